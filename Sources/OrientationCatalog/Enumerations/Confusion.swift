import Orientation

/// What one raw value means in each of the three types, which a number does not tell apart.
package struct Confusion: Sendable, Hashable {
  package let rawValue: Int
  package let device: DeviceOrientation?
  package let interface: InterfaceOrientation?
  package let mask: InterfaceOrientationMask

  /// The raw values that an orientation can have by mistake.
  package static var all: [Confusion] {
    (0...6).map {
      Confusion(
        rawValue: $0, device: DeviceOrientation(rawValue: $0), interface: InterfaceOrientation(rawValue: $0),
        mask: InterfaceOrientationMask(rawValue: UInt($0)).orientationsOnly)
    }
  }
}
