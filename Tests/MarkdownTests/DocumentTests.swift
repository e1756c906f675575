import Markdown
import Testing

@Suite struct DocumentTests {
  private func nodes(_ kind: Node.Kind, in document: Document) -> [Node] {
    var found: [Node] = []
    for case .enter(let node) in Walk(document.node) where node.kind == kind { found.append(node) }
    return found
  }

  @Test func positionsAreThoseOfTheText() {
    let document = Document(Array("# A\n\ntext [one](a.md) and\n> - ![two](b.png)\n\n```x y\ncode\n```\n".utf8))
    #expect(nodes(.link, in: document).map { [$0.line, $0.column] } == [[3, 6]])
    #expect(nodes(.image, in: document).map { [$0.line, $0.column] } == [[4, 5]])
    #expect(nodes(.codeBlock, in: document).map(\.line) == [6])
  }

  @Test func aCodeSpanOverTwoLinesDoesNotShiftTheLinesBehindIt() {
    let document = Document(Array("a `b\nc` d\n[e](f)\n".utf8))
    #expect(nodes(.link, in: document).map(\.line) == [3])
  }

  @Test func definitionsHoldInTheTextAndDoNotMoveIt() {
    let document = Document(Array("# A\n\n- [`X`] and [`Y`]".utf8), definitions: "[`X`]: to:x\n[`Y`]: to:y\n")
    #expect(nodes(.link, in: document).map(\.destination) == ["to:x", "to:y"])
    #expect(nodes(.link, in: document).map(\.line) == [3, 3])
    #expect(document.node.lastChild?.kind == .list)
  }

  @Test(arguments: ["```", "~~~ x", "  ```"])
  func definitionsStayOutOfAFenceThatIsNeverClosed(fence: String) {
    for ending in ["", "\n", "\n\n\n"] {
      let document = Document(Array("[`X`]\n\n\(fence)\ncode\(ending)".utf8), definitions: "[`X`]: to:x\n")
      #expect(nodes(.link, in: document).map(\.line) == [1])
      #expect(nodes(.codeBlock, in: document).map(\.line) == [3])
      #expect(nodes(.codeBlock, in: document).map { $0.literal.contains("to:x") } == [false])
    }
  }

  @Test func theTextsOwnDefinitionsComeFirst() {
    let document = Document(Array("[`X`]\n\n[`X`]: own\n".utf8), definitions: "[`X`]: to:x\n")
    #expect(nodes(.link, in: document).map(\.destination) == ["own"])
  }

  @Test func whatIsNotUTF8IsReplaced() {
    let document = Document([0x61, 0xFF, 0x62, 0x00])
    #expect(document.node.plainText == "a\u{FFFD}b\u{FFFD}")
  }

  @Test func anEmptyTextIsAnEmptyDocument() {
    #expect(Document([]).node.firstChild == nil)
    #expect(Document([], definitions: "[`X`]: x\n").node.firstChild == nil)
  }

  @Test func nodesKeepTheirDocumentAlive() {
    let node = Document(Array("*text*".utf8)).node.firstChild?.firstChild
    #expect(node?.kind == .emphasis)
    #expect(node?.firstChild?.literal == "text")
    #expect(node?.parent?.parent?.kind == .document)
  }

  @Test func listsSayHowTheyAreNumberedAndSpaced() {
    let lists = nodes(.list, in: Document(Array("3) a\n4) b\n\n- c\n\n- d\n\n1. e\n".utf8)))
    #expect(lists.map(\.isOrdered) == [true, false, true])
    #expect(lists.map(\.listStart) == [3, 0, 1])
    #expect(lists.map(\.isTight) == [true, false, true])
  }

  @Test func plainTextLeavesMarkupAway() {
    let heading = Document(Array("# A `b` *c*\\* ![d](e) [f](g) &amp;\n".utf8)).node.firstChild
    #expect(heading?.plainText == "A b c* d f &")
    #expect(heading?.headingLevel == 1)
  }

  @Test func plainTextLeavesCommentsAwayButInImages() {
    let heading = Document(Array("# A<!-- b --> <b>\n".utf8)).node.firstChild
    #expect(heading?.plainText == "A <b>")
    let image = nodes(.image, in: Document(Array("![a<!-- b -->](c)".utf8))).first
    #expect(image?.plainText == "a<!-- b -->")
  }

  @Test(arguments: [
    ("<!-- a -->", true), ("<!---->", true), ("<!-->", true), ("<!--->", true), ("<!-- a\n\nb\n-->", true),
    ("<!-- a --> <!-- b -->\n", true), ("  <!-- a -->", true), ("<!-- a --> b", false), ("<!--> b -->", false),
    ("<!-- a", false), ("<!-- a -- >\n\n# B", false), ("<div>", false), ("<?a?>", false), ("<!DOCTYPE a>", false),
    ("<![CDATA[a]]>", false), ("<script>a</script>", false), ("<!-- a --> <b>", false),
  ])
  func onlyAWholeCommentAloneIsOne(html: String, isComment: Bool) throws {
    let block = try #require(Document(Array(html.utf8)).node.firstChild)
    #expect(block.kind == .htmlBlock)
    #expect(block.isComment == isComment)
  }

  @Test(arguments: [("<!-- a -->", true), ("<b>", false), ("</b>", false), ("<?a?>", false), ("<![CDATA[a]]>", false)])
  func aCommentInTextIsOneToo(html: String, isComment: Bool) throws {
    let inline = try #require(nodes(.htmlInline, in: Document(Array("a \(html) b".utf8))).first)
    #expect(inline.isComment == isComment)
  }

  @Test func aWalkLeavesWhatItEntersAndCanSkipChildren() {
    let document = Document(Array("> *a*\n\nb".utf8))
    var walk = Walk(document.node)
    var steps: [String] = []
    while let event = walk.next() {
      switch event {
      case .enter(let node):
        steps.append("+\(node.kind)")
        if node.kind == .blockQuote { walk.skipChildren(of: node) }
      case .leave(let node): steps.append("-\(node.kind)")
      }
    }
    #expect(steps == ["+document", "+blockQuote", "+paragraph", "+text", "-paragraph", "-document"])
  }
}
