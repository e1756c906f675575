/// An order of the four orientations in which UIKit is assumed to choose.
public struct OrderOfChoice: Sendable, Hashable {
  package let first: InterfaceOrientation
  package let second: InterfaceOrientation
  package let third: InterfaceOrientation
  package let fourth: InterfaceOrientation

  /// An order, or nil where it does not name each of the four orientations once.
  public init?(_ orientations: [InterfaceOrientation]) {
    guard orientations.count == 4 else { return nil }
    var named: InterfaceOrientationMask = []
    for orientation in orientations { named.formUnion(orientation.mask) }
    guard named == .all else { return nil }
    self.init(orientations[0], orientations[1], orientations[2], orientations[3])
  }

  private init(
    _ first: InterfaceOrientation, _ second: InterfaceOrientation, _ third: InterfaceOrientation,
    _ fourth: InterfaceOrientation
  ) {
    self.first = first
    self.second = second
    self.third = third
    self.fourth = fourth
  }

  /// Portrait, landscape right, landscape left, upside down: the default, which two libraries observed in UIKit.
  public static let portraitThenRight = OrderOfChoice(.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown)

  /// The orientations, the likeliest first.
  public var orientations: [InterfaceOrientation] { [first, second, third, fourth] }

  /// The first orientation that a mask allows, or nil for an empty mask.
  package func choose(from mask: InterfaceOrientationMask) -> InterfaceOrientation? {
    if mask.allows(first) { return first }
    if mask.allows(second) { return second }
    if mask.allows(third) { return third }
    return mask.allows(fourth) ? fourth : nil
  }
}
