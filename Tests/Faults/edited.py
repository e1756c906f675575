"""Sources that `fix` edits: killed at each of its calls of the system, edited by others meanwhile, on a disk that is full."""

import os
import pathlib
import re
import shutil
import signal
import stat
import struct
import subprocess
import time

import tree
from bench import command, is_root, missing, need

PROJECT = """{objects = {
 T001 = {isa = PBXNativeTarget; buildConfigurationList = L001; name = App; productType = "com.apple.product-type.application"; };
 R001 = {isa = PBXProject; targets = (T001); };
 C001 = {isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = Info.plist; IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
 L001 = {isa = XCConfigurationList; buildConfigurations = (C001); };
}; rootObject = R001; }
"""
LEFT = "\t\t<string>UIInterfaceOrientationLandscapeLeft</string>\n"
LIST = f"""<plist><dict>
\t<key>UISupportedInterfaceOrientations</key>
\t<array>
\t\t<string>UIInterfaceOrientationPortrait</string>
{LEFT}\t</array>
\t<key>UIApplicationSceneManifest</key><dict/>
</dict></plist>
"""
SOURCE = """@implementation PlayerController
- (UIInterfaceOrientationMask)supportedInterfaceOrientations {
  return UIInterfaceOrientationPortrait;
}
@end
"""
OLD = {"Info.plist": LIST.encode(), "Player.m": SOURCE.encode()}
NEW = {
    "Info.plist": LIST.replace(LEFT, LEFT + LEFT.replace("Left", "Right")).encode(),
    "Player.m": SOURCE.replace("UIInterfaceOrientationPortrait", "UIInterfaceOrientationMaskPortrait").encode(),
}
# Of the user's, though some have names of ours.
FOREIGN = {name: b"the user's" for name in (
    "Info.plist.unfinished", "Player.m.unfinished", ".Info.plist" + tree.UNFINISHED, ".1f" + tree.UNFINISHED)}
REST = FOREIGN | {
    "App.xcodeproj/project.pbxproj": PROJECT.encode(), "Player.h": b"@interface PlayerController : UIViewController\n@end\n"}
# Each step of writing a file is one of these.
CALLS = ("openat", "read", "write", "fchown", "fchmod", "fsetxattr", "fgetxattr", "flistxattr", "fsync", "rename", "close",
         "lstat", "fstat", "newfstatat", "getdents64")


def run(bench, kills):
    calls = traced(bench)
    for attempt in range(kills):
        if calls and attempt % 2 == 0:
            call = bench.dice.choice(sorted(calls))
            # A file is written at the end, after all that the scan calls.
            last = calls[call] - bench.dice.randint(0, 9)
            number = bench.dice.choice([bench.dice.randint(1, calls[call]), max(1, last)])
            bench.attempt("fix, kill -9 at a call", lambda: killed_at(bench, call, number))
        else:
            bench.attempt("fix, kill -9 at any time", lambda: killed(bench))
    if calls:
        changes = [lambda path: path.write_bytes(b"another text\n"), lambda path: path.chmod(0o640), replaced, linked, pathlib.Path.unlink]
        for change in changes:
            bench.attempt("fix, a file is changed meanwhile", lambda: changed(bench, change))
    else:
        bench.skip("fix, kill -9 at a call", "strace is not installed, or may not trace")
    for path in OLD:
        bench.attempt("fix, a file with hard links", lambda: hard_links(bench, path))
    owners(bench)
    full_disk(bench)


def begin(bench, folder="app"):
    """Puts an app there whose files have what belongs to their owner; gives what is to stay of them."""
    app = bench.folder / folder
    shutil.rmtree(app, ignore_errors=True)
    tree.write(app, REST | OLD)
    for path in OLD:
        os.chmod(app / path, bench.dice.choice([0o600, 0o640, 0o644, 0o755, 0o444, 0o2750]))
        if is_root() and bench.dice.random() < 0.5:
            mode = stat.S_IMODE(os.stat(app / path).st_mode)
            os.chown(app / path, 1234, 4321)
            os.chmod(app / path, mode)
        attribute(app / path, "user.note", b"mine")
        if bench.dice.random() < 0.5:
            attribute(app / path, "system.posix_acl_access", access_list((2, 4, 1234)))
    if bench.dice.random() < 0.3:
        # What is new in the folder gets this list, the old files do not have it.
        attribute(app, "system.posix_acl_default", access_list((2, 7, 4321)))
    return {path: rights(app / path) for path in OLD}


