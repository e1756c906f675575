"""Counts the work for inputs of n and of 2n, and prints how it grows: what doubles must cost twice as much, not four times.

Usage: growth.py [--tool PATH] [--most RATIO] [NAME …]      (needs valgrind and a C compiler)

Work is instructions, those of libcmark and of Swift's library too, without what the tool does for a twentieth of n.
They are the same in each run: the tasks of the tool run one after the other (one_thread.c), and hashing has no seed.
A row fails where the work for 2n is more than 2.3 times that for n.
"""

import argparse
import concurrent.futures
import json
import math
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

# How long a run may take at most, in seconds: it hangs, or what it counts could not be waited for.
LONGEST = 300
HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]


def lines(count, text):
    return "".join(text.replace("#", str(number)) for number in range(count))


# The pages of a book, as the text behind their title, and how large n is. What is deeper than a page may be has as much depth.
PAGES = {
    "page: an empty line in lists": (8_000, lambda n: "- " * 90 + "a" + "\n" * n),
    "page: lists in one another": (20, lambda n: ("- " * 90 + "a\n\n") * n),
    "page: lists deeper than allowed": (4_000, lambda n: "- " * n + "a" + "\n" * n),
    "page: quotes in one another": (20, lambda n: ("> " * 90 + "a\n\n") * n),
    "page: indented lists": (40, lambda n: "".join("  " * (i % 50) + "- a\n" for i in range(n * 5))),
    "page: links in images left open": (600, lambda n: "![" * 90 + "[a](b.md)" * n),
    "page: images left open": (3_000, lambda n: "![[]()" * n),
    "page: image brackets in code": (20_000, lambda n: "`![[]()` " * n),
    "page: brackets": (8_000, lambda n: "[" * n),
    "page: links": (300, lambda n: "[a](other.md) " * n),
    "page: emphasis": (3_000, lambda n: "*a **b " * n),
    "page: emphasis that closes": (1_500, lambda n: "*a **b " * n + "c** d* " * n),
    "page: emphasis of three kinds": (1_500, lambda n: "x**y*z** " * n),
    # As many bytes as n says, in strings of backticks of all lengths.
    "page: backticks": (11_000, lambda n: "".join("`" * i + "a" for i in range(math.isqrt(2 * n)))),
    "page: tildes": (1_500, lambda n: "~~a ~b " * n),
    "page: bare links": (300, lambda n: "www.a.b, http://c.d_e, f@g.h " * n),
    "page: nearly bare links": (500, lambda n: "_www.a_b.c@http://_" * n),
    "page: entities": (5_000, lambda n: "&amp;&#1" * n),
    "page: escapes": (8_000, lambda n: "\\*" * n),
    "page: tags": (1_000, lambda n: "<a b='" * n),
    "page: comments that do not end": (3_000, lambda n: "a<!-- -" * n),
    "page: instructions that do not end": (3_000, lambda n: "a <? " * n),
    "page: declarations that do not end": (3_000, lambda n: "a <!A " * n),
    "page: CDATA that does not end": (3_000, lambda n: "a <![CDATA[ " * n),
    "page: definitions": (300, lambda n: lines(n, "[a#]: other.md\n") + lines(n, "\n[a#]\n")),
    "page: symbols that are none": (500, lambda n: lines(n, "[`Name#`]\n")),
    "page: paragraphs": (1_000, lambda n: "a\n\n" * n),
    "page: one long line": (30_000, lambda n: "word " * n),
    "page: headings of one name": (300, lambda n: "## Name\n\n" * n),
    "page: broken anchors": (150, lambda n: lines(n, "## Heading #\n\n") + "[a](#headimg-1)\n" * 20),
    "page: a pipe table": (200, lambda n: "| a | b |\n|---|---|\n" + lines(n, "| # | x |\n")),
    "page: pipe tables": (100, lambda n: "| a | b |\n|---|---|\n| c | d |\n\n" * n),
    "page: a table in a fence": (200, lambda n: "```table\n| a | b |\n" + lines(n, "| # | x |\n") + "```\n"),
    "page: alerts and tasks": (300, lambda n: "> [!NOTE]\n> a\n\n- [x] b\n\n" * n),
    "page: scenarios": (60, lambda n: "```orientation scenario\niOS: 15\n=> unchanged\n```\n\n" * n),
    "page: code of Swift": (400, lambda n: "```swift\n" + lines(n, 'let a# = "b" // c\n') + "```\n"),
    "page: code of XML": (400, lambda n: "```xml\n" + "<a b=\"c\"><!-- d -->\n" * n + "```\n"),
    "page: code of YAML": (400, lambda n: "```yaml\n" + lines(n, "a#: [b, 'c']\n") + "```\n"),
}

