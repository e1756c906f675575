import Orientation

extension Controller.Kind {
  /// The class of UIKit.
  package var className: String {
    switch self {
    case .plain: "UIViewController"
    case .navigation: "UINavigationController"
    case .tabBar: "UITabBarController"
    case .split: "UISplitViewController"
    case .page: "UIPageViewController"
    }
  }
}
