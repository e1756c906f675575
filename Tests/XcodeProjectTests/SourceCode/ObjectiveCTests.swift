import AppFacts
import Testing

@Suite struct ObjectiveCTests {
  @Test func whatAControllerImplementsIsFoundAtTheLineOfItsName() {
    let scanned = Scanned(
      objectiveC: """
        #import "Player.h"
        @interface Player ()
        - (BOOL)shouldAutorotate;
        @end
        @implementation Player
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return UIInterfaceOrientationMaskLandscape; }
        -(BOOL) shouldAutorotate
        {
          return NO;
        }
        - (UIInterfaceOrientation)
            preferredInterfaceOrientationForPresentation;
        {
            return UIInterfaceOrientationLandscapeLeft;
        }
        + (BOOL)shouldAutorotate { return YES; }
        - (BOOL)prefersInterfaceOrientationLocked { return YES; }
        - (UIViewController *)childViewControllerForInterfaceOrientationLock { return self.top; }
        - (NSUInteger)application:(UIApplication *)application
            supportedInterfaceOrientationsForWindow:(UIWindow *)window { return UIInterfaceOrientationMaskAll; }
        - (UIInterfaceOrientationMask)supportedInterfaceOrientationsForWindowScene:(UIWindowScene *)s { return 0; }
        @end
        @implementation UINavigationController (Rotation)
        - (BOOL)shouldAutorotate { return [self.topViewController shouldAutorotate]; }
        @end
        BOOL shouldAutorotate(void) { return YES; }
        """)
    #expect(
      scanned.implementations == [
        "6 supportedInterfaceOrientations in Player", "7 shouldAutorotate in Player",
        "12 preferredInterfaceOrientationForPresentation in Player", "17 prefersInterfaceOrientationLocked in Player",
        "18 childViewControllerForInterfaceOrientationLock in Player",
        "20 application(_:supportedInterfaceOrientationsFor:) in Player",
        "21 supportedInterfaceOrientations(for:) in Player",
        "24 shouldAutorotate in UINavigationController (extension)",
      ])
    #expect(
      scanned.values == [
        "[landscapeLeft, landscapeRight]", "false", "interface landscapeLeft", "true", "`self.top`",
        "[portrait, landscapeLeft, landscapeRight, portraitUpsideDown]", "[]",
        "topViewController != nil ? to top | false",
      ])
    #expect(scanned.uses == [])
  }

  @Test(arguments: [
    (
      "- (void)f { UIDeviceOrientation o = UIDevice.currentDevice.orientation; if (o == 3) { _kept = UIInterfaceOrientationLandscapeRight; } else { _kept = UIInterfaceOrientationPortrait; } }",
      "o == 3 ? interface landscapeRight | interface portrait"
    ),
    (
      "- (void)f { switch ([[UIDevice currentDevice] orientation]) { case 3: self.lock = UIInterfaceOrientationMaskLandscape; break; default: self.lock = UIInterfaceOrientationMaskPortrait; break; } }",
      "switch [[UIDevice currentDevice] orientation]: case 3 ? [landscapeLeft, landscapeRight] | [portrait]"
    ),
    (
      "- (void)f { [self keep:[UIDevice currentDevice].orientation]; }\n- (UIInterfaceOrientation)keep:(UIDeviceOrientation)o { return o == 1 ? UIInterfaceOrientationPortrait : UIInterfaceOrientationLandscapeLeft; }",
      "o == 1 ? interface portrait | interface landscapeLeft"
    ),
    (
      "- (void)f { UIDeviceOrientation o = UIDevice.currentDevice.orientation; if (UIDeviceOrientationIsFlat(o)) { return; } _kept = o == 1 ? UIInterfaceOrientationPortrait : UIInterfaceOrientationLandscapeLeft; }",
      "-"
    ),
    ("- (void)f { UIDeviceOrientation o = UIDevice.currentDevice.orientation; if (o == 3) { _kept = 3; } }", "-"),
    (
      "- (void)f { switch (UIDevice.currentDevice.orientation) { case 3: _v = AVCaptureVideoOrientationPortrait; break; default: _v = AVCaptureVideoOrientationLandscapeLeft; } }",
      "-"
    ),
  ])
  func aLockAndAKeptOrientationOfTheDeviceAreFollowed(source: String, value: String) {
    #expect(Scanned(objectiveC: "@implementation C\n\(source)\n@end\n").values == [value])
  }

  @Test(arguments: [
    (
      "- (void)turned:(id)n { self.view.frame = UIScreen.mainScreen.bounds; }",
      "`self.view.frame = UIScreen.mainScreen.bounds`"
    ),
    (
      "- (void)turned:(id)n { [self lay]; }\n- (void)lay { CGFloat w = [self.view bounds].size.width; }",
      "`CGFloat w = [self.view bounds].size.width`"
    ),
    ("- (void)turned:(id)n { [self.view setNeedsLayout]; }", "-"),
    // What presents lays nothing out here.
    (
      "- (void)turned:(id)n { [self full]; }\n- (void)full { old = self.view.bounds; [self presentViewController:a animated:YES completion:nil]; }",
      "-"
    ),
    ("- (void)turned { self.view.frame = CGRectZero; }", "-"),
  ])
  func aNotificationThatLaysOutSaysWhatItReads(source: String, value: String) {
    let observer =
      "[NSNotificationCenter.defaultCenter addObserver:self selector:@selector(turned:) name:UIDeviceOrientationDidChangeNotification object:nil];"
    #expect(
      Scanned(objectiveC: "@implementation C\n- (void)f { \(observer) }\n\(source)\n@end\n").values == [value])
  }

  @Test func theDelegatesMethodsAndTheCallbacksAreFound() {
    let selectors: [(String, OrientationAPI)] = [
      ("navigationControllerSupportedInterfaceOrientations:(id)n", .navigationControllerSupportedInterfaceOrientations),
      (
        "navigationControllerPreferredInterfaceOrientationForPresentation:(id)n",
        .navigationControllerPreferredInterfaceOrientation
      ),
      ("tabBarControllerSupportedInterfaceOrientations:(id)t", .tabBarControllerSupportedInterfaceOrientations),
      (
        "tabBarControllerPreferredInterfaceOrientationForPresentation:(id)t",
        .tabBarControllerPreferredInterfaceOrientation
      ),
      ("splitViewControllerSupportedInterfaceOrientations:(id)s", .splitViewControllerSupportedInterfaceOrientations),
      (
        "splitViewControllerPreferredInterfaceOrientationForPresentation:(id)s",
        .splitViewControllerPreferredInterfaceOrientation
      ),
      ("pageViewControllerSupportedInterfaceOrientations:(id)p", .pageViewControllerSupportedInterfaceOrientations),
      (
        "pageViewControllerPreferredInterfaceOrientationForPresentation:(id)p",
        .pageViewControllerPreferredInterfaceOrientation
      ),
      ("willRotateToInterfaceOrientation:(int)o duration:(double)d", .willRotate),
      ("willAnimateRotationToInterfaceOrientation:(int)o duration:(double)d", .willAnimateRotation),
      ("didRotateFromInterfaceOrientation:(int)o", .didRotate),
      ("willAnimateFirstHalfOfRotationToInterfaceOrientation:(int)o duration:(double)d", .twoStepRotation),
      ("didAnimateFirstHalfOfRotationToInterfaceOrientation:(int)o", .twoStepRotation),
      ("willAnimateSecondHalfOfRotationFromInterfaceOrientation:(int)o duration:(double)d", .twoStepRotation),
      ("viewWillTransitionToSize:(CGSize)s withTransitionCoordinator:(id<C>)c", .willTransitionToSize),
      ("willTransitionToTraitCollection:(id)t withTransitionCoordinator:(id<C>)__unused c", .willTransitionToTraits),
      ("supportedInterfaceOrientationsForWindow:(UIWindow *)w", .supportedInterfaceOrientationsOfApplication),
    ]
    for (selector, api) in selectors {
      let scanned = Scanned(objectiveC: "@implementation C\n- (id)\(selector) {\n}\n@end")
      #expect(scanned.implementations == ["2 \(api.rawValue) in C"])
    }
  }

  @Test(arguments: [
    (
      "return UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscapeLeft;",
      "[portrait, landscapeLeft]"
    ),
    (
      "return (1 << UIInterfaceOrientationPortrait) | (1<<UIInterfaceOrientationLandscapeRight);",
      "[portrait, landscapeRight]"
    ),
    ("return (UIInterfaceOrientationMask)(UIInterfaceOrientationMaskPortrait);", "[portrait]"),
    ("return 0x1E;", "[portrait, landscapeLeft, landscapeRight, portraitUpsideDown]"),
    ("return UIInterfaceOrientationMaskAllButUpsideDown;", "[portrait, landscapeLeft, landscapeRight]"),
    ("return UIInterfaceOrientationPortrait;", "interface portrait"),
    ("return UIInterfaceOrientationPortrait | UIInterfaceOrientationLandscapeLeft;", "raw 5"),
    ("return UIDeviceOrientationPortrait;", "device portrait"),
    ("return [super supportedInterfaceOrientations];", "inherited"),
    ("return iPad ? UIInterfaceOrientationMaskPortrait : 0;", "iPad ? [portrait] | []"),
    ("if (a && b) return 0; else { return UIInterfaceOrientationMaskPortrait; }", "a && b ? [] | [portrait]"),
    (
      "if ([self isPad]) {\n NSLog(@\"}\"); return 0; }\nreturn UIInterfaceOrientationMaskPortrait;",
      "[self isPad] ? [] | [portrait]"
    ),
    (
      "if (@available(iOS 16.0, *)) { return 0; }\nreturn UIInterfaceOrientationMaskPortrait;",
      "@available(iOS 16.0, *) ? [] | [portrait]"
    ),
    (
      "switch (x) { case A: case ns::B: return 0; default: break; case C: { return 2; } }\nreturn UIInterfaceOrientationMaskLandscapeLeft;",
      "switch x: case A, ns::B ? [] | switch x: case C ? [portrait] | [landscapeLeft]"
    ),
    ("switch (x) { case A: return 0; case B: return 2; }", "switch x: case A ? [] | switch x: case B ? [portrait]"),
    ("switch (x) { default: return 0; case A: return 2; }", "switch x: case A ? [portrait] | []"),
    ("#ifdef PAD\nreturn 0;\n#else\nreturn 2;\n#endif", "#ifdef PAD ? [] | [portrait]"),
    ("@synchronized (self) { return 2; }", "[portrait]"),
    ("NSUInteger m = 2; return m;", "[portrait]"),
    ("NSUInteger m = 2; m |= 4; return m;", "[portrait, portraitUpsideDown]"),
    ("NSUInteger m = 2; if (a) m = 4; return m;", "a ? [portraitUpsideDown] | [portrait]"),
    (
      "NSUInteger m = 2; if (a) { m |= 4; if (b) return m; } return m;",
      "(a) && (b) ? [portrait, portraitUpsideDown] | a ? [portrait, portraitUpsideDown] | [portrait]"
    ),
    (
      "NSUInteger m; switch (a) { case 1: m = 2; break; default: m = 4; } return m;",
      "switch a: case 1 ? [portrait] | [portraitUpsideDown]"
    ),
    ("NSUInteger m = 6; m &= ~2; return m;", "[portraitUpsideDown]"),
    ("return 2 | (a ? 4 : 0);", "a ? [portrait, portraitUpsideDown] | [portrait]"),
    ("NSUInteger m = 2; for (id x in y) m |= 4; return m;", "`NSUInteger m = 2; for (id x in y) m |= 4; return m;`"),
    ("static NSUInteger m = 2; m |= 4; return m;", "`static NSUInteger m = 2; m |= 4; return m;`"),
    ("NSUInteger m = 2; f(&m); return m;", "`NSUInteger m = 2; f(&m); return m;`"),
    ("switch (A::b()) { case A::C: return 2; default: return 0; }", "switch A::b(): case A::C ? [portrait] | []"),
    ("return self.mask;", "`self.mask`"),
    ("for (id c in a) { if (c) return 2; }\nreturn 0;", "`for (id c in a) { if (c) return 2; } return 0;`"),
    ("while (a) { b(); }\nreturn 2;", "[portrait]"),
    ("return kMask;", "[portrait]"), ("return kDefined;", "[landscapeLeft]"), ("return kTwice;", "`kTwice`"),
  ])
  func aMaskIsReadFromItsBody(body: String, value: String) {
    let constants = """
      static const UIInterfaceOrientationMask kMask = UIInterfaceOrientationMaskPortrait;
      #define kDefined (1 << 4)
      #define kTwice 2
      #define kTwice 4
      """
    #expect(Scanned.objectiveCMask(body, and: constants) == value)
  }

  @Test(arguments: [
    ("return YES;", "[portrait, landscapeLeft, landscapeRight, portraitUpsideDown]"), ("return NO;", "[]"),
    ("return (to == UIInterfaceOrientationPortrait);", "[portrait]"),
    ("return UIInterfaceOrientationPortrait == to;", "[portrait]"),
    ("return to != UIInterfaceOrientationPortraitUpsideDown;", "[portrait, landscapeLeft, landscapeRight]"),
    ("return UIInterfaceOrientationIsLandscape(to);", "[landscapeLeft, landscapeRight]"),
    ("return !UIInterfaceOrientationIsLandscape(to);", "[portrait, portraitUpsideDown]"),
    (
      "return (to == UIInterfaceOrientationPortrait || to == UIInterfaceOrientationLandscapeLeft);",
      "[portrait, landscapeLeft]"
    ),
    ("if (to == UIInterfaceOrientationPortrait) return YES;\nreturn NO;", "[portrait]"),
    (
      "if (UIInterfaceOrientationIsLandscape(to)) { return NO; } else { return YES; }", "[portrait, portraitUpsideDown]"
    ),
    ("switch (to) { case UIInterfaceOrientationPortrait: return YES; default: return NO; }", "[portrait]"),
    (
      "if (iPad) { return YES; }\nreturn (to == UIInterfaceOrientationPortrait);",
      "iPad ? [portrait, landscapeLeft, landscapeRight, portraitUpsideDown] | [portrait]"
    ),
    ("return [super shouldAutorotateToInterfaceOrientation:to];", "inherited"),
    ("return [self allows:to];", "`[self allows:to]`"), ("return to == self.wanted;", "`to == self.wanted`"),
  ])
  func theOldVerdictIsTheSetOfOrientationsItAllows(body: String, value: String) {
    #expect(Scanned.verdict(body) == value)
  }

  @Test(arguments: [
    ("[UIViewController attemptRotationToDeviceOrientation];", "attemptRotationToDeviceOrientation", "-"),
    ("[self setNeedsUpdateOfSupportedInterfaceOrientations];", "setNeedsUpdateOfSupportedInterfaceOrientations", "-"),
    (
      "[[UIDevice currentDevice] setValue:@(UIInterfaceOrientationPortrait) forKey:@\"orientation\"];",
      "UIDevice.orientation by key-value coding", "interface portrait"
    ),
    (
      "[[UIDevice currentDevice] setValue:[NSNumber numberWithInteger:UIDeviceOrientationLandscapeLeft] forKey:@\"orientation\"];",
      "UIDevice.orientation by key-value coding", "device landscapeLeft"
    ),
    (
      "[UIDevice.currentDevice setValue:@3 forKey:@keypath(UIDevice.new, orientation)];",
      "UIDevice.orientation by key-value coding", "device landscapeLeft"
    ),
    (
      "UIDevice *d = f(); [d setValue:@3 forKey:@\"orientation\"];", "UIDevice.orientation by key-value coding",
      "device landscapeLeft"
    ),
    (
      "[UIDevice.currentDevice setOrientation:UIInterfaceOrientationPortrait];", "setOrientation:", "interface portrait"
    ),
    (
      "objc_msgSend([UIDevice currentDevice], @selector(setOrientation:), UIInterfaceOrientationLandscapeRight);",
      "setOrientation:", "interface landscapeRight"
    ),
    (
      "((void(*)(id,SEL,int))objc_msgSend)(d, @selector(setOrientation:), 3);", "setOrientation:",
      "device landscapeLeft"
    ),
    (
      "[[UIDevice currentDevice] performSelector:@selector(setOrientation:) withObject:(id)UIInterfaceOrientationPortrait];",
      "setOrientation:", "interface portrait"
    ),
    ("SEL s = NSSelectorFromString(@\"setOrientation:\");", "setOrientation:", "-"),
    (
      "[[UIApplication sharedApplication] setStatusBarOrientation:UIInterfaceOrientationPortrait animated:NO];",
      "setStatusBarOrientation", "interface portrait"
    ),
    (
      "[UIApplication sharedApplication].statusBarOrientation = UIInterfaceOrientationPortrait;",
      "setStatusBarOrientation",
      "interface portrait"
    ),
    ("int o = [UIApplication sharedApplication].statusBarOrientation;", "statusBarOrientation", "-"),
    ("switch ([[UIApplication sharedApplication] statusBarOrientation]) {}", "statusBarOrientation", "-"),
    ("int statusBarOrientation = UIApplication.sharedApplication.statusBarOrientation;", "statusBarOrientation", "-"),
    ("int o = self.interfaceOrientation;", "UIViewController.interfaceOrientation", "-"),
    ("int o = [self interfaceOrientation];", "UIViewController.interfaceOrientation", "-"),
    ("int o = self.view.window.windowScene.interfaceOrientation;", "UIWindowScene.interfaceOrientation", "-"),
    ("int o = scene.effectiveGeometry.interfaceOrientation;", "UIWindowScene.Geometry.interfaceOrientation", "-"),
    ("int o = [[UIDevice currentDevice] orientation];", "UIDevice.orientation", "-"),
    ("int o = [UIDevice currentDevice].orientation;", "UIDevice.orientation", "-"),
    (
      "NSString *held = UIDeviceOrientationIsLandscape(UIDevice.currentDevice.orientation) ? NSLocalizedString(@\"wide\", nil) : @\"tall\"; return [NSString stringWithFormat:NSLocalizedString(@\"held %@\", nil), held];",
      "UIDevice.orientation", "-"
    ),
    (
      "track(@{@\"wide\": @(UIDeviceOrientationIsLandscape(UIDevice.currentDevice.orientation))});",
      "UIDevice.orientation", "-"
    ),
    (
      "[c addObserver:self selector:@selector(x:) name:UIDeviceOrientationDidChangeNotification object:nil];",
      "orientationDidChangeNotification", "-"
    ),
    (
      "[c addObserver:self selector:@selector(x:) name:@\"UIDeviceOrientationDidChangeNotification\" object:nil];",
      "orientationDidChangeNotification", "-"
    ),
    (
      "f(UIApplicationDidChangeStatusBarOrientationNotification);",
      "UIApplication's status bar orientation notifications", "-"
    ),
    (
      "[scene requestGeometryUpdateWithPreferences:[[UIWindowSceneGeometryPreferencesIOS alloc] initWithInterfaceOrientations:UIInterfaceOrientationMaskPortrait] errorHandler:^(NSError *e) { f(e); }];",
      "requestGeometryUpdate", "[portrait]"
    ),
    (
      "id p = [[UIWindowSceneGeometryPreferencesIOS alloc] initWithInterfaceOrientations:mask]; [scene requestGeometryUpdateWithPreferences:p errorHandler:nil];",
      "requestGeometryUpdate", "`mask`"
    ),
    ("[self.child willRotateToInterfaceOrientation:o duration:d ? a : b];", "willRotate(to:duration:)", "-"),
    (
      "[app.delegate application:app supportedInterfaceOrientationsForWindow:w];",
      "application(_:supportedInterfaceOrientationsFor:)", "-"
    ),
    ("int m = [rootViewController supportedInterfaceOrientations];", "supportedInterfaceOrientations", "-"),
  ])
  func aUseIsFound(statement: String, api: String, value: String) {
    let scanned = Scanned(objectiveC: "@implementation C\n- (void)f {\n  \(statement)\n}\n@end\n")
    #expect(scanned.uses == ["3 \(api) in C"])
    #expect(scanned.values == [value])
  }

  @Test(arguments: [
    (
      "if (UIDeviceOrientationIsLandscape(o)) { self.columns = 4; } else { self.columns = 2; }",
      "`UIDeviceOrientationIsLandscape(o)`"
    ),
    (
      "BOOL wide = UIDeviceOrientationIsPortrait(o); self.columns = wide ? 2 : 4;", "`UIDeviceOrientationIsPortrait(o)`"
    ),
    (
      "if (o == UIDeviceOrientationLandscapeLeft || o == UIDeviceOrientationLandscapeRight) { self.columns = 4; } else { self.columns = 2; }",
      "`o == UIDeviceOrientationLandscapeLeft || o == UIDeviceOrientationLandscapeRight`"
    ),
    ("if (o == UIDeviceOrientationUnknown) return; self.columns = UIDeviceOrientationIsLandscape(o) ? 4 : 2;", "-"),
    ("if (UIDeviceOrientationIsFlat(o)) return; self.columns = UIDeviceOrientationIsLandscape(o) ? 4 : 2;", "-"),
    (
      "if (UIDeviceOrientationIsPortrait(o)) { self.columns = 2; } else if (UIDeviceOrientationIsLandscape(o)) { self.columns = 4; }",
      "-"
    ),
    ("o = self.last; self.columns = UIDeviceOrientationIsLandscape(o) ? 4 : 2;", "-"),
    ("NSLog(@\"%d\", UIDeviceOrientationIsLandscape(o));", "-"),
    ("[self log:o];", "-"),
  ])
  func aQuestionOfAKeptOrientationOfTheDeviceIsFollowed(statements: String, value: String) {
    let source = "UIDeviceOrientation o = [[UIDevice currentDevice] orientation];\n\(statements)"
    let scan = Scanned(objectiveC: "@implementation C\n- (void)f {\n\(source)\n}\n@end\n").scan
    #expect(scan.occurrences.filter { $0.api == .deviceOrientation }.map { Scanned.text($0.value) } == [value])
  }

  @Test(arguments: [
    "// [[UIDevice currentDevice] orientation]", "NSLog(@\"self.interfaceOrientation\");", "[layout setOrientation:1];",
    "[[UIDevice currentDevice] respondsToSelector:@selector(setOrientation:)];", "[super shouldAutorotate];",
    "[x setValue:@1 forKey:@\"orientation\"];", "int o = image.imageOrientation;",
    "char c = '\"'; int interfaceOrientation = 1;",
    "[self f:@selector(application:supportedInterfaceOrientationsForWindow:)];",
  ])
  func whatIsNoOrientationAPIIsLeftOut(statement: String) {
    #expect(Scanned(objectiveC: "@implementation C\n- (void)f {\n  \(statement)\n}\n@end\n").uses == [])
  }

  @Test(arguments: [
    "#define OPEN {", "#define LONG \\\n  { \\\n  (", "// it's {", "#pragma mark - Don't {", "#error don't {",
    "char c = '{';",
    "char c = '\\'';", "NSString *s = @\"{\\\"{\";", "const char *s = \"\\\\\"; int x = 1;", "auto r = R\"x({\")x\";",
    "int n = 1'000'000;", "#if A\nvoid f() {\n#else\nvoid f(int a) {\n#endif\n}",
    "template <class T> struct S { T t; };",
    "NS_ASSUME_NONNULL_BEGIN", "@synthesize a = _a;", "static int x = -1;", "/* @end { */", "namespace a { void f(); }",
    "void (^b)(void) = ^{ f(); };", "- (void)g:(int)a, ... { }", "- (void)h __attribute__((unused)) { }",
    "int a[] = { 1, 2 };",
  ])
  func nothingThatLooksLikeABraceHidesAnImplementation(code: String) {
    let source = "@implementation C\n\(code)\n- (BOOL)shouldAutorotate { return NO; }\n@end\n"
    let line = 2 + code.split(separator: "\n", omittingEmptySubsequences: false).count
    let scanned = Scanned(Array(source.utf8), path: "A.mm")
    #expect(scanned.implementations == ["\(line) shouldAutorotate in C"])
    #expect(scanned.values == ["false"])
  }

  @Test func theConditionsOfThePreprocessorAreRecordedButForIncludeGuards() {
    let scanned = Scanned(
      objectiveC: """
        #ifndef A_H
        #define A_H
        #if TARGET_OS_IOS && \\
            !defined(X) /* why */
        @implementation C
        #ifdef B
        - (BOOL)shouldAutorotate { return NO; }
        #elif D
        - (BOOL)shouldAutorotate { return NO; }
        #else
        - (BOOL)shouldAutorotate { return NO; }
        #endif
        # ifndef E
        - (BOOL)shouldAutorotate { return NO; }
        # endif
        @end
        #endif
        #endif
        """)
    let outer = "TARGET_OS_IOS && !defined(X)"
    #expect(
      scanned.conditions == [
        [outer, "defined(B)"], [outer, "!(defined(B)) && (D)"], [outer, "!(defined(B)) && !(D)"],
        [outer, "!defined(E)"],
      ])
  }

  @Test func aMacroIsReadWhereItStands() {
    let scanned = Scanned(
      objectiveC:
        "#define LANDSCAPE \\\n  UIInterfaceOrientationIsLandscape([UIApplication sharedApplication].statusBarOrientation)\n"
    )
    #expect(scanned.uses == ["2 statusBarOrientation"])
  }

  @Test func anImplementationWithoutItsEndStopsAtTheNext() {
    let scanned = Scanned(
      objectiveC:
        "@implementation A\n- (BOOL)shouldAutorotate {\n  if (x) {\n@implementation B\n- (BOOL)shouldAutorotate { return NO; }\n@end"
    )
    #expect(scanned.implementations == ["2 shouldAutorotate in A", "5 shouldAutorotate in B"])
  }
}
