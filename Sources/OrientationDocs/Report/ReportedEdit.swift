import AppFacts

/// An edit of a finding with its columns, as editors want them.
struct ReportedEdit {
  /// The file, from the folder that the tool runs in.
  let path: String
  let line: Int
  /// The first column that is replaced, from 1, in UTF-16 code units.
  let column: Int
  /// The column behind the last one that is replaced.
  let endColumn: Int
  let replacement: String

  /// Finds an edit in its file; nil where the line does not have the text exactly once.
  init?(_ edit: SourceEdit, in source: inout SourceLines) {
    guard !edit.text.isEmpty, let line = source.line(edit.line, of: edit.path) else { return nil }
    let places = line.ranges(of: edit.text)
    guard let place = places.first, places.count == 1 else { return nil }
    path = Path.normalised(Path.join(Path.shown(source.root), edit.path))
    self.line = edit.line
    column = line[..<place.lowerBound].utf16.count + 1
    endColumn = column + edit.text.utf16.count
    replacement = edit.replacement
  }
}
