/// A variable in which an app keeps the orientations that it supports at the moment.
public struct Variable: Sendable, Hashable {
  /// The variable's name, unique in a scenario.
  public let name: Name
  /// The orientations that it holds.
  public var mask: InterfaceOrientationMask

  /// A variable of this name that holds this mask.
  public init(name: Name, mask: InterfaceOrientationMask) {
    self.name = name
    self.mask = mask
  }
}
