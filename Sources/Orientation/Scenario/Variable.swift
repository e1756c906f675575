/// A variable in which an app keeps the orientations that it supports at the moment.
public struct Variable: Sendable, Hashable {
  public let name: String
  public var mask: InterfaceOrientationMask

  public init(name: String, mask: InterfaceOrientationMask) {
    self.name = name
    self.mask = mask
  }
}
