/// What the rules read of a list of orientations.
package struct PlainOrientationList: Sendable, Hashable {
  /// Those that it lists.
  package let mask: InterfaceOrientationMask
  /// The one that it lists first, or nil for an empty list.
  package let first: InterfaceOrientation?

  package init(_ orientations: [InterfaceOrientation]) {
    var mask: InterfaceOrientationMask = []
    for orientation in orientations { mask.formUnion(orientation.mask) }
    self.mask = mask
    first = orientations.first
  }
}
