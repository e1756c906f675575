import Explorer

// A line for each field of the form, for a reader who does not know the fact.

extension ExplorerWords {
  var eventHelp: String { pick("What should have rotated it", "本应让它旋转的事") }
  var variableHelp: String { pick("A mask that several methods return", "多个方法都返回的掩码") }
  private var maskHelp: String { pick("The orientations that it allows", "它允许的方向") }
  private var preferredHelp: String { pick("Which one a full-screen modal starts in", "全屏弹出时先用哪个方向") }
  private var variableChoiceHelp: String { pick("The mask that it changes", "它改变的掩码") }
  private var undocumentedHelp: String { pick("Not documented: choose what you observe", "没有文档：选择你观察到的") }

  func help(_ field: StartField) -> String {
    switch field {
    case .mode, .event, .eventValue, .eventDetail, .noCommonOrientationFromSixteen: ""
    case .os: pick("The version on the device", "设备上的版本")
    case .linkedSDK: pick("That of the Xcode that built the app", "编译应用的 Xcode 的 SDK")
    case .idiom: pick("Where the app runs", "应用在哪种设备上运行")
    case .homeButton: pick("Decides about upside down", "决定能否倒置")
    case .rotationLock: pick("In Control Center", "在控制中心里")
    case .windowingMode: pick("Such as Stage Manager, or an iPhone Duo’s display", "例如台前调度，或 iPhone Duo 的屏幕")
    case .isResized: pick("For an iPhone app in a window", "窗口中的 iPhone 应用")
    case .informationPropertyList: pick("Device Orientation of the target", "target 的 Device Orientation")
    case .informationPropertyListOnPad: pick("The same, for iPad alone", "同上，仅 iPad")
    case .informationPropertyListOnPhone: pick("The same, for iPhone alone", "同上，仅 iPhone")
    case .requiresFullScreen: pick("No multitasking on iPad", "不支持 iPad 多任务")
    case .requiresFullScreenIgnoredFrom: pick("From here the key above is off", "此版本起忽略上面的键")
    case .applicationDelegate:
      pick(
        "application(_:supportedInterfaceOrientationsFor:); SwiftUI: UIApplicationDelegateAdaptor",
        "application(_:supportedInterfaceOrientationsFor:)；SwiftUI：UIApplicationDelegateAdaptor")
    case .sceneDelegate:
      pick("supportedInterfaceOrientations(for:), iOS 27", "supportedInterfaceOrientations(for:)，iOS 27")
    case .current: pick("Before the event", "事件之前")
    case .device: pick("landscapeLeft: its top points left", "landscapeLeft：顶部朝左")
    case .sceneKnows, .sceneKnowsLock: pick("Another one, if it changed since", "之后改变过时才不同")
    case .sceneIsPartial: pick("On iPad", "在 iPad 上")
    case .orderOfChoice, .missingInformationPropertyList, .askedAtPresentation, .noCommonOrientationAtPresentation,
      .noCommonOrientationAtRotation, .noCommonOrientationAtUpdate, .noCommonOrientationUnderFullScreen, .emptyMask,
      .rotationGoesBy, .navigationUpsideDown, .popAsks, .dismissalAsks, .preferredOutsideMask, .keyValueCodingAtFirst:
      undocumentedHelp
    }
  }

  func help(_ field: ControllerField) -> String {
    switch field {
    case .name: pick("As in your code", "与代码一致")
    case .parent, .role: ""
    // The resolver has no rule of its own for a hosting controller.
    case .kind:
      pick(
        "Containers have children; SwiftUI’s hosting controller is a UIViewController",
        "容器有子控制器；SwiftUI 的宿主控制器是 UIViewController")
    case .forwarding: pick("Whose mask the container returns", "容器返回谁的掩码")
    case .shownChild: pick("The selected or top one", "选中的或栈顶的")
    case .supported, .delegateSupported: maskHelp
    case .preferred, .delegatePreferred: preferredHelp
    case .shouldAutorotate: pick("iOS 6 to 15 call it", "iOS 6 至 15 调用")
    case .shouldAutorotateTo: pick("iOS 5 calls it", "iOS 5 调用")
    case .prefersOrientationLocked: pick("iOS 26 and later", "iOS 26 起")
    case .appearanceVariable, .disappearanceVariable: variableChoiceHelp
    case .appearanceMask, .disappearanceMask: maskHelp
    case .style:
      pick(
        "modalPresentationStyle; SwiftUI: sheet is “not set”, fullScreenCover is fullScreen",
        "modalPresentationStyle；SwiftUI：sheet 为“未设置”，fullScreenCover 为 fullScreen")
    case .fillsWindow: pick("A modal that covers everything", "遮住一切的弹出页面")
    case .removesPresentersView: pick("Of a custom presentation", "自定义 present")
    case .isAlert: "UIAlertController"
    case .ignoresApplicationMask: pick("Such as the camera of UIKit", "例如 UIKit 的相机")
    }
  }

  func help(_ argument: EventKind.Argument) -> String {
    switch argument {
    case .device: help(StartField.device)
    case .interface: pick("The orientation that is set", "设置的方向")
    case .rawValue: pick("The number that is set", "设置的数值")
    case .mask, .delegateMask, .controllerMask, .optionalMask: maskHelp
    case .style: help(ControllerField.style)
    case .fillsWindow: help(ControllerField.fillsWindow)
    case .lock: help(StartField.rotationLock)
    case .window: help(StartField.sceneIsPartial)
    case .windowingMode: help(StartField.windowingMode)
    case .newController: ""
    case .controller, .anyController: pick("Which one", "哪一个")
    case .variable, .assignment: variableChoiceHelp
    case .preferred: preferredHelp
    case .autorotation: help(ControllerField.shouldAutorotate)
    case .yesOrNo: help(ControllerField.prefersOrientationLocked)
    }
  }
}
