import Orientation

extension Controller.Kind {
  /// The class of UIKit that the kind is, or inherits from.
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
