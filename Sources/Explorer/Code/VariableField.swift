/// The fields of a state that are about one variable, in the order of their numbers.
package enum VariableField: Int, CaseIterable, Sendable {
  /// The place of its name.
  case name
  /// What it holds at the start.
  case mask
}