# Other files of a book.
def app(**parts):
    known = {"targets": [target("App")], "looseDeclarations": [], "types": [], "occurrences": [], "unread": []}
    return json.dumps({"format": 2, **known, **parts})


def target(name):
    return {
        "name": name, "project": "App.xcodeproj", "configuration": "Release", "product": "application",
        "deploymentTarget": {"version": "15", "path": "App.xcodeproj/project.pbxproj", "line": 1},
        "idioms": ["phone", "pad"], "declarations": []}


def controller(name, path=None, line=3, parent="UIViewController"):
    return {
        "name": name, "kind": "class", "language": "Swift", "inherited": [parent], "path": path or f"Sources/{name}.swift",
        "line": line}


def answer(name, path=None, line=5, **more):
    return {
        "api": "supportedInterfaceOrientations", "role": "implementation", "language": "Swift", "type": name,
        "path": path or f"Sources/{name}.swift", "line": line, "value": {"mask": ["portrait"]}, "targets": ["App"], **more}


def use(api, line, **more):
    return {"api": api, "role": "use", "language": "Swift", "type": "A", "path": "Sources/A.swift", "line": line,
            "targets": ["App"], **more}


def controllers(n, **more):
    names = [f"Screen{i}ViewController" for i in range(n)]
    return {"types": [controller(name) for name in names], "occurrences": [answer(name) for name in names], **more}


def placed(n):
    relations = ["presented", "pushed", "child"]
    ways = [{"controller": "Screen0ViewController", "relation": "window root", "path": "Sources/A.swift", "line": 1}]
    for i in range(1, n):
        by = {"controller": f"Screen{(i - 1) // 4}ViewController"}
        ways.append({"controller": f"Screen{i}ViewController", "relation": relations[i % 3], "by": by,
                     "path": f"Sources/A{i}.swift", "line": 1})
    return app(**controllers(n, placements=ways))


def in_containers(n):
    contents = [{"child": f"Screen{i}ViewController", "container": "UINavigationController", "path": "Sources/A.swift",
                 "line": i + 1} for i in range(n)]
    return app(**controllers(n, containments=contents))


def heirs(n):
    """Classes that inherit a mask from one."""
    types = [controller("BaseController"), *(controller(f"A{i}Controller", parent="BaseController") for i in range(n))]
    return app(types=types, occurrences=[answer("BaseController")])


APPS = {
    "app.json: controllers": (30, lambda n: app(**controllers(n))),
    "app.json: controllers that are placed": (30, placed),
    "app.json: controllers in containers": (30, in_containers),
    "app.json: heirs of one class": (40, heirs),
    "app.json: a chain of classes": (100, lambda n: app(
        types=[controller(f"A{i}Controller", parent=f"A{i + 1}Controller") for i in range(n)])),
    "app.json: implementations of one class": (80, lambda n: app(
        types=[controller("ListController")], occurrences=[answer("ListController", line=i + 1) for i in range(n)])),
    "app.json: answers of the app delegate": (80, lambda n: app(**{**controllers(3), "occurrences": [
        {**answer("AppDelegate", line=i + 1), "api": "application(_:supportedInterfaceOrientationsFor:)"} for i in range(n)]})),
    "app.json: uses in one file": (60, lambda n: app(
        occurrences=[use("UIDevice.orientation", i + 1, value={"computed": "isLandscape"}) for i in range(n)])),
    "app.json: targets": (30, lambda n: app(targets=[target(f"App{i}") for i in range(n)])),
    "app.json: conditions": (3_000, lambda n: app(**{
        **controllers(1), "occurrences": [answer("Screen0ViewController", conditions=["!(" * n])]})),
    "app.json: brackets": (20_000, lambda n: "[" * n),
}

