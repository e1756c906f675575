import Orientation

/// What heads a row or a column of a matrix.
package enum AxisValue: Sendable, Hashable {
  case mask(InterfaceOrientationMask)
  /// An answer that may be missing: the method is not implemented, or the list is not there.
  case answer(MaskAnswer)
  case device(DeviceOrientation)
  case preferred(InterfaceOrientation)
  /// Effective mask and current orientation together.
  case situation(InterfaceOrientationMask, current: InterfaceOrientation)
  case versions(VersionRange)
  case shouldAutorotate(Bool)
  case container(Controller.Kind)
  case forwarding(Controller.Forwarding)
  case style(ModalPresentationStyle?)
  case call(MethodCall)
  case padConfiguration(PadConfiguration)
  case moment(ComparisonMoment)
  case place(PlaceOfApp)
  case build(BuildOfApp)
}

extension AxisValue {
  /// The value in ids: lower case, digits and hyphens.
  package var key: String {
    switch self {
    case .mask(let mask): "mask-\(mask.rawValue)"
    case .answer(.notImplemented): "none"
    case .answer(.mask(let mask)): "mask-\(mask.rawValue)"
    case .answer(.current): "current"
    case .answer(.selectedChild): "selected-child"
    case .answer(.visibleController): "visible-controller"
    case .answer(.variable): "variable"
    case .device(let device): "device-\(device.rawValue)"
    case .preferred(let orientation): "preferred-\(orientation.rawValue)"
    case .situation(let mask, let current): "mask-\(mask.rawValue)-current-\(current.rawValue)"
    case .versions(let versions): versions.first.key
    case .shouldAutorotate(let answer): answer ? "yes" : "no"
    case .container(let kind): kind.key
    case .forwarding(let forwarding): forwarding.key
    case .style(let style): style.map { "style-\($0.rawValue)" } ?? "style-default"
    case .call(let call): call.key
    case .padConfiguration(let configuration): configuration.rawValue
    case .moment(let moment): moment.rawValue
    case .place(let place): place.key
    case .build(let build): build.key
    }
  }
}

extension OSVersion {
  fileprivate var key: String { minor == 0 ? "ios-\(major)" : "ios-\(major)-\(minor)" }
}

extension Controller.Kind {
  fileprivate var key: String {
    switch self {
    case .plain: "plain"
    case .navigation: "navigation"
    case .tabBar: "tab-bar"
    case .split: "split"
    case .page: "page"
    }
  }
}

extension Controller.Forwarding {
  fileprivate var key: String {
    switch self {
    case .none: "asks-nobody"
    case .selectedChild: "asks-selected-child"
    case .topChild: "asks-top-child"
    case .containerDelegate: "asks-delegate"
    }
  }
}

extension MethodCall {
  /// The kind of call in ids.
  package var key: String {
    switch self {
    case .rotationAttempted: "attempt-rotation"
    case .updateRequested: "set-needs-update"
    case .lockUpdateRequested: "set-needs-lock-update"
    case .keyValueCodingSet: "key-value-coding"
    case .privateSetterCalled: "private-setter"
    case .statusBarOrientationSet: "set-status-bar-orientation"
    case .geometryRequested: "geometry-request"
    case .foreignGeometryRequested: "foreign-geometry-request"
    case .geometryRequestedElsewhere(.window): "other-window-request"
    case .geometryRequestedElsewhere(.carPlay): "carplay-scene-request"
    case .presentedAndDismissed(let style): "present-and-dismiss" + (style.map { "-style-\($0.rawValue)" } ?? "")
    case .viewReadded: "re-add-view"
    case .viewTransformed: "transform"
    }
  }
}
