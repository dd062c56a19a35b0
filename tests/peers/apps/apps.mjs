// The map in a chat: a host of MCP Apps built on AppBridge, whose view runs in a sandboxed frame of a headless Chromium.
//   apps.mjs CHROMIUM PICTURES COMMAND...
// Prints `ok NAME` or `FAIL NAME: why`. PICTURES is a folder for screenshots.
//
// The bridge runs here and not in the page of the host, which only hands its messages on. What the view sends is held
// against the schema of the protocol; what the host lets through is varied as real hosts do.
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { AppBridge, RESOURCE_MIME_TYPE } from '@modelcontextprotocol/ext-apps/app-bridge'
import schema from '@modelcontextprotocol/ext-apps/schema.json' with { type: 'json' }
import Ajv from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { launch } from 'puppeteer-core'
import { join } from 'node:path'

const [executablePath, pictures, command, ...args] = process.argv.slice(2)
const URI = 'ui://geocoder/map.html'
const WAIT_MS = 20000
const LARGEST = 300e3
// What a host sets for a resource that declares nothing.
const POLICY = "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data:; media-src 'self' data:; connect-src 'none'"
const TRIP = { places: ['Paris', 'Bern', '48.2082, 16.3738'], areas: ['Switzerland'], lines: ['Paris; Bern; Rome'], title: 'A trip' }
const ALL = { openLinks: {}, downloadFile: {}, serverTools: {}, updateModelContext: { text: {}, structuredContent: {} } }

const ajv = addFormats(new Ajv({ strict: false }))
// Each definition is a schema of its own: it refers to its own $defs as those of the root.
const forms = Object.fromEntries(Object.values(schema.$defs).filter(d => d.properties?.method)
  .map(d => [d.properties.method.const, ajv.compile(d)]))
const demand = (good, why) => { if (!good) throw new Error(why) }

async function connect (mode, extensions) {
  const capabilities = extensions ? { extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: [RESOURCE_MIME_TYPE] } } } : {}
  const client = new Client({ name: 'peer-apps', version: '1' }, { capabilities, versionNegotiation: { mode } })
  await client.connect(new StdioClientTransport({ command, args, env: process.env }))
  return client
}

// The end of the bridge that hands messages on to the frame of a page, and notes what is wrong with those from there.
function transportOf (page, seen) {
  const transport = {
    start: async () => {},
    close: async () => {},
    send: message => page.evaluate(m => document.querySelector('iframe').contentWindow.postMessage(m, '*'), message)
  }
  return page.exposeFunction('hear', message => {
    seen.said.push(message)
    const { jsonrpc, id, ...rest } = message // of the envelope, which the schema leaves out
    const form = forms[message.method]
    if (jsonrpc !== '2.0') seen.complaints.push('no jsonrpc')
    if (message.method?.startsWith('ui/') && !form?.(rest)) seen.complaints.push(`${message.method}: ${ajv.errorsText(form?.errors)}`)
    transport.onmessage?.(message)
  }).then(() => transport)
}

const chromium = await launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] })

// A chat with the view in it, after the tool's input and, unless it is absent, its result.
async function chat (client, { can = ALL, context = {}, given = TRIP, result, height = 440, width = 640 } = {}) {
  const page = await chromium.newPage()
  const seen = { said: [], complaints: [], elsewhere: [], context: [], links: [], files: [] }
  page.on('console', m => m.type() === 'error' && seen.complaints.push(m.text()))
  page.on('pageerror', e => seen.complaints.push(e.message))
  page.on('request', r => !/^(data|blob|about):/.test(r.url()) && seen.elsewhere.push(r.url()))
  await page.setViewport({ width, height })
  const bridge = new AppBridge(client, { name: 'peer-apps', version: '1' }, can, { hostContext: context })
  const ready = new Promise(resolve => { bridge.oninitialized = resolve })
  bridge.onupdatemodelcontext = async params => { seen.context.push(params); return {} }
  bridge.onopenlink = async ({ url }) => { seen.links.push(url); return {} }
  bridge.ondownloadfile = async ({ contents }) => { seen.files.push(...contents); return {} }
  bridge.onsizechange = ({ height }) => { seen.height = height }
  bridge.onrequestdisplaymode = async ({ mode }) => { seen.mode = mode; return { mode } }
  await bridge.connect(await transportOf(page, seen))
  const { contents: [{ text }] } = await client.readResource({ uri: URI })
  await page.setContent('<body style="margin:0"><iframe sandbox="allow-scripts" style="border:0;width:100vw;height:100vh"></iframe>')
  await page.evaluate((html, policy) => {
    addEventListener('message', event => window.hear(event.data))
    document.querySelector('iframe').srcdoc = html.replace('<meta', `<meta http-equiv="Content-Security-Policy" content="${policy}"><meta`)
  }, text, POLICY)
  await Promise.race([ready, new Promise((resolve, reject) => setTimeout(reject, WAIT_MS, new Error('no handshake')))])
  await bridge.sendToolInput({ arguments: given })
  if (result) await bridge.sendToolResult(result)
  const frame = await (await page.$('iframe')).contentFrame()
  const shows = (id, pattern) => frame.waitForFunction((i, p) => new RegExp(p).test(document.getElementById(i).textContent),
    { timeout: WAIT_MS }, id, pattern)
  const heard = async (list, count = 1) => {
    for (let i = 0; i < 100 && list.length < count; i++) await new Promise(resolve => setTimeout(resolve, 50))
    demand(list.length >= count, 'the host was not told')
    return list
  }
  return { page, frame, bridge, seen, shows, heard }
}

