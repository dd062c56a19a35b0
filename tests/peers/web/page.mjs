// The map page in a headless Chromium, as its users have it: searched, clicked, typed into, given a table, talked to.
//   page.mjs CHROMIUM URL TOKEN-URL INDEX-URL DOWN-URL PUBLIC-URL TOKEN PUBLIC-LOG PICTURES TABLES
// INDEX-URL has an index file of OpenStreetMap's data; the upstream of DOWN-URL does not answer. PUBLIC-URL has tiles, an
// index file, and before it the stand-in of public.mjs, which writes PUBLIC-LOG.
// Prints `ok NAME` or `FAIL NAME: why`. PICTURES is a folder for screenshots, TABLES that of one table in nine kinds of files.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'puppeteer-core'

const [executablePath, url, tokenUrl, indexUrl, downUrl, publicUrl, token, publicLog, pictures, kinds] = process.argv.slice(2)
const WAIT_MS = 20000
const TILES = 'https://tiles.example/'
const TILE = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#fe00dc"/></svg>')
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const chromium = await launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] })

async function open (base, { width = 1200, height = 800, scheme = 'light', query = '', hasTiles = false } = {}) {
  const page = await chromium.newPage()
  const seen = { complaints: [], elsewhere: [], tiles: 0 }
  page.on('console', m => m.type() === 'error' && seen.complaints.push(m.text()))
  page.on('pageerror', e => seen.complaints.push(e.message))
  await page.setRequestInterception(hasTiles)
  page.on('request', r => {
    const isTile = hasTiles && r.url().startsWith(TILES)
    if (isTile) seen.tiles++
    else if (!/^(data|blob):/.test(r.url()) && new URL(r.url()).origin !== base) seen.elsewhere.push(r.url())
    if (hasTiles) isTile ? r.respond({ contentType: 'image/svg+xml', body: TILE }) : r.continue()
  })
  await page.setViewport({ width, height })
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
  await page.goto(base + '/' + query, { waitUntil: 'networkidle0' })
  return { page, seen }
}

const text = (page, id) => page.$eval('#' + id, e => e.textContent)
const waitFor = (page, test, ...args) => page.waitForFunction(test, { timeout: WAIT_MS }, ...args)
const has = (page, id, pattern) => waitFor(page, (i, p) => new RegExp(p, 'i').test(document.getElementById(i).textContent), id, pattern)
const rows = (page, count) => waitFor(page, n => document.querySelectorAll('#results li').length >= n, count)

async function ask (page, words) {
  await page.$eval('#query', e => { e.value = '' })
  await page.type('#query', words)
  await page.keyboard.press('Enter')
}

async function drop (page, lines, name = 'table.csv') {
  await page.evaluate((bytes, called) => {
    const files = new DataTransfer()
    files.items.add(new File([Uint8Array.from(atob(bytes), c => c.charCodeAt(0))], called))
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: files }))
  }, (Buffer.isBuffer(lines) ? lines : Buffer.from(lines.join('\r\n'))).toString('base64'), name)
}

// What the page shows of each column: header, role.
const columnsOf = page => page.$$eval('#table tbody tr', all => all.map(row => `${row.querySelector('th').textContent}=${row.querySelector('select').value}`).join())

// Lets each call wait until the function that it returns is called; `count` tells of how many there were.
async function hold (page) {
  const held = []
  await page.setRequestInterception(true)
  page.on('request', r => new URL(r.url()).pathname === '/mcp' && held ? held.push(r) : r.continue().catch(() => {})) // of tiles, when no more is held
  return { count: () => held.length, release: () => Promise.all(held.map(r => r.continue())) }
}

// How many different colours the map has: a blank one has one.
const colours = page => page.$eval('#map', canvas => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const found = new Set()
  for (let i = 0; i < data.length; i += 4 * 97) found.add(data[i] << 16 | data[i + 1] << 8 | data[i + 2])
  return found.size
})

