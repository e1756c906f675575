/// A term of a glossary: a row of a table that a comment `<!-- glossary -->` is above of.
struct GlossaryTerm: Sendable, Equatable {
  /// What it is called; the first name is the one that the book uses.
  let names: [String]
  /// The id of its row, which is the original's in every language.
  let id: String
  /// Whether pages link to it. One that is listed alone has meanings that every reader knows, or several.
  let isLinked: Bool

  /// - Parameters:
  ///   - cell: the text of its first cell: names with commas between them.
  ///   - id: the id of its row; nil makes one of the first name.
  init?(_ cell: String, id: String? = nil, isLinked: Bool) {
    names = cell.split { ",、，".contains($0) }.map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
    guard let first = names.first else { return nil }
    // No id of a heading has a period in it.
    self.id = id ?? "term." + HeadingID.slug(first)
    self.isLinked = isLinked
  }

  /// Whether the rows below one of these comments are terms, and pages link to them; nil where they are none.
  static func isLinked(by comments: [(text: String, line: Int)]) -> Bool? {
    for (text, _) in comments {
      switch text {
      case "glossary": return true
      case "glossary: no links": return false
      default: continue
      }
    }
    return nil
  }
}
