import Foundation
import Testing

@Suite struct EnglishTests {
  @Test func noPageAndNoTextOfTheToolHasAListedWord() throws {
    let guide = try StyleGuide(contributing: try text("CONTRIBUTING.md"))
    #expect(guide.entries.count > 20)
    for complaint in try Self.proses().flatMap(guide.complaints) { Issue.record("\(complaint)") }
  }

  @Test(
    arguments: [
      ("One\ntwo mends three.", ["page.md:2: \"mends\": write fix"]),
      ("- a\n- It was seen from iOS\n  16.1 on.", ["page.md:2: \"from iOS 16.1 on\": write on iOS 16 and later"]),
      ("```table\ncaption: none\nA | B\nx | anew\n```", ["page.md:4: \"anew\": write again"]),
      ("## Anew", ["page.md:1: \"Anew\": write again"]),
      ("`anew` “anew” \"anew\" [x](anew.md) renewanew", []),
      ("```text\nanew\n```\n\n> anew", []),
    ])
  func aListedWordIsFoundOutsideOfCodeAndQuotations(page: String, complaints: [String]) throws {
    let guide = try StyleGuide(contributing: try text("CONTRIBUTING.md"))
    #expect(Prose.page("page.md", Array(page.utf8)).flatMap(guide.complaints) == complaints)
  }

  @Test func aListedWordIsFoundInALiteralAndNotInCode() throws {
    let guide = try StyleGuide(contributing: try text("CONTRIBUTING.md"))
    let source =
      "let anew = \"anew\"\nlet text = \"do it anew\" // anew\nlet other = \"\"\"\n      Then\n      \\(anew) is done anew\n\"\"\"\n"
    #expect(
      Prose.source("a.swift", Array(source.utf8)).flatMap(guide.complaints) == [
        "a.swift:2: \"anew\": write again", "a.swift:5: \"anew\": write again",
      ])
  }
}

extension EnglishTests {
  /// Everything that people read.
  private static func proses() throws -> [Prose] {
    // ALIASES.md has old addresses, which nobody reads.
    let pages = try files(below: "content", endingIn: ".md").filter { $0.path != "content/ALIASES.md" }
      .flatMap { Prose.page($0.path, $0.bytes) }
    let sources = try files(below: "Sources", endingIn: ".swift").flatMap { Prose.source($0.path, $0.bytes) }
    return pages + sources + Prose.page("README.md", Array(try text("README.md").utf8))
  }

  private static func files(below folder: String, endingIn ending: String) throws -> [(path: String, bytes: [UInt8])] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: "\(ProjectFolder.root)/\(folder)")
    return try paths.filter { $0.hasSuffix(ending) }.sorted().map { path in
      ("\(folder)/\(path)", Array(try text("\(folder)/\(path)").utf8))
    }
  }
}

private func text(_ path: String) throws -> String {
  try String(contentsOfFile: "\(ProjectFolder.root)/\(path)", encoding: .utf8)
}
