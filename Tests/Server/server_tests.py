"""Does to the server whatever a client may do, and looks whether it still serves, says the right thing and stays small.

Prints a table and ends with 1 where something is not as it should be.
"""

import argparse
import pathlib
import random
import resource
import signal
import socket
import struct
import sys
import tempfile
import time

from serving import Serving, everything, parsed

SECRET = b"nobody may read this"


class Wrong(Exception):
    pass


def need(condition, complaint):
    if not condition:
        raise Wrong(complaint)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--short", action="store_true", help="less of what takes long")
    arguments = parser.parse_args()
    failures = 0
    # The clients are all in this process.
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(4_096, most) if most != resource.RLIM_INFINITY else 4_096, most))
    with tempfile.TemporaryDirectory(prefix="server-") as folder:
        book = make_book(pathlib.Path(folder).resolve())
        with Serving(arguments.tool, book) as server:
            server.book, server.short = book, arguments.short
            # What a server needs at all it needs from its first answers on.
            for _ in range(200):
                server.get("/")
            for name, test in TESTS.items():
                before, start = server.resident(), time.monotonic()
                try:
                    note = test(server) or ""
                    status, _, body = server.get("/")
                    need(server.process.poll() is None, f"the server ended with {server.process.poll()}")
                    need(status == 200 and b"Home" in body, f"afterwards it answers {status}")
                    outcome = "as it should be"
                except (Wrong, OSError) as wrong:
                    failures += 1
                    note, outcome = f"{type(wrong).__name__}: {wrong}", "WRONG"
                print(
                    f"{name:42} {outcome:15} {server.resident() - before:+7} KB {time.monotonic() - start:6.1f} s  {note}",
                    flush=True,
                )
            print(f"memory at the end: {server.resident()} KB, descriptors: {server.descriptors()}")
    print(f"{len(TESTS)} tests, {failures} failed")
    return 1 if failures else 0


def make_book(folder):
    book = folder / "book"
    (book / "inner").mkdir(parents=True)
    (folder / "secret.txt").write_bytes(SECRET)
    (book / ".hidden").write_bytes(SECRET)
    (book / "SUMMARY.md").write_text("# Book\n\n- [Home](README.md)\n- [Inner](inner/README.md)\n")
    (book / "README.md").write_text("# Home\n\nText, and [much of it](big.txt).\n")
    (book / "inner" / "README.md").write_text("# Inner\n\nText.\n")
    # More than the buffers of the system hold, so that an answer can be left in the middle.
    (book / "big.txt").write_text("word and word again. " * 400_000 + "\n")
    return book


def methods(server):
    expected = {"GET": 200, "HEAD": 200, "POST": 405, "PUT": 405, "DELETE": 405, "OPTIONS": 405, "TRACE": 405, "get": 405}
    for method, status in expected.items():
        found, fields, body = server.get("/", method=method)
        need(found == status, f"{method} gives {found}")
        need(method != "HEAD" or body == b"", "HEAD has a body")
        need(status != 405 or fields.get("Allow") == "GET, HEAD", f"{method} is not told what is allowed")
    whole, head = server.get("/")[1], server.get("/", method="HEAD")[1]
    need(whole == head, "the heads of GET and HEAD differ")


def hosts(server):
    for host in ("localhost", "LOCALHOST", "127.0.0.1", "[::1]"):
        need(server.get("/", host=f"{host}:{server.port}")[0] == 200, f"{host} is refused")
    for host in (
        "evil.example", f"evil.example:{server.port}", "127.0.0.1", "localhost:1", f"127.0.0.1.evil.example:{server.port}",
        f"localhost:{server.port}@evil.example", f"127.0.0.1:{server.port}, evil.example", f"0.0.0.0:{server.port}",
        f"localhost.:{server.port}", f"2130706433:{server.port}", f"127.1:{server.port}",
    ):
        need(server.get("/", host=host)[0] == 403, f"{host} is answered")
    need(server.say(b"GET / HTTP/1.1\r\n\r\n")[0] == 400, "no Host is answered")
    twice = f"Host: {server.host}\r\n"
    need(server.say(server.request(fields=twice))[0] == 400, "two Hosts are answered")


