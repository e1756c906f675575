import Markdown
import Testing

/// What GitHub's Markdown has beyond CommonMark, as a tree. The examples of its specification are held to HTML elsewhere.
@Suite struct GitHubMarkdownTests {
  private func document(_ text: String, definitions: String = "") -> Document {
    Document(Array(text.utf8), definitions: definitions, syntax: .gitHub)
  }

  private func nodes(_ kind: Node.Kind, in document: Document) -> [Node] {
    var found: [Node] = []
    for case .enter(let node) in Walk(document.node) where node.kind == kind { found.append(node) }
    return found
  }

  private func tables(_ text: String) -> [[[String]]] {
    nodes(.codeBlock, in: document(text)).compactMap(\.pipeTable).map { table in
      table.rows.map { $0.cells.map { $0?.plainText ?? "" } }
    }
  }

  private func links(_ text: String) -> [String] { nodes(.link, in: document(text)).map(\.destination) }

  private func struck(_ text: String) -> [String] { nodes(.strikethrough, in: document(text)).map(\.plainText) }

  // MARK: Strikethrough

  @Test(arguments: [
    ("~~a~~ ~b~", ["a", "b"]), ("~~a *b `c` [d](e)*~~", ["a b c d"]), ("*~~a~~*", ["a"]), ("~~a~", []),
    ("\\~~a~~", []), ("\\~a~", []), ("~a\\~", []), ("&#126;a~", []), ("~~ a ~~", []), ("a~~b~~c", ["b"]),
    ("`~~a~~`", []), ("~~~a~~~", []), ("~~a `~~` b~~", ["a ~~ b"]), ("~~a\nb~~", ["a b"]), ("~~a\n\nb~~", []),
    ("# ~~a~~", ["a"]), ("~~a ~b~ c~~", ["b", "a b c"].reversed()), ("~~a *b~~ c*", []), ("他~~说~~了", ["说"]),
    ("![~~a~~](b)", ["a"]), ("~~http://a.b~~", ["http://a.b"]), ("~~a~~\\~", ["a"]), ("\\\\~~a~~", ["a"]),
  ])
  func tildesStrikeTextThrough(text: String, expected: [String]) { #expect(struck(text) == expected) }

  @Test func tildesElsewhereStayWhatTheyAre() {
    let text = "`\\~a~` [b~](c~/~d 'e~') <https://f/~g> \\~ ~\n\n    ~h~\n\n~~~ i~j\n~k~ \\~\n~~~\n\n<!-- ~l~ -->\n"
    let plain = Document(Array(text.utf8)).node
    let extended = document(text).node
    func texts(_ node: Node) -> [String] {
      var texts: [String] = []
      for case .enter(let node) in Walk(node) {
        texts.append(node.literal + node.destination + node.title + node.fenceInfo)
      }
      return texts.filter { !$0.isEmpty }
    }
    #expect(texts(extended).joined() == texts(plain).joined())
  }

  // MARK: Bare links

  @Test(arguments: [
    ("http://a.b/c_d_e and http://a.b/*c*", ["http://a.b/c_d_e", "http://a.b/*c"]),
    ("*http://a.b/c_d*", ["http://a.b/c_d"]), ("**http://a.b**", ["http://a.b"]),
    ("见http://a.b，见**https://c.d**。", ["http://a.b，见**https://c.d**。"]), ("见**http://a.b**。", ["http://a.b**。"]),
    ("http://a.b/~c/~d", ["http://a.b/~c/~d"]), ("\"http://a.b\", 'https://c.d'", ["http://a.b", "https://c.d"]),
    ("[http://a.b](c)", ["c"]), ("[see http://a.b]", ["http://a.b"]), ("[a](http://b.c/d_e)", ["http://b.c/d_e"]),
    ("[a](http://b.c/d.) www.e.f", ["http://b.c/d.", "http://www.e.f"]), ("[a]: http://b.c\n\n[a]", ["http://b.c"]),
    ("> [a]:\n> http://b.c\n\n[a]", ["http://b.c"]), ("see [a]: http://b.c", ["http://b.c"]),
    ("<http://a.b/c>", ["http://a.b/c"]), ("<http://a.b c>", []), ("`http://a.b`", []),
    ("http://a.b`c`", ["http://a.b"]),
    ("\\http://a.b", []), ("xhttp://a.b", []), ("http://", []), ("http://a_b.c", []), ("www.a", ["http://www.a"]),
    ("www.", []), ("xwww.a.b", []),
    ("HTTPS://A.B", ["HTTPS://A.B"]), ("http://a.b/c\\\nd", ["http://a.b/c"]), ("a@b.c", ["mailto:a@b.c"]),
    ("a@b", []), ("a@b.c.", ["mailto:a@b.c"]), ("@a.b", []), ("a@b@c.d", ["mailto:b@c.d"]),
    ("<a@b.c>", ["mailto:a@b.c"]),
    ("http://user@a.b/c", ["http://user@a.b/c"]), ("http://a.b/?c&amp;d", ["http://a.b/?c&d"]),
    ("[`x`](y) http://a.b", ["y", "http://a.b"]), ("[a](b \"http://c.d\")", ["b"]),
    ("![http://a.b](c)", ["http://a.b"]),
    ("# http://a.b", ["http://a.b"]), ("- http://a.b\n- www.c.d", ["http://a.b", "http://www.c.d"]),
    ("http://a.b\n===", ["http://a.b"]),
    ("[a](https://web.archive.org/web/1/http://b.c/)", ["https://web.archive.org/web/1/http://b.c/"]),
  ])
  func addressesAreLinks(text: String, expected: [String]) { #expect(links(text) == expected) }

  @Test func aBareLinkInALinkIsText() {
    let document = document("[see http://a.b](c)")
    #expect(nodes(.link, in: document).map(\.plainText) == ["see http://a.b"])
    #expect(nodes(.group, in: document).map(\.plainText) == ["http://a.b"])
  }

  @Test func aTagKeepsItsAddresses() {
    for tag in ["<a href=\"http://b.c\">", "<a href=http://b.c>", "<a href='www.b.c'>", "<a x y=http://b.c z>"] {
      #expect(nodes(.htmlInline, in: document("d \(tag) e")).map(\.literal) == [tag])
    }
  }

  @Test func theTextOfALinkIsWhatWasWritten() {
    #expect(nodes(.link, in: document("www.a.b/c?d, e@f.g")).map(\.plainText) == ["www.a.b/c?d", "e@f.g"])
    #expect(document("(http://a.b/c) u").node.firstChild?.plainText == "(http://a.b/c) u")
  }

  @Test func addressesInCodeStayAsTheyAre() {
    let text = "`u <http://a.b> www.c.d e@f.g`\n\n    http://a.b\n\n``` http://a.b\nwww.c.d\n```\n"
    let document = document(text)
    #expect(nodes(.code, in: document).map(\.literal) == ["u <http://a.b> www.c.d e@f.g"])
    #expect(nodes(.codeBlock, in: document).map(\.literal) == ["http://a.b\n", "www.c.d\n"])
    #expect(nodes(.codeBlock, in: document).map(\.fenceInfo) == ["", "http://a.b"])
  }

  // MARK: Tasks and alerts

  @Test(arguments: [
    ("- [ ] a", [false]), ("- [x] a\n- [X] b", [true, true]), ("1. [x] a", [true]), ("* [ ] a\n\n  b", [false]),
    ("- \\[ ] a", [nil]), ("- [ ]a", [nil]), ("- a [ ] b", [nil]), ("- [x](y) a", [nil]), ("- [x] a\n\n[x]: b", [nil]),
    ("- `[x] a`", [nil]), ("- > [x] a", [nil]), ("> - [x] a", [true]), ("- [-] a", [nil]), ("- # [x] a", [nil]),
  ])
  func aBoxMakesAnItemATask(text: String, expected: [Bool?]) {
    let items = nodes(.item, in: document(text))
    #expect(items.map(\.isDone) == expected)
    for item in items where item.isDone != nil { #expect(item.firstChild?.plainText.contains("[") == false) }
  }

  @Test(arguments: [
    ("> [!NOTE]\n> a", Alert.note), ("> [!tip]\n> a", .tip), (">[!WARNING]\n>\n> a", .warning),
    ("> [!CAUTION]", .caution),
    ("- > [!IMPORTANT]\n  > a", .important), ("> \\[!NOTE]\n> a", nil), ("> a\n> [!NOTE]", nil), ("> [!NOTE] a", nil),
    ("> [!NOTE]\n\n[!note]: x", nil), ("> `[!NOTE]`\n> a", nil), ("> # [!NOTE]", nil), ("> [!HINT]\n> a", nil),
  ])
  func theFirstLineOfAQuoteMakesItAnAlert(text: String, expected: Alert?) {
    let quote = nodes(.blockQuote, in: document(text)).first
    #expect(quote?.alert == expected)
    if expected != nil { #expect(quote?.plainText.contains("!") == false) }
  }

  @Test func whatIsNearlyAnAlertIsKnown() {
    #expect(nodes(.blockQuote, in: document("> [!HINT]\n> a")).map(\.isUnknownAlert) == [true])
    #expect(nodes(.blockQuote, in: document("> [!NOTE] a")).map(\.isUnknownAlert) == [true])
    #expect(nodes(.blockQuote, in: document("> \\[!HINT]\n> a")).map(\.isUnknownAlert) == [false])
    #expect(nodes(.blockQuote, in: document("> ![NOTE](a)")).map(\.isUnknownAlert) == [false])
  }

  // MARK: Tables

  @Test(arguments: [
    ("> | a |\n> | - |\n> | b |", [[["a"], ["b"]]]), ("- | a |\n  | - |\n  | b |", [[["a"], ["b"]]]),
    (">| a |\n>| - |\n>| b |", [[["a"], ["b"]]]), ("> - a | b\n>   --|--\n>   c | d", [[["a", "b"], ["c", "d"]]]),
    ("-\t| a |\n\t| - |\n\t| b |", [[["a"], ["b"]]]), ("1. x\n\n   | a |\n   | - |\n   | b |", [[["a"], ["b"]]]),
    ("> | a |\n> | - |\nb", [[["a"]]]), ("- | a |\n  | - |\nb", [[["a"]]]), ("> | a |\n| - |", []),
    ("x\n| a |\n| - |\n| b |", [[["a"], ["b"]]]), ("| a |\n| - |\n- b", [[["a"]]]), ("| a |\n| - |\n2. b", [[["a"]]]),
    ("| a |\n| - |\n    b", [[["a"]]]), ("| a |\n| - |\n| b |\n---", [[["a"], ["b"]]]), ("a\n-", []),
    ("| a |\n---", []),
    ("    | a |\n    | - |", []), ("```\n| a |\n| - |\n```", []), ("# a | b\n--- | ---", []), ("a | b\n- | -", []),
    ("| a | b |\n|:-:|--:|\r\n| c | d |\r\n", [[["a", "b"], ["c", "d"]]]), ("| a |\r| - |\r| b |", [[["a"], ["b"]]]),
    ("| a |\n| - |\n2. | b |\n   | - |\n   | c |", [[["a"]], [["b"], ["c"]]]), ("<div>\n| a |\n| - |", []),
    ("| # a # | - b | 1. c |\n|---|---|---|\n| > d | `e | f` |", [[["# a #", "- b", "1. c"], ["> d", "`e", "f`"]]]),
    ("| a |\n| - |\n|\nb", [[["a"]]]), ("| a |\n| - |\n\n| b |\n| - |", [[["a"]], [["b"]]]),
    ("| a\\|b | ~~c~~ www.d.e |\n| - | - |", [[["a|b", "c www.d.e"]]]), ("| `a` b |\n| - |", [[["a b"]]]),
  ])
  func tablesAreFoundWhereTheyAre(text: String, expected: [[[String]]]) { #expect(tables(text) == expected) }

  @Test func whatFollowsATableKeepsItsLine() {
    let text = "> x\n> | a |\n> | - |\n> | b |\n> > c [d](e)\n\n[f](g)\n\n| h |\n| - |\n| i |\n2. [j](k)\n"
    #expect(nodes(.link, in: document(text)).map(\.line) == [5, 7, 12])
    let tables = nodes(.codeBlock, in: document(text))
    #expect(tables.map(\.line) == [2, 9])
    #expect(tables.compactMap(\.pipeTable).map { $0.rows.map(\.line) } == [[2, 4], [9, 11]])
    #expect(nodes(.blockQuote, in: document(text)).count == 2)
  }

  @Test func aTableBehindATextThatIsNeverClosedKeepsItsCells() {
    let text = "| a |\n| - |\n| [b] |\n\n[b]: c\n\n```\n| d |"
    #expect(tables(text) == [[["a"], ["b"]]])
    #expect(nodes(.codeBlock, in: document(text)).map(\.literal).last == "| d |\n")
    #expect(nodes(.codeBlock, in: document(text)).map(\.line) == [1, 7])
  }

  @Test func theDefinitionsOfAPageHoldInCells() {
    let document = document("| [a] |\n| - |\n| [`X`] |\n\n[a]: b\n", definitions: "[`X`]: to:x\n")
    let cells = nodes(.codeBlock, in: document).compactMap(\.pipeTable).flatMap { $0.rows.flatMap(\.cells) }
    #expect(cells.map { $0?.firstChild?.destination } == ["b", "to:x"])
    #expect(document.node.children.map(\.kind) == [.codeBlock])
  }

  @Test(arguments: [
    "Table: The *one*\n\n| a |\n| - |", "Table: The *one*\n| a |\n| - |",
    "Table: The *one*\n\n<!-- x -->\n\n| a |\n| - |",
    "<!-- x -->\n\nTable: The *one*\n\n| a |\n| - |",
  ])
  func aParagraphInFrontIsTheCaption(text: String) {
    let document = document(text)
    let table = nodes(.codeBlock, in: document).first?.pipeTable
    #expect(table?.caption?.plainText == "The one")
    #expect(nodes(.paragraph, in: document).isEmpty)
  }

  @Test(arguments: ["Tables: a\n\n| a |\n| - |", "Table: b\n\nx\n\n| a |\n| - |", "Table: b\n\n```\n| a |\n```"])
  func otherParagraphsAreNoCaption(text: String) {
    let document = document(text)
    #expect(nodes(.codeBlock, in: document).first?.pipeTable?.caption == nil)
    #expect(!nodes(.paragraph, in: document).isEmpty)
  }

  @Test func aTextWithEveryMarkIsCommonMark() {
    let all = (0x2E00...0x2E2E).compactMap(Unicode.Scalar.init).map { String($0) }.joined()
    #expect(nodes(.strikethrough, in: document("~~a~~ \(all)")).isEmpty)
    #expect(struck("~~a~~ \(all.dropLast())") == ["a"])
  }

  @Test(arguments: [
    "~a ", "~~a~~ ", "www.a.b ", "a@", "http://", "_www.a", "| a |\n| - |\n2. ", "- [x] ", "> [!NOTE]\n",
    "[a]: http://b ]: ",
  ])
  func hostileTextsTakeNoTimeWorthTheName(part: String) {
    let text = Array(String(repeating: part, count: 100_000 / part.utf8.count).utf8)
    let duration = ContinuousClock().measure { _ = Document(text, syntax: .gitHub) }
    #expect(duration < .seconds(5))
  }
}
