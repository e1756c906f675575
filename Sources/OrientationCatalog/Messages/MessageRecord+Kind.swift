extension MessageRecord {
  /// Where a message comes up.
  package enum Kind: String, CaseIterable, Sendable {
    /// UIKit raises an exception.
    case exception
    /// A geometry request hands an error to its handler.
    case errorHandler = "error handler"
    /// UIKit writes a line to the log.
    case consoleLog = "console log"
    /// Somebody else's code writes a line to the log.
    case thirdPartyLog = "third-party log"
    /// Xcode says it when it builds.
    case build
    /// The App Store says it of what was uploaded.
    case upload

    /// Where a reader looks for the message.
    package var group: Group {
      switch self {
      case .exception: .exceptions
      case .errorHandler: .errors
      case .consoleLog, .thirdPartyLog: .logs
      case .build, .upload: .delivery
      }
    }
  }
}
