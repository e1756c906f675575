import Orientation

/// Where in an app its user is: the controllers that there are, and what is known of the answers that were free.
///
/// Many states of a search have the same place, so a place is kept once, with what follows from it alone.
struct Place: Hashable {
  let root: Controller?
  let presented: [Presentation]
  /// The values that fixed answers and conditions turned out to have, in the order of the app's unknowns; nil for those that
  /// UIKit has not called for, and for those that are not fixed.
  var chosen: [FreeValue?]
}

extension Place {
  /// What follows from a place.
  struct Surroundings {
    /// The screens in front, by their numbers.
    let screens: [Int]
    /// What its controllers allow to happen.
    let moves: [PlaceMove]
  }
}

extension Place {
  /// How much memory it takes, in bytes. Controllers that do not show are those of another place, which it shares.
  func memory(with surroundings: Surroundings) -> Int {
    let trees = [root].compactMap(\.self) + presented.map(\.controller)
    let controllers = trees.map(\.shownWidth).reduce(0, +)
    let parts =
      controllers * MemoryLayout<Controller>.stride + presented.count * MemoryLayout<Presentation>.stride
      + chosen.count * MemoryLayout<FreeValue?>.stride + surroundings.screens.count * MemoryLayout<Int>.stride
      + surroundings.moves.count * MemoryLayout<PlaceMove>.stride
    return 4 * MemoryLayout<Place>.stride + 2 * MemoryLayout<Surroundings>.stride + parts + 512
  }
}

extension Controller {
  /// How many controllers are in the containers that show.
  fileprivate var shownWidth: Int { children.count + (visibleChild?.shownWidth ?? 0) }
}
