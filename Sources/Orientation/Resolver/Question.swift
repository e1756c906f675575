/// What is asked, and the answer.
public enum Question: Sendable, Hashable {
  /// `supportedInterfaceOrientations`, or Info.plist's list, or a delegate's.
  case supported(InterfaceOrientationMask)
  /// `preferredInterfaceOrientationForPresentation`, by raw value.
  case preferred(Int)
  /// `shouldAutorotate` (iOS 6 to 15).
  case shouldAutorotate(Bool)
  /// `shouldAutorotateToInterfaceOrientation:`, asked for each orientation; those that it said YES to.
  case shouldAutorotateTo(InterfaceOrientationMask)
  /// `prefersInterfaceOrientationLocked` (iOS 26).
  case prefersOrientationLocked(Bool)
}
