import Orientation

extension Symbol {
  /// The scene: its geometry, requests, errors and sizes.
  static let scene: [Symbol] = [
    Symbol(
      "UIWindowScene", "UIWindowScene", .type, .since(OSVersion(13)),
      .header("UIWindowScene.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "class UIWindowScene: UIScene",
        objectiveC: "@interface UIWindowScene : UIScene",
        LocalizedText(
          "A scene that shows windows of the app; it has one interface orientation for all of them.",
          "显示应用窗口的场景；其中所有窗口共用一个界面方向。"),
        usage: LocalizedText(
          "Your code gets it from the window of a view, view.window?.windowScene.",
          "你的代码从视图的窗口取得它：view.window?.windowScene。"),
        rules: [.geometryRequestPicksFromSupported, .resizingIsNotRotation],
        page: "developer.apple.com/documentation/uikit/uiwindowscene")),
    Symbol(
      "UIWindowScene.interfaceOrientation", "UIWindowScene.interfaceOrientation", .property,
      .since(OSVersion(13), until: OSVersion(26)),
      .documentation("developer.apple.com/documentation/uikit/uiwindowscene/interfaceorientation"),
      macCatalyst: .since(OSVersion(13, 1), until: OSVersion(26)), visionOS: .since(OSVersion(1), until: OSVersion(26)),
      SymbolEntry(
        "var interfaceOrientation: UIInterfaceOrientation { get }",
        objectiveC: "@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation;",
        LocalizedText(
          "The orientation of the scene's interface, on iOS 13 and later.",
          "场景的界面方向（iOS 13 起）。"),
        usage: LocalizedText(
          "Deprecated in iOS 26: use `effectiveGeometry.interfaceOrientation`.",
          "iOS 26 起弃用：请使用 `effectiveGeometry.interfaceOrientation`。"),
        rules: [.resizingIsNotRotation])),
    Symbol(
      "UIWindowScene.effectiveGeometry", "UIWindowScene.effectiveGeometry", .property, .since(OSVersion(16)),
      .header("UIWindowScene.h"), macCatalyst: .since(OSVersion(16)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "var effectiveGeometry: UIWindowScene.Geometry { get }",
        objectiveC: "@property (nonatomic, readonly) UIWindowSceneGeometry *effectiveGeometry;",
        LocalizedText(
          "The geometry that a window scene has now, with its interface orientation.",
          "窗口场景当前的几何信息，包括界面方向。"),
        usage: LocalizedText(
          """
          It can be observed with key-value observing; it changes by what the user does and by geometry \
          requests. On iOS 26 and later UIKit also calls windowScene(_:didUpdateEffectiveGeometry:).
          """,
          """
          可用键值观察监听；用户操作和几何请求都会使其改变。从 iOS 26 起 UIKit 还会调用 \
          windowScene(_:didUpdateEffectiveGeometry:)。
          """),
        rules: [.geometryRequestPicksFromSupported, .resizingIsNotRotation],
        page: "developer.apple.com/documentation/uikit/uiwindowscene/effectivegeometry")),
    Symbol(
      "UIWindowScene.requestGeometryUpdate(_:errorHandler:)",
      "-[UIWindowScene requestGeometryUpdateWithPreferences:errorHandler:]", .method, .since(OSVersion(16)),
      .header("UIWindowScene.h"), macCatalyst: .since(OSVersion(16)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        """
        func requestGeometryUpdate(
          _ geometryPreferences: UIWindowScene.GeometryPreferences,
          errorHandler: ((any Error) -> Void)? = nil
        )
        """,
        objectiveC: """
          - (void)requestGeometryUpdateWithPreferences:(UIWindowSceneGeometryPreferences *)geometryPreferences
                                          errorHandler:(nullable void (^)(NSError *error))errorHandler;
          """,
        LocalizedText(
          "Requests that the scene rotate to one of the given orientations; it rotates only to a supported one.",
          "请求场景转到给定方向之一；只会转到受支持的方向。"),
        usage: LocalizedText(
          """
          Your code calls it, after setNeedsUpdateOfSupportedInterfaceOrientations() where a mask has changed. If \
          the system denies it, it calls the error handler, possibly later.
          """,
          """
          由你的代码调用；掩码改变过时请先调用 setNeedsUpdateOfSupportedInterfaceOrientations()。系统拒绝请求时\
          调用错误处理闭包，可能稍后才调用。
          """),
        rules: [
          .geometryRequestPicksFromSupported, .geometryRequestNoneSupported, .geometryRequestUsesKnownSet,
          .geometryRequestWindowingMode, .methodNotAvailableYet,
        ],
        page: "developer.apple.com/documentation/uikit/uiwindowscene/requestgeometryupdate(_:errorhandler:)")),
    Symbol(
      "UIWindowScene.GeometryPreferences.iOS", "UIWindowSceneGeometryPreferencesIOS", .type, .since(OSVersion(16)),
      .header("UIWindowSceneGeometryPreferencesIOS.h"), macCatalyst: .since(OSVersion(16)),
      visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "class iOS: UIWindowScene.GeometryPreferences",
        objectiveC: "@interface UIWindowSceneGeometryPreferencesIOS : UIWindowSceneGeometryPreferences",
        LocalizedText(
          "The geometry preferences for iOS: the orientations that a geometry request asks for.",
          "iOS 的几何偏好：几何请求所要求的方向。"),
        usage: LocalizedText(
          "Pass .iOS(`interfaceOrientations`:) to `requestGeometryUpdate(_:errorHandler:)`.",
          "将 .iOS(`interfaceOrientations`:) 传给 `requestGeometryUpdate(_:errorHandler:)`。"),
        rules: [
          .geometryRequestPicksFromSupported, .geometryRequestEmptyIsNoPreference,
          .geometryRequestUnsupportedPreferences,
        ],
        page: "developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios")),
    Symbol(
      "UIWindowScene.GeometryPreferences.iOS.interfaceOrientations",
      "UIWindowSceneGeometryPreferencesIOS.interfaceOrientations", .property, .since(OSVersion(16)),
      .header("UIWindowSceneGeometryPreferencesIOS.h"), macCatalyst: Availability(introduced: nil),
      visionOS: Availability(introduced: nil),
      SymbolEntry(
        "var interfaceOrientations: UIInterfaceOrientationMask? { get set }",
        objectiveC: "@property (nonatomic, assign) UIInterfaceOrientationMask interfaceOrientations;",
        LocalizedText(
          "The requested orientations; the system chooses one of those that are also supported.",
          "所请求的方向；系统从其中同时受支持的方向里选择一个。"),
        defaultValue: LocalizedText(
          "nil in Swift, 0 in Objective-C: no preference.",
          "Swift 中为 nil，Objective-C 中为 0：没有偏好。"),
        rules: [.geometryRequestPicksFromSupported, .geometryRequestEmptyIsNoPreference],
        page: """
          developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios/interfaceorientations
          """)),
    Symbol(
      "UIWindowScene.Geometry.interfaceOrientation", "UIWindowSceneGeometry.interfaceOrientation", .property,
      .since(OSVersion(16)),
      .header("UIWindowSceneGeometry.h"), macCatalyst: .since(OSVersion(16)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "var interfaceOrientation: UIInterfaceOrientation { get }",
        objectiveC: "@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation;",
        LocalizedText(
          "The orientation of the scene's interface, on iOS 16 and later.",
          "场景的界面方向（iOS 16 起）。"),
        usage: LocalizedText(
          "Read it from view.window?.windowScene?.effectiveGeometry.",
          "从 view.window?.windowScene?.effectiveGeometry 读取。"),
        rules: [.resizingIsNotRotation, .deviceMapsToOppositeLandscape],
        page: "developer.apple.com/documentation/uikit/uiwindowscene/geometry/interfaceorientation")),
    Symbol(
      "UIWindowScene.Geometry.isInterfaceOrientationLocked", "UIWindowSceneGeometry.interfaceOrientationLocked",
      .property, .since(OSVersion(26)),
      .documentation("developer.apple.com/documentation/uikit/uiwindowscene/geometry/isinterfaceorientationlocked"),
      macCatalyst: .since(OSVersion(26)),
      SymbolEntry(
        "var isInterfaceOrientationLocked: Bool { get }",
        objectiveC: """
          @property (nonatomic, readonly, getter=isInterfaceOrientationLocked) BOOL interfaceOrientationLocked;
          """,
        LocalizedText(
          "Says whether the scene's orientation is locked at the moment.",
          "说明场景的方向当前是否被锁定。"),
        usage: LocalizedText(
          "To prefer the lock, override `prefersInterfaceOrientationLocked` of the view controller.",
          "要倾向锁定，请重写控制器的 `prefersInterfaceOrientationLocked`。"),
        rules: [.prefersOrientationLockedFreezes])),
    Symbol(
      "UIWindowScene.Geometry.isInteractivelyResizing", "UIWindowSceneGeometry.interactivelyResizing", .property,
      .since(OSVersion(26)),
      .documentation("developer.apple.com/documentation/uikit/uiwindowscene/geometry/isinteractivelyresizing"),
      macCatalyst: .since(OSVersion(26)), visionOS: .since(OSVersion(26)),
      SymbolEntry(
        "var isInteractivelyResizing: Bool { get }",
        objectiveC: "@property (nonatomic, readonly, getter=isInteractivelyResizing) BOOL interactivelyResizing;",
        LocalizedText(
          "Is true while the user drags the window's edge to resize the scene.",
          "用户拖动窗口边缘调整场景大小期间为 true。"),
        usage: LocalizedText(
          "Your code reads it to postpone expensive work until the size is final.",
          "你的代码读取它，把耗时的工作推迟到尺寸确定之后。"),
        rules: [.resizingIsNotRotation])),
    Symbol(
      "UIWindowSceneDelegate.windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
      "-[UIWindowSceneDelegate windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:]",
      .delegateMethod, .since(OSVersion(13), until: OSVersion(26)),
      .documentation(
        "developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:didupdate:interfaceorientation:traitcollection:)"
      ), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(26)),
      visionOS: .since(OSVersion(1), until: OSVersion(26)),
      SymbolEntry(
        """
        optional func windowScene(
          _ windowScene: UIWindowScene,
          didUpdate previousCoordinateSpace: any UICoordinateSpace,
          interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
          traitCollection previousTraitCollection: UITraitCollection
        )
        """,
        objectiveC: """
          - (void)windowScene:(UIWindowScene *)windowScene
              didUpdateCoordinateSpace:(id<UICoordinateSpace>)previousCoordinateSpace
                  interfaceOrientation:(UIInterfaceOrientation)previousInterfaceOrientation
                       traitCollection:(UITraitCollection *)previousTraitCollection;
          """,
        LocalizedText(
          "Is called after the size, orientation or traits of a scene have changed, with the previous ones.",
          "在场景的尺寸、方向或特征改变之后调用，并给出此前的值。"),
        usage: LocalizedText(
          """
          Deprecated in iOS 26: use windowScene(_:didUpdateEffectiveGeometry:), and the traits of views and \
          view controllers.
          """,
          "iOS 26 起弃用：请使用 windowScene(_:didUpdateEffectiveGeometry:)，以及视图和控制器的特征。"),
        defaultValue: LocalizedText("Not implemented: nothing happens.", "未实现：什么也不发生。"),
        rules: [.resizingIsNotRotation])),
    Symbol(
      "UIWindowSceneDelegate.windowScene(_:didUpdateEffectiveGeometry:)",
      "-[UIWindowSceneDelegate windowScene:didUpdateEffectiveGeometry:]", .delegateMethod, .since(OSVersion(26)),
      .documentation(
        "developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:didupdateeffectivegeometry:)"),
      macCatalyst: .since(OSVersion(26)), visionOS: .since(OSVersion(26)),
      SymbolEntry(
        """
        optional func windowScene(
          _ windowScene: UIWindowScene,
          didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
        )
        """,
        objectiveC: """
          - (void)windowScene:(UIWindowScene *)windowScene
              didUpdateEffectiveGeometry:(UIWindowSceneGeometry *)previousEffectiveGeometry;
          """,
        LocalizedText(
          "Is called after the scene's geometry has changed: orientation, lock or size.",
          "在场景的几何信息（方向、锁定或尺寸）改变之后调用。"),
        usage: LocalizedText(
          """
          UIKit calls it with the previous geometry, and always when the scene moves to another screen; read \
          the new one from windowScene.effectiveGeometry.
          """,
          "UIKit 调用时给出此前的几何信息，场景移到另一屏幕时也总会调用；新的从 windowScene.effectiveGeometry 读取。"),
        defaultValue: LocalizedText("Not implemented: nothing happens.", "未实现：什么也不发生。"),
        rules: [.resizingIsNotRotation, .prefersOrientationLockedFreezes])),
    Symbol(
      "UISceneError.errorDomain", "UISceneErrorDomain", .constant, .since(OSVersion(13)),
      .documentation("developer.apple.com/documentation/uikit/uisceneerror/errordomain"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "static var errorDomain: String { get }",
        objectiveC: "extern NSErrorDomain const UISceneErrorDomain;",
        LocalizedText(
          "The domain of a scene's errors as Swift's error type states it.",
          "Swift 错误类型给出的场景错误域。"),
        usage: LocalizedText(
          "Compare it with the domain of the error that a geometry request passes to its handler.",
          "与几何请求传给处理闭包的错误的域比较。"),
        rules: [.geometryRequestNoneSupported, .geometryRequestUnsupportedPreferences])),
    Symbol(
      "UISceneError.Code.geometryRequestUnsupported", "UISceneErrorCodeGeometryRequestUnsupported", .constant,
      .since(OSVersion(16)),
      .header("UISceneDefinitions.h"), macCatalyst: .since(OSVersion(16)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "case geometryRequestUnsupported",
        objectiveC: "UISceneErrorCodeGeometryRequestUnsupported",
        LocalizedText(
          "Code 100: the geometry request is invalid or not supported.",
          "错误码 100：几何请求无效或不受支持。"),
        usage: LocalizedText(
          "That preferences of another platform's class give it is assumed.",
          "使用其他平台类的偏好设置会得到它，这是假设。"),
        rules: [.geometryRequestUnsupportedPreferences],
        page: "developer.apple.com/documentation/uikit/uisceneerror/code/geometryrequestunsupported")),
    Symbol(
      "UISceneError.Code.geometryRequestDenied", "UISceneErrorCodeGeometryRequestDenied", .constant,
      .since(OSVersion(16)),
      .header("UISceneDefinitions.h"), macCatalyst: .since(OSVersion(16)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "case geometryRequestDenied",
        objectiveC: "UISceneErrorCodeGeometryRequestDenied",
        LocalizedText(
          "Code 101: the geometry request is valid, but the system denies it.",
          "错误码 101：几何请求有效，但被系统拒绝。"),
        usage: LocalizedText(
          """
          The error handler receives it where no requested orientation is supported, and in an iPad app that \
          takes part in multitasking.
          """,
          "所请求的方向都不受支持时，以及在参与多任务的 iPad 应用中，错误处理闭包会收到它。"),
        rules: [.geometryRequestNoneSupported, .geometryRequestWindowingMode, .geometryRequestUsesKnownSet],
        page: "developer.apple.com/documentation/uikit/uisceneerror/code/geometryrequestdenied")),
    Symbol(
      "UIApplication.connectedScenes", "UIApplication.connectedScenes", .property, .since(OSVersion(13)),
      .header("UIApplication.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "var connectedScenes: Set<UIScene> { get }",
        objectiveC: "@property (nonatomic, readonly) NSSet<UIScene *> *connectedScenes;",
        LocalizedText("The app's scenes, as a set without order.", "应用的场景，是没有顺序的集合。"),
        usage: LocalizedText(
          """
          Its first element may be another scene than that of your view, in the background or on another \
          display: use view.window?.windowScene.
          """,
          "其第一个元素可能不是你的视图所在的场景，而是后台或其他显示器上的场景：请使用 view.window?.windowScene。"),
        page: "developer.apple.com/documentation/uikit/uiapplication/connectedscenes")),
    Symbol(
      "UIApplication.keyWindow", "UIApplication.keyWindow", .property, .since(OSVersion(2), until: OSVersion(13)),
      .header("UIApplication.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      SymbolEntry(
        "var keyWindow: UIWindow? { get }",
        objectiveC: "@property (nullable, nonatomic, readonly) UIWindow *keyWindow;",
        LocalizedText("The app's key window, over all of its scenes.", "应用所有场景中的关键窗口。"),
        usage: LocalizedText(
          "Deprecated in iOS 13: use the window of a view, or `keyWindow` of a window scene (iOS 15).",
          "iOS 13 起弃用：请使用视图的窗口，或窗口场景的 `keyWindow`（iOS 15）。"),
        rules: [.reAddedViewAsksAgainBefore6, .reAddedViewDoesNothing],
        page: "developer.apple.com/documentation/uikit/uiapplication/keywindow")),
  ]
}
