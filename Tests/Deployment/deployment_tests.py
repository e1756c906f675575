"""Checks what servers make of a site, with the configurations of the documentation: every file, what is not there, headers."""

import gzip
import http.client
import pathlib
import re
import shutil
import sys
import tempfile

import servers

TYPES = {
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "txt": "text/plain; charset=utf-8", "md": "text/markdown; charset=utf-8", "csv": "text/csv; charset=utf-8",
    "json": "application/json", "wasm": "application/wasm", "svg": "image/svg+xml", "png": "image/png",
}
COMPRESSED = {"html", "css", "js", "txt", "md", "csv", "json", "svg", "wasm"}
FOR_GOOD = "public, max-age=31536000, immutable"


def main():
    wrong = 0
    with tempfile.TemporaryDirectory(prefix="deployed-") as folder:
        pathlib.Path(folder).chmod(0o755)
        site = pathlib.Path(folder, "site")
        shutil.copytree(sys.argv[1], site)
        # Kinds of files that a book may have and this site does not.
        for name in ("picture.svg", "module.wasm", "picture.png"):
            (site / name).write_bytes(b"<svg xmlns='http://www.w3.org/2000/svg'/>" * 100)
        (site / ".git").mkdir()
        (site / ".git" / "config").write_text("nobody may read this")
        for name, server in (("nginx", servers.nginx), ("caddy", servers.caddy)):
            if shutil.which(name) is None:
                print(f"SKIPPED: {name} is not installed, so its configuration was NOT tested", file=sys.stderr)
                continue
            with server(site) as port:
                client = Client(port)
                complaints = [complaint for test in TESTS for complaint in test(client, site)]
            for complaint in complaints[:20]:
                print(f"{name}: {complaint}")
            print(f"{name}: {client.count} requests, {len(complaints)} complaints")
            wrong += len(complaints)
    workflow()
    return 1 if wrong else 0


class Client:
    def __init__(self, port):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=15)
        self.count = 0

    def get(self, path, method="GET", **fields):
        self.count += 1
        fields = {name.replace("_", "-"): value for name, value in fields.items()}
        self.connection.request(method, path, headers=fields)
        answer = self.connection.getresponse()
        return answer.status, answer.headers, answer.read()


def every_file(client, site):
    for path in visible(site):
        address = "/" + str(path.relative_to(site))
        status, fields, body = client.get(address)
        kind = path.suffix[1:]
        if status != 200 or body != path.read_bytes():
            yield f"{address}: status {status}, {len(body)} bytes"
        if normalised(fields["Content-Type"]) != TYPES[kind]:
            yield f"{address}: is a {fields['Content-Type']}"
        if fields["Cache-Control"] != "no-cache":
            yield f"{address}: may be kept as {fields['Cache-Control']}"
        if fields["X-Content-Type-Options"] != "nosniff":
            yield f"{address}: browsers may guess what it is"
        if "frame-ancestors 'none'" not in (fields["Content-Security-Policy"] or ""):
            yield f"{address}: anybody may frame it"
        if not fields["ETag"]:
            yield f"{address}: has no ETag"
            continue
        if client.get(address, If_None_Match=fields["ETag"])[0] != 304:
            yield f"{address}: is sent again although nothing has changed"
        if kind in COMPRESSED and len(body) > 1_000:
            _, fields, packed = client.get(address, Accept_Encoding="gzip")
            if fields["Content-Encoding"] != "gzip" or gzip.decompress(packed) != body:
                yield f"{address}: is not compressed"
            if "Accept-Encoding" not in (fields["Vary"] or ""):
                yield f"{address}: caches are not told that it is compressed for some"


def kept_for_good(client, site):
    """Everything that a page asks for with a checksum may be kept, and exists."""
    addresses = set()
    for path in visible(site):
        if path.suffix == ".html":
            found = re.findall(r'(?:href|src)="((?:\.\./)*)(assets/[^"?]+\?v=[0-9a-f]+)"', path.read_text())
            addresses |= {"/" + address for _, address in found}
    if not addresses:
        yield "no page asks for anything with a checksum"
    for address in sorted(addresses):
        status, fields, _ = client.get(address)
        if status != 200 or fields.get_all("Cache-Control") != [FOR_GOOD]:
            yield f"{address}: status {status}, may be kept as {fields.get_all('Cache-Control')}"


def what_is_not_there(client, site):
    page = (site / "404.html").read_bytes()
    for address in (
        "/nothing", "/nothing.html", "/deep/in/nothing.html", "/assets/", "/assets/search/", "/data/", "/assets/nothing.css?v=1",
        "/.orientation-docs-manifest", "/.git/config", "/.git/", "/index.html/", "/%2e%2e/secret", "/nothing.html?v=1",
    ):
        status, fields, body = client.get(address)
        if status not in (404, 400):
            yield f"{address}: status {status}"
        if status == 404 and body != page:
            yield f"{address}: is not answered with 404.html but {body[:60]}"
        if "immutable" in (fields["Cache-Control"] or ""):
            yield f"{address}: browsers keep for good that it is not there"


def folders(client, site):
    for folder in sorted({path.parent for path in visible(site) if path.name == "index.html"} - {site}):
        address = "/" + str(folder.relative_to(site))
        status, fields, _ = client.get(address)
        if status not in (301, 302, 308) or not (fields["Location"] or "").endswith(address + "/"):
            yield f"{address}: status {status}, leads to {fields['Location']}"
        if client.get(address + "/")[2] != (folder / "index.html").read_bytes():
            yield f"{address}/: is not its index.html"
    if client.get("/")[2] != (site / "index.html").read_bytes():
        yield "/: is not index.html"


def heads(client, site):
    for address in ("/", "/index.html", "/nothing"):
        got, whole, _ = client.get(address)
        status, fields, body = client.get(address, method="HEAD")
        if status != got or body or fields["Content-Type"] != whole["Content-Type"]:
            yield f"HEAD {address}: status {status}, {len(body)} bytes"


def visible(site):
    return sorted(
        path for path in site.rglob("*")
        if path.is_file() and not any(part.startswith(".") for part in path.relative_to(site).parts)
    )


def normalised(kind):
    return (kind or "").lower()


def workflow():
    """The workflow can only be run by GitHub; what can be seen here is that it publishes the site, with the rights it needs."""
    text = servers.fence("yaml")
    for needed in ("pages: write", "id-token: write", "actions/checkout@", "actions/upload-pages-artifact@", "path: site\n", "actions/deploy-pages@"):
        if needed not in text:
            raise SystemExit(f"the workflow for Pages lacks `{needed}`")
    if "\t" in text:
        raise SystemExit("the workflow for Pages has tabs")
    print("Pages: the workflow publishes the site")


TESTS = (every_file, kept_for_good, what_is_not_there, folders, heads)

if __name__ == "__main__":
    sys.exit(main())
