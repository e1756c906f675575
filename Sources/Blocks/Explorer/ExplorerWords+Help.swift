import Explorer
import OrientationCatalog

// A line for each field of the form, for a reader who does not know the fact.

extension ExplorerWords {
  var eventHelp: String { pick("What should have rotated it", "本应让它旋转的事") }
  var variableHelp: String { pick("A mask that several methods return", "多个方法都返回的掩码") }
  private var maskHelp: String { pick("The orientations that it allows", "它允许的方向") }
  private var preferredHelp: String { pick("Which one a full-screen modal starts in", "全屏弹出时先用哪个方向") }
  private var variableChoiceHelp: String { pick("The mask that it changes", "它改变的掩码") }
  private var undocumentedHelp: String { pick("Not documented: choose what you observe", "没有文档：选择你观察到的") }

  /// Nothing of a field whose title says it all.
  func help(_ field: StartField) -> String {
    switch field {
    case .orderOfChoice, .missingInformationPropertyList, .askedAtPresentation, .noCommonOrientationAtPresentation,
      .noCommonOrientationAtRotation, .noCommonOrientationAtUpdate, .noCommonOrientationUnderFullScreen, .emptyMask,
      .rotationGoesBy, .navigationUpsideDown, .popAsks, .dismissalAsks, .preferredOutsideMask, .keyValueCodingAtFirst:
      undocumentedHelp
    case .sceneKnowsLock: help(.sceneKnows)
    default: ValueText.text("fields of the form", "\(field)", in: language)
    }
  }

  func help(_ field: ControllerField) -> String {
    switch field {
    case .supported, .delegateSupported, .appearanceMask, .disappearanceMask: maskHelp
    case .preferred, .delegatePreferred: preferredHelp
    case .appearanceVariable, .disappearanceVariable: variableChoiceHelp
    default: ValueText.text("fields of a controller", "\(field)", in: language)
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
