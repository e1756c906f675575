import AppFacts

/// The names of the API in both languages.
enum APINames {
  /// Whether a function replaces implementations at run time, by its name.
  static func replaces(_ name: String) -> Bool {
    switch name {
    case "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod", "class_addMethod": true
    default: name.lowercased().utf8.hasInfix("swizzle")
    }
  }

  /// The properties that a controller overrides; Swift had three of them as functions before version 3.
  static let properties: [String: OrientationAPI] = [
    "supportedInterfaceOrientations": .supportedInterfaceOrientations,
    "shouldAutorotate": .shouldAutorotate,
    "preferredInterfaceOrientationForPresentation": .preferredInterfaceOrientationForPresentation,
    "prefersInterfaceOrientationLocked": .prefersInterfaceOrientationLocked,
    "childForInterfaceOrientationLock": .childForInterfaceOrientationLock,
    "childViewControllerForInterfaceOrientationLock": .childForInterfaceOrientationLock,
  ]

  /// The API of a method, by its name and the labels of its parameters in Swift; a label that may be anything is `*`.
  static let functions: [(name: String, labels: [String], api: OrientationAPI)] = [
    ("supportedInterfaceOrientations", [], .supportedInterfaceOrientations),
    ("shouldAutorotate", [], .shouldAutorotate),
    ("preferredInterfaceOrientationForPresentation", [], .preferredInterfaceOrientationForPresentation),
    ("shouldAutorotateToInterfaceOrientation", ["*"], .shouldAutorotateToInterfaceOrientation),
    ("shouldAutorotate", ["to"], .shouldAutorotateToInterfaceOrientation),
    ("application", ["*", "supportedInterfaceOrientationsFor"], .applicationSupportedInterfaceOrientations),
    ("application", ["*", "supportedInterfaceOrientationsForWindow"], .applicationSupportedInterfaceOrientations),
    ("supportedInterfaceOrientations", ["for"], .windowSceneSupportedInterfaceOrientations),
    ("supportedInterfaceOrientationsForWindow", ["*"], .supportedInterfaceOrientationsOfApplication),
    ("navigationControllerSupportedInterfaceOrientations", ["*"], .navigationControllerSupportedInterfaceOrientations),
    (
      "navigationControllerPreferredInterfaceOrientationForPresentation", ["*"],
      .navigationControllerPreferredInterfaceOrientation
    ),
    ("tabBarControllerSupportedInterfaceOrientations", ["*"], .tabBarControllerSupportedInterfaceOrientations),
    (
      "tabBarControllerPreferredInterfaceOrientationForPresentation", ["*"],
      .tabBarControllerPreferredInterfaceOrientation
    ),
    ("splitViewControllerSupportedInterfaceOrientations", ["*"], .splitViewControllerSupportedInterfaceOrientations),
    (
      "splitViewControllerPreferredInterfaceOrientationForPresentation", ["*"],
      .splitViewControllerPreferredInterfaceOrientation
    ),
    ("pageViewControllerSupportedInterfaceOrientations", ["*"], .pageViewControllerSupportedInterfaceOrientations),
    (
      "pageViewControllerPreferredInterfaceOrientationForPresentation", ["*"],
      .pageViewControllerPreferredInterfaceOrientation
    ),
    ("attemptRotationToDeviceOrientation", [], .attemptRotationToDeviceOrientation),
    ("setNeedsUpdateOfSupportedInterfaceOrientations", [], .setNeedsUpdateOfSupportedInterfaceOrientations),
    ("setNeedsUpdateOfPrefersInterfaceOrientationLocked", [], .setNeedsUpdateOfPrefersInterfaceOrientationLocked),
    ("willRotate", ["to", "duration"], .willRotate),
    ("willRotateToInterfaceOrientation", ["*", "duration"], .willRotate),
    ("willAnimateRotation", ["to", "duration"], .willAnimateRotation),
    ("willAnimateRotationToInterfaceOrientation", ["*", "duration"], .willAnimateRotation),
    ("didRotate", ["from"], .didRotate),
    ("didRotateFromInterfaceOrientation", ["*"], .didRotate),
    ("willAnimateFirstHalfOfRotation", ["to", "duration"], .twoStepRotation),
    ("willAnimateFirstHalfOfRotationToInterfaceOrientation", ["*", "duration"], .twoStepRotation),
    ("didAnimateFirstHalfOfRotation", ["to"], .twoStepRotation),
    ("didAnimateFirstHalfOfRotationToInterfaceOrientation", ["*"], .twoStepRotation),
    ("willAnimateSecondHalfOfRotation", ["from", "duration"], .twoStepRotation),
    ("willAnimateSecondHalfOfRotationFromInterfaceOrientation", ["*", "duration"], .twoStepRotation),
    ("viewWillTransition", ["to", "with"], .willTransitionToSize),
    ("viewWillTransitionToSize", ["*", "withTransitionCoordinator"], .willTransitionToSize),
    ("willTransition", ["to", "with"], .willTransitionToTraits),
    ("willTransitionToTraitCollection", ["*", "withTransitionCoordinator"], .willTransitionToTraits),
  ]

