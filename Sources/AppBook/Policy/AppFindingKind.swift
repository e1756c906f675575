import Orientation

/// The kinds of finding in an app, by their stable ids.
package enum AppFindingKind: String, CaseIterable, Sendable {
  case masksNeverMeet = "masks-never-meet"
  case shouldAutorotateNotConsulted = "should-autorotate-not-consulted"
  case keyValueCodingOnlyLogs = "key-value-coding-only-logs"
  case deviceOrientationInPlace = "device-orientation-in-place"
  case orientationAsMask = "orientation-as-mask"
  case preferredOutsideSupported = "preferred-outside-supported"
  case preferredFromStatusBar = "preferred-from-status-bar"
  case replacedMethod = "replaced-method"
  case declarationsContradict = "declarations-contradict"
  case padNotMultitasking = "pad-not-multitasking"
  case upsideDownOnPhone = "upside-down-on-phone"

  /// The rule whose entry says why.
  package var rule: Rule {
    switch self {
    case .masksNeverMeet: .effectiveMaskIsIntersection
    case .shouldAutorotateNotConsulted: .shouldAutorotateNotConsulted
    case .keyValueCodingOnlyLogs: .keyValueCodingOnlyLogs
    case .deviceOrientationInPlace: .deviceMapsToOppositeLandscape
    case .orientationAsMask: .effectiveMaskIsIntersection
    case .preferredOutsideSupported, .preferredFromStatusBar: .preferredNotSupportedThrows
    case .replacedMethod: .attemptRotationReplaced
    case .declarationsContradict: .infoPlistDeclares
    case .padNotMultitasking: .multitaskingAppsAreNotAsked
    case .upsideDownOnPhone: .upsideDownNeedsHomeButtonOrIpad
    }
  }
}
