// A played session: what an agent is asked, the calls that answer it, and what each costs it to read.
//   tasks.mjs TASKS COMMAND...      prints `ok tasks: TASK: N calls, N tokens` a task, and the sums
//
// A line of TASKS is one of
//   task TEXT                      what the agent is asked
//   call TOOL JSON                 one tools/call; `$name` in a string is what `let` has kept
//   let  NAME PATH                 keeps a value of the answer for the next calls
//   want PATH OPERATOR VALUE       `= VALUE`, `~ NUMBER WITHIN`, `>= NUMBER`, `has TEXT` (in the value as JSON), `absent`
//   most CALLS TOKENS              what the whole task may cost
//
// A task is right when all that is wanted is there; it costs more when it is right but for `most`. What is wrong misleads
// when the answer says ok, and is a dead end when it says anything else.
// A PATH is results.0.lat; VALUE is JSON. An error is read like an answer: its `code`, `error` and `suggestion`.
// Tokens are those of o200k_base in the text that a model reads, all answers of a task together.
//
// With $OPENAI_BASE_URL, $OPENAI_MODEL and, where it wants one, $OPENAI_API_KEY, a model is asked instead, which may call any
// tool of any server. Its last sentence must have the facts that are wanted: texts, and numbers as near as the lines say.
import { readFileSync } from 'node:fs'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { encode } from 'gpt-tokenizer/encoding/o200k_base'

const [file, command, ...args] = process.argv.slice(2)
const client = new Client({ name: 'peer-tasks', version: '1' })
await client.connect(new StdioClientTransport({ command, args, env: process.env }))
const { tools: listed } = await client.listTools() // from now on, the client holds answers against their schemas

const at = (value, path) => path.split('.').reduce((v, key) => v?.[key], value)
const operators = {
  '=': (value, wanted) => JSON.stringify(value) === wanted,
  '~': (value, wanted) => typeof value === 'number' && Math.abs(value - Number(wanted.split(' ')[0])) <= Number(wanted.split(' ')[1]),
  '>=': (value, wanted) => value >= Number(wanted),
  has: (value, wanted) => value !== undefined && JSON.stringify(value).includes(wanted),
  absent: value => value === undefined
}

function readTasks (text) {
  const tasks = []
  for (const line of text.split('\n').filter(l => l && !l.startsWith('#'))) {
    const [verb, rest] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ')).trim()]
    if (verb === 'task') tasks.push({ text: rest, steps: [] })
    else if (['call', 'let', 'want', 'most'].includes(verb)) tasks.at(-1).steps.push([verb, ...rest.split(' ')])
    else throw new Error(`not a task, call, let, want or most: ${line}`)
  }
  return tasks
}

async function play (task) {
  const kept = {}
  const played = { calls: 0, tokens: 0, faults: [], verdict: 'right' }
  let answer, called
  for (const [verb, first, ...rest] of task.steps) {
    const text = rest.join(' ')
    if (verb === 'call') {
      called = `${first} ${text}`
      const params = JSON.parse(text.replace(/\$(\w+)/g, (_, name) => kept[name]))
      const { content } = await client.callTool({ name: first, arguments: params })
      answer = content[0].text.startsWith('{') ? JSON.parse(content[0].text) : content[0].text
      played.calls++
      played.tokens += encode(content[0].text).length
    } else if (verb === 'let') {
      kept[first] = at(answer, text)
    } else if (verb === 'most') {
      if (played.calls <= Number(first) && played.tokens <= Number(text)) continue
      if (!played.faults.length) played.verdict = 'costs more'
      played.faults.push(`${played.calls} calls and ${played.tokens} tokens, at most ${first} and ${text}`)
    } else {
      const [operator, ...value] = rest
      const found = first === '.' ? answer : at(answer, first)
      if (operators[operator](found, value.join(' '))) continue
      played.faults.push(`${first} ${text}, not ${JSON.stringify(found)} (${called})`)
      played.verdict = answer.status === 'ok' ? 'misleads' : 'dead end'
    }
  }
  return played
}

// ---- a model ----

