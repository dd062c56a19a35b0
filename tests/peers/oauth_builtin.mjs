// The built-in authorization server, with both lines of the official TypeScript client, and with programs that open a
// browser. They find it by what the server says, register, and are allowed by a person, who is a script here.
//   oauth_builtin.mjs client URL TOKEN               prints `ok oauth: ...` or `FAIL oauth: ...` a row
//   oauth_builtin.mjs stdio URL TOKEN COMMAND...     the same of a program that is an MCP server on stdio for that URL
//   oauth_builtin.mjs prints URL TOKEN COMMAND...    the same of one that ends, and has printed the tools
//   oauth_builtin.mjs browser URL                    the browser of these: $GEOCODER_PERSON is the token
import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { UnauthorizedError as OldError } from '@modelcontextprotocol/sdk/client/auth.js'
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'

const [part, url, token, ...command] = process.argv.slice(2)
const BACK = 'http://127.0.0.1:1/callback' // nobody listens there: the code is read from the redirect

function row(good, name, detail) {
  console.log(good ? `ok oauth: ${name}` : `FAIL oauth: ${name}: ${detail}`)
}

// Reads the page and sends its form, as a browser does. Where it is sent on.
async function allow(page, person) {
  const shown = await fetch(page)
  const text = await shown.text()
  if (shown.status !== 200 || !/<form method=post>/.test(text)) throw new Error(`no form but ${shown.status}: ${text}`)
  const reply = await fetch(page, {
    method: 'POST', redirect: 'manual', headers: { origin: new URL(page).origin },
    body: new URLSearchParams({ token: person, decision: 'allow' })
  })
  if (reply.status !== 303) throw new Error(`not sent back but ${reply.status}: ${await reply.text()}`)
  return new URL(reply.headers.get('location'))
}

class Login {
  constructor() { this.saved = {} }
  get redirectUrl() { return BACK }
  get clientMetadata() {
    return { client_name: 'peer', redirect_uris: [BACK], grant_types: ['authorization_code', 'refresh_token'], response_types: ['code'], token_endpoint_auth_method: 'none' }
  }
  clientInformation() { return this.saved.client }
  saveClientInformation(client) { this.saved.client = client }
  tokens() { return this.saved.tokens }
  saveTokens(tokens) { this.saved.tokens = tokens }
  codeVerifier() { return this.saved.verifier }
  saveCodeVerifier(verifier) { this.saved.verifier = verifier }
  redirectToAuthorization(url) { this.saved.url = url }
}

async function client(name, Kind, Transport, Refused, ...options) {
  const login = new Login()
  const connect = async () => {
    const transport = new Transport(new URL(url), { authProvider: login })
    const one = new Kind({ name: 'peer', version: '1' }, ...options)
    try {
      await one.connect(transport)
      return { one, transport }
    } catch (error) {
      return { error, transport }
    }
  }
  const refused = await connect()
  row(refused.error instanceof Refused && login.saved.url, `${name}: is sent to the page`, refused.error)
  if (!login.saved.url) return
  const back = await allow(login.saved.url, token)
  row(back.searchParams.get('iss') === new URL(url).origin, `${name}: the answer names the issuer`, back)
  await refused.transport.finishAuth(Kind === OldClient ? back.searchParams.get('code') : back.searchParams)
  const use = async what => {
    const { one, error } = await connect()
    const answer = one && await one.callTool({ name: 'geocode', arguments: { query: 'Monaco', limit: 1 } })
    row(answer?.structuredContent && !answer.isError, `${name}: calls a tool ${what}`, error ?? JSON.stringify(answer))
    await one?.close()
  }
  await use('with its token')
  const before = login.saved.tokens
  login.saved.tokens = { ...before, access_token: 'expired' }
  await use('with a new token, when the old one has expired')
  row(login.saved.tokens.refresh_token !== before.refresh_token, `${name}: its refresh token is a new one`, 'the same')
}

// A browser for programs: it sends its person's form, and goes where it is sent.
function withBrowser(env) {
  const folder = mkdtempSync(`${tmpdir()}/geocoder-browser-`)
  const browser = `${folder}/xdg-open`
  writeFileSync(browser, `#!/bin/sh\nexec ${process.execPath} ${fileURLToPath(import.meta.url)} browser "$@"\n`)
  chmodSync(browser, 0o755)
  return { ...process.env, ...env, PATH: `${folder}:${process.env.PATH}`, BROWSER: browser, DISPLAY: ':9', MCP_AUTO_OPEN_ENABLED: 'true', GEOCODER_PERSON: token,
    HOME: folder, XDG_CONFIG_HOME: folder, MCP_REMOTE_CONFIG_DIR: folder }
}

async function stdio() {
  const transport = new StdioClientTransport({ command: command[0], args: [...command.slice(1), url], env: withBrowser({}) })
  const one = new Client({ name: 'peer', version: '1' })
  await one.connect(transport, { timeout: 60000 })
  const answer = await one.callTool({ name: 'geocode', arguments: { query: 'Monaco', limit: 1 } })
  row(answer.structuredContent && !answer.isError, 'mcp-remote: calls a tool, without a header', JSON.stringify(answer))
  await one.close()
}

function prints() {
  const child = spawn(command[0], command.slice(1), { env: withBrowser({}), stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stdout.on('data', bytes => { said += bytes })
  child.stderr.on('data', bytes => { said += bytes })
  child.on('close', code => row(code === 0 && said.includes('reverse_geocode'), 'Inspector: lists the tools', `${code}: ${said.slice(0, 400)}`))
}

if (part === 'browser') await fetch(await allow(url, process.env.GEOCODER_PERSON))
else if (part === 'stdio') await stdio()
else if (part === 'prints') prints()
else {
  await client('new TypeScript client', Client, StreamableHTTPClientTransport, UnauthorizedError, { versionNegotiation: { mode: 'auto' } })
  await client('old TypeScript client', OldClient, OldTransport, OldError)
}
