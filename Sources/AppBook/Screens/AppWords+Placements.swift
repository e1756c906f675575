import AppFacts
import Words

// How controllers are shown, in words.

extension AppWords {
  /// How a way ends, in a few words: `pushed by ListViewController`.
  func shown(_ way: ScreenWay) -> String {
    guard let step = way.telling, step.relation != .windowRoot else {
      return way.container.map { contained($0.name) } ?? shownAsRoot
    }
    // What is in a container of its own, a tab for example, is told by the container that the step shows.
    return shown(step.relation, by: step.by?.name, style: step.style?.swiftName)
  }

  func possible(_ way: PossibleWay) -> String {
    switch way {
    case .windowRoot: shownAsRoot
    case .fullScreen: presentedAs("fullScreen")
    case .pageSheet: presentedAs("pageSheet")
    case .inNavigationController: contained("UINavigationController")
    case .inTabBarController: contained("UITabBarController")
    }
  }
}
