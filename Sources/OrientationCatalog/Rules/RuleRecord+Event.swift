import Orientation

extension RuleRecord {
  static let attemptRotationFollowsDevice = RuleRecord(
    .event, VersionRange(from: OSVersion(5), until: OSVersion(16)),
    [.viewControllerHeader, .viewControllerAttemptRotation, .schwarzAttemptRotationGist, .history],
    title: LocalizedText("attemptRotationToDeviceOrientation goes to the device", "attemptRotation 只转向设备方向"),
    statement: LocalizedText(
      """
      On iOS 5 to 15, attemptRotationToDeviceOrientation makes UIKit ask again at once and turn the interface to the \
      device's orientation, if that is allowed now. It goes nowhere else.
      """,
      """
      在 iOS 5 至 15 上，attemptRotationToDeviceOrientation 让 UIKit 立即重新询问，并在现在允许时把界面转到设备方向。\
      它不会转到别处。
      """))

  static let attemptRotationReplaced = RuleRecord(
    .event, VersionRange(from: OSVersion(16)),
    [.viewControllerHeader, .appleReleaseNotesIOS16, .viewControllerAttemptRotation],
    title: LocalizedText("From iOS 16 attemptRotation has been replaced", "iOS 16 起 attemptRotation 已被取代"),
    statement: LocalizedText(
      """
      From iOS 16 on attemptRotationToDeviceOrientation is deprecated in favour of \
      setNeedsUpdateOfSupportedInterfaceOrientations. The resolver gives the old call no effect; Apple says that it is \
      replaced, not what it still does.
      """,
      """
      从 iOS 16 起，attemptRotationToDeviceOrientation 被弃用，由 setNeedsUpdateOfSupportedInterfaceOrientations 取代。\
      解析器认为旧调用没有效果；苹果只说它已被取代，未说明它还做什么。
      """))

  static let updateAsksAgain = RuleRecord(
    .event, VersionRange(from: OSVersion(16)),
    [.viewControllerHeader, .viewControllerSetNeedsUpdate, .appleReleaseNotesIOS16, .projectReport],
    title: LocalizedText("From iOS 16 an update makes UIKit ask again", "iOS 16 起可请求更新使 UIKit 重新询问"),
    statement: LocalizedText(
      """
      From iOS 16 on, setNeedsUpdateOfSupportedInterfaceOrientations tells UIKit that a controller's supported or \
      preferred orientations changed. It asks again and turns the interface if the current orientation is no longer \
      allowed or the device's now is.
      """,
      """
      从 iOS 16 起，setNeedsUpdateOfSupportedInterfaceOrientations 告知 UIKit 控制器支持的方向或首选方向已改变。\
      UIKit 重新询问；当前方向不再被允许或设备方向已被允许时转动界面。
      """))

  static let unannouncedChangeWaits = RuleRecord(
    .event, VersionRange(from: OSVersion(5)), [.history],
    title: LocalizedText("A change that is not announced waits", "未通知的改变会等待"),
    statement: LocalizedText(
      """
      Where a mask changes and nobody tells UIKit, nothing happens until the next event that makes it ask: a turn, a \
      presentation, a dismissal or an update.
      """,
      "掩码改变而没有通知 UIKit 时，在下一个使它询问的事件（转动设备、呈现、消失或更新）之前什么都不会发生。"))

  static let pushAndPopDoNotRotate = RuleRecord(
    .event, VersionRange(from: OSVersion(5), until: OSVersion(16)),
    [.pocketIOS211, .reSideMenu127, .alexandreForcingOrientationPush],
    title: LocalizedText("Up to iOS 15 a push or pop does not rotate", "iOS 15 及更早的压入与弹出不转屏"),
    statement: LocalizedText(
      """
      Up to iOS 15, showing another child (a push, a pop, another tab) does not make UIKit ask again, so the interface \
      stays as it was until the device turns or something else makes UIKit ask. This is reported, not documented.
      """,
      """
      在 iOS 15 及更早版本中，显示另一个子控制器（压入、弹出、切换标签）不会使 UIKit 重新询问。\
      在设备转动或其他事件使 UIKit 询问之前，界面保持原样。此为报道而非文档。
      """))

