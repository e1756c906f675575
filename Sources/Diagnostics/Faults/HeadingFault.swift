/// How a page fails to begin with its one first-level heading.
package enum HeadingFault: Sendable, Equatable {
  /// There is no first-level heading.
  case none
  /// Something else comes first.
  case notFirst
  /// There is a second one.
  case second
  /// It has no text.
  case empty
}
