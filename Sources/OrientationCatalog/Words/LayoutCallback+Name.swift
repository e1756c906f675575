import Orientation

extension LayoutCallback {
  /// The callback as Swift names it.
  package var name: String {
    switch self {
    case .deviceOrientationDidChange: "UIDevice.orientationDidChangeNotification"
    case .viewWillTransition: "viewWillTransition(to:with:)"
    case .viewWillLayoutSubviews: "viewWillLayoutSubviews()"
    case .willRotate: "willRotate(to:duration:)"
    case .willAnimateRotation: "willAnimateRotation(to:duration:)"
    case .didRotate: "didRotate(from:)"
    }
  }
}
