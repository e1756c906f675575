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
    if edition.files["page.md"] == nil { violations.append("the page has no twin") }
    for diagnostic in edition.diagnostics where diagnostic.path == "content/page.md" {
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      if let line = diagnostic.line, line < 1 || line > lines { violations.append("\(diagnostic) has no such line") }
    }
    let document = Document(bytes)
    var page = HTMLWriter()
    var renderer = BodyRenderer(hooks: LibcmarkHooks())
    renderer.render(document.node, into: &page)
    if !page.copy().elementsEqual(document.referenceHTML.utf8) { violations.append("libcmark writes something else") }
    return violations + losses(in: Document(bytes, syntax: .gitHub), bytes, beside: document)
  }

  /// GitHub's Markdown loses no text that CommonMark has, and none of the marks that it was found by is left.
  private static func losses(in extended: Document, _ bytes: [UInt8], beside plain: Document) -> [String] {
    var violations: [String] = []
    var text: [UInt8] = []
    var hasLess = false
    for case .enter(let node) in Walk(extended.node) {
      hasLess = hasLess || node.pipeTable != nil || node.isDone != nil || node.alert != nil
      text += node.literal.utf8
      for name in [node.literal, node.destination, node.title, node.fenceInfo] {
        for mark in name.unicodeScalars where (0x2E00...0x2E2E).contains(mark.value) {
          let isWritten = String(decoding: bytes, as: UTF8.self).unicodeScalars.contains(mark)
          // A character may also be written by its number.
          if !isWritten, !bytes.contains(UInt8(ascii: "&")) { violations.append("a mark is left in `\(name)`") }
        }
      }
    }
    if hasLess { return violations }
    // What is a box, a caption or the name of an alert is no text any more; all else is, in the same order.
    var rest = text[...]
    for case .enter(let node) in Walk(plain.node) {
      for byte in node.literal.utf8 where isWord(byte) {
        guard let place = rest.firstIndex(of: byte) else { return violations + ["`\(node.literal)` is lost"] }
        rest = rest[(place + 1)...]
      }
    }
    return violations
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
