import AppFacts
import Testing

@Suite struct SwiftUseTests {
  private func scanned(_ statements: String, in head: String = "class C: UIViewController") -> Scanned {
    Scanned(swift: "\(head) {\n  func f() {\n    \(statements)\n  }\n}\n")
  }

  @Test func aNotificationThatLaysOutSaysWhatItReads() {
    let name = "UIDevice.orientationDidChangeNotification"
    let center = "NotificationCenter.default"
    for (source, value) in [
      (
        "func f() { \(center).addObserver(self, selector: #selector(g), name: \(name), object: nil) }\n@objc func g() { width = view.bounds.width }",
        "`width = view.bounds.width`"
      ),
      (
        "func f() { \(center).publisher(for: \(name)).sink { _ in\nself.width = self.view.frame.width\n} }",
        "`self.width = self.view.frame.width`"
      ),
      (
        "func f() { \(center).addObserver(self, selector: #selector(g), name: \(name), object: nil) }\n@objc func g() { rotate() }",
        "-"
      ),
      (
        "func f() { \(center).removeObserver(self, name: \(name), object: nil)\n#if DEBUG\n#endif\n}\nfunc g() { width = view.bounds.width }",
        "-"
      ),
    ] {
      let scanned = Scanned(swift: "class C: UIViewController {\n\(source)\n}\n")
      #expect(scanned.values == [value])
    }
  }

  @Test(arguments: [
    ("UIViewController.attemptRotationToDeviceOrientation()", "attemptRotationToDeviceOrientation", "-"),
    ("setNeedsUpdateOfSupportedInterfaceOrientations()", "setNeedsUpdateOfSupportedInterfaceOrientations", "-"),
    (
      "vc?.setNeedsUpdateOfPrefersInterfaceOrientationLocked()", "setNeedsUpdateOfPrefersInterfaceOrientationLocked",
      "-"
    ),
    ("scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))", "requestGeometryUpdate", "[portrait]"),
    (
      "scene?.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: [.portrait])) { e in log(e) }",
      "requestGeometryUpdate", "[portrait]"
    ),
    ("scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask))", "requestGeometryUpdate", "`mask`"),
    ("scene.requestGeometryUpdate(preferences)", "requestGeometryUpdate", "`preferences`"),
    (
      "UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: \"orientation\")",
      "UIDevice.orientation by key-value coding", "interface landscapeRight"
    ),
    (
      "UIDevice.currentDevice().setValue(3, forKey: \"orientation\")", "UIDevice.orientation by key-value coding",
      "device landscapeLeft"
    ),
    (
      "UIDevice.current.setValue(NSNumber(value: UIDeviceOrientation.portrait.rawValue), forKey: #keyPath(UIDevice.orientation))",
      "UIDevice.orientation by key-value coding", "device portrait"
    ),
    (
      "let key = \"orientation\"\nUIDevice.current.setValue(value, forKeyPath: key)",
      "UIDevice.orientation by key-value coding", "`value`"
    ),
    (
      "let device = UIDevice.current\ndevice.setValue(Int(UIInterfaceOrientation.portrait.rawValue), forKey: \"orientation\")",
      "UIDevice.orientation by key-value coding", "interface portrait"
    ),
    ("UIDevice.current.perform(Selector((\"setOrientation:\")), with: 3)", "setOrientation:", "device landscapeLeft"),
    ("let s = NSSelectorFromString(\"setOrientation:\")", "setOrientation:", "-"),
    ("UIDevice.current.perform(#selector(setter: UIDevice.orientation))", "setOrientation:", "-"),
    (
      "UIApplication.shared.setStatusBarOrientation(.portrait, animated: false)", "setStatusBarOrientation",
      "interface portrait"
    ),
    (
      "UIApplication.shared.statusBarOrientation = .landscapeLeft", "setStatusBarOrientation", "interface landscapeLeft"
    ),
    ("let o = UIApplication.sharedApplication().statusBarOrientation", "statusBarOrientation", "-"),
    ("if UIApplication.shared.statusBarOrientation == .portrait {}", "statusBarOrientation", "-"),
    ("view.window?.windowScene?.interfaceOrientation", "UIWindowScene.interfaceOrientation", "-"),
    (
      "let x = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.interfaceOrientation",
      "UIWindowScene.interfaceOrientation", "-"
    ),
    (
      "scenes.compactMap { $0 as? UIWindowScene }.first { $0.interfaceOrientation.isPortrait }",
      "UIWindowScene.interfaceOrientation", "-"
    ),
    ("let s = view.window?.windowScene\nuse(s.interfaceOrientation)", "UIWindowScene.interfaceOrientation", "-"),
    ("scene.effectiveGeometry.interfaceOrientation", "UIWindowScene.Geometry.interfaceOrientation", "-"),
    ("self.interfaceOrientation.isPortrait", "UIViewController.interfaceOrientation", "-"),
    ("if interfaceOrientation == .Portrait {}", "UIViewController.interfaceOrientation", "-"),
    ("playerVC.interfaceOrientation", "UIViewController.interfaceOrientation", "-"),
    ("UIDevice.current.orientation.isLandscape", "UIDevice.orientation", "`UIDevice.current.orientation.isLandscape`"),
    ("print(\"o: \\(UIDevice.currentDevice().orientation.rawValue)\")", "UIDevice.orientation", "-"),
    ("add(self, name: UIDevice.orientationDidChangeNotification)", "orientationDidChangeNotification", "-"),
    ("add(self, name: NSNotification.Name.UIDeviceOrientationDidChange)", "orientationDidChangeNotification", "-"),
    ("add(self, name: UIDeviceOrientationDidChangeNotification)", "orientationDidChangeNotification", "-"),
    (
      "add(self, name: Notification.Name(\"UIDeviceOrientationDidChangeNotification\"))",
      "orientationDidChangeNotification", "-"
    ),
    (
      "add(UIApplication.didChangeStatusBarOrientationNotification)",
      "UIApplication's status bar orientation notifications",
      "-"
    ),
    ("add(.UIApplicationWillChangeStatusBarOrientation)", "UIApplication's status bar orientation notifications", "-"),
    ("let m = topViewController?.supportedInterfaceOrientations", "supportedInterfaceOrientations", "-"),
    (
      "nav.topViewController.supportedInterfaceOrientations = .portrait", "supportedInterfaceOrientations", "[portrait]"
    ),
    (
      "UIApplication.shared.supportedInterfaceOrientations(for: window)",
      "UIApplication.supportedInterfaceOrientations(for:)", "-"
    ),
    (
      "delegate.application?(app, supportedInterfaceOrientationsFor: window)",
      "application(_:supportedInterfaceOrientationsFor:)", "-"
    ),
    ("child.viewWillTransition(to: size, with: coordinator)", "viewWillTransition(to:with:)", "-"),
  ])
  func aUseIsFound(statement: String, api: String, value: String) {
    let found = scanned(statement)
    let line = 2 + statement.split(separator: "\n").count
    #expect(found.uses == ["\(line) \(api) in C"])
    #expect(found.values == [value])
  }

