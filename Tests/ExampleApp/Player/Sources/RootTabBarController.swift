import UIKit

/// Asks the tab that is selected.
class RootTabBarController: UITabBarController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    selectedViewController?.supportedInterfaceOrientations ?? .portrait
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [UINavigationController(rootViewController: ListViewController()), SettingsViewController()]
  }

  override var shouldAutorotate: Bool { selectedViewController?.shouldAutorotate ?? true }
}
