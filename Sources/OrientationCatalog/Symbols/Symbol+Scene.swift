import Orientation

extension Symbol {
  /// The scene: its geometry, requests, errors and sizes.
  static let scene: [Symbol] = [
    Symbol(
      "UIWindowScene", "UIWindowScene", .type, .since(OSVersion(13)),
      .header("UIWindowScene.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIWindowScene.interfaceOrientation", "UIWindowScene.interfaceOrientation", .property,
      .since(OSVersion(13), until: OSVersion(26)),
      .documentation("developer.apple.com/documentation/uikit/uiwindowscene/interfaceorientation"),
      macCatalyst: .since(OSVersion(13, 1), until: OSVersion(26)), visionOS: .since(OSVersion(1), until: OSVersion(26))),
    Symbol(
      "UIWindowScene.effectiveGeometry", "UIWindowScene.effectiveGeometry", .property, .since(OSVersion(16)),
      .header("UIWindowScene.h"), macCatalyst: .since(OSVersion(16)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIWindowScene.requestGeometryUpdate(_:errorHandler:)",
      "-[UIWindowScene requestGeometryUpdateWithPreferences:errorHandler:]", .method, .since(OSVersion(16)),
      .header("UIWindowScene.h"), macCatalyst: .since(OSVersion(16)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIWindowScene.GeometryPreferences.iOS", "UIWindowSceneGeometryPreferencesIOS", .type, .since(OSVersion(16)),
      .header("UIWindowSceneGeometryPreferencesIOS.h"), macCatalyst: .since(OSVersion(16)),
      visionOS: .since(OSVersion(1))),
    Symbol(
      "UIWindowScene.GeometryPreferences.iOS.interfaceOrientations",
      "UIWindowSceneGeometryPreferencesIOS.interfaceOrientations", .property, .since(OSVersion(16)),
      .header("UIWindowSceneGeometryPreferencesIOS.h"), macCatalyst: Availability(introduced: nil),
      visionOS: Availability(introduced: nil)),
    Symbol(
      "UIWindowScene.Geometry.interfaceOrientation", "UIWindowSceneGeometry.interfaceOrientation", .property,
      .since(OSVersion(16)),
      .header("UIWindowSceneGeometry.h"), macCatalyst: .since(OSVersion(16)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIWindowScene.Geometry.isInterfaceOrientationLocked", "UIWindowSceneGeometry.interfaceOrientationLocked",
      .property, .since(OSVersion(26)),
      .documentation("developer.apple.com/documentation/uikit/uiwindowscene/geometry/isinterfaceorientationlocked"),
      macCatalyst: .since(OSVersion(26))),
    Symbol(
      "UIWindowScene.Geometry.isInteractivelyResizing", "UIWindowSceneGeometry.isInteractivelyResizing", .property,
      .since(OSVersion(26)),
      .documentation("developer.apple.com/documentation/uikit/uiwindowscene/geometry/isinteractivelyresizing"),
      macCatalyst: .since(OSVersion(26)), visionOS: .since(OSVersion(26))),
    Symbol(
      "UIWindowSceneDelegate.windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
      "-[UIWindowSceneDelegate windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:]",
      .delegateMethod, .since(OSVersion(13), until: OSVersion(26)),
      .documentation(
        "developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:didupdate:interfaceorientation:traitcollection:)"
      ), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(26)),
      visionOS: .since(OSVersion(1), until: OSVersion(26))),
    Symbol(
      "UIWindowSceneDelegate.windowScene(_:didUpdateEffectiveGeometry:)",
      "-[UIWindowSceneDelegate windowScene:didUpdateEffectiveGeometry:]", .delegateMethod, .since(OSVersion(26)),
      .documentation(
        "developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:didupdateeffectivegeometry:)"),
      macCatalyst: .since(OSVersion(26)), visionOS: .since(OSVersion(26))),
    Symbol(
      "UISceneError.errorDomain", "UISceneErrorDomain", .constant, .since(OSVersion(13)),
      .documentation("developer.apple.com/documentation/uikit/uisceneerror/errordomain"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UISceneError.Code.geometryRequestUnsupported", "UISceneErrorCodeGeometryRequestUnsupported", .constant,
      .since(OSVersion(16)),
      .header("UISceneDefinitions.h"), macCatalyst: .since(OSVersion(16)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UISceneError.Code.geometryRequestDenied", "UISceneErrorCodeGeometryRequestDenied", .constant,
      .since(OSVersion(16)),
      .header("UISceneDefinitions.h"), macCatalyst: .since(OSVersion(16)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIApplication.connectedScenes", "UIApplication.connectedScenes", .property, .since(OSVersion(13)),
      .header("UIApplication.h"), macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIApplication.keyWindow", "UIApplication.keyWindow", .property, .since(OSVersion(2), until: OSVersion(13)),
      .header("UIApplication.h"), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1))),
  ]
}