SUMMARIES = {
    "SUMMARY.md: chapters that are missing": (300, lambda n: lines(n, "- [a](page-#.md)\n")),
    "SUMMARY.md: drafts": (500, lambda n: "- [a]()\n" * n),
    "SUMMARY.md: lists deeper than allowed": (4_000, lambda n: "- " * n + "[a](page.md)" + "\n" * n),
    "SUMMARY.md: parts": (200, lambda n: lines(n, "# Part #\n\n- [a]()\n\n")),
}

# One JSON value a line, for `explain --jsonl`.
SCENARIOS = {
    "JSON: events": (500, lambda n: json.dumps({"iOS": "17", "root": "A", "events": ["device turned portrait"] * n})),
    "JSON: more events than allowed": (4_000, lambda n: json.dumps(
        {"iOS": "17", "events": ["device turned landscapeLeft", "device turned portrait"] * n})),
    "JSON: presentations": (100, lambda n: json.dumps({"iOS": "15", "events": [f"presented P{i}" for i in range(n)]})),
    "JSON: keys": (2_000, lambda n: json.dumps({f"k{i}": 1 for i in range(n)})),
    "JSON: brackets": (20_000, lambda n: "[" * n),
    "JSON: escapes": (5_000, lambda n: '{"iOS":15,"root":"' + "\\u0041" * n + '"}'),
    "JSON: children": (500, lambda n: json.dumps({"iOS": 15, "root": {"name": "A", "kind": "TabBar", "children": ["B"] * n}})),
    "JSON: lines": (200, lambda n: '{"iOS":15,"root":"A"}\n' * n),
}

# Requests of agents, one a line.
MESSAGES = {
    "mcp: pings": (500, lambda n: lines(n, '{"jsonrpc":"2.0","id":#,"method":"ping"}\n')),
    "mcp: a long line": (50_000, lambda n: '{"jsonrpc":"2.0","id":1,"method":"' + "x" * n + '"}\n'),
    "mcp: events": (400, lambda n: json.dumps({
        "jsonrpc": "2.0", "id": 1, "method": "tools/call",
        "params": {"name": "play", "arguments": {"iOS": "17", "root": "A", "events": ["root shown"] * n}}}) + "\n"),
}

PROJECT = """{objects={T1={isa=PBXNativeTarget;buildConfigurationList=L1;name=App;productType="com.apple.product-type.application";};
R1={isa=PBXProject;targets=(T1);};C1={isa=XCBuildConfiguration;name=Release;buildSettings={IPHONEOS_DEPLOYMENT_TARGET=15.0;%s};};
L1={isa=XCConfigurationList;buildConfigurations=(C1);};%s};rootObject=R1;}"""


def coordinators(n):
    """Functions of the same names in many classes, which give what others of them give."""
    for i in range(n):
        yield f"Sources/C{i}.swift", f"""import UIKit
class Screen{i}ViewController: UIViewController {{
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {{ .portrait }}
}}
final class Coordinator{i} {{
  let navigationController: UINavigationController
  var child: Coordinator{(i + 1) % n}
  func start() {{
    let controller = makeController()
    navigationController.pushViewController(controller, animated: true)
  }}
  func makeController() -> UIViewController {{ toPresentable() }}
  func toPresentable() -> UIViewController {{ return child.makeController() }}
  func presentNext() {{ navigationController.present(child.toPresentable(), animated: true) }}
}}
"""


def one(path, text):
    return lambda n: [(path, text(n))]


