import Orientation

/// The controllers of a screen, with what they answer in an environment.
struct ScreenTree: Sendable {
  let root: Controller
  let presented: [Presentation]
  /// The names of the controllers that show: of the root first, then of each that is presented.
  let layers: [[Name]]

  init?(_ scenario: Scenario) {
    guard let root = scenario.root else { return nil }
    self.root = root
    presented = scenario.presented
    layers = scenario.layers
  }
}

extension ScreenTree {
  /// The controller on top of everything.
  var leaf: Name { layers.last?.last ?? "" }

  /// The tree of a layer.
  func controller(ofLayer layer: Int) -> Controller { layer == 0 ? root : presented[layer - 1].controller }
}

extension Scenario {
  /// The names of the controllers that show: of the root first, then of each that is presented.
  var layers: [[Name]] { (root.map { [$0.visibleNames] } ?? []) + presented.map(\.controller.visibleNames) }
}
