import AppFacts
import Orientation
import OrientationNotation

/// Something in an app that does harm, with a scenario in which the resolver shows it.
package struct AppFinding: Sendable {
  package let kind: AppFindingKind
  /// Where it is written.
  package let place: FilePlace
  /// What it is about: a controller's class, a target, a method.
  package let subject: String
  /// The situation in which it does harm, and what happens there.
  package let proof: Resolution
  /// The facts of the situation, as scenarios state them.
  package let facts: [Fact]
  /// The edits that fix it, where it is certain what to write.
  package var edits: [SourceEdit] = []
  /// The code that fixes it, as an example.
  package var code: FindingCode?
}

extension AppFinding {
  /// The order in which findings are told: by place, then by kind.
  package static func precedes(_ one: AppFinding, _ other: AppFinding) -> Bool {
    if one.place != other.place { return one.place < other.place }
    return one.kind.rawValue.precedes(other.kind.rawValue)
  }
}
