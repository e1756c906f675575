import UIKit

/// A video that fills the screen.
final class PlayerViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeRight }

  /// Turns to landscape when the button is tapped.
  @objc func enterFullScreen() {
    if #available(iOS 16.0, *) {
      view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
    }
    UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
  }
}
