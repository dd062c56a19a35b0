// The person who allows a client, with a browser of few parts: it follows redirects with cookies, and sends the forms of
// the built-in authorization server and of oidc-provider.
//   person.mjs URL      prints where the client is sent back to; $GEOCODER_PERSON is the person's token
import { fileURLToPath } from 'node:url'

const STEPS_MAX = 20
const answers = { token: process.env.GEOCODER_PERSON ?? '', decision: 'allow', login: 'anna', password: 'x' }

function formOf (page, url) {
  const form = /<form[^>]*>/.exec(page)?.[0]
  if (!form) throw new Error(`no form in the page of ${url}: ${page.slice(0, 300)}`)
  const action = /action="([^"]*)"/.exec(form)?.[1].replaceAll('&amp;', '&') ?? ''
  const fields = new URLSearchParams()
  for (const [tag, name] of page.matchAll(/<(?:input|button)[^>]*name="?([\w]+)"?[^>]*>/g)) {
    fields.set(name, answers[name] ?? /value="?([^">]*)"?/.exec(tag)?.[1] ?? '')
  }
  return { to: new URL(action, url), fields }
}

/** The address that the client is sent back to, which has a code or an error. */
export async function browse (url, token = answers.token) {
  answers.token = token
  url = new URL(url)
  const jar = new Map()
  let request = { method: 'GET' }
  for (let step = 0; step < STEPS_MAX; step++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(url, { ...request, redirect: 'manual', headers: { ...request.headers, cookie } })
    for (const line of reply.headers.getSetCookie()) jar.set(...line.split(';')[0].split(/=(.*)/s).slice(0, 2))
    request = { method: 'GET' }
    const place = reply.headers.get('location')
    if (place) {
      url = new URL(place, url)
      if (url.searchParams.has('code') || url.searchParams.has('error')) return url
      continue
    }
    const { to, fields } = formOf(await reply.text(), url)
    request = { method: 'POST', body: fields.toString(), headers: { 'content-type': 'application/x-www-form-urlencoded', origin: to.origin } }
    url = to
  }
  throw new Error('too many steps')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(String(await browse(process.argv[2])))
