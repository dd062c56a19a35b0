// The official TypeScript client, old line: @modelcontextprotocol/sdk, which speaks the handshake revisions only.
//   sdk_old.mjs legacy|sse COMMAND...|URL  <calls.json  >replies
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { SSEClientTransport } from '@modelcontextprotocol/sdk/client/sse.js'
import { answerAll } from './session.mjs'

const [how, command, ...args] = process.argv.slice(2)
const overHttp = how === 'sse' ? SSEClientTransport : StreamableHTTPClientTransport
const transport = command.startsWith('http:')
  ? new overHttp(new URL(command))
  : new StdioClientTransport({ command, args, env: process.env })
let version // the old client tells its transport what was agreed on, and nobody else
transport.setProtocolVersion = agreed => { version = transport._protocolVersion = agreed }
const client = new Client({ name: 'peer-old', version: '1' })
await client.connect(transport)
await answerAll(client, version, (params, options) => client.callTool(params, undefined, options))
