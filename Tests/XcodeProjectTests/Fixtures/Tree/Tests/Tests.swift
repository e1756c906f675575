import UIKit

class TestViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}