  /// The API of a method by its selector in Objective-C.
  static let selectors: [String: OrientationAPI] = [
    "supportedInterfaceOrientations": .supportedInterfaceOrientations,
    "shouldAutorotate": .shouldAutorotate,
    "preferredInterfaceOrientationForPresentation": .preferredInterfaceOrientationForPresentation,
    "shouldAutorotateToInterfaceOrientation:": .shouldAutorotateToInterfaceOrientation,
    "prefersInterfaceOrientationLocked": .prefersInterfaceOrientationLocked,
    "childViewControllerForInterfaceOrientationLock": .childForInterfaceOrientationLock,
    "application:supportedInterfaceOrientationsForWindow:": .applicationSupportedInterfaceOrientations,
    "supportedInterfaceOrientationsForWindowScene:": .windowSceneSupportedInterfaceOrientations,
    "supportedInterfaceOrientationsForWindow:": .supportedInterfaceOrientationsOfApplication,
    "navigationControllerSupportedInterfaceOrientations:": .navigationControllerSupportedInterfaceOrientations,
    "navigationControllerPreferredInterfaceOrientationForPresentation:":
      .navigationControllerPreferredInterfaceOrientation,
    "tabBarControllerSupportedInterfaceOrientations:": .tabBarControllerSupportedInterfaceOrientations,
    "tabBarControllerPreferredInterfaceOrientationForPresentation:": .tabBarControllerPreferredInterfaceOrientation,
    "splitViewControllerSupportedInterfaceOrientations:": .splitViewControllerSupportedInterfaceOrientations,
    "splitViewControllerPreferredInterfaceOrientationForPresentation:":
      .splitViewControllerPreferredInterfaceOrientation,
    "pageViewControllerSupportedInterfaceOrientations:": .pageViewControllerSupportedInterfaceOrientations,
    "pageViewControllerPreferredInterfaceOrientationForPresentation:": .pageViewControllerPreferredInterfaceOrientation,
    "attemptRotationToDeviceOrientation": .attemptRotationToDeviceOrientation,
    "setNeedsUpdateOfSupportedInterfaceOrientations": .setNeedsUpdateOfSupportedInterfaceOrientations,
    "setNeedsUpdateOfPrefersInterfaceOrientationLocked": .setNeedsUpdateOfPrefersInterfaceOrientationLocked,
    "willRotateToInterfaceOrientation:duration:": .willRotate,
    "willAnimateRotationToInterfaceOrientation:duration:": .willAnimateRotation,
    "didRotateFromInterfaceOrientation:": .didRotate,
    "willAnimateFirstHalfOfRotationToInterfaceOrientation:duration:": .twoStepRotation,
    "didAnimateFirstHalfOfRotationToInterfaceOrientation:": .twoStepRotation,
    "willAnimateSecondHalfOfRotationFromInterfaceOrientation:duration:": .twoStepRotation,
    "viewWillTransitionToSize:withTransitionCoordinator:": .willTransitionToSize,
    "willTransitionToTraitCollection:withTransitionCoordinator:": .willTransitionToTraits,
  ]

  /// The notifications by their names in Objective-C and in every version of Swift.
  static let notifications: [String: OrientationAPI] = [
    "orientationDidChangeNotification": .deviceOrientationNotification,
    "UIDeviceOrientationDidChange": .deviceOrientationNotification,
    "UIDeviceOrientationDidChangeNotification": .deviceOrientationNotification,
    "willChangeStatusBarOrientationNotification": .statusBarOrientationNotifications,
    "didChangeStatusBarOrientationNotification": .statusBarOrientationNotifications,
    "UIApplicationWillChangeStatusBarOrientation": .statusBarOrientationNotifications,
    "UIApplicationDidChangeStatusBarOrientation": .statusBarOrientationNotifications,
    "UIApplicationWillChangeStatusBarOrientationNotification": .statusBarOrientationNotifications,
    "UIApplicationDidChangeStatusBarOrientationNotification": .statusBarOrientationNotifications,
    "UIApplicationStatusBarOrientationUserInfoKey": .statusBarOrientationNotifications,
  ]
}
