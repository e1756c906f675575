"""Talks with the server while a tool works, and tells it roots, through the client of the official SDK. Usage: conversation.py TOOL

Only the order of answers is looked at: what is long here takes minutes.
"""

import asyncio
import pathlib
import sys
import tempfile
import warnings

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp_types import ListRootsResult, Root

from calls import APP, ROOT, Tally, text_of

LONG = ("why_not", {"iOS": 17, "root": "UINavigationController > Player", "presented": ["A as fullScreen"],
                    "events": ["device turned landscapeLeft", "device turned portrait"] * 400, "whyNot": "exception"})
SHORT = ("resolve", {"iOS": 16, "event": "requestGeometryUpdate landscapeRight"})


def session(streams, roots=None):
    async def list_roots(context):
        return ListRootsResult(roots=[Root(uri=pathlib.Path(root).as_uri()) for root in roots])

    return ClientSession(*streams, list_roots_callback=list_roots if roots is not None else None)


async def ask_while_a_tool_works(server, tally):
    async with stdio_client(server) as streams, session(streams) as client:
        await client.initialize()
        ended = []

        async def note(name, work):
            try:
                await work
            finally:
                ended.append(name)

        long = asyncio.create_task(note("call", client.call_tool(*LONG)))
        await asyncio.sleep(0.2)
        await note("ping", client.send_ping())
        tally.expect(ended == ["ping"], "a ping is answered while a tool works", ended)
        waiting = asyncio.create_task(note("next call", client.call_tool(*SHORT)))
        long.cancel()
        await asyncio.wait([long, waiting])
        tally.expect(long.cancelled() and not (await client.call_tool(*SHORT)).is_error, "the server goes on behind a call that was cancelled")


async def read_below_roots(server, tally):
    app = ROOT / APP
    with tempfile.TemporaryDirectory() as other:
        roots = [app]
        async with stdio_client(server) as streams, session(streams, roots) as client:
            await client.initialize()
            tally.expect(not (await client.call_tool("scan", {"path": str(app)})).is_error, "a root is read")
            refused = await client.call_tool("scan", {"path": other})
            tally.expect("reads below the client's roots" in text_of(refused), "what is in no root is refused", text_of(refused))
            roots[:] = [other]
            await client.send_roots_list_changed()
            refused = await client.call_tool("scan", {"path": str(app)})
            tally.expect("reads below the client's roots" in text_of(refused), "roots that have changed are asked for again", text_of(refused))
        async with stdio_client(server) as streams, session(streams) as client:
            await client.initialize()
            refused = await client.call_tool("scan", {"path": str(app)})
            tally.expect("reads nothing there" in text_of(refused), "a server that was started in `/` reads nothing", text_of(refused))


async def main():
    warnings.simplefilter("ignore")  # Roots are deprecated from 2026-07-28 on.
    tally = Tally("conversation")
    server = StdioServerParameters(command=sys.argv[1], args=["mcp"], cwd="/")
    await ask_while_a_tool_works(server, tally)
    await read_below_roots(server, tally)
    sys.exit(tally.end())


asyncio.run(main())
