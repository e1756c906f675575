import OrientationNotation

/// A way by which any controller can be shown. Of one of which nothing says how it is shown, each is worked out.
package enum PossibleWay: CaseIterable, Sendable {
  case windowRoot
  case fullScreen
  case pageSheet
  case inNavigationController
  case inTabBarController

  /// A controller that is shown so, as a screen.
  func screen(of controller: String) -> Screen {
    switch self {
    case .windowRoot: Screen(name: controller, root: controller, presented: [], line: 0)
    case .fullScreen: presented(controller, "fullScreen")
    case .pageSheet: presented(controller, "pageSheet")
    case .inNavigationController:
      Screen(name: controller, root: "UINavigationController > \(controller)", presented: [], line: 0)
    case .inTabBarController:
      Screen(name: controller, root: "UITabBarController > \(controller)", presented: [], line: 0)
    }
  }

  private func presented(_ controller: String, _ style: String) -> Screen {
    Screen(
      name: controller, root: AppMatrix.anyController, presented: ["\(controller) as \(style)"], line: 0)
  }
}
