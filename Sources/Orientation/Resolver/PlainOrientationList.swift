/// What the rules read of a list of orientations.
public struct PlainOrientationList: Sendable, Hashable {
  /// Those that it lists.
  public let mask: InterfaceOrientationMask
  /// The one that it lists first, or nil for an empty list.
  public let first: InterfaceOrientation?

  public init(_ orientations: [InterfaceOrientation]) {
    var mask: InterfaceOrientationMask = []
    for orientation in orientations { mask.formUnion(orientation.mask) }
    self.mask = mask
    first = orientations.first
  }
}
