import Orientation
import OrientationCatalog

/// The kinds of finding in an app, by their stable ids.
package enum AppFindingKind: String, CaseIterable, Sendable {
  case masksNeverMeet = "masks-never-meet"
  case preferredOutsideSupported = "preferred-outside-supported"
  case preferredFromStatusBar = "preferred-from-status-bar"
  case containerDoesNotForward = "container-does-not-forward"
  case containerHidesMasks = "container-hides-masks"
  case deadOverride = "dead-override"
  case sheetDoesNotLock = "sheet-does-not-lock"
  case presenterDiffers = "presenter-differs"
  case stuckScreen = "stuck-screen"
  case placedOtherwise = "placed-otherwise"
  case lockOutlivesScreen = "lock-outlives-screen"
  case lockWithoutUpdate = "lock-without-update"
  case lockNotAllowed = "lock-not-allowed"
  case unusedAppDelegate = "unused-app-delegate"
  case newerThanDeploymentTarget = "newer-than-deployment-target"
  case shouldAutorotateNotConsulted = "should-autorotate-not-consulted"
  case keyValueCodingOnlyLogs = "key-value-coding-only-logs"
  case maskAsDeviceOrientation = "mask-as-device-orientation"
  case keyValueCodingWithoutRawValue = "key-value-coding-without-raw-value"
  case replacedMethod = "replaced-method"
  case statusBarOrientationRead = "status-bar-orientation-read"
  case deviceOrientationForLayout = "device-orientation-for-layout"
  case deviceOrientationInPlace = "device-orientation-in-place"
  case maskAsOrientation = "mask-as-orientation"
  case orientationAsMask = "orientation-as-mask"
  case comparedWithOtherType = "compared-with-other-type"
  case declarationsContradict = "declarations-contradict"
  case oneLandscapeOnly = "one-landscape-only"
  case requiresFullScreenResizes = "requires-full-screen-resizes"
  case uploadRefused = "upload-refused"
  case scenesMissing = "scenes-missing"

  /// What documentation says of it.
  package var record: FindingRecord { FindingRecord.ofKind(rawValue) }

  /// The rule whose entry says why; nil where a message says it.
  package var rule: Rule? { record.rule }
}
