import Explorer
import Orientation

extension EventKind {
  /// What an event brings along, by the names that the form gives the fields for it.
  enum Argument: String, CaseIterable {
    case device, interface, rawValue = "raw", mask, style, fillsWindow = "fills", lock, window, windowingMode = "mode"
    case newController = "controller"
    case controller = "name"
    case anyController = "any-name"
    case variable, delegateMask = "delegate-mask", controllerMask = "controller-mask", preferred, autorotation
    case optionalMask = "optional-mask", yesOrNo = "yes-no", assignment
  }

  /// What the event brings along in a sequence.
  var arguments: [Argument] {
    switch self {
    case .deviceTurned: [.device]
    case .presented, .pushed, .rootReplaced: [.newController]
    case .modeChanged: [.windowingMode]
    case .dismissed: [.anyController]
    case .tabSelected: [.controller]
    case .rotationLock: [.lock]
    case .windowResized: [.window]
    case .applicationDelegateChanged, .sceneDelegateChanged: [.delegateMask]
    case .variableChanged: [.variable, .mask]
    case .supportedChanged, .delegateSupportedChanged: [.controller, .controllerMask]
    case .preferredChanged, .delegatePreferredChanged: [.controller, .preferred]
    case .shouldAutorotateChanged: [.controller, .autorotation]
    case .shouldAutorotateToChanged: [.controller, .optionalMask]
    case .prefersOrientationLockedChanged: [.controller, .yesOrNo]
    case .viewWillAppearChanged, .viewWillDisappearChanged: [.controller, .assignment, .mask]
    case .launched, .rootShown, .popped, .masksChanged, .rotationAttempted, .updateRequested, .lockUpdateRequested,
      .keyValueCodingSet, .privateSetterCalled, .statusBarOrientationSet, .geometryRequested,
      .foreignGeometryRequested, .presentedAndDismissed, .viewReadded, .viewTransformed, .phoneWindowResized,
      .movedToBackground, .movedToForeground, .dismissalCancelled, .alertDismissed, .otherWindowRequested,
      .carPlaySceneRequested:
      argumentsInAMoment
    }
  }

  /// What the event brings along in a moment, whose facts are those after it.
  var argumentsInAMoment: [Argument] {
    switch self {
    case .dismissed: [.style, .fillsWindow]
    case .keyValueCodingSet, .privateSetterCalled: [.rawValue]
    case .statusBarOrientationSet: [.interface]
    case .geometryRequested: [.mask]
    case .presentedAndDismissed: [.style]
    case .deviceTurned, .launched, .rootShown, .presented, .pushed, .popped, .tabSelected, .masksChanged, .rotationLock,
      .windowResized, .rotationAttempted, .updateRequested, .lockUpdateRequested, .foreignGeometryRequested,
      .viewReadded, .viewTransformed, .applicationDelegateChanged, .sceneDelegateChanged, .variableChanged,
      .supportedChanged, .preferredChanged, .shouldAutorotateChanged, .shouldAutorotateToChanged,
      .prefersOrientationLockedChanged, .delegateSupportedChanged, .delegatePreferredChanged, .viewWillAppearChanged,
      .viewWillDisappearChanged, .phoneWindowResized, .modeChanged, .rootReplaced, .movedToBackground,
      .movedToForeground, .dismissalCancelled, .alertDismissed, .otherWindowRequested, .carPlaySceneRequested:
      []
    }
  }
}

extension EventKind.Argument {
  /// The number that it has when its event is chosen, where 0 would say nothing.
  var usual: Int? {
    switch self {
    case .rawValue: DeviceOrientation.landscapeLeft.rawValue
    case .mask: InterfaceOrientationMask.landscape.code
    case .style: ModalPresentationStyle?.some(.fullScreen).code
    case .lock, .yesOrNo: true.code
    case .device, .interface, .fillsWindow, .window, .windowingMode, .newController, .controller, .anyController,
      .variable, .delegateMask, .controllerMask, .preferred, .autorotation, .optionalMask, .assignment:
      nil
    }
  }
}
