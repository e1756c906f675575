import Foundation
import Testing

/// A check that finds nothing is worth nothing: what is not ours has to be seen.
@Suite struct StrictHTMLTests {
  @Test(arguments: [
    "<script>x</script>", "<p onclick=\"x\">a</p>", "<p class=x>a</p>", "<p class='x'>a</p>", "<P>a</P>", "<p>a",
    "a</p>",
    "<u>a</u>", "a < b", "a > b", "\"", "&nbsp;", "&", "<p\n>a</p>", "<p/>", "<br>", "<p id=\"a\" id=\"b\">a</p>",
    "<p id=\"a<b\">a</p>", "<a href=\"x\"onclick=\"y\">a</a>", "<!-- x -->", "<em><strong>a</em></strong>", "<p id=\"a",
    "<a style=\"x\">a</a>", "<iframe></iframe>", "\u{0}", "</", "<", "<p ", "<p></p",
  ])
  func whatWeDoNotWriteIsAFault(html: String) {
    #expect(!StrictHTML(Array(html.utf8)).faults.isEmpty)
  }

  @Test func whatWeWriteIsNone() {
    let html = StrictHTML(Array("<p id=\"a\">b &lt;c&gt; <a href=\"x?a&amp;b\">d</a><br />\n</p>".utf8))
    #expect(html.faults == [])
    #expect(html.tags.map(\.name) == ["p", "a", "br"])
    #expect(html.tags[1].attributes.map(\.value) == ["x?a&b"])
  }

  @Test func bytesThatAreNoTextAreAFault() {
    #expect(!StrictHTML([0x61, 0xFF]).faults.isEmpty)
  }

  /// Whatever a page may have that is not known here would pass for a find of a fuzzer.
  @Test func everyPageOfTheSiteIsAsWeWriteIt() throws {
    let site = CorpusTests.folder.appendingPathComponent("../../site").standardizedFileURL
    let paths = try FileManager.default.subpathsOfDirectory(atPath: site.path).filter { $0.hasSuffix(".html") }
    #expect(paths.count > 20)
    for path in paths {
      let html = StrictHTML(Array(try Data(contentsOf: site.appendingPathComponent(path))))
      #expect(html.faults == [], "\(path)")
    }
  }
}
