import Testing

@testable import ReferenceSite

/// Finding the fences, and finding the compilers.
@Suite struct CodeFenceTests {
  @Test func aFenceIsFoundByTheFirstWordOfItsInfoWithTheLineOfItsCode() {
    let page = """
      # A page

      ```swift
      let one = 1
      ```

      - In a list:

        ~~~swift ignored
        let two = 2
        ~~~

      ```swiftly
      no
      ```

      ```text
      ```swift
      ```
      """
    let fences = CodeFence.all(of: "swift", in: .pages(["a/page.md": page, "not-a-page.txt": page]))
    #expect(fences.map(\.path) == ["a/page.md", "a/page.md"])
    #expect(fences.map(\.line) == [4, 10])
    #expect(fences.map(\.code) == ["let one = 1\n", "let two = 2\n"])
  }

  @Test func theInfoOfAFenceNamesThePagesWhoseCodeItUses() {
    let page = "```swift using: b.md, ../rules/c.md\nlet one = 1\n```\n\n```swift\nlet two = 2\n```\n"
    let fences = CodeFence.all(of: "swift", in: .pages(["guides/a.md": page]))
    #expect(fences.map(\.uses) == [["guides/b.md", "rules/c.md"], []])
  }

  @Test(
    arguments: [
      ("final class Page: UIViewController {\n  let one = 1\n}", ["Page"]),
      ("@available(iOS 16.0, *) public struct Page<Content> {}", ["Page"]),
      (
        "@main\nstruct Player: App {}\n\nprivate func turn(to side: Int) {}\nlet one: Int = 1",
        ["Player", "turn", "one"]
      ),
      ("extension UIView {\n  func turn() {}\n}\n// class Page\nimport UIKit", []),
    ])
  func theNamesOfACodeAreThoseOfItsTopLevel(code: String, names: [String]) {
    #expect(CodeFence(path: "page.md", line: 1, code: code).topLevelNames == Set(names))
  }

  /// A page in a window of 1,280 pixels shows 85 columns of a program.
  @Test(arguments: ["swift", "objc"]) func noLineOfTheBookIsWiderThanItsPageShows(language: String) throws {
    for fence in CodeFence.all(of: language, in: try ProjectFolder.content()) {
      for (index, line) in fence.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        #expect(line.count <= 85, "content/\(fence.path):\(fence.line + index)")
      }
    }
  }

  @Test func aMissingToolExcusesTestsExceptOnCI() {
    #expect(!CompilerTool(name: "swiftc", environment: ["PATH": "/nowhere"]).isExpected)
    #expect(!CompilerTool(name: "swiftc", environment: [:]).isExpected)
    #expect(CompilerTool(name: "swiftc", environment: ["PATH": "/nowhere", "CI": "true"]).isExpected)
  }

  @Test func aMissingToolIsAFailureWhereItIsRun() async {
    let fences = [CodeFence(path: "page.md", line: 1, code: "")]
    let missing = CompilerTool(name: "swiftc", environment: ["PATH": "/nowhere", "CI": "true"])
    await #expect(throws: CompilerTool.Failure.self) { try await SwiftFences.complaints(about: fences, with: missing) }
    #expect(throws: CompilerTool.Failure.self) { try ObjectiveCFences.complaints(about: fences, with: missing) }
  }

  @Test func aToolThatFailsWithoutNamingAnErrorIsAFailure() async {
    let fences = [CodeFence(path: "page.md", line: 1, code: "")]
    let failing = CompilerTool(name: "false")
    await #expect(throws: CompilerTool.Failure.self) { try await SwiftFences.complaints(about: fences, with: failing) }
    #expect(throws: CompilerTool.Failure.self) { try ObjectiveCFences.complaints(about: fences, with: failing) }
  }
}
