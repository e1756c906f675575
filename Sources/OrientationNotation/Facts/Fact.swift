/// A fact of a scenario as its author wrote it, for showing it.
package struct Fact: Sendable, Equatable {
  package let key: String
  package let value: String
  /// The line in the scenario's text, from 1.
  package let line: Int
}
