import Orientation

/// The notation of events.
enum EventNotation {
  /// Reads an event.
  static func read(_ text: Substring) throws(ValueFault) -> Event {
    if let event = plain[text.folded] { return event }
    if let rest = text.rest(afterFolded: "requestgeometryupdate") {
      if rest.folded == "wrongclass" { return .foreignGeometryRequested }
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
    throw ValueFault(unknown: text, as: "event", among: names)
  }

  /// The events as the documentation writes them.
  package static let names = [
    "device turned", "launch", "presented", "dismissed", "pushed", "popped", "tab selected", "masks changed",
    "attemptRotationToDeviceOrientation", "setNeedsUpdateOfSupportedInterfaceOrientations",
    "set UIDevice.orientation 3 (KVC)", "setOrientation: 3", "setStatusBarOrientation landscapeRight",
    "requestGeometryUpdate landscape", "requestGeometryUpdate wrong class", "present and dismiss",
    "present and dismiss as fullScreen", "re-add view", "transform", "rotation lock toggled",
  ]
}

extension EventNotation {
  private static let plain: [String: Event] = [
    "deviceturned": .deviceTurned, "launch": .launched, "launched": .launched, "presented": .presented,
    "dismissed": .dismissed, "pushed": .pushed, "popped": .popped, "tabselected": .tabSelected,
    "maskschanged": .masksChanged, "attemptrotationtodeviceorientation": .rotationAttempted,
    "attemptrotationtodeviceorientation()": .rotationAttempted,
    "setneedsupdateofsupportedinterfaceorientations": .updateRequested,
    "setneedsupdateofsupportedinterfaceorientations()": .updateRequested,
    "presentanddismiss": .presentedAndDismissed(nil), "readdview": .viewReadded, "transform": .viewTransformed,
    "rotationlocktoggled": .rotationLockToggled,
  ]

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
