import Orientation

// Values and events as facts and timelines write them.

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
    case .rotationLockSwitched(let isOn): "rotation lock " + (isOn ? "on" : "off")
    case .windowResized(let fillsScreen): "window fills screen " + fillsScreen.notation
    case .called(let call): call.notation
    }
  }
}

extension MethodCall {
  /// The call as an event writes it.
  var notation: String {
    switch self {
    case .rotationAttempted: "attemptRotationToDeviceOrientation"
    case .updateRequested: "setNeedsUpdateOfSupportedInterfaceOrientations"
    case .lockUpdateRequested: "setNeedsUpdateOfPrefersInterfaceOrientationLocked"
    case .keyValueCodingSet(let rawValue): "set UIDevice.orientation \(rawValue) (KVC)"
    case .privateSetterCalled(let rawValue): "setOrientation: \(rawValue)"
    case .statusBarOrientationSet(let orientation): "setStatusBarOrientation " + orientation.swiftName
    case .geometryRequested(let mask): "requestGeometryUpdate " + mask.notation
    case .foreignGeometryRequested: "requestGeometryUpdate wrong class"
    case .presentedAndDismissed(let style): "present and dismiss" + (style.map { " as " + $0.swiftName } ?? "")
    case .viewReadded: "re-add view"
    case .viewTransformed: "transform"
    }
  }
}

extension MaskChange {
  fileprivate var notation: String {
    switch self {
    case .applicationDelegate(let answer): "app delegate: " + (answer.notation ?? "not implemented")
    case .sceneDelegate(let answer): "scene delegate: " + (answer.notation ?? "not implemented")
    case .variable(let variable): "variable \(variable.name): " + variable.mask.notation
    case .controller(let name, let answer): "\(name)." + answer.notation
    }
  }
}

extension Answer {
  fileprivate var notation: String {
    let (kind, value): (FactKind, String?) =
      switch self {
      case .supported(let answer): (.supported, answer.notation)
      case .preferred(let answer): (.preferred, answer.notation)
      case .shouldAutorotate(let answer): (.shouldAutorotate, answer.notation)
      case .shouldAutorotateTo(let mask): (.shouldAutorotateTo, mask?.notation)
      case .prefersOrientationLocked(let isLocked): (.prefersOrientationLocked, isLocked.notation)
      case .delegateSupported(let answer): (.delegateSupported, answer.notation)
      case .delegatePreferred(let answer): (.delegatePreferred, answer.notation)
      case .viewWillAppear(let variable): (.viewWillAppear, variable?.notation)
      case .viewWillDisappear(let variable): (.viewWillDisappear, variable?.notation)
      }
    return kind.plainKey + ": " + (value ?? "not implemented")
  }
}

extension Variable {
  fileprivate var notation: String { "\(name) = " + mask.notation }
}

extension Presentation {
  /// The controllers and the style.
  var notation: String { controller.notation + (style.map { " as " + $0.swiftName } ?? "") }
}

extension Controller {
  /// The controller and those it contains.
  var notation: String {
    var text = name
    if (try? ControllerNotation(name[...]))?.nodes.first?.kind != kind { text += "=" + kind.notation }
    if let forwarding = forwarding.notation { text += "(\(forwarding))" }
    guard let first = children.first else { return text }
    return text + " > "
      + (children.count == 1 ? first.notation : "[\(children.map(\.notation).joined(separator: ", "))]")
  }
}

extension Controller.Kind {
  fileprivate var notation: String {
    switch self {
    case .plain: "plain"
    case .navigation: "Navigation"
    case .tabBar: "TabBar"
    case .split: "Split"
    case .page: "Page"
    }
  }
}

extension Controller.Forwarding {
  fileprivate var notation: String? {
    switch self {
    case .none: nil
    case .selectedChild: "selected"
    case .topChild: "top"
    case .containerDelegate: "delegate"
    }
  }
}

extension MaskAnswer {
  /// The answer, or nil for one that is not implemented.
  var notation: String? {
    switch self {
    case .notImplemented: nil
    case .mask(let mask): mask.notation
    case .current: "current"
    case .selectedChild: "selected child"
    case .visibleController: "visible controller"
    case .variable(let name): "variable " + name
    }
  }
}

extension PreferredAnswer {
  /// The answer, or nil for one that is not implemented.
  var notation: String? {
    switch self {
    case .notImplemented: nil
    case .current: "current"
    case .rawValue(let rawValue): InterfaceOrientation(rawValue: rawValue)?.swiftName ?? String(rawValue)
    case .selectedChild: "selected child"
    case .variable(let name): "variable " + name
    }
  }
}

extension AutorotationAnswer {
  /// The answer, or nil for one that is not implemented.
  var notation: String? {
    switch self {
    case .notImplemented: nil
    case .always(let isOn): isOn.notation
    case .selectedChild: "selected child"
    }
  }
}

extension InterfaceOrientationMask {
  /// The mask by the name of a member of UIKit, by its orientations, or, where it has other bits, by its raw value.
  package var notation: String {
    if isEmpty { return "none" }
    if self != orientationsOnly { return String(rawValue) }
    return Self.members.first { $0.mask == self }?.name ?? orientations.map(\.swiftName).joined(separator: ", ")
  }
}

extension [InterfaceOrientation] {
  /// The list of an Info.plist.
  var notation: String { isEmpty ? "none" : map(\.swiftName).joined(separator: ", ") }
}

extension Bool {
  var notation: String { self ? "yes" : "no" }
}
