"""The official Python client, its first line.
client_1.py COMMAND...  <calls.json  >replies
"""
import asyncio
import json
import os
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


def say(**line):
    print(json.dumps(line), flush=True)


async def main(command, *args):
    server = StdioServerParameters(command=command, args=list(args), env=dict(os.environ))
    async with stdio_client(server) as streams, ClientSession(*streams) as session:
        hello = await session.initialize()
        tools = await session.list_tools()
        say(hello=hello.serverInfo.model_dump(exclude_none=True), protocol=hello.protocolVersion,
            tools=sorted(t.name for t in tools.tools))
        for row in json.load(sys.stdin):
            if "tool" not in row:
                continue
            seen = []

            async def on_progress(progress, total, message):
                seen.append(progress)

            try:
                result = await session.call_tool(row["tool"], row.get("arguments", {}),
                                                 progress_callback=on_progress if row.get("progress") else None)
                say(name=row["name"], result=result.model_dump(mode="json", by_alias=True, exclude_none=True),
                    progress=seen)
            except Exception as e:  # whatever the client throws at its user is what we look at
                say(name=row["name"], thrown=str(e), code=getattr(getattr(e, "error", None), "code", None))


asyncio.run(main(*sys.argv[1:]))
