"""An https server with one answer for every request: upstream.py PORT CERTIFICATE KEY."""
import http.server
import json
import ssl
import sys

BODY = json.dumps([{"place_id": 1, "osm_type": "node", "osm_id": 1, "lat": "1.5", "lon": "2.5", "class": "place",
                    "type": "town", "category": "place", "place_rank": 18, "importance": 0.4, "name": "answered over TLS",
                    "display_name": "answered over TLS", "boundingbox": ["1", "2", "2", "3"]}]).encode()


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "application/json; charset=utf-8")
        self.send_header("Content-Length", str(len(BODY)))
        self.end_headers()
        self.wfile.write(BODY)


context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(sys.argv[2], sys.argv[3])
server = http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Handler)
server.socket = context.wrap_socket(server.socket, server_side=True)
server.serve_forever()
