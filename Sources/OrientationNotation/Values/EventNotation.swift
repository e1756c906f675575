import Basics
import Orientation

/// The notation of events: those of a scenario, and those of a timeline.
package enum EventNotation {
  /// An event of a timeline, whose controllers are known once all facts about them have been read.
  package enum Step {
    case ready(TimelineEvent)
    case presented(PresentedTree)
    case pushed(ControllerTree)
    case rootReplaced(ControllerTree)
    /// A key and its new value.
    case masksChanged(Substring, Substring)
  }

  /// Reads an event of a scenario, which brings nothing along.
  static func read(_ text: Substring) throws(ValueFault) -> Event {
    let folded = text.folded
    if let event = plain[folded] { return event }
    if let call = try call(text, folded) { return .called(call) }
    if let rest = text.rest(afterFolded: "dismissedas") {
      return switch try PresentedForm(rest) {
      case .style(let style): .dismissed(style, takesOver: nil)
      case .alert: .alertDismissed
      }
    }
    if let reason = UnmodelledSituation.reason(forEvent: folded) { throw ValueFault(SafeText(ours: reason)) }
    throw ValueFault(unknown: text, as: "event", among: names)
  }

  /// Reads an event of a timeline.
  package static func step(_ text: Substring) throws(ValueFault) -> Step {
    let folded = text.folded
    if let event = plainSteps[folded] { return .ready(event) }
    if let rest = text.rest(afterFolded: "maskschanged")?.trimmed, !rest.isEmpty {
      guard let colon = rest.utf8.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") }) else {
        throw ValueFault("`\(String(rest).shortened)` is no change: one is written `KEY: VALUE`")
      }
      return .masksChanged(rest[..<colon].trimmed, rest[rest.utf8.index(after: colon)...].trimmed)
    }
    if let call = try call(text, folded) { return .ready(.called(call)) }
    if let rest = text.argument(of: "deviceturned") {
      return .ready(.deviceTurned(try ValueReader.deviceOrientation(rest)))
    }
    if let rest = text.argument(of: "presented") { return .presented(try PresentedTree(reading: rest)) }
    if let rest = text.argument(of: "rootreplaced") { return .rootReplaced(try ControllerTree(reading: rest)) }
    if let rest = text.argument(of: "shown") { return .ready(.modeChanged(try ValueReader.mode(rest))) }
    if let rest = text.argument(of: "dismissed") { return .ready(.dismissed(String(rest))) }
    if let rest = text.argument(of: "pushed") { return .pushed(try ControllerTree(reading: rest)) }
    if let rest = text.argument(of: "tabselected") { return .ready(.tabSelected(String(rest))) }
    if let rest = text.argument(of: "rotationlock") {
      return .ready(.rotationLockToggled(isOn: try ValueReader.yesOrNo(rest)))
    }
    if let rest = text.argument(of: "windowfillsscreen") {
      return .ready(.windowResized(fillsScreen: try ValueReader.yesOrNo(rest)))
    }
    if let reason = UnmodelledSituation.reason(forEvent: folded) { throw ValueFault(SafeText(ours: reason)) }
    throw ValueFault(unknown: text, as: "event", among: stepNames)
  }

  /// The events of a scenario as the documentation writes them.
  package static let names =
    [
      "device turned", "launch", "root shown", "presented", "dismissed", "dismissed as pageSheet", "pushed", "popped",
      "tab selected", "masks changed", "rotation lock toggled", "window resized", "shown otherwise", "root replaced",
      "background", "foreground", "dismissal cancelled", "dismissed as alert",
    ] + callNames

  /// The events of a timeline as the documentation writes them.
  package static let stepNames =
    [
      "launch", "root shown", "device turned landscapeLeft", "presented Player as fullScreen", "dismissed",
      "dismissed Player", "pushed Player", "popped", "tab selected Player",
      "masks changed Player.supportedInterfaceOrientations: landscape", "rotation lock on", "rotation lock off",
      "window fills screen yes", "window fills screen no", "window resized", "shown Stage Manager",
      "root replaced Login", "background", "foreground", "dismissal cancelled",
    ] + callNames
}