// The share of the map's pixels that have the colour of a variable of the style.
const share = (frame, name) => frame.$eval('#map', (canvas, variable) => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const probe = document.createElement('canvas').getContext('2d')
  probe.fillStyle = getComputedStyle(canvas).getPropertyValue(variable)
  probe.fillRect(0, 0, 1, 1)
  const [r, g, b] = probe.getImageData(0, 0, 1, 1).data
  let same = 0
  for (let i = 0; i < data.length; i += 4) same += data[i] === r && data[i + 1] === g && data[i + 2] === b
  return same * 4 / data.length
}, name)

const call = (client, given = TRIP) => client.callTool({ name: 'show_map', arguments: given })

const checks = {
  async 'only a client with apps is told of them' (client, mode) {
    const plain = await connect(mode, false)
    const [with_, without] = [client, plain].map(c => c.getServerCapabilities().extensions?.['io.modelcontextprotocol/ui'])
    await plain.close()
    demand(with_?.mimeTypes?.[0] === RESOURCE_MIME_TYPE && !without, JSON.stringify([with_, without]))
  },
  async 'one tool has a page, which the list and its content describe alike' (client) {
    const { tools } = await client.listTools()
    const shown = tools.filter(t => t._meta?.ui)
    demand(shown.length === 1 && shown[0].name === 'show_map' && shown[0]._meta.ui.resourceUri === URI, 'tools')
    const listed = (await client.listResources()).resources.find(r => r.uri === URI)
    const { contents: [page] } = await client.readResource({ uri: URI })
    demand(page.mimeType === RESOURCE_MIME_TYPE && page.text.length < LARGEST, `${page.mimeType}, ${page.text.length} bytes`)
    const form = ajv.compile(schema.$defs.McpUiResourceMeta)
    demand(form(page._meta.ui) && JSON.stringify(listed._meta) === JSON.stringify(page._meta), 'meta')
  },
  async 'a result is drawn' (client, mode, shot) {
    const view = await chat(client, { result: await call(client), context: { theme: 'light' } })
    await view.shows('list', 'Paris.*Bern.*Switzerland')
    await view.shows('title', 'A trip')
    await view.shows('attribution', 'GeoNames')
    await shot(view)
    const [land, pin, line] = [await share(view.frame, '--map-land'), await share(view.frame, '--map-pin'), await share(view.frame, '--map-line')]
    demand(land > 0.1 && pin > 0 && line > 0, `land ${land}, pins ${pin}, lines ${line}`)
    demand(view.seen.height > 200, `height ${view.seen.height}`)
    return view
  },
  async 'without its structure it is drawn from the text' (client) {
    const { content } = await call(client)
    const view = await chat(client, { result: { content }, can: {} })
    await view.shows('list', 'Paris.*Bern')
    return view
  },
  async 'without either the view calls the tool again' (client) {
    const view = await chat(client, { result: { content: [{ type: 'text', text: '[removed]' }] } })
    await view.shows('list', 'Paris.*Bern')
    return view
  },
  async 'the model reads no outline' (client) {
    const { content, structuredContent, _meta } = await call(client)
    demand(!JSON.stringify([content, structuredContent]).includes('MultiPolygon'), 'it does')
    demand(_meta.map.areas[0].coordinates.flat(2).length > 100, JSON.stringify(_meta).slice(0, 200))
  },
  async 'without the outlines the view asks for them, or shows boxes' (client) {
    const { content, structuredContent } = await call(client)
    const view = await chat(client, { result: { content, structuredContent } })
    await view.shows('list', 'Paris.*Bern.*Switzerland')
    await view.frame.waitForSelector('#list .area', { timeout: WAIT_MS })
    const other = await chat(client, { result: { content, structuredContent }, can: {} })
    await other.shows('list', 'Paris.*Bern.*Switzerland')
    demand(await other.frame.$('#list .box'), 'no box')
    await other.page.close()
    return view
  },
  async 'a pick is told to the model, a link and a file go through the host' (client, mode, shot) {
    const view = await chat(client, { result: await call(client) })
    await view.shows('list', 'Bern')
    await view.frame.click('#list li:nth-child(2) button')
    const [{ content, structuredContent }] = await view.heard(view.seen.context)
    demand(/Bern.*46\.9/.test(content[0].text) && /^G/.test(structuredContent.id), JSON.stringify(content))
    const box = await (await view.frame.$('#map')).boundingBox()
    await view.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2 - 18)
    demand(/Bern/.test((await view.heard(view.seen.context, 2))[1].content[0].text), 'a click on the pin')
    await view.page.mouse.click(box.x + box.width / 2 + 80, box.y + box.height / 2 + 60)
    demand(/the point/.test((await view.heard(view.seen.context, 3))[2].content[0].text), 'a click beside it')
    await shot(view)
    await view.frame.click('#open')
    demand(/^https:\/\/www\.openstreetmap\.org\//.test((await view.heard(view.seen.links))[0]), 'link')
    await view.frame.click('#save')
    const { resource } = (await view.heard(view.seen.files))[0]
    const { features, attribution } = JSON.parse(resource.text)
    demand(features.length === 5 && /GeoNames/.test(attribution), resource.text.slice(0, 200))
    const area = features.find(({ properties }) => /Switzerland/.test(properties.name) && properties.number === undefined).geometry
    demand(area.type === 'MultiPolygon' && area.coordinates.flat().every(ring => ring.length > 3 && String(ring[0]) === String(ring.at(-1))), JSON.stringify(area).slice(0, 200))
    return view
  },
  async 'a host that can do nothing is asked for nothing' (client) {
    const view = await chat(client, { result: await call(client), can: {} })
    await view.shows('list', 'Bern')
    await view.frame.click('#list li:nth-child(2) button')
    await view.shows('message', 'Bern')
    const hidden = await view.frame.$$eval('#whole, #save, #open', all => all.every(e => e.hidden))
    demand(hidden && view.seen.said.every(m => !m.id || m.method === 'ui/initialize'), JSON.stringify(view.seen.said.map(m => m.method)))
    return view
  },
  async 'dark, full screen, and the theme changes' (client, mode, shot) {
    const view = await chat(client, { result: await call(client), context: { theme: 'dark', availableDisplayModes: ['inline', 'fullscreen'] } })
    await view.shows('list', 'Bern')
    const dark = await view.frame.$eval('#map', e => getComputedStyle(e).getPropertyValue('--map-land'))
    await shot(view)
    await view.frame.click('#whole')
    await view.frame.waitForFunction(() => true)
    await view.bridge.sendHostContextChange({ theme: 'light', displayMode: 'fullscreen' })
    await view.frame.waitForFunction(d => getComputedStyle(document.getElementById('map')).getPropertyValue('--map-land') !== d, { timeout: WAIT_MS }, dark)
    demand(view.seen.mode === 'fullscreen', 'mode')
    return view
  },
  async 'over the antimeridian' (client, mode, shot) {
    const given = { boxes: ['170,-22,-170,-10'], places: ['Suva', 'Apia'] }
    const view = await chat(client, { given, result: await call(client, given), width: 360, height: 300 })
    await view.shows('attribution', 'GeoNames')
    await shot(view)
    demand(await share(view.frame, '--map-box') > 0 && await share(view.frame, '--map-pin') > 0, 'nothing is drawn')
    return view
  },
  async 'what is wrong is said' (client) {
    const view = await chat(client, { given: { boxes: ['1,2'] }, result: await call(client, { boxes: ['1,2'] }) })
    await view.shows('message', 'boxes must be four numbers')
    await view.bridge.sendToolCancelled({ reason: 'enough' })
    await view.shows('message', 'Cancelled: enough')
    await view.bridge.sendToolResult(await call(client, { places: ['Bern', 'Xyzzyplugh'] }))
    await view.shows('message', '1 of 2 places.*Xyzzyplugh')
    await view.bridge.sendToolResult({ content: [], structuredContent: { map: { camera: { bbox: [0, 0, 1, 1] }, markers: [null, { lat: 'x' }, { lat: 1, lon: 1, label: '<b>x</b>' }], areas: [{ coordinates: 1 }] } } })
    await view.shows('list', '^<b>x</b>$')
    demand(JSON.stringify(await view.bridge.teardownResource({})) === '{}', 'teardown')
    return view
  }
}

let pictureNumber = 0
for (const mode of ['legacy', { pin: '2026-07-28' }]) {
  const era = mode.pin ?? mode
  const client = await connect(mode, true)
  for (const [name, check] of Object.entries(checks)) {
    try {
      const shot = ({ page }) => page.screenshot({ path: join(pictures, `apps-${++pictureNumber}.png`) })
      const view = await check(client, mode, shot)
      if (view) {
        const wrong = [...view.seen.complaints, ...view.seen.elsewhere]
        await view.page.close()
        demand(!wrong.length, wrong.join('; '))
      }
      console.log(`ok apps, ${era}: ${name}`)
    } catch (error) {
      console.log(`FAIL apps, ${era}: ${name}: ${error.message}`)
    }
  }
  await client.close()
}
await chromium.close()
