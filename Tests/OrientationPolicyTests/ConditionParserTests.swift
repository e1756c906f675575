import Orientation
import Testing

@testable import AppBook
@testable import OrientationPolicy

/// Conditions are read as what decides them: the environment, the situation, or nothing that is known.
@Suite struct ConditionParserTests {
  private static func text(_ condition: CaseCondition) -> String {
    switch condition {
    case .constant(let isTrue): "\(isTrue)"
    case .free(let condition): condition.isFixed ? condition.text : "{\(condition.text)}"
    case .isInFront(let name): "in front: \(name)"
    case .shows(let path, let name):
      (path.map { ($0.start == .windowRoot ? "root" : "own") + $0.steps.map { ".\($0)" }.joined() } ?? "any")
        + (name.map { " as \($0)" } ?? "")
    case .not(let inner): "!(\(text(inner)))"
    case .all(let parts): parts.map { "(\(text($0)))" }.joined(separator: " && ")
    case .any(let parts): parts.map { "(\(text($0)))" }.joined(separator: " || ")
    }
  }

  private static func read(
    _ condition: String, os: OSVersion = OSVersion(18), idiom: Idiom = .phone,
    from start: ConditionParser.Start = .controller
  ) -> String {
    var parser = ConditionParser(from: start)
    return text(parser.condition(condition).condition(os: os, idiom: idiom))
  }

  @Test(arguments: [
    ("UIDevice.current.userInterfaceIdiom == .pad", "false"), ("UIDevice.current.userInterfaceIdiom != .pad", "true"),
    ("UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPhone", "true"),
    ("switch traitCollection.userInterfaceIdiom: case .phone", "true"),
    ("switch traitCollection.userInterfaceIdiom: case .pad, .mac", "traitCollection.userInterfaceIdiom == mac"),
    ("UIDevice.current.model == \"iPad\"", "false"), ("UIDevice.current.model.hasPrefix(\"iPhone\")", "true"),
    ("[[[UIDevice currentDevice] localizedModel] isEqualToString:@\"iPad\"]", "false"),
    ("UIDevice.current.model != \"iPad\"", "true"), ("car.model == \"iPad\"", "car.model == \"iPad\""),
    ("traitCollection.horizontalSizeClass == .compact", "true"),
    ("traitCollection.horizontalSizeClass == .regular", "false"),
    ("traitCollection.horizontalSizeClass != .regular", "true"),
    ("traitCollection.verticalSizeClass == .compact", "traitCollection.verticalSizeClass == compact"),
    ("#available(iOS 16, *)", "true"), ("#available(iOS 16, *), !isLocked", "!(isLocked)"),
    ("!(#available(iOS 26, *))", "true"),
    ("isPhone && UIDevice.current.userInterfaceIdiom == .pad", "false"),
    ("isLocked || UIDevice.current.userInterfaceIdiom == .pad", "isLocked"),
  ])
  func theEnvironmentDecidesWhatAsksForIt(condition: String, expected: String) {
    #expect(Self.read(condition) == expected)
  }

  @Test func aSizeClassIsThatOfAFullScreen() {
    for condition in ["horizontalSizeClass", "verticalSizeClass"] {
      #expect(Self.read("traitCollection.\(condition) == .regular", idiom: .pad) == "true")
      #expect(Self.read("traitCollection.\(condition) == .compact", idiom: .pad) == "false")
    }
  }

