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

  /// Its place in a list: those who are asked in the order in which they are, then what was not done, then what the app runs
  /// on.
  var rank: Int {
    switch self {
    case .user: 0
    case .sceneDelegate: 1
    case .applicationDelegate: 2
    case .informationPropertyList: 3
    case .controller: 4
    case .presentation: 5
    case .missingCall: 6
    case .device: 7
    case .linkedSDK: 8
    case .idiom: 9
    case .version: 10
    }
  }

  /// The ranks of those in the app, and of what it runs on: what another build or device changes, and what hardly any does.
  static let ranks = [0..<7, 7..<9, 9..<11]

  /// Whether it is what the app runs on rather than somebody who could answer otherwise.
  var isSystem: Bool { !Self.ranks[0].contains(rank) }
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
