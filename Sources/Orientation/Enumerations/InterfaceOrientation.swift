/// The orientation in which an app draws: `UIInterfaceOrientation`.
///
/// Raw values are UIKit's (`UIApplication.h`), which takes them from the *opposite* device orientation. Left and right
/// name the side on which the home button is.
public enum InterfaceOrientation: Int, CaseIterable, Sendable {
  /// Not known. Added to the header with the iOS 8 SDK.
  case unknown = 0
  /// Home button at the bottom.
  case portrait = 1
  /// Home button at the top.
  case portraitUpsideDown = 2
  /// Home button on the left: the value of `UIDeviceOrientation.landscapeRight`.
  case landscapeLeft = 4
  /// Home button on the right: the value of `UIDeviceOrientation.landscapeLeft`.
  case landscapeRight = 3
}

extension InterfaceOrientation {
  /// The four orientations that an interface can have, in the order of UIKit's header.
  package static let valid: [InterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]

  /// Whether the interface is upright: `UIInterfaceOrientationIsPortrait`.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the interface is on its side: `UIInterfaceOrientationIsLandscape`.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The device orientation under which this interface is upright, or nil for unknown.
  public var deviceOrientation: DeviceOrientation? {
    switch self {
    case .unknown: nil
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }

  /// The mask with this orientation alone: `1 << rawValue`; empty for unknown, whose bit is no orientation.
  public var mask: InterfaceOrientationMask {
    self == .unknown ? [] : InterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }

  /// The angle that WebKit reports in `window.orientation`, in degrees, or nil for unknown.
  package var angle: Int? {
    switch self {
    case .unknown: nil
    case .portrait: 0
    case .portraitUpsideDown: 180
    case .landscapeLeft: -90
    case .landscapeRight: 90
    }
  }

  /// The type that the web's `screen.orientation` reports on a phone, or nil for unknown.
  package var webOrientation: WebOrientation? {
    switch self {
    case .unknown: nil
    case .portrait: .portraitPrimary
    case .portraitUpsideDown: .portraitSecondary
    case .landscapeLeft: .landscapeSecondary
    case .landscapeRight: .landscapePrimary
    }
  }

  /// The value that Info.plist uses, as in `UIInterfaceOrientationLandscapeLeft`, or nil for unknown.
  package var informationPropertyListName: String? {
    self == .unknown ? nil : objectiveCName
  }
}
