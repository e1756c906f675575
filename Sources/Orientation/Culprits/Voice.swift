/// Somebody, or something, that has a say in how an event ends.
package enum Voice: Sendable, Hashable {
  /// What a controller answers, or its delegate for it.
  case controller(Name)
  /// The style in which a controller is presented.
  case presentation(Name)
  case applicationDelegate
  case sceneDelegate
  case informationPropertyList
  /// The user's rotation lock, and where the user shows the app.
  case user
  /// A call that would have UIKit ask again, and that nobody made.
  case missingCall
  /// Whether the device has a home button.
  case device
  case idiom
  case linkedSDK
  case version

  /// Whether it is what the app runs on rather than somebody who could answer otherwise.
  var isSystem: Bool {
    switch self {
    case .controller, .presentation, .applicationDelegate, .sceneDelegate, .informationPropertyList, .user,
      .missingCall:
      false
    case .device, .idiom, .linkedSDK, .version: true
    }
  }
}

extension Edit {
  /// Whose fact it is.
  var voice: Voice {
    switch self {
    case .answer(let name, _), .forwarding(let name, _, _): .controller(name)
    case .style(let name, _), .removesPresentersView(let name, _): .presentation(name)
    case .applicationDelegate, .variable: .applicationDelegate
    case .sceneDelegate: .sceneDelegate
    case .informationPropertyList, .requiresFullScreen: .informationPropertyList
    case .call: .missingCall
    case .rotationLock, .device, .fillsScreen, .mode: .user
    case .homeButton: .device
    case .idiom: .idiom
    case .linkedSDK: .linkedSDK
    case .os: .version
    }
  }
}
