// What UIKit calls while it handles an event.

extension AppState {
  /// The calls, in order. The receiver is the app after the event and before UIKit's answer.
  func callbacks(of transition: Transition, _ resolution: Resolution, before: AppState) -> [Callback] {
    let asked = questions(in: resolution.trace)
    let appearance = transition.appearance.map { $0.callback }
    var calls = asksFirst(transition) ? asked + appearance : appearance + asked
    var isFirst = true
    for moment in CallbackOrder(scenario.os).moments {
      let isCalled = isCalled(moment.callback, resolution, before)
      let isTurned = before.scenario.current != resolution.decision.orientation
      let moment = isTurned ? moment : LayoutMoment(resizing: moment.callback)
      // The notification of iOS 16 and later comes before anybody is asked.
      if isCalled, isFirst, moment.callback == .deviceOrientationDidChange {
        calls.insert(.layout(moment), at: 0)
      } else if isCalled {
        calls.append(.layout(moment))
      }
      isFirst = false
    }
    if case .geometryError(let error) = resolution.decision.outcome { calls.append(.errorHandler(error)) }
    return calls
  }
}

extension AppState {
  private func questions(in trace: Trace) -> [Callback] {
    var asked: [Callback] = []
    for step in trace.steps {
      if case .asked(let respondent, let question) = step.effect { asked.append(.asked(respondent, question)) }
    }
    return asked
  }

  private func isCalled(_ callback: LayoutCallback, _ resolution: Resolution, _ before: AppState) -> Bool {
    let after = resolution.decision.orientation
    // A turn by 180 degrees leaves every size as it was.
    let isSizeNew = before.scenario.current.isPortrait != after.isPortrait
    switch (callback, scenario.event) {
    case (_, .launched), (_, .movedToBackground): return false
    case (.deviceOrientationDidChange, _): return before.scenario.device != scenario.device
    case (.viewWillLayoutSubviews, .rootShown): return true
    case (_, .rootShown): return false
    case (.viewWillTransition, .windowResized), (.viewWillLayoutSubviews, .windowResized),
      (.viewWillTransition, .modeChanged), (.viewWillLayoutSubviews, .modeChanged),
      (.viewWillLayoutSubviews, .rootReplaced):
      return true
    case (.viewWillTransition, _), (.viewWillLayoutSubviews, _): return isSizeNew
    case (.willRotate, _), (.willAnimateRotation, _), (.didRotate, _): return before.scenario.current != after
    }
  }
}
