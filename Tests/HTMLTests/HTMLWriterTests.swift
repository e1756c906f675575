import Testing

@testable import HTML

@Suite struct HTMLWriterTests {
  private func written(_ write: (inout HTMLWriter) -> Void) -> String {
    var page = HTMLWriter()
    write(&page)
    return String(decoding: page.finish(), as: UTF8.self)
  }

  @Test func aTextCannotBecomeMarkup() {
    #expect(written { $0.text("<b>\"R&D\"</b> isn't 𝄞 é") } == "&lt;b&gt;&quot;R&amp;D&quot;&lt;/b&gt; isn't 𝄞 é")
  }

  @Test func aValueCannotEndItsAttribute() {
    let html = written { $0.void(.img, [Attribute("alt", "\"><script>")]) }
    #expect(html == "<img alt=\"&quot;&gt;&lt;script&gt;\" />")
  }

  @Test func anAddressIsPercentEncodedAndEscaped() {
    let html = written { $0.tag(.a, [.href("a b.html?x=1&y='2'#ä%20[`]")], text: "") }
    #expect(html == "<a href=\"a%20b.html?x=1&amp;y=&#x27;2&#x27;#%C3%A4%20%5B%60%5D\"></a>")
  }

  @Test func attributesAreWrittenInOrder() {
    let html = written { page in
      page.tag(.div, [.class("a b"), .id("x"), .flag("hidden"), .scope("row"), .ariaHidden]) { $0.text("t") }
    }
    #expect(html == "<div class=\"a b\" id=\"x\" hidden scope=\"row\" aria-hidden=\"true\">t</div>")
  }

  @Test func elementsAreCountedHoweverTheyAreWritten() {
    var part = HTMLWriter()
    part.tag(.p) { $0.tag(.em, text: "<i>") }
    var page = HTMLWriter()
    page.literal("<ul>\n<li></li></ul><!-- no element -->")
    page.void(.hr)
    page.append(part)
    page.append(part.fragment())
    #expect(page.elementCount == 7)
  }

  @Test func aLineIsStartedOnlyWhereNoneIsFresh() {
    let html = written { page in
      page.startLine()
      page.text("a")
      page.startLine()
      page.startLine()
      page.text("b")
    }
    #expect(html == "a\nb")
  }

  @Test func aFailureInTheContentComesThrough() {
    struct Failure: Error {}
    var page = HTMLWriter()
    #expect(throws: Failure.self) { try page.tag(.p) { _ throws(Failure) in throw Failure() } }
  }
}
