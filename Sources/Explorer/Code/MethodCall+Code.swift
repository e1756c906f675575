import Orientation

extension MethodCall {
  /// The kind of event that the call is, and the number that it brings along.
  var code: (kind: EventKind, value: Int) {
    switch self {
    case .rotationAttempted: (.rotationAttempted, 0)
    case .updateRequested: (.updateRequested, 0)
    case .lockUpdateRequested: (.lockUpdateRequested, 0)
    case .keyValueCodingSet(let rawValue): (.keyValueCodingSet, Limit.clamped(rawValue))
    case .privateSetterCalled(let rawValue): (.privateSetterCalled, Limit.clamped(rawValue))
    case .statusBarOrientationSet(let orientation): (.statusBarOrientationSet, orientation.code)
    case .geometryRequested(let mask): (.geometryRequested, mask.code)
    case .foreignGeometryRequested: (.foreignGeometryRequested, 0)
    case .geometryRequestedElsewhere(.window): (.otherWindowRequested, 0)
    case .geometryRequestedElsewhere(.carPlay): (.carPlaySceneRequested, 0)
    case .presentedAndDismissed(let style): (.presentedAndDismissed, style.code)
    case .viewReadded: (.viewReadded, 0)
    case .viewTransformed: (.viewTransformed, 0)
    }
  }
}
