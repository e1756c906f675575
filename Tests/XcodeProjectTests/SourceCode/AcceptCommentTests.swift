import AppFacts
import Testing

@testable import XcodeProject

/// The comments that accept findings: where they are, and which line they are about.
struct AcceptCommentTests {
  @Test(arguments: [
    ("a() // orientation-docs:accept x: why", "1 x why"),
    ("a() /* orientation-docs:accept x: why */", "1 x why"),
    (
      "// orientation-docs:accept x: why: because\n\n// More.\n@objc\n@available(iOS 16, *)\nfunc a() {}",
      "6 x why: because"
    ),
    ("  // orientation-docs:accept x\n  a()", "2 x "),
    ("// orientation-docs:accept x: why\r\na()\r\n", "2 x why"),
    ("// orientation-docs:accept x: at the end", "1 x at the end"),
    ("#import <UIKit/UIKit.h>\n// orientation-docs:accept\na()", "3  "),
  ])
  func aCommentIsAboutItsLineOrTheNextWithCode(source: String, comment: String) {
    let found = AcceptComment.all(in: Array(source.utf8), path: "A.swift")
    #expect(found.map { "\($0.codeLine) \($0.kind) \($0.reason)" } == [comment])
  }

  @Test(arguments: [
    "let a = \"// orientation-docs:accept x: why\"", "orientation-docs:accept x: why", "// orientation-docs: accept x",
  ])
  func whatIsNoCommentAcceptsNothing(source: String) {
    #expect(AcceptComment.all(in: Array(source.utf8), path: "A.swift").isEmpty)
  }
}
