import AppFacts
import Orientation
import OrientationCatalog

extension CodeSample {
  /// The code for a kind of finding, in the language of the place; what has no other form than Swift's is Swift.
  init(_ kind: AppFindingKind, _ subject: String, _ language: SourceLanguage) {
    let isObjectiveC = language == .objectiveC
    func code(_ swift: String, _ objectiveC: String) -> CodeSample {
      isObjectiveC ? CodeSample(language: "objc", text: objectiveC) : CodeSample(language: "swift", text: swift)
    }
    switch kind {
    case .masksNeverMeet: self = code(Self.mask, Self.objectiveCMask)
    case .preferredOutsideSupported, .preferredFromStatusBar, .maskAsOrientation:
      self = code(Self.preferred, Self.objectiveCPreferred)
    case .containerDoesNotForward, .containerHidesMasks, .deadOverride, .placedOtherwise:
      self = code(Self.forwarding, Self.objectiveCForwarding)
    case .sheetDoesNotLock: self = code(Self.fullScreen, Self.objectiveCFullScreen)
    case .presenterDiffers: self = code(Self.mask, Self.objectiveCMask)
    case .lockOutlivesScreen: self = code(Self.unlock, Self.objectiveCUnlock)
    case .lockWithoutUpdate: self = code(Self.update, Self.objectiveCUpdate)
    case .newerThanDeploymentTarget: self = code(Self.updateOnBoth, Self.objectiveCUpdateOnBoth)
    case .shouldAutorotateNotConsulted, .stuckScreen: self = code(Self.lock, Self.objectiveCLock)
    case .keyValueCodingOnlyLogs, .maskAsDeviceOrientation: self = code(Self.request, Self.objectiveCRequest)
    case .replacedMethod: self = code(Self.updateOnBoth, Self.objectiveCUpdateOnBoth)
    case .statusBarOrientationRead, .deviceOrientationForLayout, .comparedWithOtherType:
      self = code(Self.interface, Self.objectiveCInterface)
    case .deviceOrientationInPlace, .orientationAsMask: self = code(Self.mask, Self.objectiveCMask)
    case .declarationsContradict, .oneLandscapeOnly, .lockNotAllowed:
      self.init(
        language: "xml",
        text: Self.list("UISupportedInterfaceOrientations", ["Portrait", "LandscapeLeft", "LandscapeRight"]))
    case .requiresFullScreenResizes, .uploadRefused:
      self.init(
        language: "xml",
        text: Self.list(
          "UISupportedInterfaceOrientations~ipad",
          ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"])
          + "\n" + Self.launchScreen)
    case .scenesMissing: self.init(language: "xml", text: Self.scenes)
    }
  }
}

extension CodeSample {
  private static func list(_ key: String, _ orientations: [String]) -> String {
    let elements = orientations.map { "  <string>UIInterfaceOrientation\($0)</string>\n" }
    return "<key>\(key)</key>\n<array>\n\(elements.joined())</array>"
  }

  /// What lets a target share an iPad's screen: what its Info.plist lacks of it, and none of what it has.
  ///
  /// - Parameter removesKey: whether the key that asks for the whole screen is there.
  init(sharingScreenOf target: AppTarget, _ list: InformationPropertyList, removesKey: Bool) {
    let orientations = list.supportedOnPad ?? list.supported ?? []
    let isListed = InterfaceOrientation.valid.allSatisfy(orientations.contains)
    let hasLaunchScreen = target.propertyList?.keys.contains { $0.hasPrefix("UILaunch") } ?? false
    let parts = [
      isListed
        ? nil
        : Self.list(
          "UISupportedInterfaceOrientations~ipad",
          ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]),
      hasLaunchScreen ? nil : Self.launchScreen,
      removesKey ? "<!-- Remove UIRequiresFullScreen, and lay the app out for windows of any size. -->" : nil,
    ]
    self.init(language: "xml", text: parts.compactMap(\.self).joined(separator: "\n"))
  }

  /// What declares a launch screen.
  static let launchScreen = "<key>UILaunchScreen</key>\n<dict/>"

  private static let scenes = """
    <key>UIApplicationSceneManifest</key>
    <dict>
      <key>UISceneConfigurations</key>
      <dict>
        <key>UIWindowSceneSessionRoleApplication</key>
        <array>
          <dict>
            <key>UISceneConfigurationName</key>
            <string>Default</string>
            <key>UISceneDelegateClassName</key>
            <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
          </dict>
        </array>
      </dict>
    </dict>
    """

