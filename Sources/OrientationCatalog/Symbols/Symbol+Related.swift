import Orientation

extension Symbol {
  /// What an app also meets: preferences, sizes, screens, traits, and callbacks of layout.
  static let related: [Symbol] = [
    Symbol(
      "UIWindowScene.GeometryPreferences", "UIWindowSceneGeometryPreferences", .type, .since(OSVersion(16)),
      .documentation("developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences"),
      macCatalyst: .since(OSVersion(16)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "class GeometryPreferences: NSObject",
        objectiveC: "@interface UIWindowSceneGeometryPreferences : NSObject",
        LocalizedText(
          "The superclass of what a geometry request asks for; for iOS use its subclass iOS.",
          "几何请求内容的父类；iOS 上请使用其子类 iOS。"),
        usage: LocalizedText(
          "Your code passes an object of a subclass to `requestGeometryUpdate(_:errorHandler:)`.",
          "你的代码把子类的对象传给 `requestGeometryUpdate(_:errorHandler:)`。"),
        rules: [.geometryRequestUnsupportedPreferences, .geometryRequestPicksFromSupported])),
    Symbol(
      "UIWindowScene.GeometryPreferences.iOS.init(interfaceOrientations:)",
      "-[UIWindowSceneGeometryPreferencesIOS initWithInterfaceOrientations:]", .method, .since(OSVersion(16)),
      .documentation(
        "developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios/init(interfaceorientations:)"),
      macCatalyst: .since(OSVersion(16)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "convenience init(interfaceOrientations: UIInterfaceOrientationMask)",
        objectiveC: """
          - (instancetype)initWithInterfaceOrientations:(UIInterfaceOrientationMask)interfaceOrientations;
          """,
        LocalizedText(
          "Creates the preferences of a geometry request for the given orientations.",
          "用给定的方向创建几何请求的偏好设置。"),
        usage: LocalizedText(
          "Your code calls it, often as .iOS(`interfaceOrientations`: .landscape). An empty mask states no preference.",
          "由你的代码调用，常写作 .iOS(`interfaceOrientations`: .landscape)。空掩码表示没有偏好。"),
        rules: [.geometryRequestPicksFromSupported, .geometryRequestEmptyIsNoPreference])),
    Symbol(
      "UIWindowScene.Geometry", "UIWindowSceneGeometry", .type, .since(OSVersion(16)),
      .documentation("developer.apple.com/documentation/uikit/uiwindowscene/geometry"),
      macCatalyst: .since(OSVersion(16)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "class Geometry: NSObject",
        objectiveC: "@interface UIWindowSceneGeometry : NSObject",
        LocalizedText(
          "The geometry of a window scene: interface orientation, lock and coordinate space.",
          "窗口场景的几何信息：界面方向、锁定状态和坐标空间。"),
        usage: LocalizedText(
          "Your code reads it from `effectiveGeometry`; only UIKit creates it.",
          "你的代码从 `effectiveGeometry` 读取；只由 UIKit 创建。"),
        rules: [.resizingIsNotRotation, .prefersOrientationLockedFreezes])),
    Symbol(
      "UIWindowScene.Geometry.coordinateSpace", "UIWindowSceneGeometry.coordinateSpace", .property,
      .since(OSVersion(26)),
      .documentation("developer.apple.com/documentation/uikit/uiwindowscene/geometry/coordinatespace"),
      macCatalyst: .since(OSVersion(26)), visionOS: .since(OSVersion(26)),
      SymbolEntry(
        "var coordinateSpace: any UICoordinateSpace { get }",
        objectiveC: "@property (nonatomic, readonly) id<UICoordinateSpace> coordinateSpace;",
        LocalizedText(
          "The scene's coordinate space, on iOS 26 and later; its bounds have the size of the scene.",
          "场景的坐标空间（iOS 26 起）；其边界具有场景的尺寸。"),
        rules: [.resizingIsNotRotation])),
    Symbol(
      "UIWindowScene.coordinateSpace", "UIWindowScene.coordinateSpace", .property,
      .since(OSVersion(13), until: OSVersion(26)),
      .documentation("developer.apple.com/documentation/uikit/uiwindowscene/coordinatespace"),
      macCatalyst: .since(OSVersion(13, 1), until: OSVersion(26)), visionOS: .since(OSVersion(1), until: OSVersion(26)),
      SymbolEntry(
        "var coordinateSpace: any UICoordinateSpace { get }",
        objectiveC: "@property (nonatomic, readonly) id<UICoordinateSpace> coordinateSpace;",
        LocalizedText(
          "The scene's coordinate space, on iOS 13 and later; its bounds have the size of the scene.",
          "场景的坐标空间（iOS 13 起）；其边界具有场景的尺寸。"),
        usage: LocalizedText(
          "Deprecated in iOS 26: use `effectiveGeometry.coordinateSpace`.",
          "iOS 26 起弃用：请使用 `effectiveGeometry.coordinateSpace`。"),
        rules: [.resizingIsNotRotation])),
    Symbol(
      "UIWindowScene.screen", "UIWindowScene.screen", .property, .since(OSVersion(13)),
      .documentation("developer.apple.com/documentation/uikit/uiwindowscene/screen"),
      macCatalyst: .since(OSVersion(13, 1)),
      SymbolEntry(
        "var screen: UIScreen { get }",
        objectiveC: "@property (nonatomic, readonly) UIScreen *screen;",
        LocalizedText("The screen that shows the scene.", "显示该场景的屏幕。"),
        usage: LocalizedText(
          "Use it instead of `UIScreen.main` where the screen is needed; for layout use the bounds of the view.",
          "需要屏幕时用它代替 `UIScreen.main`；布局请使用视图的 bounds。"),
        rules: [.requiresFullScreenResizesDiscretely])),
    Symbol(
      "UIWindowScene.sizeRestrictions", "UIWindowScene.sizeRestrictions", .property, .since(OSVersion(13)),
      .documentation("developer.apple.com/documentation/uikit/uiwindowscene/sizerestrictions"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "var sizeRestrictions: UISceneSizeRestrictions? { get }",
        objectiveC: "@property (nonatomic, readonly, nullable) UISceneSizeRestrictions *sizeRestrictions;",
        LocalizedText(
          "The smallest and the largest size that the app wants for the scene's window.",
          "应用希望场景窗口具有的最小和最大尺寸。"),
        usage: LocalizedText(
          "Your code changes it when the scene connects. It is nil where the system does not allow restrictions.",
          "场景连接时由你的代码修改。系统不允许限制时为 nil。"),
        rules: [.resizingIsNotRotation])),
    Symbol(
      "UISceneSizeRestrictions", "UISceneSizeRestrictions", .type, .since(OSVersion(13)),
      .documentation("developer.apple.com/documentation/uikit/uiscenesizerestrictions"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "class UISceneSizeRestrictions: NSObject",
        objectiveC: "@interface UISceneSizeRestrictions : NSObject",
        LocalizedText(
          "The smallest and the largest size of a window that the user can resize.",
          "用户可调整大小的窗口的最小和最大尺寸。"),
        usage: LocalizedText(
          "Take it from `sizeRestrictions` of the window scene; do not create one.",
          "从窗口场景的 `sizeRestrictions` 取得；不要自行创建。"))),
    Symbol(
      "UISceneSizeRestrictions.minimumSize", "UISceneSizeRestrictions.minimumSize", .property, .since(OSVersion(13)),
      .documentation("developer.apple.com/documentation/uikit/uiscenesizerestrictions/minimumsize"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "var minimumSize: CGSize { get set }",
        objectiveC: "@property (nonatomic, assign) CGSize minimumSize;",
        LocalizedText(
          "The smallest size that the app wants for the window; it is a preference.",
          "应用希望窗口具有的最小尺寸；只是偏好。"),
        usage: LocalizedText(
          "Your code sets it when the scene connects, on `windowScene.sizeRestrictions`.",
          "场景连接时由你的代码在 `windowScene.sizeRestrictions` 上设置。"))),
    Symbol(
      "UISceneErrorDomain", "UISceneErrorDomain", .constant, .since(OSVersion(15)),
      .documentation("developer.apple.com/documentation/uikit/uisceneerrordomain"), macCatalyst: .since(OSVersion(15)),
      visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "let UISceneErrorDomain: String",
        objectiveC: "extern NSErrorDomain const UISceneErrorDomain;",
        LocalizedText(
          "The domain of a scene's errors, also of a geometry request that fails.",
          "场景错误的域，失败的几何请求也使用它。"),
        usage: LocalizedText(
          "A log of a denied geometry request shows it with code 101.",
          "几何请求被拒绝时，日志中显示它和错误码 101。"),
        rules: [.geometryRequestNoneSupported, .geometryRequestWindowingMode, .geometryRequestUnsupportedPreferences])),
    Symbol(
      "UIWindowSceneDelegate", "UIWindowSceneDelegate", .protocol, .since(OSVersion(13)),
      .documentation("developer.apple.com/documentation/uikit/uiwindowscenedelegate"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "protocol UIWindowSceneDelegate: UISceneDelegate",
        objectiveC: "@protocol UIWindowSceneDelegate <UISceneDelegate>",
        LocalizedText(
          "The delegate of a window scene; on iOS 27 it can return the mask of the scene.",
          "窗口场景的代理；在 iOS 27 上可返回场景的掩码。"),
        usage: LocalizedText(
          """
          UIKit calls it when the scene connects and when its geometry changes. Its class is named in \
          UIApplicationSceneManifest, or by the app delegate.
          """,
          "场景连接及其几何信息改变时由 UIKit 调用。其类名写在 UIApplicationSceneManifest 中，或由应用代理给出。"),
        rules: [.sceneDelegateReplacesInfoPlist])),
    Symbol(
      "UIApplicationSceneManifest", "UIApplicationSceneManifest", .informationPropertyListKey, .since(OSVersion(13)),
      .documentation(
        "developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest"),
      macCatalyst: .since(OSVersion(13)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        """
        <key>UIApplicationSceneManifest</key>
        <dict>
          <key>UIApplicationSupportsMultipleScenes</key>
          <false/>
          <key>UISceneConfigurations</key>
          <dict>
            <key>UIWindowSceneSessionRoleApplication</key>
            <array>
              <dict>
                <key>UISceneConfigurationName</key>
                <string>Default Configuration</string>
                <key>UISceneDelegateClassName</key>
                <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
              </dict>
            </array>
          </dict>
        </dict>
        """,
        LocalizedText(
          "Names the app's scene configurations and scene delegates; it declares no orientation.",
          "声明应用的场景配置和场景代理；不声明任何方向。"),
        usage: LocalizedText(
          "The system reads it when a scene is created. An app built with the 27 SDK requires it.",
          "创建场景时由系统读取。使用 27 SDK 构建的应用必须有它。"))),
    Symbol(
      "UIWindow.init(windowScene:)", "-[UIWindow initWithWindowScene:]", .method, .since(OSVersion(13)),
      .documentation("developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "init(windowScene: UIWindowScene)",
        objectiveC: "- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene;",
        LocalizedText("Creates a window in a window scene.", "在窗口场景中创建窗口。"),
        usage: LocalizedText(
          """
          Your code calls it, for example in scene(_:willConnectTo:options:). Give the window a root view \
          controller: without one, the app mask alone decides.
          """,
          """
          由你的代码调用，例如在 scene(_:willConnectTo:options:) 中。请为窗口设置根控制器：没有根控制器时只由应\
          用掩码决定。
          """),
        rules: [.rootViewControllerMissing])),
    Symbol(
      "UIScreen.main", "+[UIScreen mainScreen]", .property, .since(OSVersion(2), until: OSVersion(26)),
      .documentation("developer.apple.com/documentation/uikit/uiscreen/main"),
      macCatalyst: .since(OSVersion(13, 1), until: OSVersion(26)),
      SymbolEntry(
        "class var main: UIScreen { get }",
        objectiveC: "@property (class, nonatomic, readonly) UIScreen *mainScreen;",
        LocalizedText(
          "The main screen of the device; it may be another one than that of the scene.",
          "设备的主屏幕；可能不是场景所在的屏幕。"),
        usage: LocalizedText(
          "Deprecated in iOS 26: use screen of the window scene, and the view's bounds for layout.",
          "iOS 26 起弃用：请使用窗口场景的 screen，布局请使用视图的 bounds。"))),
    Symbol(
      "UIDevice", "UIDevice", .type, .since(OSVersion(2)),
      .documentation("developer.apple.com/documentation/uikit/uidevice"), macCatalyst: .since(OSVersion(13, 1)),
      visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "class UIDevice: NSObject",
        objectiveC: "@interface UIDevice : NSObject",
        LocalizedText(
          "The device; it says how it is held and posts a notification when it is turned.",
          "设备；给出其持握方向，并在转动时发出通知。"),
        usage: LocalizedText(
          "Your code uses `UIDevice.current`. The device's orientation is not that of the interface.",
          "你的代码使用 `UIDevice.current`。设备方向不等于界面方向。"),
        rules: [.deviceMapsToOppositeLandscape])),
    Symbol(
      "UIDevice.userInterfaceIdiom", "UIDevice.userInterfaceIdiom", .property, .since(OSVersion(3, 2)),
      .documentation("developer.apple.com/documentation/uikit/uidevice/userinterfaceidiom"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "var userInterfaceIdiom: UIUserInterfaceIdiom { get }",
        objectiveC: "@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;",
        LocalizedText(
          "The device's style of interface: phone, pad and others; the default masks depend on it.",
          "设备的界面风格：phone、pad 等；默认掩码取决于它。"),
        rules: [.controllerMaskDefault, .infoPlistMissingMeansDefault])),
    Symbol(
      "NotificationCenter.MessageIdentifier.orientationDidChange", nil, .constant, .since(OSVersion(26)),
      .documentation(
        "developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/orientationdidchange"),
      macCatalyst: .since(OSVersion(26)),
      SymbolEntry(
        """
        static var orientationDidChange: NotificationCenter
          .BaseMessageIdentifier<UIDevice.OrientationDidChangeMessage> { get }
        """,
        LocalizedText(
          "Identifies the typed message for a turned device, the same as `orientationDidChangeNotification`.",
          "设备转动的类型化消息的标识，等同于 `orientationDidChangeNotification`。"),
        usage: LocalizedText(
          "Your code passes it to `addObserver(of:for:)` of NotificationCenter, with `UIDevice.current`.",
          "你的代码将它与 `UIDevice.current` 一起传给 NotificationCenter 的 `addObserver(of:for:)`。"),
        rules: [.deviceOrientationIsFollowed])),
    Symbol(
      "UIApplication.statusBarOrientationUserInfoKey", "UIApplicationStatusBarOrientationUserInfoKey", .constant,
      .since(OSVersion(2), until: OSVersion(13)),
      .documentation("developer.apple.com/documentation/uikit/uiapplication/statusbarorientationuserinfokey"),
      macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      SymbolEntry(
        "class let statusBarOrientationUserInfoKey: String",
        objectiveC: "extern NSString *const UIApplicationStatusBarOrientationUserInfoKey;",
        LocalizedText(
          "The key of the orientation in the `userInfo` of the status bar's notifications.",
          "状态栏通知的 `userInfo` 中方向的键。"),
        usage: LocalizedText(
          """
          The value is an NSNumber with a UIInterfaceOrientation. Deprecated in iOS 13: use \
          viewWillTransition(to:with:).
          """,
          "值为含 UIInterfaceOrientation 的 NSNumber。iOS 13 起弃用：请使用 viewWillTransition(to:with:)。"))),
    Symbol(
      "UIApplicationDelegate.application(_:willChangeStatusBarOrientation:duration:)",
      "-[UIApplicationDelegate application:willChangeStatusBarOrientation:duration:]", .delegateMethod,
      .since(OSVersion(2), until: OSVersion(13)),
      .documentation(
        "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:willchangestatusbarorientation:duration:)"
      ), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      SymbolEntry(
        """
        optional func application(
          _ application: UIApplication,
          willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
          duration: TimeInterval
        )
        """,
        objectiveC: """
          - (void)application:(UIApplication *)application
              willChangeStatusBarOrientation:(UIInterfaceOrientation)newStatusBarOrientation
                                    duration:(NSTimeInterval)duration;
          """,
        LocalizedText(
          "Is called in the app delegate when the orientation of the interface is about to change.",
          "在界面方向即将改变时对应用代理调用。"),
        usage: LocalizedText(
          "Deprecated in iOS 13: use `viewWillTransition(to:with:)`.",
          "iOS 13 起弃用：请使用 `viewWillTransition(to:with:)`。"),
        defaultValue: LocalizedText("Not implemented: nothing happens.", "未实现：什么也不发生。"))),
    Symbol(
      "UIApplicationDelegate.application(_:didChangeStatusBarOrientation:)",
      "-[UIApplicationDelegate application:didChangeStatusBarOrientation:]", .delegateMethod,
      .since(OSVersion(2), until: OSVersion(13)),
      .documentation(
        "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didchangestatusbarorientation:)"),
      macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      SymbolEntry(
        """
        optional func application(
          _ application: UIApplication,
          didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
        )
        """,
        objectiveC: """
          - (void)application:(UIApplication *)application
              didChangeStatusBarOrientation:(UIInterfaceOrientation)oldStatusBarOrientation;
          """,
        LocalizedText(
          "Is called in the app delegate when the orientation of the interface has changed, with the old one.",
          "在界面方向改变之后对应用代理调用，并给出旧方向。"),
        usage: LocalizedText(
          """
          Deprecated in iOS 13: use viewWillTransition(to:with:) or, on iOS 26 and later, \
          windowScene(_:didUpdateEffectiveGeometry:).
          """,
          """
          iOS 13 起弃用：请使用 viewWillTransition(to:with:)，从 iOS 26 起也可用 \
          windowScene(_:didUpdateEffectiveGeometry:)。
          """),
        defaultValue: LocalizedText("Not implemented: nothing happens.", "未实现：什么也不发生。"))),
    Symbol(
      "UIContentContainer", "UIContentContainer", .protocol, .inferred(OSVersion(8)),
      .documentation("developer.apple.com/documentation/uikit/uicontentcontainer"),
      macCatalyst: Availability(introduced: nil), visionOS: Availability(introduced: nil),
      SymbolEntry(
        "protocol UIContentContainer: NSObjectProtocol",
        objectiveC: "@protocol UIContentContainer <NSObject>",
        LocalizedText(
          "The methods with which view controllers and presentation controllers adapt to a new size or new traits.",
          "控制器和呈现控制器用来适应新尺寸或新特征的方法。"),
        usage: LocalizedText(
          """
          UIViewController and UIPresentationController conform to it; your code overrides \
          viewWillTransition(to:with:).
          """,
          "UIViewController 和 UIPresentationController 遵循它；你的代码重写 viewWillTransition(to:with:)。"),
        rules: [.resizingIsNotRotation])),
    Symbol(
      "UIContentContainer.willTransition(to:with:)",
      "-[UIContentContainer willTransitionToTraitCollection:withTransitionCoordinator:]", .method, .since(OSVersion(8)),
      .documentation("developer.apple.com/documentation/uikit/uicontentcontainer/willtransition(to:with:)"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        """
        func willTransition(
          to newCollection: UITraitCollection,
          with coordinator: any UIViewControllerTransitionCoordinator
        )
        """,
        objectiveC: """
          - (void)willTransitionToTraitCollection:(UITraitCollection *)newCollection
                        withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
          """,
        LocalizedText(
          "Is called before the traits change, for example the size classes at a rotation of an iPhone.",
          "在特征改变之前调用，例如 iPhone 旋转时的尺寸类别。"),
        usage: LocalizedText(
          """
          UIKit does not call it for a rotation that keeps the size classes, as on iPad: use \
          viewWillTransition(to:with:) there. An override calls super.
          """,
          "旋转不改变尺寸类别时（如 iPad）UIKit 不调用它：请使用 viewWillTransition(to:with:)。重写时须调用 super。"))),
    Symbol(
      "UIViewControllerTransitionCoordinatorContext.targetTransform",
      "UIViewControllerTransitionCoordinatorContext.targetTransform", .property, .since(OSVersion(8)),
      .documentation(
        "developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/targettransform"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "var targetTransform: CGAffineTransform { get }",
        objectiveC: "@property (nonatomic, readonly) CGAffineTransform targetTransform;",
        LocalizedText(
          "The rotation that the transition applies to the interface: by 90, -90 or 180 degrees, or none.",
          "过渡对界面施加的旋转：90、-90 或 180 度，或没有。"),
        usage: LocalizedText(
          """
          Read it from the coordinator that viewWillTransition(to:with:) receives; the identity means that the \
          size changes without a rotation.
          """,
          "从 viewWillTransition(to:with:) 收到的协调器读取；恒等变换表示尺寸改变而没有旋转。"),
        rules: [.resizingIsNotRotation])),
    Symbol(
      "UIViewController.viewIsAppearing(_:)", "-[UIViewController viewIsAppearing:]", .method, .since(OSVersion(13)),
      .documentation("developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "func viewIsAppearing(_ animated: Bool)",
        objectiveC: "- (void)viewIsAppearing:(BOOL)animated;",
        LocalizedText(
          "Is called when the view appears and its size and traits are up to date.",
          "在视图出现且尺寸和特征为最新值时调用。"),
        usage: LocalizedText(
          """
          UIKit calls it after viewWillAppear(_:), with the view in the hierarchy. Use it for a first layout, \
          also after a modal that rotated.
          """,
          "UIKit 在 viewWillAppear(_:) 之后调用，此时视图已在层级中。用于首次布局，也用于转动过的模态界面关闭之后。"),
        defaultValue: LocalizedText("Does nothing.", "什么也不做。"))),
    Symbol(
      "UIViewController.viewDidLayoutSubviews()", "-[UIViewController viewDidLayoutSubviews]", .method,
      .since(OSVersion(5)),
      .documentation("developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "func viewDidLayoutSubviews()",
        objectiveC: "- (void)viewDidLayoutSubviews;",
        LocalizedText(
          "Is called after the view has laid out its subviews, with their new frames.",
          "在视图布局子视图之后调用，此时子视图已有新的 frame。"),
        usage: LocalizedText(
          "UIKit calls it at every layout pass, also without a rotation.",
          "UIKit 在每次布局时调用，没有旋转时也是如此。"),
        defaultValue: LocalizedText("Does nothing.", "什么也不做。"))),
    Symbol(
      "UITraitCollection.horizontalSizeClass", "UITraitCollection.horizontalSizeClass", .property, .since(OSVersion(8)),
      .documentation("developer.apple.com/documentation/uikit/uitraitcollection/horizontalsizeclass"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "var horizontalSizeClass: UIUserInterfaceSizeClass { get }",
        objectiveC: "@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;",
        LocalizedText(
          "Whether the width is compact or regular; it is not an orientation.",
          "宽度为 compact 还是 regular；不代表方向。"),
        rules: [.resizingIsNotRotation, .sheetFillsCompactPhoneBefore13])),
    Symbol(
      "UITraitCollection.verticalSizeClass", "UITraitCollection.verticalSizeClass", .property, .since(OSVersion(8)),
      .documentation("developer.apple.com/documentation/uikit/uitraitcollection/verticalsizeclass"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "var verticalSizeClass: UIUserInterfaceSizeClass { get }",
        objectiveC: "@property (nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;",
        LocalizedText(
          "Whether the height is compact or regular; it is compact on an iPhone in landscape.",
          "高度为 compact 还是 regular；横屏的 iPhone 上为 compact。"),
        rules: [.sheetLeavesPresenterInCharge])),
    Symbol(
      "UITraitCollection.userInterfaceIdiom", "UITraitCollection.userInterfaceIdiom", .property, .since(OSVersion(8)),
      .documentation("developer.apple.com/documentation/uikit/uitraitcollection/userinterfaceidiom"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "var userInterfaceIdiom: UIUserInterfaceIdiom { get }",
        objectiveC: "@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;",
        LocalizedText(
          "The style of interface as a trait of a view, a view controller or a scene.",
          "作为视图、控制器或场景特征的界面风格。"),
        rules: [.controllerMaskDefault])),
    Symbol(
      "UITraitEnvironment.traitCollectionDidChange(_:)", "-[UITraitEnvironment traitCollectionDidChange:]", .method,
      .since(OSVersion(8), until: OSVersion(17)),
      .documentation("developer.apple.com/documentation/uikit/uitraitenvironment/traitcollectiondidchange(_:)"),
      macCatalyst: .since(OSVersion(13, 1), until: OSVersion(17)), visionOS: .since(OSVersion(1), until: OSVersion(1)),
      SymbolEntry(
        "func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)",
        objectiveC: "- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection;",
        LocalizedText(
          "Is called after the traits have changed, with the previous ones.",
          "在特征改变之后调用，并给出此前的特征。"),
        usage: LocalizedText(
          "Deprecated in iOS 17: use `registerForTraitChanges` of `UITraitChangeObservable`.",
          "iOS 17 起弃用：请使用 `UITraitChangeObservable` 的 `registerForTraitChanges`。"))),
    Symbol(
      "UITraitChangeObservable", "UITraitChangeObservable", .protocol, .since(OSVersion(17)),
      .documentation("developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94"),
      macCatalyst: Availability(introduced: nil), visionOS: Availability(introduced: nil),
      SymbolEntry(
        "protocol UITraitChangeObservable",
        objectiveC: "@protocol UITraitChangeObservable",
        LocalizedText(
          "Lets your code register for changes of single traits of a view, a view controller or a window scene.",
          "使你的代码可以监听视图、控制器或窗口场景的个别特征的改变。"),
        usage: LocalizedText(
          """
          Your code calls registerForTraitChanges on an object that conforms to it; UIKit then calls your \
          closure or method after each change.
          """,
          "你的代码对遵循它的对象调用 registerForTraitChanges；此后每次改变 UIKit 调用你的闭包或方法。"))),
    Symbol(
      "UIModalTransitionStyle", "UIModalTransitionStyle", .enumeration, .inferred(OSVersion(3)),
      .documentation("developer.apple.com/documentation/uikit/uimodaltransitionstyle"),
      macCatalyst: Availability(introduced: nil), visionOS: Availability(introduced: nil),
      SymbolEntry(
        "enum UIModalTransitionStyle",
        objectiveC: "typedef NS_ENUM(NSInteger, UIModalTransitionStyle)",
        LocalizedText(
          "The animations with which a view controller can be presented modally.",
          "以模态方式呈现控制器时可用的动画。"),
        usage: LocalizedText(
          "Set one as `modalTransitionStyle` of the presented view controller.",
          "设为被呈现控制器的 `modalTransitionStyle`。"),
        defaultValue: LocalizedText(
          "`coverVertical`, as `modalTransitionStyle`.", "`modalTransitionStyle` 默认为 `coverVertical`。"))),
  ]
}
