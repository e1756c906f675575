import Orientation

extension Message {
  /// What documentation says of the message.
  ///
  /// The switch is all that knows every record of a message, so one without does not compile.
  package var record: MessageRecord {
    switch self {
    case .noCommonOrientation: .noCommonOrientation
    case .noCommonOrientationUnnamed: .noCommonOrientationUnnamed
    case .preferredMustReturnSupported: .preferredMustReturnSupported
    case .preferredMustMatch: .preferredMustMatch
    case .geometryNoneSupported: .geometryNoneSupported
    case .geometryWindowingMode: .geometryWindowingMode
    case .geometryUnsupportedPreferences: .geometryUnsupportedPreferences
    case .orientationSetUnsupported: .orientationSetUnsupported
    case .orientationSetDiscouraged: .orientationSetDiscouraged
    case .statusBarOrientationSet: .statusBarOrientationSet
    case .rootViewControllerExpected: .rootViewControllerExpected
    case .geometryRequestOfCarPlayScene: .geometryRequestOfCarPlayScene
    }
  }
}
