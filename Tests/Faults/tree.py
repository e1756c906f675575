"""Folders as values: what is in them, and how they are put on the disk."""

import os
import pathlib
import shutil

UNFINISHED = ".orientation-docs-unfinished"
MANIFEST = ".orientation-docs-manifest"


def snapshot(folder):
    """Everything below a folder by path: bytes of files, None for folders, the target of links as text."""
    result = {}
    for place, folders, files in os.walk(folder):
        for entry in folders + files:
            path = os.path.join(place, entry)
            key = os.path.relpath(path, folder)
            if os.path.islink(path):
                result[key] = os.readlink(path)
            elif os.path.isdir(path):
                result[key] = None
            elif os.path.isfile(path):
                result[key] = pathlib.Path(path).read_bytes()
            else:
                result[key] = "something else"
    return result


def write(folder, files):
    for path, content in files.items():
        target = pathlib.Path(folder, path)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


def copy(source, target):
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target, symlinks=True)


def differences(found, expected):
    """The paths in which two snapshots differ, as text; empty where they do not."""
    paths = [path for path in sorted(found.keys() | expected.keys()) if found.get(path, 0) != expected.get(path, 0)]
    return ", ".join(paths[:4]) + (f" and {len(paths) - 4} more" if len(paths) > 4 else "")


def torn(found, old, new):
    """What is neither whole nor explained in a site whose build was cut off between two states; empty where all is well."""
    complaints = []
    for path, content in found.items():
        if path.endswith(UNFINISHED) and os.path.basename(path).startswith("."):
            continue
        if content is None:
            continue
        if path == MANIFEST:
            both = set(lines(old)) | set(lines(new))
            if content not in (old[path], new[path]) and set(content.decode().splitlines()) != both:
                complaints.append("the manifest names neither the old, the new nor all files")
            continue
        if content not in (old.get(path, 0), new.get(path, 0)):
            complaints.append(f"{path} is neither old nor new")
    kinds = {path for path in old if is_file(old, path) and is_file(new, path)}
    complaints += [f"{path} has gone" for path in sorted(kinds) if path not in found]
    named = set(found[MANIFEST].decode().splitlines()) if found.get(MANIFEST) else set()
    ours = {path for path in found if is_file(found, path) and not path.startswith(".") and not path.endswith(UNFINISHED)}
    complaints += [f"{path} is not in the manifest" for path in sorted(ours - named)]
    return "; ".join(complaints[:4])


def lines(site):
    return site[MANIFEST].decode().splitlines()


def is_file(site, path):
    return isinstance(site.get(path), bytes)
