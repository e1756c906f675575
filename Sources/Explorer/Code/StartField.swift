import Orientation

/// The fields of a state that are about the start, in the order of their numbers: addresses that people keep name them by
/// place, so a new field comes last.
package enum StartField: Int, CaseIterable, Sendable {
  /// Whether one moment is asked about (0) or a sequence of events (1).
  case mode
  case os
  case linkedSDK
  case idiom
  case homeButton
  case informationPropertyList
  case informationPropertyListOnPad
  case informationPropertyListOnPhone
  case requiresFullScreen
  case requiresFullScreenIgnoredFrom
  case applicationDelegate
  case sceneDelegate
  case rotationLock
  case current
  case device
  case sceneKnows
  case sceneKnowsLock
  case sceneIsPartial
  case orderOfChoice
  case missingInformationPropertyList
  /// What earlier editions wrote for all moments from iOS 16 on; read, and no longer written.
  case noCommonOrientationFromSixteen
  case askedAtPresentation
  /// What happens in the moment, as an ``EventKind``, and two numbers that it brings along.
  case event
  case eventValue
  case eventDetail
  case noCommonOrientationAtPresentation
  case noCommonOrientationAtRotation
  case noCommonOrientationAtUpdate
  case noCommonOrientationUnderFullScreen
  /// Other readings of reports that contradict each other: 1 is the other one.
  case emptyMask
  case rotationGoesBy
  case navigationUpsideDown
  case popAsks
  case dismissalAsks
  case preferredOutsideMask
  case keyValueCodingAtFirst
  /// Where the app is shown, from 1, and whether the user has resized its window.
  case windowingMode
  case isResized
}

#if !hasFeature(Embedded)
extension StartField {
  /// The number of what a scenario states, or nil for a field that is no fact of a scenario.
  func code(of scenario: Scenario, _ names: inout NameTable) -> Int? {
    let list = scenario.informationPropertyList
    let (assumptions, usual) = (scenario.assumptions, Assumptions())
    return switch self {
    case .mode, .event, .eventValue, .eventDetail, .noCommonOrientationFromSixteen: nil
    case .os: scenario.os.code
    case .linkedSDK: scenario.linkedSDK.code
    case .idiom: (scenario.idiom == .pad).code
    case .homeButton: scenario.hasHomeButton.code
    case .informationPropertyList: list.supported.code
    case .informationPropertyListOnPad: list.supportedOnPad.code
    case .informationPropertyListOnPhone: list.supportedOnPhone.code
    case .requiresFullScreen: list.requiresFullScreen.code
    case .requiresFullScreenIgnoredFrom: list.requiresFullScreenIgnoredFrom.code
    case .applicationDelegate: scenario.applicationDelegate.code(&names)
    case .sceneDelegate: scenario.windowSceneDelegate.code(&names)
    case .rotationLock: scenario.isRotationLocked.code
    case .current: scenario.current.code
    case .device: scenario.device.code
    case .sceneKnows: scenario.scene.knows.code
    case .sceneKnowsLock: scenario.scene.knowsLock.code
    case .sceneIsPartial: (!scenario.scene.fillsScreen).code
    case .orderOfChoice: assumptions.orderOfChoice.code
    case .missingInformationPropertyList: (assumptions.missingInformationPropertyList == .asDocumentation).code
    case .askedAtPresentation: (assumptions.askedAtPresentation == .afterAppearance).code
    case .noCommonOrientationAtPresentation:
      assumptions.noCommonOrientationAtPresentation.code(unstated: usual.noCommonOrientationAtPresentation)
    case .noCommonOrientationAtRotation:
      assumptions.noCommonOrientationAtRotation.code(unstated: usual.noCommonOrientationAtRotation)
    case .noCommonOrientationAtUpdate:
      assumptions.noCommonOrientationAtUpdate.code(unstated: usual.noCommonOrientationAtUpdate)
    case .noCommonOrientationUnderFullScreen:
      assumptions.noCommonOrientationUnderFullScreen.code(unstated: usual.noCommonOrientationUnderFullScreen)
    case .emptyMask: assumptions.emptyMaskChangesNothing.code
    case .rotationGoesBy: assumptions.rotationUsesKnownSet.code
    case .navigationUpsideDown: assumptions.navigationAllowsUpsideDown.code
    case .popAsks: assumptions.popAsks.code
    case .dismissalAsks: assumptions.dismissalAsksNobody.code
    case .preferredOutsideMask: assumptions.preferredOutsideMaskOnlyLogs.code
    case .keyValueCodingAtFirst: assumptions.keyValueCodingTurnsAtFirst.code
    case .windowingMode: scenario.scene.mode.map { $0.number + 1 } ?? 0
    case .isResized: scenario.scene.isResized.code
    }
  }
}
#endif

