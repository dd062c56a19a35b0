"""The official Python client.
client.py legacy|auto|2026-07-28 COMMAND...|URL  <calls.json  >replies
"""
import asyncio
import json
import os
import sys

from mcp import StdioServerParameters
from mcp.client import Client
from mcp.client.stdio import stdio_client
from mcp.types import PromptReference, ResourceTemplateReference

mode, command, *args = sys.argv[1:]


def say(**line):
    print(json.dumps(line), flush=True)


async def complete(client, ref, argument):
    kind = PromptReference if ref["type"] == "ref/prompt" else ResourceTemplateReference
    return await client.complete(kind(**ref), argument)


METHODS = {
    "resources/list": lambda c: c.list_resources(),
    "resources/read": lambda c, uri: c.read_resource(uri),
    "prompts/list": lambda c: c.list_prompts(),
    "prompts/get": lambda c, name, arguments: c.get_prompt(name, arguments),
    "completion/complete": complete,
}


async def answer(client, row):
    if "method" in row:
        return await METHODS[row["method"]](client, **row.get("params", {})), []
    seen = []

    async def on_progress(progress, total, message):
        seen.append(progress)

    options = {"progress_callback": on_progress} if row.get("progress") else {}
    return await client.call_tool(row["tool"], row.get("arguments", {}), **options), seen


async def main():
    target = command if command.startswith("http:") else stdio_client(
        StdioServerParameters(command=command, args=args, env=dict(os.environ)))
    async with Client(target, mode=mode) as client:
        tools = await client.list_tools()
        say(hello=client.server_info and client.server_info.model_dump(exclude_none=True),
            protocol=client.protocol_version, tools=sorted(t.name for t in tools.tools))
        for row in json.load(sys.stdin):
            try:
                result, seen = await answer(client, row)
                dump = result.model_dump(mode="json", by_alias=True, exclude_none=True)
                say(name=row["name"], result=dump, progress=seen)
            except Exception as e:  # whatever the client throws at its user is what we look at
                say(name=row["name"], thrown=str(e), code=getattr(getattr(e, "error", None), "code", None))


asyncio.run(main())
