// Logins of clients that others have written, by the built-in authorization server or by an issuer that others have
// written, too: oidc-provider. A client finds it by what the server says, registers, is allowed by a person (person.mjs),
// and calls a tool.
//   oauth.mjs issuer PORT ALG AUDIENCE          serves http://127.0.0.1:PORT; access tokens are JWTs with ALG
//   oauth.mjs clients LABEL URL ISSUER [ALG]    both lines of the official TypeScript client
//   oauth.mjs stdio LABEL URL COMMAND...        a program that is an MCP server on stdio for that URL
//   oauth.mjs prints LABEL URL COMMAND...       one that ends, and has printed the tools
//   oauth.mjs browser URL                       the browser of these programs
// Each prints `ok oauth: ...` or `FAIL oauth: ...` a row. $GEOCODER_PERSON is the person's token.
import { Provider } from 'oidc-provider'
import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { UnauthorizedError as OldError } from '@modelcontextprotocol/sdk/client/auth.js'
import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { browse } from './person.mjs'

const [part, ...args] = process.argv.slice(2)
const BACK = 'http://127.0.0.1:1/callback' // nobody listens there: the code is read from the redirect

function row (good, name, detail) {
  console.log(good ? `ok oauth: ${name}` : `FAIL oauth: ${name}: ${detail}`)
}

function issuer (port, alg, audience) {
  const key = (kind, options, kid, alg) => ({ ...generateKeyPairSync(kind, options).privateKey.export({ format: 'jwk' }), kid, alg, use: 'sig' })
  const keys = [key('rsa', { modulusLength: 2048 }, 'r', 'RS256'), key('ec', { namedCurve: 'P-256' }, 'e', 'ES256')]
  const provider = new Provider(`http://127.0.0.1:${port}`, {
    jwks: { keys },
    cookies: { keys: ['k'] },
    scopes: ['openid', 'geo:read', 'geo:other'],
    pkce: { required: () => true },
    clientDefaults: { token_endpoint_auth_method: 'none', id_token_signed_response_alg: alg },
    clientAuthMethods: ['none'],
    issueRefreshToken: async () => true,
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    features: {
      registration: { enabled: true },
      devInteractions: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_, resource) => ({ scope: 'geo:read geo:other', audience: resource, accessTokenFormat: 'jwt', jwt: { sign: { alg } } })
      }
    }
  })
  provider.listen(Number(port), '127.0.0.1')
}

class Login {
  constructor () { this.saved = {} }
  get redirectUrl () { return BACK }
  get clientMetadata () {
    return { client_name: 'peer', redirect_uris: [BACK], grant_types: ['authorization_code', 'refresh_token'], response_types: ['code'], token_endpoint_auth_method: 'none' }
  }
  clientInformation () { return this.saved.client }
  saveClientInformation (client) { this.saved.client = client }
  tokens () { return this.saved.tokens }
  saveTokens (tokens) { this.saved.tokens = tokens }
  codeVerifier () { return this.saved.verifier }
  saveCodeVerifier (verifier) { this.saved.verifier = verifier }
  redirectToAuthorization (url) { this.saved.url = url }
}

async function judgeToken (label, url, token, alg) {
  const ask = async (value, path = '/search?q=Monaco') => (await fetch(new URL(path, url), value ? { headers: { authorization: `Bearer ${value}` } } : {})).status
  if (alg) row(JSON.parse(Buffer.from(token.split('.')[0], 'base64url')).alg === alg, `${label}: the token is signed so`, token)
  row(await ask(token) === 200, `${label}: the other APIs take it, too`, 'not 200')
  row(await ask('', `/search?q=Monaco&access_token=${token}`) === 401, `${label}: not in a query`, 'not 401')
  row(await ask(token.slice(0, -6)) === 401, `${label}: not when it is cut`, 'not 401')
}

async function client (label, url, issuer, alg, Kind, Transport, Refused, ...options) {
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
  row(refused.error instanceof Refused && login.saved.url, `${label}: is sent to the page`, refused.error)
  if (!login.saved.url) return
  row(login.saved.url.searchParams.get('resource') === url, `${label}: with the resource`, login.saved.url)
  const back = await browse(login.saved.url)
  row(back.searchParams.get('iss') === issuer, `${label}: the answer names the issuer`, back)
  await refused.transport.finishAuth(Kind === OldClient ? back.searchParams.get('code') : back.searchParams)
  const use = async what => {
    const { one, error } = await connect()
    const answer = one && await one.callTool({ name: 'geocode', arguments: { query: 'Monaco', limit: 1 } })
    row(answer?.structuredContent && !answer.isError, `${label}: calls a tool ${what}`, error ?? JSON.stringify(answer))
    await one?.close()
  }
  await use('with its token')
  const before = login.saved.tokens
  await judgeToken(label, url, before.access_token, alg)
  login.saved.tokens = { ...before, access_token: 'expired' }
  await use('with a new token, when the old one has expired')
  row(login.saved.tokens.access_token !== before.access_token, `${label}: its token is a new one`, 'the same')
}

async function clients (label, url, issuer, alg) {
  await client(`${label}, new TypeScript client`, url, issuer, alg, Client, StreamableHTTPClientTransport, UnauthorizedError, { versionNegotiation: { mode: 'auto' } })
  await client(`${label}, old TypeScript client`, url, issuer, alg, OldClient, OldTransport, OldError)
}

// A browser for programs: the person in it, who goes where they are sent. Without a display xdg-open takes $BROWSER.
function withBrowser () {
  const folder = mkdtempSync(`${tmpdir()}/geocoder-browser-`)
  const browser = `${folder}/xdg-open`
  writeFileSync(browser, `#!/bin/sh\nexec ${process.execPath} ${fileURLToPath(import.meta.url)} browser "$@"\n`)
  chmodSync(browser, 0o755)
  return { ...process.env, PATH: `${folder}:${process.env.PATH}`, BROWSER: browser, DISPLAY: '', WAYLAND_DISPLAY: '', MCP_AUTO_OPEN_ENABLED: 'true',
    HOME: folder, XDG_CONFIG_HOME: folder, MCP_REMOTE_CONFIG_DIR: folder }
}

async function stdio (label, url, command, ...words) {
  const transport = new StdioClientTransport({ command, args: [...words, url], env: withBrowser() })
  const one = new Client({ name: 'peer', version: '1' })
  await one.connect(transport, { timeout: 60000 })
  const answer = await one.callTool({ name: 'geocode', arguments: { query: 'Monaco', limit: 1 } })
  row(answer.structuredContent && !answer.isError, `${label}, mcp-remote: calls a tool, without a header`, JSON.stringify(answer))
  await one.close()
}

function prints (label, url, command, ...words) {
  const child = spawn(command, [...words], { env: withBrowser(), stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stdout.on('data', bytes => { said += bytes })
  child.stderr.on('data', bytes => { said += bytes })
  child.on('close', code => row(code === 0 && said.includes('reverse_geocode'), `${label}, Inspector: lists the tools`, `${code}: ${said.slice(0, 400)}`))
}

async function browser (url) {
  await fetch(await browse(url))
}

await { issuer, clients, stdio, prints, browser }[part](...args)
