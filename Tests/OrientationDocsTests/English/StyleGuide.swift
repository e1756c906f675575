import Foundation

/// The words that CONTRIBUTING.md asks writers not to use, each with what to write instead.
struct StyleGuide {
  /// A row of the table.
  struct Entry {
    let pattern: NSRegularExpression
    let advice: String
  }

  let entries: [Entry]

  /// Reads the rows of the table below the heading "English".
  ///
  /// - Throws: where a pattern is no regular expression.
  init(contributing text: String) throws {
    let section = text.components(separatedBy: "\n## ").first { $0.hasPrefix("English\n") } ?? ""
    entries = try section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2).map { row in
      let cells = row.replacingOccurrences(of: "\\|", with: "\u{0}").split(separator: "|")
        .map { $0.replacingOccurrences(of: "\u{0}", with: "|").trimmingCharacters(in: .whitespaces) }
      return Entry(
        pattern: try NSRegularExpression(pattern: #"(?<!\w)(?:\#(cells[0]))(?!\w)"#, options: .caseInsensitive),
        advice: cells[1])
    }
  }

  /// The listed words in a text, as `path:line: "word": write advice`, in the order of the table.
  func complaints(about prose: Prose) -> [String] {
    let text = prose.unquoted
    // As long as the text, so that places are the same in both.
    let oneLine = text.replacingOccurrences(of: String(Prose.lineBreak), with: " ") as NSString
    let everything = NSRange(location: 0, length: oneLine.length)
    return entries.flatMap { entry in
      entry.pattern.matches(in: oneLine as String, range: everything).map { match in
        let breaks = text.utf16.prefix(match.range.location).count { $0 == Prose.lineBreak.utf16.first }
        let word = oneLine.substring(with: match.range)
        return "\(prose.path):\(prose.line + breaks): \"\(word)\": write \(entry.advice)"
      }
    }
  }
}
