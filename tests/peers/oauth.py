"""The login of the official Python client.
oauth.py LABEL URL PERSON    prints `ok oauth: ...` or `FAIL oauth: ...` a row; PERSON is person.mjs
"""
import asyncio
import sys
import urllib.parse

from mcp.client import Client
from mcp.client.auth import OAuthClientProvider
from mcp.client.streamable_http import streamable_http_client
from mcp.shared._httpx_utils import create_mcp_http_client
from mcp.shared.auth import AuthorizationCodeResult, OAuthClientMetadata

LABEL, URL, PERSON = sys.argv[1:]
BACK = "http://127.0.0.1:1/callback"  # nobody listens there: the code is read from the redirect


class Storage:
    client = tokens = None

    async def get_tokens(self):
        return self.tokens

    async def set_tokens(self, tokens):
        self.tokens = tokens

    async def get_client_info(self):
        return self.client

    async def set_client_info(self, client):
        self.client = client


class Person:
    back = None

    async def allow(self, page):
        person = await asyncio.create_subprocess_exec("node", PERSON, page, stdout=asyncio.subprocess.PIPE)
        self.back = (await person.communicate())[0].decode().strip()

    async def answer(self):
        got = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(self.back).query))
        return AuthorizationCodeResult(code=got["code"], state=got.get("state"), iss=got.get("iss"))


def row(good, name, detail=""):
    print(f"ok oauth: {name}" if good else f"FAIL oauth: {name}: {detail}", flush=True)


async def main():
    person, storage = Person(), Storage()
    metadata = OAuthClientMetadata(client_name="peer", redirect_uris=[BACK], token_endpoint_auth_method="none")
    login = OAuthClientProvider(URL, metadata, storage, person.allow, person.answer)
    for what in "with its token", "with a new token, when the old one has expired":
        async with create_mcp_http_client(auth=login) as http:
            async with Client(streamable_http_client(URL, http_client=http)) as client:
                answer = await client.call_tool("geocode", {"query": "Monaco", "limit": 1})
                row(answer.structured_content and not answer.is_error, f"{LABEL}, Python client: calls a tool {what}", answer)
        storage.tokens.access_token = "expired"
        login.context.token_expiry_time = 1
        login.context.current_tokens = storage.tokens


asyncio.run(main())
