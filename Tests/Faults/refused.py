"""Builds that have no room or no right: each has to end with 3, say why and what to do, and leave everything as it was."""

import os
import resource
import shutil
import stat
import subprocess

import tree
from bench import command, is_root, missing, need

LEFT = "left as it was"


def run(bench, times):
    full_disks(bench, times)
    no_rights(bench)
    bench.attempt("output is a file", lambda: output_is(bench, lambda site: site.write_text("mine")))
    bench.attempt("output is a link", lambda: output_is(bench, lambda site: site.symlink_to("mine")))
    bench.attempt("output is a link to nothing", lambda: output_is(bench, lambda site: site.symlink_to("nowhere")))
    bench.attempt("output is a pipe", lambda: output_is(bench, lambda site: os.mkfifo(site)))
    bench.attempt("output lies below a file", lambda: below_a_file(bench))
    for path in ("a", "assets", "c/d"):
        bench.attempt("a folder in it is a link", lambda: folder_is_link(bench, path))
        bench.attempt("a file where a folder is meant", lambda: file_for_folder(bench, path))
    for path in ("index.html", "a/page-5.html", tree.MANIFEST, "published-ids.txt"):
        bench.attempt("a file in it is a link", lambda: file_is_link(bench, path))
        bench.attempt("a folder where a file is meant", lambda: folder_for_file(bench, path))
    bench.attempt("a link under an unfinished name", lambda: unfinished_is_link(bench))
    for book in (long_name(bench, 240), long_name(bench, 250), deep_folders(bench, 45)):
        bench.attempt("a name too long", lambda: refused(bench, book, "name too long"))
    for limit in (*range(0, 24), 32, 48, 64):
        bench.attempt("no descriptors left (ulimit -n)", lambda: few_descriptors(bench, limit))
    for size in (0, 100, 5_000):
        bench.attempt("no large files (ulimit -f)", lambda: small_files(bench, size))
    for kind, spoil in (
        ("a page is a link outwards", lambda page: replace(page, lambda: page.symlink_to("/etc/hostname"))),
        ("a page is a pipe", lambda page: replace(page, lambda: os.mkfifo(page))),
    ):
        bench.attempt(f"book: {kind}", lambda: spoilt_book(bench, spoil))


def refused(bench, book, *reasons, site="site", before=(), unchanged=True, **options):
    """Builds, and needs a refusal with one of the reasons that leaves the site and everything else as it was."""
    outside = {name: tree.snapshot(bench.folder / name) for name in ("mine", "book-0", "book-1") if (bench.folder / name).exists()}
    old = tree.snapshot(bench.folder / site)
    result = bench.run("build", book, "--output", site, before=before, **options)
    need(result.returncode == 3, f"it ended with {result.returncode}: {result.stdout}{result.stderr}")
    need(any(reason in result.stderr for reason in reasons), f"the reason is missing: {result.stderr}")
    need("help: " in result.stderr, f"nothing says what to do: {result.stderr}")
    need(str(bench.folder) not in result.stderr, f"it names a folder of the machine: {result.stderr}")
    for name, content in outside.items():
        wrong = tree.differences(tree.snapshot(bench.folder / name), content)
        need(not wrong, f"outside of the site it touched {name}/{wrong}")
    found = tree.snapshot(bench.folder / site)
    if unchanged:
        wrong = tree.differences(found, old)
        need(not wrong, f"the old site changed in {wrong}")
    return LEFT


def fresh(bench, old=0):
    bench.begin(old)
    tree.write(bench.folder / "mine", {"index.html": b"mine", "page-1.html": b"mine", "deep/style.css": b"mine"})


def full_disks(bench, times):
    kinds = ("full disk", "no inodes left", "disk that can only be read", "folder that can only be read (mount)")
    if not is_root() or command("mount", "-t", "tmpfs", "-o", "size=64k", "none", bench.folder / "old-0" / "a").returncode != 0:
        for kind in kinds:
            bench.skip(kind, "only root may mount")
        return
    command("umount", bench.folder / "old-0" / "a")
    for number in range(times):
        bench.attempt(kinds[0], lambda: full_disk(bench, lambda free: f"size={free}k", number / times))
    for number in range(times):
        bench.attempt(kinds[1], lambda: full_disk(bench, lambda free: f"nr_inodes={free}", number / times))
    bench.attempt(kinds[2], lambda: read_only_disk(bench, "site"))
    bench.attempt(kinds[3], lambda: read_only_disk(bench, "site/a"))


