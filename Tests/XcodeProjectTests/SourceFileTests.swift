import Testing

@testable import XcodeProject

struct SourceFileTests {
  @Test func aSourceFileKnowsItsPath() {
    #expect(SourceFile(path: "a.swift", bytes: []).path == "a.swift")
  }
}