  @Test(arguments: [
    ("Settings.shared.locked", "Settings.shared.locked"), ("self.locked", "locked"), ("locked == true", "locked"),
    ("(locked)", "locked"), ("!locked", "!(locked)"), ("locked == NO", "!(locked)"), ("!(!locked)", "locked"),
    ("mode == .video", "mode == video"), ("mode != Mode.video", "!(mode == video)"),
    ("switch mode: case .video, .live", "(mode == video) || (mode == live)"), ("case .video = mode", "mode == video"),
    ("last == current", "last == current"), ("count > 1", "count > 1"), ("player == nil", "!(player != nil)"),
    ("let player = delegate.player", "delegate.player != nil"),
    ("window is LockWindow", "window is LockWindow"), ("AppUtility.lock = .portrait", "{AppUtility.lock = .portrait}"),
    ("#if DEBUG", "#if DEBUG"), ("#if os(iOS)", "true"), ("a && b || c", "((a) && (b)) || (c)"),
    ("foo(a, b) && c", "(foo(a, b)) && (c)"), ("a condition that was cut…", "a condition that was cut…"),
  ])
  func allElseIsFree(condition: String, expected: String) { #expect(Self.read(condition) == expected) }

  @Test(arguments: [
    ("let contentViewController", "own.shownChild"), ("let presentedViewController", "own.presented"),
    ("let top = topViewController", "own.top"),
    ("selectedViewController?.supportedInterfaceOrientations != nil", "own.selected"),
    ("self.presentedViewController == nil", "!(own.presented)"),
    ("let first = presentedViewController ?? topViewController", "(own.presented) || (own.top)"),
    (
      "(presentedViewController ?? topViewController)?.supportedInterfaceOrientations != nil",
      "(own.presented) || (own.top)"
    ),
    ("let last = viewControllers.last", "own.lastChild"), ("[self.viewControllers lastObject] != nil", "own.lastChild"),
    ("let presented = window?.rootViewController?.presentedViewController", "root.presented"),
    ("let presented = presentedViewController, !presented.isBeingDismissed", "own.presented"),
    ("presentedViewController?.isBeingDismissed == false", "own.presented"),
    ("let window = UIApplication.shared.windows.first", "true"),
    ("let stack = window?.rootViewController as? UINavigationController", "root as UINavigationController"),
    (
      "let stack = window?.rootViewController as? UINavigationController, stack.topViewController is Player",
      "(root as UINavigationController) && (root.top as Player)"
    ),
    ("(window?.rootViewController as? UITabBarController)?.selectedViewController != nil", "root.selected"),
    ("[self.topViewController isKindOfClass:[Player class]]", "own.top as Player"),
    ("[self.topViewController conformsToProtocol:@protocol(Rotating)]", "own.top as Rotating"),
    ("topViewController is Rotating", "own.top as Rotating"),
    ("let top = topViewController as? Rotating", "own.top as Rotating"),
    ("let mask = topViewController as? UIInterfaceOrientationMask", "own.top"),
    ("(topViewController as? Rotating) != nil", "own.top as Rotating"),
    (
      "let top = viewControllers.last as? Rotating as? UIViewController",
      "(own.lastChild as Rotating) && (own.lastChild as UIViewController)"
    ),
    ("let top = topViewController as? (Player & App.Rotating)", "(own.top as Player) && (own.top as Rotating)"),
    ("topViewController is any Rotating", "own.top as Rotating"),
    ("viewControllerInFrontOfPresentations is Player", "root.front(in: []) as Player"),
    (
      "[((UINavigationController *)self.window.rootViewController).visibleViewController isKindOfClass:[Player class]]",
      "root.visible as Player"
    ),
    ("let host = UIApplication.shared.windows.first(where: { $0.isKeyWindow })?.rootViewController", "root"),
  ])
  func theSituationDecidesWhetherThereIsAController(condition: String, expected: String) {
    #expect(Self.read(condition) == expected)
  }

  @Test(arguments: [
    ("n.topViewController != nil", "own.top"), ("navigationController.visibleViewController == nil", "!(own.visible)"),
    ("tabBarController.selectedViewController is Player", "own.selected as Player"), ("player != nil", "player != nil"),
    ("window.rootViewController is Player", "root as Player"),
  ])
  func aDelegateOfAContainerIsGivenTheContainer(condition: String, expected: String) {
    #expect(Self.read(condition, from: .container) == expected)
  }
}
