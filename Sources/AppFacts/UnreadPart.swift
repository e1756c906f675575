/// Something in a checkout that could not be read, and why.
package struct UnreadPart: Sendable, Hashable {
  package var place: FilePlace
  /// Why, in a sentence that says what to do where something can be done.
  package var reason: String

  package init(place: FilePlace, reason: String) {
    self.place = place
    self.reason = reason
  }
}
