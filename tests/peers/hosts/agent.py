"""A library for agents as a host: agent.py LIBRARY COMMAND...    gives the model of $OPENAI_BASE_URL the tools of COMMAND, and asks it once."""

import asyncio
import sys


async def openai_agents(command, arguments):
    from agents import Agent, Runner, set_tracing_disabled
    from agents.mcp import MCPServerStdio

    set_tracing_disabled(True)
    async with MCPServerStdio(params={"command": command, "args": arguments}, name="geocoder") as server:
        agent = Agent(name="peer", model="mock", mcp_servers=[server], mcp_config={"convert_schemas_to_strict": True})
        await Runner.run(agent, "go")


async def langchain(command, arguments):
    from langchain.agents import create_agent
    from langchain_mcp_adapters.client import MultiServerMCPClient
    from langchain_openai import ChatOpenAI

    client = MultiServerMCPClient({"geocoder": {"transport": "stdio", "command": command, "args": arguments}})
    agent = create_agent(ChatOpenAI(model="mock"), await client.get_tools())
    await agent.ainvoke({"messages": [("user", "go")]})


async def pydantic_ai(command, arguments):
    from fastmcp.client.transports import StdioTransport
    from pydantic_ai import Agent
    from pydantic_ai.mcp import MCPToolset
    from pydantic_ai.models.openai import OpenAIChatModel

    agent = Agent(OpenAIChatModel("mock"), toolsets=[MCPToolset(StdioTransport(command, arguments))])
    await agent.run("go")


asyncio.run(globals()[sys.argv[1]](sys.argv[2], sys.argv[3:]))
