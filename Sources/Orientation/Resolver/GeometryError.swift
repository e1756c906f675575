/// What a geometry request hands to its error handler.
public enum GeometryError: Sendable, Hashable {
  /// `UISceneErrorDomain` 101: the request and the supported set do not meet.
  case noneSupported(requested: InterfaceOrientationMask, supported: InterfaceOrientationMask)
  /// `UISceneErrorDomain` 101: an iPad app that shares the screen must support every orientation.
  case windowingMode
  /// `UISceneErrorDomain` 100: the preferences are another platform's.
  case unsupportedPreferences
}

extension GeometryError {
  /// The error's id in claims.
  package var id: String {
    switch self {
    case .noneSupported: "none-supported"
    case .windowingMode: "windowing-mode"
    case .unsupportedPreferences: "unsupported-preferences"
    }
  }

  /// The code in `UISceneErrorDomain`.
  public var code: Int {
    switch self {
    case .noneSupported, .windowingMode: 101
    case .unsupportedPreferences: 100
    }
  }
}
