import Markdown
import OrientationCatalog

/// Where the lines of a page come from that was put together of an original and its translation.
struct TranslatedLines: Sendable, Equatable {
  /// How far a page is translated.
  enum State: Sendable {
    case none, partly, whole
  }

  var state: State { originalLines.isEmpty ? .whole : origins.contains { $0 != nil } ? .partly : .none }

  /// The line of the translation for each line of the page; nil for a line of the original. Empty for a page that has no
  /// translation.
  var origins: [Int?] = []
  /// The first lines of texts that have no translation.
  var originalLines: Set<Int> = []
  /// The first lines of texts whose original has changed since.
  var behindLines: Set<Int> = []
  /// The ids of the headings, which are those of the original: links lead to the same places in every language.
  private(set) var headingIDs: [String] = []
  /// Which of them are of sections on old versions alone, by their place in the row.
  private(set) var oldHeadings: Set<Int> = []

  /// The ids of the rows of glossaries, likewise.
  private(set) var termIDs: [String?] = []

  /// The line of the translation that a line of the page comes from; nil where it is the original's, which is read for itself.
  func origin(of line: Int) -> Int? { origins.indices.contains(line - 1) ? origins[line - 1] : nil }

  /// Takes the ids that the headings of a page have.
  mutating func takeHeadings(of blocks: [LeafBlock]) {
    var ids = HeadingID()
    for block in blocks {
      guard case .heading(let level) = block.kind else { continue }
      let title = block.node.plainText
      if level > 1, StatedVersions(title).ends(before: .recent) { oldHeadings.insert(headingIDs.count) }
      headingIDs.append(ids.next(title))
    }
  }

  /// Takes the ids that the rows of glossaries have.
  mutating func takeTerms(of blocks: [LeafBlock]) {
    for block in blocks where block.kind == .table {
      let caption = block.node.captionAbove
      guard GlossaryTerm.isLinked(by: block.node.commentsAbove + (caption?.commentsAbove ?? [])) != nil else {
        continue
      }
      // Below the header and its dashes.
      for row in block.text.dropFirst(2) {
        let cell = TableRow.cells(Array(row.utf8)[...]).first ?? ""
        let text = Document(Array(cell.utf8)).node.plainText
        termIDs.append(GlossaryTerm(text, isLinked: false)?.id)
      }
    }
  }
}

extension Node {
  /// The paragraph in front of a table, behind comments, that is its caption; nil where there is none.
  fileprivate var captionAbove: Node? {
    var node = previous
    while let comment = node, comment.isComment { node = comment.previous }
    guard let node, node.kind == .paragraph, node.plainText.hasPrefix("Table:") else { return nil }
    return node
  }
}
