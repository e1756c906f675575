import Orientation

extension Symbol {
  /// Predicates, styles, views and traits.
  static let view: [Symbol] = [
    Symbol(
      "UIDeviceOrientation.isPortrait", "UIDeviceOrientationIsPortrait()", .function, .inferred(OSVersion(2)),
      .header("UIDevice.h"), macCatalyst: Availability(introduced: nil)),
    Symbol(
      "UIDeviceOrientation.isLandscape", "UIDeviceOrientationIsLandscape()", .function, .inferred(OSVersion(2)),
      .header("UIDevice.h"), macCatalyst: Availability(introduced: nil)),
    Symbol(
      "UIDeviceOrientation.isFlat", "UIDeviceOrientationIsFlat()", .function, .inferred(OSVersion(2)),
      .header("UIDevice.h"), macCatalyst: Availability(introduced: nil)),
    Symbol(
      "UIDeviceOrientation.isValidInterfaceOrientation", "UIDeviceOrientationIsValidInterfaceOrientation()", .function,
      .inferred(OSVersion(2)),
      .header("UIDevice.h"), macCatalyst: Availability(introduced: nil)),
    Symbol(
      "UIInterfaceOrientation.isPortrait", "UIInterfaceOrientationIsPortrait()", .function, .inferred(OSVersion(2)),
      .header("UIApplication.h"), macCatalyst: Availability(introduced: nil), visionOS: Availability(introduced: nil)),
    Symbol(
      "UIInterfaceOrientation.isLandscape", "UIInterfaceOrientationIsLandscape()", .function, .inferred(OSVersion(2)),
      .header("UIApplication.h"), macCatalyst: Availability(introduced: nil), visionOS: Availability(introduced: nil)),
    Symbol(
      "UIModalPresentationStyle.overFullScreen", "UIModalPresentationOverFullScreen", .enumerationCase,
      .since(OSVersion(8)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIModalTransitionStyle.crossDissolve", "UIModalTransitionStyleCrossDissolve", .enumerationCase,
      .inferred(OSVersion(3)),
      .header("UIViewController.h"), macCatalyst: Availability(introduced: nil), visionOS: Availability(introduced: nil)
    ),
    Symbol(
      "UIView.safeAreaLayoutGuide", "UIView.safeAreaLayoutGuide", .property, .since(OSVersion(11)),
      .header("UIView.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIViewController.topLayoutGuide", "UIViewController.topLayoutGuide", .property,
      .since(OSVersion(7), until: OSVersion(11)),
      .header("UIViewController.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1))),
    Symbol(
      "UIView.performWithoutAnimation(_:)", "+[UIView performWithoutAnimation:]", .classMethod, .since(OSVersion(7)),
      .header("UIView.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UITraitCollection", "UITraitCollection", .type, .since(OSVersion(8)),
      .header("UITraitCollection.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
  ]
}
