"""Compares the enumerations in the headers of a UIKit SDK with those of the catalog, as clang reads them.

Usage: check.py SDK [--version VERSION] [--catalog FILE]. SDK is an `.sdk` folder, a UIKit.framework, or any folder of headers.
Prints each difference as `file:line: error: …`. Status 0: none; 1: some; 2: nothing could be compared.

Only the headers of UIKit are read: what they import of other frameworks is passed over, and `prelude` says what their macros
mean. So any generation of SDKs can be read on any system, and what clang complains of counts only inside of an enumeration.
"""

import argparse
import json
import pathlib
import plistlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# At the root of an SDK, and in that of macOS among what apps for iOS need there.
SYSTEMS = ("System", "System/iOSSupport/System")
PLATFORMS = (
    "ios macos macosx tvos watchos visionos xros maccatalyst macCatalyst iosmac driverkit bridgeos swift ios_app_extension "
    "macos_app_extension macosx_app_extension tvos_app_extension watchos_app_extension visionos_app_extension "
    "xros_app_extension maccatalyst_app_extension"
).split()


class Unreadable(Exception):
    """Why nothing can be compared."""


def version_of(text):
    """`8.0`, `8_0` or `8` as numbers; None for what is no version of iOS, such as Apple's 100000 for a version to come."""
    if not isinstance(text, str) or not re.fullmatch(r"\d+([._]\d+){0,2}", text):
        return None
    numbers = [int(part) for part in re.split("[._]", text)]
    while numbers[1:] and numbers[-1] == 0:
        numbers.pop()
    return tuple(numbers) if 0 < numbers[0] < 1000 else None


def words(introduced, deprecated):
    """Versions in words."""
    said = (("since", introduced), ("deprecated from", deprecated))
    parts = [f"{word} iOS {'.'.join(map(str, version))}" for word, version in said if version]
    return ", ".join(parts) or "without a version"


# ---- What is read


def header_folders(path):
    """The folders with headers, each with the framework that it belongs to."""
    for system in SYSTEMS:
        folder = path / system / "Library/Frameworks/UIKit.framework/Headers"
        if folder.is_dir():
            parts = sorted((path / system / "Library/SubFrameworks").glob("UI*.framework"))
            return [("UIKit", folder)] + [(part.stem, part / "Headers") for part in parts if (part / "Headers").is_dir()]
    if path.suffix == ".sdk":
        raise Unreadable(f"{path} has no UIKit.framework")
    return [("UIKit", path / "Headers" if (path / "Headers").is_dir() else path)]


def sdk_version(path):
    """The version of iOS that an SDK states in its settings, or else by its name; None where nothing says one."""
    path = path.resolve()
    for folder in (path, *path.parents):
        for name, read in (("SDKSettings.json", json.loads), ("SDKSettings.plist", plistlib.loads)):
            if not (folder / name).is_file():
                continue
            try:
                settings = read((folder / name).read_bytes())
                own = settings["Version"]
                if settings.get("CanonicalName", "").startswith("macosx"):
                    mapped = settings.get("VersionMap", {}).get("macOS_iOSMac", {}).get(own)
                    return version_of(mapped)
            except Exception:
                own = None
            if not version_of(own):
                raise Unreadable(f"{folder / name} states no version; state it by SDK_VERSION")
            return version_of(own)
        if named := re.fullmatch(r"iPhone\w*?(\d[\d.]*)\.sdk", folder.name):
            return version_of(named[1])
    return None


