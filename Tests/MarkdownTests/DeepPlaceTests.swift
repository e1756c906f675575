import Testing

@testable import Markdown

@Suite struct DeepPlaceTests {
  private static let over = DeepPlace.limit + 1

  private func place(_ text: String) -> DeepPlace? { Document(Array(text.utf8)).deepPlace }

  @Test(arguments: ["- ", "> ", "1. ", "* ", "+\t", "123) ", "> - ", ">"])
  func containersInOneAnotherHaveALimit(marker: String) throws {
    let each = marker == "> - " ? 2 : 1
    let text = "# A\n\n" + String(repeating: marker, count: Self.over / each + 1) + "a\n\nb\n"
    let place = try #require(self.place(text))
    #expect(place.kind == .containers)
    #expect(place.line == 3)
    #expect(place.count >= Self.over)
    let fewer = String(repeating: marker, count: DeepPlace.limit / each) + "a\n\nb\n"
    #expect(self.place(fewer) == nil)
  }

  @Test func listsThatGetDeeperFromLineToLineCountToo() throws {
    let text = (0..<Self.over).map { String(repeating: "  ", count: $0) + "- a\n" }.joined()
    #expect(try #require(place(text)).count == Self.over)
    let siblings = (0..<Self.over * 3).map { String(repeating: "  ", count: $0 % 90) + "- a\n" }.joined()
    #expect(place(siblings) == nil)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func theLineIsThatOfTheText(lineEnd: String) throws {
    let blank = String(repeating: lineEnd, count: 40)
    let text = "a" + blank + String(repeating: "- ", count: Self.over) + "b" + blank + "c"
    #expect(try #require(place(text)).line == 41)
  }

  @Test func imagesThatAreBegunHaveALimit() throws {
    let text = "# A\n\nb\n\n" + String(repeating: "![[]()", count: Self.over) + "\n"
    let place = try #require(self.place(text))
    #expect(place.kind == .images)
    #expect(place.count == Self.over)
    #expect(place.line == 5)
    #expect(self.place(String(repeating: "![[]()", count: DeepPlace.limit)) == nil)
  }

  /// What a link, an autolink or a mark hides from a look at the brackets alone.
  @Test(arguments: [
    String(repeating: "![[a](])", count: over), String(repeating: "![[a](b \"]\")", count: over),
    "[a](`)" + String(repeating: "![[]()", count: over) + "`", String(repeating: "![[a](b)<xx:]>", count: over),
    "[a](x<?)" + String(repeating: "![[]()", count: over) + "?>",
  ])
  func imagesThatOnlySeemToEndCount(text: String) {
    #expect(place(text)?.kind == .images)
    #expect(place("\u{FEFF}" + text)?.kind == .images)
  }

  @Test func aMarkInFrontHidesNoLists() {
    #expect(place("\u{FEFF}" + String(repeating: "- ", count: Self.over) + "a")?.kind == .containers)
  }

  @Test(arguments: [
    // Images that end, in code, behind a backslash, and in a paragraph each.
    String(repeating: "![a](b.png) ", count: 300),
    String(repeating: "`![` ", count: 300),
    "```\n" + String(repeating: "![", count: 300) + "\n```\n",
    "- ```\n  " + String(repeating: "![", count: 300) + "\n  ```\n",
    "    " + String(repeating: "![", count: 300) + "\n",
    String(repeating: "\\![ ", count: 300),
    String(repeating: "!\\[ ", count: 300),
    String(repeating: "![\n\n", count: 300),
    String(repeating: "> ![\n>\n", count: 300),
    // Lines of code that look like containers, and rules.
    "```\n" + String(repeating: "- ", count: 300) + "\n```\n",
    "    a\n" + String(repeating: " ", count: 500) + "b\n",
    String(repeating: "- ", count: 300) + "\n",
    String(repeating: "-", count: 300) + "\n",
    String(repeating: "* a\n", count: 300),
  ])
  func whatIsNotInOneAnotherHasNone(text: String) {
    #expect(place(text) == nil)
    #expect(Document(Array(text.utf8)).node.firstChild != nil)
  }

  @Test func aFenceThatItsListEndsHidesNothing() {
    let text = "- ```\n\n" + String(repeating: "![", count: Self.over) + "\n"
    #expect(place(text)?.kind == .images)
  }

  @Test func aTextThatIsTooDeepIsNotParsed() {
    let document = Document(Array((String(repeating: "> ", count: Self.over) + "a").utf8), syntax: .gitHub)
    #expect(document.node.firstChild == nil)
  }
}
