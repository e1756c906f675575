import Orientation

// Since when each symbol has been there: from the headers of the iOS 9.3 to 16.5 SDKs, and Apple's documentation for 26 and 27.

extension Symbol {
  /// Every orientation API that the catalog knows, in the order of its headers.
  public static let all: [Symbol] = [
    Symbol(
      "UIViewController.shouldAutorotateToInterfaceOrientation(_:)",
      "-[UIViewController shouldAutorotateToInterfaceOrientation:]", .method,
      Availability(introduced: OSVersion(2), deprecated: OSVersion(6)), .header("UIViewController.h")),
    Symbol(
      "UIViewController.shouldAutorotate", "-[UIViewController shouldAutorotate]", .property,
      Availability(introduced: OSVersion(6), deprecated: OSVersion(16)), .header("UIViewController.h")),
    Symbol(
      "UIViewController.supportedInterfaceOrientations", "-[UIViewController supportedInterfaceOrientations]",
      .property,
      Availability(introduced: OSVersion(6), deprecated: nil), .header("UIViewController.h")),
    Symbol(
      "UIViewController.preferredInterfaceOrientationForPresentation",
      "-[UIViewController preferredInterfaceOrientationForPresentation]", .property,
      Availability(introduced: OSVersion(6), deprecated: nil), .header("UIViewController.h")),
    Symbol(
      "UIViewController.attemptRotationToDeviceOrientation()", "+[UIViewController attemptRotationToDeviceOrientation]",
      .classMethod,
      Availability(introduced: OSVersion(5), deprecated: OSVersion(16)), .header("UIViewController.h")),
    Symbol(
      "UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()",
      "-[UIViewController setNeedsUpdateOfSupportedInterfaceOrientations]", .method,
      Availability(introduced: OSVersion(16), deprecated: nil), .header("UIViewController.h")),
    Symbol(
      "UIViewController.interfaceOrientation", "-[UIViewController interfaceOrientation]", .property,
      Availability(introduced: OSVersion(2), deprecated: OSVersion(8)), .header("UIViewController.h")),
    Symbol(
      "UIViewController.willRotate(to:duration:)", "-[UIViewController willRotateToInterfaceOrientation:duration:]",
      .method,
      Availability(introduced: OSVersion(2), deprecated: OSVersion(8)), .header("UIViewController.h")),
    Symbol(
      "UIViewController.didRotate(from:)", "-[UIViewController didRotateFromInterfaceOrientation:]", .method,
      Availability(introduced: OSVersion(2), deprecated: OSVersion(8)), .header("UIViewController.h")),
    Symbol(
      "UIViewController.willAnimateRotation(to:duration:)",
      "-[UIViewController willAnimateRotationToInterfaceOrientation:duration:]", .method,
      Availability(introduced: OSVersion(3), deprecated: OSVersion(8)), .header("UIViewController.h")),
    Symbol(
      "UIViewController.willAnimateFirstHalfOfRotation(to:duration:)",
      "-[UIViewController willAnimateFirstHalfOfRotationToInterfaceOrientation:duration:]", .method,
      Availability(introduced: OSVersion(2), deprecated: OSVersion(5)), .header("UIViewController.h")),
    Symbol(
      "UIViewController.didAnimateFirstHalfOfRotation(to:)",
      "-[UIViewController didAnimateFirstHalfOfRotationToInterfaceOrientation:]", .method,
      Availability(introduced: OSVersion(2), deprecated: OSVersion(5)), .header("UIViewController.h")),
    Symbol(
      "UIViewController.willAnimateSecondHalfOfRotation(from:duration:)",
      "-[UIViewController willAnimateSecondHalfOfRotationFromInterfaceOrientation:duration:]", .method,
      Availability(introduced: OSVersion(2), deprecated: OSVersion(5)), .header("UIViewController.h")),
    Symbol(
      "UIViewController.automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers()",
      "-[UIViewController automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers]", .method,
      Availability(introduced: OSVersion(5), deprecated: OSVersion(6)), .header("UIViewController.h")),
    Symbol(
      "UIViewController.shouldAutomaticallyForwardRotationMethods()",
      "-[UIViewController shouldAutomaticallyForwardRotationMethods]", .method,
      Availability(introduced: OSVersion(6), deprecated: OSVersion(8)), .header("UIViewController.h")),
    Symbol(
      "UIContentContainer.viewWillTransition(to:with:)",
      "-[UIContentContainer viewWillTransitionToSize:withTransitionCoordinator:]", .method,
      Availability(introduced: OSVersion(8), deprecated: nil), .header("UIViewController.h")),
    Symbol(
      "UIViewController.viewWillLayoutSubviews()", "-[UIViewController viewWillLayoutSubviews]", .method,
      Availability(introduced: OSVersion(5), deprecated: nil), .header("UIViewController.h")),
    Symbol(
      "UIViewController.presentModalViewController(_:animated:)",
      "-[UIViewController presentModalViewController:animated:]", .method,
      Availability(introduced: OSVersion(2), deprecated: OSVersion(6)), .header("UIViewController.h")),
    Symbol(
      "UIViewController.dismissModalViewController(animated:)",
      "-[UIViewController dismissModalViewControllerAnimated:]", .method,
      Availability(introduced: OSVersion(2), deprecated: OSVersion(6)), .header("UIViewController.h")),
    Symbol(
      "UIViewController.prefersInterfaceOrientationLocked", "-[UIViewController prefersInterfaceOrientationLocked]",
      .property,
      Availability(introduced: OSVersion(26), deprecated: nil),
      .documentation("developer.apple.com/documentation/uikit/uiviewcontroller/prefersinterfaceorientationlocked")),
    Symbol(
      "UIViewController.setNeedsUpdateOfPrefersInterfaceOrientationLocked()",
      "-[UIViewController setNeedsUpdateOfPrefersInterfaceOrientationLocked]", .method,
      Availability(introduced: OSVersion(26), deprecated: nil),
      .documentation(
        "developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofprefersinterfaceorientationlocked()")),
    Symbol(
      "UIViewController.childForInterfaceOrientationLock",
      "-[UIViewController childViewControllerForInterfaceOrientationLock]", .property,
      Availability(introduced: OSVersion(26), deprecated: nil),
      .documentation("developer.apple.com/documentation/uikit/uiviewcontroller/childforinterfaceorientationlock")),
    Symbol(
      "UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:)",
      "-[UIApplicationDelegate application:supportedInterfaceOrientationsForWindow:]", .delegateMethod,
      Availability(introduced: OSVersion(6), deprecated: OSVersion(27)), .header("UIApplication.h")),
    Symbol(
      "UIApplication.supportedInterfaceOrientations(for:)", "-[UIApplication supportedInterfaceOrientationsForWindow:]",
      .method,
      Availability(introduced: OSVersion(6), deprecated: OSVersion(27)), .header("UIApplication.h")),
    Symbol(
      "UIWindowSceneDelegate.supportedInterfaceOrientations(for:)",
      "-[UIWindowSceneDelegate supportedInterfaceOrientationsForWindowScene:]", .delegateMethod,
      Availability(introduced: OSVersion(27), deprecated: nil),
      .documentation(
        "developer.apple.com/documentation/uikit/uiwindowscenedelegate/supportedinterfaceorientations(for:)")),
    Symbol(
      "UIApplication.statusBarOrientation", "UIApplication.statusBarOrientation", .property,
      Availability(introduced: OSVersion(2), deprecated: OSVersion(13)), .header("UIApplication.h")),
    Symbol(
      "UIApplication.setStatusBarOrientation(_:animated:)", "-[UIApplication setStatusBarOrientation:animated:]",
      .method,
      Availability(introduced: OSVersion(2), deprecated: OSVersion(9)), .header("UIApplication.h")),
    Symbol(
      "UIApplication.statusBarOrientationAnimationDuration", "UIApplication.statusBarOrientationAnimationDuration",
      .property,
      Availability(introduced: OSVersion(2), deprecated: OSVersion(13)), .header("UIApplication.h")),
    Symbol(
      "UIApplication.willChangeStatusBarOrientationNotification",
      "UIApplicationWillChangeStatusBarOrientationNotification", .notification,
      Availability(introduced: OSVersion(2), deprecated: OSVersion(13)), .header("UIApplication.h")),
    Symbol(
      "UIApplication.didChangeStatusBarOrientationNotification",
      "UIApplicationDidChangeStatusBarOrientationNotification", .notification,
      Availability(introduced: OSVersion(2), deprecated: OSVersion(13)), .header("UIApplication.h")),
    Symbol(
      "UIApplication.invalidInterfaceOrientationException", "UIApplicationInvalidInterfaceOrientationException",
      .constant,
      Availability(introduced: OSVersion(6), deprecated: nil), .header("UIApplication.h")),
    Symbol(
      "UIDevice.orientation", "UIDevice.orientation", .property,
      Availability(introduced: OSVersion(2), deprecated: nil), .header("UIDevice.h")),
    Symbol(
      "UIDevice.isGeneratingDeviceOrientationNotifications", "UIDevice.generatesDeviceOrientationNotifications",
      .property,
      Availability(introduced: OSVersion(2), deprecated: nil), .header("UIDevice.h")),
    Symbol(
      "UIDevice.beginGeneratingDeviceOrientationNotifications()",
      "-[UIDevice beginGeneratingDeviceOrientationNotifications]", .method,
      Availability(introduced: OSVersion(2), deprecated: nil), .header("UIDevice.h")),
    Symbol(
      "UIDevice.endGeneratingDeviceOrientationNotifications()",
      "-[UIDevice endGeneratingDeviceOrientationNotifications]", .method,
      Availability(introduced: OSVersion(2), deprecated: nil), .header("UIDevice.h")),
    Symbol(
      "UIDevice.orientationDidChangeNotification", "UIDeviceOrientationDidChangeNotification", .notification,
      Availability(introduced: OSVersion(2), deprecated: nil), .header("UIDevice.h")),
    Symbol(
      "UIWindowScene", "UIWindowScene", .type,
      Availability(introduced: OSVersion(13), deprecated: nil), .header("UIWindowScene.h")),
    Symbol(
      "UIWindowScene.interfaceOrientation", "UIWindowScene.interfaceOrientation", .property,
      Availability(introduced: OSVersion(13), deprecated: OSVersion(26)), .header("UIWindowScene.h")),
    Symbol(
      "UIWindowScene.effectiveGeometry", "UIWindowScene.effectiveGeometry", .property,
      Availability(introduced: OSVersion(16), deprecated: nil), .header("UIWindowScene.h")),
    Symbol(
      "UIWindowScene.requestGeometryUpdate(_:errorHandler:)",
      "-[UIWindowScene requestGeometryUpdateWithPreferences:errorHandler:]", .method,
      Availability(introduced: OSVersion(16), deprecated: nil), .header("UIWindowScene.h")),
    Symbol(
      "UIWindowScene.GeometryPreferences.iOS", "UIWindowSceneGeometryPreferencesIOS", .type,
      Availability(introduced: OSVersion(16), deprecated: nil), .header("UIWindowSceneGeometryPreferencesIOS.h")),
    Symbol(
      "UIWindowScene.GeometryPreferences.iOS.interfaceOrientations",
      "UIWindowSceneGeometryPreferencesIOS.interfaceOrientations", .property,
      Availability(introduced: OSVersion(16), deprecated: nil), .header("UIWindowSceneGeometryPreferencesIOS.h")),
    Symbol(
      "UIWindowScene.Geometry.interfaceOrientation", "UIWindowSceneGeometry.interfaceOrientation", .property,
      Availability(introduced: OSVersion(16), deprecated: nil), .header("UIWindowSceneGeometry.h")),
    Symbol(
      "UIWindowScene.Geometry.isInterfaceOrientationLocked", "UIWindowSceneGeometry.interfaceOrientationLocked",
      .property,
      Availability(introduced: OSVersion(26), deprecated: nil),
      .documentation("developer.apple.com/documentation/uikit/uiwindowscene/geometry/isinterfaceorientationlocked")),
    Symbol(
      "UIWindowScene.Geometry.isInteractivelyResizing", "UIWindowSceneGeometry.isInteractivelyResizing", .property,
      Availability(introduced: OSVersion(26), deprecated: nil),
      .documentation("onestack.dev/ios-reference/UIKit/UIWindowScene.Geometry (SDK 27.1)")),
    Symbol(
      "UIWindowSceneDelegate.windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
      "-[UIWindowSceneDelegate windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:]",
      .delegateMethod,
      Availability(introduced: OSVersion(13), deprecated: OSVersion(26)), .header("UIWindowScene.h")),
    Symbol(
      "UIWindowSceneDelegate.windowScene(_:didUpdateEffectiveGeometry:)",
      "-[UIWindowSceneDelegate windowScene:didUpdateEffectiveGeometry:]", .delegateMethod,
      Availability(introduced: OSVersion(26), deprecated: nil),
      .documentation(
        "developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:didupdateeffectivegeometry:)")),
    Symbol(
      "UISceneError.errorDomain", "UISceneErrorDomain", .constant,
      Availability(introduced: OSVersion(15), deprecated: nil), .header("UISceneDefinitions.h")),
    Symbol(
      "UISceneError.Code.geometryRequestUnsupported", "UISceneErrorCodeGeometryRequestUnsupported", .constant,
      Availability(introduced: OSVersion(16), deprecated: nil), .header("UISceneDefinitions.h")),
    Symbol(
      "UISceneError.Code.geometryRequestDenied", "UISceneErrorCodeGeometryRequestDenied", .constant,
      Availability(introduced: OSVersion(16), deprecated: nil), .header("UISceneDefinitions.h")),
    Symbol(
      "UIApplication.connectedScenes", "UIApplication.connectedScenes", .property,
      Availability(introduced: OSVersion(13), deprecated: nil), .header("UIApplication.h")),
    Symbol(
      "UIApplication.keyWindow", "UIApplication.keyWindow", .property,
      Availability(introduced: OSVersion(2), deprecated: OSVersion(13)), .header("UIApplication.h")),
    Symbol(
      "UINavigationControllerDelegate.navigationControllerSupportedInterfaceOrientations(_:)",
      "-[UINavigationControllerDelegate navigationControllerSupportedInterfaceOrientations:]", .delegateMethod,
      Availability(introduced: OSVersion(7), deprecated: nil), .header("UINavigationController.h")),
    Symbol(
      "UINavigationControllerDelegate.navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
      "-[UINavigationControllerDelegate navigationControllerPreferredInterfaceOrientationForPresentation:]",
      .delegateMethod,
      Availability(introduced: OSVersion(7), deprecated: nil), .header("UINavigationController.h")),
    Symbol(
      "UITabBarControllerDelegate.tabBarControllerSupportedInterfaceOrientations(_:)",
      "-[UITabBarControllerDelegate tabBarControllerSupportedInterfaceOrientations:]", .delegateMethod,
      Availability(introduced: OSVersion(7), deprecated: nil), .header("UITabBarController.h")),
    Symbol(
      "UITabBarControllerDelegate.tabBarControllerPreferredInterfaceOrientationForPresentation(_:)",
      "-[UITabBarControllerDelegate tabBarControllerPreferredInterfaceOrientationForPresentation:]", .delegateMethod,
      Availability(introduced: OSVersion(7), deprecated: nil), .header("UITabBarController.h")),
    Symbol(
      "UISplitViewControllerDelegate.splitViewControllerSupportedInterfaceOrientations(_:)",
      "-[UISplitViewControllerDelegate splitViewControllerSupportedInterfaceOrientations:]", .delegateMethod,
      Availability(introduced: OSVersion(7), deprecated: nil), .header("UISplitViewController.h")),
    Symbol(
      "UISplitViewControllerDelegate.splitViewControllerPreferredInterfaceOrientationForPresentation(_:)",
      "-[UISplitViewControllerDelegate splitViewControllerPreferredInterfaceOrientationForPresentation:]",
      .delegateMethod,
      Availability(introduced: OSVersion(7), deprecated: nil), .header("UISplitViewController.h")),
    Symbol(
      "UIPageViewControllerDelegate.pageViewControllerSupportedInterfaceOrientations(_:)",
      "-[UIPageViewControllerDelegate pageViewControllerSupportedInterfaceOrientations:]", .delegateMethod,
      Availability(introduced: OSVersion(7), deprecated: nil), .header("UIPageViewController.h")),
    Symbol(
      "UIPageViewControllerDelegate.pageViewControllerPreferredInterfaceOrientationForPresentation(_:)",
      "-[UIPageViewControllerDelegate pageViewControllerPreferredInterfaceOrientationForPresentation:]",
      .delegateMethod,
      Availability(introduced: OSVersion(7), deprecated: nil), .header("UIPageViewController.h")),
    Symbol(
      "UIDeviceOrientation.isPortrait", "UIDeviceOrientationIsPortrait()", .function,
      Availability(introduced: nil, deprecated: nil), .header("UIDevice.h")),
    Symbol(
      "UIDeviceOrientation.isLandscape", "UIDeviceOrientationIsLandscape()", .function,
      Availability(introduced: nil, deprecated: nil), .header("UIDevice.h")),
    Symbol(
      "UIDeviceOrientation.isFlat", "UIDeviceOrientationIsFlat()", .function,
      Availability(introduced: nil, deprecated: nil), .header("UIDevice.h")),
    Symbol(
      "UIDeviceOrientation.isValidInterfaceOrientation", "UIDeviceOrientationIsValidInterfaceOrientation()", .function,
      Availability(introduced: nil, deprecated: nil), .header("UIDevice.h")),
    Symbol(
      "UIInterfaceOrientation.isPortrait", "UIInterfaceOrientationIsPortrait()", .function,
      Availability(introduced: nil, deprecated: nil), .header("UIApplication.h")),
    Symbol(
      "UIInterfaceOrientation.isLandscape", "UIInterfaceOrientationIsLandscape()", .function,
      Availability(introduced: nil, deprecated: nil), .header("UIApplication.h")),
    Symbol(
      "UIModalPresentationStyle.overFullScreen", "UIModalPresentationOverFullScreen", .enumerationCase,
      Availability(introduced: OSVersion(8), deprecated: nil), .header("UIViewController.h")),
    Symbol(
      "UIModalTransitionStyle.crossDissolve", "UIModalTransitionStyleCrossDissolve", .enumerationCase,
      Availability(introduced: OSVersion(3), deprecated: nil), .header("UIViewController.h")),
    Symbol(
      "UIView.safeAreaLayoutGuide", "UIView.safeAreaLayoutGuide", .property,
      Availability(introduced: OSVersion(11), deprecated: nil), .header("UIView.h")),
    Symbol(
      "UIViewController.topLayoutGuide", "UIViewController.topLayoutGuide", .property,
      Availability(introduced: OSVersion(7), deprecated: OSVersion(11)), .header("UIViewController.h")),
    Symbol(
      "UIView.performWithoutAnimation(_:)", "+[UIView performWithoutAnimation:]", .classMethod,
      Availability(introduced: OSVersion(7), deprecated: nil), .header("UIView.h")),
    Symbol(
      "UITraitCollection", "UITraitCollection", .type,
      Availability(introduced: OSVersion(8), deprecated: nil), .header("UITraitCollection.h")),
    Symbol(
      "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations", .informationPropertyListKey,
      Availability(introduced: OSVersion(3, 2), deprecated: nil),
      .documentation(
        "developer.apple.com/documentation/bundleresources/information-property-list/uisupportedinterfaceorientations")),
    Symbol(
      "UIInterfaceOrientation", "UIInterfaceOrientation", .informationPropertyListKey,
      Availability(introduced: OSVersion(2), deprecated: nil),
      .documentation(
        "developer.apple.com/documentation/bundleresources/information-property-list/uiinterfaceorientation")),
    Symbol(
      "UIRequiresFullScreen", "UIRequiresFullScreen", .informationPropertyListKey,
      Availability(introduced: OSVersion(9), deprecated: OSVersion(26)),
      .documentation("developer.apple.com/documentation/bundleresources/information-property-list/uirequiresfullscreen")
    ),
    Symbol(
      "UIRequiresFullScreenIgnoredStartingWithVersion", "UIRequiresFullScreenIgnoredStartingWithVersion",
      .informationPropertyListKey,
      Availability(introduced: nil, deprecated: nil),
      .documentation(
        "developer.apple.com/documentation/bundleresources/information-property-list/uirequiresfullscreenignoredstartingwithversion"
      )),
    Symbol(
      "UIPreferredDefaultInterfaceOrientation", "UIPreferredDefaultInterfaceOrientation", .informationPropertyListKey,
      Availability(introduced: OSVersion(2), deprecated: nil),
      .documentation(
        "developer.apple.com/documentation/bundleresources/information-property-list/uipreferreddefaultinterfaceorientation"
      )),
  ]
}
