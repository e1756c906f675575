import Orientation

extension Rule {
  /// The statement in Simplified Chinese.
  var chineseStatement: String {
    switch self {
    case .deviceMapsToOppositeLandscape:
      """
      设备处于 landscapeLeft 时，请求的界面方向是 landscapeRight；设备处于 landscapeRight 时，请求的是 \
      landscapeLeft；竖屏与倒竖屏名称不变。两个枚举的原始值（3 和 4）一致，名称相反。
      """
    case .flatOrUnknownChangesNothing:
      "faceUp、faceDown 和 unknown 没有对应的界面方向。设备平放后，无论掩码允许什么，界面都保持原样。"
    case .upsideDownNeedsHomeButtonOrIpad:
      "没有 Home 键的 iPhone 不会转到倒竖屏，无论 Info.plist、代理和控制器如何声明。带 Home 键的 iPhone 和所有 iPad 在各层都允许时可以。"
    case .infoPlistDeclares:
      """
      应用代理（iOS 6 起）和场景代理（iOS 27 起）都没有回答时，UISupportedInterfaceOrientations 中列出的方向就是应\
      用掩码。从 iOS 6 起，该掩码在启动之后也有效；列表存在时，旧键 UIInterfaceOrientation 被忽略。
      """
    case .infoPlistMissingMeansDefault:
      """
      Info.plist 中没有适用于该设备的 UISupportedInterfaceOrientations 时，按头文件的说法，应用掩码在 iPad 上为全\
      部方向，在 iPhone 上为除倒竖屏外的全部方向。苹果关于该键的页面曾写作竖屏；场景可以任选一种解读。
      """
    case .infoPlistDeviceVariantWins:
      "在 iPad 上，UISupportedInterfaceOrientations~ipad 取代通用列表；在 iPhone 上由 ~iphone 变体取代。两个列表不会合并。"
    case .appDelegateReplacesInfoPlist:
      """
      从 iOS 6 起，应用代理实现了 application(_:supportedInterfaceOrientationsFor:) 时，它的回答就是应用掩码，转屏\
      时不再查询 Info.plist 的列表。该方法在 iOS 27 中弃用；若场景代理作答，则以场景代理为先。
      """
    case .sceneDelegateReplacesInfoPlist:
      """
      从 iOS 27 起，窗口场景的代理实现了 supportedInterfaceOrientations(for:) 时，它的回答对该场景取代 Info.plist \
      的列表。解析器让它先于应用代理的方法；后者在 iOS 27 中被弃用，由它替代。
      """
    case .infoPlistLimitsLaunch:
      "应用以 Info.plist 为该设备列出的某个方向启动，代理和控制器之后才接手。从 iOS 8 起，列表包含设备当前方向时采用该方向。"
    case .launchPrefersPortrait:
      "在 iOS 7 及更早版本中，Info.plist 列出竖屏时应用以竖屏启动，否则以列表中的第一个方向启动，与设备的握持方式无关。"
    case .infoPlistOnlyAtLaunchBefore6:
      "在 iOS 5 上，Info.plist 的列表只决定应用如何启动；启动之后只看控制器对 shouldAutorotateToInterfaceOrientation: 的回答。苹果没有文档说明，仅有一处报道。"
    case .multitaskingAppsAreNotAsked:
      "从 iOS 9 起，在 Info.plist 中列出全部四个方向且未用 UIRequiresFullScreen 退出的 iPad 应用参与多任务：UIKit 不询问它的控制器，所有方向都允许。"
    case .requiresFullScreenOptsOut:
      """
      从 iOS 9 起，Info.plist 中声明 UIRequiresFullScreen 的 iPad 应用独占屏幕，因此它的代理和控制器会被询问。该键\
      自 iPadOS 26 起弃用；iOS 27 之前的 iPhone 忽略它。
      """
    case .requiresFullScreenIgnoredFromVersion:
      "从 iPadOS 26.2 起，UIRequiresFullScreenIgnoredStartingWithVersion 指定系统从哪个版本开始忽略 UIRequiresFullScreen。它只有与该键并存时才有效。"
    case .requiresFullScreenResizesDiscretely:
      "在 iPadOS 27 上，链接 iOS 27 SDK 的应用不再因 UIRequiresFullScreen 而退出尺寸变化：场景分级改变尺寸，每一级都有自己的屏幕配置。苹果表示，这种分级缩放遵守应用支持的方向。"
    case .rootViewControllerMissing:
      "从 iOS 6 起，没有根控制器的窗口只按应用掩码转动，也不会通知任何控制器。在 iOS 5 上无人替这样的窗口作答，解析器让它停在竖屏。"
    case .topmostFullScreenControllerIsAsked:
      "UIKit 只询问一个控制器：窗口的根控制器，或最上层且充满窗口的被呈现控制器。从 iOS 6 起，除非被询问者转发，其他控制器都不参与。"
    case .fullScreenPresentationTakesOver:
      "以 fullScreen 呈现的控制器从呈现到消失期间代替其下的一切被询问。应用掩码仍然有效。"
    case .overFullScreenPresentationTakesOver:
      "从 iOS 8 起，以 overFullScreen 呈现的控制器充满窗口，代替其呈现者被询问。这是报道而非文档，并且有文章提到该样式有意外行为。"
    case .sheetLeavesPresenterInCharge:
      "pageSheet 或 formSheet 不充满窗口，因此继续询问其下的控制器，表单自身的掩码不起作用。在 iPad 上各版本均如此，在 iPhone 上从 iOS 13 起如此。"
    case .sheetFillsCompactPhoneBefore13:
      "在 iOS 12 及更早版本中，iPhone 以充满窗口的方式显示 pageSheet 和 formSheet，因此像全屏一样询问被呈现的控制器。此为报道；横屏时宽度为 regular 的 iPhone 可能不同。"
    case .automaticStyleIsASheet:
      "从 iOS 13 起，未指定样式的呈现使用 automatic，通常即 pageSheet；此前默认为 fullScreen。于是仍由呈现者决定。"
    case .otherStylesMustFillTheWindow:
      "以 currentContext、overCurrentContext、popover 或 custom 呈现的控制器，只有其呈现充满窗口时才被询问，由场景说明。这是假设：没有文档，关于 custom 的报道指向另一条件。"
    case .containersDoNotAskChildren:
      "从 iOS 6 起，导航、标签栏、分栏和分页控制器以 UIKit 的默认掩码自行作答，不询问正在显示的子控制器。有两种办法改变：转发的子类，以及 iOS 7 起的容器代理。"
    case .subclassForwardsToChild:
      "从 iOS 6 起，容器的子类重写方向方法并返回所选或栈顶子控制器的回答，就由该子控制器决定。窗口与该子控制器之间的每一层容器都必须转发。"
    case .containerDelegateAnswers:
      "从 iOS 7 起，导航、标签栏、分栏和分页控制器的代理可以代替容器给出支持的方向和首选方向。它对 shouldAutorotate 没有发言权。"
    case .containersAskChildrenBefore6:
      "在 iOS 6 之前，容器把 shouldAutorotateToInterfaceOrientation: 传给正在显示的子控制器，直到最内层。"
    case .controllerMaskDefault:
      "从 iOS 6 起，未重写 supportedInterfaceOrientations 的控制器在 iPad 上支持全部方向，在 iPhone 上支持除倒竖屏外的全部方向。容器的默认值相同。"
    case .emptyControllerMaskThrows:
      """
      从 iOS 6 起，supportedInterfaceOrientations 为 0 或不含任何方向的控制器是错误：UIKit 抛出 \
      UIApplicationInvalidInterfaceOrientation 异常。iOS 6 至 8 的状态栏方向设置方法除外，它正需要这种掩码。
      """
    case .shouldAutorotateNoKeepsCurrent:
      "在 iOS 6 至 15 上，被询问的控制器从 shouldAutorotate 返回 false 时，UIKit 不获取其掩码，界面保持当前方向。默认值为 true。"
    case .shouldAutorotateNotConsulted:
      "从 iOS 16 起，UIKit 不再询问 shouldAutorotate。不应转动的控制器改为收窄 supportedInterfaceOrientations，并通知这一变化。"
    case .controllerAnswersPerOrientationBefore6:
      "在 iOS 5 上，UIKit 用 shouldAutorotateToInterfaceOrientation: 一次询问一个方向。未重写的控制器只对竖屏回答 YES。"
    case .prefersOrientationLockedFreezes:
      "从 iOS 26 起，在链接该 SDK 的应用中，prefersInterfaceOrientationLocked 为 true 的控制器在场景居中、与屏幕同大且未被遮挡时，让场景保持当前方向。这只是倾向，由系统斟酌。"
    case .effectiveMaskIsIntersection:
      "从 iOS 6 起，一个方向只有同时在应用掩码、被询问的那个控制器的掩码以及设备支持的方向之中才被允许。任何一层都不能放宽另一层的拒绝。"
    case .noCommonOrientationThrows:
      "在 iOS 6 至 15 上，应用掩码与控制器掩码没有共同方向且控制器允许自动旋转时，UIKit 抛出 UIApplicationInvalidInterfaceOrientation 异常。其文本来自崩溃报告。"
    case .noCommonOrientationChangesNothing:
      "从 iOS 16 起，应用掩码与控制器掩码没有共同方向时，解析器让界面保持原样。这是假设：这些系统是否仍抛出异常，或仍然转动，尚无定论；场景可以选择异常。"
    case .deviceOrientationIsFollowed:
      "设备转到有效掩码允许的方向时，界面随之转动。在多个允许的方向中，设备的方向优先。"
    case .deviceOrientationNotAllowed:
      "设备转到有效掩码之外的方向时，只要界面当前方向仍被允许，界面就保持原样。"
    case .currentOrientationIsKept:
      "UIKit 重新询问而设备方向不被允许或未知时，若当前方向被允许则保持。这是假设：界面不会无故转动。"
    case .preferredOrientationAtPresentation:
      "从 iOS 6 起，重写了 preferredInterfaceOrientationForPresentation 并以全屏呈现的控制器以该方向出现，前提是应用掩码也允许。之后仍可转到其他方向。"
    case .preferredDefaultIsCurrent:
      "从 iOS 6 起，未重写 preferredInterfaceOrientationForPresentation 的控制器首选状态栏的当前方向。这一默认值从不构成错误：若掩码不含该方向，UIKit 采用一个被允许的方向。"
    case .preferredNotSupportedThrows:
      """
      从 iOS 6 起，在呈现或消失时询问到的、被重写的 preferredInterfaceOrientationForPresentation 不在控制器自身的\
      掩码中，UIKit 就抛出 UIApplicationInvalidInterfaceOrientation 异常。
      """
    case .orderOfChoice:
      "有多个方向被允许，而设备方向、当前方向和首选方向都不在其中时，取某个顺序中的第一个。这是假设：苹果没有公布顺序；此处默认为竖屏、landscapeRight、landscapeLeft、倒竖屏，场景可以另行指定。"
    case .userRotationLock:
      "用户锁定旋转时，转动设备不会转动界面。应用仍可使界面转到其他方向：通过呈现、更新、几何请求，或在 iOS 15 及更早版本中通过键值编码。"
    case .attemptRotationFollowsDevice:
      "在 iOS 5 至 15 上，attemptRotationToDeviceOrientation 让 UIKit 立即重新询问，并在现在允许时把界面转到设备方向。它不会转到别处。"
    case .attemptRotationReplaced:
      """
      从 iOS 16 起，attemptRotationToDeviceOrientation 被弃用，由 setNeedsUpdateOfSupportedInterfaceOrientations \
      取代。解析器认为旧调用没有效果；苹果只说它已被取代，未说明它还做什么。
      """
    case .updateAsksAgain:
      """
      从 iOS 16 起，setNeedsUpdateOfSupportedInterfaceOrientations 告知 UIKit 控制器支持的方向或首选方向已改变。\
      UIKit 重新询问；当前方向不再被允许或设备方向已被允许时转动界面。
      """
    case .unannouncedChangeWaits:
      "掩码改变而没有通知 UIKit 时，在下一个使它询问的事件（转动设备、呈现、消失或更新）之前什么都不会发生。"
    case .pushAndPopDoNotRotate:
      "在 iOS 15 及更早版本中，显示另一个子控制器（压入、弹出、切换标签）不会使 UIKit 重新询问。在设备转动或其他事件使 UIKit 询问之前，界面保持原样。此为报道而非文档。"
    case .pushAndPopNeedUpdate:
      "从 iOS 16 起，压入、弹出或切换标签本身不转动界面；出现的控制器须调用 setNeedsUpdateOfSupportedInterfaceOrientations。这是假设：一些库这样做，但没有资料说明不调用会怎样。"
    case .presentationAsksAgain:
      "呈现或关闭一个会接管的控制器时，UIKit 重新询问；若新的最上层控制器不允许当前方向，则转动界面。表单不会如此。"
    case .keyValueCodingActsAsTurn:
      """
      在 iOS 15 及更早版本中，对 UIDevice 调用 setValue(_:forKey: "orientation") 等同于把设备转到该方向：仍由各掩\
      码决定，且 shouldAutorotate 须为 true。它从来不是公开接口。
      """
    case .keyValueCodingOnlyLogs:
      """
      从 iOS 16 起，对 UIDevice 调用 setValue(_:forKey: "orientation") 不转动任何东西，只在日志中说明不支持设置 \
      UIDevice.orientation。六处报道一致；其中一处在模拟器上仍见其有效。
      """
    case .privateSetterActsAsTurn:
      "在 iOS 15 及更早版本中，私有方法 -[UIDevice setOrientation:] 与键值编码一样，等同于转动设备。它是私有方法，App Review 可能拒绝。"
    case .privateSetterDoesNothing:
      """
      从 iOS 16 起，UIDevice 方向的私有设置方法不转动任何东西。WebKit 报告 setOrientation:animated: 在链接 iOS 16 \
      或更新 SDK 的应用中不起作用；setOrientation: 同样如此是推断，以运行版本为界也是推断。
      """
    case .setStatusBarOrientationWorksBefore6:
      "在 iOS 5 上，setStatusBarOrientation:animated: 设置 UIKit 所用的方向。这是假设，依据 iOS 6 发行说明中该方法不再能做的事推断；它移动状态栏，视图只在应用配合时跟随。"
    case .setStatusBarOrientationNeedsEmptyMask:
      """
      在 iOS 6 至 8 上，只有最上层全屏控制器的 supportedInterfaceOrientations 返回 0 时，\
      setStatusBarOrientation:animated: 才有效。此时由调用者负责状态栏的一致性。
      """
    case .setStatusBarOrientationDoesNothing:
      "从 iOS 9 起，setStatusBarOrientation:animated: 及该属性的设置方法被弃用，解析器认为它们没有效果。头文件以“限制更多”为由弃用它们；完全无效是解析器的解读。"
    case .presentAndDismissAsksAgain:
      "从 iOS 6 起，无动画地全屏呈现一个空控制器并立即关闭，会使 UIKit 重新询问控制器。这是被报道的变通办法；在 iOS 5 上无效，从 iOS 13 起须显式使用 fullScreen。"
    case .reAddedViewAsksAgainBefore6:
      "在 iOS 5 上，移除关键窗口的第一个子视图再重新添加，会使 UIKit 重新询问控制器。仅一篇文章报道。"
    case .reAddedViewDoesNothing:
      "从 iOS 6 起，移除并重新添加窗口的第一个子视图不会使 UIKit 询问。这是假设：该变通办法只在 iOS 5 上有报道。"
    case .transformIsNotRotation:
      "用 transform 旋转视图只改变绘制：界面方向、状态栏、安全区、尺寸类别和键盘都保持原样。"
    case .geometryRequestPicksFromSupported:
      "从 iOS 16 起，带界面方向的 requestGeometryUpdate 把场景转到既被请求、当时又受支持的方向。若剩下多个，由系统选择。"
    case .geometryRequestNoneSupported:
      "从 iOS 16 起，几何请求与受支持的方向没有共同点时，错误处理闭包收到 UISceneErrorDomain 101 及两个列表。界面保持不变，也不抛出异常。"
    case .geometryRequestWindowingMode:
      """
      从 iPadOS 16 起，参与多任务的 iPad 应用的任何请求都会收到 UISceneErrorDomain 101：“The current windowing \
      mode does not allow for programmatic changes to interface orientation.” 该文本来自报道。
      """
    case .geometryRequestUnsupportedPreferences:
      "从 iOS 16 起，使用其他平台类的偏好设置发出的几何请求失败，错误为 UISceneErrorDomain 100（geometryRequestUnsupported）。"
    case .geometryRequestEmptyIsNoPreference:
      "从 iOS 16 起，掩码为空的几何偏好表示没有偏好：请求既不转动界面，也不失败。"
    case .geometryRequestUsesKnownSet:
      "从 iOS 16 起，几何请求以场景最后得知的受支持方向为准。据报道，未用 setNeedsUpdateOfSupportedInterfaceOrientations 通知的改变可能使请求失败。"
    case .methodNotAvailableYet:
      "setNeedsUpdateOfSupportedInterfaceOrientations 和 requestGeometryUpdate 从 iOS 16 开始提供。在更早系统的场景中该调用不可用，什么也不会转动。"
    case .rootIsAskedAfterLaunch:
      """
      窗口显示根视图控制器后，应用代理和控制器第一次被询问；如果启动时的方向不被允许，或者设备要求另一个被允许的方向，界面就会旋转。
      """
    case .resizingIsNotRotation:
      """
      在分屏、台前调度或 iPadOS 26 的窗口中，窗口大小改变时控制器会得到新的尺寸；无论窗口是什么形状，界面方向都保持不变。
      """
    case .linkedSdkGates26:
      "在 iOS 26 及更高版本上，链接较旧 SDK 的应用保持旧行为：其 prefersInterfaceOrientationLocked 不起作用。以链接的 SDK 而非运行的系统为界，这一点来自报道而非文档。"
    }
  }
}
