/// A variable in which an app keeps the orientations that it supports at the moment.
public struct Variable: Sendable, Hashable {
  public let name: Name
  public var mask: InterfaceOrientationMask

  /// A variable of this name that holds this mask.
  public init(name: Name, mask: InterfaceOrientationMask) {
    self.name = name
    self.mask = mask
  }
}
