import AppFacts
import Testing

@Suite struct SwiftImplementationTests {
  @Test func whatAControllerOverridesIsFoundAtTheLineOfItsName() {
    let scanned = Scanned(
      swift: """
        class Player: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
          override open var shouldAutorotate: Bool { get { false } }
          @objc
          public
          override
          var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation
          {
            return .landscapeLeft
          }
          override var prefersInterfaceOrientationLocked: Bool { true }
          override var childForInterfaceOrientationLock: UIViewController? { return top }
          override var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
        }
        """)
    #expect(
      scanned.implementations == [
        "2 supportedInterfaceOrientations in Player", "3 shouldAutorotate in Player",
        "7 preferredInterfaceOrientationForPresentation in Player", "11 prefersInterfaceOrientationLocked in Player",
        "12 childViewControllerForInterfaceOrientationLock in Player",
        "13 childViewControllerForInterfaceOrientationLock in Player",
      ])
    #expect(
      scanned.values == [
        "[landscapeLeft, landscapeRight]", "false", "interface landscapeLeft", "true", "`top`", "`nil`",
      ])
  }

  @Test func theFunctionsOfOldSwiftAreFound() {
    let scanned = Scanned(
      swift: """
        class A: UIViewController {
          override func supportedInterfaceOrientations() -> Int {
            return Int(UIInterfaceOrientationMask.Portrait.rawValue)
          }
          override func shouldAutorotate() -> Bool { return super.shouldAutorotate() }
          override func preferredInterfaceOrientationForPresentation() -> UIInterfaceOrientation {
            return UIInterfaceOrientation.LandscapeRight
          }
          override func shouldAutorotateToInterfaceOrientation(to: UIInterfaceOrientation) -> Bool {
            return UIInterfaceOrientationIsLandscape(to) || to == .Portrait
          }
        }
        """)
    #expect(
      scanned.implementations == [
        "2 supportedInterfaceOrientations in A", "5 shouldAutorotate in A",
        "6 preferredInterfaceOrientationForPresentation in A", "9 shouldAutorotateToInterfaceOrientation in A",
      ])
    #expect(
      scanned.values == [
        "[portrait]", "inherited", "interface landscapeRight", "[portrait, landscapeLeft, landscapeRight]",
      ])
    #expect(scanned.uses == [])
  }

  @Test func theDelegatesMethodsAreFound() {
    let scanned = Scanned(
      swift: """
        class D: NSObject, UIApplicationDelegate, UIWindowSceneDelegate, UINavigationControllerDelegate {
          func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
            -> UIInterfaceOrientationMask { .portrait }
          func application(
            application: UIApplication,
            supportedInterfaceOrientationsForWindow window: UIWindow?
          ) -> UIInterfaceOrientationMask { return .All }
          func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask { .all }
          override func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }
          func navigationControllerSupportedInterfaceOrientations(_ n: UINavigationController) -> UIInterfaceOrientationMask {
            return []
          }
          func navigationControllerPreferredInterfaceOrientationForPresentation(_ n: UINavigationController)
            -> UIInterfaceOrientation { .portrait }
          func tabBarControllerSupportedInterfaceOrientations(_ t: UITabBarController) -> UIInterfaceOrientationMask { .all }
          func tabBarControllerPreferredInterfaceOrientationForPresentation(_ t: UITabBarController) -> UIInterfaceOrientation
          { .portrait }
          func splitViewControllerSupportedInterfaceOrientations(_ s: UISplitViewController) -> UIInterfaceOrientationMask
          { .all }
          func splitViewControllerPreferredInterfaceOrientationForPresentation(_ s: UISplitViewController)
            -> UIInterfaceOrientation { .portrait }
          func pageViewControllerSupportedInterfaceOrientations(_ p: UIPageViewController) -> UIInterfaceOrientationMask
          { .all }
          func pageViewControllerPreferredInterfaceOrientationForPresentation(_ p: UIPageViewController)
            -> UIInterfaceOrientation { .portrait }
          func application(_ application: UIApplication, open url: URL) -> Bool { true }
        }
        """)
    #expect(
      scanned.implementations == [
        "2 application(_:supportedInterfaceOrientationsFor:) in D",
        "6 application(_:supportedInterfaceOrientationsFor:) in D", "8 supportedInterfaceOrientations(for:) in D",
        "9 UIApplication.supportedInterfaceOrientations(for:) in D",
        "10 navigationControllerSupportedInterfaceOrientations(_:) in D",
        "13 navigationControllerPreferredInterfaceOrientationForPresentation(_:) in D",
        "15 tabBarControllerSupportedInterfaceOrientations(_:) in D",
        "16 tabBarControllerPreferredInterfaceOrientationForPresentation(_:) in D",
        "18 splitViewControllerSupportedInterfaceOrientations(_:) in D",
        "20 splitViewControllerPreferredInterfaceOrientationForPresentation(_:) in D",
        "22 pageViewControllerSupportedInterfaceOrientations(_:) in D",
        "24 pageViewControllerPreferredInterfaceOrientationForPresentation(_:) in D",
      ])
  }

  @Test func theCallbacksOfARotationAreFoundUnderTheirNamesInEveryVersionOfSwift() {
    let scanned = Scanned(
      swift: """
        class A: UIViewController {
          override func willRotate(to o: UIInterfaceOrientation, duration: TimeInterval) {}
          override func willRotateToInterfaceOrientation(o: UIInterfaceOrientation, duration: NSTimeInterval) {}
          override func willAnimateRotation(to o: UIInterfaceOrientation, duration: TimeInterval) {}
          override func willAnimateRotationToInterfaceOrientation(o: UIInterfaceOrientation, duration: NSTimeInterval) {}
          override func didRotate(from o: UIInterfaceOrientation) {}
          override func didRotateFromInterfaceOrientation(o: UIInterfaceOrientation) {}
          override func willAnimateFirstHalfOfRotation(to o: UIInterfaceOrientation, duration: TimeInterval) {}
          override func didAnimateFirstHalfOfRotation(to o: UIInterfaceOrientation) {}
          override func willAnimateSecondHalfOfRotation(from o: UIInterfaceOrientation, duration: TimeInterval) {}
          override func viewWillTransition(to size: CGSize, with c: UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: c)
          }
          override func viewWillTransitionToSize(size: CGSize, withTransitionCoordinator c: Coordinator) {}
          override func willTransition(to traits: UITraitCollection, with c: UIViewControllerTransitionCoordinator) {}
          override func willTransitionToTraitCollection(t: UITraitCollection, withTransitionCoordinator c: Coordinator) {}
          func didRotate(_ notification: Notification) {}
          func willTransition(from: State, to: State) {}
        }
        """)
    #expect(
      scanned.implementations == [
        "2 willRotate(to:duration:) in A", "3 willRotate(to:duration:) in A",
        "4 willAnimateRotation(to:duration:) in A", "5 willAnimateRotation(to:duration:) in A",
        "6 didRotate(from:) in A", "7 didRotate(from:) in A", "8 the two-step rotation callbacks in A",
        "9 the two-step rotation callbacks in A", "10 the two-step rotation callbacks in A",
        "11 viewWillTransition(to:with:) in A", "14 viewWillTransition(to:with:) in A",
        "15 willTransition(to:with:) in A", "16 willTransition(to:with:) in A",
      ])
    #expect(scanned.uses == [])
  }

  @Test func extensionsNestedTypesAndProtocolDefaultsBelongToTheirTypes() {
    let scanned = Scanned(
      swift: """
        class Outer<T: P>: Base<T>, Q where T: R {
          final class Inner: UIViewController {
            override var shouldAutorotate: Bool { true }
          }
          override var shouldAutorotate: Bool { false }
        }
        extension Outer.Inner where T == Int {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
        }
        protocol Portrait {
          var supportedInterfaceOrientations: UIInterfaceOrientationMask { get }
          func shouldAutorotate() -> Bool
        }
        extension Portrait where Self: UIViewController {
          var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .portrait }
        }
        func local() {
          class Local: UIViewController { override var shouldAutorotate: Bool { false } }
        }
        """)
    #expect(
      scanned.implementations == [
        "3 shouldAutorotate in Outer.Inner", "5 shouldAutorotate in Outer",
        "8 supportedInterfaceOrientations in Outer.Inner (extension)",
        "15 supportedInterfaceOrientations in Portrait (extension)", "18 shouldAutorotate in Local",
      ])
  }

  @Test func whatOnlySharesTheNameIsNotRecorded() {
    let scanned = Scanned(
      swift: """
        struct Config { let supportedInterfaceOrientations: UIInterfaceOrientationMask = .all }
        enum E { static var shouldAutorotate: Bool { true } }
        actor Store { var shouldAutorotate = true }
        class Plain { var shouldAutorotate: Bool { true } }
        class C: UIViewController {
          static var shouldAutorotate: Bool { true }
          func f() { var shouldAutorotate = true; let supportedInterfaceOrientations = 1 }
          func shouldAutorotate(_ view: UIView) -> Bool { true }
        }
        var shouldAutorotate: Bool { true }
        """)
    #expect(scanned.implementations == [])
  }

  @Test func aStoredPropertyIsKnownWhereItCannotChange() {
    let scanned = Scanned(
      swift: """
        class C: NSObject, Rotating {
          let supportedInterfaceOrientations: UIInterfaceOrientationMask = .portrait
          var shouldAutorotate = true
          lazy var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation = { .portrait }()
        }
        class D: C {
          override var shouldAutorotate: Bool { didSet { print(1) } }
        }
        """)
    #expect(
      scanned.values == [
        "[portrait]", "`var shouldAutorotate = true`",
        "`var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation = { .portrait }()`", "inherited",
      ])
  }
}