  private static let mask = """
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscape] }
    """

  private static let objectiveCMask = """
    - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
      return UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscape;
    }
    """

  private static let fullScreen = """
    screen.modalPresentationStyle = .fullScreen

    """

  private static let objectiveCFullScreen = """
    screen.modalPresentationStyle = UIModalPresentationFullScreen;

    """

  private static let preferred = """
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeRight }
    """

  private static let objectiveCPreferred = """
    - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
      return UIInterfaceOrientationMaskLandscape;
    }
    - (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation {
      return UIInterfaceOrientationLandscapeRight;
    }
    """

  private static let forwarding = """
    final class ForwardingNavigationController: UINavigationController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
      }
    }
    """

  private static let objectiveCForwarding = """
    @implementation ForwardingNavigationController
    - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
      UIViewController *top = self.topViewController;
      return top ? top.supportedInterfaceOrientations : [super supportedInterfaceOrientations];
    }
    @end
    """

  private static let update = """
    // Call it on the view controller that covers the screen, right after the change.
    viewController.setNeedsUpdateOfSupportedInterfaceOrientations()
    """

  private static let objectiveCUpdate = """
    // Call it on the view controller that covers the screen, right after the change.
    [viewController setNeedsUpdateOfSupportedInterfaceOrientations];
    """

  private static let unlock = """
    // `lock` is the variable that the app delegate returns, and `before` its value before the screen set it.
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      lock = before
      setNeedsUpdateOfSupportedInterfaceOrientations()
    }
    """

  private static let objectiveCUnlock = """
    // `lock` is the variable that the app delegate returns, and `before` its value before the screen set it.
    - (void)viewWillDisappear:(BOOL)animated {
      [super viewWillDisappear:animated];
      delegate.lock = self.before;
      [self setNeedsUpdateOfSupportedInterfaceOrientations];
    }
    """

  private static let updateOnBoth = """
    if #available(iOS 16, *) {
      viewController.setNeedsUpdateOfSupportedInterfaceOrientations()
    } else {
      UIViewController.attemptRotationToDeviceOrientation()
    }
    """

  private static let objectiveCUpdateOnBoth = """
    if (@available(iOS 16, *)) {
      [viewController setNeedsUpdateOfSupportedInterfaceOrientations];
    } else {
      [UIViewController attemptRotationToDeviceOrientation];
    }
    """

  private static let lock = """
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { isLocked ? .portrait : .all }
    var isLocked = false {
      didSet { setNeedsUpdateOfSupportedInterfaceOrientations() }
    }
    """

  private static let objectiveCLock = """
    - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
      return self.locked ? UIInterfaceOrientationMaskPortrait : UIInterfaceOrientationMaskAll;
    }
    - (void)setLocked:(BOOL)locked {
      _locked = locked;
      [self setNeedsUpdateOfSupportedInterfaceOrientations];
    }
    """

  private static let request = """
    if #available(iOS 16, *) {
      viewController.setNeedsUpdateOfSupportedInterfaceOrientations()
      viewController.view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
    } else {
      UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
    }
    """

  private static let objectiveCRequest = """
    if (@available(iOS 16, *)) {
      [viewController setNeedsUpdateOfSupportedInterfaceOrientations];
      UIWindowSceneGeometryPreferencesIOS *preferences =
          [[UIWindowSceneGeometryPreferencesIOS alloc] initWithInterfaceOrientations:UIInterfaceOrientationMaskLandscapeRight];
      [viewController.view.window.windowScene requestGeometryUpdateWithPreferences:preferences errorHandler:nil];
    } else {
      [UIDevice.currentDevice setValue:@(UIInterfaceOrientationLandscapeRight) forKey:@"orientation"];
    }
    """

  private static let interface = """
    let isLandscape = view.window?.windowScene?.interfaceOrientation.isLandscape ?? false
    // For layout, compare the size instead: it is right on iPad and during a rotation, too.
    let isWide = view.bounds.width > view.bounds.height
    """

  private static let objectiveCInterface = """
    BOOL isLandscape = UIInterfaceOrientationIsLandscape(self.view.window.windowScene.interfaceOrientation);
    // For layout, compare the size instead: it is right on iPad and during a rotation, too.
    BOOL isWide = CGRectGetWidth(self.view.bounds) > CGRectGetHeight(self.view.bounds);
    """
}