SWIFT = "Sources/A.swift"
PLIST = "<plist><dict>%s</dict></plist>"
# What a scan finds in a folder.
SCANS = {
    "scan: coordinators": (15, coordinators),
    "scan: screens that others make": (25, lambda n: (
        (f"Sources/C{i}.swift", f"class A{i}Controller: UIViewController {{\n"
         "  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }\n"
         f"  func next() {{ present(A{(i + 1) % n}Controller(), animated: true) }}\n}}\n") for i in range(n))),
    "scan: names that are followed": (40, lambda n: (
        (f"Sources/C{i}.swift", f"class A{i}Controller: UIViewController {{\n"
         f"  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {{ mask{i} }}\n}}\n"
         f"let mask{i}: UIInterfaceOrientationMask = .portrait\n") for i in range(n))),
    "scan: a word that is a name again and again": (20_000, lambda n: [
        (SWIFT, "class AbabController: UIViewController {\n  override var supportedInterfaceOrientations: "
         "UIInterfaceOrientationMask { abab }\n}\n// " + "ab" * n)]),
    "scan: classes in one file": (60, lambda n: [(SWIFT, "import UIKit\n" + lines(
        n, "class A#Controller: UIViewController { override var shouldAutorotate: Bool { false } }\n"))]),
    "scan: braces of Swift": (5_000, one(SWIFT, lambda n: "class A { var orientation = 1 " + "{" * n)),
    "scan: conditions of Swift": (300, one(SWIFT, lambda n: (
        "class AController: UIViewController { override var shouldAutorotate: Bool { " + "a ? b : " * n + "c } }"))),
    "scan: statements of Swift": (300, one(SWIFT, lambda n: (
        "class AController: UIViewController { override var shouldAutorotate: Bool {\n" + "if a { return true }\n" * n
        + "return false } }"))),
    "scan: availability": (200, one(SWIFT, lambda n: (
        "class A { func f() {\n" + "if #available(iOS 16, *) {\n" * n + "UIDevice.current.orientation" + "}" * n + "} }"))),
    "scan: comments of Swift": (5_000, one(SWIFT, lambda n: "/* orientation " * n)),
    "scan: strings of Swift": (5_000, one(SWIFT, lambda n: "let orientation = " + '"\\(' * n)),
    "scan: conditions of Objective-C": (300, one("A.m", lambda n: (
        "@implementation A\n- (BOOL)shouldAutorotate { return " + "a ? b : " * n + "c; }\n@end"))),
    "scan: messages of Objective-C": (1_000, one("A.m", lambda n: (
        "@implementation A\n- (BOOL)shouldAutorotate { return " + "[" * n + "a b" + "]" * n + "; }\n@end"))),
    "scan: classes of Objective-C": (60, one("A.m", lambda n: lines(
        n, "@interface A#Controller : UIViewController\n@end\n@implementation A#Controller\n"
        "- (BOOL)shouldAutorotate { return NO; }\n@end\n"))),
    "scan: groups of a workspace": (8_000, one("A.xcworkspace/contents.xcworkspacedata", lambda n: (
        "<Workspace>" + "<Group location='group:a'>" * n))),
    # A path has at most 4,095 bytes.
    "scan: a long group of a workspace": (100, one("A.xcworkspace/contents.xcworkspacedata", lambda n: (
        f"<Workspace><Group location='group:{'a/' * 2_000}'>" + "<FileRef location='group:b.xcodeproj'/>" * n))),
    "scan: projects of a workspace": (300, one("A.xcworkspace/contents.xcworkspacedata", lambda n: (
        "<Workspace>" + lines(n, "<FileRef location='group:a#.xcodeproj'/>") + "</Workspace>"))),
    "scan: objects of a project": (1_000, one("App.xcodeproj/project.pbxproj", lambda n: (
        PROJECT % ("", lines(n, "F#={isa=PBXFileReference;path=a#.swift;};"))))),
    "scan: groups of a project": (300, one("App.xcodeproj/project.pbxproj", lambda n: (
        PROJECT % ("", lines(n, "G#={isa=PBXGroup;path=a;children=(G#0,F#);};F#={isa=PBXFileReference;path=a#.swift;};"))))),
    "scan: settings of a project": (300, one("App.xcodeproj/project.pbxproj", lambda n: (
        PROJECT % (lines(n, "S#=\"$(S#)a\";"), "")))),
    "scan: brackets of a project": (20_000, one("App.xcodeproj/project.pbxproj", lambda n: "(" * n)),
    "scan: a folder and its exceptions": (100, lambda n: [
        ("App.xcodeproj/project.pbxproj", """{objects={T1={isa=PBXNativeTarget;buildConfigurationList=L1;name=App;
productType="com.apple.product-type.application";fileSystemSynchronizedGroups=(G1);};R1={isa=PBXProject;targets=(T1);mainGroup=M1;};
M1={isa=PBXGroup;children=(G1);};G1={isa=PBXFileSystemSynchronizedRootGroup;path=Sources;exceptions=(E1);explicitFolders=("""
         + lines(n, '"b#",') + """);};E1={isa=PBXFileSystemSynchronizedBuildFileExceptionSet;target=T1;membershipExceptions=("""
         + lines(n, '"a#.swift",') + """);};C1={isa=XCBuildConfiguration;name=Release;buildSettings={};};
L1={isa=XCConfigurationList;buildConfigurations=(C1);};};rootObject=R1;}""")] + [
            (f"Sources/a{i}.swift", "") for i in range(n)]),
    "scan: assignments of an xcconfig": (500, lambda n: [
        ("App.xcodeproj/project.pbxproj", PROJECT % ("", "")), ("A.xcconfig", lines(
            n, "INFOPLIST_KEY_UISupportedInterfaceOrientations = $(A#:lower)\n"))]),
    "scan: keys of an Info.plist": (1_000, one("Info.plist", lambda n: PLIST % (
        "<key>UISupportedInterfaceOrientations</key><array/>" + lines(n, "<key>k#</key><true/>")))),
    "scan: arrays of an Info.plist": (5_000, one("Info.plist", lambda n: (
        "<plist><dict><key>UISupportedInterfaceOrientations</key>" + "<array>" * n))),
    "scan: entities of an Info.plist": (5_000, one("Info.plist", lambda n: PLIST % (
        "<key>UISupportedInterfaceOrientations</key><string>" + "&amp;" * n + "</string>"))),
    "scan: scenes of a storyboard": (100, one("Main.storyboard", lambda n: (
        "<document targetRuntime='iOS.CocoaTouch' initialViewController='v0'><scenes>" + lines(
            n, "<scene><objects><viewController id='v#' customClass='A#Controller' storyboardIdentifier='v#'><connections>"
            "<segue destination='v#' kind='show' id='s#'/></connections></viewController></objects></scene>")
        + "</scenes></document>"))),
    "scan: storyboards that code asks": (30, lambda n: [
        *((f"S{i}.storyboard", "<document targetRuntime='iOS.CocoaTouch'><scenes><scene><objects><viewController id='v' "
           f"customClass='A{i}Controller' storyboardIdentifier='v{i}'/></objects></scene></scenes></document>") for i in range(n)),
        (SWIFT, "class A0Controller: UIViewController {\n  override var shouldAutorotate: Bool { false }\n  func next() {\n"
         + lines(n, '    present(storyboard.instantiateViewController(withIdentifier: "v#"), animated: true)\n') + "  }\n}\n")]),
    "scan: a specification of XcodeGen": (60, one("project.yml", lambda n: "name: A\ntargets:\n" + lines(
        n, "  T#:\n    type: application\n    platform: iOS\n    sources: [Sources#]\n"))),
    "scan: anchors of YAML": (300, one("project.yml", lambda n: "name: A\ntargets:\n  T:\n    platform: iOS\n" + lines(
        n, "a#: &a# [b]\nc#: *a#\n"))),
    "scan: a manifest of Tuist": (100, one("Project.swift", lambda n: (
        'import ProjectDescription\nlet project = Project(name: "A", targets: [' + lines(
            n, '.target(name: "T#", destinations: .iOS, product: .app, bundleId: "a", sources: ["S#/**"]),') + "])"))),
    "scan: a package of Bazel": (100, one("BUILD", lambda n: lines(
        n, 'ios_application(name = "T#", infoplists = ["Info.plist"], families = ["iphone"])\n'))),
    "scan: a configuration of Expo": (5_000, one("app.json", lambda n: (
        '{"expo":{"name":"A","orientation":"portrait","extra":[' + "1," * n + "1]}}"))),
    "scan: files": (300, lambda n: [(f"Sources/a{i}.swift", "let a = 1\n") for i in range(n)]),
}