extension EventNotation {
  private static let callNames = [
    "attemptRotationToDeviceOrientation", "setNeedsUpdateOfSupportedInterfaceOrientations",
    "setNeedsUpdateOfPrefersInterfaceOrientationLocked", "set UIDevice.orientation 3 (KVC)", "setOrientation: 3",
    "setStatusBarOrientation landscapeRight", "requestGeometryUpdate landscape", "requestGeometryUpdate wrong class",
    "requestGeometryUpdate another window", "requestGeometryUpdate CarPlay scene", "present and dismiss",
    "present and dismiss as fullScreen", "re-add view", "transform",
  ]

  private static let plain: [String: Event] = [
    "deviceturned": .deviceTurned, "launch": .launched, "launched": .launched, "rootshown": .rootShown,
    "presented": .presented, "dismissed": .dismissed(.fullScreen, takesOver: nil), "pushed": .pushed,
    "popped": .popped, "tabselected": .tabSelected, "maskschanged": .masksChanged,
    "rotationlocktoggled": .rotationLockToggled, "windowresized": .windowResized, "shownotherwise": .modeChanged,
    "rootreplaced": .rootReplaced, "background": .movedToBackground, "devicelocked": .movedToBackground,
    "foreground": .movedToForeground, "deviceunlocked": .movedToForeground,
    "dismissalcancelled": .dismissalCancelled,
  ]

  private static let plainSteps: [String: TimelineEvent] = [
    "launch": .launched, "launched": .launched, "rootshown": .rootShown, "dismissed": .dismissed(nil),
    "popped": .popped, "windowresized": .phoneWindowResized, "background": .movedToBackground,
    "devicelocked": .movedToBackground, "foreground": .movedToForeground, "deviceunlocked": .movedToForeground,
    "dismissalcancelled": .dismissalCancelled,
  ]

  private static let plainCalls: [String: MethodCall] = [
    "attemptrotationtodeviceorientation": .rotationAttempted,
    "attemptrotationtodeviceorientation()": .rotationAttempted,
    "setneedsupdateofsupportedinterfaceorientations": .updateRequested,
    "setneedsupdateofsupportedinterfaceorientations()": .updateRequested,
    "setneedsupdateofprefersinterfaceorientationlocked": .lockUpdateRequested,
    "setneedsupdateofprefersinterfaceorientationlocked()": .lockUpdateRequested,
    "presentanddismiss": .presentedAndDismissed(nil), "readdview": .viewReadded, "transform": .viewTransformed,
  ]

  /// The method call that a text is, or nil for another event.
  private static func call(_ text: Substring, _ folded: String) throws(ValueFault) -> MethodCall? {
    if let call = plainCalls[folded] { return call }
    if let rest = text.rest(afterFolded: "requestgeometryupdate") {
      switch rest.folded {
      case "wrongclass": return .foreignGeometryRequested
      case "anotherwindow", "anotherscene": return .geometryRequestedElsewhere(.window)
      case "carplayscene": return .geometryRequestedElsewhere(.carPlay)
      default: break
      }
      return .geometryRequested(try ValueReader.mask(rest))
    }
    if let rest = text.rest(afterFolded: "setuidevice.orientation") {
      return .keyValueCodingSet(rawValue: try ValueReader.rawValue(withoutMark(rest)))
    }
    if let rest = text.rest(afterFolded: "setstatusbarorientation") {
      return .statusBarOrientationSet(try ValueReader.interfaceOrientation(withoutColon(rest)))
    }
    if let rest = text.rest(afterFolded: "setorientation") {
      return .privateSetterCalled(rawValue: try ValueReader.rawValue(withoutColon(rest)))
    }
    if let rest = text.rest(afterFolded: "presentanddismissas") {
      return .presentedAndDismissed(try ValueReader.style(rest))
    }
    return nil
  }

  /// A raw value without the mark of the way it is set.
  private static func withoutMark(_ text: Substring) -> Substring {
    let text = text.trimmingSpaces
    return text.lowercased().hasSuffix("(kvc)") ? text.dropLast(5) : text[...]
  }

  private static func withoutColon(_ text: Substring) -> Substring {
    let text = text.trimmingSpaces[...]
    return text.utf8.first == UInt8(ascii: ":") ? text.dropFirst() : text
  }
}

extension Substring {
  /// What stands behind the folded words of an event, or nil where there is nothing.
  fileprivate func argument(of words: StaticString) -> Substring? {
    guard let rest = rest(afterFolded: words)?.trimmed, !rest.isEmpty else { return nil }
    return rest
  }
}