def access_list(named):
    """A list for the owner, another user, the group and everybody else, as the kernel has it."""
    nobody = 0xFFFFFFFF
    entries = [(1, 6, nobody), named, (4, 4, nobody), (16, 6, nobody), (32, 0, nobody)]
    return struct.pack("<I", 2) + b"".join(struct.pack("<HHI", *entry) for entry in entries)


def attribute(path, name, value):
    try:
        os.setxattr(path, name, value)
    except OSError:
        # Not every disk has them.
        pass


def rights(path):
    status = os.lstat(path)
    names = os.listxattr(path)
    return status.st_mode, status.st_uid, status.st_gid, status.st_nlink, {name: os.getxattr(path, name) for name in names}


def verify(bench, kept, app="app"):
    """Looks at what a cut off run left, and what the next one makes of it."""
    folder = bench.folder / app
    found = tree.snapshot(folder)
    for path in OLD:
        need(found.get(path) in (OLD[path], NEW[path]), f"{path} is neither old nor new")
        need(rights(folder / path) == kept[path], f"{path} has other rights: {rights(folder / path)}, not {kept[path]}")
    left = [path for path in found if path not in REST and path not in OLD and path != "App.xcodeproj"]
    need(len(left) <= 1 and all(re.fullmatch(r"\.[0-9a-f]+" + re.escape(tree.UNFINISHED), path) for path in left), f"left: {left}")
    for path in left:
        open_to = stat.S_IMODE(os.lstat(folder / path).st_mode)
        need(any(open_to & ~stat.S_IMODE(mode) & 0o077 == 0 for mode, *_ in kept.values()), f"{path} may be read by more: {open_to:o}")
    done = sum(found[path] == NEW[path] for path in OLD)
    result = bench.run("fix", "--project", app)
    need(result.returncode == 0, f"the next run ended with {result.returncode}: {result.stderr}")
    if done < len(OLD):
        need(all(path in result.stderr for path in left), f"it does not tell of {left}: {result.stderr}")
    after = tree.snapshot(folder)
    wrong = tree.differences({path: after.get(path) for path in after if path != "App.xcodeproj"},
                             REST | NEW | {path: found[path] for path in left})
    need(not wrong, f"the next run did not mend {wrong}")
    need(all(rights(folder / path) == kept[path] for path in OLD), "the next run took rights away")
    return f"{done} of {len(OLD)} written" + (", a file left" if left else "")


def traced(bench):
    """How often each call occurs in a run; nothing where calls cannot be traced."""
    if missing("strace"):
        return {}
    begin(bench)
    log = bench.folder / "calls"
    ended = bench.run("fix", "--project", "app", before=("strace", "-ff", "-o", log))
    if ended.returncode != 0:
        return {}
    counts = {}
    for file in bench.folder.glob("calls*"):
        names = re.findall(r"^(\w+)\(", file.read_text(errors="replace"), re.M)
        for name in set(names) & set(CALLS):
            counts[name] = max(counts.get(name, 0), names.count(name))
        file.unlink()
    need(counts, "a run made none of the calls")
    return counts


def injected(bench, fault, **options):
    words = ("strace", "-f", "-qq", "-o", "/dev/null", "-e", f"inject={fault}", bench.tool, "fix", "--project", "app")
    return subprocess.Popen(words, cwd=bench.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options)


def killed_at(bench, call, number):
    kept = begin(bench)
    process = injected(bench, f"{call}:signal=KILL:when={number}")
    process.communicate(timeout=60)
    need(process.returncode in (0, -signal.SIGKILL, 128 + signal.SIGKILL), f"it ended with {process.returncode}")
    return verify(bench, kept)


def killed(bench):
    kept = begin(bench)
    process = bench.start("fix", "--project", "app")
    time.sleep(bench.dice.random() * 0.08)
    process.kill()
    process.wait(timeout=60)
    return verify(bench, kept)


def replaced(path):
    other = path.with_name("other")
    other.write_bytes(path.read_bytes())
    os.replace(other, path)


