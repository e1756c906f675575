import Orientation

extension Symbol {
  /// The app, its delegates, the device and the screen.
  static let application: [Symbol] = [
    Symbol(
      "UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:)",
      "-[UIApplicationDelegate application:supportedInterfaceOrientationsForWindow:]", .delegateMethod,
      .since(OSVersion(6), until: OSVersion(27)),
      .documentation(
        "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:supportedinterfaceorientationsfor:)"
      ), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(27)),
      visionOS: .since(OSVersion(1), until: OSVersion(27)),
      SymbolEntry(
        """
        optional func application(
          _ application: UIApplication,
          supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask
        """,
        objectiveC: """
          - (UIInterfaceOrientationMask)application:(UIApplication *)application
            supportedInterfaceOrientationsForWindow:(nullable UIWindow *)window;
          """,
        LocalizedText(
          "Returns the app mask for a window; it replaces Info.plist's list after launch.",
          "返回某个窗口的应用掩码；启动之后取代 Info.plist 的列表。"),
        usage: LocalizedText(
          """
          UIKit calls it each time it determines the orientation, for example whenever the device is turned. \
          Deprecated in iOS 27: use supportedInterfaceOrientations(for:) of UIWindowSceneDelegate.
          """,
          """
          UIKit 每次确定方向时调用，例如每次转动设备时。iOS 27 起弃用：请使用 UIWindowSceneDelegate 的 \
          supportedInterfaceOrientations(for:)。
          """),
        defaultValue: LocalizedText("Not implemented: the list in Info.plist counts.", "未实现：以 Info.plist 的列表为准。"),
        rules: [
          .appDelegateReplacesInfoPlist, .effectiveMaskIsIntersection, .rootIsAskedAfterLaunch,
          .multitaskingAppsAreNotAsked, .infoPlistLimitsLaunch,
        ])),
    Symbol(
      "UIApplication.supportedInterfaceOrientations(for:)", "-[UIApplication supportedInterfaceOrientationsForWindow:]",
      .method, .since(OSVersion(6), until: OSVersion(27)),
      .documentation("developer.apple.com/documentation/uikit/uiapplication/supportedinterfaceorientations(for:)"),
      macCatalyst: .since(OSVersion(13, 1), until: OSVersion(27)), visionOS: .since(OSVersion(1), until: OSVersion(27)),
      SymbolEntry(
        """
        func supportedInterfaceOrientations(
          for window: UIWindow?
        ) -> UIInterfaceOrientationMask
        """,
        objectiveC: """
          - (UIInterfaceOrientationMask)supportedInterfaceOrientationsForWindow:(nullable UIWindow *)window;
          """,
        LocalizedText(
          "Returns the orientations that UIKit takes from Info.plist for a window.",
          "返回 UIKit 从 Info.plist 得出的某个窗口的方向。"),
        usage: LocalizedText(
          """
          Your code calls it. Deprecated in iOS 27: use supportedInterfaceOrientations(for:) of \
          UIWindowSceneDelegate.
          """,
          "由你的代码调用。iOS 27 起弃用：请使用 UIWindowSceneDelegate 的 supportedInterfaceOrientations(for:)。"),
        rules: [.infoPlistDeclares, .infoPlistMissingMeansDefault])),
    Symbol(
      "UIWindowSceneDelegate.supportedInterfaceOrientations(for:)",
      "-[UIWindowSceneDelegate supportedInterfaceOrientationsForWindowScene:]", .delegateMethod, .since(OSVersion(27)),
      .documentation(
        "developer.apple.com/documentation/uikit/uiwindowscenedelegate/supportedinterfaceorientations(for:)"),
      macCatalyst: .since(OSVersion(27)), visionOS: .since(OSVersion(27)),
      SymbolEntry(
        """
        optional func supportedInterfaceOrientations(
          for windowScene: UIWindowScene
        ) -> UIInterfaceOrientationMask
        """,
        objectiveC: """
          - (UIInterfaceOrientationMask)supportedInterfaceOrientationsForWindowScene:(UIWindowScene \
          *)windowScene;
          """,
        LocalizedText(
          "On iOS 27 and later, returns the app mask for one scene; it replaces Info.plist's list there.",
          "在 iOS 27 及更高版本上返回某个场景的应用掩码；对该场景取代 Info.plist 的列表。"),
        usage: LocalizedText(
          "That it also takes precedence over the app delegate's method is assumed.",
          "它也先于应用代理的方法，这是假设。"),
        defaultValue: LocalizedText("Not implemented: the list in Info.plist counts.", "未实现：以 Info.plist 的列表为准。"),
        rules: [.sceneDelegateReplacesInfoPlist, .effectiveMaskIsIntersection, .infoPlistDeclares])),
    Symbol(
      "UIApplication.statusBarOrientation", "UIApplication.statusBarOrientation", .property,
      .since(OSVersion(2), until: OSVersion(13)),
      .header("UIApplication.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      SymbolEntry(
        "var statusBarOrientation: UIInterfaceOrientation { get set }",
        objectiveC: "@property (readwrite, nonatomic) UIInterfaceOrientation statusBarOrientation;",
        LocalizedText(
          "The orientation of the status bar, which is that of the interface.",
          "状态栏的方向，即界面的方向。"),
        usage: LocalizedText(
          """
          Deprecated in iOS 13: read the window scene's effectiveGeometry.interfaceOrientation. The setter has \
          no effect on iOS 13 and later; the getter is a no-op on iOS 27 in apps built with the 27 SDK.
          """,
          """
          iOS 13 起弃用：请读取窗口场景的 effectiveGeometry.interfaceOrientation。从 iOS 13 起设置无效；使用 27 \
          SDK 构建的应用在 iOS 27 上读取也无效。
          """),
        rules: [
          .setStatusBarOrientationDoesNothing, .setStatusBarOrientationTurnsStatusBarAlone,
          .setStatusBarOrientationNeedsEmptyMask, .transformIsNotRotation,
        ],
        page: "developer.apple.com/documentation/uikit/uiapplication/statusbarorientation")),
    Symbol(
      "UIApplication.setStatusBarOrientation(_:animated:)", "-[UIApplication setStatusBarOrientation:animated:]",
      .method, .since(OSVersion(2), until: OSVersion(9)),
      .header("UIApplication.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      SymbolEntry(
        """
        func setStatusBarOrientation(
          _ interfaceOrientation: UIInterfaceOrientation,
          animated: Bool
        )
        """,
        objectiveC: """
          - (void)setStatusBarOrientation:(UIInterfaceOrientation)interfaceOrientation
                                 animated:(BOOL)animated;
          """,
        LocalizedText(
          "On iOS 12 and earlier, rotates the status bar alone; on iOS 13 and later, it does nothing.",
          "在 iOS 12 及更早版本中只转动状态栏；从 iOS 13 起不起作用。"),
        usage: LocalizedText(
          """
          Deprecated in iOS 9: use supportedInterfaceOrientations, on iOS 16 and later with \
          requestGeometryUpdate(_:errorHandler:). On iOS 6 to 8 the view controller's mask must be 0.
          """,
          """
          iOS 9 起弃用：请使用 supportedInterfaceOrientations，从 iOS 16 起配合 \
          requestGeometryUpdate(_:errorHandler:)。在 iOS 6 至 8 上控制器的掩码必须为 0。
          """),
        rules: [
          .setStatusBarOrientationDoesNothing, .setStatusBarOrientationTurnsStatusBarAlone,
          .setStatusBarOrientationNeedsEmptyMask,
        ],
        page: "developer.apple.com/documentation/uikit/uiapplication/setstatusbarorientation(_:animated:)")),
    Symbol(
      "UIApplication.statusBarOrientationAnimationDuration", "UIApplication.statusBarOrientationAnimationDuration",
      .property, .since(OSVersion(2), until: OSVersion(13)),
      .header("UIApplication.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      SymbolEntry(
        "var statusBarOrientationAnimationDuration: TimeInterval { get }",
        objectiveC: "@property (nonatomic, readonly) NSTimeInterval statusBarOrientationAnimationDuration;",
        LocalizedText(
          "The seconds that the status bar takes to rotate by 90 degrees.",
          "状态栏转动 90 度所用的秒数。"),
        usage: LocalizedText(
          "Deprecated in iOS 13: animate along the coordinator of `viewWillTransition(to:with:)`.",
          "iOS 13 起弃用：请随 `viewWillTransition(to:with:)` 的协调器进行动画。"),
        page: "developer.apple.com/documentation/uikit/uiapplication/statusbarorientationanimationduration")),
    Symbol(
      "UIApplication.willChangeStatusBarOrientationNotification",
      "UIApplicationWillChangeStatusBarOrientationNotification", .notification,
      .since(OSVersion(2), until: OSVersion(13)),
      .header("UIApplication.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      SymbolEntry(
        "class let willChangeStatusBarOrientationNotification: NSNotification.Name",
        objectiveC: "extern NSNotificationName const UIApplicationWillChangeStatusBarOrientationNotification;",
        LocalizedText(
          "Is posted when the orientation of the interface is about to change.",
          "在界面方向即将改变时发出。"),
        usage: LocalizedText(
          """
          The userInfo has the new orientation at statusBarOrientationUserInfoKey. Deprecated in iOS 13: use \
          viewWillTransition(to:with:).
          """,
          """
          userInfo 的 statusBarOrientationUserInfoKey 键给出新方向。iOS 13 起弃用：请使用 \
          viewWillTransition(to:with:)。
          """),
        page: "developer.apple.com/documentation/uikit/uiapplication/willchangestatusbarorientationnotification")),
    Symbol(
      "UIApplication.didChangeStatusBarOrientationNotification",
      "UIApplicationDidChangeStatusBarOrientationNotification", .notification,
      .since(OSVersion(2), until: OSVersion(13)),
      .header("UIApplication.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      SymbolEntry(
        "class let didChangeStatusBarOrientationNotification: NSNotification.Name",
        objectiveC: "extern NSNotificationName const UIApplicationDidChangeStatusBarOrientationNotification;",
        LocalizedText("Is posted when the orientation of the interface has changed.", "在界面方向改变之后发出。"),
        usage: LocalizedText(
          """
          Deprecated in iOS 13: use viewWillTransition(to:with:) or, on iOS 26 and later, \
          windowScene(_:didUpdateEffectiveGeometry:).
          """,
          """
          iOS 13 起弃用：请使用 viewWillTransition(to:with:)，从 iOS 26 起也可用 \
          windowScene(_:didUpdateEffectiveGeometry:)。
          """),
        page: "developer.apple.com/documentation/uikit/uiapplication/didchangestatusbarorientationnotification")),
    Symbol(
      "UIApplication.invalidInterfaceOrientationException", "UIApplicationInvalidInterfaceOrientationException",
      .constant, .since(OSVersion(6)),
      .header("UIApplication.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "class let invalidInterfaceOrientationException: NSExceptionName",
        objectiveC: "extern NSExceptionName const UIApplicationInvalidInterfaceOrientationException;",
        LocalizedText(
          """
          The exception that UIKit raises where masks are 0, have nothing in common or do not contain the \
          preferred orientation.
          """,
          "掩码为 0、没有共同方向或不含首选方向时 UIKit 抛出的异常。"),
        usage: LocalizedText(
          "In a crash log it is named `UIApplicationInvalidInterfaceOrientation`.",
          "在崩溃日志中名为 `UIApplicationInvalidInterfaceOrientation`。"),
        rules: [
          .noCommonOrientationThrows, .noCommonOrientationThrowsAtPresentation, .preferredNotSupportedThrows,
          .emptyControllerMaskThrows, .noCommonOrientationUnderFullScreen,
        ],
        page: "developer.apple.com/documentation/uikit/uiapplication/invalidinterfaceorientationexception")),
    Symbol(
      "UIDevice.orientation", "UIDevice.orientation", .property, .since(OSVersion(2)),
      .header("UIDevice.h"), macCatalyst: .since(OSVersion(13, 1)),
      SymbolEntry(
        "var orientation: UIDeviceOrientation { get }",
        objectiveC: "@property (nonatomic, readonly) UIDeviceOrientation orientation;",
        LocalizedText(
          "How the device is held; it can differ from the orientation of the interface.",
          "设备的持握方向；可能与界面方向不同。"),
        usage: LocalizedText(
          """
          It is unknown unless device notifications are generated. It is read-only: setting it by key-value \
          coding was never public and only logs on iOS 16 and later.
          """,
          "未生成设备通知时为 unknown。它是只读的：用键值编码设置从来不是公开接口，从 iOS 16 起只会写日志。"),
        defaultValue: LocalizedText(
          "unknown, before `beginGeneratingDeviceOrientationNotifications()`.",
          "调用 `beginGeneratingDeviceOrientationNotifications()` 之前为 unknown。"),
        rules: [
          .deviceMapsToOppositeLandscape, .deviceOrientationIsFollowed, .flatOrUnknownChangesNothing,
          .keyValueCodingOnlyLogs, .keyValueCodingActsAsTurn,
        ],
        page: "developer.apple.com/documentation/uikit/uidevice/orientation")),
    Symbol(
      "UIDevice.isGeneratingDeviceOrientationNotifications", "UIDevice.generatesDeviceOrientationNotifications",
      .property, .since(OSVersion(2)),
      .header("UIDevice.h"), macCatalyst: .since(OSVersion(13, 1)),
      SymbolEntry(
        "var isGeneratingDeviceOrientationNotifications: Bool { get }",
        objectiveC: """
          @property (nonatomic, readonly, getter=isGeneratingDeviceOrientationNotifications) BOOL \
          generatesDeviceOrientationNotifications;
          """,
        LocalizedText(
          "Says whether the device posts `orientationDidChangeNotification` and keeps orientation up to date.",
          "说明设备是否发出 `orientationDidChangeNotification` 并更新 orientation。"),
        usage: LocalizedText(
          """
          It is true between calls of beginGeneratingDeviceOrientationNotifications() and \
          endGeneratingDeviceOrientationNotifications().
          """,
          """
          在 beginGeneratingDeviceOrientationNotifications() 与 endGeneratingDeviceOrientationNotifications() 之\
          间为 true。
          """),
        page: "developer.apple.com/documentation/uikit/uidevice/isgeneratingdeviceorientationnotifications")),
    Symbol(
      "UIDevice.beginGeneratingDeviceOrientationNotifications()",
      "-[UIDevice beginGeneratingDeviceOrientationNotifications]", .method, .since(OSVersion(2)),
      .header("UIDevice.h"), macCatalyst: .since(OSVersion(13, 1)),
      SymbolEntry(
        "func beginGeneratingDeviceOrientationNotifications()",
        objectiveC: "- (void)beginGeneratingDeviceOrientationNotifications;",
        LocalizedText(
          "Starts the device's orientation notifications and the updates of `UIDevice.orientation`.",
          "开始生成设备方向通知并更新 `UIDevice.orientation`。"),
        usage: LocalizedText(
          """
          Your code calls it, for example in viewWillAppear(_:). Calls nest: each needs its \
          endGeneratingDeviceOrientationNotifications().
          """,
          """
          由你的代码调用，例如在 viewWillAppear(_:) 中。调用可以嵌套：每次都需要对应的 \
          endGeneratingDeviceOrientationNotifications()。
          """),
        page: "developer.apple.com/documentation/uikit/uidevice/begingeneratingdeviceorientationnotifications()")),
    Symbol(
      "UIDevice.endGeneratingDeviceOrientationNotifications()",
      "-[UIDevice endGeneratingDeviceOrientationNotifications]", .method, .since(OSVersion(2)),
      .header("UIDevice.h"), macCatalyst: .since(OSVersion(13, 1)),
      SymbolEntry(
        "func endGeneratingDeviceOrientationNotifications()",
        objectiveC: "- (void)endGeneratingDeviceOrientationNotifications;",
        LocalizedText(
          """
          Ends one call of beginGeneratingDeviceOrientationNotifications(); the last one stops the device's \
          notifications.
          """,
          "结束一次 beginGeneratingDeviceOrientationNotifications()；最后一次会停止设备通知。"),
        usage: LocalizedText(
          "Your code calls it once for each begin, for example in `viewWillDisappear(_:)`.",
          "由你的代码对每次 begin 调用一次，例如在 `viewWillDisappear(_:)` 中。"),
        page: "developer.apple.com/documentation/uikit/uidevice/endgeneratingdeviceorientationnotifications()")),
    Symbol(
      "UIDevice.orientationDidChangeNotification", "UIDeviceOrientationDidChangeNotification", .notification,
      .inferred(OSVersion(2)),
      .header("UIDevice.h"), macCatalyst: Availability(introduced: nil),
      SymbolEntry(
        "class let orientationDidChangeNotification: NSNotification.Name",
        objectiveC: "extern NSNotificationName const UIDeviceOrientationDidChangeNotification;",
        LocalizedText(
          "Is posted when the device is turned, also to face up or face down; the interface may not follow.",
          "在设备转动时发出，转为面朝上或面朝下时也是；界面不一定跟随。"),
        usage: LocalizedText(
          """
          Read UIDevice.orientation in it. On iOS 16 and later it arrives before the view has its new size, so \
          do not use it for layout.
          """,
          "请在其中读取 UIDevice.orientation。从 iOS 16 起它在视图获得新尺寸之前到达，因此不要用于布局。"),
        rules: [.keyValueCodingActsAsTurn, .deviceOrientationIsFollowed],
        page: "developer.apple.com/documentation/uikit/uidevice/orientationdidchangenotification")),
  ]
}
