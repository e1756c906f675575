import Orientation

extension Scenario {
  /// The scenario as text, a fact a line, without what is the default; ``init(reading:)`` reads it back.
  public var text: String { facts.lines.joined(separator: "\n") }

  /// The facts of the text.
  var facts: [(key: String, value: String)] {
    statedFacts(besides: []) + [(FactKind.event.plainKey, event.notation)]
  }

  /// The facts that are not the default, in the order in which they are documented.
  ///
  /// - Parameter events: what happens later, whose controllers answer too.
  fileprivate func facts(besides events: [TimelineEvent]) -> [(key: String, value: String)] {
    var facts: [(key: String, value: String)] = []
    func add(_ kind: FactKind, _ value: String?) {
      if let value { facts.append((kind.plainKey, value)) }
    }
    add(.iOS, os.description)
    add(.linkedSDK, linkedSDK?.description)
    add(.idiom, idiom == .pad ? "pad" : nil)
    add(.homeButton, hasHomeButton?.notation)
    facts += informationPropertyList.facts
    add(.applicationDelegate, applicationDelegate == .notImplemented ? nil : applicationDelegate.notation)
    add(.sceneDelegate, windowSceneDelegate == .notImplemented ? nil : windowSceneDelegate.notation)
    add(.rotationLock, isRotationLocked ? "on" : nil)
    for variable in variables { facts.append(("variable \(variable.name)", variable.mask.description)) }
    add(.root, root?.notation ?? "none")
    for presentation in presented { add(.presented, presentation.notation) }
    facts += (root?.answerFacts ?? []) + presented.flatMap(\.facts) + events.flatMap(\.facts)
    add(.current, current == .portrait ? nil : current.swiftName)
    // Stated always, since a call that forces a value brings a default of its own.
    add(.device, device.swiftName)
    return facts + scene.facts(in: effectiveMode) + assumptions.facts
  }

  /// The same without repetition. What a controller answers stands once, though it may come up several times.
  fileprivate func statedFacts(besides events: [TimelineEvent]) -> [(key: String, value: String)] {
    var stated: Set<String> = []
    return facts(besides: events).filter { $0.key == FactKind.presented.plainKey || stated.insert($0.key).inserted }
  }
}

extension [(key: String, value: String)] {
  /// Facts as a text has them.
  var lines: [String] { map { "\($0.key): \($0.value)" } }
}

extension [Fact] {
  /// Facts as a text has them, in lines from the first.
  init(_ facts: [(key: String, value: String)]) {
    self = facts.enumerated().map { Fact(key: $1.key, value: $1.value, line: $0 + 1) }
  }
}

extension Timeline {
  /// The timeline as text: facts about the start, then the events; ``init(reading:)`` reads it back.
  public var text: String { lines.joined(separator: "\n") }

  /// The lines of the text.
  package var lines: [String] { facts.lines + events.map { "event: " + $0.notation } }

  /// The facts about the start.
  var facts: [(key: String, value: String)] { start.scenario.statedFacts(besides: events) }
}

extension Event {
  /// The event as a scenario writes it.
  var notation: String {
    switch self {
    case .launched: "launch"
    case .rootShown: "root shown"
    case .deviceTurned: "device turned"
    case .presented: "presented"
    case .dismissed(let style, _):
      style == .fullScreen ? "dismissed" : "dismissed as \((style ?? .automatic).swiftName)"
    case .pushed: "pushed"
    case .popped: "popped"
    case .tabSelected: "tab selected"
    case .masksChanged: "masks changed"
    case .rotationLockToggled: "rotation lock toggled"
    case .windowResized: "window resized"
    case .modeChanged: "shown otherwise"
    case .rootReplaced: "root replaced"
    case .movedToBackground: "background"
    case .movedToForeground: "foreground"
    case .dismissalCancelled: "dismissal cancelled"
    case .alertDismissed: "dismissed as alert"
    case .called(let call): call.notation
    }
  }
}

extension InformationPropertyList {
  /// The keys that are there.
  var facts: [(key: String, value: String)] {
    var facts: [(key: String, value: String)] = InformationPropertyListKey.allCases.compactMap { key in
      self[key].map { (key.kind.plainKey, $0.notation) }
    }
    if requiresFullScreen { facts.append((FactKind.requiresFullScreen.plainKey, "yes")) }
    if let version = requiresFullScreenIgnoredFrom {
      facts.append((FactKind.requiresFullScreenIgnoredFrom.plainKey, version.description))
    }
    return facts
  }
}

extension SceneState {
  /// What is not as after the launch.
  ///
  /// - Parameter mode: where the app is shown; nil where nothing is to be said of it.
  func facts(in mode: WindowingMode?) -> [(key: String, value: String)] {
    let facts: [(FactKind, String?)] = [
      (.sceneKnows, knows?.description), (.sceneKnowsLock, knowsLock?.notation),
      (.sceneFillsScreen, fillsScreen ? nil : "no"), (.mode, mode?.rawValue), (.resized, isResized ? "yes" : nil),
    ]
    return facts.compactMap { kind, value in value.map { (kind.plainKey, $0) } }
  }
}

extension Assumptions {
  /// The assumptions that are not those taken where nobody says.
  var facts: [(key: String, value: String)] {
    let usual = Assumptions()
    var facts: [(key: String, value: String)] = []
    func add(_ kind: FactKind, _ isOther: Bool, _ value: String) {
      if isOther { facts.append((kind.plainKey, value)) }
    }
    func add(_ kind: FactKind, _ ending: KeyPath<Assumptions, NoCommonOrientation>) {
      add(kind, self[keyPath: ending] != usual[keyPath: ending], self[keyPath: ending].notation)
    }
    add(
      .missingInformationPropertyList, missingInformationPropertyList != usual.missingInformationPropertyList,
      missingInformationPropertyList == .asHeader ? "header" : "documentation")
    add(.order, orderOfChoice != usual.orderOfChoice, orderOfChoice.orientations.notation)
    add(.noCommonOrientationAtPresentation, \.noCommonOrientationAtPresentation)
    add(.noCommonOrientationAtRotation, \.noCommonOrientationAtRotation)
    add(.noCommonOrientationAtUpdate, \.noCommonOrientationAtUpdate)
    add(.noCommonOrientationUnderFullScreen, \.noCommonOrientationUnderFullScreen)
    add(
      .askedAtPresentation, askedAtPresentation != usual.askedAtPresentation,
      askedAtPresentation == .beforeAppearance ? "before appearance" : "after appearance")
    add(.emptyMask, emptyMaskChangesNothing, "unchanged")
    add(.rotationGoesBy, rotationUsesKnownSet, "known set")
    add(.navigationUpsideDown, navigationAllowsUpsideDown, "yes")
    add(.popAsks, popAsks, "revealed controller")
    add(.dismissalAsks, dismissalAsksNobody, "nobody")
    add(.preferredOutsideMask, preferredOutsideMaskOnlyLogs, "log")
    add(.keyValueCodingAtFirst, keyValueCodingTurnsAtFirst, "turn")
    return facts
  }
}
