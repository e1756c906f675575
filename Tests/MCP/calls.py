"""What clients ask, whatever their protocol: the tools, each with arguments and with what the answer must hold."""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
APP = "Tests/ExampleApp"

# A tool, its arguments, and texts that stand in the answer.
CALLS = [
    ("resolve", {"iOS": 16, "event": "requestGeometryUpdate landscapeRight"},
     ["turned landscapeRight", "rule:geometry-request-picks-from-supported: " + (ROOT / "site/rules/geometry-request-picks-from-supported.html").as_uri()]),
    ("play", {"iOS": 15, "Player.supportedInterfaceOrientations": "landscape",
              "events": ["presented Player as fullScreen", "dismissed"]},
     ["1. presented Player as fullScreen", "2. dismissed", "outcome: turned"]),
    ("why_not", {"iOS": 18, "root": "UINavigationController > Player", "device": "landscapeLeft",
                 "UINavigationController.supportedInterfaceOrientations": "portrait", "whyNot": "turned landscapeRight"},
     ["UINavigationController.supportedInterfaceOrientations: "]),
    ("explain", {"query": "Supported orientations has no common orientation with the application"},
     ["no-common-orientation", "standing: ", "errors/no-common-orientation.html"]),
    ("explain", {"query": "order-of-choice", "language": "zh-Hans"}, ["允许多个方向时，由一个没有文档的顺序决定"]),
    ("explain", {"query": "order-of-choice", "sources": True}, ["source: UIViewController.preferredInterfaceOrientationForPresentation"]),
    ("search", {"query": "rotate only one screen", "limit": 3}, ["guides/one-page-rotates.html"]),
    ("page", {"page": "guides/swiftui.html", "limit": 2000}, ["# SwiftUI", "read on with `offset`: "]),
    ("page", {"page": "guides/swiftui.html#ipad"}, ["## iPad", "prefersInterfaceOrientationLocked", "```swift"]),
    ("scan", {"path": APP}, ["Player (application"]),
    ("policy", {"book": APP + "/docs"}, ["The app does not crash"]),
]

# A tool, wrong arguments, and what the answer says to do.
MISTAKES = [
    ("resolve", {"iOS": 16, "idoim": "pad"}, "did you mean `idiom`?"),
    ("resolve", {"iOS": 16, "events": ["dismissed", "dismissed"]}, "call `play`"),
    ("explain", {"qury": "x"}, "did you mean `query`?"),
    ("search", {"query": "x", "limit": 90}, "a number from 1 to 20"),
    ("page", {"page": "guides/swift-ui.html"}, "guides/swiftui.html"),
    ("page", {"page": "guides/swiftui.html#nowhere"}, "its sections are lock-one-screen, "),
    ("page", {"page": "https://example.org/guides/swiftui.html"}, "no page"),
    ("scan", {"path": "no/such/folder"}, "name the folder of an app"),
    ("policy", {"book": "no/such/book"}, "a book is a folder with a SUMMARY.md"),
    ("scan", {"path": "/etc"}, "the folder in which it was started"),
]

TOOLS = ["resolve", "play", "why_not", "explain", "search", "page", "scan", "policy"]


def text_of(result):
    return "\n".join(block.text for block in result.content)


class Tally:
    """Counts what was looked at, and ends the program where something does not hold."""

    def __init__(self, name):
        self.name, self.count, self.failures = name, 0, []

    def expect(self, holds, what, detail=""):
        self.count += 1
        if not holds:
            self.failures.append(f"{what}\n{detail}")

    def end(self):
        for failure in self.failures:
            print(f"{self.name}: not so: {failure}")
        print(f"{self.name}: {self.count} expectations, {len(self.failures)} failures")
        return 1 if self.failures else 0
