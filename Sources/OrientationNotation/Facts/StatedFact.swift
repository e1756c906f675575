import Orientation

/// A fact of a situation in an app, as a value.
///
/// Its text is made for people and never read back: a name may be anything.
package enum StatedFact: Sendable {
  case os(OSVersion)
  case linkedSDK(OSVersion)
  case idiom(Idiom)
  case homeButton(Bool)
  case requiresFullScreen(Bool)
  case applicationDelegate(MaskAnswer)
  case sceneDelegate(MaskAnswer)
  /// The target whose Info.plist counts.
  case target(any TargetDefaults)
  case root(ControllerTree)
  case presented(PresentedTree)
  /// What a controller of the situation answers, by its name; nil is the root controller.
  case answer(of: Name?, Answer)
  case current(InterfaceOrientation)
  case device(DeviceOrientation)
  case fillsScreen(Bool)
  case mode(WindowingMode)
  case resized(Bool)
  case event(Event)
}

extension StatedFact {
  /// The kind of fact.
  var kind: FactKind {
    switch self {
    case .os: .iOS
    case .linkedSDK: .linkedSDK
    case .idiom: .idiom
    case .homeButton: .homeButton
    case .requiresFullScreen: .requiresFullScreen
    case .applicationDelegate: .applicationDelegate
    case .sceneDelegate: .sceneDelegate
    case .target: .target
    case .root: .root
    case .presented: .presented
    case .answer(_, let answer): answer.kind
    case .current: .current
    case .device: .device
    case .fillsScreen: .sceneFillsScreen
    case .mode: .mode
    case .resized: .resized
    case .event: .event
    }
  }

  /// The key and the value with which a scenario states it.
  package var text: (key: String, value: String) {
    var key = kind.plainKey
    if case .answer(let name?, _) = self { key = name + "." + key }
    return (key, value)
  }

  /// The same as a line.
  package var line: String { "\(text.key): \(text.value)" }

  private var value: String {
    switch self {
    case .os(let version), .linkedSDK(let version): version.description
    case .idiom(let idiom): idiom.notation
    case .homeButton(let isYes), .requiresFullScreen(let isYes), .fillsScreen(let isYes), .resized(let isYes):
      isYes.notation
    case .applicationDelegate(let answer), .sceneDelegate(let answer): answer.notation
    case .target(let target): target.name
    case .root(let tree): tree.notation
    case .presented(let presented): presented.notation
    case .answer(_, let answer): answer.fact.value
    case .current(let orientation): orientation.swiftName
    case .device(let orientation): orientation.swiftName
    case .mode(let mode): mode.rawValue
    case .event(let event): event.notation
    }
  }
}

extension [StatedFact] {
  /// The facts as a text has them, for people.
  package var facts: [Fact] { [Fact](map(\.text)) }
}
