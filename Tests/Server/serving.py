"""A running server, and clients that may say anything to it."""

import os
import pathlib
import re
import socket
import subprocess


class Serving:
    """The server of a book, until the end of a `with`."""

    def __init__(self, tool, book):
        self.process = subprocess.Popen(
            [tool, "serve", str(book), "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        line = self.process.stdout.readline()
        found = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/\n", line)
        if not found:
            raise SystemExit(f"the server did not start: {line!r}, status {self.process.wait()}")
        self.port = int(found[1])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait(timeout=10)

    @property
    def host(self):
        return f"127.0.0.1:{self.port}"

    def connect(self, timeout=15):
        return socket.create_connection(("127.0.0.1", self.port), timeout=timeout)

    def request(self, target="/", method="GET", host=None, fields="", version="HTTP/1.1"):
        return f"{method} {target} {version}\r\nHost: {host or self.host}\r\n{fields}\r\n".encode("latin-1")

    def get(self, target="/", close=True, **options):
        """The answer to one request: status, fields, body."""
        fields = options.pop("fields", "") + ("Connection: close\r\n" if close else "")
        return self.say(self.request(target, fields=fields, **options))

    def say(self, data):
        """Sends bytes as they are, and reads an answer until the server closes."""
        with self.connect() as client:
            try:
                client.sendall(data)
            except (BrokenPipeError, ConnectionResetError):
                pass
            return parsed(everything(client))

    def resident(self):
        """The memory of the server in KB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1])

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))


def everything(client):
    data = b""
    try:
        while more := client.recv(65_536):
            data += more
    except ConnectionResetError:
        pass
    return data


def parsed(data):
    head, _, body = data.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    if not first.startswith("HTTP/1.1 "):
        return 0, {}, data
    return int(first.split(" ")[1]), dict(line.split(": ", 1) for line in lines), body
