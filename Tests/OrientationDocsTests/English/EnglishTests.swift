import Foundation
import Testing

@Suite struct EnglishTests {
  @Test func noPageAndNoTextOfTheToolHasAListedWord() throws {
    let guide = try StyleGuide(contributing: try text("CONTRIBUTING.md"))
    #expect(guide.entries.count > 20)
    for complaint in try Self.proses().flatMap(guide.complaints) { Issue.record("\(complaint)") }
  }

  @Test func nothingIsStillToComeThatHasCome() throws {
    let promises = try #require(Promises(summary: try text("content/SUMMARY.md")))
    for complaint in try Self.proses().flatMap(promises.complaints) { Issue.record("\(complaint)") }
  }

  @Test(
    arguments: [
      ("It is to be released on 23 October 2026.", 1), ("It is to be released on 26 November 2026.", 0),
      ("It came out on 23 October 2026. It will last.", 0), ("Since October 2026 it will soon end.", 1),
      ("它将于 2026 年 10 月 23 日发布。", 1), ("它将于 2027 年 4 月发布。", 0), ("见 2026-10-01 的说明，即将移除。", 1),
      ("iOS 27.2 is out.", 0), ("iOS 27.3 rotates.", 1), ("iOS 27.3 is in beta.", 0), ("the 28 SDK", 1),
      ("Xcode 27.3 has it.", 1), ("| iOS 27 | will | 14 September 2026 |", 0),
    ])
  func aPromiseOfADayThatHasPassedAndAVersionThatIsNotOutAreFound(sentence: String, count: Int) throws {
    let promises = try #require(Promises(summary: "[reviewed]: 2026-11-25"))
    #expect(Prose.page("page.md", Array(sentence.utf8)).flatMap(promises.complaints).count == count)
  }

  @Test func aGuideAnswersBeforeItDoubts() throws {
    let doubts = Doubts(allowed: [])
    let guides = try Self.files(below: "content/guides", endingIn: ".md")
    #expect(!guides.isEmpty)
    for complaint in guides.flatMap({ doubts.complaints(about: $0.path, $0.bytes) }) { Issue.record("\(complaint)") }
  }

  @Test(
    arguments: [
      ("# It may rotate\n", [1]), ("# A\n\nIt may rotate.\n", [3]), ("# A\n\nIt rotates.\n\n- It may\n", []),
      ("# A\n\n## B\n\nIt seems so.\n", []), ("# A\n\n## B\n\n- It seems so.\n\n```swift\n```\n", [5]),
      ("# A\n\n## B\n\n```swift\n```\n\nIt is not\ndocumented.\n", []),
      ("# A\n\n## B\n\nSince May, `may` and “may”.\n\n```swift\n```\n", []),
      ("# A\n\n## B\n\nAllowed, but contested.\n\n```swift\n```\n", []),
      ("# A\n\n\(String(repeating: "word ", count: 31))\n\n\(String(repeating: "word ", count: 30))\n", [3]),
      ("# A\n\n\(String(repeating: "word ", count: 60))\n\n## B\n\n\(String(repeating: "word ", count: 60))\n", []),
    ])
  func aDoubtIsFoundWhereAGuideAnswers(page: String, lines: [Int]) {
    let complaints = Doubts(allowed: ["Allowed, but"]).complaints(about: "page.md", Array(page.utf8))
    #expect(complaints.compactMap { Int($0.split(separator: ":")[1]) } == lines, "\(complaints)")
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
    let words =
      try files(below: "Sources/OrientationCatalog/Records/words", endingIn: ".txt")
      + files(below: "Sources/OrientationCatalog/Records", endingIn: "facts.txt")
    let records = words.flatMap { Prose.record($0.path, $0.bytes) }
    return pages + sources + records + Prose.page("README.md", Array(try text("README.md").utf8))
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
