// One session of a TypeScript client: every row of calls.json (stdin) becomes one line of replies (stdout).
import { readFileSync } from 'node:fs'

export async function answerAll (client, protocol, callTool) {
  const say = line => process.stdout.write(JSON.stringify(line) + '\n')
  const { tools } = await client.listTools()
  say({ hello: client.getServerVersion(), protocol, tools: tools.map(t => t.name).sort() })
  const methods = {
    'tools/call': callTool,
    'resources/list': p => client.listResources(p),
    'resources/read': p => client.readResource(p),
    'prompts/list': p => client.listPrompts(p),
    'prompts/get': p => client.getPrompt(p),
    'completion/complete': p => client.complete(p)
  }
  for (const { name, tool, arguments: args, method = 'tools/call', params, progress } of JSON.parse(readFileSync(0))) {
    const seen = []
    const options = progress ? { onprogress: p => seen.push(p.progress) } : undefined
    try {
      const result = await methods[method](params ?? { name: tool, arguments: args }, options)
      say({ name, result, progress: seen })
    } catch (e) {
      say({ name, thrown: e.message, code: e.code })
    }
  }
  await client.close()
}
