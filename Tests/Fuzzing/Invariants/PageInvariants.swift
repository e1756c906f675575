import HTML
import Markdown

@testable import ReferenceSite

/// A page's Markdown: what it becomes is HTML of ours, every link in it was resolved, and the renderer writes what
/// libcmark's does.
enum PageInvariants {
  static func violations(of bytes: [UInt8]) -> [String] {
    let edition = ReferenceSite.build(book: SampleBook.book(page: bytes))
    var violations = SiteInvariants.violations(of: edition)
    if edition.files["page.html"] == nil { violations.append("there is no page") }
    for diagnostic in edition.diagnostics where diagnostic.path == "content/page.md" {
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      if let line = diagnostic.line, line < 1 || line > lines { violations.append("\(diagnostic) has no such line") }
    }
    let document = Document(bytes)
    var page = HTMLWriter()
    var renderer = BodyRenderer(hooks: LibcmarkHooks())
    renderer.render(document.node, into: &page)
    if !page.copy().elementsEqual(document.referenceHTML.utf8) { violations.append("libcmark writes something else") }
    return violations
  }
}