  static let pushAndPopNeedUpdate = RuleRecord(
    .event, VersionRange(from: OSVersion(16)), [],
    title: LocalizedText("From iOS 16 a push or pop needs an update", "iOS 16 起压入与弹出需要请求更新"),
    statement: LocalizedText(
      """
      From iOS 16 on, a push, a pop or another tab does not turn the interface by itself; the controller that comes up \
      must call setNeedsUpdateOfSupportedInterfaceOrientations. Assumption: libraries do so, but no source says what \
      happens without the call.
      """,
      """
      从 iOS 16 起，压入、弹出或切换标签本身不转动界面；\
      出现的控制器须调用 setNeedsUpdateOfSupportedInterfaceOrientations。这是假设：一些库这样做，\
      但没有资料说明不调用会怎样。
      """))

  static let presentationAsksAgain = RuleRecord(
    .event, VersionRange(from: OSVersion(5)),
    [
      .appleReleaseNotesIOS6, .viewControllerProgrammingGuide, .openradar18176955, .nytPhotoViewer202,
      .alexandreForcingOrientation2018,
    ],
    title: LocalizedText("A full-screen presentation makes UIKit ask again", "全屏呈现使 UIKit 重新询问"),
    statement: LocalizedText(
      """
      When a controller that takes over is presented or dismissed, UIKit asks again and turns the interface where the \
      new top-most controller does not allow the current orientation. A sheet does not.
      """,
      "呈现或关闭一个会接管的控制器时，UIKit 重新询问；若新的最上层控制器不允许当前方向，则转动界面。表单不会如此。"))

  static let keyValueCodingActsAsTurn = RuleRecord(
    .event, VersionRange(from: OSVersion(5), until: OSVersion(16)),
    [
      .kif868, .appleForums685314, .reactNativeOrientationDirector74, .reactNativeOrientation292,
      .alexandreForcingOrientation2018, .projectReport, .tutorial, .videoQA,
    ],
    title: LocalizedText("Up to iOS 15 key-value coding acts as a turn", "iOS 15 及更早键值编码等同于转动设备"),
    statement: LocalizedText(
      """
      Up to iOS 15, setValue(_:forKey: "orientation") on UIDevice has the effect of a turn of the device to that \
      orientation: the masks still decide, and shouldAutorotate must be true. It was never a public interface.
      """,
      """
      在 iOS 15 及更早版本中，对 UIDevice 调用 setValue(_:forKey: "orientation") 等同于把设备转到该方向：\
      仍由各掩码决定，且 shouldAutorotate 须为 true。它从来不是公开接口。
      """))

  static let keyValueCodingOnlyLogs = RuleRecord(
    .event, VersionRange(from: OSVersion(16)),
    [
      .flutter111587, .reactNativeOrientationLocker241, .firefoxIOS15687, .capacitorScreenOrientation27,
      .appleForums707735, .projectReport,
    ],
    title: LocalizedText("From iOS 16 key-value coding only logs", "iOS 16 起键值编码只写日志"),
    statement: LocalizedText(
      """
      From iOS 16 on, setValue(_:forKey: "orientation") on UIDevice turns nothing and logs that setting \
      UIDevice.orientation is not supported. Six reports agree; one saw it still work in the simulator.
      """,
      """
      从 iOS 16 起，对 UIDevice 调用 setValue(_:forKey: "orientation") 不转动任何东西，\
      只在日志中说明不支持设置 UIDevice.orientation。六处报道一致；其中一处在模拟器上仍见其有效。
      """))

  static let privateSetterActsAsTurn = RuleRecord(
    .event, VersionRange(from: OSVersion(5), until: OSVersion(16)),
    [.earlGreyPortraitOnlyChangeTest, .detoxDeviceActions, .kif868, .webkitSetOrientationTests, .tutorial],
    title: LocalizedText("Up to iOS 15 the private setter acts as a turn", "iOS 15 及更早私有设置方法等同于转动"),
    statement: LocalizedText(
      """
      Up to iOS 15, the private -[UIDevice setOrientation:] has the effect of a turn of the device, as key-value \
      coding has. It is private: App Review may reject it.
      """,
      """
      在 iOS 15 及更早版本中，私有方法 -[UIDevice setOrientation:] 与键值编码一样，等同于转动设备。它是私有方法，\
      App Review 可能拒绝。
      """))

