"""The site at an address: from `orientation-docs serve`, or from Python's own server where only a folder is at hand."""
import contextlib
import functools
import http.server
import os
import pathlib
import subprocess
import sys
import threading
from collections.abc import Iterator

ROOT = pathlib.Path(__file__).resolve().parents[2]


def tool() -> pathlib.Path:
    path = ROOT / os.environ.get("ORIENTATION_DOCS", ".build/debug/orientation-docs")
    if not path.exists():
        sys.exit(f"{path} is not there: run `swift build`, or name the tool in ORIENTATION_DOCS.")
    return path


def serve_with_tool() -> contextlib.AbstractContextManager[str]:
    return serve_book(ROOT / "content")


@contextlib.contextmanager
def serve_book(book: pathlib.Path) -> Iterator[str]:
    """Starts the tool, which builds and serves a book, and reads the address from its first line."""
    process = subprocess.Popen(
        [tool(), "serve", book.name, "--port", "0"], cwd=book.parent, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        text=True)
    try:
        address = process.stdout.readline().strip()
        if not address.startswith("http://127.0.0.1:"):
            raise RuntimeError(f"`orientation-docs serve --port 0` said {address!r} where its address was expected")
        yield address
    finally:
        process.terminate()
        process.wait(timeout=10)


@contextlib.contextmanager
def serve_folder(folder: pathlib.Path) -> Iterator[str]:
    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
