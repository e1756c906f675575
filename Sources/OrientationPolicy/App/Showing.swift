import Orientation

/// A presentation that a screen of the book shows over others.
struct Showing: Sendable {
  /// What shows below.
  let below: [[Name]]
  var presentation: Presentation
}

extension Showing {
  /// The presentations that lead to a screen.
  ///
  /// Whether a custom one leaves its presenter in charge is contested where no presentation controller says it: both are played.
  static func showings(of screen: ScreenTree) -> [Showing] {
    screen.presented.indices.flatMap { index in
      var presentation = screen.presented[index]
      presentation.controller = presentation.controller.atStart
      let isOpen = presentation.style == .custom && presentation.removesPresentersView == nil
      return (isOpen ? [nil, true] : [presentation.removesPresentersView]).map { removes in
        presentation.removesPresentersView = removes
        return Showing(below: Array(screen.layers[...index]), presentation: presentation)
      }
    }
  }

  /// Both presentations in one, or nil where they are two.
  func merged(with other: Showing) -> Showing? {
    guard below == other.below, presentation.style == other.presentation.style,
      presentation.removesPresentersView == other.presentation.removesPresentersView,
      let controller = presentation.controller.merged(with: other.presentation.controller)
    else { return nil }
    var merged = self
    merged.presentation.controller = controller
    return merged
  }
}