def other_sites(server):
    """A page of another site gets nothing that it asks for itself. It may lead to a page, as a link in a mail does."""
    def asks(site, mode, destination, target="/", **options):
        named = {"Site": site, "Mode": mode, "Dest": destination}
        return server.get(target, fields="".join(f"Sec-Fetch-{name}: {value}\r\n" for name, value in named.items() if value is not None), **options)

    scripts, events = "/.orientation-docs/reload.js", "/.orientation-docs/events"
    ways = {
        "no-cors": ["script", "style", "image", "font", "audio", "video", "track", "object", "embed", "worker", "empty", "manifest"],
        "cors": ["script", "style", "image", "font", "empty"], "same-origin": ["worker", "empty"], "websocket": ["websocket", "empty"],
        "navigate": ["iframe", "frame", "embed", "object", "fencedframe", "empty", None], None: ["document", None],
    }
    asked = 0
    for site in ("cross-site", "same-site", "", "Cross-Site", "none, cross-site", "same-origin, same-site", "anything"):
        for mode, destinations in ways.items():
            for destination in destinations:
                for target in ("/", "/big.txt", scripts, events, "/nothing.html", "/../"):
                    fields = f"Sec-Fetch-Site: {site}\r\n"
                    fields += f"Sec-Fetch-Mode: {mode}\r\n" if mode else ""
                    fields += f"Sec-Fetch-Dest: {destination}\r\n" if destination else ""
                    status, _, body = server.get(target, fields=fields)
                    need(status == 403 and body == b"403 Forbidden\n", f"{target} for {fields!r} gives {status} {body[:40]!r}")
                    asked += 1
        need(asks(site, "navigate", "document")[0] == 200, f"a link from {site!r} does not lead here")
        need(asks(site, "navigate", "document", method="HEAD")[0] == 403, f"{site!r} may ask for a head")
        twice = f"Sec-Fetch-Site: same-origin\r\nSec-Fetch-Site: {site}\r\n"
        need(server.get("/", fields=twice)[0] == 403, f"{site!r} is not seen behind another")
    need(asks("cross-site", "navigate", "document, iframe")[0] == 403, "one of two destinations is enough")
    for site in ("same-origin", "none", None):
        need(asks(site, "no-cors", "script", scripts)[0] == 200, f"{site} is refused a script of its own")
        need(asks(site, "cors", "empty", "/inner/")[0] == 200, f"{site} is refused a page of its own")
    return f"{asked} ways"


def own_resources(server):
    """Every answer says that it is for pages of the same origin only, whatever it is."""
    host, close = f"Host: {server.host}\r\nConnection: close\r\n", "Connection: close\r\n"
    for data, status in (
        (server.request("/", fields=close), 200), (server.request("/big.txt", method="HEAD", fields=close), 200),
        (server.request("/inner", fields=close), 301), (b"GET\r\n\r\n", 400), (server.request(host="evil.example", fields=close), 403),
        (server.request("/nothing.html", fields=close), 404), (server.request(method="POST"), 405),
        (f"GET / HTTP/1.1\r\n{host}Content-Length: 5\r\n\r\n".encode(), 413), (b"GET /" + b"a" * 9_000, 414),
        (b"GET / HTTP/1.1\r\nX: " + b"a" * 60_000, 431), (f"GET / HTTP/2.0\r\n{host}\r\n".encode(), 505),
    ):
        found, fields, _ = server.say(data)
        need(found == status, f"{data[:40]!r} gives {found}, not {status}")
        need(fields.get("Cross-Origin-Resource-Policy") == "same-origin", f"{status} is for everybody")
        need(fields.get("Cross-Origin-Opener-Policy") == "same-origin", f"the window of {status} is for everybody")
    with server.connect() as stream:
        stream.sendall(server.request("/.orientation-docs/events"))
        need(b"Cross-Origin-Resource-Policy: same-origin\r\n" in stream.recv(65_536), "the stream is for everybody")


