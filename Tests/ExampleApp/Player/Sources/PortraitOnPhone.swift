import UIKit

extension UIInterfaceOrientationMask {
  /// Upright on a phone, and every orientation on other devices.
  static var portraitOnPhone: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .phone ? .portrait : .all
  }
}
