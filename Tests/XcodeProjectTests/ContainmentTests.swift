import AppFacts
import Testing

@testable import XcodeProject

/// Where controllers are put into containers, and what orientations are compared with.
@Suite struct ContainmentTests {
  @Test(arguments: [
    ("let nav = UINavigationController(rootViewController: Player())", "UINavigationController"),
    (
      "let player = Player(frame: 1)\nlet nav = MyNavigationController(rootViewController: player)",
      "MyNavigationController"
    ),
    ("navigationController?.pushViewController(Player(), animated: true)", nil),
    ("let tabs = UITabBarController()\ntabs.viewControllers = [Other(), Player()]", "UITabBarController"),
    (
      "let split = UISplitViewController()\nsplit.setViewControllers([Player()], animated: false)",
      "UISplitViewController"
    ),
  ])
  func swiftPutsControllersIntoContainers(source: String, container: String?) {
    let found = SwiftContainments(Array(source.utf8), path: "A.swift", of: ["Player"]).all()
    #expect(found.map(\.child) == ["Player"])
    #expect(found.map(\.container) == [container])
  }

  @Test(arguments: [
    "let nav = UINavigationController(rootViewController: Other())",
    "let player = make()\nlet nav = UINavigationController(rootViewController: player)",
    "let player = player\nlet nav = UINavigationController(rootViewController: player)",
    "present(Player(), animated: true)",
    "let host = UIHostingView(rootViewController: Player())",
  ])
  func whatIsNotKnownIsNoContainment(source: String) {
    #expect(SwiftContainments(Array(source.utf8), path: "A.swift", of: ["Player"]).all().isEmpty)
  }

  @Test(arguments: [
    ("[[UINavigationController alloc] initWithRootViewController:[[Player alloc] init]];", "UINavigationController"),
    (
      "Player *player = [Player new];\n[[MyNavigationController alloc] initWithRootViewController:player];",
      "MyNavigationController"
    ),
    ("Player *player = [Player new];\n[self.navigationController pushViewController:player animated:YES];", nil),
    (
      "UIViewController *player = [[Player alloc] initWithNibName:@\"Player\" bundle:nil];\n"
        + "UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:player];",
      "UINavigationController"
    ),
  ])
  func objectiveCPutsControllersIntoContainers(source: String, container: String?) {
    let code = "@implementation A\n- (void)show {\n\(source)\n}\n@end\n"
    let found = ObjectiveCContainments(Array(code.utf8), path: "A.m", of: ["Player"]).all()
    #expect(found.map(\.child) == ["Player"])
    #expect(found.map(\.container) == [container])
  }

  @Test func theSweepFindsContainersInFilesThatDoNotMentionOrientations() async throws {
    let folder = try TemporaryCheckout()
    try folder.write(
      "class Base: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait } }\n"
        + "class Player: Base {}\n", to: "Player.swift")
    try folder.write("func show() { _ = UINavigationController(rootViewController: Player()) }", to: "Router.swift")
    let facts = try await CheckoutScanner(path: folder.path).scan()
    #expect(
      facts.containments == [
        Containment(
          child: "Player", container: "UINavigationController", place: FilePlace(path: "Router.swift", line: 1))
      ])
  }

  @Test func theKeysOfAnInfoPropertyListSayWhetherThereAreScenes() async throws {
    let folder = try TemporaryCheckout()
    try folder.writeProject("App", settings: "INFOPLIST_FILE = Info.plist;")
    try folder.write("<plist><dict><key>UILaunchScreen</key><dict/></dict></plist>", to: "Info.plist")
    try folder.write("WindowGroup { }", to: "App.swift")
    let facts = try await CheckoutScanner(path: folder.path).scan()
    #expect(facts.targets.first?.propertyList == AppTarget.PropertyList(path: "Info.plist", keys: ["UILaunchScreen"]))
    #expect(facts.sceneFiles == ["App.swift"])
  }

  @Test(arguments: [
    ("", "", []), ("@UIApplicationDelegateAdaptor(Hidden.self) var delegate", "", ["Hidden"]),
    ("@UIApplicationDelegateAdaptor var delegate: AppDelegate", "", ["AppDelegate"]),
    ("", "@main ", ["AppDelegate"]), ("", "@UIApplicationMain ", ["AppDelegate"]),
  ])
  func anAppOfSwiftUISaysWhatMakesItsDelegate(member: String, attribute: String, delegates: [String]) async throws {
    let folder = try TemporaryCheckout()
    try folder.writeProject("App", settings: "")
    try folder.write(
      "import SwiftUI\n@main struct Main: App { \(member)\nvar body: some Scene { WindowGroup { Text(\"\") } } }",
      to: "App.swift")
    try folder.write(
      """
      \(attribute)final class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask { .portrait }
      }
      """, to: "AppDelegate.swift")
    #expect(try await CheckoutScanner(path: folder.path).scan().delegates == delegates)
    try folder.write("import UIKit", to: "App.swift")
    #expect(try await CheckoutScanner(path: folder.path).scan().delegates == nil)
  }

  @Test(arguments: [
    ("UIDevice.current.orientation.isLandscape", "`UIDevice.current.orientation.isLandscape`"),
    ("x ?? UIDevice.current.orientation.isLandscape", "-"),
    ("UIDevice.current.orientation == .landscapeLeft", "device landscapeLeft"),
    ("UIDevice.current.orientation.rawValue == UIInterfaceOrientation.portrait.rawValue", "interface portrait"),
    ("scene.interfaceOrientation == .portrait", "-"),
  ])
  func swiftComparesOrientations(expression: String, value: String) {
    let scanned = Scanned(swift: "func a() { if \(expression) { b() } }")
    #expect(scanned.values == [value])
  }

  @Test(arguments: [
    (
      "UIDeviceOrientationIsLandscape([[UIDevice currentDevice] orientation])",
      "`UIDeviceOrientationIsLandscape([[UIDevice currentDevice] orientation])`"
    ),
    ("UIDevice.currentDevice.orientation == UIInterfaceOrientationLandscapeLeft", "interface landscapeLeft"),
    ("[UIApplication sharedApplication].statusBarOrientation == UIInterfaceOrientationMaskPortrait", "[portrait]"),
    ("[UIApplication sharedApplication].statusBarOrientation == UIInterfaceOrientationPortrait", "-"),
  ])
  func objectiveCComparesOrientations(expression: String, value: String) {
    let scanned = Scanned(objectiveC: "@implementation A\n- (void)a { if (\(expression)) { b(); } }\n@end\n")
    #expect(scanned.values == [value])
  }

  @Test func aLiteralOfAnotherTypeHasItsPlace() throws {
    let scanned = Scanned(
      objectiveC: """
        @implementation A
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations
        {
          return UIInterfaceOrientationPortrait;
        }
        @end
        """)
    let place = try #require(scanned.scan.occurrences.first?.readAt.first)
    #expect(place.role == .literal && place.name == "UIInterfaceOrientationPortrait" && place.place.line == 4)
  }
}
