/// The physical orientation of the device: `UIDeviceOrientation`.
///
/// Raw values are UIKit's (`UIDevice.h`). Left and right name the side to which the top of the device points after the
/// turn; the home button is then on the other side.
public enum DeviceOrientation: Int, CaseIterable, Sendable {
  /// Not known, or the device is not generating orientation notifications.
  case unknown = 0
  /// Upright, home button at the bottom.
  case portrait = 1
  /// Upright, home button at the top.
  case portraitUpsideDown = 2
  /// On its side, home button on the right.
  case landscapeLeft = 3
  /// On its side, home button on the left.
  case landscapeRight = 4
  /// Flat, screen up.
  case faceUp = 5
  /// Flat, screen down.
  case faceDown = 6
}

extension DeviceOrientation {
  /// Whether the device is upright: `UIDeviceOrientationIsPortrait`.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is on its side: `UIDeviceOrientationIsLandscape`.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies flat: `UIDeviceOrientationIsFlat`.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether an interface orientation answers to this one: `UIDeviceOrientationIsValidInterfaceOrientation`.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  /// The interface orientation that keeps the content upright on a device held so, or nil for flat and unknown.
  ///
  /// Turning the device one way needs the content turned the other way, so left and right change places.
  public var interfaceOrientation: InterfaceOrientation? {
    switch self {
    case .unknown, .faceUp, .faceDown: nil
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }
}
