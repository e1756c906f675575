import Orientation

extension Symbol {
  /// The view controller: masks, the lock, and the callbacks of a rotation.
  static let viewController: [Symbol] = [
    Symbol(
      "UIViewController.shouldAutorotateToInterfaceOrientation(_:)",
      "-[UIViewController shouldAutorotateToInterfaceOrientation:]", .method, .since(OSVersion(2), until: OSVersion(6)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1))),
    Symbol(
      "UIViewController.shouldAutorotate", "-[UIViewController shouldAutorotate]", .property,
      .since(OSVersion(6), until: OSVersion(16)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(16)),
      visionOS: .since(OSVersion(1), until: OSVersion(1))),
    Symbol(
      "UIViewController.supportedInterfaceOrientations", "-[UIViewController supportedInterfaceOrientations]",
      .property, .since(OSVersion(6)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIViewController.preferredInterfaceOrientationForPresentation",
      "-[UIViewController preferredInterfaceOrientationForPresentation]", .property, .since(OSVersion(6)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIViewController.attemptRotationToDeviceOrientation()", "+[UIViewController attemptRotationToDeviceOrientation]",
      .classMethod, .since(OSVersion(5), until: OSVersion(16)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(16)),
      visionOS: .since(OSVersion(1), until: OSVersion(1))),
    Symbol(
      "UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()",
      "-[UIViewController setNeedsUpdateOfSupportedInterfaceOrientations]", .method, .since(OSVersion(16)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(16)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIViewController.interfaceOrientation", "-[UIViewController interfaceOrientation]", .property,
      .since(OSVersion(2), until: OSVersion(8)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1))),
    Symbol(
      "UIViewController.willRotate(to:duration:)", "-[UIViewController willRotateToInterfaceOrientation:duration:]",
      .method, .since(OSVersion(2), until: OSVersion(8)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1))),
    Symbol(
      "UIViewController.didRotate(from:)", "-[UIViewController didRotateFromInterfaceOrientation:]", .method,
      .since(OSVersion(2), until: OSVersion(8)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1))),
    Symbol(
      "UIViewController.willAnimateRotation(to:duration:)",
      "-[UIViewController willAnimateRotationToInterfaceOrientation:duration:]", .method,
      .since(OSVersion(3), until: OSVersion(8)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1))),
    Symbol(
      "UIViewController.willAnimateFirstHalfOfRotation(to:duration:)",
      "-[UIViewController willAnimateFirstHalfOfRotationToInterfaceOrientation:duration:]", .method,
      .since(OSVersion(2), until: OSVersion(5)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1))),
    Symbol(
      "UIViewController.didAnimateFirstHalfOfRotation(to:)",
      "-[UIViewController didAnimateFirstHalfOfRotationToInterfaceOrientation:]", .method,
      .since(OSVersion(2), until: OSVersion(5)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      visionOS: Availability(introduced: nil)),
    Symbol(
      "UIViewController.willAnimateSecondHalfOfRotation(from:duration:)",
      "-[UIViewController willAnimateSecondHalfOfRotationFromInterfaceOrientation:duration:]", .method,
      .since(OSVersion(2), until: OSVersion(5)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1))),
    Symbol(
      "UIViewController.automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers()",
      "-[UIViewController automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers]", .method,
      .since(OSVersion(5), until: OSVersion(6)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      visionOS: Availability(introduced: nil)),
    Symbol(
      "UIViewController.shouldAutomaticallyForwardRotationMethods()",
      "-[UIViewController shouldAutomaticallyForwardRotationMethods]", .method,
      .since(OSVersion(6), until: OSVersion(8)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1))),
    Symbol(
      "UIContentContainer.viewWillTransition(to:with:)",
      "-[UIContentContainer viewWillTransitionToSize:withTransitionCoordinator:]", .method, .since(OSVersion(8)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIViewController.viewWillLayoutSubviews()", "-[UIViewController viewWillLayoutSubviews]", .method,
      .since(OSVersion(5)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIViewController.presentModalViewController(_:animated:)",
      "-[UIViewController presentModalViewController:animated:]", .method, .since(OSVersion(2), until: OSVersion(6)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      visionOS: Availability(introduced: nil)),
    Symbol(
      "UIViewController.dismissModalViewController(animated:)",
      "-[UIViewController dismissModalViewControllerAnimated:]", .method, .since(OSVersion(2), until: OSVersion(6)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      visionOS: Availability(introduced: nil)),
    Symbol(
      "UIViewController.prefersInterfaceOrientationLocked", "-[UIViewController prefersInterfaceOrientationLocked]",
      .property, .since(OSVersion(26)),
      .documentation("developer.apple.com/documentation/uikit/uiviewcontroller/prefersinterfaceorientationlocked"),
      macCatalyst: .since(OSVersion(26))),
    Symbol(
      "UIViewController.setNeedsUpdateOfPrefersInterfaceOrientationLocked()",
      "-[UIViewController setNeedsUpdateOfPrefersInterfaceOrientationLocked]", .method, .since(OSVersion(26)),
      .documentation(
        "developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofprefersinterfaceorientationlocked()"),
      macCatalyst: .since(OSVersion(26))),
    Symbol(
      "UIViewController.childForInterfaceOrientationLock",
      "-[UIViewController childViewControllerForInterfaceOrientationLock]", .property, .since(OSVersion(26)),
      .documentation("developer.apple.com/documentation/uikit/uiviewcontroller/childforinterfaceorientationlock"),
      macCatalyst: .since(OSVersion(26))),
  ]
}
