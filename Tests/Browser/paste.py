"""What is pasted into the explorer: read as the tool's scan reads it, or said to be not understood; never something else."""
import itertools
import json
import pathlib
import subprocess
import tempfile

from playwright.sync_api import Browser, Page

from explorer import NAME, settle
from served import tool
from tally import Tally

KINDS = ["ViewController", "NavigationController", "TabBarController", "SplitViewController", "PageViewController"]
PARENTS = ["UIViewController", "UINavigationController", "UITabBarController", "BaseViewController"]
BITS = {"portrait": 2, "portraitUpsideDown": 4, "landscapeRight": 8, "landscapeLeft": 16}
ORIENTATIONS = {"portrait": 1, "portraitUpsideDown": 2, "landscapeRight": 3, "landscapeLeft": 4}
CONTAINERS = PARENTS[1:3]
FORWARDED = {"selected": 1, "top": 2, "visible": 2}
# The names of the methods in a scan, and of their answers in the script.
METHODS = {
    "supportedInterfaceOrientations": "supported", "preferredInterfaceOrientationForPresentation": "preferred",
    "shouldAutorotate": "shouldAutorotate", "prefersInterfaceOrientationLocked": "prefersOrientationLocked",
}
# The delegates' methods: their names in a scan, and up to the brace in both languages.
DELEGATES = {
    "applicationDelegate": (
        "application(_:supportedInterfaceOrientationsFor:)",
        "func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask",
        "- (UIInterfaceOrientationMask)application:(UIApplication *)application supportedInterfaceOrientationsForWindow:(UIWindow *)window",
    ),
    "sceneDelegate": (
        "supportedInterfaceOrientations(for:)",
        "func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask",
        "- (UIInterfaceOrientationMask)supportedInterfaceOrientationsForWindowScene:(UIWindowScene *)windowScene",
    ),
}

SWIFT = {
    "supportedInterfaceOrientations: UIInterfaceOrientationMask": [
        ".portrait", "return .landscape", "[.portrait, .landscapeLeft]", "UIInterfaceOrientationMask.all", "[]", "return [.portrait]",
        "get { return .allButUpsideDown }", "get { .portraitUpsideDown }", "[\n.portrait,\n.landscapeRight,\n]",
        "// return .all\nreturn .portrait", "/* .all */ .landscapeRight", ".portrait.union(.landscapeLeft)",
        "isLocked ? .portrait : .all", "super.supportedInterfaceOrientations",
        "topViewController?.supportedInterfaceOrientations ?? .all", "self.selectedViewController?.supportedInterfaceOrientations ?? .portrait",
        "return visibleViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations",
        "if isLocked { return .portrait }\nreturn .all", "UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait",
        "switch kind {\ncase .video: return .landscape\ndefault: return .portrait\n}", "mask", "return UIInterfaceOrientationMask(rawValue: 6)",
    ],
    "preferredInterfaceOrientationForPresentation: UIInterfaceOrientation": [
        ".landscapeLeft", "return UIInterfaceOrientation.portrait", "get { return .landscapeRight }", "isLocked ? .portrait : .landscapeLeft",
    ],
    "shouldAutorotate: Bool": ["true", "return false", "!isLocked", "topViewController?.shouldAutorotate ?? true"],
    "prefersInterfaceOrientationLocked: Bool": ["true", "return false", "isLocked"],
}
OBJECTIVE_C = {
    "(UIInterfaceOrientationMask)supportedInterfaceOrientations": [
        "return UIInterfaceOrientationMaskPortrait;", "return UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscapeLeft;",
        "return (UIInterfaceOrientationMaskAll);", "return self.topViewController.supportedInterfaceOrientations;",
        "return [self.selectedViewController supportedInterfaceOrientations];", "return self.isLocked ? UIInterfaceOrientationMaskPortrait : UIInterfaceOrientationMaskAll;",
        "// return UIInterfaceOrientationMaskAll;\nreturn UIInterfaceOrientationMaskLandscape;", "return [super supportedInterfaceOrientations];",
        "if (self.isLocked) {\nreturn UIInterfaceOrientationMaskPortrait;\n}\nreturn UIInterfaceOrientationMaskAll;",
    ],
    "(NSUInteger)supportedInterfaceOrientations": ["return UIInterfaceOrientationMaskAllButUpsideDown;"],
    "(UIInterfaceOrientation)preferredInterfaceOrientationForPresentation": [
        "return UIInterfaceOrientationLandscapeRight;", "return self.orientation;"],
    "(BOOL)shouldAutorotate": ["return NO;", "return YES;", "return !self.isLocked;"],
}
# What surrounds a method as people write it: a member of a class within, another class behind, an extension.
SHAPES = [
    "class {0}: {1} {{\n  override var {2} {{\n{3}\n  }}\n}}\n",
    "import UIKit\n@available(iOS 13, *)\npublic final class {0}: {1}, Delegate {{\n  struct Inner {{ var shouldAutorotate: Bool {{ false }} }}\n"
    "  public override var {2} {{\n{3}\n  }}\n}}\nclass {0}Other: UIView {{ let a = \"}}\" }}\n",
    "class {0}: {1} {{ func other() {{ print(\"var {2} {{ x }}\") }} }}\nextension {0} {{\n  override open var {2} {{\n{3}\n  }}\n}}\n",
]


