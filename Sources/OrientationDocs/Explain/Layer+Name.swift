import Orientation

extension Layer {
  /// The layer's name, in data and in the terminal.
  var name: String {
    switch self {
    case .device: "device"
    case .user: "user"
    case .windowing: "windowing"
    case .sceneDelegate: "scene-delegate"
    case .applicationDelegate: "app-delegate"
    case .informationPropertyList: "info-plist"
    case .presentation: "presentation"
    case .container: "container"
    case .controller: "controller"
    case .event: "event"
    case .choice: "choice"
    }
  }
}
