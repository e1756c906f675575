import Orientation

extension TimelineEvent {
  /// The event as a timeline writes it.
  package var notation: String {
    switch self {
    case .launched: "launch"
    case .rootShown: "root shown"
    case .deviceTurned(let orientation): "device turned " + orientation.swiftName
    case .presented(let presentation): "presented " + presentation.notation
    case .dismissed(let name): name.map { "dismissed " + $0 } ?? "dismissed"
    case .pushed(let controller): "pushed " + controller.notation
    case .popped: "popped"
    case .tabSelected(let name): "tab selected " + name
    case .masksChanged(let change): "masks changed " + change.notation
    case .rotationLockToggled(let isOn): "rotation lock " + (isOn ? "on" : "off")
    case .windowResized(let fillsScreen): "window fills screen " + fillsScreen.notation
    case .phoneWindowResized: "window resized"
    case .modeChanged(let mode): "shown " + mode.rawValue
    case .rootReplaced(let controller): "root replaced " + controller.notation
    case .movedToBackground: "background"
    case .movedToForeground: "foreground"
    case .dismissalCancelled: "dismissal cancelled"
    case .called(let call): call.notation
    }
  }

  /// What the controllers that it brings along answer.
  var facts: [(key: String, value: String)] {
    switch self {
    case .presented(let presentation): presentation.facts
    case .pushed(let controller), .rootReplaced(let controller): controller.answerFacts
    case .launched, .rootShown, .deviceTurned, .dismissed, .popped, .tabSelected, .masksChanged, .rotationLockToggled,
      .windowResized, .phoneWindowResized, .modeChanged, .movedToBackground, .movedToForeground, .dismissalCancelled,
      .called:
      []
    }
  }
}

extension MaskChange {
  /// A key and a value.
  var notation: String {
    switch self {
    case .applicationDelegate(let answer): "\(FactKind.applicationDelegate.plainKey): \(answer.notation)"
    case .sceneDelegate(let answer): "\(FactKind.sceneDelegate.plainKey): \(answer.notation)"
    case .variable(let variable): "variable \(variable.name): \(variable.mask.description)"
    case .controller(let name, let answer): "\(name).\(answer.fact.kind.plainKey): \(answer.fact.value)"
    }
  }
}

extension MethodCall {
  /// The call as an event of a scenario or a timeline.
  var notation: String {
    switch self {
    case .rotationAttempted: "attemptRotationToDeviceOrientation"
    case .updateRequested: "setNeedsUpdateOfSupportedInterfaceOrientations"
    case .lockUpdateRequested: "setNeedsUpdateOfPrefersInterfaceOrientationLocked"
    case .keyValueCodingSet(let rawValue): "set UIDevice.orientation \(rawValue) (KVC)"
    case .privateSetterCalled(let rawValue): "setOrientation: \(rawValue)"
    case .statusBarOrientationSet(let orientation): "setStatusBarOrientation " + orientation.swiftName
    case .geometryRequested(let mask): "requestGeometryUpdate " + mask.description
    case .foreignGeometryRequested: "requestGeometryUpdate wrong class"
    case .geometryRequestedElsewhere(.window): "requestGeometryUpdate another window"
    case .geometryRequestedElsewhere(.carPlay): "requestGeometryUpdate CarPlay scene"
    case .presentedAndDismissed(let style): "present and dismiss" + (style.map { " as " + $0.swiftName } ?? "")
    case .viewReadded: "re-add view"
    case .viewTransformed: "transform"
    }
  }
}