def check(browser: Browser, folder: str, address: str, tally: Tally) -> None:
    for root in (folder, address):
        with browser.new_context() as context:
            page = context.new_page()
            page.goto(root + NAME + "#" + "1Sb1700o2;A")
            settle(page)
            check_use(page, root.partition(":")[0], tally)
            if root == folder:
                check_classes(page, tally)
                check_delegates(page, tally)


def sources() -> dict[str, str]:
    """Files of classes, each named for its class: every expression in every kind of class, the shapes in turn."""
    files: dict[str, str] = {}
    shapes = itertools.cycle(SHAPES)
    for method, bodies in SWIFT.items():
        for parent, body in itertools.product(PARENTS, bodies):
            name = f"Swift{len(files)}Type"
            files[name + ".swift"] = next(shapes).format(name, parent, method, body)
    for method, bodies in OBJECTIVE_C.items():
        for parent, body in itertools.product(PARENTS, bodies):
            name = f"Objc{len(files)}Type"
            files[name + ".m"] = f"@interface {name} : {parent}\n@end\n@implementation {name}\n- {method} {{\n{body}\n}}\n@end\n"
    return files


def scan(files: dict[str, str]) -> dict[str, dict[str, dict]]:
    """What the tool reads: the values by type and method."""
    with tempfile.TemporaryDirectory() as folder:
        app = pathlib.Path(folder, "App")
        app.mkdir()
        for name, text in files.items():
            (app / name).write_text(text)
        pathlib.Path(folder, "project.yml").write_text(
            "name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n    sources: [App]\n")
        run = subprocess.run([tool(), "scan", folder, "--quiet"], capture_output=True, text=True, check=True)
    found: dict[str, dict[str, dict]] = {}
    for one in json.loads(run.stdout)["occurrences"]:
        if one["role"] == "implementation":
            found.setdefault(one["type"], {})[one["api"]] = one.get("value", {})
    return found


def number(value: dict, method: str, parent: str):
    """A value of the scan as the script has it, or None where it is not literal."""
    if "choice" in value:
        first = value["choice"][0]
        return number(first["value"], method, parent) if "forwarded" in first["value"] else None
    if "forwarded" in value:
        return {"forwarding": FORWARDED[value["forwarded"]]} if parent in CONTAINERS else None
    if "mask" in value:
        return sum(BITS[name] for name in value["mask"])
    if "orientation" in value:
        return ORIENTATIONS[value["orientation"]]
    if "bool" in value:
        return (1 if value["bool"] else 2) if method == "shouldAutorotate" else int(value["bool"])
    return None