// The share of the map's pixels that have the colour of a variable of the style.
const share = (page, name) => page.$eval('#map', (canvas, variable) => {
  const context = canvas.getContext('2d')
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  const probe = document.createElement('canvas').getContext('2d')
  probe.fillStyle = getComputedStyle(canvas).getPropertyValue(variable)
  probe.fillRect(0, 0, 1, 1)
  const [r, g, b] = probe.getImageData(0, 0, 1, 1).data
  let same = 0
  for (let i = 0; i < data.length; i += 4) same += data[i] === r && data[i + 1] === g && data[i + 2] === b
  return same * 4 / data.length
}, name)

async function barriers (page) {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() => window.axe.run())
  return violations.map(v => `${v.id} (${v.nodes[0].target}: ${v.nodes[0].failureSummary})`)
}

const demand = (good, why) => { if (!good) throw new Error(why) }

const checks = {
  async 'the world is drawn: land, sea, labels' (shot) {
    const { page, seen } = await open(url)
    await shot(page)
    const [land, sea] = [await share(page, '--map-land'), await share(page, '--map-sea')]
    demand(land > 0.1 && sea > 0.3, `land ${land}, sea ${sea}`)
    demand(await colours(page) > 20, 'no labels')
    return { page, seen }
  },
  async 'searched, with a card of the place' (shot) {
    const { page, seen } = await open(url)
    await ask(page, 'Zermatt')
    await rows(page, 1)
    await has(page, 'details', '46[.]0')
    demand(/Zermatt/.test(await text(page, 'results')) && /Time/.test(await text(page, 'details')), 'no card')
    await shot(page)
    return { page, seen }
  },
  async 'several places of one name, one of them chosen' (shot) {
    const { page, seen } = await open(url)
    await ask(page, 'Springfield')
    await rows(page, 5)
    await shot(page)
    await page.click('#results li:nth-child(3) button')
    await has(page, 'details', '39[.]8')
    demand(await page.$eval('#results li:nth-child(3) button', e => e.getAttribute('aria-current')) === 'true', 'not marked')
    return { page, seen }
  },
  async 'an outline' (shot) {
    const { page, seen } = await open(url)
    await ask(page, 'Bavaria')
    await rows(page, 1)
    await has(page, 'details', 'MGRS')
    await waitFor(page, () => true)
    await page.waitForNetworkIdle()
    await shot(page)
    return { page, seen }
  },
  async 'suggestions, by the keyboard alone' () {
    const { page, seen } = await open(url)
    await page.keyboard.press('Tab')
    for (let i = 0; i < 5 && await page.evaluate(() => document.activeElement.id) !== 'query'; i++) await page.keyboard.press('Tab')
    await page.keyboard.type('Reykj')
    await waitFor(page, () => document.querySelectorAll('#suggestions li').length > 0)
    await page.keyboard.press('ArrowDown')
    demand(await page.$eval('#query', e => document.getElementById(e.getAttribute('aria-activedescendant'))?.ariaSelected) === 'true', 'nothing is active')
    await page.keyboard.press('Enter')
    await has(page, 'results', 'Reykjav')
    return { page, seen }
  },
  async 'a click asks what is there, and the map moves by keys' () {
    const { page, seen } = await open(url, { query: '#q=Bern' })
    await rows(page, 1)
    await page.waitForNetworkIdle()
    await page.focus('#map')
    for (const key of ['ArrowLeft', '+', '-', 'ArrowUp']) await page.keyboard.press(key)
    await page.keyboard.press('Enter')
    await has(page, 'details', 'Geohash')
    await page.mouse.click(900, 500)
    await has(page, 'call', 'distance_m|display_name')
    return { page, seen }
  },
  async 'nearby by category' () {
    const { page, seen } = await open(url, { query: '#q=Innsbruck' })
    await rows(page, 1)
    await page.click('#nearby')
    await page.$eval('#category', e => { e.value = 'peak' })
    await page.click('#nearby-form button')
    await has(page, 'results', 'km')
    return { page, seen }
  },
  async 'distance by two clicks' () {
    const { page, seen } = await open(url)
    await page.click('#distance')
    await page.mouse.click(700, 300)
    await has(page, 'message', 'other end')
    await page.mouse.click(1000, 320)
    await has(page, 'message', 'km as the crow flies')
    return { page, seen }
  },
  async 'as JSON, curl and a call of MCP' () {
    const { page, seen } = await open(url, { query: '#q=Oslo' })
    await rows(page, 1)
    await page.click('#code summary')
    await has(page, 'call', '"display_name": "Oslo')
    await page.click('#tab-curl')
    await has(page, 'call', 'curl http.*tools/call')
    await page.keyboard.press('ArrowRight')
    await has(page, 'call', '"arguments"')
    return { page, seen }
  },
  async 'a table dropped on it, an ambiguous row decided, downloaded' (shot) {
    const { page, seen } = await open(url)
    const rowsOf = ['name;city;country', 'A;Bern;Switzerland', 'B;Springfield;United States', '"=1+1";Xyzzyplugh;', 'D;Lyon;France']
    await drop(page, ['\uFEFF' + rowsOf[0], ...rowsOf.slice(1)], 'people.csv')
    await has(page, 'message', '2 found, 1 to decide, 1 not found')
    await shot(page)
    await page.click('#table fieldset button')
    await has(page, 'message', '3 found, 0 to decide')
    const csv = await page.evaluate(() => tableCsv())
    const lines = csv.trim().split('\r\n')
    demand(lines.length === 5 && lines[0] === 'name,city,country,geo_lat,geo_lon,geo_label,geo_id,geo_match,geo_status,geo_attribution', lines[0])
    demand(lines[3].startsWith("'=1+1,"), `a formula: ${lines[3]}`)
    demand(/^B,Springfield,United States,\d/.test(lines[2]) && /,ok,"GeoNames, /.test(lines[2]), lines[2])
    demand(/,needs_clarification,$/.test(lines[3]), `nothing is credited: ${lines[3]}`)
    const geojson = JSON.parse(await page.evaluate(() => tableGeojson()))
    demand(geojson.features.length === 4 && geojson.features[2].geometry === null && geojson.features[0].geometry.coordinates[0] > 7, 'GeoJSON')
    demand(/^GeoNames, /.test(geojson.attribution) && !('geo_attribution' in geojson.features[0].properties), geojson.attribution)
    return { page, seen }
  },
  async 'tables whose rows are all found, all not, or as it comes, also by chunk' () {
    const { page, seen } = await open(url)
    const many = (count, name) => Array(count).fill(name)
    const tables = [
      [['Berlin', 'Paris'], '2 found, 0 to decide, 0 not found'],
      [['Xyzzyplugh', 'Qwxyzzyq'], '0 found, 0 to decide, 2 not found'],
      [['Springfield'], '0 found, 1 to decide, 0 not found'],
      [[...many(50, 'Berlin'), ...many(50, 'Xyzzyplugh'), 'Paris', 'Springfield', 'Xyzzyplugh'], '51 found, 1 to decide, 51 not found'],
      [many(5000, 'Lyon'), '5000 found, 0 to decide, 0 not found']
    ]
    for (const [names, told] of tables) {
      await drop(page, ['city', ...names])
      await has(page, 'message', `^${told}`)
      const csv = (await page.evaluate(() => tableCsv())).trim().split('\r\n').map(line => line.match(/("[^"]*"|[^,]*)(,|$)/g).map(cell => cell.replace(/,$/, '')))
      const at = csv[0].indexOf('geo_status')
      const status = name => ({ Xyzzyplugh: 'needs_clarification', Qwxyzzyq: 'needs_clarification', Springfield: 'needs_user_choice' })[name] ?? 'ok'
      demand(csv.length === names.length + 1 && names.every((name, i) => csv[i + 1][at] === status(name)), `geo_status of ${told}`)
    }
    return { page, seen }
  },
  async 'in a country column, codes are codes before they are names' () {
    const { page, seen } = await open(url)
    const labels = async (rowsOf, told) => {
      await drop(page, rowsOf)
      await has(page, 'message', `^${told}`)
      return page.evaluate(() => job.answers.map(({ label }) => label && label.split(', ').pop()).join())
    }
    const cities = await labels(['city;country', 'Dover;DE', 'London;can', 'London;124', 'Lyon;Fr', 'Springfield;United States', ';CR', ';bi', 'Paris;'],
      '6 found, 1 to decide, 1 not found')
    demand(cities === ',Canada,Canada,France,United States,Costa Rica,Burundi,France', cities)
    const queries = await labels(['query,cc', '"Perth",GBR', '"London, Ontario",CA'], '2 found, 0 to decide')
    demand(queries === 'United Kingdom,Canada', queries)
    return { page, seen }
  },
  async 'it shows that it works, and is asked once however often Enter is pressed' (shot) {
    const { page, seen } = await open(url)
    const calls = await hold(page)
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    await page.type('#query', 'Zermatt')
    for (let i = 0; i < 3; i++) await page.keyboard.press('Enter')
    await page.click('#ask button')
    await has(page, 'busy', 'Looking up')
    await shot(page)
    const busy = () => page.evaluate(() => [document.getElementById('answer').getAttribute('aria-busy'), document.querySelector('#ask button').getAttribute('aria-disabled')].join())
    demand(await busy() === 'true,true', `busy: ${await busy()}`)
    const moves = await page.evaluate(() => getComputedStyle(document.getElementById('answer'), '::before').animationName)
    demand(moves === 'none', `moves: ${moves}`)
    const barred = await barriers(page)
    demand(!barred.length, `axe while busy: ${barred.join('; ')}`)
    demand(calls.count() === 1, `${calls.count()} calls`)
    await page.setRequestInterception(false)
    await calls.release().catch(() => {})
    await has(page, 'details', 'Geohash')
    await waitFor(page, () => document.getElementById('answer').getAttribute('aria-busy') === 'false')
    demand(await text(page, 'busy') === '' && /found|1 place/.test(await text(page, 'message')), 'it does not tell that it is done')
    return { page, seen }
  },
  async 'data of OpenStreetMap are credited where they are shown, and only there' (shot) {
    const { page, seen } = await open(indexUrl)
    const osm = /OpenStreetMap contributors/
    const credits = async (name, isOsm) => {
      const told = await text(page, 'attribution')
      demand(osm.test(told) === isOsm && /GeoNames/.test(told), `${name}: ${told}`)
    }
    await credits('the empty map', false)
    await page.type('#query', 'Rue Grim', { delay: 60 })
    await has(page, 'suggestions', 'Rue Grimaldi')
    await credits('suggestions', true)
    await ask(page, '57 Rue Grimaldi')
    await has(page, 'details', 'Geohash')
    await waitFor(page, () => document.getElementById('suggestions').hidden)
    await credits('a search', true)
    demand(await page.$eval('#attribution a[href*="openstreetmap.org"]', a => a.textContent) === 'licence', 'no link')
    await shot(page)
    await page.click('#clear')
    await waitFor(page, () => /OpenStreetMap/.test(document.getElementById('attribution').textContent)) // once its tiles are there
    await credits('cleared, with streets on the map', true)
    await page.evaluate(() => map.show(0, -30, 4))
    await waitFor(page, () => !/OpenStreetMap/.test(document.getElementById('attribution').textContent))
    await drop(page, ['address', '57 Rue Grimaldi, Monaco', 'Berlin'])
    await has(page, 'message', '2 found')
    await credits('a table', true)
    const files = await page.evaluate(() => [tableCsv(), tableGeojson()])
    demand(files.every(file => osm.test(file)) && osm.test(JSON.parse(files[1]).attribution), 'in files')
    await ask(page, 'show me Rue Grimaldi in Monaco')
    await has(page, 'call', 'overallStatus')
    await credits('the chat', true)
    await ask(page, 'Oslo')
    await has(page, 'results', 'Oslo')
    await waitFor(page, () => !/OpenStreetMap/.test(document.getElementById('attribution').textContent))
    await page.evaluate(() => { location.hash = 'q=43.7397,7.4189' })
    await has(page, 'details', 'Geohash')
    await waitFor(page, () => /OpenStreetMap/.test(document.getElementById('attribution').textContent))
    return { page, seen }
  },
  async 'warnings of answers, of tables and of the chat' (shot) {
    const { page, seen } = await open(downUrl)
    const warned = () => has(page, 'message', 'Warning: From the gazetteer, because the upstream did not answer')
    await ask(page, '10 Rue Grimaldi, Monaco')
    await warned()
    await shot(page)
    demand(!/[(][A-Z]\d+[)]/.test(await text(page, 'message')), `ids: ${await text(page, 'message')}`)
    await drop(page, ['city', 'Berlin'])
    await has(page, 'message', '1 found')
    await warned()
    await ask(page, 'show me Lyon and then what time is it there')
    await has(page, 'call', 'overallStatus')
    await warned()
    return { page, seen }
  },
  async 'nine kinds of files: columns, roles, rows; customers are not looked up' (shot) {
    const { page, seen } = await open(url)
    const latin = 'Customer=-,City=city,Country=country'
    const files = {
      'utf8.csv': latin, 'utf16.txt': latin, 'windows1252.csv': latin, 'shift_jis.csv': '氏名=-,都道府県=state,市区町村=city', 'customers.xlsx': latin,
      'customers.ods': latin, 'customers.csv.gz': latin, 'customers.ndjson': latin, 'customers.geojson': 'lat=lat,lon=lon,Customer=-'
    }
    for (const [name, columns] of Object.entries(files)) {
      await page.click('#clear')
      await drop(page, readFileSync(join(kinds, name)), name)
      await has(page, 'message', '^3 found, 0 to decide, 0 not found')
      demand(await columnsOf(page) === columns, `${name}: ${await columnsOf(page)}`)
      await page.click('#table summary')
      const values = await page.$eval('#table tbody', e => e.textContent)
      demand(/Ada Cook [|] Joe Ray [|] Lincoln/.test(values) || /札幌市 [|] 大阪市 [|] 福岡市/.test(values), `${name}: ${values}`)
      const looked = await page.evaluate(() => job.rows.map(({ query }) => query ?? '').join())
      demand(!/Ada|佐藤/.test(looked), `${name} looks up ${looked}`)
      if (/xlsx|1252/.test(name)) await shot(page)
    }
    return { page, seen }
  },
  async 'a role that the user changes, and a table without known columns' (shot) {
    const { page, seen } = await open(url)
    await drop(page, ['xq,zv', 'q1,Bern', 'q2,Xyzzyplugh'])
    await has(page, 'message', 'Choose what the columns are')
    await shot(page)
    await page.select('#table tbody tr:nth-child(2) select', 'city')
    await has(page, 'message', '^1 found, 0 to decide, 1 not found')
    await page.click('#table summary')
    await page.select('#table tbody tr:nth-child(1) select', 'city')
    await has(page, 'message', '^0 found')
    demand(await columnsOf(page) === 'xq=city,zv=-', await columnsOf(page))
    await drop(page, ['a,b', '47,8', '46,7', '48,9'])
    await has(page, 'table', 'Header')
    await page.select('#table tbody tr:nth-child(1) select', 'lat')
    await has(page, 'message', 'the other coordinate')
    await page.select('#table tbody tr:nth-child(2) select', 'lon')
    await has(page, 'message', '^3 found')
    demand(await page.evaluate(() => job.answers.every(({ label }) => /Switzerland|Germany|France/.test(label))), 'not there')
    return { page, seen }
  },
  async 'a table of points whose columns are swapped is read by where they are, and as the user says' (shot) {
    const { page, seen } = await open(url)
    await drop(page, ['name,lat,lon', ...Array.from({ length: 120 }, (_, i) => `P${i},${2 + i / 1000},${48 + i / 1000}`), 'Sydney,151.2,-33.8'], 'points.csv')
    await has(page, 'message', '121 found, 0 to decide, 0 not found')
    await has(page, 'table', "Looks up lat=lon, lon=lat; not used: name.*Latitude and longitude are in each other's columns")
    await shot(page)
    const lines = (await page.evaluate(() => tableCsv())).trim().split('\r\n')
    demand(lines.length === 122 && /France/.test(lines[1]) && /Australia/.test(lines[121]), lines[121])
    await page.click('#table summary')
    await page.select('#table tbody tr:nth-child(2) select', 'lat')
    await page.select('#table tbody tr:nth-child(3) select', 'lon')
    await has(page, 'table', '1 of 121 points have a latitude beyond 90 degrees, 120 of 121 points are at sea: .*swapped')
    return { page, seen }
  },
  async 'a sentence, a choice, the rest of the plan' (shot) {
    const { page, seen } = await open(url)
    await ask(page, 'distance from Springfield to Chicago')
    await waitFor(page, () => document.querySelectorAll('#choices button').length === 5)
    await shot(page)
    await page.click('#choices button:nth-child(3)')
    await has(page, 'message', 'km')
    return { page, seen }
  },
  async 'a trip without a verb, and the call that asks for it' () {
    const { page, seen } = await open(url)
    await ask(page, 'Paris, Texas to Austin via Waco')
    await has(page, 'message', 'km as the crow flies')
    await page.click('#code summary')
    await page.click('#tab-curl')
    await has(page, 'call', 'curl http.*/api/chat .*userMessage')
    return { page, seen }
  },
  async 'short and long rows, cells that would be formulas, a file of several requests, thousands of pins' () {
    const { page, seen } = await open(url)
    await drop(page, ['Straße;Nr;PLZ;Ort', 'Gasse;3;8001;Zürich', 'Weg;5', 'Weg;5;3011;Bern;more'])
    await has(page, 'message', '3 |found|0 found')
    await waitFor(page, () => document.querySelector('#table .row button')?.textContent === 'Download CSV')
    const found = await page.evaluate(() => ({ cells: job.rows.map(({ cells }) => cells.join('|')), safe: ['-5.2', '=1', '+1-2', ' \u200b@a', ' -5'].map(csvCell) }))
    demand(JSON.stringify(found) === JSON.stringify({
      cells: ['Gasse|3|8001|Zürich', 'Weg|5||', 'Weg|5|3011|Bern, more'], safe: ['-5.2', "'=1", "'+1-2", "' \u200b@a", ' -5']
    }), JSON.stringify(found))
    const rowsOf = await page.evaluate(async () => {
      const line = `Lyon,${'x'.repeat(300)}\n`
      const { rows } = await readTable(new File([`city,text\n${line.repeat(12000)}`], 'large.csv'), '', () => true)
      return [rows.length, rows.every(({ query }) => query === 'Lyon')].join()
    })
    demand(rowsOf === '12000,true', rowsOf)
    await page.evaluate(() => {
      const markers = Array.from({ length: 5000 }, (_, i) => ({ lat: (i % 100) - 50, lon: i / 14 - 180, label: 'x', number: i }))
      show({ markers }, around(markers))
    })
    await waitFor(page, () => true)
    demand(await share(page, '--map-pin') > 0.01, 'no pins')
    return { page, seen }
  },
  async 'a typing error is answered with what was meant' () {
    const { page, seen } = await open(url)
    await ask(page, 'Rejkjavikk')
    await waitFor(page, () => document.querySelector('#results li, #choices button'))
    return { page, seen }
  },
  async 'dark' (shot) {
    const { page, seen } = await open(url, { scheme: 'dark', query: '#q=Mount Fuji' })
    await rows(page, 1)
    await has(page, 'details', 'Geohash')
    await shot(page)
    demand(await share(page, '--map-land') > 0.02, 'no land in the dark')
    return { page, seen }
  },
  async '390 pixels wide' (shot) {
    const { page, seen } = await open(url, { width: 390, height: 844, query: '#q=Fiji' })
    await rows(page, 1)
    await has(page, 'details', 'Geohash')
    await shot(page)
    demand(await page.evaluate(() => document.documentElement.scrollWidth <= 390), 'wider than the screen')
    return { page, seen }
  },
  async 'a token is asked for and used' () {
    const { page } = await open(tokenUrl)
    await ask(page, 'Bern')
    await page.waitForSelector('#token', { visible: true, timeout: WAIT_MS })
    await page.type('#token', token)
    await page.click('#token-form button')
    await has(page, 'results', 'Bern')
    demand(await page.evaluate(() => !localStorage.length && !sessionStorage.length && !document.cookie), 'the token was kept')
    return { page, seen: { complaints: [], elsewhere: [] } } // the 401 is told to the console by the browser
  },
  async 'tiles, their owner and the policy' (shot) {
    const { page, seen } = await open(publicUrl, { hasTiles: true })
    demand(/Tiles of the test/.test(await text(page, 'attribution')), 'no attribution')
    await waitFor(page, () => true)
    await shot(page)
    demand(seen.tiles > 3, `${seen.tiles} tiles`)
    const policy = (await page.goto(publicUrl)).headers()['content-security-policy']
    demand(/img-src 'self' data: https:\/\/tiles[.]example$/.test(policy), policy)
    return { page, seen }
  },
  async 'on the public host: suggestions of files only, no tables, no details' (shot) {
    const { page, seen } = await open(publicUrl, { hasTiles: true })
    const asked = () => readFileSync(publicLog, 'utf8').split('\n').filter(Boolean)
    const before = asked().length
    for (const [typed, found] of [['Reykj', 'Reykjav'], ['Rue Grim', 'Rue Grimaldi']]) { // of the gazetteer, of the index file
      await page.$eval('#query', e => { e.value = '' })
      await page.type('#query', typed, { delay: 60 })
      await has(page, 'suggestions', found)
    }
    await shot(page)
    demand(asked().length === before, `typing asked it: ${asked().slice(before)}`)
    await drop(page, ['name', 'Bern', 'Lyon'])
    await has(page, 'message', 'policy does not allow whole tables')
    const details = await fetch(`${publicUrl}/details?osmtype=W&osmid=2`)
    demand(details.status === 403 && asked().length === before, `/details: ${details.status}, ${asked().slice(before)}`)
    await ask(page, 'the street of the stand-in')
    await has(page, 'results', 'Rue de la Doublure')
    demand(/Data from the upstream at nominatim[.]openstreetmap[.]org, under its own licence/.test(await text(page, 'attribution')), 'the upstream is not credited')
    await page.waitForNetworkIdle()
    const paths = asked().slice(before)
    demand(paths.some(line => line.startsWith('nominatim.openstreetmap.org /search?')), `searched: ${paths}`)
    demand(paths.every(line => /^nominatim[.]openstreetmap[.]org [/](search|lookup)[?]/.test(line)), `asked: ${paths}`)
    return { page, seen }
  },
  async 'the documentation, and an example run' (shot) {
    const { page, seen } = await open(url)
    await page.goto(url + '/docs', { waitUntil: 'networkidle0' })
    await page.click('[data-run="/search"]')
    await waitFor(page, () => /display_name/.test(document.querySelector('[data-answer="/search"]').textContent))
    await shot(page)
    return { page, seen }
  }
}

for (const [name, check] of Object.entries(checks)) {
  let why = ''
  let shots = 0
  const shot = async page => writeFileSync(join(pictures ?? tmpdir(), `${name.replace(/\W+/g, '-')}-${shots++}.png`), await page.screenshot())
  try {
    const { page, seen } = await check(shot)
    const found = await barriers(page)
    demand(!found.length, `axe: ${found.join('; ')}`)
    demand(!seen.complaints.length, `console: ${seen.complaints.join(' ')}`)
    demand(!seen.elsewhere.length, `elsewhere: ${seen.elsewhere.join(' ')}`)
    await page.close()
  } catch (e) {
    why = e.message
  }
  console.log((why ? `FAIL page: ${name}: ${why}` : `ok page: ${name}`).replaceAll('\n', ' ').slice(0, 600))
}
await chromium.close()
