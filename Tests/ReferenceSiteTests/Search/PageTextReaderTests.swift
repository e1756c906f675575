import Testing

@testable import ReferenceSite
@testable import Search

@Suite struct PageTextReaderTests {
  @Test func `title, headings and prose are told apart, each with its section`() {
    let pieces = read(
      "<h1>Title</h1>\n<p>Lead.</p>\n<h2 id=\"one\">One <a href=\"#one\">#</a></h2>\n<p>Text.</p>\n"
        + "<div id=\"rule.x\"><h3 id=\"two\">Two</h3></div>",
      sections: ["one", "two"])
    #expect(
      pieces == [
        "title 0: Title", "prose 0: Lead.", "heading 1: One #", "prose 1: Text.", "heading 2: Two",
      ])
  }

  @Test func `an element that is no heading can begin a section`() {
    let pieces = read("<p>a</p><section id=\"x\"><p>b</p></section>", sections: ["x"])
    #expect(pieces == ["prose 0: a", "prose 1: b"])
  }

  @Test func `a place where a name may break does not break it`() {
    #expect(read("<p><code>UIView<wbr />Controller</code></p>") == ["prose 0: UIViewController"])
  }

  @Test func `colours of code break no word, and the name of its language is no text`() {
    let html =
      "<figure class=\"code\"><figcaption><span class=\"language\">Swift</span><code>A.swift</code></figcaption>"
      + "<pre><code><i class=\"a\">@</i>objc <b>func</b> a(<i class=\"s\">\"b</i>c\n<span class=\"marked\">d\n</span></code></pre></figure>"
    #expect(read(html) == ["figure 0: A.swift", "figure 0: @objc func a(\"bc d"])
  }

  @Test func `entities are the characters they stand for`() {
    #expect(read("<p>a &amp; b &lt; c &gt; d &quot;e&quot; &hellip; f</p>") == ["prose 0: a & b < c > d \"e\" f"])
  }

  @Test func `pictures, traces, callbacks and cross references are passed over`() {
    let html =
      "<p>a</p><svg><title>b</title></svg><ol class=\"trace\"><li>c</li></ol><ul class=\"columns\"><li>d</li></ul>"
      + "<ul class=\"callbacks\"><li>e</li></ul><ul><li>f</li></ul><ol><li>g</li></ol>"
    #expect(read(html) == ["prose 0: a f g"])
  }

  @Test func `code is read in Swift, and not a second time in Objective-C`() {
    let html =
      "<pre><code class=\"language-swift\">a</code></pre><pre><code class=\"language-objc\">b</code></pre><code>c</code>"
    #expect(read(html) == ["figure 0: a", "prose 0: c"])
  }

  @Test func `HTML that ends in the middle of something is read to its end`() {
    for html in ["<p", "<p>a", "a &am", "<svg><a", "<h1", "<p id=\"", "<li>a: <a href=\"", "<li>a: <a href=\"b\">"] {
      #expect(read(html, sections: ["x"]).count < 2)
    }
  }

  @Test func `figures and code are told from what can be quoted, tables are not`() {
    let pieces = read(
      "<p>a</p><figure class=\"matrix\"><p>b</p></figure><p>c</p><figure class=\"table\"><p>d</p></figure><pre>e</pre>")
    #expect(pieces == ["prose 0: a", "figure 0: b", "prose 0: c d", "figure 0: e"])
  }

  @Test func `what can be filled in and lines across the page are no text`() {
    #expect(read("<p>a</p><hr /><form class=\"x\"><p>b</p></form><p>c</p>") == ["prose 0: a c"])
  }

  @Test func `a list item of a sentence, a colon and a link is a pointer and a section`() {
    let pieces = read(
      "<ul>\n<li>It <em>stays</em>: <a href=\"a.html#x\">the fix</a>, or <a href=\"b.html\">b</a>.</li>\n"
        + "<li>Plain</li>\n<li>\u{6a2a}\u{5c4f}: <a href=\"c.html\">c</a></li>\n</ul>")
    #expect(
      pieces == [
        "pointer 2048: It stays:", "pointerLink 2048: the fix, or b.", "prose 0: Plain", "pointer 2049: 横屏:",
        "pointerLink 2049: c",
      ])
  }

  @Test func `the link of a card is a pointer`() {
    let pieces = read(
      "<ul class=\"cards\">\n<li><strong><a href=\"a.html\">It stays</a></strong>\n<ul>\n<li><a href=\"b.html#x\">One <code>b</code></a></li>\n</ul>"
        + "\n</li>\n</ul>\n<ul><li><a href=\"c.html\">C</a></li></ul>")
    #expect(pieces == ["pointer 2048: It stays", "pointer 2049: One b", "prose 0: C"])
  }

  @Test(arguments: [
    "<li>See <a href=\"a.html\">a</a></li>", "<li>Two. Sentences: <a href=\"a.html\">a</a></li>",
    "<li>Elsewhere: <a href=\"https://example.org/\">a</a></li>",
    "<li><p>A paragraph: <a href=\"a.html\">a</a></p></li>",
    "<li>\(String(repeating: "long ", count: 200)): <a href=\"a.html\">a</a></li>", "<li>No link: none</li>",
  ])
  func `any other list item is prose`(html: String) {
    #expect(read(html).allSatisfy { $0.hasPrefix("prose 0: ") })
  }

  @Test func `pages are quoted by section, a line each block, with their pointers`() {
    let text = text(
      "<h1>T</h1>\n<p>The <code>first</code> one,\n<em>here</em>.</p>\n<p>B &lt;b&gt;.</p><pre>no</pre>"
        + "<h2 id=\"x\">H</h2><table><tr><td>c</td><td>d</td></tr></table><ul><li>It stays: <a href=\"a.html#x\">fix</a>.</li></ul>"
    )
    #expect(text.passages.map(\.section) == [0, 1])
    #expect(text.passages.map { String(decoding: $0.text, as: UTF8.self) } == ["The first one, here.\nB <b>.", "c\nd"])
    #expect(text.pointers.map(\.sentence) == ["It stays"])
    #expect(text.pointers.map(\.address) == ["a.html#x"])
  }

  private func read(_ html: String, sections: [String] = []) -> [String] {
    Array(html.utf8).withUnsafeBufferPointer { html in
      var reader = PageTextReader(html, sections: sections)
      var text: [UInt8] = []
      var pieces: [String] = []
      while reader.next(into: &text) {
        let words = String(decoding: text, as: UTF8.self).split { $0 == " " || $0 == "\n" || $0 == "\u{1F}" }.joined(
          separator: " ")
        if words.isEmpty { continue }
        pieces.append("\(reader.place) \(reader.section): \(words)")
      }
      return pieces
    }
  }

  private func text(_ html: String) -> SearchText {
    var collector = TermCollector(firstPage: 0)
    Array(html.utf8).withUnsafeBufferPointer { collector.add($0, sections: ["x"]) }
    return collector.texts[0]
  }
}
