import Orientation

/// What is different for an app when it runs on another version of iOS, linked against the SDK of that version.
///
/// Symbols and rules are those of the catalog; decisions are those of the matrices, every cell of which is resolved in
/// both versions.
package struct VersionComparison: Sendable {
  package let old: OSVersion
  package let new: OSVersion
  /// The symbols that exist in the newer version alone.
  package let introduced: [Symbol]
  /// The symbols that are deprecated in the newer version alone.
  package let deprecated: [Symbol]
  /// The rules that hold in the newer version alone.
  package let begun: [Rule]
  /// The rules that hold in the older version alone.
  package let ended: [Rule]
  /// The messages that come up in the newer version alone.
  package let newMessages: [MessageRecord]
  /// The messages that come up in the older version alone.
  package let formerMessages: [MessageRecord]
  /// The cells of matrices that come out otherwise, those together that changed in the same way.
  package let changes: [DecisionChange]

  /// Compares two versions, the older first; what is told of a step back is the same with the words exchanged.
  package init(from old: OSVersion, to new: OSVersion) {
    self.old = old
    self.new = new
    introduced = Catalog.symbols.filter { $0.availability.exists(in: new) && !$0.availability.exists(in: old) }
    deprecated = Catalog.symbols.filter {
      $0.availability.isDeprecated(in: new) && !$0.availability.isDeprecated(in: old)
    }
    begun = Rule.allCases.filter { $0.versions.contains(new) && !$0.versions.contains(old) }
    ended = Rule.allCases.filter { $0.versions.contains(old) && !$0.versions.contains(new) }
    newMessages = Catalog.messages.filter { $0.comesUp(in: new) && !$0.comesUp(in: old) }
    formerMessages = Catalog.messages.filter { $0.comesUp(in: old) && !$0.comesUp(in: new) }
    changes = MatrixKind.questions.flatMap { DecisionChange.between($0.matrix(of: old), $0.matrix(of: new)) }
  }
}

extension MatrixKind {
  /// The matrices without those that ask the same of another version.
  fileprivate static var questions: [MatrixKind] {
    allCases.filter { $0 != .deviceTurnBeforeSix && $0 != .deviceTurnFromSix }
  }
}

extension Availability {
  fileprivate func exists(in version: OSVersion) -> Bool { introduced.map { $0 <= version } ?? true }
  fileprivate func isDeprecated(in version: OSVersion) -> Bool { deprecated.map { $0 <= version } ?? false }
}

extension MessageRecord {
  fileprivate func comesUp(in version: OSVersion) -> Bool { versions?.contains(version) ?? true }
}