def full_disk(bench, option, part):
    """A disk that has room for the old site, and for some part of what the new one needs while it is written."""
    fresh(bench)
    site, content = bench.folder / "site", bench.folder / "content-of-site"
    shutil.rmtree(content, ignore_errors=True)
    os.rename(site, content)
    site.mkdir()
    need(command("mount", "-t", "tmpfs", "-o", "size=16m", "none", site).returncode == 0, "no disk could be mounted")
    try:
        shutil.copytree(content, site, dirs_exist_ok=True, symlinks=True)
        room = os.statvfs(site)
        kind = option(0).split("=")[0]
        if kind == "size":
            # A book of 50 pages that change needs about 400 KB.
            limit = (room.f_blocks - room.f_bfree) * room.f_frsize // 1024 + 4 + int(part * 200)
        else:
            limit = room.f_files - room.f_ffree + 1 + int(part * 40)
        need(command("mount", "-o", f"remount,{option(limit)}", site).returncode == 0, "the disk could not be made small")
        refused(bench, "book-1", "no space left on device")
        need(command("mount", "-o", "remount,size=16m,nr_inodes=10000", site).returncode == 0, "no room could be made")
        bench.built("book-1", "site")
    finally:
        command("umount", site)
    return LEFT


def read_only_disk(bench, path):
    fresh(bench)
    target = bench.folder / path
    command("mount", "--bind", target, target)
    try:
        command("mount", "-o", "remount,bind,ro", target)
        return refused(bench, "book-1", "read-only file system")
    finally:
        command("umount", target)


def no_rights(bench):
    kinds = ("folder without the right to write", "file that nothing may change (chattr +i)", "book without the right to read")
    if not is_root():
        for kind, action in zip(kinds[::2], (lambda: without_right(bench, "site", ()), lambda: unreadable(bench, ()))):
            bench.attempt(kind, action)
        bench.skip(kinds[1], "only root may")
        return
    lacking = missing("setpriv")
    user = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")
    if lacking or command(*user, bench.tool, "--version").returncode != 0:
        bench.skip(kinds[0], lacking and f"{lacking} is not installed" or "another user may not run the tool where it lies")
        bench.skip(kinds[2], "as above")
    else:
        for path in ("site", "site/a", "site/c/d/e"):
            bench.attempt(kinds[0], lambda: without_right(bench, path, user))
        bench.attempt(kinds[2], lambda: unreadable(bench, user))
    fresh(bench)
    if missing("chattr") or command("chattr", "+i", bench.folder / "site" / "index.html").returncode != 0:
        bench.skip(kinds[1], "the disk does not know it")
    else:
        bench.attempt(kinds[1], lambda: unchangeable(bench))


def without_right(bench, path, user):
    fresh(bench)
    for folder, folders, files in os.walk(bench.folder / "site"):
        for name in folders + files:
            os.chown(os.path.join(folder, name), 65534 if user else -1, -1)
    os.chown(bench.folder / "site", 65534 if user else -1, -1)
    os.chmod(bench.folder / path, 0o555)
    try:
        return refused(bench, "book-1", "permission denied", before=user)
    finally:
        os.chmod(bench.folder / path, 0o755)


def unreadable(bench, user):
    fresh(bench)
    page = bench.folder / "book-1" / "README.md"
    mode = stat.S_IMODE(page.stat().st_mode)
    # The old site stays where it is; only reading is tried.
    page.chmod(0)
    try:
        result = bench.run("check", "book-1", "--output", "site", before=user)
        need(result.returncode == 3, f"it ended with {result.returncode}")
        need("book-1/README.md cannot be read: permission denied" in result.stderr, result.stderr)
        need("help: " in result.stderr, f"nothing says what to do: {result.stderr}")
    finally:
        page.chmod(mode)
    return LEFT


def unchangeable(bench):
    """Nothing tells beforehand that a file may not be replaced; so some files are new, some old, and all whole."""
    site = bench.folder / "site"
    try:
        refused(bench, "book-1", "operation not permitted", unchanged=False)
        found = tree.snapshot(site)
        need(not [path for path in found if path.endswith(tree.UNFINISHED)], "unfinished files are left")
    finally:
        command("chattr", "-i", site / "index.html")
    bench.built("book-1", "site")
    found = tree.snapshot(site)
    fresh(bench)
    bench.built("book-1", "site")
    wrong = tree.differences(found, tree.snapshot(site))
    need(not wrong, f"the next build did not mend {wrong}")
    return "mended by the next"