def loopback_only(server):
    """Whoever knows this machine by another address finds nobody there."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent; the system only chooses the address that it would send from.
            probe.connect(("192.0.2.1", 9))
            address = probe.getsockname()[0]
        except OSError:
            return "this machine has no other address"
    if address.startswith("127."):
        return "this machine has no other address"
    try:
        socket.create_connection((address, server.port), timeout=2).close()
    except OSError:
        return "another address of this machine is refused"
    raise Wrong(f"{address} is answered")


def traversal(server):
    ways = ["..", "%2e%2e", "%2E%2e", ".%2e", "%252e%252e", "..%00", "%c0%ae%c0%ae", "%e0%80%ae%e0%80%ae", "..;", "%uff0e%uff0e", "．．"]
    slashes = ["/", "%2f", "%5c", "\\", "%252f", "//", "%c0%af", "/./"]
    tried = 0
    for way in ways:
        for slash in slashes:
            for depth in (1, 3):
                for start in ("/", "/inner/", "/assets"):
                    for file in ("secret.txt", "book/.hidden", "etc/passwd"):
                        target = start + (slash if start == "/assets" else "") + (way + slash) * depth + file
                        line = f"GET {target} HTTP/1.1\r\nHost: {server.host}\r\nConnection: close\r\n\r\n"
                        status, _, body = server.say(line.encode())
                        need(status in (400, 404), f"{target} gives {status}")
                        need(SECRET not in body and b"root:" not in body, f"{target} leads outwards")
                        tried += 1
        if server.short:
            slashes = slashes[:3]
    for target in ("//evil.example/inner", "/\\evil.example/inner", "///inner", "http://evil.example/inner", "*", "inner"):
        status, fields, _ = server.get(target)
        need(status in (400, 404) and "Location" not in fields, f"{target} gives {status} {fields.get('Location')}")
    return f"{tried} ways"


def dot_files(server):
    for target in ("/.hidden", "/%2ehidden", "/.orientation-docs-manifest", "/.git/config", "/inner/.hidden", "/.well-known/x"):
        status, _, body = server.get(target)
        need(status == 404 and SECRET not in body, f"{target} gives {status}")


def links_outwards(server):
    """A link that comes into the book while it is served is a problem to be told, and what it leads to is not served."""
    link = server.book / "secret.txt"
    link.symlink_to(server.book.parent / "secret.txt")
    try:
        wait_until(lambda: b"is a symbolic link" in server.get("/")[2], "the link is not told")
        status, _, body = server.get("/secret.txt")
        need(SECRET not in body, "the link is followed")
    finally:
        link.unlink()
    wait_until(lambda: b"Home" in server.get("/")[2], "the pages do not come back")


def endless_files(server):
    """A file that no memory holds is a problem to be told."""
    picture = server.book / "picture.png"
    with open(picture, "wb") as file:
        file.truncate(4 << 40)
    try:
        wait_until(lambda: b"is longer than 256 MB" in server.get("/")[2], "the file is not told")
    finally:
        picture.unlink()
    wait_until(lambda: b"Home" in server.get("/")[2], "the pages do not come back")


def malformed(server):
    host = f"Host: {server.host}\r\nConnection: close\r\n"
    cases = {
        b"\x00\x01\x02\r\n\r\n": 400, b"GET\r\n\r\n": 400, b"GET /\r\n\r\n": 400, b"GET  / HTTP/1.1\r\n\r\n": 400,
        f"GET / HTTP/2.0\r\n{host}\r\n".encode(): 505, f"GET / HTTP/1.1 x\r\n{host}\r\n".encode(): 400,
        f"GET / FTP/1.1\r\n{host}\r\n".encode(): 400, f"G\xe9T / HTTP/1.1\r\n{host}\r\n".encode("latin-1"): 400,
        f"GET /%zz HTTP/1.1\r\n{host}\r\n".encode(): 400, f"GET /%f HTTP/1.1\r\n{host}\r\n".encode(): 400,
        f"GET /%00 HTTP/1.1\r\n{host}\r\n".encode(): 400, f"GET /a%0d%0ab HTTP/1.1\r\n{host}\r\n".encode(): 400,
        f"GET /%ff%fe HTTP/1.1\r\n{host}\r\n".encode(): 400, f"GET / HTTP/1.1\r\n{host} folded: x\r\n\r\n".encode(): 400,
        f"GET / HTTP/1.1\r\n{host}no colon\r\n\r\n".encode(): 400, f"GET / HTTP/1.1\r\n{host}Space : x\r\n\r\n".encode(): 400,
        f"GET / HTTP/1.1\r\n{host}X: a\x00b\r\n\r\n".encode(): 400, f"GET / HTTP/1.1\r\n{host}X: a\rb\r\n\r\n".encode(): 400,
        f"GET / HTTP/1.1\r\n{host}Content-Length: -1\r\n\r\n".encode(): 400,
        f"GET / HTTP/1.1\r\n{host}Content-Length: 1e3\r\n\r\n".encode(): 400,
        f"GET / HTTP/1.1\r\n{host}Content-Length: 99999999999999999999\r\n\r\n".encode(): 413,
        f"GET / HTTP/1.1\r\n{host}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n".encode(): 413,
        f"CONNECT evil.example:443 HTTP/1.1\r\n{host}\r\n".encode(): 405, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n": 400,
    }
    for data, status in cases.items():
        try:
            found = server.say(data)[0]
        except TimeoutError:
            raise Wrong(f"{data[:60]!r} is not answered")
        need(found == status, f"{data[:60]!r} gives {found}, not {status}")
    dice = random.Random(7)
    for _ in range(100 if server.short else 1_000):
        noise = bytes(dice.randrange(256) for _ in range(dice.randrange(1, 300))) + b"\r\n\r\n"
        found = server.say(noise)[0]
        need(found in (400, 405, 413, 505), f"{noise!r} gives {found}")
    return f"{len(cases)} kinds, and noise"


def oversized(server):
    cases = [
        (b"GET /" + b"a" * 9_000, 414), (b"GET /" + b"a" * 9_000 + b" HTTP/1.1\r\n\r\n", 414), (b"a" * 50_000, 414),
        (b"GET / HTTP/1.1\r\nX: " + b"a" * 60_000, 431), (b"GET / HTTP/1.1\r\n" + b"X: a\r\n" * 10_000, 431),
        (server.request(fields="Content-Length: 50000000\r\n") + b"a" * 5_000_000, 413),
        (server.request(method="PUT", fields="Content-Length: 50000000\r\n") + b"a" * 5_000_000, 405),
    ]
    for data, status in cases * (3 if server.short else 20):
        found = server.say(data)[0]
        # Who sends on and on may miss what it is told: its own bytes make the system reset the connection.
        need(found == status or (found == 0 and len(data) > 100_000), f"{data[:30]!r}… gives {found}, not {status}")


def slow_clients(server):
    """Clients that send a byte now and then hold up nobody, and are sent away in time."""
    slow = [server.connect() for _ in range(30)]
    start = time.monotonic()
    data = server.request("/")
    for index in range(4 if server.short else 14):
        for client in slow:
            try:
                client.send(data[index : index + 1])
            except OSError:
                pass
        begun = time.monotonic()
        need(server.get("/")[0] == 200, "nobody else is answered")
        need(time.monotonic() - begun < 2, "others wait")
        time.sleep(1)
    if server.short:
        [client.close() for client in slow]
        return "short"
    for client in slow:
        need(parsed(everything(client))[0] in (408, 0), "it is not told that its time is up")
        client.close()
    return f"sent away after {time.monotonic() - start:.0f} s at most"


def slow_readers(server):
    """Clients that ask for much and take nothing, more of them than the server takes."""
    readers = [server.connect() for _ in range(100)]
    for client in readers:
        client.sendall(server.request("/big.txt"))
    for _ in range(20):
        need(server.get("/inner/")[0] == 200, "nobody else is answered")
    [client.close() for client in readers]
    return "100 × 8 MB not taken"


def thousand_connections(server):
    """More than the server takes at once, each with a request: the others wait with the system for their turn."""
    clients = []
    for _ in range(1_000):
        clients.append(server.connect())
        clients[-1].sendall(server.request("/inner/", fields="Connection: close\r\n"))
    answered = sum(parsed(everything(client))[0] == 200 for client in clients)
    [client.close() for client in clients]
    need(answered == 1_000, f"only {answered} were answered")
    return "all answered"


def too_many_connections(server):
    """More than the server takes, none of which says anything: who has something to say gets a turn."""
    clients = []
    for _ in range(3_000):
        try:
            clients.append(server.connect(timeout=1))
        except OSError:
            break
    begun = time.monotonic()
    need(server.get("/")[0] == 200, "nobody is answered")
    waited = time.monotonic() - begun
    [client.close() for client in clients]
    need(waited < 3, f"the next one waited {waited:.1f} s")
    return f"{len(clients)} at once, the next one waited {waited:.2f} s"


def gone_in_the_middle(server):
    for index in range(100 if server.short else 1_000):
        client = server.connect()
        client.sendall(server.request("/big.txt"))
        client.recv(1_000 if index % 2 else 1)
        if index % 3 == 0:
            # Closed hard: the server's next write meets a reset.
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        client.close()
    # What was left behind is closed as soon as the server looks at it.
    wait_until(lambda: server.descriptors() < 40, "connections are left open")


def pipelining(server):
    count = 100
    with server.connect() as client:
        client.sendall(server.request("/inner/", method="HEAD") * (count - 1) + server.request("/", fields="Connection: close\r\n"))
        data = everything(client)
    need(data.count(b"HTTP/1.1 200 OK") == count, f"{data.count(b'HTTP/1.1 ')} answers to {count} requests")
    # An answer that closes is the last, whatever was asked behind it.
    with server.connect() as client:
        client.sendall(b"nonsense\r\n\r\n" + server.request("/"))
        data = everything(client)
    need(data.count(b"HTTP/1.1 ") == 1 and b" 400 " in data, "what comes behind nonsense is answered")


def keep_alive(server):
    with server.connect() as client:
        for index in range(200 if server.short else 5_000):
            client.sendall(server.request("/inner/", method="HEAD"))
            data = b""
            while not data.endswith(b"\r\n\r\n"):
                data += client.recv(4_096)
            need(data.startswith(b"HTTP/1.1 200") and b"Connection: keep-alive" in data, f"request {index}: {data!r}")
    need(server.get("/", version="HTTP/1.0", close=False)[1].get("Connection") == "close", "HTTP/1.0 is kept open")


def conditional(server):
    """None of it is offered: what is served changes at any moment, and says so. So the whole answer is right."""
    for field in ("If-None-Match: *", "If-Modified-Since: Fri, 31 Dec 2100 00:00:00 GMT", "Range: bytes=0-9", "Range: bytes=9-0,x"):
        status, fields, body = server.get("/inner/", fields=field + "\r\n")
        need(status == 200 and len(body) == int(fields["Content-Length"]), f"{field} gives {status}")
        need(fields["Cache-Control"] == "no-store" and "ETag" not in fields and "Accept-Ranges" not in fields, field)


def split_requests(server):
    """The pieces in which a request arrives make no difference."""
    data = server.request("/inner/", fields="Connection: close\r\n")
    for size in (1, 2, 3, 7, len(data) - 1):
        with server.connect() as client:
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for start in range(0, len(data), size):
                client.sendall(data[start : start + size])
                time.sleep(0.0005)
            need(parsed(everything(client))[0] == 200, f"in pieces of {size} it is not understood")


def half_closed(server):
    """A client that has said all and waits for the answer gets it."""
    with server.connect() as client:
        client.sendall(server.request("/inner/", fields="Connection: close\r\n"))
        client.shutdown(socket.SHUT_WR)
        need(parsed(everything(client))[0] == 200, "no answer")


def listening(server):
    """A stream whose first event, which says what there is, has been read."""
    stream = server.connect()
    stream.sendall(server.request("/.orientation-docs/events"))
    need(b"text/event-stream" in until_event(stream), "no stream")
    return stream


def until_event(stream):
    data = b""
    while b"data: " not in data:
        more = stream.recv(65_536)
        need(more, "the stream has ended")
        data += more
    return data


def listeners(server):
    """Pages that listen are told of changes; those that have gone are forgotten."""
    streams = [listening(server) for _ in range(30)]
    for stream in streams[:15]:
        stream.close()
    page = server.book / "README.md"
    page.write_text("# Home\n\nOther text, and [much of it](big.txt).\n")
    wait_until(lambda: b"Other text" in server.get("/")[2], "the change is not seen")
    for stream in streams[15:]:
        until_event(stream)
        stream.close()
    wait_until(lambda: server.descriptors() < 30, "connections are left open")


def too_many_listeners(server):
    """Those that listen have a part of the connections: requests are answered, and who comes last is told of changes."""
    # Each is let in, so that none of them waits with the system for its turn.
    streams = [listening(server) for _ in range(300 if server.short else 2_000)]
    begun = time.monotonic()
    for _ in range(20):
        need(server.get("/inner/")[0] == 200, "nobody is answered")
    waited = time.monotonic() - begun
    need(waited < 3, f"20 answers took {waited:.1f} s")
    need(server.descriptors() < 80, f"{server.descriptors()} descriptors are open")
    page = server.book / "README.md"
    page.write_text("# Home\n\nText once more, and [much of it](big.txt).\n")
    until_event(streams[-1])
    need(b"data: " not in everything(streams[0]), "the first one still listens")
    [stream.close() for stream in streams]
    return f"{len(streams)} listeners, 20 answers in {waited:.2f} s"


def memory_flat(server):
    """Thousands of requests later the server is no larger than before."""
    rounds = 300 if server.short else 3_000

    def load():
        for index in range(rounds):
            server.get("/inner/" if index % 3 else "/nothing.html")
            if index % 30 == 0:
                server.get("/big.txt")

    load()
    before = server.resident()
    load()
    grown = server.resident() - before
    need(grown < 2_000, f"it grew by {grown} KB")
    return f"{grown:+} KB over {rounds} requests"


def wait_until(condition, complaint, seconds=10):
    deadline = time.monotonic() + seconds
    while not condition():
        need(time.monotonic() < deadline, complaint)
        time.sleep(0.05)


def asked_to_end(server):
    """With connections open and an answer under way it ends at once, and well."""
    client = server.connect()
    client.sendall(server.request("/big.txt"))
    listener = server.connect()
    listener.sendall(server.request("/.orientation-docs/events"))
    with Serving(server.process.args[0], server.book) as other:
        idle = [other.connect() for _ in range(10)]
        other.connect().sendall(other.request("/big.txt"))
        begun = time.monotonic()
        other.process.send_signal(signal.SIGINT)
        status = other.process.wait(timeout=10)
        [connection.close() for connection in idle]
        need(status == 0, f"it ended with {status}")
        need(time.monotonic() - begun < 2, "it took its time")
    client.close()
    listener.close()


TESTS = {
    "methods": methods,
    "names of the machine": hosts,
    "pages of other sites": other_sites,
    "answers for our own pages only": own_resources,
    "addresses of the machine": loopback_only,
    "traversal in every encoding": traversal,
    "dot files": dot_files,
    "symbolic links outwards": links_outwards,
    "a file of 4 TB": endless_files,
    "malformed requests": malformed,
    "oversized lines, fields and bodies": oversized,
    "requests in pieces": split_requests,
    "half closed connections": half_closed,
    "pipelining": pipelining,
    "keep-alive": keep_alive,
    "conditional requests and ranges": conditional,
    "slow clients": slow_clients,
    "clients that do not read": slow_readers,
    "1,000 connections at once": thousand_connections,
    "3,000 connections that say nothing": too_many_connections,
    "disconnects in the middle of an answer": gone_in_the_middle,
    "listening pages": listeners,
    "too many listening pages": too_many_listeners,
    "memory": memory_flat,
    "asked to end": asked_to_end,
}

if __name__ == "__main__":
    sys.exit(main())
