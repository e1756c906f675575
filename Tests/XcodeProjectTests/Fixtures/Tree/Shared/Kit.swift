import UIKit

class KitViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeLeft }
}
