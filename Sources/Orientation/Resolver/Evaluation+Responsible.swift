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
    let (mask, rule) = supported(by: responsible)
    setControllerMask(mask, by: rule)
    return mask
  }

  /// The answer of `shouldAutorotate`, and the controller that gave it.
  mutating func askAutorotation(_ responsible: Controller) -> (asked: Controller, answer: Bool) {
    let asked = answering(responsible, throughDelegate: false)
    switch asked.answers.shouldAutorotate {
    case .notImplemented: return (asked, true)
    case .always(let answer): return (asked, answer)
    case .selectedChild:
      guard let child = asked.visibleChild else { return (asked, true) }
      sink.record(.subclassForwardsToChild, .applied)
      return askAutorotation(child)
    }
  }

  /// The raw value that `preferredInterfaceOrientationForPresentation` answers, from the controller or from whom it
  /// asks; nil where nobody overrides it.
  mutating func askPreferred(_ responsible: Controller) -> Int? {
    let asked = answering(responsible, throughDelegate: true)
    if asked.forwarding == .containerDelegate, os >= OSVersion(7) {
      return askPreferred(asked, asked.answers.delegatePreferred, .containerDelegate(asked.name))
    }
    return askPreferred(asked, asked.answers.preferred, .controller(asked.name))
  }

  /// The mask that an answer amounts to now, or nil where the method is not implemented.
  ///
  /// - Parameter controller: whose answer it is, or whose delegate's; nil for the app's and the scene's delegate.
  mutating func mask(of answer: MaskAnswer, answeredBy controller: Controller?) -> InterfaceOrientationMask? {
    switch answer {
    case .notImplemented: return nil
    case .mask(let mask): return mask.orientationsOnly
    case .current: return scenario.current.mask
    case .variable(let name): return scenario.value(of: name).orientationsOnly
    case .selectedChild:
      guard let child = controller?.visibleChild else { return scenario.defaultMask }
      sink.record(.subclassForwardsToChild, .applied)
      return supported(by: child).mask
    case .visibleController:
      // A controller on top that would ask for the one on top asks itself; an app that does so would not return.
      guard let top = scenario.visibleController, top.answers.supported != .visibleController else {
        return scenario.defaultMask
      }
      return supported(by: top).mask
    }
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

  /// The mask that a controller answers with, and the rule by which it is that one.
  private mutating func supported(by controller: Controller) -> (mask: InterfaceOrientationMask, rule: Rule) {
    let asked = answering(controller, throughDelegate: true)
    if asked.forwarding == .containerDelegate, os >= OSVersion(7),
      let mask = mask(of: asked.answers.delegateSupported, answeredBy: asked)
    {
      sink.record(.containerDelegateAnswers, .asked(.containerDelegate(asked.name), .supported(mask)))
      return (mask, .containerDelegateAnswers)
    }
    guard let mask = mask(of: asked.answers.supported, answeredBy: asked) else {
      let mask = scenario.defaultMask
      sink.record(.controllerMaskDefault, .asked(.controller(asked.name), .supported(mask)))
      return (mask, .controllerMaskDefault)
    }
    sink.record(.topmostFullScreenControllerIsAsked, .asked(.controller(asked.name), .supported(mask)))
    return (mask, .topmostFullScreenControllerIsAsked)
  }

  private mutating func askPreferred(
    _ asked: Controller, _ answer: PreferredAnswer, _ respondent: Respondent
  ) -> Int? {
    let rawValue: Int
    switch answer {
    case .notImplemented:
      sink.record(.preferredDefaultIsCurrent, .asked(respondent, .preferred(scenario.current.rawValue)))
      return nil
    case .selectedChild:
      guard let child = asked.visibleChild else {
        sink.record(.preferredDefaultIsCurrent, .asked(respondent, .preferred(scenario.current.rawValue)))
        return nil
      }
      sink.record(.subclassForwardsToChild, .applied)
      return askPreferred(child)
    case .current: rawValue = scenario.current.rawValue
    case .rawValue(let value): rawValue = value
    case .variable(let name): rawValue = scenario.value(of: name).lowest.rawValue
    }
    sink.record(.preferredOrientationAtPresentation, .asked(respondent, .preferred(rawValue)))
    return rawValue
  }
}

extension Scenario {
  /// The top-most controller that fills the window, without a trace.
  var topmostFullScreen: Controller? {
    var topmost = root
    for presentation in presented where cover(of: presentation).takesOver { topmost = presentation.controller }
    return topmost
  }

  /// Whether the controller that decides prefers the interface to be locked.
  var prefersOrientationLocked: Bool { topmostFullScreen?.forwardedTo.answers.prefersOrientationLocked ?? false }

  /// The controller on top of everything: the deepest child that shows, of whatever was presented last.
  public var visibleController: Controller? { (presented.last?.controller ?? root)?.visibleLeaf }

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
