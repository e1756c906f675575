/// A ``MaskAnswer`` as the rules read it: what a variable holds at the moment stands in its place.
package enum PlainMaskAnswer: Sendable, Hashable {
  case notImplemented
  case mask(InterfaceOrientationMask)
  case current
  case selectedChild
  case visibleController
}
