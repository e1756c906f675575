/// A decision without what it was made of: plain values, which loops over millions of scenarios copy.
package struct PlainDecision: Sendable, Hashable {
  package let outcome: Outcome
  package let orientation: InterfaceOrientation
  package let rule: Rule
  package let applicationMask: InterfaceOrientationMask?
  package let controllerMask: InterfaceOrientationMask?
  package let effectiveMask: InterfaceOrientationMask?
}
