import Orientation

extension Symbol {
  /// Predicates, styles, views and traits.
  static let view: [Symbol] = [
    Symbol(
      "UIDeviceOrientation.isPortrait", "UIDeviceOrientationIsPortrait()", .function, .inferred(OSVersion(2)),
      .header("UIDevice.h"), macCatalyst: Availability(introduced: nil),
      SymbolEntry(
        "var isPortrait: Bool { get }",
        objectiveC: "static inline BOOL UIDeviceOrientationIsPortrait(UIDeviceOrientation orientation)",
        LocalizedText(
          "Is true for a device that is held in portrait or upside down.",
          "设备处于竖屏或倒竖屏时为 true。"),
        usage: LocalizedText(
          "It is false for a device that lies flat and for unknown: test these separately.",
          "设备平放或方向未知时为 false：请另行判断。"),
        rules: [.flatOrUnknownChangesNothing],
        page: "developer.apple.com/documentation/uikit/uideviceorientation/isportrait")),
    Symbol(
      "UIDeviceOrientation.isLandscape", "UIDeviceOrientationIsLandscape()", .function, .inferred(OSVersion(2)),
      .header("UIDevice.h"), macCatalyst: Availability(introduced: nil),
      SymbolEntry(
        "var isLandscape: Bool { get }",
        objectiveC: "static inline BOOL UIDeviceOrientationIsLandscape(UIDeviceOrientation orientation)",
        LocalizedText(
          "Is true for a device that is held in one of the two landscapes.",
          "设备处于两种横屏之一时为 true。"),
        usage: LocalizedText(
          "A landscape of the device has the opposite name of the interface's.",
          "设备横屏与界面横屏名称相反。"),
        rules: [.deviceMapsToOppositeLandscape, .flatOrUnknownChangesNothing],
        page: "developer.apple.com/documentation/uikit/uideviceorientation/islandscape")),
    Symbol(
      "UIDeviceOrientation.isFlat", "UIDeviceOrientationIsFlat()", .function, .inferred(OSVersion(2)),
      .header("UIDevice.h"), macCatalyst: Availability(introduced: nil),
      SymbolEntry(
        "var isFlat: Bool { get }",
        objectiveC: "static inline BOOL UIDeviceOrientationIsFlat(UIDeviceOrientation orientation)",
        LocalizedText("Is true for a device that lies face up or face down.", "设备面朝上或面朝下平放时为 true。"),
        usage: LocalizedText(
          "That the interface then keeps its orientation in every version is assumed.",
          "此时界面在各版本中都保持方向，这是假设。"),
        rules: [.flatOrUnknownChangesNothing],
        page: "developer.apple.com/documentation/uikit/uideviceorientation/isflat")),
    Symbol(
      "UIDeviceOrientation.isValidInterfaceOrientation", "UIDeviceOrientationIsValidInterfaceOrientation()", .function,
      .inferred(OSVersion(2)),
      .header("UIDevice.h"), macCatalyst: Availability(introduced: nil),
      SymbolEntry(
        "var isValidInterfaceOrientation: Bool { get }",
        objectiveC: """
          static inline BOOL UIDeviceOrientationIsValidInterfaceOrientation(UIDeviceOrientation orientation)
          """,
        LocalizedText(
          "Is true for portrait, upside down and both landscapes, and false for flat and unknown.",
          "竖屏、倒竖屏和两种横屏时为 true，平放和未知时为 false。"),
        usage: LocalizedText(
          "Test it before you convert a device orientation to an interface orientation.",
          "把设备方向转换为界面方向之前请先判断。"),
        rules: [.flatOrUnknownChangesNothing, .deviceMapsToOppositeLandscape],
        page: "developer.apple.com/documentation/uikit/uideviceorientation/isvalidinterfaceorientation")),
    Symbol(
      "UIInterfaceOrientation.isPortrait", "UIInterfaceOrientationIsPortrait()", .function, .inferred(OSVersion(2)),
      .header("UIApplication.h"), macCatalyst: Availability(introduced: nil), visionOS: Availability(introduced: nil),
      SymbolEntry(
        "var isPortrait: Bool { get }",
        objectiveC: "static inline BOOL UIInterfaceOrientationIsPortrait(UIInterfaceOrientation orientation)",
        LocalizedText("Is true for an interface in portrait or upside down.", "界面为竖屏或倒竖屏时为 true。"),
        usage: LocalizedText(
          "For layout compare width and height instead: a resized window keeps the orientation.",
          "布局请改为比较宽和高：窗口改变大小时方向不变。"),
        rules: [.resizingIsNotRotation],
        page: "developer.apple.com/documentation/uikit/uiinterfaceorientation/isportrait")),
    Symbol(
      "UIInterfaceOrientation.isLandscape", "UIInterfaceOrientationIsLandscape()", .function, .inferred(OSVersion(2)),
      .header("UIApplication.h"), macCatalyst: Availability(introduced: nil), visionOS: Availability(introduced: nil),
      SymbolEntry(
        "var isLandscape: Bool { get }",
        objectiveC: "static inline BOOL UIInterfaceOrientationIsLandscape(UIInterfaceOrientation orientation)",
        LocalizedText("Is true for an interface in one of the two landscapes.", "界面为两种横屏之一时为 true。"),
        usage: LocalizedText(
          "In a resized window it can be true although the height is greater than the width.",
          "在改变大小的窗口中，即使高大于宽它也可能为 true。"),
        rules: [.resizingIsNotRotation, .deviceMapsToOppositeLandscape],
        page: "developer.apple.com/documentation/uikit/uiinterfaceorientation/islandscape")),
    Symbol(
      "UIModalPresentationStyle.overFullScreen", "UIModalPresentationOverFullScreen", .enumerationCase,
      .since(OSVersion(8)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "case overFullScreen",
        objectiveC: "UIModalPresentationOverFullScreen",
        LocalizedText(
          "Presents a view controller over the full screen and keeps the views below it in place.",
          "以充满屏幕的方式呈现控制器，并保留其下的视图。"),
        usage: LocalizedText(
          """
          On iOS 13 the presented view controller's mask decides, as with fullScreen; for other versions this \
          is assumed.
          """,
          "在 iOS 13 上由被呈现控制器的掩码决定，与 fullScreen 相同；其他版本为假设。"),
        rules: [
          .overFullScreenPresentationTakesOver, .noCommonOrientationThrowsAtPresentation, .presentationAsksAgain,
        ],
        page: "developer.apple.com/documentation/uikit/uimodalpresentationstyle/overfullscreen")),
    Symbol(
      "UIModalTransitionStyle.crossDissolve", "UIModalTransitionStyleCrossDissolve", .enumerationCase,
      .inferred(OSVersion(3)),
      .header("UIViewController.h"), macCatalyst: Availability(introduced: nil),
      visionOS: Availability(introduced: nil),
      SymbolEntry(
        "case crossDissolve",
        objectiveC: "UIModalTransitionStyleCrossDissolve",
        LocalizedText(
          "Fades the presented view controller in and the one below out, and back at the dismissal.",
          "被呈现的控制器淡入、其下的控制器淡出，关闭时相反。"),
        usage: LocalizedText(
          "Set it as `modalTransitionStyle` before the presentation.",
          "在呈现之前设为 `modalTransitionStyle`。"),
        page: "developer.apple.com/documentation/uikit/uimodaltransitionstyle/crossdissolve")),
    Symbol(
      "UIView.safeAreaLayoutGuide", "UIView.safeAreaLayoutGuide", .property, .since(OSVersion(11)),
      .header("UIView.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "var safeAreaLayoutGuide: UILayoutGuide { get }",
        objectiveC: "@property (nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide;",
        LocalizedText(
          "The part of a view that bars and other views do not cover, as a layout guide.",
          "视图中未被栏和其他视图遮挡的部分，以布局指南表示。"),
        usage: LocalizedText(
          """
          Your constraints refer to it, so that they hold in every orientation. A view that is only transformed \
          keeps its safe area (assumed).
          """,
          "你的约束以它为准，从而在各方向都成立。仅被 transform 旋转的视图，安全区不变（假设）。"),
        rules: [.transformIsNotRotation],
        page: "developer.apple.com/documentation/uikit/uiview/safearealayoutguide")),
    Symbol(
      "UIViewController.topLayoutGuide", "UIViewController.topLayoutGuide", .property,
      .since(OSVersion(7), until: OSVersion(11)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1)),
      SymbolEntry(
        "var topLayoutGuide: any UILayoutSupport { get }",
        objectiveC: "@property (nonatomic, readonly, strong) id<UILayoutSupport> topLayoutGuide;",
        LocalizedText(
          "The lower edge of the bars at the top of a view controller's view, on iOS 7 to 10.",
          "在 iOS 7 至 10 上，控制器视图顶部各栏的下边缘。"),
        usage: LocalizedText(
          "Deprecated in iOS 11: use `topAnchor` of view.safeAreaLayoutGuide.",
          "iOS 11 起弃用：请使用 view.safeAreaLayoutGuide 的 `topAnchor`。"),
        page: "developer.apple.com/documentation/uikit/uiviewcontroller/toplayoutguide")),
    Symbol(
      "UIView.performWithoutAnimation(_:)", "+[UIView performWithoutAnimation:]", .classMethod, .since(OSVersion(7)),
      .header("UIView.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void)",
        objectiveC: "+ (void)performWithoutAnimation:(void (^)(void))actionsWithoutAnimation;",
        LocalizedText(
          "Runs a closure whose changes to views are not animated.",
          "执行一个闭包，其中对视图的改变不带动画。"),
        usage: LocalizedText(
          "Your code calls `setNeedsUpdateOfSupportedInterfaceOrientations()` in it for a rotation without animation.",
          "你的代码在其中调用 `setNeedsUpdateOfSupportedInterfaceOrientations()`，使旋转不带动画。"),
        rules: [.updateAsksAgain],
        page: "developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)")),
    Symbol(
      "UITraitCollection", "UITraitCollection", .type, .since(OSVersion(8)),
      .header("UITraitCollection.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "class UITraitCollection: NSObject",
        objectiveC: "@interface UITraitCollection : NSObject",
        LocalizedText(
          """
          The traits of a view, a view controller or a scene: size classes, idiom and others; orientation is \
          not among them.
          """,
          "视图、控制器或场景的特征：尺寸类别、界面风格等；其中没有方向。"),
        rules: [.resizingIsNotRotation],
        page: "developer.apple.com/documentation/uikit/uitraitcollection")),
  ]
}
