import Orientation

/// What one raw value means in each of the three types, which a number does not tell apart.
public struct Confusion: Sendable, Hashable {
  public let rawValue: Int
  public let device: DeviceOrientation?
  public let interface: InterfaceOrientation?
  public let mask: InterfaceOrientationMask

  /// The raw values that an orientation can have by mistake.
  public static var all: [Confusion] {
    (0...6).map {
      Confusion(
        rawValue: $0, device: DeviceOrientation(rawValue: $0), interface: InterfaceOrientation(rawValue: $0),
        mask: InterfaceOrientationMask(rawValue: UInt($0)).orientationsOnly)
    }
  }
}
