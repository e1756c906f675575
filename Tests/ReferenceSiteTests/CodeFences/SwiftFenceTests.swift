import Testing

@testable import Basics
@testable import ReferenceSite

@Suite(.enabled(if: CompilerTool.swiftc.isExpected, "there is no swiftc in PATH to parse fences with"))
struct SwiftFenceTests {
  @Test func everySwiftFenceOfTheBookParses() throws {
    let fences = CodeFence.all(of: "swift", in: try ProjectFolder.content())
    #expect(!fences.isEmpty)
    for complaint in try SwiftFences.complaints(about: fences) { Issue.record("\(complaint)") }
  }

  @Test(
    arguments: [
      "import UIKit\n\n@available(iOS 16.0, *)\nextension UIView {}\nfinal class Page: UIViewController {}",
      "func turn() {}\nlet isWide = true",
      "private var lastSize = CGSize.zero\n\ninit() { super.init(nibName: nil, bundle: nil) }\n\ndeinit {}",
      "override var shouldAutorotate: Bool { true }\n\n@objc private func turned() {}",
      "let mask = page.mask\nguard mask != .all else { return }\nif #available(iOS 16.0, *) { announce() }",
      "view.autoresizingMask = [.flexibleWidth]",
    ])
  func aFenceMayHoldAFileOrMembersOrStatements(code: String) throws {
    let complaints = try SwiftFences.complaints(about: CodeFence.all(of: "swift", in: .page("swift", code)))
    #expect(complaints == [])
  }

  @Test(
    arguments: [
      ("class Page {\n  let 3 = three\n}", "content/page.md:5: ", "pattern"),
      ("class Page {\n  func turn() {}", "content/page.md:5: ", "expected '}'"),
      ("class Page {}\n}", "content/page.md:5: ", "extraneous '}'"),
      // Only as members do these get as far as their mistake.
      ("init() {", "content/page.md:4: ", "expected '}'"),
      ("init() {}\n\nfunc turn( {}", "content/page.md:6: ", "parameter name"),
      // Only as a body do these.
      ("turn()\nturn(1 2)", "content/page.md:5: ", "','"),
      // Nothing holds both: an extension belongs into a file, a call into a function.
      ("extension UIView {}\n\nturn()", "content/page.md:6: ", "top level"),
    ])
  func aFenceThatDoesNotParseIsReportedWithItsPageAndLine(code: String, place: String, reason: String) throws {
    let complaints = try SwiftFences.complaints(about: CodeFence.all(of: "swift", in: .page("swift", code)))
    #expect(complaints.first?.hasPrefix(place) == true, "\(complaints)")
    #expect(complaints.first?.contains(reason) == true, "\(complaints)")
  }

  @Test func everyWrongFenceIsReportedAndNoOther() throws {
    let book = FileTree.pages([
      "a.md": "```swift\nlet 1 = one\n```\n\n```swift\nturn()\n```\n\n```swift\nlet 2 = two\n```\n",
      "b/c.md": "```swift\nlet 3 = three\n```\n",
    ])
    let complaints = try SwiftFences.complaints(about: CodeFence.all(of: "swift", in: book))
    #expect(complaints.map { $0.prefix { $0 != " " } } == ["content/a.md:2:", "content/a.md:10:", "content/b/c.md:2:"])
  }
}
