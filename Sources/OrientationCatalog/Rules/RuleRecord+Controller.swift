import Orientation

extension RuleRecord {
  static let controllerMaskDefault = RuleRecord(
    .controller, VersionRange(from: OSVersion(6)),
    [.viewControllerHeader, .viewControllerSupportedOrientations, .appleQA1688, .appleReleaseNotesIOS6, .history],
    title: LocalizedText("A controller's default mask is its idiom's", "控制器的默认掩码取决于设备类型"),
    statement: LocalizedText(
      """
      From iOS 6 on, a controller that does not override supportedInterfaceOrientations supports all orientations on \
      iPad and all but upside down on iPhone. Containers have the same default.
      """,
      """
      从 iOS 6 起，未重写 supportedInterfaceOrientations 的控制器在 iPad 上支持全部方向，\
      在 iPhone 上支持除倒竖屏外的全部方向。容器的默认值相同。
      """))

  static let emptyControllerMaskThrows = RuleRecord(
    .controller, VersionRange(from: OSVersion(6)), [.applicationHeader, .viewControllerSupportedOrientations],
    title: LocalizedText("An empty controller mask raises an exception", "空的控制器掩码会引发异常"),
    statement: LocalizedText(
      """
      From iOS 6 on, a controller whose supportedInterfaceOrientations is 0, or names no orientation, is an error: \
      UIKit raises UIApplicationInvalidInterfaceOrientation. iOS 6 to 8 except the status bar's own setter, which \
      needs that mask.
      """,
      """
      从 iOS 6 起，supportedInterfaceOrientations 为 0 或不含任何方向的控制器是错误：\
      UIKit 抛出 UIApplicationInvalidInterfaceOrientation 异常。iOS 6 至 8 的状态栏方向设置方法除外，它正需要这种掩码。
      """))

  static let shouldAutorotateNoKeepsCurrent = RuleRecord(
    .controller, VersionRange(from: OSVersion(6), until: OSVersion(16)),
    [
      .viewControllerShouldAutorotate, .viewControllerSupportedOrientations, .appleReleaseNotesIOS6, .projectReport,
      .history,
    ],
    title: LocalizedText(
      "shouldAutorotate false keeps the interface as it is", "shouldAutorotate 为 false 时界面保持不变"),
    statement: LocalizedText(
      """
      On iOS 6 to 15, where the controller that is asked returns false from shouldAutorotate, UIKit does not fetch its \
      mask and the interface stays in its current orientation. The default is true.
      """,
      """
      在 iOS 6 至 15 上，被询问的控制器从 shouldAutorotate 返回 false 时，UIKit 不获取其掩码，界面保持当前方向。\
      默认值为 true。
      """))

  static let shouldAutorotateNotConsulted = RuleRecord(
    .controller, VersionRange(from: OSVersion(16)),
    [
      .viewControllerHeader, .appleReleaseNotesIOS16, .viewControllerShouldAutorotate, .rileytestutDelta201,
      .projectReport,
    ],
    title: LocalizedText("From iOS 16 shouldAutorotate is not consulted", "iOS 16 起不再询问 shouldAutorotate"),
    statement: LocalizedText(
      """
      From iOS 16 on UIKit does not ask shouldAutorotate. A controller that must not turn narrows its \
      supportedInterfaceOrientations instead and announces the change.
      """,
      """
      从 iOS 16 起，UIKit 不再询问 shouldAutorotate。不应转动的控制器改为收窄 supportedInterfaceOrientations，\
      并通知这一变化。
      """))

  static let controllerAnswersPerOrientationBefore6 = RuleRecord(
    .controller, VersionRange(from: OSVersion(5), until: OSVersion(6)),
    [.viewControllerHeader, .mcneishAutorotationIOS6, .history],
    title: LocalizedText("On iOS 5 the controller answers for each orientation", "iOS 5 上控制器逐个方向作答"),
    statement: LocalizedText(
      """
      On iOS 5 UIKit asks shouldAutorotateToInterfaceOrientation: about one orientation at a time. A controller that \
      does not override it says yes to portrait only.
      """,
      """
      在 iOS 5 上，UIKit 用 shouldAutorotateToInterfaceOrientation: 一次询问一个方向。未重写的控制器只对竖屏回答 YES。
      """))

