/// A call by which apps have tried to turn the interface.
public enum MethodCall: Sendable, Hashable {
  /// `UIViewController.attemptRotationToDeviceOrientation()`.
  case rotationAttempted
  /// `setNeedsUpdateOfSupportedInterfaceOrientations()`.
  case updateRequested
  /// `setNeedsUpdateOfPrefersInterfaceOrientationLocked()`.
  case lockUpdateRequested
  /// `UIDevice.current.setValue(rawValue, forKey: "orientation")`.
  case keyValueCodingSet(rawValue: Int)
  /// The private `-[UIDevice setOrientation:]`.
  case privateSetterCalled(rawValue: Int)
  /// `setStatusBarOrientation:animated:`.
  case statusBarOrientationSet(InterfaceOrientation)
  /// `requestGeometryUpdate(_:errorHandler:)` with `UIWindowScene.GeometryPreferences.iOS`.
  case geometryRequested(InterfaceOrientationMask)
  /// `requestGeometryUpdate(_:errorHandler:)` with another platform's preferences.
  case foreignGeometryRequested
  /// `requestGeometryUpdate(_:errorHandler:)` of another scene, such as the first of `connectedScenes`.
  case geometryRequestedElsewhere(OtherScene)
  /// An empty controller was presented without animation and dismissed at once.
  case presentedAndDismissed(ModalPresentationStyle?)
  /// The window's first subview was removed and added again.
  case viewReadded
  /// A view was rotated by its transform.
  case viewTransformed
}
