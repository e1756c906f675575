import Orientation

extension Symbol {
  /// The app, its delegates, the device and the screen.
  static let application: [Symbol] = [
    Symbol(
      "UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:)",
      "-[UIApplicationDelegate application:supportedInterfaceOrientationsForWindow:]", .delegateMethod,
      .since(OSVersion(6), until: OSVersion(27)),
      .documentation(
        "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:supportedinterfaceorientationsfor:)"
      ), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(27)),
      visionOS: .since(OSVersion(1), until: OSVersion(27))),
    Symbol(
      "UIApplication.supportedInterfaceOrientations(for:)", "-[UIApplication supportedInterfaceOrientationsForWindow:]",
      .method, .since(OSVersion(6), until: OSVersion(27)),
      .documentation("developer.apple.com/documentation/uikit/uiapplication/supportedinterfaceorientations(for:)"),
      macCatalyst: .since(OSVersion(13, 1), until: OSVersion(27)), visionOS: .since(OSVersion(1), until: OSVersion(27))),
    Symbol(
      "UIWindowSceneDelegate.supportedInterfaceOrientations(for:)",
      "-[UIWindowSceneDelegate supportedInterfaceOrientationsForWindowScene:]", .delegateMethod, .since(OSVersion(27)),
      .documentation(
        "developer.apple.com/documentation/uikit/uiwindowscenedelegate/supportedinterfaceorientations(for:)"),
      macCatalyst: .since(OSVersion(27)), visionOS: .since(OSVersion(27))),
    Symbol(
      "UIApplication.statusBarOrientation", "UIApplication.statusBarOrientation", .property,
      .since(OSVersion(2), until: OSVersion(13)),
      .header("UIApplication.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1))),
    Symbol(
      "UIApplication.setStatusBarOrientation(_:animated:)", "-[UIApplication setStatusBarOrientation:animated:]",
      .method, .since(OSVersion(2), until: OSVersion(9)),
      .header("UIApplication.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1))),
    Symbol(
      "UIApplication.statusBarOrientationAnimationDuration", "UIApplication.statusBarOrientationAnimationDuration",
      .property, .since(OSVersion(2), until: OSVersion(13)),
      .header("UIApplication.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1))),
    Symbol(
      "UIApplication.willChangeStatusBarOrientationNotification",
      "UIApplicationWillChangeStatusBarOrientationNotification", .notification,
      .since(OSVersion(2), until: OSVersion(13)),
      .header("UIApplication.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1))),
    Symbol(
      "UIApplication.didChangeStatusBarOrientationNotification",
      "UIApplicationDidChangeStatusBarOrientationNotification", .notification,
      .since(OSVersion(2), until: OSVersion(13)),
      .header("UIApplication.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1))),
    Symbol(
      "UIApplication.invalidInterfaceOrientationException", "UIApplicationInvalidInterfaceOrientationException",
      .constant, .since(OSVersion(6)),
      .header("UIApplication.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIDevice.orientation", "UIDevice.orientation", .property, .since(OSVersion(2)),
      .header("UIDevice.h"), macCatalyst: .since(OSVersion(13, 1))),
    Symbol(
      "UIDevice.isGeneratingDeviceOrientationNotifications", "UIDevice.generatesDeviceOrientationNotifications",
      .property, .since(OSVersion(2)),
      .header("UIDevice.h"), macCatalyst: .since(OSVersion(13, 1))),
    Symbol(
      "UIDevice.beginGeneratingDeviceOrientationNotifications()",
      "-[UIDevice beginGeneratingDeviceOrientationNotifications]", .method, .since(OSVersion(2)),
      .header("UIDevice.h"), macCatalyst: .since(OSVersion(13, 1))),
    Symbol(
      "UIDevice.endGeneratingDeviceOrientationNotifications()",
      "-[UIDevice endGeneratingDeviceOrientationNotifications]", .method, .since(OSVersion(2)),
      .header("UIDevice.h"), macCatalyst: .since(OSVersion(13, 1))),
    Symbol(
      "UIDevice.orientationDidChangeNotification", "UIDeviceOrientationDidChangeNotification", .notification,
      .inferred(OSVersion(2)),
      .header("UIDevice.h"), macCatalyst: Availability(introduced: nil)),
  ]
}
