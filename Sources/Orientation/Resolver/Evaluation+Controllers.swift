// The row of controllers that show, and what can be told from it without asking anybody.
//
// All of it is inlined: a call would copy the evaluation for it to look at.

extension Evaluation {
  @inline(__always)
  var controllers: [PlainController] { scenario.controllers }

  /// The root view controller, or nil where the window has none.
  @inline(__always)
  var root: Int? {
    guard !controllers.isEmpty, case .root = controllers[0].role else { return nil }
    return 0
  }

  /// The controller on top of everything: the deepest child that shows, of whatever was presented last.
  @inline(__always)
  var visibleController: Int? { controllers.isEmpty ? nil : controllers.count - 1 }

  /// A controller's child that shows, or nil where there is none.
  @inline(__always)
  func visibleChild(of controller: Int) -> Int? {
    let next = controller + 1
    guard next < controllers.count, case .child = controllers[next].role else { return nil }
    return next
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

  /// The top-most controller that fills the window, without a trace.
  @inline(__always)
  var topmostFullScreen: Int? {
    var chain = CoverChain()
    var topmost = root
    for controller in controllers.indices {
      if let cover = cover(by: controller), chain.next(cover).takesOver { topmost = controller }
    }
    return topmost
  }

  /// Whether the controller that was presented last takes over, or nil where none was presented.
  @inline(__always)
  var topmostCover: Cover? {
    var chain = CoverChain()
    var topmost: Cover?
    for controller in controllers.indices {
      if let cover = cover(by: controller) { topmost = chain.next(cover) }
    }
    return topmost
  }

  /// Whether a controller takes over from its presenter, or nil where it was not presented.
  @inline(__always)
  func cover(by controller: Int) -> Cover? {
    switch controllers[controller].role {
    case .root, .child: nil
    case .presented(let style, let takesOver): cover(style, takesOver: takesOver)
    case .alert: .alert
    }
  }

  /// Whether a controller that is presented so takes over from its presenter.
  @inline(__always)
  func cover(_ style: ModalPresentationStyle?, takesOver: Bool?) -> Cover {
    Cover(style, takesOver: takesOver, scenario.idiom, os, linkedSDK: scenario.linkedSDK)
  }

  @inline(__always)
  func name(of controller: Int) -> Name { controllers[controller].name }
}