def check_classes(page: Page, tally: Tally) -> None:
    files = sources()
    scanned = scan(files)
    literal = understood = 0
    for name, text in files.items():
        kind = name.split(".")[0]
        read = page.evaluate("([text, kinds]) => readPasted(text, kinds)", [text, KINDS])
        own = next((one for one in read["classes"] if one["name"] == kind), {"answers": {}})
        for method, value in scanned[kind].items():
            parent = next(one for one in PARENTS if f": {one}" in text)
            wanted, got = number(value, method, parent), own["answers"].get(METHODS[method])
            literal += wanted is not None
            understood += got is not None
            tally.expect(
                got == wanted or got is None and read["unread"], f"{name} is read as the tool reads it, or not at all",
                f"{text}\n{method}: {wanted}, read as {got}, not read: {read['unread']}")
        extra = set(own["answers"]) - {METHODS[method] for method in scanned[kind]}
        tally.expect(not extra, f"{name} says nothing that it does not have", f"{text}\n{extra}")
    tally.expect(understood * 10 >= literal * 9, "nearly all literal values are understood", f"{understood} of {literal}")
    print(f"{len(files)} classes pasted: {understood} of {literal} literal values understood")


def check_delegates(page: Page, tally: Tally) -> None:
    """A delegate's answer is that of the app; a condition in it is not read."""
    bodies = [body for body in next(iter(SWIFT.values())) if not any(word in body for word in ("Controller", "super", "get {"))]
    cases = [(place, f"D{index}.swift", f"class D{index}: UIResponder {{\n{swift} {{\n{body}\n}}\n}}\n")
             for place, (_, swift, _) in DELEGATES.items() for index, body in enumerate(bodies)]
    for place, (_, _, objective_c) in DELEGATES.items():
        for index, body in enumerate(next(iter(OBJECTIVE_C.values()))):
            cases.append((place, f"O{index}.m", f"@interface O{index} : NSObject\n@end\n@implementation O{index}\n{objective_c} {{\n{body}\n}}\n@end\n"))
    for place, (api, _, _) in DELEGATES.items():
        own = {name: text for at, name, text in cases if at == place}
        scanned = scan(own)
        for name, text in own.items():
            wanted = number(scanned[name.split(".")[0]][api], api, "")
            read = page.evaluate("([text, kinds]) => readPasted(text, kinds)", [text, KINDS])
            got = read["start"].get(place)
            tally.expect(got == wanted or got is None and read["unread"], f"a {place} is read as the tool reads it", f"{text}\n{wanted}\n{read}")


def paste(page: Page, text: str) -> list[str]:
    if not page.locator(".paste").evaluate("part => part.open"):
        page.locator(".paste > summary").click()
    page.locator(".paste textarea").fill(text)
    page.locator("[data-action=paste]").click()
    settle(page)
    return page.locator(".paste li").all_inner_texts()


def check_use(page: Page, scheme: str, tally: Tally) -> None:
    list_of = "<key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string>" \
        "<string>UIInterfaceOrientationLandscapeRight</string></array>"
    classes = "class MainNavigationController: UINavigationController {\n  override var supportedInterfaceOrientations:" \
        " UIInterfaceOrientationMask { .portrait }\n}\nclass PlayerViewController: UIViewController {\n  override var" \
        " supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }\n  override var shouldAutorotate: Bool { isLocked }\n}\n"
    said = paste(page, list_of + "\n" + classes)
    tally.expect(
        said[0] == "UISupportedInterfaceOrientations: Portrait, LandscapeRight" and len(said) == 4,
        f"what was read is told over {scheme}", said)
    tally.expect(said[-1].startswith("Line 7 ") and "isLocked" in said[-1], "so is what was not, with its line", said)
    culprits = page.locator(".answer .culprits").inner_text()
    tally.expect("MainNavigationController" in culprits, "the classes are in the form, and the answer names them", culprits)
    tally.expect("MainNavigationController,PlayerViewController" in page.url, "and in the address", page.url)
    before = page.url
    said = paste(page, "Hello")
    tally.expect(len(said) == 1 and page.url == before, "a text about something else changes nothing", said)
    said = paste(
        page, "*** Terminating app due to uncaught exception 'UIApplicationInvalidInterfaceOrientation', reason: 'Supported"
        " orientations has no common orientation with the application, and [PlayerViewController shouldAutorotate] is returning YES'")
    link = page.locator(".paste li a").first
    tally.expect("no-common-orientation" in (link.get_attribute("href") if link.count() else ""), "a message leads to its page", said)
    said = paste(page, '</textarea><script>alert(1)</script><key>UIRequiresFullScreen</key><true/>')
    tally.expect(said == ["UIRequiresFullScreen: true"], "what is pasted is text", said)
