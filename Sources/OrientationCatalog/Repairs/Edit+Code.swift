import Orientation

extension Edit {
  /// The edit as code: in Swift and Objective-C, or as the lines of Info.plist. None where no code makes it.
  public var code: [CodeSample] {
    switch self {
    case .answer(let name, let answer): Self.code(answer, of: name)
    case .forwarding(_, let kind, .selectedChild), .forwarding(_, let kind, .topChild): Self.forwarding(kind)
    case .style(_, let style):
      Self.pair(
        "viewController.modalPresentationStyle = .\(style.swiftName)",
        "viewController.modalPresentationStyle = UIModalPresentation\(capitalized(style.swiftName));")
    case .removesPresentersView(_, let isRemoved):
      Self.pair(
        "override var shouldRemovePresentersView: Bool { \(isRemoved) }",
        "- (BOOL)shouldRemovePresentersView { return \(Self.objectiveC(isRemoved)); }")
    case .applicationDelegate(.mask(let mask)):
      Self.pair(
        """
        func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
          -> UIInterfaceOrientationMask
        {
          \(mask.swiftExpression)
        }
        """,
        """
        - (UIInterfaceOrientationMask)application:(UIApplication *)application
            supportedInterfaceOrientationsForWindow:(UIWindow *)window {
          return \(mask.objectiveCExpression);
        }
        """)
    case .sceneDelegate(.mask(let mask)):
      Self.pair(
        """
        func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
          \(mask.swiftExpression)
        }
        """,
        """
        - (UIInterfaceOrientationMask)supportedInterfaceOrientationsForWindowScene:(UIWindowScene *)windowScene {
          return \(mask.objectiveCExpression);
        }
        """)
    case .variable(let variable):
      Self.pair(
        "\(variable.name) = \(variable.mask.swiftExpression)",
        "\(variable.name) = \(variable.mask.objectiveCExpression);")
    case .call(let call): Self.code(call)
    case .informationPropertyList(let key, let list): [Self.list(key.rawValue, list)]
    case .requiresFullScreen(let isRequired):
      [CodeSample(language: "xml", text: "<key>UIRequiresFullScreen</key>\n<\(isRequired)/>")]
    case .forwarding(_, _, .none), .forwarding(_, _, .containerDelegate), .applicationDelegate, .sceneDelegate,
      .linkedSDK, .rotationLock, .device, .fillsScreen, .mode, .os, .idiom, .homeButton:
      []
    }
  }
}

extension Edit {
  private static func pair(_ swift: String, _ objectiveC: String) -> [CodeSample] {
    [CodeSample(language: "swift", text: swift), CodeSample(language: "objc", text: objectiveC)]
  }

  private static func code(_ answer: Answer, of name: Name) -> [CodeSample] {
    switch answer {
    case .supported(.mask(let mask)): Self.mask(mask.swiftExpression, mask.objectiveCExpression)
    case .preferred(.rawValue(let rawValue)): preferred(InterfaceOrientation(rawValue: rawValue) ?? .portrait)
    case .shouldAutorotate(.always(let isOn)): property("shouldAutorotate", isOn)
    case .prefersOrientationLocked(let isLocked): property("prefersInterfaceOrientationLocked", isLocked)
    case .shouldAutorotateTo(let mask?):
      pair(
        """
        override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
          \(mask.orientations.map { "orientation == ." + $0.swiftName }.joined(separator: " || "))
        }
        """,
        """
        - (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
          return \(mask.orientations.map { "orientation == " + $0.objectiveCName }.joined(separator: " || "));
        }
        """)
    case .supported, .preferred, .shouldAutorotate, .shouldAutorotateTo, .delegateSupported, .delegatePreferred,
      .viewWillAppear, .viewWillDisappear:
      []
    }
  }

  private static func mask(_ swift: String, _ objectiveC: String) -> [CodeSample] {
    pair(
      "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { \(swift) }",
      "- (UIInterfaceOrientationMask)supportedInterfaceOrientations { return \(objectiveC); }")
  }

