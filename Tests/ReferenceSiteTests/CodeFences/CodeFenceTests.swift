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

  @Test func aMissingToolExcusesTestsExceptOnCI() {
    #expect(!CompilerTool(name: "swiftc", environment: ["PATH": "/nowhere"]).isExpected)
    #expect(!CompilerTool(name: "swiftc", environment: [:]).isExpected)
    #expect(CompilerTool(name: "swiftc", environment: ["PATH": "/nowhere", "CI": "true"]).isExpected)
  }

  @Test func aMissingToolIsAFailureWhereItIsRun() {
    let fences = [CodeFence(path: "page.md", line: 1, code: "")]
    let missing = CompilerTool(name: "swiftc", environment: ["PATH": "/nowhere", "CI": "true"])
    #expect(throws: CompilerTool.Failure.self) { try SwiftFences.complaints(about: fences, with: missing) }
    #expect(throws: CompilerTool.Failure.self) { try ObjectiveCFences.complaints(about: fences, with: missing) }
  }

  @Test func aToolThatFailsWithoutNamingAnErrorIsAFailure() {
    let fences = [CodeFence(path: "page.md", line: 1, code: "")]
    let failing = CompilerTool(name: "false")
    #expect(throws: CompilerTool.Failure.self) { try SwiftFences.complaints(about: fences, with: failing) }
    #expect(throws: CompilerTool.Failure.self) { try ObjectiveCFences.complaints(about: fences, with: failing) }
  }
}
