// The official TypeScript client, new line: @modelcontextprotocol/client.
//   client_new.mjs legacy|auto|2026-07-28 COMMAND...|URL  <calls.json  >replies
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { answerAll } from './session.mjs'

const [era, command, ...args] = process.argv.slice(2)
const mode = era === 'legacy' || era === 'auto' ? era : { pin: era }
const client = new Client({ name: 'peer-new', version: '1' }, { versionNegotiation: { mode } })
await client.connect(command.startsWith('http:')
  ? new StreamableHTTPClientTransport(new URL(command))
  : new StdioClientTransport({ command, args, env: process.env }))
await answerAll(client, client.getNegotiatedProtocolVersion(), (params, options) => client.callTool(params, options))
