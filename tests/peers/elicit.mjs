// "Which of these places?": a client that can ask its user is asked, in the form of its protocol version, and the answer decides.
//   elicit.mjs legacy|2026-07-28 COMMAND...      the upstream is the Nominatim of Andorra, which has two Plaça Major
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'

const [era, command, ...args] = process.argv.slice(2)
const ORDINO = 1058074052

// The choices as [value, title], however the protocol version spells them.
function options (schema) {
  const [name, field] = Object.entries(schema.properties)[0]
  return { name, rows: field.oneOf?.map(o => [o.const, o.title]) ?? field.enum.map((v, i) => [v, field.enumNames[i]]) }
}

async function ask (answer) {
  const asked = []
  const client = new Client({ name: 'peer-elicit', version: '1' }, {
    capabilities: answer ? { elicitation: {} } : {}, versionNegotiation: { mode: era === 'legacy' ? era : { pin: era } }
  })
  if (answer) {
    client.setRequestHandler('elicitation/create', ({ params }) => {
      asked.push(params.message)
      return answer(options(params.requestedSchema))
    })
  }
  await client.connect(new StdioClientTransport({ command, args, env: process.env }))
  try {
    const result = await client.callTool({ name: 'geocode', arguments: { query: 'Plaça Major' } })
    const { status, results, choices } = result.structuredContent
    return { asked, ids: results.map(r => r.osm_id), choices: choices?.length, status, isError: result.isError }
  } finally {
    await client.close()
  }
}

const checks = {
  'a choice decides': [
    ({ name, rows }) => ({ action: 'accept', content: { [name]: rows.find(([, title]) => title.includes('Ordino'))[0] } }),
    got => got.asked.length === 1 && got.ids.length === 1 && got.ids[0] === ORDINO && got.status === 'ok'],
  'a user who declines gets the list': [
    () => ({ action: 'decline' }),
    got => got.asked.length === 1 && got.choices === 2 && got.status === 'needs_user_choice' && !got.isError],
  'a client that cannot ask gets the list': [
    undefined,
    got => got.asked.length === 0 && got.choices === 2 && got.status === 'needs_user_choice']
}
for (const [name, [answer, fine]] of Object.entries(checks)) {
  const label = `elicitation, ${era}: ${name}`
  try {
    const got = await ask(answer)
    console.log(fine(got) ? `ok ${label}` : `FAIL ${label}: ${JSON.stringify(got)}`)
  } catch (e) {
    console.log(`FAIL ${label}: ${e.message.replaceAll('\n', ' ')}`)
  }
}
