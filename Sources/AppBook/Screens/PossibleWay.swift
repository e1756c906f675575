import Orientation
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
    case .windowRoot: Screen(name: controller, root: ControllerTree(controller))
    case .fullScreen: presented(controller, .fullScreen)
    case .pageSheet: presented(controller, .pageSheet)
    case .inNavigationController:
      Screen(name: controller, root: ControllerTree("UINavigationController", controller))
    case .inTabBarController: Screen(name: controller, root: ControllerTree("UITabBarController", controller))
    }
  }

  private func presented(_ controller: String, _ style: ModalPresentationStyle) -> Screen {
    Screen(
      name: controller, root: ControllerTree(AppMatrix.anyController), presented: [PresentedTree(controller, style)])
  }
}
