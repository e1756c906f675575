// What UIKit says about a decision, and in which words.

extension Resolution {
  /// The exception, error or log line that comes with the decision, or nil where UIKit says nothing.
  public var message: Message? {
    switch decision.outcome {
    case .exception(.noCommonOrientation), .exception(.emptyMask):
      Message.noCommonOrientation.versions.contains(scenario.os) ? .noCommonOrientation : .noCommonOrientationUnnamed
    case .exception(.preferredNotSupported):
      scenario.os < OSVersion(10) ? .preferredMustReturnSupported : .preferredMustMatch
    case .exception(.unrecognizedSelector): .geometryRequestOfCarPlayScene
    case .geometryError(.noneSupported): .geometryNoneSupported
    case .geometryError(.windowingMode): .geometryWindowingMode
    case .geometryError(.unsupportedPreferences): .geometryUnsupportedPreferences
    case .ignored: .orientationSetUnsupported
    case .turned, .unchanged: logged
    case .unavailable: nil
    }
  }

  /// The class that a message names: the one asked for `shouldAutorotate`, or else for its mask; nil where none was.
  package var blamed: Name? {
    var name = trace.responsible
    for step in trace.steps {
      if case .asked(.controller(let controller), .shouldAutorotate) = step.effect { return controller }
      if case .asked(.controller(let controller), .supported) = step.effect { name = controller }
    }
    return name
  }
}

extension Resolution {
  /// The line that UIKit logs beside a decision that is no failure.
  private var logged: Message? {
    switch scenario.event {
    case .called(.keyValueCodingSet):
      Message.orientationSetDiscouraged.versions.contains(scenario.os) ? .orientationSetDiscouraged : nil
    case .called(.statusBarOrientationSet):
      Message.statusBarOrientationSet.versions.contains(scenario.os) ? .statusBarOrientationSet : nil
    case .launched: scenario.root == nil ? .rootViewControllerExpected : nil
    case .rootShown, .deviceTurned, .presented, .dismissed, .pushed, .popped, .tabSelected, .masksChanged,
      .rotationLockToggled, .windowResized, .modeChanged, .rootReplaced, .movedToBackground, .movedToForeground,
      .dismissalCancelled, .alertDismissed, .called:
      nil
    }
  }
}
