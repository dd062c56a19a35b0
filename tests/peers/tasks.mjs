// A played session: what an agent is asked, the calls that answer it, and what each costs it to read.
//   tasks.mjs TASKS COMMAND...      prints `ok tasks: TASK: N calls, N tokens` a task, and the sums
//
// A line of TASKS is one of
//   task TEXT                      what the agent is asked
//   call TOOL JSON                 one tools/call; `$name` in a string is what `let` has kept
//   let  NAME PATH                 keeps a value of the answer for the next calls
//   want PATH OPERATOR VALUE       `= VALUE`, `~ NUMBER WITHIN`, `>= NUMBER`, `has TEXT` (in the value as JSON), `absent`
// A PATH is results.0.lat; VALUE is JSON. An error is read like an answer: its `code`, `error` and `suggestion`.
// Tokens are those of o200k_base in the text that a model reads, all answers of a task together.
import { readFileSync } from 'node:fs'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { encode } from 'gpt-tokenizer/encoding/o200k_base'

const [file, command, ...args] = process.argv.slice(2)
const client = new Client({ name: 'peer-tasks', version: '1' })
await client.connect(new StdioClientTransport({ command, args, env: process.env }))

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
    else if (['call', 'let', 'want'].includes(verb)) tasks.at(-1).steps.push([verb, ...rest.split(' ')])
    else throw new Error(`not a task, call, let or want: ${line}`)
  }
  return tasks
}

async function play (task) {
  const kept = {}
  const played = { calls: 0, tokens: 0, faults: [] }
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
    } else {
      const [operator, ...value] = rest
      const found = first === '.' ? answer : at(answer, first)
      if (!operators[operator](found, value.join(' '))) played.faults.push(`${first} ${text}, not ${JSON.stringify(found)} (${called})`)
    }
  }
  return played
}

const sum = { tasks: 0, calls: 0, tokens: 0 }
for (const task of readTasks(readFileSync(file, 'utf8'))) {
  const { calls, tokens, faults } = await play(task).catch(e => ({ calls: 0, tokens: 0, faults: [e.message] }))
  console.log(faults.length ? `FAIL tasks: ${task.text}: ${faults.join('; ')}` : `ok tasks: ${task.text}: ${calls} calls, ${tokens} tokens`)
  sum.tasks++
  sum.calls += calls
  sum.tokens += tokens
}
console.log(`${sum.tasks >= 60 ? 'ok' : 'FAIL'} tasks: ${sum.tasks} tasks, ${sum.calls} calls, ${sum.tokens} tokens`)
await client.close()
