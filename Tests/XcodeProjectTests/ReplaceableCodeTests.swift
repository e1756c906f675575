import AppFacts
import Testing

@testable import XcodeProject

/// Which uses say that other code, with `self` in it, may stand in their place.
struct ReplaceableCodeTests {
  private let folder: TemporaryCheckout

  init() throws { folder = try TemporaryCheckout() }

  @Test func inAMethodOfAViewControllerItMay() async throws {
    try folder.write("class Base: UIViewController {}", to: "Base.swift")
    let found = try await replaceable(
      """
      class A: Base {
        var isWide: Bool { UIApplication.shared.statusBarOrientation.isLandscape }
        func turn() {
          if isWide, list.contains(where: { $0 }) {
            guard isWide else { return }
            for x in y where x {
              UIViewController.attemptRotationToDeviceOrientation()
            }
          }
          switch UIApplication.shared.statusBarOrientation {
          case .portrait:
            UINavigationController.attemptRotationToDeviceOrientation() // now
          default: break
          }
        }
      }
      """)
    #expect(
      found == [
        "2 UIApplication.shared.statusBarOrientation",
        "7         UIViewController.attemptRotationToDeviceOrientation()",
        "10 UIApplication.shared.statusBarOrientation",
        "12       UINavigationController.attemptRotationToDeviceOrientation()",
      ])
  }

  @Test(arguments: [
    // A closure, whether it is an argument, in a head or a value.
    "class A: UIViewController { func f() { run { [weak self] in\nUIViewController.attemptRotationToDeviceOrientation()\n} } }",
    "class A: UIViewController { func f() { if list.contains(where: { _ in UIApplication.shared.statusBarOrientation.isLandscape }) {} } }",
    "class A: UIViewController { lazy var a = { UIApplication.shared.statusBarOrientation }() }",
    "class A: UIViewController { var a: () -> Bool = { UIApplication.shared.statusBarOrientation.isPortrait } }",
    "class A: UIViewController { func f() { func g() { _ = UIApplication.shared.statusBarOrientation } } }",
    // There is no object.
    "class A: UIViewController { static func f() { _ = UIApplication.shared.statusBarOrientation } }",
    "class A: UIViewController { class func f() { _ = UIApplication.shared.statusBarOrientation } }",
    "class A: UIViewController { func f(_ a: UIInterfaceOrientation = UIApplication.shared.statusBarOrientation) {} }",
    "class A: UIViewController { let a = UIApplication.shared.statusBarOrientation }",
    "func f() { _ = UIApplication.shared.statusBarOrientation }",
    // The object is no view controller, as far as the sources tell.
    "class ThemeController: NSObject { func f() { _ = UIApplication.shared.statusBarOrientation } }",
    "class A: OtherModuleController { func f() { _ = UIApplication.shared.statusBarOrientation } }",
    "extension A { func f() { _ = UIApplication.shared.statusBarOrientation } }",
    // It is not written as expected, or no statement with a line of its own.
    "class A: UIViewController { func f() { let app = UIApplication.shared; _ = app.statusBarOrientation } }",
    "class A: UIViewController { func f() { UIViewController.attemptRotationToDeviceOrientation(); g() } }",
    "class A: UIViewController { func f() {\nlet done: Void =\nUIViewController.attemptRotationToDeviceOrientation()\n} }",
  ])
  func elsewhereItMayNot(source: String) async throws {
    #expect(try await replaceable(source) == [])
  }

  @Test func anEnumerationOfTheSameNameIsNotTheClass() async throws {
    try folder.write("enum Scenes { enum A: SceneType {} }", to: "0.swift")
    let found = try await replaceable(
      "class A: UIViewController { func f() { _ = UIApplication.shared.statusBarOrientation } }")
    #expect(found.count == 1)
  }

  @Test func aMethodOfObjectiveCMayAndABlockMayNot() async throws {
    try folder.write("@interface Base : UIViewController\n@end", to: "Base.h")
    let found = try await replaceable(
      """
      @interface A : Base
      @end
      @implementation A
      - (void)turn {
      \tif (UIInterfaceOrientationIsLandscape([UIApplication sharedApplication].statusBarOrientation)) {
      \t\t[UIViewController attemptRotationToDeviceOrientation];
      \t}
        BOOL isWide = [[UIApplication sharedApplication] statusBarOrientation] == UIInterfaceOrientationPortrait;
        [self run:^(BOOL isDone) {
          [UIViewController attemptRotationToDeviceOrientation];
        }];
        [self run:^{
          [self stop];
          [UIViewController attemptRotationToDeviceOrientation];
        }];
        void (^block)(void) = ^{ NSLog(@"%ld", [UIApplication sharedApplication].statusBarOrientation); };
      }
      + (void)turn {
        [UIViewController attemptRotationToDeviceOrientation];
      }
      @end
      """, to: "A.m")
    #expect(
      found == [
        "5 [UIApplication sharedApplication].statusBarOrientation",
        "6 \t\t[UIViewController attemptRotationToDeviceOrientation];",
        "8 [[UIApplication sharedApplication] statusBarOrientation]",
        "14     [UIViewController attemptRotationToDeviceOrientation];",
      ])
  }

  private func replaceable(_ source: String, to path: String = "A.swift") async throws -> [String] {
    try folder.write(source, to: path)
    return try await folder.scan().occurrences.flatMap(\.readAt).filter { $0.role == .replaceable }.map {
      "\($0.place.line ?? 0) \($0.name)"
    }
  }
}
