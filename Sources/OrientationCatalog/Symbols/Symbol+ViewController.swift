import Orientation

extension Symbol {
  /// The view controller: masks, the lock, and the callbacks of a rotation.
  static let viewController: [Symbol] = [
    Symbol(
      "UIViewController.shouldAutorotateToInterfaceOrientation(_:)",
      "-[UIViewController shouldAutorotateToInterfaceOrientation:]", .method, .since(OSVersion(2), until: OSVersion(6)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      SymbolEntry(
        """
        func shouldAutorotateToInterfaceOrientation(
          _ toInterfaceOrientation: UIInterfaceOrientation
        ) -> Bool
        """,
        objectiveC: "- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation;",
        LocalizedText(
          "On iOS 5 and earlier, says for one orientation at a time whether the view controller supports it.",
          "在 iOS 5 及更早版本中，逐个方向说明控制器是否支持。"),
        usage: LocalizedText(
          """
          UIKit calls it once for each orientation. Deprecated in iOS 6 and not called since: override \
          supportedInterfaceOrientations. Swift cannot override it.
          """,
          """
          UIKit 对每个方向调用一次。iOS 6 起弃用且不再调用：请重写 supportedInterfaceOrientations。Swift 无法重\
          写它。
          """),
        defaultValue: LocalizedText("YES for portrait only.", "仅对竖屏返回 YES。"),
        rules: [.controllerAnswersPerOrientationBefore6, .containersAskChildrenBefore6, .infoPlistOnlyAtLaunchBefore6],
        page: "developer.apple.com/documentation/uikit/uiviewcontroller/shouldautorotatetointerfaceorientation:")),
    Symbol(
      "UIViewController.shouldAutorotate", "-[UIViewController shouldAutorotate]", .property,
      .since(OSVersion(6), until: OSVersion(16)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(16)),
      visionOS: .since(OSVersion(1), until: OSVersion(1)),
      SymbolEntry(
        "var shouldAutorotate: Bool { get }",
        objectiveC: "@property (nonatomic, readonly) BOOL shouldAutorotate;",
        LocalizedText(
          "On iOS 6 to 15, says whether the interface may rotate; false keeps the current orientation.",
          "在 iOS 6 至 15 上说明界面能否转动；false 保持当前方向。"),
        usage: LocalizedText(
          """
          Deprecated in iOS 16 and no longer supported: return fewer orientations from \
          supportedInterfaceOrientations and call setNeedsUpdateOfSupportedInterfaceOrientations().
          """,
          """
          iOS 16 起弃用且不再支持：请让 supportedInterfaceOrientations 返回更少的方向，并调用 \
          setNeedsUpdateOfSupportedInterfaceOrientations()。
          """),
        defaultValue: LocalizedText("true.", "true。"),
        rules: [.shouldAutorotateNotConsulted, .shouldAutorotateNoKeepsCurrent],
        page: "developer.apple.com/documentation/uikit/uiviewcontroller/shouldautorotate")),
    Symbol(
      "UIViewController.supportedInterfaceOrientations", "-[UIViewController supportedInterfaceOrientations]",
      .property, .since(OSVersion(6)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "var supportedInterfaceOrientations: UIInterfaceOrientationMask { get }",
        objectiveC: "@property (nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations;",
        LocalizedText(
          """
          The mask of orientations that a view controller supports; UIKit reads it from the controller that \
          decides.
          """,
          "视图控制器支持的方向掩码；UIKit 从起决定作用的控制器读取。"),
        usage: LocalizedText(
          """
          UIKit calls it on the root or the top-most view controller that fills the window, for example when \
          the device is turned. After a change of the value, call \
          setNeedsUpdateOfSupportedInterfaceOrientations().
          """,
          """
          UIKit 对充满窗口的根控制器或最上层控制器调用，例如在转动设备时。值改变之后请调用 \
          setNeedsUpdateOfSupportedInterfaceOrientations()。
          """),
        defaultValue: LocalizedText(
          "All orientations on iPad, all but upside down on iPhone.",
          "iPad 上为全部方向，iPhone 上为除倒竖屏外的全部方向。"),
        rules: [
          .topmostFullScreenControllerIsAsked, .effectiveMaskIsIntersection, .controllerMaskDefault,
          .unannouncedChangeWaits, .emptyControllerMaskThrows,
        ],
        page: "developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations")),
    Symbol(
      "UIViewController.preferredInterfaceOrientationForPresentation",
      "-[UIViewController preferredInterfaceOrientationForPresentation]", .property, .since(OSVersion(6)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { get }",
        objectiveC: """
          @property (nonatomic, readonly) UIInterfaceOrientation preferredInterfaceOrientationForPresentation;
          """,
        LocalizedText(
          "The orientation in which a view controller appears that is presented full screen.",
          "以全屏呈现的视图控制器出现时的方向。"),
        usage: LocalizedText(
          """
          UIKit calls it when it presents the view controller full screen. The orientation must be in \
          supportedInterfaceOrientations; afterwards the interface can rotate away from it.
          """,
          """
          UIKit 在以全屏呈现该控制器时调用。该方向必须包含在 supportedInterfaceOrientations 中；之后界面可以转到\
          其他方向。
          """),
        defaultValue: LocalizedText("The current orientation of the status bar.", "状态栏的当前方向。"),
        rules: [.preferredOrientationAtPresentation, .preferredNotSupportedThrows, .preferredDefaultIsCurrent],
        page: """
          developer.apple.com/documentation/uikit/uiviewcontroller/preferredinterfaceorientationforpresentation
          """)),
    Symbol(
      "UIViewController.attemptRotationToDeviceOrientation()", "+[UIViewController attemptRotationToDeviceOrientation]",
      .classMethod, .since(OSVersion(5), until: OSVersion(16)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(16)),
      visionOS: .since(OSVersion(1), until: OSVersion(1)),
      SymbolEntry(
        "class func attemptRotationToDeviceOrientation()",
        objectiveC: "+ (void)attemptRotationToDeviceOrientation;",
        LocalizedText(
          "Rotates the interface to the orientation of the device if the view controllers allow it by now.",
          "若控制器现已允许，则把界面转到设备的方向。"),
        usage: LocalizedText(
          """
          On iOS 15 and earlier, your code calls it after it has widened a mask; it reaches no other \
          orientation than that of the device. Deprecated in iOS 16: use \
          setNeedsUpdateOfSupportedInterfaceOrientations().
          """,
          """
          在 iOS 15 及更早版本中，放宽掩码之后由你的代码调用；它只能转到设备的方向。iOS 16 起弃用：请使用 \
          setNeedsUpdateOfSupportedInterfaceOrientations()。
          """),
        rules: [.attemptRotationFollowsDevice, .attemptRotationReplaced],
        page: "developer.apple.com/documentation/uikit/uiviewcontroller/attemptrotationtodeviceorientation()")),
    Symbol(
      "UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()",
      "-[UIViewController setNeedsUpdateOfSupportedInterfaceOrientations]", .method, .since(OSVersion(16)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(16)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "func setNeedsUpdateOfSupportedInterfaceOrientations()",
        objectiveC: "- (void)setNeedsUpdateOfSupportedInterfaceOrientations;",
        LocalizedText(
          "Reports to UIKit that the supported or the preferred orientations of a view controller have changed.",
          "通知 UIKit：控制器支持的方向或首选方向已改变。"),
        usage: LocalizedText(
          """
          Your code calls it after each change. That UIKit then reads the orientations again and rotates the \
          interface is assumed; the rotation is animated, except inside UIView.performWithoutAnimation(_:).
          """,
          """
          每次改变之后由你的代码调用。UIKit 随后重新读取方向并转动界面，这是假设；转动带有动画，在 \
          UIView.performWithoutAnimation(_:) 之内则没有。
          """),
        rules: [
          .updateAsksAgain, .unannouncedChangeWaits, .pushAndPopNeedUpdate, .geometryRequestUsesKnownSet,
          .methodNotAvailableYet,
        ],
        page: """
          developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofsupportedinterfaceorientations()
          """)),
    Symbol(
      "UIViewController.interfaceOrientation", "-[UIViewController interfaceOrientation]", .property,
      .since(OSVersion(2), until: OSVersion(8)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      SymbolEntry(
        "var interfaceOrientation: UIInterfaceOrientation { get }",
        objectiveC: "@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation;",
        LocalizedText(
          "The orientation of the interface, meaningful only for a view controller that fills the screen.",
          "界面方向，仅对充满屏幕的控制器有意义。"),
        usage: LocalizedText(
          """
          Deprecated in iOS 8: compare the view's size, or use interfaceOrientation of the window scene's \
          effectiveGeometry (iOS 16).
          """,
          "iOS 8 起弃用：请比较视图的尺寸，或使用窗口场景 effectiveGeometry 的 interfaceOrientation（iOS 16）。"),
        page: "developer.apple.com/documentation/uikit/uiviewcontroller/interfaceorientation")),
    Symbol(
      "UIViewController.willRotate(to:duration:)", "-[UIViewController willRotateToInterfaceOrientation:duration:]",
      .method, .since(OSVersion(2), until: OSVersion(8)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      SymbolEntry(
        """
        func willRotate(
          to toInterfaceOrientation: UIInterfaceOrientation,
          duration: TimeInterval
        )
        """,
        objectiveC: """
          - (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation
                                          duration:(NSTimeInterval)duration;
          """,
        LocalizedText(
          "Is called before the interface rotates, with the new orientation.",
          "在界面转动之前调用，并给出新方向。"),
        usage: LocalizedText(
          """
          Deprecated in iOS 8: implement viewWillTransition(to:with:). UIKit still calls it in a view \
          controller that does not implement that method.
          """,
          "iOS 8 起弃用：请实现 viewWillTransition(to:with:)。未实现该方法的控制器仍会被 UIKit 调用。"),
        defaultValue: LocalizedText("Not overridden: nothing happens.", "未重写：什么也不发生。"),
        page: "developer.apple.com/documentation/uikit/uiviewcontroller/willrotate(to:duration:)")),
    Symbol(
      "UIViewController.didRotate(from:)", "-[UIViewController didRotateFromInterfaceOrientation:]", .method,
      .since(OSVersion(2), until: OSVersion(8)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      SymbolEntry(
        "func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation)",
        objectiveC: "- (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)fromInterfaceOrientation;",
        LocalizedText(
          "Is called after the interface has rotated, with the old orientation.",
          "在界面转动之后调用，并给出旧方向。"),
        usage: LocalizedText(
          """
          Deprecated in iOS 8: use the completion handler of the coordinator in viewWillTransition(to:with:). \
          UIKit still calls it in a view controller that does not implement that method.
          """,
          """
          iOS 8 起弃用：请使用 viewWillTransition(to:with:) 中协调器的完成处理闭包。未实现该方法的控制器仍会被 \
          UIKit 调用。
          """),
        defaultValue: LocalizedText("Not overridden: nothing happens.", "未重写：什么也不发生。"),
        page: "developer.apple.com/documentation/uikit/uiviewcontroller/didrotate(from:)")),
    Symbol(
      "UIViewController.willAnimateRotation(to:duration:)",
      "-[UIViewController willAnimateRotationToInterfaceOrientation:duration:]", .method,
      .since(OSVersion(3), until: OSVersion(8)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      SymbolEntry(
        """
        func willAnimateRotation(
          to toInterfaceOrientation: UIInterfaceOrientation,
          duration: TimeInterval
        )
        """,
        objectiveC: """
          - (void)willAnimateRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation
                                                   duration:(NSTimeInterval)duration;
          """,
        LocalizedText(
          "Is called inside the animation of a rotation, so that your changes are animated with it.",
          "在旋转的动画中调用，使你的改变随之以动画呈现。"),
        usage: LocalizedText(
          """
          Deprecated in iOS 8: use the coordinator of viewWillTransition(to:with:). UIKit still calls it in a \
          view controller that does not implement that method.
          """,
          "iOS 8 起弃用：请使用 viewWillTransition(to:with:) 的协调器。未实现该方法的控制器仍会被 UIKit 调用。"),
        defaultValue: LocalizedText("Not overridden: nothing happens.", "未重写：什么也不发生。"),
        page: "developer.apple.com/documentation/uikit/uiviewcontroller/willanimaterotation(to:duration:)")),
    Symbol(
      "UIViewController.willAnimateFirstHalfOfRotation(to:duration:)",
      "-[UIViewController willAnimateFirstHalfOfRotationToInterfaceOrientation:duration:]", .method,
      .since(OSVersion(2), until: OSVersion(5)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      SymbolEntry(
        """
        func willAnimateFirstHalfOfRotation(
          to toInterfaceOrientation: UIInterfaceOrientation,
          duration: TimeInterval
        )
        """,
        objectiveC: """
          - (void)willAnimateFirstHalfOfRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation
                                                              duration:(NSTimeInterval)duration;
          """,
        LocalizedText("Was called before the first half of a two-step rotation.", "曾在两步旋转的前半段之前调用。"),
        usage: LocalizedText(
          """
          Belongs to the two-step rotation of old versions. Deprecated in iOS 5: use \
          viewWillTransition(to:with:), on iOS 8 and later.
          """,
          "属于旧版本的两步旋转。iOS 5 起弃用：请使用 viewWillTransition(to:with:)（iOS 8 起）。"),
        defaultValue: LocalizedText("Not overridden: nothing happens.", "未重写：什么也不发生。"),
        page: """
          developer.apple.com/documentation/uikit/uiviewcontroller/willanimatefirsthalfofrotationtointerfaceorientation:duration:
          """)),
    Symbol(
      "UIViewController.didAnimateFirstHalfOfRotation(to:)",
      "-[UIViewController didAnimateFirstHalfOfRotationToInterfaceOrientation:]", .method,
      .since(OSVersion(2), until: OSVersion(5)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      visionOS: Availability(introduced: nil),
      SymbolEntry(
        """
        func didAnimateFirstHalfOfRotation(
          to toInterfaceOrientation: UIInterfaceOrientation
        )
        """,
        objectiveC: """
          - \
          (void)didAnimateFirstHalfOfRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation;
          """,
        LocalizedText(
          "Was called between the two halves of a two-step rotation, outside of any animation.",
          "曾在两步旋转的两段之间调用，不在任何动画之内。"),
        usage: LocalizedText(
          """
          Belongs to the two-step rotation of old versions. Deprecated in iOS 5: use \
          viewWillTransition(to:with:), on iOS 8 and later.
          """,
          "属于旧版本的两步旋转。iOS 5 起弃用：请使用 viewWillTransition(to:with:)（iOS 8 起）。"),
        defaultValue: LocalizedText("Not overridden: nothing happens.", "未重写：什么也不发生。"),
        page: """
          developer.apple.com/documentation/uikit/uiviewcontroller/didanimatefirsthalfofrotationtointerfaceorientation:
          """)),
    Symbol(
      "UIViewController.willAnimateSecondHalfOfRotation(from:duration:)",
      "-[UIViewController willAnimateSecondHalfOfRotationFromInterfaceOrientation:duration:]", .method,
      .since(OSVersion(2), until: OSVersion(5)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      SymbolEntry(
        """
        func willAnimateSecondHalfOfRotation(
          from fromInterfaceOrientation: UIInterfaceOrientation,
          duration: TimeInterval
        )
        """,
        objectiveC: """
          - (void)willAnimateSecondHalfOfRotationFromInterfaceOrientation:(UIInterfaceOrientation)fromInterfaceOrientation
                                                                 duration:(NSTimeInterval)duration;
          """,
        LocalizedText(
          "Was called inside the animation of the second half of a two-step rotation.",
          "曾在两步旋转后半段的动画中调用。"),
        usage: LocalizedText(
          """
          Belongs to the two-step rotation of old versions. Deprecated in iOS 5: use \
          viewWillTransition(to:with:), on iOS 8 and later.
          """,
          "属于旧版本的两步旋转。iOS 5 起弃用：请使用 viewWillTransition(to:with:)（iOS 8 起）。"),
        defaultValue: LocalizedText("Not overridden: nothing happens.", "未重写：什么也不发生。"),
        page: """
          developer.apple.com/documentation/uikit/uiviewcontroller/willanimatesecondhalfofrotationfrominterfaceorientation:duration:
          """)),
    Symbol(
      "UIViewController.automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers()",
      "-[UIViewController automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers]", .method,
      .since(OSVersion(5), until: OSVersion(6)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      visionOS: Availability(introduced: nil),
      SymbolEntry(
        "func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool",
        objectiveC: "- (BOOL)automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers;",
        LocalizedText(
          "On iOS 5, says whether a container's children get the calls of appearance and of rotation.",
          "在 iOS 5 上说明容器的子控制器是否收到出现与旋转的调用。"),
        usage: LocalizedText(
          """
          Deprecated in iOS 6: use shouldAutomaticallyForwardAppearanceMethods; viewWillTransition(to:with:) \
          reaches the children through super.
          """,
          """
          iOS 6 起弃用：请使用 shouldAutomaticallyForwardAppearanceMethods；viewWillTransition(to:with:) 通过 \
          super 传给子控制器。
          """),
        defaultValue: LocalizedText("YES.", "YES。"),
        page: """
          developer.apple.com/documentation/uikit/uiviewcontroller/automaticallyforwardappearanceandrotationmethodstochildviewcontrollers
          """)),
    Symbol(
      "UIViewController.shouldAutomaticallyForwardRotationMethods()",
      "-[UIViewController shouldAutomaticallyForwardRotationMethods]", .method,
      .since(OSVersion(6), until: OSVersion(8)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      SymbolEntry(
        "func shouldAutomaticallyForwardRotationMethods() -> Bool",
        objectiveC: "- (BOOL)shouldAutomaticallyForwardRotationMethods;",
        LocalizedText(
          "On iOS 6 and 7, says whether a container's children get the calls of a rotation.",
          "在 iOS 6 和 7 上说明容器的子控制器是否收到旋转的调用。"),
        usage: LocalizedText(
          "Deprecated in iOS 8: forward `viewWillTransition(to:with:)` to the children where super does not.",
          "iOS 8 起弃用：在 super 不转发时，自行把 `viewWillTransition(to:with:)` 转发给子控制器。"),
        defaultValue: LocalizedText("true.", "true。"),
        page: """
          developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardrotationmethods()
          """)),
    Symbol(
      "UIContentContainer.viewWillTransition(to:with:)",
      "-[UIContentContainer viewWillTransitionToSize:withTransitionCoordinator:]", .method, .since(OSVersion(8)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        """
        func viewWillTransition(
          to size: CGSize,
          with coordinator: any UIViewControllerTransitionCoordinator
        )
        """,
        objectiveC: """
          - (void)viewWillTransitionToSize:(CGSize)size
                 withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
          """,
        LocalizedText(
          """
          Is called before the view gets a new size, with a coordinator that runs your changes in the same \
          animation.
          """,
          "在视图获得新尺寸之前调用，并给出让你的改变随同动画进行的协调器。"),
        usage: LocalizedText(
          """
          UIKit calls it when the parent changes the size: when the window rotates by 90 degrees or is resized. \
          An override calls super, or the children are not called.
          """,
          "父级改变尺寸时由 UIKit 调用：窗口转动 90 度或改变大小时。重写时须调用 super，否则不会调用子控制器。"),
        rules: [.resizingIsNotRotation],
        page: "developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)")),
    Symbol(
      "UIViewController.viewWillLayoutSubviews()", "-[UIViewController viewWillLayoutSubviews]", .method,
      .since(OSVersion(5)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "func viewWillLayoutSubviews()",
        objectiveC: "- (void)viewWillLayoutSubviews;",
        LocalizedText(
          "Is called before the view lays out its subviews, with the new size in place.",
          "在视图布局子视图之前调用，此时新尺寸已就位。"),
        usage: LocalizedText(
          """
          UIKit calls it at every layout pass, also without a rotation: compare the size with that of the last \
          pass.
          """,
          "UIKit 在每次布局时调用，没有旋转时也是如此：请与上次的尺寸比较。"),
        defaultValue: LocalizedText("Does nothing.", "什么也不做。"),
        page: "developer.apple.com/documentation/uikit/uiviewcontroller/viewwilllayoutsubviews()")),
    Symbol(
      "UIViewController.presentModalViewController(_:animated:)",
      "-[UIViewController presentModalViewController:animated:]", .method, .since(OSVersion(2), until: OSVersion(6)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      visionOS: Availability(introduced: nil),
      SymbolEntry(
        """
        func presentModalViewController(
          _ modalViewController: UIViewController,
          animated: Bool
        )
        """,
        objectiveC: """
          - (void)presentModalViewController:(UIViewController *)modalViewController
                                    animated:(BOOL)animated;
          """,
        LocalizedText(
          "Presents a view controller modally on iOS 5 and earlier.",
          "在 iOS 5 及更早版本中以模态方式呈现控制器。"),
        usage: LocalizedText(
          "Deprecated in iOS 6: use present(_:animated:completion:).",
          "iOS 6 起弃用：请使用 present(_:animated:completion:)。"),
        page: "developer.apple.com/documentation/uikit/uiviewcontroller/presentmodalviewcontroller:animated:")),
    Symbol(
      "UIViewController.dismissModalViewController(animated:)",
      "-[UIViewController dismissModalViewControllerAnimated:]", .method, .since(OSVersion(2), until: OSVersion(6)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      visionOS: Availability(introduced: nil),
      SymbolEntry(
        "func dismissModalViewController(animated: Bool)",
        objectiveC: "- (void)dismissModalViewControllerAnimated:(BOOL)animated;",
        LocalizedText(
          "Dismisses a modally presented view controller on iOS 5 and earlier.",
          "在 iOS 5 及更早版本中关闭以模态方式呈现的控制器。"),
        usage: LocalizedText(
          "Deprecated in iOS 6: use dismiss(animated:completion:).",
          "iOS 6 起弃用：请使用 dismiss(animated:completion:)。"),
        page: "developer.apple.com/documentation/uikit/uiviewcontroller/dismissmodalviewcontrolleranimated:")),
    Symbol(
      "UIViewController.prefersInterfaceOrientationLocked", "-[UIViewController prefersInterfaceOrientationLocked]",
      .property, .since(OSVersion(26)),
      .documentation("developer.apple.com/documentation/uikit/uiviewcontroller/prefersinterfaceorientationlocked"),
      macCatalyst: .since(OSVersion(26)),
      SymbolEntry(
        "var prefersInterfaceOrientationLocked: Bool { get }",
        objectiveC: "@property (nonatomic, readonly) BOOL prefersInterfaceOrientationLocked;",
        LocalizedText(
          "Says that the view controller prefers the scene's current orientation to be locked.",
          "说明控制器倾向锁定场景的当前方向。"),
        usage: LocalizedText(
          """
          The system considers it while the scene is as large as the screen, centred and not covered, and does \
          not guarantee the lock. After a change call setNeedsUpdateOfPrefersInterfaceOrientationLocked().
          """,
          """
          场景与屏幕同大、居中且未被遮挡时系统予以考虑，但不保证锁定。改变之后请调用 \
          setNeedsUpdateOfPrefersInterfaceOrientationLocked()。
          """),
        defaultValue: LocalizedText("false.", "false。"),
        rules: [.prefersOrientationLockedFreezes, .linkedSdkGates26])),
    Symbol(
      "UIViewController.setNeedsUpdateOfPrefersInterfaceOrientationLocked()",
      "-[UIViewController setNeedsUpdateOfPrefersInterfaceOrientationLocked]", .method, .since(OSVersion(26)),
      .documentation(
        "developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofprefersinterfaceorientationlocked()"),
      macCatalyst: .since(OSVersion(26)),
      SymbolEntry(
        "func setNeedsUpdateOfPrefersInterfaceOrientationLocked()",
        objectiveC: "- (void)setNeedsUpdateOfPrefersInterfaceOrientationLocked;",
        LocalizedText(
          "Reports to UIKit that `prefersInterfaceOrientationLocked` has changed.",
          "通知 UIKit：`prefersInterfaceOrientationLocked` 已改变。"),
        usage: LocalizedText("Your code calls it after each change of the value.", "每次值改变之后由你的代码调用。"),
        rules: [.prefersOrientationLockedFreezes, .methodNotAvailableYet])),
    Symbol(
      "UIViewController.childForInterfaceOrientationLock",
      "-[UIViewController childViewControllerForInterfaceOrientationLock]", .property, .since(OSVersion(26)),
      .documentation("developer.apple.com/documentation/uikit/uiviewcontroller/childforinterfaceorientationlock"),
      macCatalyst: .since(OSVersion(26)),
      SymbolEntry(
        "var childForInterfaceOrientationLock: UIViewController? { get }",
        objectiveC: """
          @property (nonatomic, readonly, nullable) UIViewController \
          *childViewControllerForInterfaceOrientationLock;
          """,
        LocalizedText(
          "The child view controller whose `prefersInterfaceOrientationLocked` counts.",
          "以其 `prefersInterfaceOrientationLocked` 为准的子控制器。"),
        usage: LocalizedText(
          "A container overrides it and returns a child. If it returns nil, the container's own preference counts.",
          "容器重写它并返回子控制器。返回 nil 时以容器自身的偏好为准。"),
        rules: [.prefersOrientationLockedFreezes])),
  ]
}
