/// A table of the catalog that no rule decides, with what its columns rest on: a file in `Records/tables`.
package enum FactTable: String, CaseIterable, Sendable {
  case confusions
  case images
  case capture
  case widths
  case sizeClasses = "size-classes"

  /// What the table says, with what each sentence rests on.
  package var sentences: [Sentence] { Records.tables[rawValue] ?? [] }
}