  static let privateSetterDoesNothing = RuleRecord(
    .event, VersionRange(from: OSVersion(16)), [.webkitSetOrientationIOS16],
    title: LocalizedText("From iOS 16 the private setter does nothing", "iOS 16 起私有设置方法不起作用"),
    statement: LocalizedText(
      """
      From iOS 16 on the private setter of UIDevice's orientation turns nothing. WebKit reports that its sister \
      setOrientation:animated: does nothing in apps linked on or after iOS 16; that setOrientation: follows is an \
      inference, and so is the running version as the gate.
      """,
      """
      从 iOS 16 起，UIDevice 方向的私有设置方法不转动任何东西。WebKit 报告 setOrientation:animated: 在链接 iOS 16 或更\
      新 SDK 的应用中不起作用；setOrientation: 同样如此是推断，以运行版本为界也是推断。
      """))

  static let setStatusBarOrientationWorksBefore6 = RuleRecord(
    .event, VersionRange(from: OSVersion(5), until: OSVersion(6)), [],
    title: LocalizedText(
      "On iOS 5 setStatusBarOrientation turns the interface", "iOS 5 上 setStatusBarOrientation 转动界面"),
    statement: LocalizedText(
      """
      On iOS 5, setStatusBarOrientation:animated: sets the orientation that UIKit works with. Assumption, read from \
      the release notes of iOS 6, which say what the method can no longer do; it moves the status bar, and views only \
      as far as the app follows.
      """,
      """
      在 iOS 5 上，setStatusBarOrientation:animated: 设置 UIKit 所用的方向。这是假设，依据 iOS 6 发行说明中该方法不再能\
      做的事推断；它移动状态栏，视图只在应用配合时跟随。
      """))

  static let setStatusBarOrientationNeedsEmptyMask = RuleRecord(
    .event, VersionRange(from: OSVersion(6), until: OSVersion(9)), [.applicationHeader, .appleReleaseNotesIOS6],
    title: LocalizedText(
      "On iOS 6 to 8 setStatusBarOrientation needs mask 0", "iOS 6 至 8 上 setStatusBarOrientation 需要掩码 0"),
    statement: LocalizedText(
      """
      On iOS 6 to 8, setStatusBarOrientation:animated: works only while the top-most full-screen controller returns 0 \
      from supportedInterfaceOrientations. The caller then answers for the status bar being consistent.
      """,
      """
      在 iOS 6 至 8 上，只有最上层全屏控制器的 supportedInterfaceOrientations 返回 0 时，\
      setStatusBarOrientation:animated: 才有效。此时由调用者负责状态栏的一致性。
      """))

  static let setStatusBarOrientationDoesNothing = RuleRecord(
    .event, VersionRange(from: OSVersion(9)), [.applicationHeader],
    title: LocalizedText(
      "From iOS 9 setStatusBarOrientation does nothing", "iOS 9 起 setStatusBarOrientation 不起作用"),
    statement: LocalizedText(
      """
      From iOS 9 on setStatusBarOrientation:animated: and the property's setter are deprecated, and the resolver gives \
      them no effect. The header deprecates them as more limited; that nothing is left is the resolver's reading.
      """,
      """
      从 iOS 9 起，setStatusBarOrientation:animated: 及该属性的设置方法被弃用，解析器认为它们没有效果。\
      头文件以“限制更多”为由弃用它们；完全无效是解析器的解读。
      """))

  static let presentAndDismissAsksAgain = RuleRecord(
    .event, VersionRange(from: OSVersion(5)), [.alloyForceOrientationTest, .history],
    title: LocalizedText("Presenting and dismissing at once makes UIKit ask", "呈现后立即关闭会使 UIKit 重新询问"),
    statement: LocalizedText(
      """
      From iOS 6 on, presenting an empty controller full screen without animation and dismissing it at once makes \
      UIKit ask the controllers again. Reported as a workaround; on iOS 5 it had no effect, and from iOS 13 on it \
      needs an explicit fullScreen.
      """,
      """
      从 iOS 6 起，无动画地全屏呈现一个空控制器并立即关闭，会使 UIKit 重新询问控制器。这是被报道的变通办法；\
      在 iOS 5 上无效，从 iOS 13 起须显式使用 fullScreen。
      """))

