import UIKit

/// The videos. It stays upright on a phone.
final class ListViewController: UITableViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portraitOnPhone
  }
}
