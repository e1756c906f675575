// Who is asked: the top-most controller that fills the window, and whom it asks in its place.

extension Evaluation {
  /// The controller that decides, or nil where the window has none.
  mutating func findResponsible() -> Controller? {
    guard var responsible = scenario.root else {
      sink.record(.rootViewControllerMissing, .applied)
      return nil
    }
    for presentation in scenario.presented where takesOver(presentation) {
      responsible = presentation.controller
    }
    sink.record(.topmostFullScreenControllerIsAsked, .responsible(responsible.name))
    return responsible
  }

  /// Ends the decision where a presented controller does not take over: nothing makes UIKit ask again.
  mutating func presenterStaysInCharge(of presentation: Presentation) -> Decision? {
    let cover = scenario.cover(of: presentation)
    if cover.takesOver { return nil }
    record(cover)
    return conclude(.unchanged(.presenterInCharge), cover.rule)
  }

  /// The answer of `supportedInterfaceOrientations`, from the controller or from whom it asks.
  mutating func askSupported(_ responsible: Controller) -> InterfaceOrientationMask {
    let asked = answering(responsible, throughDelegate: true)
    if let delegateMask = containerDelegateMask(of: asked) {
      sink.record(
        .containerDelegateAnswers, .asked(.containerDelegate(asked.name), .supported(delegateMask)))
      setControllerMask(delegateMask, by: .containerDelegateAnswers)
      return delegateMask
    }
    switch asked.answers.supported {
    case .notImplemented:
      let mask = scenario.defaultMask
      sink.record(.controllerMaskDefault, .asked(.controller(asked.name), .supported(mask)))
      setControllerMask(mask, by: .controllerMaskDefault)
      return mask
    case .mask(let mask):
      let mask = mask.orientationsOnly
      sink.record(.topmostFullScreenControllerIsAsked, .asked(.controller(asked.name), .supported(mask)))
      setControllerMask(mask, by: .topmostFullScreenControllerIsAsked)
      return mask
    }
  }

  /// The answer of `preferredInterfaceOrientationForPresentation`, from the controller or from whom it asks.
  mutating func askPreferred(_ responsible: Controller) -> PreferredAnswer {
    let asked = answering(responsible, throughDelegate: true)
    if asked.forwarding == .containerDelegate, os >= OSVersion(7) {
      return recordPreferred(asked.answers.delegatePreferred, .containerDelegate(asked.name))
    }
    return recordPreferred(asked.answers.preferred, .controller(asked.name))
  }

  /// The controller that answers for another: itself, or the child to which a container forwards.
  ///
  /// - Parameter throughDelegate: whether a container delegate may answer; it has no say in `shouldAutorotate`.
  mutating func answering(_ controller: Controller, throughDelegate: Bool) -> Controller {
    var asked = controller
    while let child = asked.visibleChild {
      switch asked.forwarding {
      case .none:
        sink.record(.containersDoNotAskChildren, .applied)
        return asked
      case .selectedChild, .topChild:
        sink.record(.subclassForwardsToChild, .applied)
        asked = child
      case .containerDelegate:
        if !throughDelegate || os < OSVersion(7) { sink.record(.containersDoNotAskChildren, .applied) }
        return asked
      }
    }
    return asked
  }
}

extension Evaluation {
  private mutating func takesOver(_ presentation: Presentation) -> Bool {
    let cover = scenario.cover(of: presentation)
    record(cover)
    return cover.takesOver
  }

  private mutating func record(_ cover: Cover) {
    if cover.isAutomatic { sink.record(.automaticStyleIsASheet, .applied) }
    sink.record(cover.rule, .applied)
  }

  /// The mask that the container's delegate answers with, from iOS 7 on, or nil where it has none or says nothing.
  private func containerDelegateMask(of controller: Controller) -> InterfaceOrientationMask? {
    guard controller.forwarding == .containerDelegate, os >= OSVersion(7),
      case .mask(let mask) = controller.answers.delegateSupported
    else { return nil }
    return mask.orientationsOnly
  }

  private mutating func recordPreferred(_ answer: PreferredAnswer, _ respondent: Respondent) -> PreferredAnswer {
    switch answer {
    case .notImplemented:
      sink.record(.preferredDefaultIsCurrent, .asked(respondent, .preferred(scenario.current.rawValue)))
    case .current:
      sink.record(.preferredOrientationAtPresentation, .asked(respondent, .preferred(scenario.current.rawValue)))
    case .rawValue(let rawValue):
      sink.record(.preferredOrientationAtPresentation, .asked(respondent, .preferred(rawValue)))
    }
    return answer
  }
}

extension Scenario {
  /// The top-most controller that fills the window, without a trace.
  var topmostFullScreen: Controller? {
    var topmost = root
    for presentation in presented where cover(of: presentation).takesOver { topmost = presentation.controller }
    return topmost
  }

  /// Whether a presented controller takes over from its presenter, and by which rule.
  func cover(of presentation: Presentation) -> Cover {
    let hasAutomatic = os >= OSVersion(13)
    let isAutomatic = hasAutomatic && (presentation.style == nil || presentation.style == .automatic)
    switch presentation.style ?? (hasAutomatic ? .automatic : .fullScreen) {
    case .fullScreen:
      return Cover(takesOver: true, rule: .fullScreenPresentationTakesOver)
    case .overFullScreen:
      if os < OSVersion(8) {
        return Cover(takesOver: presentation.fillsWindow ?? false, rule: .otherStylesMustFillTheWindow)
      }
      return Cover(takesOver: true, rule: .overFullScreenPresentationTakesOver)
    case .automatic where !hasAutomatic:
      return Cover(takesOver: true, rule: .fullScreenPresentationTakesOver)
    case .automatic, .pageSheet, .formSheet:
      if os < OSVersion(13), idiom == .phone { return Cover(takesOver: true, rule: .sheetFillsCompactPhoneBefore13) }
      return Cover(takesOver: false, rule: .sheetLeavesPresenterInCharge, isAutomatic: isAutomatic)
    case .none, .currentContext, .custom, .overCurrentContext, .popover:
      return Cover(takesOver: presentation.fillsWindow ?? false, rule: .otherStylesMustFillTheWindow)
    }
  }
}

extension Controller {
  /// The controller to which containers forward, through any number of them; the controller itself where none does.
  var forwardedTo: Controller {
    switch forwarding {
    case .none, .containerDelegate: self
    case .selectedChild, .topChild: visibleChild?.forwardedTo ?? self
    }
  }
}
