import AppFacts
import Orientation
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
        "func f() { \(center).addObserver(self, selector: #selector(g), name: \(name), object: nil) }\n@objc func g() { old = view.bounds\npresent(a, animated: true) }",
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

  @Test func aNotificationIsFollowedToTheFunctionsThatItsCodeCalls() {
    let stream = "NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)"
    let body = "var body: some View { Text(t).onReceive(\(stream)) { _ in"
    let width = "static func columns() -> Int { UIScreen.main.bounds.width > 600 ? 4 : 2 }"
    for (source, value) in [
      ("\(body) Task { n = Self.columns() } } }\n\(width)", "`UIScreen.main.bounds.width > 600 ? 4 : 2`"),
      ("\(body) [weak self] in self?.lay() } }\nfunc lay() { w = view.frame.width }", "`w = view.frame.width`"),
      (
        "\(body) lay() } }\nfunc lay() { n = traits.verticalSizeClass == .compact ? 4 : 2 }",
        "`n = traits.verticalSizeClass == .compact ? 4 : 2`"
      ),
      ("\(body) n = Other.columns() } }\n\(width)", "-"),
      ("\(body) reload() } }\nfunc reload() { table.reloadData() }\n\(width)", "-"),
      ("\(body) lay() } }\nfunc lay() { if o.isFlat { return }; w = view.frame.width }", "-"),
      ("\(body) if o != .faceUp { lay() } } }\nfunc lay() { w = view.frame.width }", "-"),
    ] {
      #expect(Scanned(swift: "struct Grid: View {\n\(source)\n}\n").values == [value], "\(source)")
    }
  }

  @Test(arguments: [
    (
      "func f() { let o: UIDeviceOrientation = UIDevice.current.orientation\nif o == .landscapeLeft { kept = .landscapeRight } else { kept = .portrait } }",
      "o == .landscapeLeft ? interface landscapeRight | interface portrait"
    ),
    (
      "func f() { switch UIDevice.current.orientation\n{\ncase .landscapeLeft: self.kept = .landscapeRight\ndefault: self.kept = .portrait\n} }",
      "switch UIDevice.current.orientation: case .landscapeLeft ? interface landscapeRight | interface portrait"
    ),
    (
      "func f() { lock = mask(for: UIDevice.current.orientation) }\nfunc mask(for o: UIDeviceOrientation) -> UIInterfaceOrientationMask { if o.isValidInterfaceOrientation { return .portrait }\nreturn .all }",
      "o.isValidInterfaceOrientation ? [portrait] | [portrait, landscapeLeft, landscapeRight, portraitUpsideDown]"
    ),
    (
      "func f() { let o = UIDevice.current.orientation\nlock = o.isLandscape ? .landscape : .portrait }",
      "o.isLandscape ? [landscapeLeft, landscapeRight] | [portrait]"
    ),
    (
      "func f() { let o = UIDevice.current.orientation\ng(o) }\nfunc g(_ p: UIDeviceOrientation) { kept = p == .portrait ? .portrait : .landscapeLeft }",
      "p == .portrait ? interface portrait | interface landscapeLeft"
    ),
  ])
  func aLockAndAKeptOrientationOfTheDeviceAreFollowed(source: String, value: String) {
    let members = "var kept: UIInterfaceOrientation = .portrait\nvar lock = UIInterfaceOrientationMask.all"
    #expect(Scanned(swift: "class C: NSObject {\n\(members)\n\(source)\n}\n").values == [value])
  }

  @Test(arguments: [
    // Nothing is kept of a device that lies flat, or it is asked for.
    "let o = UIDevice.current.orientation\nif o == .landscapeLeft { kept = .landscapeRight }",
    "let o = UIDevice.current.orientation\nguard o.isValidInterfaceOrientation else { return }\nkept = o == .portrait ? .portrait : .landscapeLeft",
    "switch UIDevice.current.orientation { case .portrait: kept = .portrait\ncase .faceUp: return\ndefault: kept = .landscapeLeft }",
    "let o = UIDevice.current.orientation\nif o == .portrait { kept = .portrait } else { kept = .unknown }",
    // The interface decides.
    "let o = UIDevice.current.orientation\nkept = o == .unknown ? scene.interfaceOrientation : .portrait",
    // A picture is no interface.
    "switch UIDevice.current.orientation { case .portrait: video = .portrait\ndefault: video = .landscapeRight }",
    "let o = UIDevice.current.orientation\nprint(o)",
  ])
  func whatIsNotTakenForTheInterfacesOrientationHasNoValue(source: String) {
    let members = "var kept: UIInterfaceOrientation = .portrait\nvar video: AVCaptureVideoOrientation = .portrait"
    let scan = Scanned(swift: "class C: NSObject {\n\(members)\nfunc f() {\n\(source)\n}\n}\n").scan
    #expect(scan.occurrences.filter { $0.api == .deviceOrientation }.map(\.value) == [nil])
  }

  @Test(arguments: [
    (
      "func f() { let o = UIDevice.current.orientation\nif o.isLandscape { columns = 4 } else { columns = 2 } }",
      "`o.isLandscape`"
    ),
    (
      "@State var o = UIDevice.current.orientation\nvar body: some View { Group { if o.isLandscape { A() } else { B() } } }",
      "`o.isLandscape`"
    ),
    (
      "@State var o = UIDeviceOrientation.unknown\nfunc f() { self.o = UIDevice.current.orientation }\nvar isWide: Bool { o.isLandscape }",
      "`o.isLandscape`"
    ),
    (
      "func f() { let o = UIDevice.current.orientation\nif o == .landscapeRight || o == .landscapeLeft { columns = 4 } else { columns = 2 } }",
      "`o == .landscapeRight || o == .landscapeLeft`"
    ),
    (
      "func f() { let o = UIDevice.current.orientation\nif o == .landscapeRight || o == .landscapeLeft { columns = 4 } else if o == .portrait { columns = 2 } }",
      "-"
    ),
    // Both directions leave a device that lies flat out, and a comparison may do so.
    (
      "func f() { let o = UIDevice.current.orientation\nguard o.isPortrait || o.isLandscape else { return }\ncolumns = o.isLandscape ? 4 : 2 }",
      "-"
    ),
    (
      "func f() { let o = UIDevice.current.orientation\nif o.isPortrait { columns = 2 } else if o.isLandscape { columns = 4 } }",
      "-"
    ),
    ("func f() { let o = UIDevice.current.orientation\ncolumns = o.isLandscape && o != .unknown ? 4 : 2 }", "-"),
    ("func f() { let o = UIDevice.current.orientation\nif !o.isFlat { columns = o.isLandscape ? 4 : 2 } }", "-"),
    ("func f() { let o = UIDevice.current.orientation\nprint(\"\\(o.isLandscape)\") }", "-"),
    // The name means something else, too.
    (
      "var o = UIDevice.current.orientation\nfunc f(o: UIInterfaceOrientation) { columns = o.isLandscape ? 4 : 2 }", "-"
    ),
  ])
  func aQuestionOfAKeptOrientationOfTheDeviceIsFollowed(source: String, value: String) {
    let scan = Scanned(swift: "class C: NSObject {\nvar columns = 2\n\(source)\n}\n").scan
    #expect(scan.occurrences.filter { $0.api == .deviceOrientation }.map { Scanned.text($0.value) } == [value])
  }

  @Test(arguments: [
    (
      "func f() { switch UIDevice.current.orientation {\ncase .landscapeLeft, .landscapeRight: columns = 4\ndefault: columns = 2\n} }",
      "`switch UIDevice.current.orientation: case .landscapeLeft, .landscapeRight`"
    ),
    (
      "func f() { switch UIDevice.current.orientation {\ncase .portrait, .portraitUpsideDown:\nlog()\nlay(2)\ndefault:\nlay(4)\n} }",
      "`switch UIDevice.current.orientation: case .portrait, .portraitUpsideDown`"
    ),
    (
      "var n: Int { switch UIDevice.current.orientation {\ncase .landscapeLeft, .landscapeRight: return 4\ndefault: return 2\n} }",
      "`switch UIDevice.current.orientation: case .landscapeLeft, .landscapeRight`"
    ),
    // The rest does nothing, or nothing that the direction does, or is one of three.
    (
      "func f() { switch UIDevice.current.orientation {\ncase .landscapeLeft, .landscapeRight: columns = 4\ndefault: break\n} }",
      "-"
    ),
    (
      "func f() { switch UIDevice.current.orientation {\ncase .landscapeLeft, .landscapeRight: columns = 4\ndefault: log()\n} }",
      "-"
    ),
    (
      "func f() { switch UIDevice.current.orientation {\ncase .landscapeLeft, .landscapeRight: columns = 4\ncase .portrait, .portraitUpsideDown: columns = 2\ndefault: columns = 2\n} }",
      "-"
    ),
    (
      "func f() { switch UIDevice.current.orientation {\ncase .landscapeLeft: columns = 4\ndefault: columns = 2\n} }",
      "-"
    ),
    (
      "func f() { if UIDevice.current.orientation == .faceUp { return }\nswitch UIDevice.current.orientation {\ncase .landscapeLeft, .landscapeRight: columns = 4\ndefault: columns = 2\n} }",
      "-"
    ),
    (
      "func f() { switch UIDevice.current.orientation {\ncase .landscapeLeft, .landscapeRight: log(\"wide\")\ndefault: log(\"tall\")\n} }",
      "-"
    ),
  ])
  func aSwitchWhoseRestLaysOutAsksForADirection(source: String, value: String) {
    let scan = Scanned(swift: "class C: NSObject {\nvar columns = 2\n\(source)\n}\n").scan
    let last = scan.occurrences.last { $0.api == .deviceOrientation }
    #expect(Scanned.text(last?.value) == value)
  }

  @Test(arguments: [
    (
      "UIDevice.current.orientation == .landscapeLeft ? .landscapeRight : .landscapeLeft",
      "UIDevice.current.orientation == .landscapeLeft ? [landscapeRight] | [landscapeLeft]"
    ),
    (
      "if UIDevice.current.orientation == .landscapeLeft { return .landscapeRight }\nreturn .landscapeLeft",
      "UIDevice.current.orientation == .landscapeLeft ? [landscapeRight] | [landscapeLeft]"
    ),
    // What is left allows more than the two, or the other directions have their way.
    ("UIDevice.current.orientation == .landscapeLeft ? .landscapeRight : .landscape", "device landscapeLeft"),
    (
      "if UIDevice.current.orientation.isLandscape { return UIDevice.current.orientation == .landscapeLeft ? .landscapeRight : .landscapeLeft } else { return .landscape }",
      "- device landscapeLeft"
    ),
    (
      "switch UIDevice.current.orientation {\ncase .portrait: return .portrait\ncase .landscapeLeft: return .landscapeRight\ncase .landscapeRight: return .landscapeLeft\ndefault: return super.supportedInterfaceOrientations\n}",
      "-"
    ),
    (
      "switch UIDevice.current.orientation {\ncase .portrait: return .portrait\ncase .landscapeLeft: return .landscapeRight\ndefault: return .allButUpsideDown\n}",
      "-"
    ),
    (
      "if UIDevice.current.orientation.isLandscape { return .landscape }\nreturn .portrait",
      "`UIDevice.current.orientation.isLandscape`"
    ),
  ])
  func aMaskOfADeviceThatLiesFlatIsTold(body: String, values: String) {
    let source = "override var supportedInterfaceOrientations: UIInterfaceOrientationMask {\n\(body)\n}"
    let scan = Scanned(swift: "class C: UIViewController {\n\(source)\n}\n").scan
    let found = scan.occurrences.filter { $0.api == .deviceOrientation }.map { Scanned.text($0.value) }
    #expect(found.joined(separator: " ") == values)
  }

  @Test(arguments: [
    ("func f() { isWide = UIDevice.current.orientation.isLandscape }", true),
    ("func f() { self.isWide = UIDevice.current.orientation.isLandscape }", true),
    ("func f() -> Int { let isWide = size.width > size.height\n return isWide ? 2 : 1 }", true),
    ("func f() { show(isWide: size.width > size.height) }", true),
    ("func f() -> Int { isWide ? 2 : 1 }", false), ("func f() -> Int { self.isWide ? 2 : 1 }", false),
    ("var body: some View { Grid($isWide) }", false),
    ("func f() -> Int { if _isWide.wrappedValue { 2 } else { 1 } }", false),
    ("func f() { isWide.toggle() }", false),
    ("func f() { let isWide = 1 }\nfunc g() -> Int { isWide ? 2 : 1 }", false),
  ])
  func whatNothingReadsIsKeptForNothing(function: String, isForNothing: Bool) {
    let question = "UIDevice.current.orientation.isLandscape"
    for kept in ["isWide: Bool = \(question)", "isWide = \(question)"] {
      let source = "struct A: View {\n@State private var \(kept)\n\(function)\n}\n"
      for text in [source, source.replacing("isWide", with: "isLandscape")] {
        #expect(Scanned(swift: text).scan.occurrences.first?.value == (isForNothing ? nil : .computed(question)))
      }
      let open = Scanned(swift: "struct A: View {\nvar \(kept)\n\(function)\n}\n").scan
      #expect(open.occurrences.first?.value != nil)
    }
  }

  @Test(arguments: [
    // Both directions at once ask whether the device lies flat.
    (
      "guard UIDevice.current.orientation.isPortrait || UIDevice.current.orientation.isLandscape else { return }",
      "UIDevice.current.orientation.isPortrait || UIDevice.current.orientation.isLandscape"
    ),
    (
      "if !UIDevice.current.orientation.isLandscape && !UIDevice.current.orientation.isPortrait { return }",
      "UIDevice.current.orientation.isLandscape && !UIDevice.current.orientation.isPortrait"
    ),
  ])
  func aQuestionForBothDirectionsIsOne(source: String, text: String) {
    let scan = Scanned(swift: "class C: NSObject {\nfunc f() {\n\(source)\n}\n}\n").scan
    #expect(scan.occurrences.map(\.value) == [.computed(text), .computed(text)])
  }

  @Test(arguments: [
    ("return \"orientation: \\(UIDevice.current.orientation.isLandscape ? \"wide\" : \"tall\")\"", true),
    ("print(UIDevice.current.orientation.isLandscape)", true),
    ("Log.logger.info(\"\", UIDevice.current.orientation.isLandscape)", true),
    ("send([\"isLandscape\": UIDevice.current.orientation.isLandscape])", true),
    ("send([\"held\": UIDevice.current.orientation.isLandscape ? \"wide\" : \"tall\", \"b\": 1])", true),
    ("let held = UIDevice.current.orientation.isLandscape ? a : b\nprint(\"held \\(held)\")", true),
    ("let held = UIDevice.current.orientation.isLandscape ? a : b\nprint(\"held \\(held)\")\nuse(held)", false),
    ("image = UIImage(named: \"bar-\\(UIDevice.current.orientation.isLandscape ? \"wide\" : \"tall\")\")", false),
    ("label.text = \"held \\(UIDevice.current.orientation.isLandscape ? \"wide\" : \"tall\")\"", false),
    ("set([\"columns\": UIDevice.current.orientation.isLandscape ? 4 : 2])", false),
    ("set(UIDevice.current.orientation.isLandscape)", false),
  ])
  func whatIsOnlyWrittenDownIsNoQuestion(source: String, isWritten: Bool) {
    let scan = Scanned(swift: "class C: NSObject {\nfunc f() -> String {\n\(source)\n}\n}\n").scan
    #expect(scan.occurrences.map { $0.value == nil } == [isWritten])
  }

  @Test(arguments: [
    ("UIInterfaceOrientation.portrait", ["UIInterfaceOrientation.portrait"]),
    ("UIInterfaceOrientation.portrait.rawValue", []),
    ("UIDeviceOrientation.portrait", ["UIDeviceOrientation.portrait"]),
    ("turned", ["turned"]), ("turned.rawValue", []), ("number", []), ("3", []),
  ])
  func anEnumThatKeyValueCodingGetsIsNoted(argument: String, names: [String]) {
    let head = "func f(turned: UIInterfaceOrientation, number: Int)"
    let scanned = Scanned(
      swift: "class C {\n\(head) { UIDevice.current.setValue(\(argument), forKey: \"orientation\") }\n}")
    #expect(scanned.scan.occurrences[0].readAt.filter { $0.role == .literal }.map(\.name) == names)
  }

  @Test func whatShouldAutorotateReadsIsReadWhereUIKitCallsIt() {
    let answer =
      "override var shouldAutorotate: Bool { if #available(iOS 13, *) { return UIApplication.shared.statusBarOrientation.isPortrait }\nreturn true }"
    let objectiveC =
      "- (BOOL)shouldAutorotate { if (@available(iOS 13, *)) { return UIApplication.sharedApplication.statusBarOrientation == 1; }\nreturn YES; }"
    for scanned in [
      Scanned(
        swift:
          "class C: UIViewController {\n\(answer)\nfunc f() { _ = UIApplication.shared.statusBarOrientation }\n}"),
      Scanned(
        objectiveC:
          "@implementation C\n\(objectiveC)\n- (void)f { [UIApplication.sharedApplication statusBarOrientation]; }\n@end"
      ),
    ] {
      let versions = scanned.scan.occurrences.filter { $0.api == .statusBarOrientation }.map(\.versions)
      #expect(versions == [VersionRange(from: OSVersion(13), until: OSVersion(16)), nil])
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