  @Test(arguments: [
    "image.imageOrientation", "layer.setValue(1, forKey: \"orientation\")", "stack.orientation = .vertical",
    "let interfaceOrientation = f()\nuse(interfaceOrientation)", "settings.interfaceOrientation",
    "options.supportedInterfaceOrientations", "super.viewWillTransition(to: size, with: c)",
    "f(interfaceOrientation: .portrait)", "let s = \"UIDevice.current.orientation\"",
    "// UIDevice.current.orientation", "/* a /* b */ UIDevice.current.orientation */", "x.setOrientation(1)",
    "var statusBarOrientation = 1\nself.statusBarOrientation = 2", "didRotate(x)", "track(.statusBarOrientation)",
    "track(.setStatusBarOrientation)", "track(.requestGeometryUpdate)",
    "requestGeometryUpdate(at: 1)", "windowScene.map { track(.interfaceOrientation) }",
  ])
  func whatIsNoOrientationAPIIsLeftOut(statement: String) {
    #expect(scanned(statement).uses == [])
  }

  @Test func whatAnImplementationAsksForItsOwnAnswerIsNoUse() {
    let found = Scanned(
      swift: """
        class N: UINavigationController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
          }
          override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            UIApplication.shared.statusBarOrientation
          }
        }
        func free() { UIViewController.attemptRotationToDeviceOrientation() }
        """)
    #expect(found.uses == ["6 statusBarOrientation in N", "9 attemptRotationToDeviceOrientation"])
  }

  @Test func theConstantBehindGeometryPreferencesIsFollowed() {
    let found = scanned(
      "let wish = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscape)\nscene.requestGeometryUpdate(wish)"
    )
    #expect(found.values == ["[landscapeLeft, landscapeRight]"])
  }
}
