/// An exception, an error or a log line that UIKit has for a decision.
///
/// The raw value is the message's id. What no decision comes with, such as a message of the App Store, is a record of the
/// catalog alone.
public enum Message: String, CaseIterable, Sendable {
  /// The exception where app and view controller have no common orientation.
  case noCommonOrientation = "no-common-orientation"
  /// The same exception before iOS 8.3, which names no class.
  case noCommonOrientationUnnamed = "no-common-orientation-unnamed"
  /// The exception for a preferred orientation that is not supported, before iOS 10.
  case preferredMustReturnSupported = "preferred-must-return-supported"
  /// The same exception on iOS 10 and later.
  case preferredMustMatch = "preferred-must-match"
  /// The error of a geometry request for orientations that are not supported.
  case geometryNoneSupported = "geometry-none-supported"
  /// The error of a geometry request of an app that shares the screen.
  case geometryWindowingMode = "geometry-windowing-mode"
  /// The error of a geometry request with the preferences of another platform.
  case geometryUnsupportedPreferences = "geometry-unsupported-preferences"
  /// The log line of a set `UIDevice.orientation` on iOS 16 and later, where nothing rotates.
  case orientationSetUnsupported = "orientation-set-unsupported"
  /// The log line of a set `UIDevice.orientation` on iOS 14.6 and 15.
  case orientationSetDiscouraged = "orientation-set-discouraged"
  /// The log line of `setStatusBarOrientation:animated:` on iOS 13 and later.
  case statusBarOrientationSet = "status-bar-orientation-set"
  /// The log line of a window without a root view controller.
  case rootViewControllerExpected = "root-view-controller-expected"
  /// The exception of a geometry request that is sent to a CarPlay scene.
  case geometryRequestOfCarPlayScene = "geometry-request-of-carplay-scene"
}

extension Message {
  /// The versions in which the message has been seen, or is taken to come up.
  package var versions: VersionRange {
    switch self {
    case .noCommonOrientation: VersionRange(from: OSVersion(8, 3))
    // Seen up to 7; nobody has reported the text of 8.0 to 8.2.
    case .noCommonOrientationUnnamed: VersionRange(from: OSVersion(6), until: OSVersion(8, 3))
    case .preferredMustReturnSupported: VersionRange(from: OSVersion(6), until: OSVersion(10))
    case .preferredMustMatch: VersionRange(from: OSVersion(10))
    case .geometryNoneSupported, .geometryWindowingMode, .geometryUnsupportedPreferences, .orientationSetUnsupported,
      .geometryRequestOfCarPlayScene:
      VersionRange(from: OSVersion(16))
    // Seen on 14.6 alone.
    case .orientationSetDiscouraged: VersionRange(from: OSVersion(14, 6), until: OSVersion(16))
    case .statusBarOrientationSet: VersionRange(from: OSVersion(13))
    case .rootViewControllerExpected: VersionRange(from: OSVersion(5))
    }
  }
}
