"""nginx and Caddy, with the configurations that stand in the documentation."""

import contextlib
import pathlib
import re
import shutil
import socket
import subprocess
import tempfile
import time

PAGE = pathlib.Path("content/tool/publish.md")


def fence(language):
    """The one fence of a language in the page."""
    found = re.findall(rf"^```{language}\n(.*?)^```$", PAGE.read_text(), re.DOTALL | re.MULTILINE)
    if len(found) != 1:
        raise SystemExit(f"{PAGE} has {len(found)} fences of {language}")
    return found[0]


def replaced(text, *pairs):
    """The text with what depends on the place replaced. What is not there has to be noticed."""
    for old, new in pairs:
        if text.count(old) != 1:
            raise SystemExit(f"`{old}` stands {text.count(old)} times in {PAGE}")
        text = text.replace(old, new)
    return text


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextlib.contextmanager
def nginx(site, workers=1):
    """nginx with a folder of its own for all that it writes; gives the port."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="nginx-") as folder:
        # Its workers run as another user, who has to see the folder.
        pathlib.Path(folder).chmod(0o755)
        server = replaced(fence("nginx"), ("listen 80;", f"listen 127.0.0.1:{port};"), ("/var/www/docs", str(site)))
        places = "\n".join(
            f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        configuration = pathlib.Path(folder, "nginx.conf")
        configuration.write_text(
            f"daemon off;\nworker_processes {workers};\nuser root;\npid {folder}/pid;\nerror_log {folder}/errors;\n"
            f"events {{ worker_connections 2048; }}\nhttp {{\naccess_log off;\nsendfile on;\n{places}\n{server}\n}}\n"
        )
        command = ["nginx", "-p", folder, "-e", f"{folder}/errors", "-c", str(configuration)]
        with running(command, port):
            yield port


@contextlib.contextmanager
def caddy(site):
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="caddy-") as folder:
        # Nothing but the name says in a Caddyfile where to listen, and that there shall be certificates.
        server = replaced(fence("caddyfile"), ("docs.example.com {", f"http://127.0.0.1:{port} {{"), ("/var/www/docs", str(site)))
        configuration = pathlib.Path(folder, "Caddyfile")
        configuration.write_text("{\n\tadmin off\n\tauto_https off\n}\n" + server)
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(configuration)]
        with running(command, port, env={"HOME": folder, "XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder}):
            yield port


@contextlib.contextmanager
def running(command, port, **options):
    program = shutil.which(command[0])
    process = subprocess.Popen([program, *command[1:]], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, **options)
    try:
        deadline = time.monotonic() + 15
        while True:
            if process.poll() is not None or time.monotonic() > deadline:
                process.kill()
                raise SystemExit(f"{command[0]} did not start: {process.stderr.read().decode()}")
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
                break
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(timeout=15)
        process.stderr.close()