def book(folder, files):
    for path, text in {"SUMMARY.md": "# Book\n\n- [Page](page.md)\n- [Other](other.md)\n", "page.md": "# Page\n",
                       "other.md": "# Other\n", **files}.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)
    return ["check", ".", "--output", "../site", "--no-reference", "--quiet"]


ABOUT = "# Page\n\n" + "".join(f"```orientation {block}\n```\n\n" for block in [
    "app", "app-state", "app-screens", "app-matrix", "controllers", "findings", "uses", "app-map"])


def files_of_book(make):
    return lambda folder, n: (book(folder, make(n)), "")


def scan(make):
    def prepare(folder, n):
        for path, text in make(n):
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text)
        return ["scan", "."], ""
    return prepare


def next_ios(folder, n):
    (folder / "app.json").write_text(placed(n))
    return ["diff", "--app", "app.json", "iOS 18", "iOS 26"], ""


def stale(folder, n):
    """An `app.json` of which nothing is as it is in the code any more."""
    new = app(**{**controllers(n), "types": [controller(f"New{i}ViewController") for i in range(n)]})
    (folder / "old.json").write_text(placed(n))
    (folder / "new.json").write_text(new)
    return ["diff", "old.json", "new.json"], ""


def accepted(n):
    entry = {"kind": "dead-override", "reason": "a"}
    return {"app.json": app(**controllers(3)), "page.md": ABOUT, "findings.json": json.dumps(
        {"accepted": [{**entry, "symbol": f"A{i}"} for i in range(n)]})}


