"""The Deployment and the Service of the Kubernetes manifest as a cluster runs them: so many instances with its arguments
and environment, and a balancer before them; the official MCP client of several addresses, a new connection per request.

cluster.py BINARY MANIFEST FOLDER
"""
import asyncio
import contextlib
import os
import subprocess
import sys
import time
import urllib.request

import httpx
import yaml
from mcp import ClientSession
from mcp.client.streamable_http import streamablehttp_client

TOKEN = "a-token-of-forty-bytes-for-the-instances"
CALLS = 6
CLIENTS = [f"127.0.{net}.1" for net in range(1, 7)]  # nginx takes a /24 for one client


def free_port():
    import socket
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def ready(port):
    for _ in range(200):
        with contextlib.suppress(OSError):
            return urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz").status == 200
        time.sleep(.05)
    return False


def instance(binary, container, folder, started):
    """As the kubelet starts it, but for what it mounts."""
    path, port = os.path.join(folder, "token"), free_port()
    with open(path, "w") as file:
        file.write(TOKEN)
    os.chmod(path, 0o600)
    mounts = [mount["mountPath"] for mount in container["volumeMounts"]]
    given = {one["name"]: one["value"] for one in container["env"]}
    assert given["GEOCODER_TOKEN_FILE"] == "/secret/token" and "/secret" in mounts, mounts
    assert given["GEOCODER_INDEX"] == "/indexes" and "/indexes" in mounts, mounts
    indexes = os.path.join(folder, "indexes")
    os.makedirs(indexes, exist_ok=True)
    given.update(GEOCODER_TOKEN_FILE=path, GEOCODER_INDEX=indexes, GEOCODER_BACKEND="gazetteer", GEOCODER_PORT=str(port))
    started.callback(subprocess.Popen([binary, *container["args"]], env=given, stderr=subprocess.DEVNULL).kill)
    for probe in ("readinessProbe", "livenessProbe"):
        assert container[probe]["httpGet"]["path"] in ("/readyz", "/healthz")
    assert ready(port)
    return port


def balancer(service, ports, folder, started):
    """As kube-proxy: by the client's address if the Service says so, else in turn."""
    path, port = os.path.join(folder, "balancer.conf"), free_port()
    by = "ip_hash;" if service.get("sessionAffinity") == "ClientIP" else ""
    servers = "".join(f"server 127.0.0.1:{one};" for one in ports)
    with open(path, "w") as file:
        file.write(f"pid {folder}/balancer.pid; error_log {folder}/balancer.log; daemon off; events {{}} http {{\n"
                   f"access_log off; upstream geocoder {{ {by} {servers} }}\n"
                   f"server {{ listen 127.0.0.1:{port}; location / {{ proxy_pass http://geocoder; proxy_buffering off;\n"
                   f"proxy_set_header Host geocoder; }} }} }}\n")
    started.callback(subprocess.Popen(["/usr/sbin/nginx", "-c", path]).terminate)
    assert ready(port)
    return port


async def talk(url, address):
    def client(headers=None, timeout=None, auth=None):
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_keepalive_connections=0))
        return httpx.AsyncClient(headers=headers, timeout=timeout, transport=transport)
    bearer = {"Authorization": f"Bearer {TOKEN}"}
    async with streamablehttp_client(url, headers=bearer, httpx_client_factory=client) as (read, write, session_id):
        async with ClientSession(read, write) as session:
            await session.initialize()
            assert session_id(), "the client has no session"
            for _ in range(CALLS):
                result = await session.call_tool("geocode", {"query": "Bern"})
                assert not result.isError, result


def sessions_of(port):
    request = urllib.request.Request(f"http://127.0.0.1:{port}/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    with urllib.request.urlopen(request) as reply:
        return sum(float(line.split()[-1]) for line in reply.read().decode().splitlines()
                   if line.startswith('geocoder_http_requests_total{route="geocode"'))


async def talk_all(url):
    for address in CLIENTS:
        await talk(url, address)


def main(binary, manifest, folder):
    with open(manifest) as file:
        documents = {one["kind"]: one["spec"] for one in yaml.safe_load_all(file)}
    deployment, pod = documents["Deployment"], documents["Deployment"]["template"]["spec"]
    (container,) = pod["containers"]
    version = subprocess.run([binary, "--version"], stdout=subprocess.PIPE, text=True).stdout.split()[1]
    assert container["image"].rpartition(":")[2] == version, f"the image is {container['image']}, the version {version}"
    assert {one["name"] for one in pod["volumes"]} == {one["name"] for one in container["volumeMounts"]}
    with contextlib.ExitStack() as started:
        ports = [instance(binary, container, folder, started) for _ in range(deployment["replicas"])]
        url = f"http://127.0.0.1:{balancer(documents['Service'], ports, folder, started)}/mcp"
        asyncio.run(talk_all(url))
        assert all(sessions_of(port) for port in ports), "an instance has nothing to do"


main(*sys.argv[1:])
