// An issuer that others have written, oidc-provider, and the official TypeScript client, which finds it by what the
// server says, registers, logs in with PKCE and calls a tool.
//   oauth.mjs issuer PORT ALG AUDIENCE       serves http://127.0.0.1:PORT; access tokens are JWTs with ALG
//   oauth.mjs client URL ALG                 prints `ok oauth: ...` or `FAIL oauth: ...` a row
import { Provider } from 'oidc-provider'
import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client'
import { generateKeyPairSync } from 'node:crypto'

const [part, ...args] = process.argv.slice(2)
const BACK = 'http://127.0.0.1:1/callback' // nobody listens there: the code is read from the redirect

function issuer(port, alg, audience) {
  const key = (kind, options, kid, alg) => ({ ...generateKeyPairSync(kind, options).privateKey.export({ format: 'jwk' }), kid, alg, use: 'sig' })
  const keys = [key('rsa', { modulusLength: 2048 }, 'r', 'RS256'), key('ec', { namedCurve: 'P-256' }, 'e', 'ES256')]
  const provider = new Provider(`http://127.0.0.1:${port}`, {
    jwks: { keys },
    cookies: { keys: ['k'] },
    scopes: ['openid', 'geo:read', 'geo:other'],
    pkce: { required: () => true },
    clientDefaults: { token_endpoint_auth_method: 'none', id_token_signed_response_alg: alg },
    clientAuthMethods: ['none'],
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

// A browser of few parts: follows redirects with cookies, and submits the forms of devInteractions.
async function browse(url) {
  const jar = new Map()
  let request = { method: 'GET' }
  for (let step = 0; step < 20; step++) {
    if (String(url).startsWith(BACK)) return new URL(url)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(url, { ...request, redirect: 'manual', headers: { ...request.headers, cookie } })
    for (const line of reply.headers.getSetCookie()) jar.set(...line.split(';')[0].split(/=(.*)/s).slice(0, 2))
    request = { method: 'GET' }
    const place = reply.headers.get('location')
    if (place) {
      url = new URL(place, url)
      continue
    }
    const page = await reply.text()
    const action = /<form[^>]*action="([^"]*)"/.exec(page)?.[1]
    if (!action) throw new Error(`no form in the page of ${url}: ${page.slice(0, 300)}`)
    const fields = new URLSearchParams()
    for (const [, name, value] of page.matchAll(/<input[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g)) fields.set(name, value)
    if (fields.get('prompt') === 'login') fields.set('login', 'anna'), fields.set('password', 'x')
    request = { method: 'POST', body: fields.toString(), headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    url = new URL(action.replaceAll('&amp;', '&'), url)
  }
  throw new Error('too many steps')
}

class Login {
  constructor() { this.saved = {} }
  get redirectUrl() { return BACK }
  get clientMetadata() {
    return { client_name: 'peer', redirect_uris: [BACK], grant_types: ['authorization_code'], response_types: ['code'], token_endpoint_auth_method: 'none' }
  }
  clientInformation() { return this.saved.client }
  saveClientInformation(client) { this.saved.client = client }
  tokens() { return this.saved.tokens }
  saveTokens(tokens) { this.saved.tokens = tokens }
  codeVerifier() { return this.saved.verifier }
  saveCodeVerifier(verifier) { this.saved.verifier = verifier }
  redirectToAuthorization(url) { this.saved.url = url }
}

function row(good, name, detail) {
  console.log(good ? `ok oauth: ${name}` : `FAIL oauth: ${name}: ${detail}`)
}

async function client(url, alg) {
  const login = new Login()
  const connect = async () => {
    const transport = new StreamableHTTPClientTransport(new URL(url), { authProvider: login })
    const one = new Client({ name: 'peer', version: '1' }, { versionNegotiation: { mode: 'auto' } })
    try {
      await one.connect(transport)
      return { one, transport }
    } catch (error) {
      return { error, transport }
    }
  }
  const refused = await connect()
  row(refused.error instanceof UnauthorizedError && login.saved.url, `${alg}: the client is sent to the issuer`, refused.error)
  if (!login.saved.url) return
  row(login.saved.url.searchParams.get('resource') === url, `${alg}: with the resource`, login.saved.url)
  const back = await browse(login.saved.url)
  await refused.transport.finishAuth(back.searchParams)
  const token = login.saved.tokens.access_token
  const head = JSON.parse(Buffer.from(token.split('.')[0], 'base64url'))
  row(head.alg === alg, `${alg}: the token is signed so`, head.alg)
  const { one, error } = await connect()
  row(one, `${alg}: the client connects with it`, error)
  if (!one) return
  const answer = await one.callTool({ name: 'geocode', arguments: { query: 'Monaco', limit: 1 } })
  row(answer.structuredContent && !answer.isError, `${alg}: and calls a tool`, JSON.stringify(answer).slice(0, 200))
  await one.close()
  const ask = async (value, path = '/search?q=Monaco') => (await fetch(new URL(path, url), value ? { headers: { authorization: `Bearer ${value}` } } : {})).status
  row(await ask(token) === 200, `${alg}: the other APIs take it, too`, 'not 200')
  row(await ask('', `/search?q=Monaco&access_token=${token}`) === 401, `${alg}: not in a query`, 'not 401')
  row(await ask(token.slice(0, -6)) === 401, `${alg}: not when it is cut`, 'not 401')
}

if (part === 'issuer') issuer(...args)
else await client(...args)
