import Orientation
import OrientationNotation

/// The event that an `after` waits for. A part of the app that is nil is any.
package enum Trigger: Sendable, Equatable {
  case launched
  case rootShown
  case turned(DeviceOrientation?)
  case presented(NamedPart?)
  case dismissed(NamedPart?)
  case pushed(NamedPart?)
  case popped(NamedPart?)
  case tabSelected(NamedPart?)
  case rotationLock(Bool)
  case windowFillsScreen(Bool)
}

extension Trigger {
  /// Reads what stands behind `after:`.
  ///
  /// - Parameter names: the screens and controllers that can be named.
  init(reading text: Substring, _ names: AppNames) throws(ValueFault) {
    func part(_ rest: Substring) throws(ValueFault) -> NamedPart? {
      rest.trimmed.isEmpty ? nil : try names.part(rest.trimmed)
    }
    if text.folds(to: "launch") || text.folds(to: "launched") {
      self = .launched
    } else if text.folds(to: "rootshown") {
      self = .rootShown
    } else if let rest = text.rest(afterFolded: "deviceturned") ?? text.rest(afterFolded: "turned") {
      self = .turned(rest.trimmed.isEmpty ? nil : try ValueReader.deviceOrientation(rest.trimmed))
    } else if let rest = text.rest(afterFolded: "presented") {
      self = .presented(try part(rest))
    } else if let rest = text.rest(afterFolded: "dismissed") {
      self = .dismissed(try part(rest))
    } else if let rest = text.rest(afterFolded: "pushed") {
      self = .pushed(try part(rest))
    } else if let rest = text.rest(afterFolded: "popped") {
      self = .popped(try part(rest))
    } else if let rest = text.rest(afterFolded: "tabselected") {
      self = .tabSelected(try part(rest))
    } else if let rest = text.rest(afterFolded: "rotationlock") {
      self = .rotationLock(try ValueReader.yesOrNo(rest))
    } else if let rest = text.rest(afterFolded: "windowfillsscreen") {
      self = .windowFillsScreen(try ValueReader.yesOrNo(rest))
    } else {
      throw Self.unknown(text)
    }
  }

  /// The kind of its events; nil for what every app does.
  package var kind: PlayedEventKind? {
    switch self {
    case .launched, .rootShown: nil
    case .turned: .turns
    case .presented: .presentations
    case .dismissed: .dismissals
    case .pushed: .pushes
    case .popped: .pops
    case .tabSelected: .tabs
    case .rotationLock: .rotationLock
    case .windowFillsScreen: .window
    }
  }

  /// The screen that it names.
  package var screen: String? {
    switch self {
    case .presented(.screen(let name)?), .dismissed(.screen(let name)?), .pushed(.screen(let name)?),
      .popped(.screen(let name)?), .tabSelected(.screen(let name)?):
      name
    case .launched, .rootShown, .turned, .presented, .dismissed, .pushed, .popped, .tabSelected, .rotationLock,
      .windowFillsScreen:
      nil
    }
  }

  /// An event that is none, or whose verb has another form: `pop Player` for `popped Player`.
  private static func unknown(_ text: Substring) -> ValueFault {
    let fault = ValueFault(unknown: text, as: "event", among: spellings)
    guard fault.suggestion == nil, let verb = text.split(separator: " ").first, verb.utf8.count > 2,
      let spelling = spellings.first(where: { $0.hasPrefix(verb.folded) })
    else { return fault }
    return ValueFault(
      "no event `\(String(text).shortened)`", suggestion: spelling + text[verb.endIndex...])
  }

  private static let spellings = [
    "launch", "root shown", "turned", "turned landscapeLeft", "presented", "dismissed", "pushed", "popped",
    "tab selected", "rotation lock on", "rotation lock off", "window fills screen yes", "window fills screen no",
  ]
}
