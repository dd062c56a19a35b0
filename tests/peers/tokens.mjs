// What a model has to read: tokens of answers and of the list of tools, and whether a client that loads tools only
// when it searches for them finds the right ones.
//   tokens.mjs COMMAND...      prints `ok tokens: NAME: N of MOST` or `FAIL ...` a row
//
// Tokens are those of o200k_base. An answer is its structured content as JSON, which is also its text; the list is what
// hosts hand on: name, description and inputSchema. A search ranks all tools by BM25 over their names, descriptions, and
// the names and descriptions of their parameters; a fitting tool must be among the first FOUND_IN.
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { encode } from 'gpt-tokenizer/encoding/o200k_base'

const LIST_MOST = 2600
const ROW_MOST = 25
const FOUND_IN = 3

const cities = ('Berlin;Paris;Rome;Madrid;Vienna;Prague;Warsaw;Budapest;Lisbon;Oslo;Helsinki;Athens;Dublin;London;Brussels;' +
  'Amsterdam;Copenhagen;Stockholm;Bern;Zurich;Geneva;Lyon;Marseille;Nice;Toulouse;Bordeaux;Nantes;Lille;Munich;Hamburg;' +
  'Cologne;Frankfurt;Stuttgart;Dresden;Leipzig;Milan;Naples;Turin;Bologna;Palermo').split(';')
const points = [[48.8566, 2.3522], [51.5074, -0.1278], [52.52, 13.405], [41.9028, 12.4964], [40.4168, -3.7038], [48.2082, 16.3738],
  [50.0755, 14.4378], [52.2297, 21.0122], [47.4979, 19.0402], [38.7223, -9.1393], [59.9139, 10.7522], [60.1699, 24.9384]]

// Of towns, villages, hills and water, on all continents.
const everywhere = [[40.015, -105.27], [43.7396, 7.4277], [47.14, 9.52], [35.01, 135.77], [-33.86, 151.21], [-1.29, 36.82], [64.15, -21.94],
  [19.43, -99.13], [-22.9, -43.2], [30.04, 31.24], [55.75, 37.62], [28.61, 77.21], [1.35, 103.82], [-41.29, 174.78], [61.22, -149.9],
  [45.5, -73.57], [39.9, 116.4], [37.57, 126.98], [14.6, 120.98], [6.52, 3.38], [-26.2, 28.05], [-12.05, -77.04], [-34.6, -58.38],
  [41.01, 28.98], [35.69, 51.39], [24.71, 46.68], [9.03, 38.74], [33.57, -7.59], [50.45, 30.52], [44.43, 26.1], [59.33, 18.07],
  [53.35, -6.26], [38.72, -9.14], [47.8, 13.04], [46.02, 7.75], [43.3, 5.4], [51.75, -1.25], [57.48, -4.22], [69.65, 18.96],
  [36.1, -115.17], [47.61, -122.33], [25.76, -80.19], [21.31, -157.86], [-13.53, -71.97], [-3.07, 37.35], [27.99, 86.93], [46.45, 6.55],
  [0, -30], [-54.8, -68.3], [71.17, 25.78]]

// Name, tool, arguments, most; a row's share of it
const answers = [
  ['one certain hit', 'geocode', { query: 'Boulder, Colorado', limit: 1 }, 163],
  ['one certain hit abroad', 'geocode', { query: 'Kyoto, Japan', limit: 1 }, 163],
  ['one place in brief', 'geocode', { query: 'Boulder, Colorado', limit: 1, detail: 'brief' }, 70],
  ['five, one of them certain', 'geocode', { query: 'Paris' }, 655],
  ['five, the first a capital and a state', 'geocode', { query: 'Berlin' }, 300],
  ['a choice of five', 'geocode', { query: 'Springfield' }, 350],
  ["a country's outline by default", 'geocode', { query: 'Switzerland', limit: 1, outline: true }, 300],
  ["a large country's outline by default", 'geocode', { query: 'France', limit: 1, outline: true }, 300],
  ['a point', 'reverse_geocode', { lat: 43.7396, lon: 7.4277 }, 160],
  ['a point in a county', 'reverse_geocode', { lat: 40.015, lon: -105.27 }, 160],
  ['50 reversed points', 'reverse_geocode', { points: everywhere }, 1500],
  ['forty places, each with its status', 'batch_geocode', { queries: cities }, 1400],
  ['a row of a batch with time zone and population', 'batch_geocode', { queries: cities, fields: ['timezone', 'population'] }, 30, cities.length],
  ['distances of twelve points', 'distance_matrix', { points }, 600],
  ['distances of twelve names', 'distance_matrix', { points: cities.slice(0, 12) }, 600],
  ['what it can do', 'geocoder_capabilities', {}, 900],
  ['nothing found', 'geocode', { query: 'xyzzyplugh' }, 120]
]

