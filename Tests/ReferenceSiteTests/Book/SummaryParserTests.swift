import Testing

@testable import AppBook
@testable import Diagnostics
@testable import ReferenceSite
@testable import Words

@Suite struct SummaryParserTests {
  private func summary(_ text: String) -> Summary {
    SummaryParser.parse(Array(text.utf8)) { fault, line in Issue.record("line \(line): \(fault)") }
  }

  private func outline(_ summary: Summary) -> [String] {
    func lines(_ chapters: [Int], _ indent: String) -> [String] {
      chapters.flatMap { index in
        let chapter = summary.chapters[index]
        return ["\(indent)\(chapter.title) \(chapter.destination ?? "-")"] + lines(chapter.children, indent + "  ")
      }
    }
    return summary.parts.flatMap { ["# \($0.title ?? "-")"] + lines($0.chapters, "") }
  }

  @Test func everythingThatMdBookKnowsIsRead() {
    let summary = summary(
      """
      # The title

      [Foreword](foreword.md)
      [Preface](preface.md)

      # First `part`

      - [A](a.md)
          - [A.1](a/1.md)
              - [A.1.1](a/1/1.md)
          - [A.2]()
      - [B *b*](b%20b.md "a title")

      # Second part

      1. [C](c.md)

      ---

      * [D](d.md)

      -----------

      [Appendix](appendix.md)

      [Index](index.md)
      """)
    #expect(summary.title == "The title")
    #expect(
      outline(summary) == [
        "# -", "Foreword foreword.md", "Preface preface.md", "# First part", "A a.md", "  A.1 a/1.md",
        "    A.1.1 a/1/1.md", "  A.2 -", "B b b b.md", "# Second part", "C c.md", "# -", "D d.md", "# -",
        "Appendix appendix.md", "Index index.md",
      ])
    #expect(summary.chapters.map(\.line) == [3, 4, 8, 9, 10, 11, 12, 16, 20, 24, 26])
  }

  @Test func aSummaryNeedsNoTitle() {
    #expect(summary("- [A](a.md)").title == nil)
    #expect(summary("[A](a.md)\n\n# Part\n\n- [B](b.md)").title == nil)
  }

  @Test func theCustomaryHeadingIsNoTitle() {
    let summary = summary("# Summary\n\n# Part\n\n- [A](a.md)")
    #expect(summary.title == nil)
    #expect(outline(summary) == ["# Part", "A a.md"])
  }

  @Test func commentsAreNoPartOfASummary() {
    #expect(outline(summary("<!-- one -->\n\n- [A](a.md) <!-- two -->\n")) == ["# -", "A a.md"])
  }

  @Test(arguments: [
    "javascript:alert(1)", "JAVASCRIPT:alert(1)//", "data:text/html,x", "file:///etc", "//example.org/", "edit/",
    "mailto:a@b.example",
  ])
  func whatPagesLinkToIsAWebsite(address: String) {
    for label in ["edit", "source", "site"] {
      var faults: [SummaryFault] = []
      var lines: [Int] = []
      let source = "- [A](a.md)\n\n[\(label)]: <\(address)>\n"
      let summary = SummaryParser.parse(Array(source.utf8)) {
        faults.append($0)
        lines.append($1)
      }
      #expect(faults == [.baseNotWebsite(label: label, destination: address)])
      #expect(lines == [3])
      #expect(summary.editBase == nil && summary.sourceBase == nil && summary.siteAddress == nil)
    }
    #expect(summary("- [A](a.md)\n\n[edit]: https://example.org/edit\n").editBase == "https://example.org/edit")
  }

  @Test func aBookNamesItsLanguage() {
    #expect(summary("- [A](a.md)\n\n[language]: zh-Hans\n").language == .simplifiedChinese)
    #expect(summary("- [A](a.md)\n").language == .english)
    for (name, help) in [("zh-hans", "did you mean `zh-Hans`?"), ("fr", nil)] {
      var problems: [(Problem, Int)] = []
      let source = "- [A](a.md)\n\n[language]: \(name)\n"
      _ = SummaryParser.parse(Array(source.utf8)) { problems.append((.summaryMalformed($0), $1)) }
      #expect(problems.map(\.1) == [3])
      #expect(problems.first?.0.message == "no language `\(name)`; there are `en`, `zh-Hans`")
      if let help { #expect(problems.first?.0.help == help) }
    }
  }

  @Test func aBookSaysWhenItWasReviewedAndWhatItsLicenceIs() {
    let summary = summary("- [A](a.md)\n\n[reviewed]: 2024-02-29\n[license]: https://example.org/mit 'MIT License'\n")
    #expect(summary.reviewed.map { [$0.year, $0.month, $0.day] } == [2024, 2, 29])
    #expect(summary.license?.title == "MIT License" && summary.license?.destination == "https://example.org/mit")
  }

  @Test(arguments: [
    "2026-13-01", "2026-02-29", "1900-02-29", "2026-11-31", "2026-1-1", "26-11-22", "2026-11-22-1", "22.11.2026",
  ])
  func whatIsNoDayOfTheCalendarIsNoDate(text: String) {
    var faults: [(SummaryFault, Int)] = []
    let source = "- [A](a.md)\n\n[reviewed]: \(text)\n"
    #expect(SummaryParser.parse(Array(source.utf8)) { faults.append(($0, $1)) }.reviewed == nil)
    #expect(faults.map(\.0) == [.dateMalformed(text)] && faults.map(\.1) == [3])
  }

  @Test(
    arguments: [
      ("[findings]: key-value-coding-only-logs, masks-never-meet", [.keyValueCodingOnlyLogs, .masksNeverMeet]),
      ("[Findings]:key-value-coding-only-logs,replaced-method", [.keyValueCodingOnlyLogs, .replacedMethod]),
      (
        "[edit]: https://example.org/edit\n[findings]: replaced-method,\t masks-never-meet\r",
        [.replacedMethod, .masksNeverMeet]
      ),
      ("[findings]: replaced-method\n[edit]: https://example.org/edit", [.replacedMethod]),
      ("[findings]: all", Set(AppFindingKind.allCases)), ("[findings]:", []), ("", []),
    ] as [(String, Set<AppFindingKind>)])
  func aBookSaysWhichFindingsAreErrors(definitions: String, kinds: Set<AppFindingKind>) {
    let summary = summary("- [A](a.md)\n\n\(definitions)\n")
    #expect(summary.findingErrors == kinds)
    #expect((summary.editBase != nil) == definitions.contains("[edit]"))
  }

  @Test(
    arguments: [
      ("key-value-coding", "key-value-coding-only-logs"), ("mask-never-meet", "masks-never-meet"), ("zoom", nil),
    ] as [(String, String?)])
  func aKindOfFindingThatThereIsNotIsReportedWithTheNearest(name: String, suggestion: String?) {
    var faults: [(SummaryFault, Int)] = []
    let source = "- [A](a.md)\n\n[findings]: replaced-method, \(name)\n"
    let summary = SummaryParser.parse(Array(source.utf8)) { faults.append(($0, $1)) }
    #expect(summary.findingErrors == [.replacedMethod])
    #expect(faults.map(\.0) == [.findingKindUnknown(name, suggestion: suggestion)] && faults.map(\.1) == [3])
  }

  @Test func aSummaryWithoutAPageIsAFault() {
    var faults: [SummaryFault] = []
    _ = SummaryParser.parse(Array("# Title\n\n- [Draft]()\n".utf8)) { fault, _ in faults.append(fault) }
    #expect(faults == [.noPage])
  }
}