  static let prefersOrientationLockedFreezes = RuleRecord(
    .controller, VersionRange(from: OSVersion(26)),
    [
      .viewControllerPrefersOrientationLock, .windowSceneGeometryOrientationLock, .viewControllerOrientationLockChild,
      .appleTN3192,
    ],
    title: LocalizedText("A controller can prefer a locked orientation", "控制器可以倾向锁定方向"),
    statement: LocalizedText(
      """
      From iOS 26 on, in an app linked against that SDK, a controller whose prefersInterfaceOrientationLocked is true \
      keeps the scene in its current orientation while the scene is centred, as large as the screen and not covered. \
      It is a preference: the system considers it.
      """,
      """
      从 iOS 26 起，在链接该 SDK 的应用中，prefersInterfaceOrientationLocked 为 true 的控制器在场景居中、\
      与屏幕同大且未被遮挡时，让场景保持当前方向。这只是倾向，由系统斟酌。
      """))

  static let effectiveMaskIsIntersection = RuleRecord(
    .controller, VersionRange(from: OSVersion(6)),
    [.viewControllerSupportedOrientations, .appleReleaseNotesIOS6, .appDelegateOrientations, .history],
    title: LocalizedText("App, controller and device must all allow it", "应用、控制器与设备须同时允许"),
    statement: LocalizedText(
      """
      From iOS 6 on an orientation is allowed where it is in the app mask, in the mask of the one controller that is \
      asked, and among those the device supports. No layer can widen what another refuses.
      """,
      """
      从 iOS 6 起，一个方向只有同时在应用掩码、被询问的那个控制器的掩码以及设备支持的方向之中才被允许。\
      任何一层都不能放宽另一层的拒绝。
      """))

  static let noCommonOrientationThrows = RuleRecord(
    .controller, VersionRange(from: OSVersion(6), until: OSVersion(16)),
    [
      .mattneubOrientationsPermitted3, .instabugIOS90, .ejecta236, .jdStatusBarNotification105,
      .salesforceMobileSDKIOS2723, .lthPasscodeViewController129, .history,
    ],
    title: LocalizedText("Up to iOS 15 no common orientation is an exception", "iOS 15 及更早没有共同方向会引发异常"),
    statement: LocalizedText(
      """
      On iOS 6 to 15, where app mask and controller mask have nothing in common and the controller autorotates, UIKit \
      raises UIApplicationInvalidInterfaceOrientation. The text is known from crash reports.
      """,
      """
      在 iOS 6 至 15 上，应用掩码与控制器掩码没有共同方向且控制器允许自动旋转时，\
      UIKit 抛出 UIApplicationInvalidInterfaceOrientation 异常。其文本来自崩溃报告。
      """))

  static let noCommonOrientationChangesNothing = RuleRecord(
    .controller, VersionRange(from: OSVersion(16)), [],
    title: LocalizedText("From iOS 16 no common orientation changes nothing", "iOS 16 起没有共同方向则不改变"),
    statement: LocalizedText(
      """
      From iOS 16 on, where app mask and controller mask have nothing in common, the resolver leaves the interface as \
      it is. Assumption: whether these systems still raise an exception, or turn anyway, is not settled; a scenario \
      can choose the exception.
      """,
      """
      从 iOS 16 起，应用掩码与控制器掩码没有共同方向时，解析器让界面保持原样。这是假设：这些系统是否仍抛出异常，\
      或仍然转动，尚无定论；场景可以选择异常。
      """))

  static let preferredNotSupportedThrows = RuleRecord(
    .controller, VersionRange(from: OSVersion(6)),
    [.applicationHeader, .nytPhotoViewer360, .idmPhotoBrowser31, .proMotion607, .projectReport],
    title: LocalizedText("A preferred orientation outside the mask is an exception", "首选方向不在掩码内会引发异常"),
    statement: LocalizedText(
      """
      From iOS 6 on, where an overridden preferredInterfaceOrientationForPresentation is not in the controller's own \
      mask when it is asked, at presentation or dismissal, UIKit raises UIApplicationInvalidInterfaceOrientation.
      """,
      """
      从 iOS 6 起，在呈现或消失时询问到的、被重写的 preferredInterfaceOrientationForPresentation 不在控制器自身的掩码\
      中，UIKit 就抛出 UIApplicationInvalidInterfaceOrientation 异常。
      """))
}
