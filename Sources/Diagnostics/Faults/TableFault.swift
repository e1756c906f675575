/// Why a table fence cannot be read.
package enum TableFault: Sendable, Equatable {
  /// It has no header row and at least one row below it.
  case noRows
  /// A row has more or fewer cells than the header.
  case cellCount(found: Int, expected: Int)
  /// A cell holds something other than inline Markdown.
  case notInline
  /// In a book that lists the rules, a table that names no rule or source.
  case noGrounds
}
