/// What code means to do with an orientation API.
package enum UseGroup: String, CaseIterable, Sendable {
  /// It sets the orientation of the device, the status bar or the interface.
  case force
  /// It requests an orientation.
  case request
  /// It has UIKit read the masks again.
  case update
  /// It reads how the device is held.
  case deviceOrientation = "device-orientation"
  /// It reads how the interface is shown.
  case interfaceOrientation = "interface-orientation"
  /// It follows a rotation.
  case callback
  /// It reads what another object answers.
  case answer
  /// It replaces a method at run time.
  case replacement

  /// The group of an occurrence; nil for what UIKit calls to get an answer, which is no use.
  package init?(_ occurrence: Occurrence) {
    switch occurrence.role {
    case .replacement: self = .replacement
    case .implementation where occurrence.api.isAnswer: return nil
    case .implementation, .use: self.init(of: occurrence.api)
    }
  }
}

extension UseGroup {
  /// The group of code that uses an API itself.
  init(of api: OrientationAPI) {
    self =
      switch api {
      case .supportedInterfaceOrientations, .shouldAutorotate, .preferredInterfaceOrientationForPresentation,
        .shouldAutorotateToInterfaceOrientation, .prefersInterfaceOrientationLocked, .childForInterfaceOrientationLock,
        .applicationSupportedInterfaceOrientations, .windowSceneSupportedInterfaceOrientations,
        .supportedInterfaceOrientationsOfApplication, .navigationControllerSupportedInterfaceOrientations,
        .navigationControllerPreferredInterfaceOrientation, .tabBarControllerSupportedInterfaceOrientations,
        .tabBarControllerPreferredInterfaceOrientation, .splitViewControllerSupportedInterfaceOrientations,
        .splitViewControllerPreferredInterfaceOrientation, .pageViewControllerSupportedInterfaceOrientations,
        .pageViewControllerPreferredInterfaceOrientation:
        .answer
      case .setDeviceOrientation, .setOrientation, .setStatusBarOrientation: .force
      case .requestGeometryUpdate, .setPreferredOrientations, .lockAsync, .lockPlatformAsync, .unlockAsync,
        .orientationLocker, .screenOrientationLock, .screenOrientationUnlock, .capacitorLock, .capacitorUnlock:
        .request
      case .attemptRotationToDeviceOrientation, .setNeedsUpdateOfSupportedInterfaceOrientations,
        .setNeedsUpdateOfPrefersInterfaceOrientationLocked:
        .update
      case .deviceOrientation, .deviceOrientationNotification: .deviceOrientation
      case .statusBarOrientation, .interfaceOrientationOfController, .interfaceOrientationOfScene,
        .interfaceOrientationOfGeometry, .statusBarOrientationNotifications:
        .interfaceOrientation
      case .willRotate, .willAnimateRotation, .didRotate, .twoStepRotation, .willTransitionToSize,
        .willTransitionToTraits:
        .callback
      }
  }
}
