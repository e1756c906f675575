import Explorer
import OrientationCatalog

// What each field of the form is called, and a line for a reader who does not know the fact.

extension ExplorerWords {
  func title(_ field: StartField) -> String { ValueText.text("titles of the form", "\(field)", in: language) }

  func title(_ field: ControllerField) -> String { ValueText.text("titles of a controller", "\(field)", in: language) }

  func title(_ argument: EventKind.Argument) -> String {
    ValueText.text("titles of an event", "\(argument)", in: language)
  }

  /// Nothing of a field whose title says it all.
  func help(_ field: StartField) -> String {
    switch field {
    case .orderOfChoice, .missingInformationPropertyList, .askedAtPresentation, .noCommonOrientationAtPresentation,
      .noCommonOrientationAtRotation, .noCommonOrientationAtUpdate, .noCommonOrientationUnderFullScreen, .emptyMask,
      .rotationGoesBy, .navigationUpsideDown, .popAsks, .dismissalAsks, .preferredOutsideMask, .keyValueCodingAtFirst:
      self[.undocumentedHelp]
    case .sceneKnowsLock: help(.sceneKnows)
    default: ValueText.text("fields of the form", "\(field)", in: language)
    }
  }

  func help(_ field: ControllerField) -> String {
    switch field {
    case .supported, .delegateSupported, .appearanceMask, .disappearanceMask: self[.maskHelp]
    case .preferred, .delegatePreferred: self[.preferredHelp]
    case .appearanceVariable, .disappearanceVariable: self[.variableChoiceHelp]
    default: ValueText.text("fields of a controller", "\(field)", in: language)
    }
  }

  func help(_ argument: EventKind.Argument) -> String {
    switch argument {
    case .device: help(StartField.device)
    case .interface: pick("The orientation that is set", "设置的方向")
    case .rawValue: pick("The number that is set", "设置的数值")
    case .mask, .delegateMask, .controllerMask, .optionalMask: self[.maskHelp]
    case .style: help(ControllerField.style)
    case .fillsWindow: help(ControllerField.fillsWindow)
    case .lock: help(StartField.rotationLock)
    case .window: help(StartField.sceneIsPartial)
    case .windowingMode: help(StartField.windowingMode)
    case .newController: ""
    case .controller, .anyController: pick("Which one", "哪一个")
    case .variable, .assignment: self[.variableChoiceHelp]
    case .preferred: self[.preferredHelp]
    case .autorotation: help(ControllerField.shouldAutorotate)
    case .yesOrNo: help(ControllerField.prefersOrientationLocked)
    }
  }
}
