import UIKit

class TemplateViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}