def observed(n):
    return {"page.md": "# Page\n\n```orientation observations\n```\n\n```orientation rule-uses order-of-choice\n```\n",
            "observations.txt": lines(n, "sentence: order-of-choice/device-first-then-current\nanswer: agrees\ndevice: iPhone #\niOS: 27\nwho: a\n"
                                         "when: 2026-11-20\nsaw: b\n\nsentence: order-of-choice/#\nsaw\n\n")}


def init(folder, n):
    for path, text in SCANS["scan: screens that others make"][1](n):
        (folder / "app" / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / "app" / path).write_text(text)
    return ["init", "book", "--project", "app", "--quiet"], ""


ROWS = {
    **{name: (n, files_of_book(lambda n, make=make: {"page.md": "# Page\n\n" + make(n) + "\n"}))
       for name, (n, make) in PAGES.items()},
    **{name: (n, files_of_book(lambda n, make=make: {"SUMMARY.md": make(n)})) for name, (n, make) in SUMMARIES.items()},
    **{name: (n, files_of_book(lambda n, make=make: {"app.json": make(n), "page.md": ABOUT}))
       for name, (n, make) in APPS.items()},
    **{name: (n, lambda folder, n, make=make: (["explain", "--jsonl"], make(n) + "\n"))
       for name, (n, make) in SCENARIOS.items()},
    **{name: (n, lambda folder, n, make=make: (["mcp"], make(n))) for name, (n, make) in MESSAGES.items()},
    **{name: (n, scan(make)) for name, (n, make) in SCANS.items()},
    "ALIASES.md: addresses": (200, files_of_book(lambda n: {"ALIASES.md": lines(n, "- [old-#.html](page.md)\n")})),
    "book: files that no page uses": (200, files_of_book(lambda n: {f"a{i}.png": "a" for i in range(n)})),
    "book: pages": (40, files_of_book(lambda n: {
        "SUMMARY.md": "# Book\n\n" + lines(n, "- [Page #](page#.md)\n"), **{f"page{i}.md": f"# Page {i}\n" for i in range(n)}})),
    "book: screens": (40, files_of_book(lambda n: {
        "app.json": app(**controllers(3)), "page.md": ABOUT,
        "other.md": "# Other\n\n```orientation screens\n" + lines(n, "S#: Screen0ViewController\n") + "```\n"})),
    "book: policies": (10, files_of_book(lambda n: {
        "app.json": app(**controllers(1)), "page.md": ABOUT,
        "other.md": "# Other\n\n" + lines(n, "```orientation policy Policy #\non: iPhone, iOS 17\nnever: exception\n```\n\n")})),
    "findings.json: entries": (400, files_of_book(accepted)),
    "CODEOWNERS: rules": (400, scan(lambda n: [
        ("A.swift", "import UIKit\n"), ("CODEOWNERS", lines(n, "a/**/b#/*c*d @a\n"))])),
    "observations.txt: blocks": (200, files_of_book(observed)),
    "init: controllers": (20, init),
    "diff --app: controllers": (15, next_ios),
    "diff: two scans": (40, stale),
}