def linked(path):
    other = path.with_name("other")
    os.rename(path, other)
    path.symlink_to(other)


def changed(bench, change):
    """Somebody edits a file while its new bytes wait for the disk, which takes a second here."""
    begin(bench)
    app = bench.folder / "app"
    process = injected(bench, "fsync:delay_enter=1000000")
    deadline = time.monotonic() + 20
    while process.poll() is None and len(unfinished(app)) == 0:
        need(time.monotonic() < deadline, "nothing was written")
        time.sleep(0.01)
    time.sleep(0.2)
    change(app / "Info.plist")
    (app / "other").unlink() if (app / "other").exists() and not (app / "Info.plist").is_symlink() else None
    before = tree.snapshot(app).get("Info.plist")
    said = process.communicate(timeout=60)[1]
    need(process.returncode == 3, f"it ended with {process.returncode}: {said}")
    need("Info.plist: something else has changed it meanwhile" in said and "help: " in said, said)
    need(tree.snapshot(app).get("Info.plist") == before, "what somebody wrote is lost")
    need((app / "Player.m").read_bytes() == NEW["Player.m"], "the other file was not written")
    need(not unfinished(app), f"left: {unfinished(app)}")
    return "refused"


def unfinished(app):
    return [name for name in os.listdir(app) if name.endswith(tree.UNFINISHED) and name not in FOREIGN]


def hard_links(bench, path):
    kept = begin(bench)
    app = bench.folder / "app"
    os.link(app / path, bench.folder / "other-name")
    try:
        result = bench.run("fix", "--project", "app")
        need(result.returncode == 3 and f"{path}: it has 2 hard links" in result.stderr and "help: " in result.stderr, result.stderr)
        need((app / path).read_bytes() == OLD[path] and os.lstat(app / path).st_nlink == 2, f"{path} was touched")
        need(not unfinished(app), f"left: {unfinished(app)}")
    finally:
        os.unlink(bench.folder / "other-name")
    return verify(bench, kept)


def owners(bench):
    """The folder is the user's, the file somebody else's: replacing it would make it the user's."""
    kind = "fix, a file of somebody else's"
    user = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")
    if not is_root() or missing("setpriv") or command(*user, bench.tool, "--version").returncode != 0:
        bench.skip(kind, "only root may make one, and another user has to be able to run the tool")
        return

    def attempt():
        begin(bench)
        app = bench.folder / "app"
        for path in OLD:
            os.removexattr(app / path, "system.posix_acl_access") if "system.posix_acl_access" in os.listxattr(app / path) else None
            os.chown(app / path, 1234, 1234)
            os.chmod(app / path, 0o644)
        os.chown(app, 65534, 65534)
        before = {path: rights(app / path) for path in OLD}
        result = bench.run("fix", "--project", "app", before=user)
        need(result.returncode == 3 and "its owner, mode, access list or attributes cannot be kept" in result.stderr, result.stderr)
        need("help: " in result.stderr, result.stderr)
        need(all((app / path).read_bytes() == OLD[path] and rights(app / path) == before[path] for path in OLD), "a file was touched")
        need(not unfinished(app), f"left: {unfinished(app)}")
        return "refused"

    bench.attempt(kind, attempt)


def full_disk(bench):
    kind = "fix, a full disk"
    place = bench.folder / "disk"
    place.mkdir(exist_ok=True)
    if not is_root() or command("mount", "-t", "tmpfs", "-o", "size=400k", "none", place).returncode != 0:
        bench.skip(kind, "only root may mount")
        return

    def attempt():
        kept = begin(bench, "disk/app")
        filler = place / "filler"
        file = os.open(filler, os.O_WRONLY | os.O_CREAT)
        try:
            while os.write(file, bytes(4096)):
                pass
        except OSError:
            os.close(file)
        result = bench.run("fix", "--project", "disk/app")
        need(result.returncode == 3 and "no space left" in result.stderr and "help: " in result.stderr, result.stderr)
        need(all((place / "app" / path).read_bytes() == OLD[path] for path in OLD), "a file was touched")
        need(not unfinished(place / "app"), "an unfinished file is left")
        filler.unlink()
        return verify(bench, kept, "disk/app")

    try:
        bench.attempt(kind, attempt)
    finally:
        command("umount", place)
