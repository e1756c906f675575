import Orientation

extension Message {
  /// Where a message comes up.
  public enum Kind: String, CaseIterable, Sendable {
    /// UIKit raises an exception.
    case exception
    /// A geometry request hands an error to its handler.
    case errorHandler = "error handler"
    /// UIKit writes a line to the log.
    case consoleLog = "console log"
    /// Somebody else's code writes a line to the log.
    case thirdPartyLog = "third-party log"
  }

  public var kind: Kind {
    switch self {
    case .noCommonOrientation, .noCommonOrientationUnnamed, .preferredMustReturnSupported, .preferredMustMatch,
      .alertControllerRecursion:
      .exception
    case .geometryNoneSupported, .geometryWindowingMode, .geometryUnsupportedPreferences: .errorHandler
    case .orientationSetUnsupported, .orientationSetDiscouraged, .rootViewControllerExpected: .consoleLog
    case .reactNativeModalMask: .thirdPartyLog
    }
  }

  /// The exception's name, the error's domain and code, or who writes the line.
  public var name: String {
    switch self {
    case .noCommonOrientation, .noCommonOrientationUnnamed, .preferredMustReturnSupported, .preferredMustMatch:
      "UIApplicationInvalidInterfaceOrientation"
    case .geometryNoneSupported, .geometryWindowingMode: "UISceneErrorDomain 101"
    case .geometryUnsupportedPreferences: "UISceneErrorDomain 100"
    case .orientationSetUnsupported: "[Orientation] BUG IN CLIENT OF UIKIT"
    case .orientationSetDiscouraged, .rootViewControllerExpected: "UIKit"
    case .alertControllerRecursion: "NSInternalInconsistencyException"
    case .reactNativeModalMask: "React Native"
    }
  }

  /// The text, with words in capitals (``placeholders``) for what differs.
  ///
  /// Nobody has reported the text of an unsupported geometry request; its domain and code stand there as `NSError`
  /// prints them.
  public var pattern: String {
    switch self {
    case .noCommonOrientation:
      "Supported orientations has no common orientation with the application, and [CLASS shouldAutorotate] is returning YES"
    case .noCommonOrientationUnnamed:
      "Supported orientations has no common orientation with the application, and shouldAutorotate is returning YES"
    case .preferredMustReturnSupported:
      "preferredInterfaceOrientationForPresentation must return a supported interface orientation!"
    case .preferredMustMatch:
      "preferredInterfaceOrientationForPresentation 'ORIENTATION' must match a supported interface orientation: 'LIST'!"
    case .geometryNoneSupported:
      "None of the requested orientations are supported by the view controller. Requested: LIST; Supported: LIST"
    case .geometryWindowingMode:
      "The current windowing mode does not allow for programmatic changes to interface orientation."
    case .geometryUnsupportedPreferences: "Error Domain=UISceneErrorDomain Code=100"
    case .orientationSetUnsupported:
      "Setting UIDevice.orientation is not supported. Please use UIWindowScene.requestGeometryUpdate(_:)"
    case .orientationSetDiscouraged:
      "Setting the orientation property of UIDevice is not supported. Consider using the supportedInterfaceOrientations property of UIViewController to control orientations instead."
    case .alertControllerRecursion: "UIAlertController:supportedInterfaceOrientations was invoked recursively!"
    case .reactNativeModalMask:
      "Modal was presented with 0xHEX orientations mask but the application only supports 0xHEX"
    case .rootViewControllerExpected:
      "Application windows are expected to have a root view controller at the end of application launch"
    }
  }

  /// The words in capitals that patterns hold.
  public static let placeholders = ["CLASS", "ORIENTATION", "LIST", "0xHEX"]
}