// What is not reached: the whole address stays, as programs read its parts.
const goals = { 'one certain hit': 120, 'one certain hit abroad': 120, 'five, one of them certain': 300 }

// Lists of find_places, of whose rows the mean counts: what stands around them is read once a list.
const lists = [['city', 'Poland'], ['airport', 'Germany'], ['lake', 'Finland'], ['peak', 'Switzerland'], ['county', 'United States'],
  ['division', 'Brazil'], ['island', 'Greece'], ['country', 'Africa'], ['settlement', 'Ohio'], ['town', 'Japan']]

const searches = [
  ['location', ['geocode']],
  ['city coordinates', ['geocode']],
  ['geocoding', ['geocode', 'batch_geocode', 'reverse_geocode']],
  ['look up an address', ['geocode', 'reverse_geocode']],
  ['what is at this latitude and longitude', ['reverse_geocode', 'admin_boundaries']],
  ['reverse geocoding', ['reverse_geocode']],
  ['map', ['bbox_from_place', 'geocode']],
  ['airport', ['nearby_places', 'geocode', 'find_places']],
  ['time zone', ['geocode', 'reverse_geocode']],
  ['population', ['geocode', 'find_places']],
  ['elevation bounding box', ['bbox_from_place']],
  ['satellite imagery area', ['bbox_from_place']],
  ['restaurants nearby', ['nearby_places']],
  ['points of interest', ['nearby_places', 'find_places']],
  ['which country is this point in', ['admin_boundaries', 'reverse_geocode']],
  ['postal code', ['geocode', 'reverse_geocode', 'admin_boundaries']],
  ['distance between cities', ['distance_matrix', 'route_waypoints']],
  ['many addresses at once', ['batch_geocode']],
  ['convert UTM or MGRS', ['convert_coordinates']]
]

const say = (good, name, text) => console.log(`${good ? 'ok' : 'FAIL'} tokens: ${name}: ${text}`)
const words = text => text.toLowerCase().match(/[a-z]+/g) ?? []

/** Names of the tools that have a word of the query, the best first. */
function search (tools, query) {
  const K = 1.2
  const B = 0.75
  const texts = tools.map(({ name, description, inputSchema }) => words([name, description,
    ...Object.entries(inputSchema.properties).flatMap(([key, p]) => [key, p.description ?? ''])].join(' ')))
  const mean = texts.reduce((sum, t) => sum + t.length, 0) / texts.length
  const score = text => words(query).reduce((sum, word) => {
    const count = text.filter(w => w === word).length
    const holders = texts.filter(t => t.includes(word)).length
    return sum + Math.log(1 + (texts.length - holders + 0.5) / (holders + 0.5)) * count * (K + 1) / (count + K * (1 - B + B * text.length / mean))
  }, 0)
  return tools.map((tool, i) => [tool.name, score(texts[i])]).filter(([, s]) => s > 0).sort((a, b) => b[1] - a[1]).map(([name]) => name)
}

const [command, ...args] = process.argv.slice(2)
const client = new Client({ name: 'peer-tokens', version: '1' })
await client.connect(new StdioClientTransport({ command, args, env: process.env }))
const { tools } = await client.listTools()
const read = encode(JSON.stringify(tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })))).length
say(read <= LIST_MOST, 'list of tools', `${read} of ${LIST_MOST}`)
for (const [name, tool, params, most, rows = 1] of answers) {
  const { content, structuredContent, isError } = await client.callTool({ name: tool, arguments: params })
  const tokens = Math.ceil(encode(JSON.stringify(structuredContent ?? {})).length / rows)
  const same = !isError && content[0].text === JSON.stringify(structuredContent)
  const goal = goals[name]
  say(same && tokens <= most, name,
    `${tokens} of ${most}${goal && tokens > goal ? `, goal ${goal}` : ''}${same ? '' : ', and not ' + content[0].text.slice(0, 200)}`)
}
const rows = { count: 0, tokens: 0, isShort: true }
for (const [kind, within] of lists) {
  const params = { kind, within, limit: 50 }
  const { content, structuredContent } = await client.callTool({ name: 'find_places', arguments: params })
  const text = await client.callTool({ name: 'find_places', arguments: { ...params, output_mode: 'text' } })
  rows.count += structuredContent.places.rows.length
  rows.tokens += encode(JSON.stringify(structuredContent.places.rows)).length
  rows.isShort &&= encode(text.content[0].text).length <= encode(content[0].text).length
}
const row = rows.tokens / rows.count
say(row <= ROW_MOST && rows.isShort, 'list row', `${row.toFixed(1)} of ${ROW_MOST}${rows.isShort ? '' : ', and a text is longer than its JSON'}`)
for (const [query, fitting] of searches) {
  const found = search(tools, query).slice(0, FOUND_IN)
  say(found.some(name => fitting.includes(name)), `search for "${query}"`, `finds ${found.join(', ') || 'nothing'}`)
}
await client.close()
