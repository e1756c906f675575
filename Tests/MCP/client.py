"""Asks the server through the client of the official SDK. Usage: client.py TOOL stateless|handshake|old TRANSCRIPT

With `old`, it runs under a release of the SDK that knows no stateless protocol; the other two run under one that has both. The client
holds every answer to the tool's own output schema and to the protocol's types, and raises if it does not keep to them.
"""

import asyncio
import json
import sys

import jsonschema
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

from calls import CALLS, MISTAKES, ROOT, TOOLS, Tally, text_of


# The list of tools says each schema once; these are the whole ones that the site publishes.
PUBLISHED = {"resolve": "result", "play": "result", "why_not": "result", "policy": "policy"}


def keeps_to_its_schema(name, answer):
    schema = json.loads((ROOT / f"site/data/{PUBLISHED[name]}.schema.json").read_text(encoding="utf-8"))
    return not list(jsonschema.Draft202012Validator(schema).iter_errors(answer))


def member(value, *names):
    """An attribute by the name that either release of the SDK gives it."""
    return next(getattr(value, name) for name in names if hasattr(value, name))


async def ask(client, tally):
    listed = (await client.list_tools()).tools
    tally.expect([tool.name for tool in listed] == TOOLS, "the tools are those", [tool.name for tool in listed])
    for tool in listed:
        tally.expect(member(tool, "output_schema", "outputSchema")["type"] == "object", f"{tool.name} has an output schema")
        tally.expect(member(tool.annotations, "read_only_hint", "readOnlyHint") is True, f"{tool.name} only reads")
    for name, arguments, wanted in CALLS:
        result = await client.call_tool(name, arguments)
        text = text_of(result)
        tally.expect(not member(result, "is_error", "isError"), f"{name} answers", text)
        content = member(result, "structured_content", "structuredContent")
        marked = {"notice"} if name in ("scan", "policy") else set()
        tally.expect(set(content) == {"answer", "addresses"} | marked, f"{name} has structured content")
        if name in PUBLISHED:
            tally.expect(keeps_to_its_schema(name, content["answer"]), f"{name} keeps to the published schema")
        for part in wanted:
            tally.expect(part in text, f"{name} says {part!r}", text[:2000])
    for name, arguments, wanted in MISTAKES:
        result = await client.call_tool(name, arguments)
        tally.expect(member(result, "is_error", "isError"), f"{name} {arguments} is a mistake")
        tally.expect(wanted in text_of(result), f"{name} {arguments} says {wanted!r}", text_of(result))
    try:
        await client.call_tool("resolv", {})
        tally.expect(False, "a tool that there is not is an error")
    except Exception as error:  # The class is another in each release.
        tally.expect("did you mean `resolve`?" in str(error), "an unknown tool names the nearest", str(error))


async def main():
    tool, protocol, transcript = sys.argv[1:]
    server = StdioServerParameters(
        command=sys.executable, args=["-B", str(ROOT / "Tests/MCP/tee.py"), transcript, tool, "mcp"], cwd=str(ROOT))
    tally = Tally(protocol)
    if protocol == "old":
        async with stdio_client(server) as streams, ClientSession(*streams) as session:
            version = (await session.initialize()).protocolVersion
            await session.send_ping()
            await ask(session, tally)
    else:
        from mcp import Client

        async with Client(server, mode="legacy" if protocol == "handshake" else "auto") as client:
            version = client.protocol_version
            await ask(client, tally)
    wanted = "2026-07-28" if protocol == "stateless" else "2025-11-25"
    tally.expect(version == wanted, f"the protocol is {wanted}", version)
    sys.exit(tally.end())


asyncio.run(main())
