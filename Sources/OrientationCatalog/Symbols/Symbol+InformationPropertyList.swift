import Orientation

extension Symbol {
  /// The keys of Info.plist.
  static let informationPropertyList: [Symbol] = [
    Symbol(
      "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations", .informationPropertyListKey,
      .since(OSVersion(3, 2)),
      .documentation(
        "developer.apple.com/documentation/bundleresources/information-property-list/uisupportedinterfaceorientations"),
      SymbolEntry(
        """
        <key>UISupportedInterfaceOrientations</key>
        <array>
          <string>UIInterfaceOrientationPortrait</string>
          <string>UIInterfaceOrientationLandscapeLeft</string>
          <string>UIInterfaceOrientationLandscapeRight</string>
        </array>
        """,
        LocalizedText(
          "Lists the orientations that the app supports; the list is the app mask if no delegate returns one.",
          "列出应用支持的方向；没有代理返回掩码时，该列表就是应用掩码。"),
        usage: LocalizedText(
          """
          The system reads it at the launch, UIKit also later. With the suffix ~ipad or ~iphone it applies to \
          that device only.
          """,
          "系统在启动时读取，UIKit 此后也读取。带后缀 ~ipad 或 ~iphone 时只用于该设备。"),
        defaultValue: LocalizedText(
          """
          All orientations on iPad, all but upside down on iPhone; Apple's page gives portrait, assumed to mean \
          the launch only.
          """,
          "iPad 上为全部方向，iPhone 上为除倒竖屏外的全部方向；苹果的页面写作竖屏，假设只针对启动。"),
        rules: [
          .infoPlistDeclares, .infoPlistLimitsLaunch, .infoPlistMissingMeansDefault, .infoPlistDeviceVariantWins,
          .multitaskingAppsAreNotAsked,
        ])),
    Symbol(
      "UIInterfaceOrientation", "UIInterfaceOrientation", .informationPropertyListKey, .since(OSVersion(2)),
      .documentation(
        "developer.apple.com/documentation/bundleresources/information-property-list/uiinterfaceorientation"),
      SymbolEntry(
        """
        <key>UIInterfaceOrientation</key>
        <string>UIInterfaceOrientationLandscapeRight</string>
        """,
        LocalizedText(
          "The one orientation in which an app without `UISupportedInterfaceOrientations` launches.",
          "没有 `UISupportedInterfaceOrientations` 的应用启动时的方向。"),
        usage: LocalizedText(
          "The system ignores it if `UISupportedInterfaceOrientations` exists: use that key.",
          "存在 `UISupportedInterfaceOrientations` 时系统忽略它：请使用后者。"),
        defaultValue: LocalizedText("Portrait.", "竖屏。"),
        rules: [.infoPlistDeclares])),
    Symbol(
      "UIRequiresFullScreen", "UIRequiresFullScreen", .informationPropertyListKey,
      .since(OSVersion(9), until: OSVersion(26)),
      .documentation(
        "developer.apple.com/documentation/bundleresources/information-property-list/uirequiresfullscreen"),
      SymbolEntry(
        """
        <key>UIRequiresFullScreen</key>
        <true/>
        """,
        LocalizedText(
          "Opts an iPad app out of multitasking, so that UIKit reads its orientations.",
          "使 iPad 应用退出多任务，从而 UIKit 读取其方向。"),
        usage: LocalizedText(
          """
          Deprecated in iOS 26: use prefersInterfaceOrientationLocked and the sizeRestrictions of the scene. On \
          iOS 27, an app built with the 27 SDK is resized in steps instead.
          """,
          """
          iOS 26 起弃用：请使用 prefersInterfaceOrientationLocked 和场景的 sizeRestrictions。在 iOS 27 上，使用 \
          27 SDK 构建的应用改为分级改变尺寸。
          """),
        defaultValue: LocalizedText(
          "false: an app that lists all four orientations takes part in multitasking.",
          "false：列出全部四个方向的应用参与多任务。"),
        rules: [
          .requiresFullScreenOptsOut, .multitaskingAppsAreNotAsked, .requiresFullScreenResizesDiscretely,
          .requiresFullScreenIgnoredFromVersion, .geometryRequestWindowingMode,
        ])),
    Symbol(
      "UIRequiresFullScreenIgnoredStartingWithVersion", "UIRequiresFullScreenIgnoredStartingWithVersion",
      .informationPropertyListKey, .since(OSVersion(26, 2)),
      .documentation(
        "developer.apple.com/documentation/bundleresources/information-property-list/uirequiresfullscreenignoredstartingwithversion"
      ),
      SymbolEntry(
        """
        <key>UIRequiresFullScreenIgnoredStartingWithVersion</key>
        <string>27</string>
        """,
        LocalizedText(
          "Names the version of iOS from which the system ignores `UIRequiresFullScreen`.",
          "指定系统从哪个 iOS 版本开始忽略 `UIRequiresFullScreen`。"),
        usage: LocalizedText(
          """
          The system uses it only if UIRequiresFullScreen is true; with 27 or lower, the app is not resized in \
          steps on iOS 27.
          """,
          "只有 UIRequiresFullScreen 为 true 时系统才使用它；值为 27 或更低时，应用在 iOS 27 上不分级改变尺寸。"),
        defaultValue: LocalizedText("`UIRequiresFullScreen` is not ignored.", "不忽略 `UIRequiresFullScreen`。"),
        rules: [.requiresFullScreenIgnoredFromVersion, .requiresFullScreenResizesDiscretely])),
    Symbol(
      "UIPreferredDefaultInterfaceOrientation", "UIPreferredDefaultInterfaceOrientation", .informationPropertyListKey,
      .since(OSVersion(2)),
      .documentation(
        "developer.apple.com/documentation/bundleresources/information-property-list/uipreferreddefaultinterfaceorientation"
      ),
      SymbolEntry(
        """
        <key>UIPreferredDefaultInterfaceOrientation</key>
        <string>UIInterfaceOrientationLandscapeRight</string>
        """,
        LocalizedText(
          "The orientation in which an iPhone or iPad app prefers to start on visionOS.",
          "iPhone 或 iPad 应用在 visionOS 上首选的启动方向。"),
        usage: LocalizedText(
          """
          The system may use another one, for example the earlier state of the app, or if \
          UISupportedInterfaceOrientations does not contain it.
          """,
          "系统可能采用其他方向，例如应用此前的状态，或 UISupportedInterfaceOrientations 不含该方向时。"),
        defaultValue: LocalizedText("An orientation that the system chooses.", "由系统选择的方向。"))),
  ]
}
