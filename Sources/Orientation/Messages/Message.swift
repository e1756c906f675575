/// An exception, an error or a log line about orientation, by its text.
///
/// The raw value is the message's id. Texts are those that apps have reported, to the letter.
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
  case alertControllerRecursion = "alert-controller-recursion"
  case reactNativeModalMask = "react-native-modal-mask"
  case rootViewControllerExpected = "root-view-controller-expected"
}

extension Message {
  /// The versions in which the message has been seen, or is taken to come up.
  public var versions: VersionRange {
    switch self {
    case .noCommonOrientation: VersionRange(from: OSVersion(9))
    case .noCommonOrientationUnnamed: VersionRange(from: OSVersion(6), until: OSVersion(9))
    case .preferredMustReturnSupported: VersionRange(from: OSVersion(6), until: OSVersion(10))
    case .preferredMustMatch: VersionRange(from: OSVersion(10))
    case .geometryNoneSupported, .geometryWindowingMode, .geometryUnsupportedPreferences, .orientationSetUnsupported:
      VersionRange(from: OSVersion(16))
    case .orientationSetDiscouraged: VersionRange(from: OSVersion(14, 5), until: OSVersion(16))
    case .alertControllerRecursion: VersionRange(from: OSVersion(8), until: OSVersion(10))
    case .reactNativeModalMask, .rootViewControllerExpected: VersionRange(from: OSVersion(5))
    }
  }
}
