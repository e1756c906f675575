/// A ``PreferredAnswer`` as the rules read it: what a variable amounts to at the moment stands in its place.
package enum PlainPreferredAnswer: Sendable, Hashable {
  case notImplemented
  case current
  case rawValue(Int)
  case selectedChild
}