  private static func preferred(_ orientation: InterfaceOrientation) -> [CodeSample] {
    pair(
      """
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .\(orientation.swiftName) }
      """,
      """
      - (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation {
        return \(orientation.objectiveCName);
      }
      """)
  }

  private static func property(_ name: String, _ value: Bool) -> [CodeSample] {
    pair(
      "override var \(name): Bool { \(value) }", "- (BOOL)\(name) { return \(objectiveC(value)); }")
  }

  /// The override of a container that asks the child that shows.
  private static func forwarding(_ kind: Controller.Kind) -> [CodeSample] {
    let child =
      switch kind {
      case .navigation: "topViewController"
      case .tabBar: "selectedViewController"
      case .split, .page: "viewControllers.firstObject"
      case .plain: "childViewControllers.lastObject"
      }
    let swiftChild =
      switch kind {
      case .navigation, .tabBar: child
      case .split: "viewControllers.first"
      case .page: "viewControllers?.first"
      case .plain: "children.last"
      }
    let read = "supportedInterfaceOrientations"
    return pair(
      """
      override var \(read): UIInterfaceOrientationMask {
        \(swiftChild)?.\(read) ?? super.\(read)
      }
      """,
      """
      - (UIInterfaceOrientationMask)\(read) {
        UIViewController *child = self.\(child);
        return child ? child.\(read) : [super \(read)];
      }
      """)
  }

  private static func code(_ call: MethodCall) -> [CodeSample] {
    switch call {
    case .rotationAttempted:
      pair(
        "UIViewController.attemptRotationToDeviceOrientation()",
        "[UIViewController attemptRotationToDeviceOrientation];")
    case .updateRequested: update("setNeedsUpdateOfSupportedInterfaceOrientations")
    case .lockUpdateRequested: update("setNeedsUpdateOfPrefersInterfaceOrientationLocked")
    case .geometryRequested(let mask):
      pair(
        "windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: \(mask.swiftExpression)))",
        """
        UIWindowSceneGeometryPreferencesIOS *preferences =
            [[UIWindowSceneGeometryPreferencesIOS alloc] initWithInterfaceOrientations:\(mask.objectiveCExpression)];
        [windowScene requestGeometryUpdateWithPreferences:preferences errorHandler:nil];
        """)
    case .keyValueCodingSet, .privateSetterCalled, .statusBarOrientationSet, .foreignGeometryRequested,
      .geometryRequestedElsewhere, .presentedAndDismissed, .viewReadded, .viewTransformed:
      []
    }
  }

  private static func update(_ method: String) -> [CodeSample] {
    pair("viewController.\(method)()", "[viewController \(method)];")
  }

  private static func list(_ key: String, _ orientations: [InterfaceOrientation]) -> CodeSample {
    let elements = orientations.map { "  <string>\($0.objectiveCName)</string>\n" }.joined()
    return CodeSample(language: "xml", text: "<key>\(key)</key>\n<array>\n\(elements)</array>")
  }

  private static func objectiveC(_ value: Bool) -> String { value ? "YES" : "NO" }
}

extension InterfaceOrientationMask {
  /// The set as an expression in Swift.
  package var swiftExpression: String {
    if let member = Self.members.first(where: { $0.mask == self }) { return "." + member.name }
    if !subtracting(.all).isEmpty { return "UIInterfaceOrientationMask(rawValue: \(rawValue))" }
    return "[" + orientations.map { "." + $0.swiftName }.joined(separator: ", ") + "]"
  }

  /// The set as an expression in Objective-C.
  fileprivate var objectiveCExpression: String {
    let prefix = "UIInterfaceOrientationMask"
    if let member = Self.members.first(where: { $0.mask == self }) { return prefix + capitalized(member.name) }
    return orientations.isEmpty ? "0" : orientations.map { prefix + capitalized($0.swiftName) }.joined(separator: " | ")
  }
}
