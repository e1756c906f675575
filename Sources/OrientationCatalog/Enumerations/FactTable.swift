/// A table of the catalog that no rule decides, with what its columns rest on: a file in `Records/tables`.
package enum FactTable: String, CaseIterable, Sendable {
  case confusions
  case images
  case capture
  case widths
  case sizeClasses = "size-classes"

  static let folder = RecordFolder<[Sentence]>("tables/") { (file) throws(RecordFault) in try file.sections.sentences()
  }

  /// What the table says, with what each sentence rests on.
  package var sentences: [Sentence] { Self.folder[rawValue] ?? [] }
}
