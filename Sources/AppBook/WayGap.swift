import AppFacts

/// Where the search for how a controller is shown ends, for one that no window leads to.
enum WayGap: Sendable {
  /// The code shows something there, and does not say by which controller.
  case byUnknown(Placement)
  /// The way begins with a controller of which nothing says how it is shown.
  case begins(with: String)
  /// The code makes it there, and nothing that was read says what becomes of it.
  case made(FilePlace)
  /// Nothing that was read makes it.
  case neverMade
}

extension ScreenWays {
  /// Where the search ends for a class; nil for one that a window leads to.
  func gap(of name: String) -> WayGap? {
    let ways = ways(to: name)
    guard !ways.contains(where: \.isWhole) else { return nil }
    guard let way = ways.first, let first = way.layers.first?.nodes.first else {
      return made[name].map { .made($0) } ?? .neverMade
    }
    if let step = way.steps.first, step.by == nil { return .byUnknown(step) }
    return .begins(with: first.name)
  }
}

extension App {
  /// The controllers that answer something and that no window leads to, with where the search ends.
  var wayGaps: [(name: String, gap: WayGap)] {
    guard let ways = screenWays else { return [] }
    return controllers.filter(\.answersItself).map(\.name).compactMap { name in
      // A class that others inherit from is shown as one of them.
      guard ways.notPlaced.contains(name) || !ways.ways(to: name).isEmpty else { return nil }
      return ways.gap(of: name).map { (name, $0) }
    }
  }
}