def without_comments(text):
    """A header without its comments and the quotations in it."""
    return re.sub(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', " ", text, flags=re.DOTALL)


def newest_mentioned(texts):
    """The newest version of iOS that any declaration mentions, and never older than 6, the first with masks."""
    mentions = (re.findall(r"__IPHONE_(\d+_\d+)|(?:\bios|_IOS)\s*\(\s*(\d[\d._]*)", text) for text in texts)
    versions = [version_of(one or other) for found in mentions for one, other in found]
    return max([version for version in versions if version] + [(6,)])


# ---- What clang makes of it


def prelude(texts, version):
    """What headers use of Foundation and of the compiler's headers: types, and the macros that speak of availability.

    Other macros that no header defines say nothing here, and stand for nothing. Those that may speak of availability are left
    undefined: clang then complains of each in its line, since to pass over it would be to say that nothing differs.
    """
    lines = [
        "typedef long NSInteger, CFIndex; typedef unsigned long NSUInteger, CFOptionFlags; typedef signed char BOOL;",
        "typedef double CGFloat;",
        *(f"#define {style}_{kind}(...) ENUM_PICK(__VA_ARGS__, ENUM_NAMED, ENUM_NAMELESS)(__VA_ARGS__)"
          for style in ("NS", "CF") for kind in ("ENUM", "CLOSED_ENUM", "OPTIONS", "ERROR_ENUM")),
        "#define ENUM_PICK(a, b, pick, ...) pick",
        "#define ENUM_NAMED(type, name) enum name : type name; enum name : type",
        "#define ENUM_NAMELESS(type) enum : type",
        "#define SINCE(since) __attribute__((availability(ios, introduced=since)))",
        "#define UNTIL(since, until) __attribute__((availability(ios, introduced=since, deprecated=until)))",
        "#define NEVER __attribute__((availability(ios, unavailable)))",
        "#define NA 100000", "#define API_TO_BE_DEPRECATED 100000", "#define VERSION__IPHONE_NA 100000",
        # `ios(8.0), tvos(9.0)`: each is looked at by itself.
        *(f"#define EACH{n}(f, a, ...) f(a) EACH{n - 1}(f, __VA_ARGS__)" for n in range(2, 13)),
        "#define EACH1(f, a) f(a)",
        "#define EACH(f, ...) EACH_OF(__VA_ARGS__, " + ", ".join(f"EACH{n}" for n in range(12, 0, -1)) + ", x)(f, __VA_ARGS__)",
        "#define EACH_OF(" + ", ".join(f"a{n}" for n in range(12)) + ", pick, ...) pick",
        "#define AVAILABLE(platform) AVAILABLE_##platform",
        "#define DEPRECATED(platform) DEPRECATED_##platform",
        "#define UNAVAILABLE(platform) UNAVAILABLE_##platform",
        *(line for platform in PLATFORMS if platform != "ios" for line in (
            f"#define AVAILABLE_{platform}(...)", f"#define DEPRECATED_{platform}(...)", f"#define UNAVAILABLE_{platform}")),
        "#define AVAILABLE_ios(since) SINCE(since)",
        "#define DEPRECATED_ios(since, until) UNTIL(since, until)",
        "#define UNAVAILABLE_ios NEVER",
        "#define API_AVAILABLE(...) EACH(AVAILABLE, __VA_ARGS__)",
        "#define API_UNAVAILABLE(...) EACH(UNAVAILABLE, __VA_ARGS__)",
        "#define API_DEPRECATED(message, ...) EACH(DEPRECATED, __VA_ARGS__)",
        "#define API_DEPRECATED_WITH_REPLACEMENT(message, ...) EACH(DEPRECATED, __VA_ARGS__)",
        *(f"#define {name}(since, ...) SINCE(since)" for name in (
            "NS_AVAILABLE_IOS", "NS_ENUM_AVAILABLE_IOS", "NS_CLASS_AVAILABLE_IOS", "__IOS_AVAILABLE",
            "UIKIT_AVAILABLE_IOS_ONLY", "UIKIT_AVAILABLE_IOS_TVOS", "UIKIT_AVAILABLE_IOS_WATCHOS_TVOS")),
        *(f"#define {name}(mac, since, ...) SINCE(since)" for name in ("NS_AVAILABLE", "NS_ENUM_AVAILABLE")),
        *(f"#define {name}(since, until, ...) UNTIL(since, until)" for name in (
            "NS_DEPRECATED_IOS", "NS_ENUM_DEPRECATED_IOS", "__IOS_DEPRECATED")),
        *(f"#define {name}(mac, mac2, since, until, ...) UNTIL(since, until)" for name in (
            "NS_DEPRECATED", "NS_ENUM_DEPRECATED")),
        "#define __OSX_AVAILABLE_STARTING(mac, since) SINCE(VERSION##since)",
        *(f"#define {name}(mac, mac2, since, until, ...) UNTIL(VERSION##since, VERSION##until)" for name in (
            "__OSX_AVAILABLE_BUT_DEPRECATED", "__OSX_AVAILABLE_BUT_DEPRECATED_MSG")),
        *(f"#define {name} NEVER" for name in ("__IOS_PROHIBITED", "__IOS_UNAVAILABLE", "NS_UNAVAILABLE")),
        "#define UIKIT_AVAILABLE_TVOS_ONLY(...) NEVER",
        "#define NS_SWIFT_NAME(...) NS_SWIFT_NAME_OF(__VA_ARGS__)",
        "#define NS_SWIFT_NAME_OF(...) __attribute__((swift_name(#__VA_ARGS__)))",
        *(f"#define {name}(...)" for name in (
            "NS_SWIFT_UNAVAILABLE", "NS_EXTENSION_UNAVAILABLE", "NS_EXTENSION_UNAVAILABLE_IOS", "UIKIT_CLASS_AVAILABLE",
            *(f"__{system}_{word}" for system in ("TVOS", "WATCHOS", "OSX") for word in ("AVAILABLE", "DEPRECATED")))),
        *(f"#define __{system}_{word}" for system in ("TVOS", "WATCHOS", "OSX") for word in ("PROHIBITED", "UNAVAILABLE")),
        f"#define __IPHONE_OS_VERSION_MAX_ALLOWED {number_of(version)}",
        "#define USE_UIKIT_PUBLIC_HEADERS 1",
    ]
    for name in sorted({name for text in texts for name in re.findall(r"\b__IPHONE_\d+_\d+\b", text)}):
        text = name.removeprefix("__IPHONE_")
        lines += [f"#define {name} {number_of(version_of(text) or (1000,))}", f"#define VERSION{name} {text}"]
    defined = set(re.findall(r"#define (\w+)", "\n".join(lines)))
    defined.update(name for text in texts for name in re.findall(r"#\s*define\s+(\w+)", text))
    for text in texts:
        for name, bracket in re.findall(r"\b((?:NS|CF|CG|OS|UIKIT|API|__[A-Z]+)_[A-Z][A-Z0-9_]*)\b(\s*\()?", text):
            if name not in defined and not re.search("AVAILAB|DEPRECATED|PROHIBITED|OBSOLETED", name):
                defined.add(name)
                lines.append(f"#define {name}{'(...)' if bracket else ''}")
    return "\n".join(lines) + "\n"


def number_of(version):
    """A version as headers compare it: 80200 for 8.2."""
    major, minor, patch = (*version, 0, 0)[:3]
    return major * 10000 + minor * 100 + patch


class Annotated:
    """A declaration with what its attributes say."""

    def __init__(self, name, place, depth):
        self.name, self.place, self.depth = name, place, depth
        self.introduced = self.deprecated = self.swift_name = None
        self.is_unavailable = False

    def read(self, attribute, rest):
        """Reads an attribute as clang prints it: `ios 8.0 9.0 0 …`."""
        if attribute == "SwiftNameAttr":
            self.swift_name = rest.split('"')[1]
        elif attribute == "AvailabilityAttr" and rest.startswith("ios "):
            introduced, deprecated = rest.split()[1:3]
            self.introduced = self.introduced or version_of(introduced)
            self.deprecated = self.deprecated or version_of(deprecated)
            self.is_unavailable |= " Unavailable" in rest


class Case(Annotated):
    """A case; its value is None until clang says it, and then one more than that of the case before."""

    value = None


class Enumeration(Annotated):
    """An enumeration, with its cases in their order."""

    def __init__(self, name, place, depth, end):
        super().__init__(name, place, depth)
        # Its own and those of its typedefs; none where it breaks off before.
        self.names = {name} - {None}
        self.end = end
        self.cases = []
        # The line and the words of what clang complains of in it.
        self.fault = None

    def count(self):
        """Gives each case that states no value the one behind the case before."""
        value = -1
        for case in self.cases:
            value = case.value = value + 1 if case.value is None else case.value


class Tree:
    """The enumerations in the text that clang prints of its tree.

    It prints of a place only what is another than in the place before, so all places have to be read.
    """

    NODE = re.compile(
        r"(?P<depth>[ |`-]*)(?P<kind>\w+) (?P<address>0x[0-9a-f]+) (?:\w+ 0x[0-9a-f]+ )*"
        r"<(?P<range>(?:[^<>]|<[^<>]*>)*)>(?: (?P<place>(?:line:|col:|[^\s<>']+:)[\d:]+|<invalid sloc>))?(?P<rest>.*)"
    )
    PLACE = re.compile(
        r"(?:(?P<file>(?!line:|col:)(?:[^\s<>,]|<[^<>]*>)+?):(?=\d+:\d))?(?:line:)?(?:(?P<line>\d+):)?(?:col:)?\d+")

    def __init__(self, text):
        self.enumerations = []
        self.file, self.line = None, 0
        self.by_address = {}
        # The declarations that the lines are within, and the enumeration without a name right before, if there is one.
        self.enumeration = self.case = self.typedef = self.nameless = None
        for line in text.splitlines():
            node = self.NODE.match(line)
            if node:
                self.read(node)
            if self.case and self.case.value is None and (value := re.search(r"-value: Int (-?\d+)", line)):
                self.case.value = int(value[1])
            elif self.typedef and (named := re.search(r"-Enum (0x[0-9a-f]+)", line)):
                self.name(self.by_address.get(named[1]))

    def read(self, node):
        """Reads the line of a declaration or an attribute."""
        depth, kind, rest = len(node["depth"]), node["kind"], node["rest"].strip()
        end = [self.place(one) for one in node["range"].split(", ")][-1]
        place = self.place(node["place"]) if node["place"] else end
        name = re.match(r"(?:(?:referenced|used|implicit|invalid) )*(\w+)?", rest)[1]
        if kind.endswith("Attr"):
            owner = next((one for one in (self.case, self.enumeration, self.typedef) if one and one.depth + 2 == depth), None)
            if owner:
                owner.read(kind, rest)
        elif kind == "EnumConstantDecl" and self.enumeration:
            self.case = Case(name, place, depth)
            self.enumeration.cases.append(self.case)
        elif depth == 2:
            before, self.enumeration, self.case, self.typedef, self.nameless = self.nameless, None, None, None, None
            if kind == "EnumDecl":
                self.enumeration = self.by_address[node["address"]] = Enumeration(name, place, depth, end)
                self.enumerations.append(self.enumeration)
                self.nameless = None if name else self.enumeration
            elif kind == "TypedefDecl":
                self.typedef = Annotated(name, place, depth)
                # `enum {…}; typedef NSUInteger NAME;`, as the headers before NS_ENUM had it.
                if before and "enum " not in rest:
                    self.name(before)

    def name(self, enumeration):
        """Gives the name of a typedef to its enumeration, and what its macros say: `typedef enum {…} NAME MACROS;`."""
        if enumeration:
            enumeration.names.add(self.typedef.name)
            self.enumeration, self.typedef = enumeration, None

    def place(self, text):
        """The file and the line of a place as it is printed."""
        found = self.PLACE.fullmatch(text)
        if found and found["file"]:
            self.file = str(pathlib.PurePath(found["file"]))
        if found and found["line"]:
            self.line = int(found["line"])
        return self.file, self.line


def parsed(folders, version, texts):
    """The enumerations of all headers, and what clang complains of as file, line and words."""
    if not shutil.which("clang"):
        raise Unreadable("clang is not installed; the toolchain of Swift has it")
    names = [f"{framework}/{file.relative_to(folder)}" for framework, folder in folders for file in headers_in(folder)]
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        for framework, folder in folders:
            (work / framework).symlink_to(folder.resolve())
        (work / "prelude.h").write_text(prelude(texts, version))
        needs = {name: set() for name in names}
        while True:
            (work / "all.m").write_text("".join(f"#import <{name}>\n" for name in ordered(names, needs)))
            result = subprocess.run(
                ["clang", "-cc1", "-triple", f"arm64-apple-ios{'.'.join(map(str, version))}", "-x", "objective-c", "-fblocks",
                 "-fdefine-target-os-macros", "-fsyntax-only", "-ast-dump", "-w", "-ferror-limit", "0", "-fno-caret-diagnostics",
                 # An import that is not there is passed over.
                 "-MG", "-dependency-file", "/dev/null", "-MT", "all", "-I", ".", "-include", "prelude.h", "all.m"],
                cwd=work, capture_output=True, text=True)
            tree = Tree(result.stdout)
            complaints = [
                (str(pathlib.PurePath(file)), int(line), words)
                for file, line, words in re.findall(
                    r"^(\S[^:\n]*):(\d+):\d+: (?:fatal )?error: (.*)$", result.stderr, re.MULTILINE)
            ]
            if not tree.enumerations and not complaints and result.returncode:
                raise Unreadable("clang says: " + result.stderr.strip())
            for enumeration in tree.enumerations:
                enumeration.count()
            owners = {case.name: one.place[0] for one in tree.enumerations for case in one.cases}
            # A header whose values name cases of another one comes behind it.
            missing = [
                (file, owner) for file, _, words in complaints for named in re.findall(r"undeclared identifier '(\w+)'", words)
                if file in needs and (owner := owners.get(named, file)) != file and owner not in needs[file]
            ]
            if not missing:
                return tree.enumerations, complaints
            for file, owner in missing:
                needs[file].add(owner)


def headers_in(folder):
    """The headers in a folder and below, in their order."""
    return sorted(file for file in folder.rglob("*.h") if file.is_file())


def ordered(names, needs):
    """The names, each behind those that it needs."""
    order = {}

    def add(name, path):
        if name not in path:
            for other in sorted(needs.get(name, ())):
                add(other, path | {name})
            order.setdefault(name)

    for name in names:
        add(name, frozenset())
    return list(order)


# ---- What differs


class Comparison:
    """The differences of headers from the catalog."""

    def __init__(self, enumerations, complaints, version, is_stated, shown):
        self.enumerations, self.version, self.is_stated, self.shown = enumerations, version, is_stated, shown
        self.found, self.undecided = [], []
        self.enumeration_count = self.case_count = 0
        self.lost = set()
        for enumeration in enumerations:
            file, line = enumeration.place
            for place, complaint_line, text in sorted(complaints, key=lambda one: one[1]):
                if place == file and line <= complaint_line <= max(enumeration.end[1], line) and not enumeration.fault:
                    enumeration.fault = (complaint_line, text)

    def add(self, place, text):
        self.found.append((self.shown(place[0]), place[1], text))

    def has(self, version):
        """Whether the SDK has what a version introduced; None where that cannot be known."""
        return True if version is None or version <= self.version else False if self.is_stated else None

    def is_due(self, entry):
        """Whether the headers should have what they lack."""
        is_due = self.has(version_of(entry["introduced"]))
        if is_due is None:
            self.undecided.append((entry["objectiveC"], entry["introduced"]))
        return bool(is_due)

    def compare(self, catalog, header):
        """Compares an enumeration of the catalog with every declaration of it."""
        names = {case["objectiveC"] for case in catalog["cases"]}
        declarations = [
            one for one in self.enumerations if one.cases or one.fault
            if catalog["objectiveC"] in one.names or not one.names and one.fault and names & {case.name for case in one.cases}
        ]
        if not declarations:
            if self.is_due(catalog):
                self.add((header, 1), f"no header declares `{catalog['objectiveC']}`")
            return
        self.enumeration_count += 1
        for declaration in declarations:
            self.compare_declaration(catalog, declaration, names)

    def compare_declaration(self, catalog, declared, names):
        name = catalog["objectiveC"]
        if declared.fault:
            line, text = declared.fault
            self.lost |= names
            # What follows from a fault that is told already is no fault of its own.
            if not any(f"undeclared identifier '{lost}'" in text for lost in self.lost - names):
                self.add((declared.place[0], line), f"`{name}` cannot be read: {text}")
            return
        self.compare_words(catalog, declared, declared)
        cases = {case.name: case for case in declared.cases}
        for known in catalog["cases"]:
            if case := cases.get(known["objectiveC"]):
                self.case_count += 1
                if case.value != known["rawValue"]:
                    self.add(case.place, f"`{case.name}` is {case.value} here, and {known['rawValue']} in the catalog")
                self.compare_words(known, case, declared)
            elif self.is_due(known):
                self.add(declared.place, f"`{name}` has no `{known['objectiveC']}` here")
        for case in declared.cases:
            if case.name not in names and not case.is_unavailable:
                self.add(case.place, f"the catalog's `{name}` has no `{case.name}`")

    def compare_words(self, known, declared, enumeration):
        """Compares the name in Swift and the availability, where the header states them."""
        name, swift = known["objectiveC"], known["swift"]
        if declared.swift_name and declared.swift_name != swift:
            self.add(declared.place, f"`{name}` is `{declared.swift_name}` in Swift here, and `{swift}` in the catalog")
        introduced = declared.introduced or enumeration.introduced
        deprecated = declared.deprecated or enumeration.deprecated
        said_introduced, said_deprecated = version_of(known["introduced"]), version_of(known["deprecated"])
        # A deprecation that came after the SDK cannot be in it.
        due = said_deprecated if said_deprecated and self.has(said_deprecated) else None
        if declared.is_unavailable:
            here = "not for iOS"
        elif introduced is None and said_introduced and self.has(said_introduced) is False:
            here = "in an SDK older than that"
        elif introduced in (None, said_introduced) and (deprecated == said_deprecated if deprecated else due is None):
            return
        else:
            here = words(introduced, deprecated)
        self.add(declared.place, f"`{name}`: here {here}, in the catalog {words(said_introduced, said_deprecated)}")


def main(arguments):
    """Compares, and returns the status."""
    parser = argparse.ArgumentParser(description="Compare the headers of a UIKit SDK with the catalog.")
    parser.add_argument("sdk", type=pathlib.Path, help="an .sdk folder, a UIKit.framework, or a folder of headers")
    parser.add_argument("--version", default="", help="the SDK's version (default: as stated in the SDK)")
    parser.add_argument("--catalog", type=pathlib.Path, default=ROOT / "site/data/catalog.json")
    options = parser.parse_args(arguments)
    try:
        if options.version and not version_of(options.version):
            raise Unreadable(f"{options.version} is no version; write it like 16.5")
        if not options.sdk.is_dir():
            raise Unreadable(f"{options.sdk} is not a folder")
        stated = version_of(options.version) or sdk_version(options.sdk)
        folders = header_folders(options.sdk)
        files = {f"{name}/{file.relative_to(folder)}": file for name, folder in folders for file in headers_in(folder)}
        texts = [without_comments(file.read_text(errors="replace")) for file in files.values()]
        version = stated or newest_mentioned(texts)
        enumerations, complaints = parsed(folders, version, texts)
        comparison = Comparison(
            enumerations, complaints, version, stated is not None, lambda name: str(files.get(name, name)))
        for entry in json.loads(options.catalog.read_text())["enumerations"]:
            header = next((name for name in files if name.endswith("/" + entry["header"])), str(options.sdk))
            comparison.compare(entry, header)
        if not comparison.enumeration_count:
            raise Unreadable(f"no header in {options.sdk} declares an enumeration of the catalog")
    except Unreadable as reason:
        print(f"error: {reason}", file=sys.stderr)
        return 2
    for file, line, text in sorted(comparison.found):
        print(f"{file}:{line}: error: {text}")
    for name, introduced in comparison.undecided:
        print(f"not found: `{name}`, since iOS {introduced}; SDK_VERSION says how old these headers are", file=sys.stderr)
    count = len(comparison.found)
    verdict = "in sync" if count == 0 else f"{count} difference{'' if count == 1 else 's'}"
    print(
        f"iOS {'.'.join(map(str, version))}{'' if stated else ' or newer'}: {len(files)} headers, "
        f"{comparison.enumeration_count} enumerations, {comparison.case_count} cases, {verdict}", file=sys.stderr)
    return 1 if comparison.found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
