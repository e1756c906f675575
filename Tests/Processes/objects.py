"""Which functions objects call that start a program or a process, or that may lead to one."""

import re
import subprocess

# What starts a program or a process; a thread is made by clone, too, but not by a call of ours.
STARTS = re.compile(r"v?fork|clone3?|exec([lv]p?e?|vpe|veat)|fexecve|posix_spawnp?|popen|system|wordexp")
# What may lead to one.
DETOURS = re.compile(r"syscall|dlopen|dlsym|dlvsym")


def called(files):
    """What objects, and the members of archives, call of others: by the name of the object."""
    listed = subprocess.run(
        ["nm", "--undefined-only", "--format=posix", "--print-file-name", *files], check=True, capture_output=True, text=True).stdout
    calls = {}
    for line in listed.splitlines():
        place, separator, rest = line.rpartition(": ")
        if separator:
            calls.setdefault(place, set()).add(rest.split()[0].split("@")[0])
    return calls
