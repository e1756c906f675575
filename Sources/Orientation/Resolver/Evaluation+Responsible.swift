// Who is asked: the top-most controller that fills the window, and whom it asks in its place.

extension Evaluation {
  /// The controller that decides, or nil where the window has none.
  mutating func findResponsible() -> Int? {
    guard var responsible = root else {
      sink.record(.rootViewControllerMissing, .applied)
      return nil
    }
    var chain = CoverChain()
    for controller in controllers.indices {
      guard let own = cover(by: controller) else { continue }
      let cover = chain.next(own)
      record(cover)
      if cover.takesOver { responsible = controller }
    }
    sink.record(.topmostFullScreenControllerIsAsked, .responsible(name(of: responsible)))
    return responsible
  }

  /// Ends the decision where a presented controller does not take over: nothing makes UIKit ask again.
  mutating func presenterStaysInCharge(below cover: Cover) -> Conclusion? {
    if cover.takesOver { return nil }
    record(cover)
    return conclude(.unchanged(.presenterInCharge), cover.rule)
  }

  /// The answer of `supportedInterfaceOrientations`, from the controller or from whom it asks.
  mutating func askSupported(_ responsible: Int) -> InterfaceOrientationMask {
    let (mask, rule) = supported(by: responsible)
    setControllerMask(mask, by: rule)
    return mask
  }

  /// The answer of `shouldAutorotate`, and the controller that gave it.
  mutating func askAutorotation(_ responsible: Int) -> (asked: Int, answer: Bool) {
    let asked = answering(responsible, throughDelegate: false)
    switch controllers[asked].shouldAutorotate {
    case .notImplemented: return (asked, true)
    case .always(let answer): return (asked, answer)
    case .selectedChild:
      guard let child = visibleChild(of: asked) else { return (asked, true) }
      sink.record(.subclassForwardsToChild, .applied)
      return askAutorotation(child)
    }
  }

  /// The raw value that `preferredInterfaceOrientationForPresentation` answers, from the controller or from whom it
  /// asks; nil where nobody overrides it.
  mutating func askPreferred(_ responsible: Int) -> Int? {
    let asked = answering(responsible, throughDelegate: true)
    if controllers[asked].forwarding == .containerDelegate, os >= OSVersion(7) {
      return askPreferred(asked, controllers[asked].delegatePreferred, .containerDelegate(name(of: asked)))
    }
    return askPreferred(asked, controllers[asked].preferred, .controller(name(of: asked)))
  }

  /// The mask that an answer amounts to now, or nil where the method is not implemented.
  ///
  /// - Parameter controller: whose answer it is, or whose delegate's; nil for the app's and the scene's delegate.
  mutating func mask(of answer: PlainMaskAnswer, answeredBy controller: Int?) -> InterfaceOrientationMask? {
    switch answer {
    case .notImplemented: return nil
    case .mask(let mask): return mask.orientationsOnly
    case .current: return scenario.current.mask
    case .selectedChild:
      guard let controller, let child = visibleChild(of: controller) else { return defaultMask }
      sink.record(.subclassForwardsToChild, .applied)
      return supported(by: child).mask
    case .visibleController:
      // A controller on top that would ask for the one on top asks itself; an app that does so would not return.
      guard let top = visibleController, top != controller,
        controllers[top].supported != .visibleController
      else { return defaultMask }
      return supported(by: top).mask
    }
  }

  /// The controller that answers for another: itself, or the child to which a container forwards.
  ///
  /// - Parameter throughDelegate: whether a container delegate may answer; it has no say in `shouldAutorotate`.
  mutating func answering(_ controller: Int, throughDelegate: Bool) -> Int {
    var asked = controller
    while let child = visibleChild(of: asked) {
      switch controllers[asked].forwarding {
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
  /// What a navigation controller answers where nobody overrides it.
  private mutating func defaultNavigationMask() -> InterfaceOrientationMask {
    guard os >= OSVersion(13) else { return defaultMask }
    sink.meet(.navigationUpsideDown)
    return scenario.assumptions.navigationAllowsUpsideDown ? .all : defaultMask
  }

  private mutating func record(_ cover: Cover) {
    if cover.isAutomatic { sink.record(.automaticStyleIsASheet, .applied) }
    sink.record(cover.rule, .applied)
  }

  /// The mask that a controller answers with, and the rule by which it is that one.
  private mutating func supported(by controller: Int) -> (mask: InterfaceOrientationMask, rule: Rule) {
    let asked = answering(controller, throughDelegate: true)
    if controllers[asked].forwarding == .containerDelegate, os >= OSVersion(7),
      let mask = mask(of: controllers[asked].delegateSupported, answeredBy: asked)
    {
      sink.record(.containerDelegateAnswers, .asked(.containerDelegate(name(of: asked)), .supported(mask)))
      return (mask, .containerDelegateAnswers)
    }
    guard let mask = mask(of: controllers[asked].supported, answeredBy: asked) else {
      let mask = controllers[asked].isNavigation ? defaultNavigationMask() : defaultMask
      sink.record(.controllerMaskDefault, .asked(.controller(name(of: asked)), .supported(mask)))
      return (mask, .controllerMaskDefault)
    }
    sink.record(.topmostFullScreenControllerIsAsked, .asked(.controller(name(of: asked)), .supported(mask)))
    return (mask, .topmostFullScreenControllerIsAsked)
  }

  private mutating func askPreferred(_ asked: Int, _ answer: PlainPreferredAnswer, _ respondent: Respondent) -> Int? {
    let rawValue: Int
    switch answer {
    case .notImplemented:
      sink.record(.preferredDefaultIsCurrent, .asked(respondent, .preferred(scenario.current.rawValue)))
      return nil
    case .selectedChild:
      guard let child = visibleChild(of: asked) else {
        sink.record(.preferredDefaultIsCurrent, .asked(respondent, .preferred(scenario.current.rawValue)))
        return nil
      }
      sink.record(.subclassForwardsToChild, .applied)
      return askPreferred(child)
    case .current: rawValue = scenario.current.rawValue
    case .rawValue(let value): rawValue = value
    }
    sink.record(.preferredOrientationAtPresentation, .asked(respondent, .preferred(rawValue)))
    return rawValue
  }
}
