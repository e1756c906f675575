import Basics
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
  ///
  /// - Parameter screens: what may show below where the screen names a container alone: whichever of its children is in front.
  static func showings(of screen: ScreenTree, among screens: [ScreenTree]) -> [Showing] {
    screen.presented.indices.flatMap { index in
      var presentation = screen.presented[index]
      presentation.controller = presentation.controller.atStart
      let isOpen = presentation.style == .custom && presentation.removesPresentersView == nil
      let below = layers(under: index, of: screen, among: screens)
      return (isOpen ? [nil, true] : [presentation.removesPresentersView]).flatMap { removes in
        presentation.removesPresentersView = removes
        return below.map { Showing(below: $0, presentation: presentation) }
      }
    }
  }

  private static func layers(under index: Int, of screen: ScreenTree, among screens: [ScreenTree]) -> [[[Name]]] {
    let own = Array(screen.layers[...index])
    let last = screen.controller(ofLayer: index).all.first { $0.name == own[index].last }
    guard let last, last.kind != .plain else { return [own] }
    let inFront = screens.map { $0.layers.prefix(index + 1) }.filter { layers in
      layers.count == own.count && layers.dropLast() == own.dropLast()
        && layers[index].count > own[index].count && layers[index].starts(with: own[index])
    }
    return ([own] + inFront.map(Array.init)).withoutRepeats
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
