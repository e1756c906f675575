/// Why the interface stayed as it was.
public enum Reason: String, CaseIterable, Sendable {
  /// It was in the chosen orientation already.
  case alreadyThere = "already-there"
  /// The device lies flat, or its orientation is unknown.
  case flatOrUnknown = "flat-or-unknown"
  /// The user has locked rotation.
  case rotationLock = "rotation-lock"
  /// The controller prefers to be locked (iOS 26).
  case preferenceLock = "preference-lock"
  /// `shouldAutorotate` is false (iOS 6 to 15).
  case autorotationOff = "autorotation-off"
  /// The orientation asked for is not in the effective mask.
  case notAllowed = "not-allowed"
  /// Nothing told UIKit to ask again.
  case notAnnounced = "not-announced"
  /// The presented controller does not take over, so its presenter still decides.
  case presenterInCharge = "presenter-in-charge"
  /// App and controller have no orientation in common (iOS 13 and later).
  case noCommonOrientation = "no-common-orientation"
  /// The request names no orientation.
  case noPreference = "no-preference"
  /// The method does not rotate interfaces in this version.
  case noEffect = "no-effect"
  /// The method has been replaced.
  case outdatedMethod = "outdated-method"
  /// The status bar alone changed (up to iOS 12).
  case statusBarAlone = "status-bar-alone"
}
