import Orientation

/// A controller that the screens of a book show above another one of the same navigation controller.
struct Push: Sendable {
  /// What shows below, from the root to the navigation controller.
  let below: [[Name]]
  /// The controllers that the stack has to have; nil where the book shows the pushed one alone.
  let stack: [Name]?
  let controller: Controller
  /// The place of its screen in the book's list.
  let screen: Int
}

extension Push {
  /// The pushes that lead to a screen, one for each navigation controller on its top layer.
  static func pushes(to screen: ScreenTree, at place: Int) -> [Push] {
    let top = screen.layers.count - 1
    var pushes: [Push] = []
    var names: [Name] = []
    var next: Controller? = screen.controller(ofLayer: top)
    while let controller = next {
      names.append(controller.name)
      if controller.kind == .navigation, let child = controller.visibleChild {
        let stack = controller.children.dropLast().map(\.name)
        pushes.append(
          Push(
            below: Array(screen.layers.dropLast()) + [names], stack: stack.isEmpty ? nil : stack,
            controller: child.atStart,
            screen: place))
      }
      next = controller.visibleChild
    }
    return pushes
  }
}
