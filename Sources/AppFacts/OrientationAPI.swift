/// The API of UIKit that decides, asks for or reads an orientation, as a scan looks for it.
package enum OrientationAPI: String, Sendable, CaseIterable {
  // What a controller answers.
  case supportedInterfaceOrientations
  case shouldAutorotate
  case preferredInterfaceOrientationForPresentation
  case shouldAutorotateToInterfaceOrientation
  case prefersInterfaceOrientationLocked
  case childForInterfaceOrientationLock = "childViewControllerForInterfaceOrientationLock"
  // What delegates answer.
  case applicationSupportedInterfaceOrientations = "application(_:supportedInterfaceOrientationsFor:)"
  case windowSceneSupportedInterfaceOrientations = "supportedInterfaceOrientations(for:)"
  case supportedInterfaceOrientationsOfApplication = "UIApplication.supportedInterfaceOrientations(for:)"
  case navigationControllerSupportedInterfaceOrientations = "navigationControllerSupportedInterfaceOrientations(_:)"
  case navigationControllerPreferredInterfaceOrientation =
    "navigationControllerPreferredInterfaceOrientationForPresentation(_:)"
  case tabBarControllerSupportedInterfaceOrientations = "tabBarControllerSupportedInterfaceOrientations(_:)"
  case tabBarControllerPreferredInterfaceOrientation =
    "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)"
  case splitViewControllerSupportedInterfaceOrientations = "splitViewControllerSupportedInterfaceOrientations(_:)"
  case splitViewControllerPreferredInterfaceOrientation =
    "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)"
  case pageViewControllerSupportedInterfaceOrientations = "pageViewControllerSupportedInterfaceOrientations(_:)"
  case pageViewControllerPreferredInterfaceOrientation =
    "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)"
  // What asks UIKit to look again, or for an orientation.
  case attemptRotationToDeviceOrientation
  case setNeedsUpdateOfSupportedInterfaceOrientations
  case setNeedsUpdateOfPrefersInterfaceOrientationLocked
  case requestGeometryUpdate
  case setDeviceOrientation = "UIDevice.orientation by key-value coding"
  case setOrientation = "setOrientation:"
  case setStatusBarOrientation
  case setPreferredOrientations = "SystemChrome.setPreferredOrientations"
  // The same in JavaScript, by the libraries of Expo, React Native, the Web and Capacitor.
  case lockAsync = "ScreenOrientation.lockAsync"
  case lockPlatformAsync = "ScreenOrientation.lockPlatformAsync"
  case unlockAsync = "ScreenOrientation.unlockAsync"
  case orientationLocker = "react-native-orientation-locker"
  case screenOrientationLock = "screen.orientation.lock"
  case screenOrientationUnlock = "screen.orientation.unlock"
  case capacitorLock = "ScreenOrientation.lock"
  case capacitorUnlock = "ScreenOrientation.unlock"
  // What reads an orientation.
  case statusBarOrientation
  case interfaceOrientationOfController = "UIViewController.interfaceOrientation"
  case interfaceOrientationOfScene = "UIWindowScene.interfaceOrientation"
  case interfaceOrientationOfGeometry = "UIWindowScene.Geometry.interfaceOrientation"
  case deviceOrientation = "UIDevice.orientation"
  case deviceOrientationNotification = "orientationDidChangeNotification"
  case statusBarOrientationNotifications = "UIApplication's status bar orientation notifications"
  // The callbacks of a rotation.
  case willRotate = "willRotate(to:duration:)"
  case willAnimateRotation = "willAnimateRotation(to:duration:)"
  case didRotate = "didRotate(from:)"
  case twoStepRotation = "the two-step rotation callbacks"
  case willTransitionToSize = "viewWillTransition(to:with:)"
  case willTransitionToTraits = "willTransition(to:with:)"
}

extension OrientationAPI {
  /// Whether UIKit asks for the value: what another controller answers is then part of the value, not a use of its own.
  package var isAnswer: Bool { UseGroup(of: self) == .answer }
}
