import Diagnostics

/// What a translated page has: texts, each with the original that it was made from.
struct TranslationLedger {
  /// A comment with the text below it.
  struct Entry {
    /// The original as the comment has it, in one line; empty for fences.
    let original: String
    /// The line of the comment.
    let line: Int
    /// The translation; nil for fences, which no language changes.
    let text: LeafBlock?

    var lastLine: Int { text?.lines.upperBound ?? line }
  }

  /// The comment that means all fences up to the next text.
  static let same = "<!-- same -->"

  private(set) var entries: [Entry] = []
  /// What is no pair of an original and a text, each with its line.
  private(set) var problems: [(fault: TranslationFault, line: Int)] = []
  /// The comment whose text is still to come, and what it is in.
  private var open: (original: String, line: Int, containers: [LeafBlock.Container])?

  /// Reads a page.
  ///
  /// - Parameter definitions: the link definitions of the original, one a line.
  init(_ translation: [UInt8], definitions: String) {
    for element in LeafElement.read(translation, definitions: definitions) { take(element) }
    close()
  }
}

extension TranslationLedger {
  private mutating func take(_ element: LeafElement) {
    switch element {
    case .comment(nil, let line, _): problems.append((.commentUnfinished, line))
    case .comment(let comment?, let line, let containers):
      close()
      if comment == "same" {
        entries.append(Entry(original: "", line: line, text: nil))
      } else if comment.hasPrefix("en:") {
        let lines = comment.dropFirst(3).utf8.split(separator: UInt8(ascii: "\n")).map { line in
          let line = Substring(line)
          return line.hasBytes(of: "--&gt;") ? line.replacing("--&gt;", with: "-->") : line
        }
        open = (LeafBlock.joined(lines), line, containers)
      }
    case .block(let block) where block.kind == .fences: problems.append((.fenceRepeated, block.lines.lowerBound))
    case .block(let block):
      guard let above = open, above.containers == block.containers else {
        problems.append((.originalMissing(text: block.excerpt), block.lines.lowerBound))
        return
      }
      open = nil
      entries.append(Entry(original: above.original, line: above.line, text: block))
    }
  }

  /// Complains of a comment that has got no text.
  private mutating func close() {
    if let open { problems.append((.textMissing(original: LeafBlock.excerpt(open.original)), open.line)) }
    open = nil
  }
}
