#!/usr/bin/env python3
"""Packs a static tool with the reference, in every form of a release: package.py TOOL FOLDER.

The time of all files is that of the commit, so one commit gives the same bytes whenever and wherever it is packed. A commit that
changes action.yml alone, which is in no file but the sources, does not count: it brings the checksum of the archive.
"""

import gzip
import hashlib
import io
import json
import os
import pathlib
import re
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
NAME = "orientation-docs"


def output(*command):
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout


def address():
    """Where the project is published, from the one place that says so; None as long as it is not."""
    text = (ROOT / "Sources/ToolSpecification/Program.swift").read_text()
    found = re.search(r'static let address: String\? = (nil|"(.*)")', text)
    if not found:
        sys.exit("Sources/ToolSpecification/Program.swift has no line `static let address: String? = …`")
    return found.group(2)


class Release:
    def __init__(self, tool, folder):
        self.folder = pathlib.Path(folder).resolve()
        self.folder.mkdir(parents=True, exist_ok=True)
        tool = pathlib.Path(tool).resolve()
        self.version = output(tool, "--version").decode().split()[1]
        self.epoch = int(output("git", "log", "-1", "--format=%ct", "--", ".", ":(exclude)action.yml"))
        day = time.strftime("%B %-d, %Y", time.gmtime(self.epoch))
        manual = output(tool, "help", "--man").decode().replace("$Mdocdate$", day)
        completions = {shell: output(tool, "completions", shell) for shell in ("bash", "zsh", "fish")}
        # What git has, and nothing that lies beside it.
        pages = output("git", "ls-files", "-z", "content").decode().split("\0")[:-1]
        self.files = {f"bin/{NAME}": tool.read_bytes()}
        self.files |= {f"share/{NAME}/{path}": (ROOT / path).read_bytes() for path in pages}
        self.manual = manual.encode()
        self.completions = completions

    def prefix(self):
        """The files below a prefix such as /usr/local."""
        return self.files | {
            f"share/man/man1/{NAME}.1": self.manual,
            f"share/bash-completion/completions/{NAME}": self.completions["bash"],
            f"share/zsh/site-functions/_{NAME}": self.completions["zsh"],
            f"share/fish/vendor_completions.d/{NAME}.fish": self.completions["fish"],
            f"share/doc/{NAME}/LICENSE": (ROOT / "LICENSE").read_bytes(),
            f"share/doc/{NAME}/copyright": (ROOT / ".release/copyright").read_bytes(),
        }

    def tar(self, files, top=""):
        """The bytes of a tar archive: folders before their files, nobody's name, one time."""
        names = sorted(files)
        folders = {str(parent) for name in names for parent in pathlib.PurePosixPath(top, name).parents} - {"."}
        stream = io.BytesIO()
        with tarfile.open(fileobj=stream, mode="w", format=tarfile.GNU_FORMAT) as archive:
            for path in sorted(folders | {str(pathlib.PurePosixPath(top, name)) for name in names}):
                entry = tarfile.TarInfo(path)
                entry.mtime = self.epoch
                if path in folders:
                    entry.type, entry.mode = tarfile.DIRTYPE, 0o755
                    archive.addfile(entry)
                else:
                    data = files[str(pathlib.PurePosixPath(path).relative_to(top))]
                    entry.size, entry.mode = len(data), 0o755 if "bin" in path.split("/") else 0o644
                    archive.addfile(entry, io.BytesIO(data))
        return stream.getvalue()

    def write(self, name, data):
        (self.folder / name).write_bytes(data)
        print(f"{name}: {len(data):,} bytes", file=sys.stderr)

    def tarball(self):
        name = f"{NAME}-{self.version}-linux-x86_64"
        self.write(name + ".tar.gz", gzip.compress(self.tar(self.prefix(), name), mtime=0))

    def source(self):
        name = f"{NAME}-{self.version}"
        data = output("git", "archive", "--format=tar", f"--prefix={name}/", "HEAD")
        self.write(name + "-source.tar.gz", gzip.compress(data, mtime=0))

    def debian(self):
        files = self.prefix()
        del files[f"share/doc/{NAME}/LICENSE"], files[f"share/man/man1/{NAME}.1"]
        files[f"share/zsh/vendor-completions/_{NAME}"] = files.pop(f"share/zsh/site-functions/_{NAME}")
        changes = f"{NAME} ({self.version}) stable; urgency=medium\n\n  * See CHANGELOG.md of the sources.\n\n"
        date = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(self.epoch))
        files |= {
            f"share/man/man1/{NAME}.1.gz": gzip.compress(self.manual, mtime=0),
            f"share/doc/{NAME}/changelog.gz": gzip.compress(f"{changes} -- {MAINTAINER}  {date}\n".encode(), mtime=0),
            f"share/lintian/overrides/{NAME}": (ROOT / ".release/lintian-overrides").read_bytes(),
        }
        control = (
            f"Package: {NAME}\nVersion: {self.version}\nArchitecture: amd64\nMaintainer: {MAINTAINER}\n"
            f"Installed-Size: {sum(map(len, files.values())) // 1024}\nSection: doc\nPriority: optional\n"
            "Description: documentation of iOS orientation that computes its answers\n"
            " A reference of the rules by which iOS chooses an interface's orientation, and\n"
            " a tool that explains a scenario, scans an app, builds its documentation and\n"
            " checks whether it is out of date.\n"
        )
        with tempfile.TemporaryDirectory() as name:
            root = pathlib.Path(name, "root")
            sums = ""
            for path, data in sorted(files.items()):
                target = root / "usr" / path
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(data)
                target.chmod(0o755 if path.startswith("bin/") else 0o644)
                sums += f"{hashlib.md5(data).hexdigest()}  usr/{path}\n"
            (root / "DEBIAN").mkdir()
            (root / "DEBIAN/control").write_text(control)
            (root / "DEBIAN/md5sums").write_text(sums)
            for path in [root, *root.rglob("*")]:
                if path.is_dir() or path.parent.name == "DEBIAN":
                    path.chmod(0o755 if path.is_dir() else 0o644)
            target = self.folder / f"{NAME}_{self.version}_amd64.deb"
            subprocess.run(
                ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(target)], check=True,
                stdout=subprocess.DEVNULL, env=os.environ | {"SOURCE_DATE_EPOCH": str(self.epoch)})
        print(f"{target.name}: {target.stat().st_size:,} bytes", file=sys.stderr)

    def image(self):
        """An OCI image layout: one layer, with nothing but the tool and the reference."""
        blobs = {}

        def blob(media, data):
            digest = hashlib.sha256(data).hexdigest()
            blobs[f"blobs/sha256/{digest}"] = data
            return {"mediaType": f"application/vnd.oci.image.{media}", "digest": f"sha256:{digest}", "size": len(data)}

        layer = self.tar(self.files | {"book/.keep": b""})
        created = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(self.epoch))
        config = {
            "created": created, "architecture": "amd64", "os": "linux",
            "config": {"Entrypoint": [f"/bin/{NAME}"], "WorkingDir": "/book",
                       "Labels": {"org.opencontainers.image.version": self.version,
                                  "org.opencontainers.image.licenses": "MIT"}},
            "rootfs": {"type": "layers", "diff_ids": ["sha256:" + hashlib.sha256(layer).hexdigest()]},
            "history": [{"created": created, "created_by": ".release/package.py"}],
        }
        manifest = {
            "schemaVersion": 2, "mediaType": "application/vnd.oci.image.manifest.v1+json",
            "config": blob("config.v1+json", encoded(config)),
            "layers": [blob("layer.v1.tar+gzip", gzip.compress(layer, mtime=0))],
        }
        entry = blob("manifest.v1+json", encoded(manifest))
        entry["annotations"] = {"org.opencontainers.image.ref.name": self.version}
        index = {"schemaVersion": 2, "mediaType": "application/vnd.oci.image.index.v1+json", "manifests": [entry]}
        layout = blobs | {"index.json": encoded(index), "oci-layout": encoded({"imageLayoutVersion": "1.0.0"})}
        self.write(f"{NAME}-{self.version}-oci.tar", self.tar(layout))

    def bundle(self):
        name = f"{NAME}-{self.version}-linux-x86_64"
        info = {"schemaVersion": "1.0", "artifacts": {NAME: {
            "version": self.version, "type": "executable",
            "variants": [{"path": f"{name}/bin/{NAME}", "supportedTriples": ["x86_64-unknown-linux-gnu"]}]}}}
        files = {f"{name}/{path}": data for path, data in self.files.items()} | {"info.json": encoded(info)}
        stream = io.BytesIO()
        with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
            for path in sorted(files):
                entry = zipfile.ZipInfo(f"{NAME}.artifactbundle/{path}", (1980, 1, 1, 0, 0, 0))
                entry.create_system, entry.compress_type = 3, zipfile.ZIP_DEFLATED
                entry.external_attr = (0o100755 if "/bin/" in path else 0o100644) << 16
                archive.writestr(entry, files[path])
        self.write(f"{NAME}.artifactbundle.zip", stream.getvalue())

    def bill(self):
        """What the tool is linked of, as SPDX."""
        parts = [
            ("Swift", "Apache-2.0 WITH Swift-exception", swift_version()), ("cmark", "BSD-2-Clause", debian_version("libcmark-dev")),
            ("libstdc++", "GPL-3.0-or-later WITH GCC-exception-3.1", debian_version("libstdc++-*-dev")),
            ("glibc", "LGPL-2.1-or-later", debian_version("libc6-dev")),
        ]
        own = {"versionInfo": self.version, "licenseConcluded": "MIT", "licenseDeclared": "MIT", "copyrightText": "2026 The orientation-docs authors"}
        packages = [{"name": NAME, "SPDXID": "SPDXRef-tool", "primaryPackagePurpose": "APPLICATION", "hasFiles": ["SPDXRef-file"],
                     "packageVerificationCode": {"packageVerificationCodeValue": self.sha1(self.sha1(self.files[f"bin/{NAME}"]).encode())},
                     "filesAnalyzed": True, "licenseInfoFromFiles": ["NOASSERTION"], "downloadLocation": address() or "NOASSERTION"} | own]
        relations = [("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-tool")]
        for name, terms, version in parts:
            reference = "SPDXRef-" + name.replace("+", "x")
            packages.append({"name": name, "SPDXID": reference, "filesAnalyzed": False, "downloadLocation": "NOASSERTION",
                             "licenseConcluded": terms, "licenseDeclared": terms, "copyrightText": "NOASSERTION"}
                            | ({"versionInfo": version} if version else {}))
            relations.append(("SPDXRef-tool", "STATIC_LINK", reference))
        tool = self.files[f"bin/{NAME}"]
        sums = {"SHA1": self.sha1(tool), "SHA256": hashlib.sha256(tool).hexdigest()}
        document = {
            "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"{NAME}-{self.version}",
            "documentNamespace": f"https://spdx.org/spdxdocs/{NAME}-{self.version}-{sums['SHA256']}",
            "creationInfo": {"created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(self.epoch)),
                             "creators": ["Tool: .release/package.py"]},
            "packages": packages,
            "files": [{"fileName": f"./bin/{NAME}", "SPDXID": "SPDXRef-file", "fileTypes": ["BINARY"], "copyrightText": "NOASSERTION",
                       "licenseConcluded": "NOASSERTION", "licenseInfoInFiles": ["NOASSERTION"],
                       "checksums": [{"algorithm": name, "checksumValue": value} for name, value in sums.items()]}],
            "relationships": [dict(zip(("spdxElementId", "relationshipType", "relatedSpdxElement"), relation)) for relation in relations],
        }
        self.write(f"{NAME}-{self.version}.spdx.json", encoded(document))

    def sha1(self, data):
        return hashlib.sha1(data, usedforsecurity=False).hexdigest()

    def formula(self, address):
        name = f"{NAME}-{self.version}-source.tar.gz"
        text = (ROOT / ".release/formula.rb").read_text()
        for mark, value in {
            "@ADDRESS@": address, "@SUM@": self.sum(name), "@URL@": f"{address}/releases/download/{self.version}/{name}",
        }.items():
            text = text.replace(mark, value)
        self.write(f"{NAME}.rb", text.encode())

    def sum(self, name):
        return hashlib.sha256((self.folder / name).read_bytes()).hexdigest()

    def notes(self):
        """What is new, from the changelog, and the checksum that a binary target asks for."""
        text = (ROOT / "CHANGELOG.md").read_text()
        found = re.search(rf"^## {re.escape(self.version)}\b.*?\n(.*?)(?=^## |\Z)", text, re.M | re.S)
        if not found:
            sys.exit(f"CHANGELOG.md has no section for {self.version}")
        bundle = f"{NAME}.artifactbundle.zip"
        notes = f"{found.group(1).strip()}\n\nChecksum of `{bundle}` for `binaryTarget`: `{self.sum(bundle)}`\n"
        self.write("NOTES.md", notes.encode())

    def sums(self):
        names = sorted(path.name for path in self.folder.iterdir() if path.name not in ("SHA256SUMS", "NOTES.md", NAME))
        self.write("SHA256SUMS", "".join(f"{self.sum(name)}  {name}\n" for name in names).encode())


def encoded(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def swift_version():
    return re.search(r"Swift version (\S+)", output("swift", "--version").decode()).group(1)


def debian_version(package):
    """The version of an installed package; None where there is none, or no Debian."""
    try:
        listed = output("dpkg-query", "--show", "--showformat=${Version}\n", package).decode().split()
    except (OSError, subprocess.CalledProcessError):
        return None
    return listed[0] if len(set(listed)) == 1 else None


MAINTAINER = f"The {NAME} authors <{NAME}@packages.invalid>"


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    release = Release(*sys.argv[1:])
    release.tarball()
    release.source()
    release.debian()
    release.image()
    release.bundle()
    release.bill()
    # The tests of the formula name an address that is nobody's.
    if where := os.environ.get("RELEASE_ADDRESS") or address():
        release.formula(where)
    release.notes()
    release.sums()


if __name__ == "__main__":
    main()
