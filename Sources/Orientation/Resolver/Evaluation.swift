/// One run of the rules over a scenario.
///
/// `run` is the whole story: each event either does nothing by itself, or makes UIKit work out what is allowed and then
/// choose from it. What is allowed is in `Evaluation+Allowed.swift`, who is asked in `Evaluation+Responsible.swift`,
/// and which orientation it becomes in `Evaluation+Choice.swift`.
///
/// A controller is its place in the scenario's row of those that show.
struct Evaluation<Sink: TraceSink> {
  /// The scenario, which stays with the caller: to copy it would take as long as to decide.
  let borrowed: UnsafePointer<PlainScenario>
  var sink: Sink
  var applicationMask: InterfaceOrientationMask?
  var controllerMask: InterfaceOrientationMask?
  var effectiveMask: InterfaceOrientationMask?
  /// The raw value that a controller prefers which comes up and does not autorotate: it turns to that or not at all.
  var preferredWithoutAutorotation: Int?

  /// - Parameter scenario: what to decide about; it has to stay as long as the run.
  init(_ scenario: UnsafePointer<PlainScenario>, _ sink: Sink) {
    borrowed = scenario
    self.sink = sink
  }

  mutating func decide() -> PlainDecision {
    let conclusion = run()
    return PlainDecision(
      outcome: conclusion.outcome, orientation: conclusion.orientation, rule: conclusion.rule,
      applicationMask: applicationMask,
      controllerMask: controllerMask, effectiveMask: effectiveMask)
  }

  private mutating func run() -> Conclusion {
    if os > .newest { sink.record(.laterVersionsKeepTheRules, .applied) }
    return switch scenario.event {
    case .launched: launch()
    case .rootShown: showRoot()
    case .deviceTurned: turnDevice()
    case .rotationLockToggled: toggleRotationLock()
    case .presented: present()
    case .dismissed(let style, let takesOver): dismiss(style, takesOver: takesOver)
    case .popped: pop()
    case .pushed, .tabSelected: showAnotherChild()
    case .masksChanged: conclude(.unchanged(.notAnnounced), .unannouncedChangeWaits)
    case .windowResized: resizeWindow()
    case .modeChanged: askAgain(by: .anotherModeAsksAgain)
    case .rootReplaced: askAgain(by: .newRootIsAsked)
    case .movedToBackground: conclude(.unchanged(.noEffect), .foregroundAsksAgain)
    case .movedToForeground: askAgain(by: .foregroundAsksAgain)
    case .dismissalCancelled: conclude(.unchanged(.notAnnounced), .cancelledDismissalTurnsNothing)
    case .alertDismissed: conclude(.unchanged(.presenterInCharge), .alertsFollowTheirPresenter)
    case .called(let call): answer(call)
    }
  }

  private mutating func answer(_ call: MethodCall) -> Conclusion {
    switch call {
    case .rotationAttempted: attemptRotation()
    case .updateRequested: requestUpdate()
    case .lockUpdateRequested: requestLockUpdate()
    case .keyValueCodingSet(let rawValue): setByKeyValueCoding(rawValue)
    case .privateSetterCalled(let rawValue): callPrivateSetter(rawValue)
    case .statusBarOrientationSet: setStatusBar()
    case .geometryRequested(let mask): requestGeometry(mask)
    case .foreignGeometryRequested: requestForeignGeometry()
    case .geometryRequestedElsewhere(let scene): requestGeometry(of: scene)
    case .presentedAndDismissed(let style): presentAndDismiss(style)
    case .viewReadded: readdView()
    case .viewTransformed: conclude(.unchanged(.noEffect), .transformIsNotRotation)
    }
  }
}

extension Evaluation {
  @inline(__always)
  var scenario: PlainScenario { borrowed.pointee }
  var os: OSVersion { scenario.os }
  var isBeforeSix: Bool { os < OSVersion(6) }
  var isSixteenOrLater: Bool { os >= OSVersion(16) }

  /// Ends the decision by a rule; the interface is `orientation` afterwards, or as it was.
  mutating func conclude(
    _ outcome: Outcome, _ rule: Rule, orientation: InterfaceOrientation? = nil
  ) -> Conclusion {
    let orientation = orientation ?? scenario.current
    sink.record(rule, .concluded(outcome, orientation))
    return Conclusion(outcome: outcome, orientation: orientation, rule: rule)
  }

  /// Ends the decision with an orientation: a turn, or no change where the interface is in it already.
  mutating func conclude(turningTo orientation: InterfaceOrientation, _ rule: Rule) -> Conclusion {
    if orientation == scenario.current { return conclude(.unchanged(.alreadyThere), rule) }
    return conclude(.turned(orientation), rule, orientation: orientation)
  }

  mutating func setApplicationMask(_ mask: InterfaceOrientationMask, by rule: Rule) {
    applicationMask = mask
    sink.record(rule, .applicationMask(mask))
  }

  mutating func setControllerMask(_ mask: InterfaceOrientationMask, by rule: Rule) {
    controllerMask = mask
    sink.record(rule, .controllerMask(mask))
  }

  mutating func setEffectiveMask(_ mask: InterfaceOrientationMask, by rule: Rule) {
    effectiveMask = mask
    sink.record(rule, .effectiveMask(mask))
  }
}
