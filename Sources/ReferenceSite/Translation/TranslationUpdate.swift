/// A translated page that is brought up to date with its original.
///
/// It is written anew in the order of the original: comments and texts stay as they are, but for what is asked for.
package struct TranslationUpdate: Sendable {
  /// A text whose original has changed.
  package struct Change: Sendable {
    /// The line of its comment.
    package let line: Int
    /// What has changed in the original, word by word.
    package let words: String
    /// The translation, which is to be said again.
    package let text: String
  }

  /// The page as it is to be.
  package let bytes: [UInt8]
  /// The changes whose new original it has.
  package let changes: [Change]
  /// How many texts were added that have no translation yet.
  package let addedCount: Int
  /// The lines of texts that the original has not, which would be lost.
  package let surplusLines: [Int]

  /// - Parameters:
  ///   - original: the page in the book's own language.
  ///   - translation: its translation; nil for none.
  ///   - line: a line of the one text to bring up to date; nil for all.
  ///   - adds: whether comments are added for texts that have none.
  package init(of original: [UInt8], _ translation: [UInt8]?, line: Int?, adds: Bool) {
    let blocks = LeafElement.blocks(of: original)
    let entries = TranslationLedger(translation ?? [], definitions: "").entries
    let pairs = BlockPairs(blocks, entries)
    let lines = String(decoding: original, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    var changes: [Change] = []
    var (written, added): ([String], Int) = ([], 0)
    var wasInQuotation = false
    for (index, block) in blocks.enumerated() {
      let entry = pairs.entryOfBlock[index].map { entries[$0] }
      guard entry != nil || adds else { continue }
      let isBehind = entry.map { $0.text != nil && $0.original != block.original } ?? false
      let isMeant = line.map { wanted in entry.map { $0.line <= wanted && wanted <= $0.lastLine } ?? false } ?? true
      if isBehind, isMeant, let entry {
        changes.append(
          Change(
            line: entry.line, words: ChangedWords.marked(entry.original, block.original),
            text: entry.text.map { LeafBlock.joined($0.text) } ?? ""))
      }
      if entry == nil { added += 1 }
      let above = block.opener.line - 2
      let isApart = lines.indices.contains(above) && lines[above].allSatisfy { " >\t\r".contains($0) }
      if isApart, !written.isEmpty { written.append(block.isInQuotation && wasInQuotation ? ">" : "") }
      wasInQuotation = block.isInQuotation
      let comment = isBehind && !isMeant ? [entry?.original ?? ""] : block.text
      written += Self.lines(of: block, comment, entry?.text)
    }
    bytes = Array((written.joined(separator: "\n") + "\n").utf8)
    self.changes = changes
    addedCount = added
    surplusLines = entries.indices.filter { !pairs.isPaired(entry: $0) }.map { entries[$0].line }
  }
}

extension TranslationUpdate {
  private static func lines(of block: LeafBlock, _ comment: [String], _ text: LeafBlock?) -> [String] {
    if block.kind == .fences { return [block.opener.prefix + TranslationLedger.same] }
    var marks = ""
    if case .heading(let level) = block.kind { marks = String(repeating: "#", count: level) + " " }
    let indent = LeafBlock.indent(below: block.opener.prefix)
    let original = comment.map { $0.replacing("-->", with: "--&gt;") }
    var lines: [String]
    if block.kind == .table {
      lines = [block.opener.prefix + "<!-- en:"] + original.map { indent + $0 } + [indent + "-->"]
    } else {
      lines = original.enumerated().map { $0 == 0 ? block.opener.prefix + "<!-- en: " + $1 : indent + $1 }
      lines[lines.count - 1] += " -->"
    }
    let texts = text?.text ?? []
    return lines + texts.enumerated().map { indent + ($0 == 0 ? marks : "") + $1 }
  }
}
