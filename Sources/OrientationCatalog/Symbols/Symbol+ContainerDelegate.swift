import Orientation

extension Symbol {
  /// The delegates of containers.
  static let containerDelegate: [Symbol] = [
    Symbol(
      "UINavigationControllerDelegate.navigationControllerSupportedInterfaceOrientations(_:)",
      "-[UINavigationControllerDelegate navigationControllerSupportedInterfaceOrientations:]", .delegateMethod,
      .since(OSVersion(7)),
      .header("UINavigationController.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        """
        optional func navigationControllerSupportedInterfaceOrientations(
          _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask
        """,
        objectiveC: """
          - (UIInterfaceOrientationMask)navigationControllerSupportedInterfaceOrientations:
              (UINavigationController *)navigationController;
          """,
        LocalizedText(
          "Returns the orientations that a navigation controller supports, so that no subclass is needed.",
          "返回导航控制器支持的方向，因此无需子类。"),
        usage: LocalizedText(
          "UIKit calls it where the navigation controller decides; the masks of its children do not count.",
          "由导航控制器决定时 UIKit 调用它；子控制器的掩码不起作用。"),
        defaultValue: LocalizedText(
          "Not implemented: the value of the container, assumed to be all on iPad and all but upside down on iPhone.",
          "未实现：采用容器自身的值，假设 iPad 上为全部方向，iPhone 上为除倒竖屏外的全部方向。"),
        rules: [
          .containerDelegateAnswers, .containersDoNotAskChildren, .subclassForwardsToChild, .controllerMaskDefault,
        ],
        page: """
          developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontrollersupportedinterfaceorientations(_:)
          """)),
    Symbol(
      "UINavigationControllerDelegate.navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
      "-[UINavigationControllerDelegate navigationControllerPreferredInterfaceOrientationForPresentation:]",
      .delegateMethod, .since(OSVersion(7)),
      .header("UINavigationController.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        """
        optional func navigationControllerPreferredInterfaceOrientationForPresentation(
          _ navigationController: UINavigationController
        ) -> UIInterfaceOrientation
        """,
        objectiveC: """
          - (UIInterfaceOrientation)navigationControllerPreferredInterfaceOrientationForPresentation:
              (UINavigationController *)navigationController;
          """,
        LocalizedText(
          "Returns the orientation in which a navigation controller appears that is presented full screen.",
          "返回以全屏呈现的导航控制器出现时的方向。"),
        usage: LocalizedText(
          "It answers for the container's `preferredInterfaceOrientationForPresentation`.",
          "它代替容器的 `preferredInterfaceOrientationForPresentation`。"),
        rules: [.containerDelegateAnswers, .preferredOrientationAtPresentation, .preferredNotSupportedThrows],
        page: """
          developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontrollerpreferredinterfaceorientationforpresentation(_:)
          """)),
    Symbol(
      "UITabBarControllerDelegate.tabBarControllerSupportedInterfaceOrientations(_:)",
      "-[UITabBarControllerDelegate tabBarControllerSupportedInterfaceOrientations:]", .delegateMethod,
      .since(OSVersion(7)),
      .header("UITabBarController.h"), macCatalyst: .since(OSVersion(13, 1)),
      SymbolEntry(
        """
        optional func tabBarControllerSupportedInterfaceOrientations(
          _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientationMask
        """,
        objectiveC: """
          - (UIInterfaceOrientationMask)tabBarControllerSupportedInterfaceOrientations:
              (UITabBarController *)tabBarController;
          """,
        LocalizedText(
          "Returns the orientations that a tab bar controller supports, so that no subclass is needed.",
          "返回标签栏控制器支持的方向，因此无需子类。"),
        usage: LocalizedText(
          "UIKit calls it where the tab bar controller decides; the masks of its children do not count.",
          "由标签栏控制器决定时 UIKit 调用它；子控制器的掩码不起作用。"),
        defaultValue: LocalizedText(
          "Not implemented: the value of the container, assumed to be all on iPad and all but upside down on iPhone.",
          "未实现：采用容器自身的值，假设 iPad 上为全部方向，iPhone 上为除倒竖屏外的全部方向。"),
        rules: [
          .containerDelegateAnswers, .containersDoNotAskChildren, .subclassForwardsToChild, .controllerMaskDefault,
        ],
        page: """
          developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontrollersupportedinterfaceorientations(_:)
          """)),
    Symbol(
      "UITabBarControllerDelegate.tabBarControllerPreferredInterfaceOrientationForPresentation(_:)",
      "-[UITabBarControllerDelegate tabBarControllerPreferredInterfaceOrientationForPresentation:]", .delegateMethod,
      .since(OSVersion(7)),
      .header("UITabBarController.h"), macCatalyst: .since(OSVersion(13, 1)),
      SymbolEntry(
        """
        optional func tabBarControllerPreferredInterfaceOrientationForPresentation(
          _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientation
        """,
        objectiveC: """
          - (UIInterfaceOrientation)tabBarControllerPreferredInterfaceOrientationForPresentation:
              (UITabBarController *)tabBarController;
          """,
        LocalizedText(
          "Returns the orientation in which a tab bar controller appears that is presented full screen.",
          "返回以全屏呈现的标签栏控制器出现时的方向。"),
        usage: LocalizedText(
          """
          It answers for the container's preferredInterfaceOrientationForPresentation. That UIKit calls it at a \
          presentation is assumed.
          """,
          "它代替容器的 preferredInterfaceOrientationForPresentation。UIKit 在呈现时调用它，这是假设。"),
        rules: [.containerDelegateAnswers, .preferredOrientationAtPresentation, .preferredNotSupportedThrows],
        page: """
          developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontrollerpreferredinterfaceorientationforpresentation(_:)
          """)),
    Symbol(
      "UISplitViewControllerDelegate.splitViewControllerSupportedInterfaceOrientations(_:)",
      "-[UISplitViewControllerDelegate splitViewControllerSupportedInterfaceOrientations:]", .delegateMethod,
      .since(OSVersion(7)),
      .header("UISplitViewController.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        """
        optional func splitViewControllerSupportedInterfaceOrientations(
          _ splitViewController: UISplitViewController
        ) -> UIInterfaceOrientationMask
        """,
        objectiveC: """
          - (UIInterfaceOrientationMask)splitViewControllerSupportedInterfaceOrientations:
              (UISplitViewController *)splitViewController;
          """,
        LocalizedText(
          "Returns the orientations that a split view controller supports, so that no subclass is needed.",
          "返回分栏控制器支持的方向，因此无需子类。"),
        usage: LocalizedText(
          "UIKit calls it where the split view controller decides; the masks of its children do not count.",
          "由分栏控制器决定时 UIKit 调用它；子控制器的掩码不起作用。"),
        defaultValue: LocalizedText(
          "Not implemented: all orientations on iPad, all but upside down on iPhone.",
          "未实现：iPad 上为全部方向，iPhone 上为除倒竖屏外的全部方向。"),
        rules: [
          .containerDelegateAnswers, .containersDoNotAskChildren, .subclassForwardsToChild, .controllerMaskDefault,
        ],
        page: """
          developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontrollersupportedinterfaceorientations(_:)
          """)),
    Symbol(
      "UISplitViewControllerDelegate.splitViewControllerPreferredInterfaceOrientationForPresentation(_:)",
      "-[UISplitViewControllerDelegate splitViewControllerPreferredInterfaceOrientationForPresentation:]",
      .delegateMethod, .since(OSVersion(7)),
      .header("UISplitViewController.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        """
        optional func splitViewControllerPreferredInterfaceOrientationForPresentation(
          _ splitViewController: UISplitViewController
        ) -> UIInterfaceOrientation
        """,
        objectiveC: """
          - (UIInterfaceOrientation)splitViewControllerPreferredInterfaceOrientationForPresentation:
              (UISplitViewController *)splitViewController;
          """,
        LocalizedText(
          "Returns the orientation in which a split view controller appears that is presented full screen.",
          "返回以全屏呈现的分栏控制器出现时的方向。"),
        usage: LocalizedText(
          """
          It answers for the container's preferredInterfaceOrientationForPresentation. That UIKit calls it at a \
          presentation is assumed.
          """,
          "它代替容器的 preferredInterfaceOrientationForPresentation。UIKit 在呈现时调用它，这是假设。"),
        rules: [.containerDelegateAnswers, .preferredOrientationAtPresentation, .preferredNotSupportedThrows],
        page: """
          developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontrollerpreferredinterfaceorientationforpresentation(_:)
          """)),
    Symbol(
      "UIPageViewControllerDelegate.pageViewControllerSupportedInterfaceOrientations(_:)",
      "-[UIPageViewControllerDelegate pageViewControllerSupportedInterfaceOrientations:]", .delegateMethod,
      .since(OSVersion(7)),
      .header("UIPageViewController.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        """
        optional func pageViewControllerSupportedInterfaceOrientations(
          _ pageViewController: UIPageViewController
        ) -> UIInterfaceOrientationMask
        """,
        objectiveC: """
          - (UIInterfaceOrientationMask)pageViewControllerSupportedInterfaceOrientations:
              (UIPageViewController *)pageViewController;
          """,
        LocalizedText(
          "Returns the orientations that a page view controller supports, so that no subclass is needed.",
          "返回分页控制器支持的方向，因此无需子类。"),
        usage: LocalizedText(
          "UIKit calls it where the page view controller decides; the masks of its children do not count.",
          "由分页控制器决定时 UIKit 调用它；子控制器的掩码不起作用。"),
        defaultValue: LocalizedText(
          "Not implemented: the value of the container, assumed to be all on iPad and all but upside down on iPhone.",
          "未实现：采用容器自身的值，假设 iPad 上为全部方向，iPhone 上为除倒竖屏外的全部方向。"),
        rules: [
          .containerDelegateAnswers, .containersDoNotAskChildren, .subclassForwardsToChild, .controllerMaskDefault,
        ],
        page: """
          developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate/pageviewcontrollersupportedinterfaceorientations(_:)
          """)),
    Symbol(
      "UIPageViewControllerDelegate.pageViewControllerPreferredInterfaceOrientationForPresentation(_:)",
      "-[UIPageViewControllerDelegate pageViewControllerPreferredInterfaceOrientationForPresentation:]",
      .delegateMethod, .since(OSVersion(7)),
      .header("UIPageViewController.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        """
        optional func pageViewControllerPreferredInterfaceOrientationForPresentation(
          _ pageViewController: UIPageViewController
        ) -> UIInterfaceOrientation
        """,
        objectiveC: """
          - (UIInterfaceOrientation)pageViewControllerPreferredInterfaceOrientationForPresentation:
              (UIPageViewController *)pageViewController;
          """,
        LocalizedText(
          "Returns the orientation in which a page view controller appears that is presented full screen.",
          "返回以全屏呈现的分页控制器出现时的方向。"),
        usage: LocalizedText(
          """
          It answers for the container's preferredInterfaceOrientationForPresentation. That UIKit calls it at a \
          presentation is assumed.
          """,
          "它代替容器的 preferredInterfaceOrientationForPresentation。UIKit 在呈现时调用它，这是假设。"),
        rules: [.containerDelegateAnswers, .preferredOrientationAtPresentation, .preferredNotSupportedThrows],
        page: """
          developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate/pageviewcontrollerpreferredinterfaceorientationforpresentation(_:)
          """)),
  ]
}
