import Orientation

extension Symbol {
  /// The delegates of containers.
  static let containerDelegate: [Symbol] = [
    Symbol(
      "UINavigationControllerDelegate.navigationControllerSupportedInterfaceOrientations(_:)",
      "-[UINavigationControllerDelegate navigationControllerSupportedInterfaceOrientations:]", .delegateMethod,
      .since(OSVersion(7)),
      .header("UINavigationController.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UINavigationControllerDelegate.navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
      "-[UINavigationControllerDelegate navigationControllerPreferredInterfaceOrientationForPresentation:]",
      .delegateMethod, .since(OSVersion(7)),
      .header("UINavigationController.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UITabBarControllerDelegate.tabBarControllerSupportedInterfaceOrientations(_:)",
      "-[UITabBarControllerDelegate tabBarControllerSupportedInterfaceOrientations:]", .delegateMethod,
      .since(OSVersion(7)),
      .header("UITabBarController.h"), macCatalyst: .since(OSVersion(13, 1))),
    Symbol(
      "UITabBarControllerDelegate.tabBarControllerPreferredInterfaceOrientationForPresentation(_:)",
      "-[UITabBarControllerDelegate tabBarControllerPreferredInterfaceOrientationForPresentation:]", .delegateMethod,
      .since(OSVersion(7)),
      .header("UITabBarController.h"), macCatalyst: .since(OSVersion(13, 1))),
    Symbol(
      "UISplitViewControllerDelegate.splitViewControllerSupportedInterfaceOrientations(_:)",
      "-[UISplitViewControllerDelegate splitViewControllerSupportedInterfaceOrientations:]", .delegateMethod,
      .since(OSVersion(7)),
      .header("UISplitViewController.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UISplitViewControllerDelegate.splitViewControllerPreferredInterfaceOrientationForPresentation(_:)",
      "-[UISplitViewControllerDelegate splitViewControllerPreferredInterfaceOrientationForPresentation:]",
      .delegateMethod, .since(OSVersion(7)),
      .header("UISplitViewController.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIPageViewControllerDelegate.pageViewControllerSupportedInterfaceOrientations(_:)",
      "-[UIPageViewControllerDelegate pageViewControllerSupportedInterfaceOrientations:]", .delegateMethod,
      .since(OSVersion(7)),
      .header("UIPageViewController.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIPageViewControllerDelegate.pageViewControllerPreferredInterfaceOrientationForPresentation(_:)",
      "-[UIPageViewControllerDelegate pageViewControllerPreferredInterfaceOrientationForPresentation:]",
      .delegateMethod, .since(OSVersion(7)),
      .header("UIPageViewController.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
  ]
}