extension StartField {
  /// Has a scenario state what a number stands for. Total, as ``StateDecoder`` is.
  func set(_ code: Int, _ names: NameTable, in scenario: inout Scenario) {
    switch self {
    case .mode, .event, .eventValue, .eventDetail: return
    case .os:
      let version = OSVersion(code: code)
      scenario.os = version.isKnown ? version : .newest
    case .linkedSDK: scenario.linkedSDK = OSVersion?(code: code)
    case .idiom: scenario.idiom = code == 1 ? .pad : .phone
    case .homeButton: scenario.hasHomeButton = Bool?(code: code)
    case .informationPropertyList: scenario.informationPropertyList.supported = [InterfaceOrientation]?(code: code)
    case .informationPropertyListOnPad:
      scenario.informationPropertyList.supportedOnPad = [InterfaceOrientation]?(code: code)
    case .informationPropertyListOnPhone:
      scenario.informationPropertyList.supportedOnPhone = [InterfaceOrientation]?(code: code)
    case .requiresFullScreen: scenario.informationPropertyList.requiresFullScreen = code == 1
    case .requiresFullScreenIgnoredFrom:
      scenario.informationPropertyList.requiresFullScreenIgnoredFrom = OSVersion?(code: code)
    case .applicationDelegate: scenario.applicationDelegate = MaskAnswer(code: code, names)
    case .sceneDelegate: scenario.windowSceneDelegate = MaskAnswer(code: code, names)
    case .rotationLock: scenario.isRotationLocked = code == 1
    case .current: scenario.current = InterfaceOrientation(code: code)
    case .device: scenario.device = DeviceOrientation(code: code)
    case .sceneKnows: scenario.scene.knows = InterfaceOrientationMask?(code: code)
    case .sceneKnowsLock: scenario.scene.knowsLock = Bool?(code: code)
    case .sceneIsPartial: scenario.scene.fillsScreen = code != 1
    case .orderOfChoice: scenario.assumptions.orderOfChoice = OrderOfChoice(code: code)
    case .missingInformationPropertyList:
      scenario.assumptions.missingInformationPropertyList = code == 1 ? .asDocumentation : .asHeader
    case .noCommonOrientationFromSixteen:
      if code == 1, scenario.os >= OSVersion(16) { scenario.assumptions.setNoCommonOrientation(.throwsException) }
    case .askedAtPresentation:
      scenario.assumptions.askedAtPresentation = code == 1 ? .afterAppearance : .beforeAppearance
    case .noCommonOrientationAtPresentation:
      scenario.assumptions.noCommonOrientationAtPresentation.take(code)
    case .noCommonOrientationAtRotation:
      scenario.assumptions.noCommonOrientationAtRotation.take(code)
    case .noCommonOrientationAtUpdate:
      scenario.assumptions.noCommonOrientationAtUpdate.take(code)
    case .noCommonOrientationUnderFullScreen:
      scenario.assumptions.noCommonOrientationUnderFullScreen.take(code)
    case .emptyMask: scenario.assumptions.emptyMaskChangesNothing = code == 1
    case .rotationGoesBy: scenario.assumptions.rotationUsesKnownSet = code == 1
    case .navigationUpsideDown: scenario.assumptions.navigationAllowsUpsideDown = code == 1
    case .popAsks: scenario.assumptions.popAsks = code == 1
    case .dismissalAsks: scenario.assumptions.dismissalAsksNobody = code == 1
    case .preferredOutsideMask: scenario.assumptions.preferredOutsideMaskOnlyLogs = code == 1
    case .keyValueCodingAtFirst: scenario.assumptions.keyValueCodingTurnsAtFirst = code == 1
    case .windowingMode: scenario.scene.mode = WindowingMode?(code: code)
    case .isResized: scenario.scene.isResized = code == 1
    }
  }
}