  static let reAddedViewAsksAgainBefore6 = RuleRecord(
    .event, VersionRange(from: OSVersion(5), until: OSVersion(6)), [.history],
    title: LocalizedText("On iOS 5 re-adding the root view makes UIKit ask", "iOS 5 上重新添加根视图会使 UIKit 询问"),
    statement: LocalizedText(
      """
      On iOS 5, removing the key window's first subview and adding it again makes UIKit ask the controller again. One \
      article reports it.
      """,
      "在 iOS 5 上，移除关键窗口的第一个子视图再重新添加，会使 UIKit 重新询问控制器。仅一篇文章报道。"))

  static let reAddedViewDoesNothing = RuleRecord(
    .event, VersionRange(from: OSVersion(6)), [],
    title: LocalizedText("From iOS 6 re-adding the root view does nothing", "iOS 6 起重新添加根视图不起作用"),
    statement: LocalizedText(
      """
      From iOS 6 on, removing and re-adding the window's first subview does not make UIKit ask. Assumption: the \
      workaround is reported for iOS 5 only.
      """,
      "从 iOS 6 起，移除并重新添加窗口的第一个子视图不会使 UIKit 询问。这是假设：该变通办法只在 iOS 5 上有报道。"))

  static let transformIsNotRotation = RuleRecord(
    .event, VersionRange(from: OSVersion(5)), [.history],
    title: LocalizedText("A rotated transform is not a rotation", "旋转 transform 不是转屏"),
    statement: LocalizedText(
      """
      Rotating a view by its transform changes what is drawn and nothing else: interface orientation, status bar, safe \
      area, size classes and keyboard stay as they are.
      """,
      "用 transform 旋转视图只改变绘制：界面方向、状态栏、安全区、尺寸类别和键盘都保持原样。"))

  static let geometryRequestPicksFromSupported = RuleRecord(
    .event, VersionRange(from: OSVersion(16)),
    [.geometryPreferencesIOSHeader, .geometryPreferencesIOSOrientations, .windowSceneRequestGeometryUpdate],
    title: LocalizedText("A geometry request picks from what is supported", "几何请求从受支持的方向中选取"),
    statement: LocalizedText(
      """
      From iOS 16 on, requestGeometryUpdate with interface orientations turns the scene to one that is both requested \
      and supported at that moment. Which one, where several remain, the system chooses.
      """,
      """
      从 iOS 16 起，带界面方向的 requestGeometryUpdate 把场景转到既被请求、当时又受支持的方向。若剩下多个，由系统选择。
      """))

  static let geometryRequestNoneSupported = RuleRecord(
    .event, VersionRange(from: OSVersion(16)),
    [
      .sceneDefinitionsHeader, .sceneErrorGeometryRequestDenied, .windowSceneRequestGeometryUpdate, .expo48173,
      .capacitorPlugins100, .liteavsdkPlayerFlutter116,
    ],
    title: LocalizedText("A request for what is not supported is denied", "请求不受支持的方向会被拒绝"),
    statement: LocalizedText(
      """
      From iOS 16 on, where a geometry request and the supported orientations have nothing in common, the error \
      handler receives UISceneErrorDomain 101 with both lists. The interface stays, and nothing is raised.
      """,
      """
      从 iOS 16 起，几何请求与受支持的方向没有共同点时，错误处理闭包收到 UISceneErrorDomain 101 及两个列表。\
      界面保持不变，也不抛出异常。
      """))

  static let geometryRequestWindowingMode = RuleRecord(
    .event, VersionRange(from: OSVersion(16)), [.reactNativeOrientationDirector70, .webkit9349, .webkit5408],
    title: LocalizedText("A multitasking iPad app cannot request a rotation", "参与多任务的 iPad 应用不能请求转屏"),
    statement: LocalizedText(
      """
      From iPadOS 16 on, an iPad app that takes part in multitasking receives UISceneErrorDomain 101, "The current \
      windowing mode does not allow for programmatic changes to interface orientation.", for any request. The text is \
      known from reports.
      """,
      """
      从 iPadOS 16 起，参与多任务的 iPad 应用的任何请求都会收到 UISceneErrorDomain 101：\
      “The current windowing mode does not allow for programmatic changes to interface orientation.” 该文本来自报道。
      """))

