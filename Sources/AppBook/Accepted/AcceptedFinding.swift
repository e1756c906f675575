/// A finding that the team accepts, with its reason: an entry of findings.json.
///
/// It names a symbol or a file and never a line, so that it stays right when code moves.
package struct AcceptedFinding: Sendable, Equatable {
  package let kind: AppFindingKind
  /// The class, method or target that the finding is about; nil for all in the file.
  package let symbol: String?
  /// The file, from the scanned folder; nil for all.
  package let path: String?
  package let reason: String
  /// When it was first told, as a baseline knows it; nil where nobody said it.
  package var firstSeen: FirstSeen?
  /// The line of the entry, from 1.
  package let line: Int

  /// Whether it accepts a finding of a kind about a subject in a file.
  func covers(_ kind: AppFindingKind, _ subject: String, in file: String) -> Bool {
    kind == self.kind && (symbol.map { $0.utf8.elementsEqual(subject.utf8) } ?? true)
      && (path.map { $0.utf8.elementsEqual(file.utf8) } ?? true)
  }

  /// What it accepts, for messages.
  package var text: String {
    "`\(kind.rawValue)`" + (symbol.map { " of `\($0)`" } ?? "") + (path.map { " in `\($0)`" } ?? "")
  }
}
