import Testing

@testable import ReferenceSite

@Suite struct MarkdownTableTests {
  private func rows(_ text: String) -> [[String]]? {
    let table = MarkdownTable.parse(text, line: 1) { _, _ in }
    return table.map { ([$0.header] + $0.rows).map { row in row.map { $0.block?.plainText ?? "" } } }
  }

  private func faults(_ text: String) -> [String] {
    var faults: [String] = []
    _ = MarkdownTable.parse(text, line: 10) { faults.append("\($1): \($0)") }
    return faults
  }

  @Test func barsSeparateCells() {
    #expect(rows("a | b\nc|*d*\n") == [["a", "b"], ["c", "d"]])
  }

  @Test func aRowMayStandBetweenBars() {
    #expect(rows("| a | b |\n|---|:-:|\n| c | |\n") == [["a", "b"], ["c", ""]])
  }

  @Test func withoutABarInFrontABarAtTheEndBeginsAnEmptyCell() {
    #expect(rows("a | b |\nc | | d") == [["a", "b", ""], ["c", "", "d"]])
  }

  @Test func aBarBehindABackslashIsText() {
    #expect(rows("a \\| b | `c \\| d`\n\\\\| e") == [["a | b", "c | d"], ["\\", "e"]])
  }

  @Test(arguments: ["-", "- a", "+ a", "# a", "> a", "1. a", "12) a", "---", "***", "* a", "```", "=", "[a]: b"])
  func whatWouldBeginABlockElsewhereIsTextInACell(text: String) {
    #expect(rows("a | b\n\(text) | c") == [["a", "b"], [text, "c"]])
  }

  @Test func dashesUnderTheHeaderAreARowOnlyWhereTheyAreShort() {
    #expect(rows("a | b\n- | -\n") == [["a", "b"], ["-", "-"]])
  }

  @Test func theFirstLineMayBeACaption() {
    let table = MarkdownTable.parse("caption: The *keys*\na\nb\n", line: 1) { _, _ in }
    #expect(table?.caption?.block?.plainText == "The keys")
    #expect(table?.rows.first?.first?.line == 4)
  }

  @Test func faultsHaveTheLineOfTheirRow() {
    #expect(faults("") == ["10: noRows"])
    #expect(faults("a | b\n") == ["10: noRows"])
    #expect(faults("a | b\n\nc\n") == ["13: cellCount(found: 1, expected: 2)"])
    #expect(faults("a | b\nc | <div>\n") == ["12: notInline"])
    #expect(faults("caption: <div>\na\nb\n") == ["11: notInline"])
  }
}
