import Orientation

/// A controller of a situation, as code finds it: from the one that answers, or from the window.
package struct ControllerPath: Sendable, Hashable {
  package enum Start: Sendable {
    case answering
    case windowRoot
  }

  package enum Step: Sendable, Hashable {
    /// The top of a navigation controller's stack.
    case top
    /// What is presented over a navigation controller, or else the top of its stack.
    case visible
    /// The selected child of a tab bar controller.
    case selected
    case presented
    case presenting
    case parent
    case firstChild
    case lastChild
    /// The controller in front of all: over what is presented, and down the visible children of some containers.
    case front(in: [Controller.Kind])
    /// The child that shows, which a container of the app keeps in a property.
    case shownChild
    /// The navigation controller around it.
    case navigation
    /// The tab bar controller around it.
    case tabBar
  }

  package let start: Start
  package let steps: [Step]

  package init(_ start: Start, _ steps: [Step] = []) {
    self.start = start
    self.steps = steps
  }
}

extension ControllerPath {
  /// The controller that the path leads to, or nil where there is none.
  ///
  /// - Parameter name: the controller that answers; nil for a delegate.
  func controller(from name: Name?, in scenario: Scenario) -> Controller? {
    let layers = (scenario.root.map { [$0] } ?? []) + scenario.presented.map(\.controller)
    guard var place = start == .windowRoot ? Position(layer: 0) : name.flatMap({ Position($0, in: layers) }) else {
      return nil
    }
    for step in steps {
      guard let next = place.after(step, in: layers) else { return nil }
      place = next
    }
    return place.controller(in: layers)
  }

  /// Where a controller is: the presentation that it belongs to, and its index in each container down to it.
  fileprivate struct Position {
    var layer: Int
    var indices: [Int] = []
  }
}

extension ControllerPath.Position {
  init?(_ name: Name, in layers: [Controller]) {
    guard let layer = layers.firstIndex(where: { $0.holds(name) }) else { return nil }
    self.init(layer: layer)
    var controller = layers[layer]
    while controller.name != name, let index = controller.children.firstIndex(where: { $0.holds(name) }) {
      indices.append(index)
      controller = controller.children[index]
    }
  }

  func controller(in layers: [Controller]) -> Controller? {
    guard layers.indices.contains(layer) else { return nil }
    return indices.reduce(layers[layer]) { $0.children[$1] }
  }

  func after(_ step: ControllerPath.Step, in layers: [Controller]) -> ControllerPath.Position? {
    guard let controller = controller(in: layers) else { return nil }
    switch step {
    case .top, .lastChild: return child(controller.children.indices.last)
    case .firstChild: return child(controller.children.indices.first)
    case .selected, .shownChild: return child(controller.visibleChild == nil ? nil : controller.selectedChild)
    case .visible: return after(.presented, in: layers) ?? after(.top, in: layers)
    case .presented: return layer + 1 < layers.count ? Self(layer: layer + 1) : nil
    case .presenting: return layer > 0 ? Self(layer: layer - 1) : nil
    case .parent: return indices.isEmpty ? nil : Self(layer: layer, indices: indices.dropLast())
    case .front(let kinds): return Self(layer: layers.count - 1).frontChild(of: kinds, in: layers)
    case .navigation: return container(.navigation, in: layers)
    case .tabBar: return container(.tabBar, in: layers)
    }
  }

  private func frontChild(of kinds: [Controller.Kind], in layers: [Controller]) -> ControllerPath.Position {
    var place = self
    while let controller = place.controller(in: layers), kinds.contains(controller.kind),
      let next = place.after(.shownChild, in: layers)
    {
      place = next
    }
    return place
  }

  private func child(_ index: Int?) -> ControllerPath.Position? {
    index.map { Self(layer: layer, indices: indices + [$0]) }
  }

  private func container(_ kind: Controller.Kind, in layers: [Controller]) -> ControllerPath.Position? {
    var place = after(.parent, in: layers)
    while let around = place {
      if around.controller(in: layers)?.kind == kind { return around }
      place = around.after(.parent, in: layers)
    }
    return nil
  }
}
