import Orientation

extension Rule {
  /// The title in Simplified Chinese.
  var chineseTitle: String {
    switch self {
    case .deviceMapsToOppositeLandscape:
      "设备横屏与界面横屏名称相反"
    case .flatOrUnknownChangesNothing:
      "平放或未知的设备方向不改变界面"
    case .upsideDownNeedsHomeButtonOrIpad:
      "倒竖屏需要 Home 键或 iPad"
    case .infoPlistDeclares:
      "Info.plist 声明应用支持的方向"
    case .infoPlistMissingMeansDefault:
      "Info.plist 缺少列表时用设备默认值"
    case .infoPlistDeviceVariantWins:
      "针对设备的键优先于通用键"
    case .appDelegateReplacesInfoPlist:
      "应用代理的回答取代 Info.plist"
    case .sceneDelegateReplacesInfoPlist:
      "iOS 27 起场景代理取代 Info.plist"
    case .infoPlistLimitsLaunch:
      "Info.plist 限制启动时的方向"
    case .launchPrefersPortrait:
      "iOS 7 及更早启动时优先竖屏"
    case .infoPlistOnlyAtLaunchBefore6:
      "iOS 5 上 Info.plist 只在启动时有效"
    case .multitaskingAppsAreNotAsked:
      "参与多任务的 iPad 应用不会被询问"
    case .requiresFullScreenOptsOut:
      "UIRequiresFullScreen 退出多任务"
    case .requiresFullScreenIgnoredFromVersion:
      "可从某版本起忽略 UIRequiresFullScreen"
    case .requiresFullScreenResizesDiscretely:
      "使用 iOS 27 SDK 时全屏键表示分级缩放"
    case .rootViewControllerMissing:
      "没有根控制器时由应用掩码决定"
    case .topmostFullScreenControllerIsAsked:
      "询问最上层且充满窗口的控制器"
    case .fullScreenPresentationTakesOver:
      "全屏呈现的控制器接管"
    case .overFullScreenPresentationTakesOver:
      "overFullScreen 呈现的控制器接管"
    case .sheetLeavesPresenterInCharge:
      "表单页仍由呈现者决定"
    case .sheetFillsCompactPhoneBefore13:
      "iOS 12 及更早的表单充满 iPhone 窗口"
    case .automaticStyleIsASheet:
      "iOS 13 起默认样式为表单"
    case .otherStylesMustFillTheWindow:
      "其他样式只有充满窗口时才接管"
    case .containersDoNotAskChildren:
      "容器不询问子控制器"
    case .subclassForwardsToChild:
      "容器子类可以转发给子控制器"
    case .containerDelegateAnswers:
      "容器的代理可以代为回答"
    case .containersAskChildrenBefore6:
      "iOS 5 上容器询问正在显示的子控制器"
    case .controllerMaskDefault:
      "控制器的默认掩码取决于设备类型"
    case .emptyControllerMaskThrows:
      "空的控制器掩码会引发异常"
    case .shouldAutorotateNoKeepsCurrent:
      "shouldAutorotate 为 false 时界面保持不变"
    case .shouldAutorotateNotConsulted:
      "iOS 16 起不再询问 shouldAutorotate"
    case .controllerAnswersPerOrientationBefore6:
      "iOS 5 上控制器逐个方向作答"
    case .prefersOrientationLockedFreezes:
      "控制器可以倾向锁定方向"
    case .effectiveMaskIsIntersection:
      "应用、控制器与设备须同时允许"
    case .noCommonOrientationThrows:
      "iOS 15 及更早没有共同方向会引发异常"
    case .noCommonOrientationChangesNothing:
      "iOS 16 起没有共同方向则不改变"
    case .deviceOrientationIsFollowed:
      "允许时界面跟随设备"
    case .deviceOrientationNotAllowed:
      "不允许的转动不改变界面"
    case .currentOrientationIsKept:
      "允许时保持当前方向"
    case .preferredOrientationAtPresentation:
      "全屏呈现以首选方向开始"
    case .preferredDefaultIsCurrent:
      "未重写时首选当前方向"
    case .preferredNotSupportedThrows:
      "首选方向不在掩码内会引发异常"
    case .orderOfChoice:
      "其余情况由未公开的顺序决定"
    case .userRotationLock:
      "用户的旋转锁定阻止随设备转动"
    case .attemptRotationFollowsDevice:
      "attemptRotation 只转向设备方向"
    case .attemptRotationReplaced:
      "iOS 16 起 attemptRotation 已被取代"
    case .updateAsksAgain:
      "iOS 16 起可请求更新使 UIKit 重新询问"
    case .unannouncedChangeWaits:
      "未通知的改变会等待"
    case .pushAndPopDoNotRotate:
      "iOS 15 及更早的压入与弹出不转屏"
    case .pushAndPopNeedUpdate:
      "iOS 16 起压入与弹出需要请求更新"
    case .presentationAsksAgain:
      "全屏呈现使 UIKit 重新询问"
    case .keyValueCodingActsAsTurn:
      "iOS 15 及更早键值编码等同于转动设备"
    case .keyValueCodingOnlyLogs:
      "iOS 16 起键值编码只写日志"
    case .privateSetterActsAsTurn:
      "iOS 15 及更早私有设置方法等同于转动"
    case .privateSetterDoesNothing:
      "iOS 16 起私有设置方法不起作用"
    case .setStatusBarOrientationWorksBefore6:
      "iOS 5 上 setStatusBarOrientation 转动界面"
    case .setStatusBarOrientationNeedsEmptyMask:
      "iOS 6 至 8 上 setStatusBarOrientation 需要掩码 0"
    case .setStatusBarOrientationDoesNothing:
      "iOS 9 起 setStatusBarOrientation 不起作用"
    case .presentAndDismissAsksAgain:
      "呈现后立即关闭会使 UIKit 重新询问"
    case .reAddedViewAsksAgainBefore6:
      "iOS 5 上重新添加根视图会使 UIKit 询问"
    case .reAddedViewDoesNothing:
      "iOS 6 起重新添加根视图不起作用"
    case .transformIsNotRotation:
      "旋转 transform 不是转屏"
    case .geometryRequestPicksFromSupported:
      "几何请求从受支持的方向中选取"
    case .geometryRequestNoneSupported:
      "请求不受支持的方向会被拒绝"
    case .geometryRequestWindowingMode:
      "参与多任务的 iPad 应用不能请求转屏"
    case .geometryRequestUnsupportedPreferences:
      "其他平台的偏好设置会被拒绝"
    case .geometryRequestEmptyIsNoPreference:
      "空的几何请求表示没有偏好"
    case .geometryRequestUsesKnownSet:
      "几何请求使用场景已知的集合"
    case .methodNotAvailableYet:
      "方法在出现之前不能调用"
    case .rootIsAskedAfterLaunch:
      "启动之后询问代理和根控制器"
    case .resizingIsNotRotation:
      "调整窗口大小不是旋转"
    case .linkedSdkGates26:
      "iOS 26 的行为需要其 SDK"
    }
  }
}
