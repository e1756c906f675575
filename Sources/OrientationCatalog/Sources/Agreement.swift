/// How what a source says stands to the sentence that it is cited for.
package enum Agreement: String, CaseIterable, Sendable {
  /// It says all of the sentence.
  case agrees
  /// It carries a part: a version, a device or an event is not in it.
  case agreesInPart = "agrees-in-part"
  /// It says something else of a part.
  case disagreesInPart = "disagrees-in-part"
  /// It says something else.
  case disagrees
}