  static let geometryRequestUnsupportedPreferences = RuleRecord(
    .event, VersionRange(from: OSVersion(16)), [.sceneDefinitionsHeader, .sceneErrorGeometryRequestUnsupported],
    title: LocalizedText("Another platform's preferences are refused", "其他平台的偏好设置会被拒绝"),
    statement: LocalizedText(
      """
      From iOS 16 on, a geometry request with preferences of another platform's class fails with UISceneErrorDomain \
      100, geometry request unsupported.
      """,
      """
      从 iOS 16 起，使用其他平台类的偏好设置发出的几何请求失败，\
      错误为 UISceneErrorDomain 100（geometryRequestUnsupported）。
      """))

  static let geometryRequestEmptyIsNoPreference = RuleRecord(
    .event, VersionRange(from: OSVersion(16)), [.geometryPreferencesIOSHeader],
    title: LocalizedText("An empty geometry request is no preference", "空的几何请求表示没有偏好"),
    statement: LocalizedText(
      """
      From iOS 16 on, geometry preferences whose mask is empty state no preference: the request neither turns the \
      interface nor fails.
      """,
      "从 iOS 16 起，掩码为空的几何偏好表示没有偏好：请求既不转动界面，也不失败。"))

  static let geometryRequestUsesKnownSet = RuleRecord(
    .event, VersionRange(from: OSVersion(16)),
    [.reactNativeScreens4117, .cordovaPluginScreenOrientation107, .projectReport],
    title: LocalizedText("A geometry request uses the set the scene knows", "几何请求使用场景已知的集合"),
    statement: LocalizedText(
      """
      From iOS 16 on a geometry request is measured against the supported orientations that the scene last heard of. \
      According to reports, a change that was not announced with setNeedsUpdateOfSupportedInterfaceOrientations can \
      make it fail.
      """,
      """
      从 iOS 16 起，几何请求以场景最后得知的受支持方向为准。据报道，\
      未用 setNeedsUpdateOfSupportedInterfaceOrientations 通知的改变可能使请求失败。
      """))

  static let methodNotAvailableYet = RuleRecord(
    .event, VersionRange(from: OSVersion(5)), [.viewControllerHeader, .windowSceneHeader],
    title: LocalizedText("A method cannot be called before it exists", "方法在出现之前不能调用"),
    statement: LocalizedText(
      """
      setNeedsUpdateOfSupportedInterfaceOrientations and requestGeometryUpdate begin with iOS 16. In a scenario with \
      an older system the call is unavailable, and nothing turns.
      """,
      """
      setNeedsUpdateOfSupportedInterfaceOrientations 和 requestGeometryUpdate 从 iOS 16 开始提供。\
      在更早系统的场景中该调用不可用，什么也不会转动。
      """))

  static let rootIsAskedAfterLaunch = RuleRecord(
    .event, VersionRange(from: OSVersion(5)), [.mattneubLaunchRotationEvents],
    title: LocalizedText("After the launch delegate and root are asked", "启动之后询问代理和根控制器"),
    statement: LocalizedText(
      """
      Once the window shows its root view controller, the app delegate and the controllers are asked for the first \
      time, and the interface turns where the orientation of the launch is not allowed or the device asks for another \
      that is.
      """,
      """
      窗口显示根视图控制器后，应用代理和控制器第一次被询问；如果启动时的方向不被允许，或者设备要求另一个被允许的方向，\
      界面就会旋转。
      """))

  static let resizingIsNotRotation = RuleRecord(
    .event, VersionRange(from: OSVersion(5)), [.slideOverKit43, .appleForums814663],
    title: LocalizedText("Resizing a window is not a rotation", "调整窗口大小不是旋转"),
    statement: LocalizedText(
      """
      A window of another size, in Split View, in Stage Manager or on iPadOS 26, tells its controllers of the new \
      size. The interface orientation stays as it was, whatever shape the window has.
      """,
      """
      在分屏、台前调度或 iPadOS 26 的窗口中，窗口大小改变时控制器会得到新的尺寸；无论窗口是什么形状，\
      界面方向都保持不变。
      """))
}
