// Stands in for the public Nominatim: a proxy that answers tunnels to it itself, with one place whatever is asked.
//   public.mjs PORT KEY CERTIFICATE LOG
// Appends a line `HOST PATH` to LOG for each request.
import { appendFileSync, readFileSync } from 'node:fs'
import { createServer as createProxy } from 'node:http'
import { createServer } from 'node:https'

const [port, key, cert, log] = process.argv.slice(2)
const place = {
  place_id: 1, osm_type: 'way', osm_id: 2, lat: '43.7384', lon: '7.4246', category: 'highway', type: 'residential', place_rank: 26,
  importance: 0.1, addresstype: 'road', name: 'Rue de la Doublure', display_name: 'Rue de la Doublure, Monaco',
  address: { road: 'Rue de la Doublure', country: 'Monaco', country_code: 'mc' }, boundingbox: ['43.73', '43.74', '7.42', '7.43'],
  licence: 'Data of the stand-in'
}

const upstream = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, reply) => {
  appendFileSync(log, `${request.headers.host} ${request.url}\n`)
  const isOne = request.url.startsWith('/reverse')
  reply.setHeader('Content-Type', 'application/json; charset=utf-8')
  reply.end(JSON.stringify(isOne ? place : [place]))
})
const proxy = createProxy((request, reply) => reply.writeHead(200).end())
proxy.on('connect', (request, socket) => {
  socket.write('HTTP/1.1 200 Tunnel\r\n\r\n')
  upstream.emit('connection', socket)
})
proxy.listen(Number(port), '127.0.0.1')
