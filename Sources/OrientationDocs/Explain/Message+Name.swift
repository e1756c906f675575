import Orientation

extension Message.Kind {
  /// The kind's name, in data and in the terminal.
  var name: String {
    switch self {
    case .exception: "exception"
    case .errorHandler: "error handler"
    case .consoleLog: "console log"
    case .thirdPartyLog: "third-party log"
    }
  }
}
