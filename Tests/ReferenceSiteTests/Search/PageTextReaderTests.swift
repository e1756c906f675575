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
      + "<pre><code><i class=\"a\">@</i>objc <b>func</b> a(<i class=\"s\">\"b</i>c<mark>d\n</mark></code></pre></figure>"
    #expect(read(html) == ["prose 0: A.swift @objc func a(\"bc d"])
  }

  @Test func `entities are the characters they stand for`() {
    #expect(read("<p>a &amp; b &lt; c &gt; d &quot;e&quot; &hellip; f</p>") == ["prose 0: a & b < c > d \"e\"   f"])
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
    #expect(read(html) == ["prose 0: a c"])
  }

  @Test func `HTML that ends in the middle of something is read to its end`() {
    for html in ["<p", "<p>a", "a &am", "<svg><a", "<h1", "<p id=\""] {
      #expect(read(html, sections: ["x"]).count < 2)
    }
  }

  @Test func `the lead is the first paragraph below the title`() {
    #expect(
      lead("<h1>T</h1>\n<p>The <code>first</code> one,\n<em>here</em>.</p>\n<p>Other</p>") == "The first one, here.")
    #expect(lead("<h1>T</h1>\n<p>A &lt;b&gt;.</p>") == "A <b>.")
    #expect(lead("<h1>T</h1>\n<h2 id=\"x\">H</h2><p>No lead</p>") == "")
    #expect(lead("<p>No title</p>") == "")
    #expect(lead("<h1>T</h1><figure><p class=\"verdict\">No</p></figure>\n<p>Yes</p>") == "Yes")
  }

  @Test func `a long lead is cut off behind a word, a Chinese one behind a character`() {
    let english = SearchLead.text(Array(String(repeating: "word ", count: 60).utf8))
    #expect(english.hasSuffix("word…") && english.utf8.count < 90)
    let chinese = SearchLead.text(Array(String(repeating: "横屏", count: 60).utf8))
    #expect(chinese.hasSuffix("…") && chinese.dropLast().allSatisfy { "横屏".contains($0) })
    #expect(chinese.count > 20)
  }

  private func read(_ html: String, sections: [String] = []) -> [String] {
    Array(html.utf8).withUnsafeBufferPointer { html in
      var reader = PageTextReader(html, sections: sections)
      var text: [UInt8] = []
      var pieces: [String] = []
      while reader.next(into: &text) {
        let words = String(decoding: text, as: UTF8.self).split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        if words.isEmpty { continue }
        let kept = html.contains(UInt8(ascii: "&")) ? String(decoding: text, as: UTF8.self) : words
        pieces.append("\(reader.place) \(reader.section): \(kept)")
      }
      return pieces
    }
  }

  private func lead(_ html: String) -> String {
    var collector = TermCollector(firstPage: 0)
    Array(html.utf8).withUnsafeBufferPointer { collector.add($0, sections: ["x"]) }
    return collector.leads[0]
  }
}
