import AppFacts

/// What kind of value an API takes or answers: it decides what `.portrait` and `3` mean.
enum ValueExpectation: Hashable {
  case mask
  case orientation
  case deviceOrientation
  case bool
  /// A truth about the orientation in the parameter with this name; the value is the set for which it holds.
  case verdict(parameter: String)
  /// A controller; the value forwards to it.
  case controller
}

extension OrientationAPI {
  /// What an implementation of the API answers, or a use of it passes on; nil where there is nothing to show.
  var expectation: ValueExpectation? {
    switch self {
    case .supportedInterfaceOrientations, .applicationSupportedInterfaceOrientations,
      .windowSceneSupportedInterfaceOrientations, .supportedInterfaceOrientationsOfApplication,
      .navigationControllerSupportedInterfaceOrientations, .tabBarControllerSupportedInterfaceOrientations,
      .splitViewControllerSupportedInterfaceOrientations, .pageViewControllerSupportedInterfaceOrientations,
      .requestGeometryUpdate, .setPreferredOrientations, .lockAsync, .lockPlatformAsync, .unlockAsync,
      .orientationLocker, .screenOrientationLock, .screenOrientationUnlock, .capacitorLock, .capacitorUnlock:
      .mask
    case .preferredInterfaceOrientationForPresentation, .navigationControllerPreferredInterfaceOrientation,
      .tabBarControllerPreferredInterfaceOrientation, .splitViewControllerPreferredInterfaceOrientation,
      .pageViewControllerPreferredInterfaceOrientation, .setStatusBarOrientation, .interfaceOrientationOfController:
      .orientation
    case .shouldAutorotate, .prefersInterfaceOrientationLocked: .bool
    case .shouldAutorotateToInterfaceOrientation: .verdict(parameter: "")
    case .setDeviceOrientation, .setOrientation: .deviceOrientation
    case .childForInterfaceOrientationLock: nil
    case .attemptRotationToDeviceOrientation, .setNeedsUpdateOfSupportedInterfaceOrientations,
      .setNeedsUpdateOfPrefersInterfaceOrientationLocked, .statusBarOrientation, .interfaceOrientationOfScene,
      .interfaceOrientationOfGeometry, .deviceOrientation, .deviceOrientationNotification,
      .statusBarOrientationNotifications, .willRotate, .willAnimateRotation, .didRotate, .twoStepRotation,
      .willTransitionToSize, .willTransitionToTraits:
      nil
    }
  }
}