const model = process.env.OPENAI_MODEL
const TURNS_MAX = 8
// What an answer of ours says of itself is no fact that a sentence would have.
const formal = /(^|\.)(status|code|reason|match|backend|truncated|bbox_source|count|total|results)$/

/** Whether a text has what a `want` line asks for; lines without a fact are met. */
function hasFact (text, path, operator, value) {
  const numbers = () => (text.replace(/(\d)[,\u202f ](?=\d{3}\b)/g, '$1').match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  const [number, within] = value.split(' ').map(Number)
  if (formal.test(path) || operator === 'absent') return true
  if (operator === '~') return numbers().some(n => Math.abs(n - number) <= within)
  if (operator === '>=') return numbers().some(n => n >= number)
  const wanted = operator === '=' ? JSON.parse(value) : value
  if (typeof wanted === 'number') return numbers().includes(wanted)
  return typeof wanted !== 'string' || text.toLowerCase().includes(wanted.toLowerCase())
}

async function complete (messages, tools) {
  const reply = await fetch(`${process.env.OPENAI_BASE_URL}/chat/completions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${process.env.OPENAI_API_KEY ?? 'none'}` },
    body: JSON.stringify({ model, messages, tools })
  })
  if (!reply.ok) throw new Error(`the model answers ${reply.status}: ${await reply.text()}`)
  return (await reply.json()).choices[0].message
}

async function ask (task) {
  const tools = listed.map(({ name, description, inputSchema }) =>
    ({ type: 'function', function: { name, description, parameters: inputSchema } }))
  const messages = [{ role: 'system', content: 'Answer with the tools, in one sentence with the names and numbers that were asked for.' },
    { role: 'user', content: task.text }]
  const played = { calls: 0, tokens: 0, faults: [], verdict: 'right' }
  let said, isError = false
  for (let turn = 0; turn < TURNS_MAX && said === undefined; turn++) {
    const message = await complete(messages, tools)
    messages.push(message)
    if (!message.tool_calls?.length) said = message.content ?? ''
    for (const { id, function: called } of message.tool_calls ?? []) {
      const result = await client.callTool({ name: called.name, arguments: JSON.parse(called.arguments || '{}') })
      const content = result.content.map(c => c.text ?? '').join('\n')
      isError = result.isError === true
      messages.push({ role: 'tool', tool_call_id: id, content })
      played.calls++
      played.tokens += encode(content).length
    }
  }
  for (const [verb, path, operator, ...value] of task.steps) {
    if (verb === 'want' && !hasFact(said ?? '', path, operator, value.join(' '))) {
      played.faults.push(`no ${path} ${operator} ${value.join(' ')} in ${JSON.stringify(said)}`)
    } else if (verb === 'most' && (played.calls > Number(path) || played.tokens > Number(operator))) {
      played.verdict = 'costs more'
    }
  }
  if (played.faults.length) played.verdict = isError || said === undefined ? 'dead end' : 'misleads'
  return played
}

const TASKS_MIN = 120
const sum = { tasks: 0, calls: 0, tokens: 0 }
const verdicts = { right: 0, 'costs more': 0, misleads: 0, 'dead end': 0 }
for (const task of readTasks(readFileSync(file, 'utf8'))) {
  const { calls, tokens, faults, verdict } = await (model ? ask : play)(task)
    .catch(e => ({ calls: 0, tokens: 0, faults: [e.message], verdict: 'dead end' }))
  console.log(faults.length
    ? `FAIL tasks: ${task.text}: ${verdict}: ${faults.join('; ')}`
    : `ok tasks: ${task.text}: ${calls} calls, ${tokens} tokens`)
  verdicts[verdict]++
  sum.tasks++
  sum.calls += calls
  sum.tokens += tokens
}
const told = Object.entries(verdicts).map(([word, count]) => `${count} ${word}`).join(', ')
console.log(`${sum.tasks >= TASKS_MIN ? 'ok' : 'FAIL'} tasks: ${sum.tasks} tasks, ${told}; ${sum.calls} calls, ${sum.tokens} tokens`)
await client.close()
