// Who is asked: the top-most controller that fills the window, and whom it asks in its place.

extension Evaluation {
  /// The controller that decides, or nil where the window has none.
  mutating func findResponsible() -> Int? {
    guard var responsible = root else {
      sink.record(.rootViewControllerMissing, .applied)
      return nil
    }
    for controller in controllers.indices {
      guard let cover = cover(by: controller) else { continue }
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
  /// The top-most controller that fills the window, without a trace.
  @inline(__always)
  var topmostFullScreen: Int? {
    var topmost = root
    for controller in controllers.indices {
      if let cover = cover(by: controller), cover.takesOver { topmost = controller }
    }
    return topmost
  }

  /// Whether the controller that was presented last takes over, or nil where none was presented.
  @inline(__always)
  var topmostCover: Cover? {
    for controller in controllers.indices.reversed() {
      if let cover = cover(by: controller) { return cover }
    }
    return nil
  }

  /// Whether the controller that decides prefers the interface to be locked.
  var prefersOrientationLocked: Bool {
    guard let responsible = topmostFullScreen else { return false }
    return controllers[forwardedTo(by: responsible)].prefersOrientationLocked
  }

  /// Whether a controller that is presented so takes over from its presenter.
  @inline(__always)
  func cover(_ style: ModalPresentationStyle?, fillsWindow: Bool?) -> Cover {
    Cover(style, fillsWindow: fillsWindow, scenario.idiom, os)
  }

  func name(of controller: Int) -> Name { controllers[controller].name }
}

extension Evaluation {
  /// Whether a controller takes over from its presenter, or nil where it was not presented.
  @inline(__always)
  private func cover(by controller: Int) -> Cover? {
    switch controllers[controller].role {
    case .root, .child: nil
    case .presented(let style, let fillsWindow): cover(style, fillsWindow: fillsWindow)
    }
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
      let mask = defaultMask
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

// MARK: The row of controllers

extension Evaluation {
  @inline(__always)
  var controllers: [PlainController] { scenario.controllers }

  /// The root view controller, or nil where the window has none.
  @inline(__always)
  var root: Int? {
    guard let first = controllers.first, first.role == .root else { return nil }
    return 0
  }

  /// The controller on top of everything: the deepest child that shows, of whatever was presented last.
  var visibleController: Int? { controllers.isEmpty ? nil : controllers.count - 1 }

  /// A controller's child that shows, or nil where there is none.
  @inline(__always)
  func visibleChild(of controller: Int) -> Int? {
    let next = controller + 1
    return next < controllers.count && controllers[next].role == .child ? next : nil
  }

  /// The deepest child that shows, or the controller itself.
  @inline(__always)
  func visibleLeaf(of controller: Int) -> Int {
    var leaf = controller
    while let child = visibleChild(of: leaf) { leaf = child }
    return leaf
  }

  /// The controller to which containers forward, through any number of them; the controller itself where none does.
  @inline(__always)
  func forwardedTo(by controller: Int) -> Int {
    var asked = controller
    while let child = visibleChild(of: asked) {
      switch controllers[asked].forwarding {
      case .none, .containerDelegate: return asked
      case .selectedChild, .topChild: asked = child
      }
    }
    return asked
  }
}
