import Orientation

extension Symbol {
  /// What an app also meets: preferences, sizes, screens, traits, and callbacks of layout.
  static let related: [Symbol] = [
    Symbol(
      "UIWindowScene.GeometryPreferences", "UIWindowSceneGeometryPreferences", .type, .since(OSVersion(16)),
      .documentation("developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences"),
      macCatalyst: .since(OSVersion(16)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIWindowScene.GeometryPreferences.iOS.init(interfaceOrientations:)",
      "-[UIWindowSceneGeometryPreferencesIOS initWithInterfaceOrientations:]", .method, .since(OSVersion(16)),
      .documentation(
        "developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios/init(interfaceorientations:)"),
      macCatalyst: .since(OSVersion(16)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIWindowScene.Geometry", "UIWindowSceneGeometry", .type, .since(OSVersion(16)),
      .documentation("developer.apple.com/documentation/uikit/uiwindowscene/geometry"),
      macCatalyst: .since(OSVersion(16)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIWindowScene.Geometry.coordinateSpace", "UIWindowSceneGeometry.coordinateSpace", .property,
      .since(OSVersion(26)),
      .documentation("developer.apple.com/documentation/uikit/uiwindowscene/geometry/coordinatespace"),
      macCatalyst: .since(OSVersion(26)), visionOS: .since(OSVersion(26))),
    Symbol(
      "UIWindowScene.coordinateSpace", "UIWindowScene.coordinateSpace", .property,
      .since(OSVersion(13), until: OSVersion(26)),
      .documentation("developer.apple.com/documentation/uikit/uiwindowscene/coordinatespace"),
      macCatalyst: .since(OSVersion(13, 1), until: OSVersion(26)), visionOS: .since(OSVersion(1), until: OSVersion(26))),
    Symbol(
      "UIWindowScene.screen", "UIWindowScene.screen", .property, .since(OSVersion(13)),
      .documentation("developer.apple.com/documentation/uikit/uiwindowscene/screen"),
      macCatalyst: .since(OSVersion(13, 1))),
    Symbol(
      "UIWindowScene.sizeRestrictions", "UIWindowScene.sizeRestrictions", .property, .since(OSVersion(13)),
      .documentation("developer.apple.com/documentation/uikit/uiwindowscene/sizerestrictions"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UISceneSizeRestrictions", "UISceneSizeRestrictions", .type, .since(OSVersion(13)),
      .documentation("developer.apple.com/documentation/uikit/uiscenesizerestrictions"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UISceneSizeRestrictions.minimumSize", "UISceneSizeRestrictions.minimumSize", .property, .since(OSVersion(13)),
      .documentation("developer.apple.com/documentation/uikit/uiscenesizerestrictions/minimumsize"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UISceneErrorDomain", "UISceneErrorDomain", .constant, .since(OSVersion(15)),
      .documentation("developer.apple.com/documentation/uikit/uisceneerrordomain"), macCatalyst: .since(OSVersion(15)),
      visionOS: .since(OSVersion(1))),
    Symbol(
      "UIWindowSceneDelegate", "UIWindowSceneDelegate", .protocol, .since(OSVersion(13)),
      .documentation("developer.apple.com/documentation/uikit/uiwindowscenedelegate"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIApplicationSceneManifest", "UIApplicationSceneManifest", .informationPropertyListKey, .since(OSVersion(13)),
      .documentation(
        "developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest"),
      macCatalyst: .since(OSVersion(13)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIWindow.init(windowScene:)", "-[UIWindow initWithWindowScene:]", .method, .since(OSVersion(13)),
      .documentation("developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIScreen.main", "+[UIScreen mainScreen]", .property, .since(OSVersion(2), until: OSVersion(26)),
      .documentation("developer.apple.com/documentation/uikit/uiscreen/main"),
      macCatalyst: .since(OSVersion(13, 1), until: OSVersion(26))),
    Symbol(
      "UIDevice", "UIDevice", .type, .since(OSVersion(2)),
      .documentation("developer.apple.com/documentation/uikit/uidevice"), macCatalyst: .since(OSVersion(13, 1)),
      visionOS: .since(OSVersion(1))),
    Symbol(
      "UIDevice.userInterfaceIdiom", "UIDevice.userInterfaceIdiom", .property, .since(OSVersion(3, 2)),
      .documentation("developer.apple.com/documentation/uikit/uidevice/userinterfaceidiom"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "NotificationCenter.MessageIdentifier.orientationDidChange", nil, .constant, .since(OSVersion(26)),
      .documentation(
        "developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/orientationdidchange"),
      macCatalyst: .since(OSVersion(26))),
    Symbol(
      "UIApplication.statusBarOrientationUserInfoKey", "UIApplicationStatusBarOrientationUserInfoKey", .constant,
      .since(OSVersion(2), until: OSVersion(13)),
      .documentation("developer.apple.com/documentation/uikit/uiapplication/statusbarorientationuserinfokey"),
      macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1))),
    Symbol(
      "UIApplicationDelegate.application(_:willChangeStatusBarOrientation:duration:)",
      "-[UIApplicationDelegate application:willChangeStatusBarOrientation:duration:]", .delegateMethod,
      .since(OSVersion(2), until: OSVersion(13)),
      .documentation(
        "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:willchangestatusbarorientation:duration:)"
      ), macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1))),
    Symbol(
      "UIApplicationDelegate.application(_:didChangeStatusBarOrientation:)",
      "-[UIApplicationDelegate application:didChangeStatusBarOrientation:]", .delegateMethod,
      .since(OSVersion(2), until: OSVersion(13)),
      .documentation(
        "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didchangestatusbarorientation:)"),
      macCatalyst: .since(OSVersion(13, 1), until: OSVersion(13, 1))),
    Symbol(
      "UIContentContainer", "UIContentContainer", .protocol, .inferred(OSVersion(8)),
      .documentation("developer.apple.com/documentation/uikit/uicontentcontainer"),
      macCatalyst: Availability(introduced: nil), visionOS: Availability(introduced: nil)),
    Symbol(
      "UIContentContainer.willTransition(to:with:)",
      "-[UIContentContainer willTransitionToTraitCollection:withTransitionCoordinator:]", .method, .since(OSVersion(8)),
      .documentation("developer.apple.com/documentation/uikit/uicontentcontainer/willtransition(to:with:)"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIViewControllerTransitionCoordinatorContext.targetTransform",
      "UIViewControllerTransitionCoordinatorContext.targetTransform", .property, .since(OSVersion(8)),
      .documentation(
        "developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/targettransform"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIViewController.viewIsAppearing(_:)", "-[UIViewController viewIsAppearing:]", .method, .since(OSVersion(13)),
      .documentation("developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UIViewController.viewDidLayoutSubviews()", "-[UIViewController viewDidLayoutSubviews]", .method,
      .since(OSVersion(5)),
      .documentation("developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UITraitCollection.horizontalSizeClass", "UITraitCollection.horizontalSizeClass", .property, .since(OSVersion(8)),
      .documentation("developer.apple.com/documentation/uikit/uitraitcollection/horizontalsizeclass"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UITraitCollection.verticalSizeClass", "UITraitCollection.verticalSizeClass", .property, .since(OSVersion(8)),
      .documentation("developer.apple.com/documentation/uikit/uitraitcollection/verticalsizeclass"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UITraitCollection.userInterfaceIdiom", "UITraitCollection.userInterfaceIdiom", .property, .since(OSVersion(8)),
      .documentation("developer.apple.com/documentation/uikit/uitraitcollection/userinterfaceidiom"),
      macCatalyst: .since(OSVersion(13, 1)), visionOS: .since(OSVersion(1))),
    Symbol(
      "UITraitEnvironment.traitCollectionDidChange(_:)", "-[UITraitEnvironment traitCollectionDidChange:]", .method,
      .since(OSVersion(8), until: OSVersion(17)),
      .documentation("developer.apple.com/documentation/uikit/uitraitenvironment/traitcollectiondidchange(_:)"),
      macCatalyst: .since(OSVersion(13, 1), until: OSVersion(17)), visionOS: .since(OSVersion(1), until: OSVersion(1))),
    Symbol(
      "UITraitChangeObservable", "UITraitChangeObservable", .protocol, .since(OSVersion(17)),
      .documentation("developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94"),
      macCatalyst: Availability(introduced: nil), visionOS: Availability(introduced: nil)),
    Symbol(
      "UIModalTransitionStyle", "UIModalTransitionStyle", .enumeration, .inferred(OSVersion(3)),
      .documentation("developer.apple.com/documentation/uikit/uimodaltransitionstyle"),
      macCatalyst: Availability(introduced: nil), visionOS: Availability(introduced: nil)),
  ]
}
