"""Serves the packages of a folder as PyPI and npm do: index.py FOLDER PORT

Outside facts: PyPI's simple API (PEP 503); npm's registry (package metadata).
"""
import base64
import glob
import hashlib
import http.server
import json
import os
import sys
import tarfile
import urllib.parse

folder, port = sys.argv[1], int(sys.argv[2])
pages = {}


def read(path):
    with open(path, "rb") as f:
        return f.read()


for path in glob.glob(os.path.join(folder, "*.whl")):
    name = os.path.basename(path)
    pages["/simple/geocoder-mcp/"] = "text/html", f'<a href="{name}">{name}</a>'.encode()
    pages["/simple/geocoder-mcp/" + name] = "application/zip", read(path)
for path in glob.glob(os.path.join(folder, "*.tgz")):
    data, url = read(path), "/files/" + os.path.basename(path)
    with tarfile.open(path) as archive:
        manifest = json.load(archive.extractfile("package/package.json"))
    digest = "sha512-" + base64.b64encode(hashlib.sha512(data).digest()).decode()
    manifest["dist"] = {"tarball": f"http://127.0.0.1:{port}{url}", "integrity": digest}
    version = manifest["version"]
    about = {"name": manifest["name"], "dist-tags": {"latest": version}, "versions": {version: manifest}}
    pages["/" + manifest["name"]] = "application/json", json.dumps(about).encode()
    pages[url] = "application/octet-stream", data


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        kind, data = pages.get(urllib.parse.unquote(self.path), ("text/plain", b""))
        self.send_response(200 if data else 404)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(data)

    do_HEAD = do_GET


http.server.ThreadingHTTPServer(("127.0.0.1", port), Handler).serve_forever()
