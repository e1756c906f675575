import AppFacts
import Words

// How controllers are shown, in words.

extension AppWords {
  /// How a way ends, in a few words: `pushed by ListViewController`.
  func shown(_ way: ScreenWay) -> String {
    guard let step = way.telling, !step.isRoot else {
      return way.container.map { contained($0.name) } ?? self[.shownAsRoot]
    }
    // What is in a container of its own, a tab for example, is told by the container that the step shows.
    return shown(step.relation, by: step.by?.name, style: step.style?.swiftName)
  }

  /// What may be, where the sources leave it open: `as the window’s root`, `isLocked`, `otherwise`.
  func possible(_ reason: AppMatrix.Reason) -> String {
    switch reason {
    case .shown(let way): possible(way)
    case .answered(let condition, let places):
      (condition?.shortened ?? self[.otherwise])
        + (places.isEmpty ? "" : parenthesis(places.map(\.path).joined(separator: comma)))
    }
  }

  private func possible(_ way: PossibleWay) -> String {
    switch way {
    case .windowRoot: self[.shownAsRoot]
    case .fullScreen: presentedAs("fullScreen")
    case .pageSheet: presentedAs("pageSheet")
    case .inNavigationController: contained("UINavigationController")
    case .inTabBarController: contained("UITabBarController")
    }
  }
}
