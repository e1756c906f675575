/// An exception, an error or a log line that UIKit has for a decision.
///
/// The raw value is the message's id. What no decision comes with, such as a message of the App Store, is a record of the
/// catalog alone.
public enum Message: String, CaseIterable, Sendable {
  case noCommonOrientation = "no-common-orientation"
  case noCommonOrientationUnnamed = "no-common-orientation-unnamed"
  case preferredMustReturnSupported = "preferred-must-return-supported"
  case preferredMustMatch = "preferred-must-match"
  case geometryNoneSupported = "geometry-none-supported"
  case geometryWindowingMode = "geometry-windowing-mode"
  case geometryUnsupportedPreferences = "geometry-unsupported-preferences"
  case orientationSetUnsupported = "orientation-set-unsupported"
  case orientationSetDiscouraged = "orientation-set-discouraged"
  case statusBarOrientationSet = "status-bar-orientation-set"
  case rootViewControllerExpected = "root-view-controller-expected"
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