def output_is(bench, make):
    fresh(bench)
    site = bench.folder / "site"
    shutil.rmtree(site)
    make(site)
    try:
        before = os.lstat(site)
        result = refused(bench, "book-1", "is a symbolic link", "is not a folder")
        need(os.lstat(site) == before or stat.S_ISLNK(before.st_mode), "it was touched")
        return result
    finally:
        site.unlink()


def below_a_file(bench):
    fresh(bench)
    (bench.folder / "file").write_text("mine")
    result = bench.run("build", "book-1", "--output", "file/deep/site")
    need(result.returncode == 3 and "not a directory" in result.stderr and "help: " in result.stderr, result.stderr)
    need((bench.folder / "file").read_text() == "mine", "the file changed")
    return LEFT


def folder_is_link(bench, path):
    fresh(bench)
    target = bench.folder / "site" / path
    shutil.rmtree(target)
    target.symlink_to(bench.folder / "mine")
    return refused(bench, "book-1", "holds files that no build wrote")


def file_for_folder(bench, path):
    """The folder is somebody's file now. No build wrote it, so none may remove it."""
    fresh(bench)
    target = bench.folder / "site" / path
    shutil.rmtree(target)
    target.write_text("mine")
    return refused(bench, "book-1", "holds files that no build wrote")


def file_is_link(bench, path):
    fresh(bench)
    target = bench.folder / "site" / path
    target.unlink(missing_ok=True)
    target.symlink_to(bench.folder / "mine" / "index.html")
    return refused(bench, "book-1", "holds files that no build wrote", "symbolic link")


def folder_for_file(bench, path):
    fresh(bench)
    target = bench.folder / "site" / path
    target.unlink(missing_ok=True)
    target.mkdir()
    (target / ".keep").write_text("mine")
    return refused(bench, "book-1", "is a folder", "holds files that no build wrote", "is a directory", "plain file")


def unfinished_is_link(bench):
    """It is taken for what an interrupted build left, and removed; what it leads to is not."""
    fresh(bench)
    link = bench.folder / "site" / f".index.html{tree.UNFINISHED}"
    link.symlink_to(bench.folder / "mine" / "index.html")
    bench.built("book-1", "site")
    need((bench.folder / "mine" / "index.html").read_bytes() == b"mine", "the link was followed")
    need(not link.is_symlink(), "the link is still there")
    return "replaced"


def long_name(bench, length):
    name = f"long-{length}"
    page = "x" * (length - 3) + ".md"
    return special_book(bench, name, page)


def deep_folders(bench, depth):
    return special_book(bench, "deep", "/".join(["d" * 100] * depth) + "/page.md")


def special_book(bench, name, page):
    book = bench.folder / name
    tree.copy(bench.folder / "book-1", book)
    with open(book / "SUMMARY.md", "a") as summary:
        summary.write(f"- [Long]({page})\n")
    # The path is longer than the system takes in one piece, so we go down step by step.
    place = os.getcwd()
    os.chdir(book)
    try:
        *folders, last = page.split("/")
        for folder in folders:
            os.mkdir(folder)
            os.chdir(folder)
        with open(last, "w") as file:
            file.write("# Long\n\nText.\n")
    finally:
        os.chdir(place)
    fresh(bench)
    return name


def few_descriptors(bench, limit):
    fresh(bench)
    before = tree.snapshot(bench.folder / "site")
    limited = lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    result = bench.run("build", "book-1", "--output", "site", preexec_fn=limited)
    if result.returncode == 127 and "shared librar" in result.stderr:
        return "not even started by the system"
    if result.returncode == 0:
        return "built all the same"
    need(result.returncode == 3, f"with {limit} it ended with {result.returncode}: {result.stderr}")
    need("too many open files" in result.stderr and "ulimit -n" in result.stderr, result.stderr)
    wrong = tree.differences(tree.snapshot(bench.folder / "site"), before)
    need(not wrong, f"the old site changed in {wrong}")
    return LEFT


def small_files(bench, size):
    fresh(bench)
    limited = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
    return refused(bench, "book-1", "file too large", preexec_fn=limited)


def spoilt_book(bench, spoil):
    fresh(bench)
    tree.copy(bench.folder / "book-1", bench.folder / "spoilt")
    spoil(bench.folder / "spoilt" / "README.md")
    return refused(bench, "spoilt", "is a symbolic link", "is neither a file nor a folder")


def replace(path, make):
    path.unlink()
    make()