class Counter:
    """Counts the instructions of the tool."""

    def __init__(self, tool, folder):
        self.folder = folder
        # valgrind cannot read the debugging information of Swift's libraries.
        self.tool = folder / "tool"
        subprocess.run(["strip", "-o", self.tool, tool], check=True)
        linked = subprocess.run(["ldd", str(tool)], capture_output=True, text=True, check=True).stdout
        libraries = [pathlib.Path(path) for path in re.findall(r"=> (\S*/swift/\S*)", linked)]
        for library in libraries:
            subprocess.run(["strip", "--strip-debug", "-o", folder / library.name, library], check=True)
        self.preload = folder / "one_thread.so"
        # The compiler that comes with Swift knows its calling convention.
        compiler = pathlib.Path(shutil.which("swiftc")).resolve().parent / "clang"
        command = [compiler, "-std=c17", "-shared", "-fPIC", "-O1", "-o", self.preload, HERE / "one_thread.c"]
        subprocess.run([*command, f"-L{folder}", "-lswift_Concurrency"], check=True)

    def count(self, prepare, n):
        """The instructions for an input of n, and how the tool ended."""
        work = pathlib.Path(tempfile.mkdtemp(dir=self.folder))
        inner = work / "in"
        inner.mkdir()
        arguments, text = prepare(inner, n)
        command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", f"--log-file={work}/log",
                   self.tool, *arguments]
        environment = dict(
            os.environ, LD_LIBRARY_PATH=str(self.folder), LD_PRELOAD=str(self.preload), SWIFT_DETERMINISTIC_HASHING="1",
            SWIFT_BACKTRACE="enable=no")
        try:
            ended = subprocess.run(
                command, input=text.encode(), cwd=inner, env=environment, stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL, timeout=LONGEST).returncode
        except subprocess.TimeoutExpired:
            ended = -1
        found = re.search(r"I\s+refs:\s+([\d,]+)", (work / "log").read_text())
        shutil.rmtree(work)
        return (int(found[1].replace(",", "")) if found else 0), ended

    def row(self, prepare, n):
        (nothing, first), (once, status), (twice, last) = (self.count(prepare, size) for size in (max(1, n // 20), n, 2 * n))
        return once - nothing, twice - nothing, min(first, status, last) if min(first, last) < 0 else status


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=ROOT / ".build-release/release/orientation-docs")
    parser.add_argument("--most", type=float, default=2.3)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    rows = {name: row for name, row in ROWS.items() if not options.names or any(part in name for part in options.names)}
    failures = 0
    print(f"{'input':48} {'n':>6} {'exit':>4} {'n, millions':>12} {'2n, millions':>12} {'ratio':>6}")
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        counter = Counter(options.tool, pathlib.Path(folder))
        found = {name: pool.submit(counter.row, prepare, n) for name, (n, prepare) in rows.items()}
        for name, (n, _) in rows.items():
            once, twice, status = found[name].result()
            # What costs next to nothing does not grow.
            ratio = twice / max(once, 1_000_000)
            is_failure = ratio > options.most or status < 0 or status in (2, 70)
            failures += is_failure
            mark = "  FAILURE" if is_failure else ""
            print(f"{name:48} {n:6} {status:4} {once / 1e6:12.1f} {twice / 1e6:12.1f} {ratio:6.2f}{mark}", flush=True)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
