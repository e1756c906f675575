import Basics

/// A line of code with the word in it that something is found at.
struct SourceExcerpt {
  /// The longest line that is shown.
  private static let longestLine = 200
  /// What the names of the APIs have in them.
  private static let parts = [
    "rientation", "utorotate", "otation", "eometryUpdate", "illTransition", "equiresFullScreen",
  ]

  private let number: Int
  private let line: String
  private let word: Range<String.Index>

  /// - Parameters:
  ///   - name: what the finding is about, in case that no API is named.
  ///   - text: what an edit would replace in the line; nil where none does.
  init(_ line: String, number: Int, name: String, text: String?) {
    self.number = number
    let line = line.last == "\r" ? String(line.dropLast()) : line
    self.line = line
    word =
      text.flatMap { line.firstRange(of: $0) }
      ?? Self.names(in: line).first { name in Self.parts.contains { line[name].contains($0) } }
      ?? line.firstRange(of: name.split(separator: ".").last ?? "") ?? Self.code(in: line)
  }

  /// The column of the word, from 1, in UTF-16 code units, as editors count.
  var column: Int { line[..<word.lowerBound].utf16.count + 1 }

  /// The line, and below it carets under the word; nil for a line that nobody would read.
  var text: SafeText? {
    guard line.utf16.count <= Self.longestLine else { return nil }
    let gutter = String(repeating: " ", count: max(0, 5 - "\(number)".count))
    let blanks = String(repeating: " ", count: Self.shown(line[..<word.lowerBound]).count)
    let marks = "^" + String(repeating: "~", count: max(0, Self.shown(line[word]).count - 1))
    return "\(lines: gutter)\(number) | \(Self.shown(line[...]))\n      | \(lines: blanks + marks)"
  }
}

extension SourceExcerpt {
  private static func shown(_ text: Substring) -> String { String(text).replacing("\t", with: "    ") }

  private static func names(in line: String) -> [Range<String.Index>] {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { $0.startIndex..<$0.endIndex }
  }

  private static func code(in line: String) -> Range<String.Index> {
    let start = line.firstIndex { !$0.isWhitespace } ?? line.startIndex
    let end = line.lastIndex { !$0.isWhitespace }.map { line.index(after: $0) } ?? line.endIndex
    return start..<max(start, end)
  }
}
