/// The fields of an event in a sequence, in the order of their numbers.
package enum EventField: Int, CaseIterable, Sendable {
  /// An ``EventKind``.
  case kind
  /// What it brings along: an orientation, a mask, an answer, the place of a controller.
  case value
  /// What else it brings along.
  case detail
  /// Whom it is about: the place of a name from 1, or 0.
  case name
}
