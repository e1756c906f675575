import AppFacts
import Testing

@testable import XcodeProject

/// How view controllers are shown, as storyboards and code say.
@Suite struct PlacementTests {
  /// A controller that answers something, so that the scan wants to know how it is shown.
  private static let player = """
    class Player: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }

    """

  @Test(arguments: [
    (
      "func a() { _ = UINavigationController(rootViewController: Player()) }", "Player child UINavigationController@A:2"
    ),
    ("func a() { present(Player(), animated: true) }", "Player presented List"),
    (
      "func a() { let p = Player()\np.modalPresentationStyle = .fullScreen\nself.present(p, animated: true) }",
      "Player presented List as fullScreen"
    ),
    (
      "func a() { let p = Player()\nif wide { p.modalPresentationStyle = .formSheet }\npresent(p, animated: true) }",
      "Player presented List\nPlayer presented List as formSheet"
    ),
    ("func a() { navigationController?.pushViewController(Player(), animated: true) }", "Player pushed List"),
    ("func a() { show(Player(), sender: self) }", "Player shown List"),
    ("func a() { addChild(Player()) }", "Player child List"),
    ("func a() { let p: UIViewController\np = Player()\nself.addChild(p) }", "Player child List"),
    ("lazy var player: Player = { Player() }()\nfunc a() { present(player, animated: true) }", "Player presented List"),
    ("lazy var player = { return Player() }()\nfunc a() { present(player, animated: true) }", "Player presented List"),
    (
      "func make() -> UIViewController { Player() }\nfunc a() { present(make(), animated: true) }",
      "Player presented List"
    ),
    ("func a() { window?.rootViewController = Player() }", "Player window root -"),
    ("func a() { topmost().present(Player(), animated: true) }", "Player presented -"),
    ("func a() { if let p = b() as? Player { present(p, animated: true) } }", "Player presented List"),
    ("func a() { menu.rootViewController = Player() }", ""),
    // Only UIKit's own methods show what they are given.
    ("func a() { let p = Player()\np.present(from: self) }", ""),
    ("func a() { Card.present(Player(), on: self) }", ""),
    ("func a() { show(Player()) }", ""),
    (
      "func a() { let p = Player()\np.modalPresentationStyle = .fullScreen\nshowDetailViewController(p, sender: nil) }",
      "Player shown as detail List as fullScreen"
    ),
    ("func a() { if isPad { present(Player(), animated: true) } }", "Player presented List on pad"),
    (
      "func a() { if isWide { present(Player(), animated: true) } else { addChild(Player()) } }",
      "Player child List\nPlayer presented List"
    ),
    (
      "func a() { if UIDevice.current.userInterfaceIdiom == .pad { addChild(Player()) } else { present(Player(), animated: true) } }",
      "Player child List on pad\nPlayer presented List on phone"
    ),
    (
      "func a() { if a, UIDevice.current.userInterfaceIdiom == .pad { addChild(Player()) } else { addChild(Player()) } }",
      "Player child List\nPlayer child List on pad"
    ),
    (
      "func a() { switch traitCollection.userInterfaceIdiom {\ncase .phone: addChild(Player())\ndefault: present(Player(), animated: true) } }",
      "Player child List on phone\nPlayer presented List on pad"
    ),
    ("func a() { present(player ?? other, animated: true) }", ""),
    ("func a() { present(other ?? Player(), animated: true) }", "Player presented List"),
    ("func a() { present(wide ? Player() : Other(), animated: true) }", "Player presented List"),
    (
      "func a() { let p = Player()\np.modalPresentationStyle = wide ? .formSheet : .fullScreen\npresent(p, animated: true) }",
      "Player presented List as formSheet\nPlayer presented List as fullScreen"
    ),
    (
      "var style: UIModalPresentationStyle { .fullScreen }\nfunc a() { let p = Player()\np.modalPresentationStyle = style\npresent(p, animated: true) }",
      "Player presented List as fullScreen"
    ),
    (
      "func a() { let p = Player()\np.modalPresentationStyle = Styles.player\npresent(p, animated: true) }",
      ""
    ),
    ("// present(Player(), animated: true)", ""),
    ("let text = \"present(Player())\"", ""),
  ])
  func swiftShowsControllers(source: String, placement: String) async throws {
    let found = try await placements(["A": Self.list(source)])
    #expect(found.joined(separator: "\n") == placement)
  }

  @Test(arguments: [
    (
      "let tabs = UITabBarController()\ntabs.viewControllers = [Other(), Player()]",
      "Player child UITabBarController@A:3"
    ),
    (
      "let all = [Other(), Player()]\nlet tabs = UITabBarController()\ntabs.setViewControllers(all, animated: false)",
      "Player child UITabBarController@A:4"
    ),
    (
      "let nav = UINavigationController(rootViewController: Player())\nnav.modalPresentationStyle = .formSheet\npresent(nav, animated: true)",
      "Player child UINavigationController@A:3\nUINavigationController@A:3 presented List as formSheet"
    ),
    (
      "let nav = UINavigationController()\nnav.pushViewController(Player(), animated: false)\npresent(nav, animated: true)",
      "Player pushed UINavigationController@A:3\nUINavigationController@A:3 presented List"
    ),
  ])
  func containersAreToldApartByWhereTheyAreMade(source: String, placement: String) async throws {
    let found = try await placements(["A": Self.list("\nfunc a() {\(source)}")])
    #expect(found.joined(separator: "\n") == placement)
  }

  @Test func aFunctionOfAnotherTypeIsNotMeantByItsName() async throws {
    let models = """
      enum Welcome {
        static func make(_ stack: UINavigationController?) -> UIViewController {
          if let stack { return stack }
          return UINavigationController()
        }
      }
      enum Purchase { static func make() -> UIViewController { Player() } }

      """
    let welcome = ["A": Self.list("func a() { present(Welcome.make(nil), animated: true) }"), "B": models]
    #expect(try await placements(welcome).isEmpty)
    let purchase = ["A": Self.list("func a() { present(Purchase.make(), animated: true) }"), "B": models]
    #expect(try await placements(purchase) == ["Player presented List"])
  }

  /// What a window begins with, by what the code says of it elsewhere.
  @Test(arguments: [
    (
      "class SceneDelegate { let main = Coordinator()\nfunc a() { window.rootViewController = main.controller } }",
      "class Coordinator { private(set) var controller: Player! }", "Player window root -"
    ),
    (
      "class SceneDelegate { func a() { let window = UIWindow(windowScene: b).then {\n$0.rootViewController = Player()\n} } }",
      "", "Player window root -"
    ),
    (
      "class SceneDelegate { func a() { let root: UIViewController\nif b { root = Player() } else { root = Other() }\nwindow.rootViewController = root } }",
      "", "Other window root -\nPlayer window root -"
    ),
    (
      "class Router { init(window: UIWindow) { self.window = window }\nfunc show(_ root: UIViewController) { window.rootViewController = root } }",
      "class Start: UIResponder { let router: Router\nlet first = UIViewController()\nfunc a() { router.show(Player()) } }",
      "Player window root -"
    ),
    (
      "class SceneDelegate { func a() { window.rootViewController = make() }\nfunc make() -> UIViewController { if b { return Player() }\nreturn Other() } }",
      "", "Other window root -\nPlayer window root -"
    ),
    (
      "class SceneDelegate { func a() { window.rootViewController = Other()\nalertWindow.rootViewController = Player() } }",
      "", "Other window root -\nPlayer other window root -"
    ),
    (
      "class SceneDelegate { func a() { window.rootViewController = Other() } }",
      "class Toast { func a() { window = UIWindow()\nwindow.rootViewController = Player() } }",
      "Other window root -\nPlayer other window root -"
    ),
    (
      "class SceneDelegate { func a() { window.rootViewController = Other()\nwindow.rootViewController?.present(Player(), animated: true) } }",
      "", "Other window root -\nPlayer presented Other"
    ),
  ])
  func theRootOfAWindowIsFollowedToWhatItIs(source: String, elsewhere: String, placement: String) async throws {
    let found = try await placements(["A": "class Other: UIViewController {}\n" + source, "B": elsewhere])
    #expect(found.joined(separator: "\n") == placement)
  }

  /// Who shows a controller, where an object of another type does it.
  @Test(arguments: [
    (
      "class Flow { let stack: UINavigationController\ninit(stack: UINavigationController) { self.stack = stack }\nfunc a() { stack.pushViewController(Player(), animated: true) } }",
      "class List: UIViewController { func a() { Flow(stack: navigationController!).a() } }", "Player pushed List"
    ),
    (
      "class Flow { func start(from source: UIViewController) { source.present(Player(), animated: true) } }",
      "class List: UIViewController { let flow = Flow()\nfunc a() { flow.start(from: self) } }", "Player presented List"
    ),
    (
      "class Flow { weak var stack: UINavigationController?\nfunc a() { stack?.pushViewController(Player(), animated: true) } }",
      "class List: UIViewController { func a() { let flow = Flow()\nflow.stack = navigationController } }",
      "Player pushed List"
    ),
    (
      "extension UIViewController { func cover(with next: UIViewController) { present(next, animated: true) } }",
      "class List: UIViewController { func a() { cover(with: Player()) } }", "Player presented List"
    ),
    (
      "protocol Chips { func host() -> UIViewController }\nclass Cell: UIView { var chips: Chips?\nfunc a() { chips?.host().present(Player(), animated: true) } }",
      "class List: UIViewController, Chips { func host() -> UIViewController { self } }", "Player presented List"
    ),
    // Two functions of a name are told apart by what they are called on.
    (
      "class Flow { func start(from source: UIViewController) { source.present(Player(), animated: true) } }",
      "class Job { func start(from source: UIViewController) {} }\nclass List: UIViewController { let job = Job()\nfunc a() { job.start(from: self) } }",
      "Player presented -"
    ),
  ])
  func anObjectThatShowsControllersIsGivenWhoShowsThem(
    source: String, elsewhere: String, placement: String
  ) async throws {
    #expect(try await placements(["A": source, "B": elsewhere]).joined(separator: "\n") == placement)
  }

  @Test func aClassIsKnownByItsNameInObjectiveC() async throws {
    let folder = try TemporaryCheckout()
    try folder.write(
      "@objc(APPPlayer)\npublic final class Player: UIViewController {\n}\n"
        + Self.player.replacing("class Player: UIViewController", with: "extension Player"), to: "Player.swift")
    try folder.write(
      "@implementation AppDelegate\n- (void)a {\nself.window.rootViewController = [APPPlayer new];\n}\n@end\n",
      to: "A.m")
    let facts = try await CheckoutScanner(path: folder.path).scan()
    #expect((facts.placements ?? []).map(\.shown) == ["Player window root -"])
  }

  @Test func aClassIsKnownByATypeAliasOfAFile() async throws {
    let list = Self.list("func a() { present(Film(), animated: true) }")
    #expect(
      try await placements(["A": list, "B": "import UIKit\ntypealias Film = Player\nclass C: UIViewController {}"]) == [
        "Player presented List"
      ])
    #expect(try await placements(["A": list, "B": "class C: UIViewController { typealias Film = Player }"]).isEmpty)
  }

  @Test func aFactoryOfAGenericClassGivesTheClass() async throws {
    let folder = try TemporaryCheckout()
    let generic = Self.player.replacing("Player: UIViewController", with: "Host<V: View>: UIHostingController<V>")
    try folder.write(
      "import SwiftUI\n" + generic
        + "extension Host where V == Intro { static func make() -> Host<Intro> { Host<Intro>(rootView: Intro()) } }",
      to: "Host.swift")
    try folder.write(
      Self.list("func a() { let h = Host<Intro>.make()\npresent(h, animated: true) }"), to: "A.swift")
    let facts = try await CheckoutScanner(path: folder.path).scan()
    #expect((facts.placements ?? []).map(\.shown).contains("Host presented List"))
  }

  @Test func aClassOfTheAppMayBeginAsThoseOfUIKitDo() async throws {
    let folder = try TemporaryCheckout()
    try folder.write(
      Self.player.replacing("Player", with: "UIPlayer")
        + "class List: UIViewController { func a() { present(UIPlayer(), animated: true) } }", to: "A.swift")
    let facts = try await CheckoutScanner(path: folder.path).scan()
    #expect((facts.placements ?? []).map(\.shown) == ["UIPlayer presented List"])
  }

  @Test func aVariableOfAPropertyIsTheProperty() async throws {
    let folder = try TemporaryCheckout()
    try folder.write(Self.player.replacing("Player", with: "PlayerController"), to: "Player.swift")
    try folder.write(
      """
      @interface SceneDelegate ()
      @property (nonatomic) PlayerController *first;
      @end
      @implementation SceneDelegate
      - (void)a {
      _first = [PlayerController new];
      _window.rootViewController = [[UINavigationController alloc] initWithRootViewController:_first];
      }
      @end

      """, to: "A.m")
    let facts = try await CheckoutScanner(path: folder.path).scan()
    #expect(
      (facts.placements ?? []).map(\.shown) == [
        "PlayerController child UINavigationController@A:7", "UINavigationController@A:7 window root -",
      ])
  }

  @Test func aGenericHostingControllerIsPlacedByItsClass() async throws {
    let found = try await placements([
      "A": """
      import SwiftUI
      class PortraitHost<Content: View>: UIHostingController<Content> {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }
      struct Card: View { var body: some View { Text("a") } }
      class List: UIViewController {
        func a() {
          let card = PortraitHost(rootView: Card())
          card.modalPresentationStyle = .overFullScreen
          present(card, animated: true)
        }
      }

      """
    ])
    #expect(found == ["PortraitHost@A:8 presented List as overFullScreen"])
  }

  @Test func aStyleIsReadInTheClosureThatMakesAProperty() async throws {
    let source = """
      lazy var player: Player = {
        let made = Player()
        made.modalPresentationStyle = .fullScreen
        return made
      }()
      func a() { present(player, animated: true) }
      """
    #expect(try await placements(["A": Self.list(source)]) == ["Player presented List as fullScreen"])
  }

  @Test func aMethodThatPutsItsParameterIntoAContainerIsFollowed() async throws {
    let found = try await placements([
      "A": Self.list(
        "func a() { present(Wrap.inStack(Player()), animated: true)\npresent(Player().wrapped(), animated: true) }"),
      "Wrap": """
      enum Wrap {
        static func inStack(_ root: UIViewController) -> UINavigationController {
          let stack = MyNavigationController(rootViewController: root)
          stack.modalPresentationStyle = .fullScreen
          return stack
        }
      }
      class MyNavigationController: UINavigationController {}
      extension UIViewController {
        func wrapped() -> UINavigationController { UINavigationController(rootViewController: self) }
      }

      """,
    ])
    #expect(
      found == [
        "MyNavigationController@A:2 presented List as fullScreen", "Player child MyNavigationController@A:2",
        "Player child UINavigationController@A:3", "UINavigationController@A:3 presented List",
      ])
  }

  @Test(arguments: [
    ("[self presentViewController:[[Player alloc] init] animated:YES completion:nil];", "Player presented List"),
    (
      "Player *p = [Player new];\np.modalPresentationStyle = UIModalPresentationFullScreen;\n[self presentViewController:p animated:YES completion:nil];",
      "Player presented List as fullScreen"
    ),
    ("[self.navigationController pushViewController:[Player new] animated:YES];", "Player pushed List"),
    (
      "[self presentViewController:self.next animated:YES completion:nil];\n}\n- (UIViewController *)next {\nif (!_next) { _next = [[Player alloc] init]; }\nreturn _next;",
      "Player presented List"
    ),
    (
      "}\n- (Player *)next {\nif (!_next) { _next = [[Player alloc] init]; }\nreturn _next;\n}\n- (void)b {\n[self presentViewController:self.next animated:YES completion:nil];",
      "Player presented List"
    ),
    (
      "__weak typeof(self) weakSelf = self; f(^{ [weakSelf.navigationController pushViewController:[Player new] animated:YES]; });",
      "Player pushed List"
    ),
    (
      "__weak __typeof__(self) w = self; f(^{ __strong typeof(w) s = w; [s presentViewController:[Player new] animated:YES completion:nil]; });",
      "Player presented List"
    ),
    (
      "WS(weakSelf); f(^{ [[weakSelf navigationController] pushViewController:[Player new] animated:YES]; });",
      "Player pushed List"
    ),
    (
      "UIViewController *p = [Player new];\nself.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:p];",
      "Player child UINavigationController@A:5\nUINavigationController@A:5 window root -"
    ),
    ("[self addChildViewController:(Player *)child];", "Player child List"),
    (
      "UITabBarController *tabs = [UITabBarController new];\ntabs.viewControllers = @[[Player new]];",
      "Player child UITabBarController@A:4"
    ),
    ("[self presentViewController:child animated:YES completion:nil];", ""),
    ("[self showDetailViewController:[Player new] sender:self];", "Player shown as detail List"),
  ])
  func objectiveCShowsControllers(source: String, placement: String) async throws {
    let folder = try TemporaryCheckout()
    try folder.write(Self.player, to: "Player.swift")
    try folder.write("@interface List : UIViewController\n@end\n", to: "List.h")
    try folder.write("@implementation List\n- (void)a {\n\n\(source)\n}\n@end\n", to: "A.m")
    let facts = try await CheckoutScanner(path: folder.path).scan()
    #expect((facts.placements ?? []).map(\.shown).sorted().joined(separator: "\n") == placement)
  }

  @Test(arguments: ["(UIViewController *)", "(Player *)", "(id)"])
  func theRootThatAMethodOfObjectiveCReturnsIsFollowed(type: String) async throws {
    let folder = try TemporaryCheckout()
    try folder.write(Self.player, to: "Player.swift")
    try folder.write(
      """
      @implementation AppDelegate
      - (void)begin { self.window.rootViewController = [self makeRoot]; }
      - \(type)makeRoot { Player *player = [[Player alloc] init]; return player; }
      @end
      """, to: "AppDelegate.m")
    #expect((try await folder.scan().placements ?? []).map(\.shown) == ["Player window root -"])
  }

  @Test func theWindowThatAControllerMakesIsNotTheApps() async throws {
    let folder = try TemporaryCheckout()
    try folder.write(
      """
      @interface AlertWindow : UIWindow
      @end
      @implementation AlertWindow
      @end
      @interface AlertViewController : UIViewController
      @end
      @implementation AlertViewController
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return UIInterfaceOrientationMaskPortrait; }
      - (void)show {
        self.window = [[AlertWindow alloc] init];
        self.window.rootViewController = self;
      }
      @end
      """, to: "Alert.m")
    #expect((try await folder.scan().placements ?? []).map(\.shown) == ["AlertViewController other window root -"])
  }

  @Test func viewsOfSwiftUILeadFromTheAppToARepresentable() async throws {
    let found = try await placements([
      "A": """
      import SwiftUI
      @main struct MyApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View {
          Text("a").sheet(isPresented: $a) { Sheet() }.fullScreenCover(isPresented: $b) { PlayerView() }
        }
      }
      struct Sheet: View { var body: some View { NavigationStack { PlayerView() } } }
      struct Unused: View { var body: some View { Text("b") } }
      struct PlayerView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Player { Player() }
      }

      """
    ])
    #expect(
      found == [
        "<Home> child <MyApp>", "<MyApp> window root -", "<PlayerView> child <Sheet>",
        "<PlayerView> presented <Home> as fullScreen", "<Sheet> presented <Home>", "Player child <PlayerView>",
      ])
  }

  @Test func aLinkOfSwiftUIPushesItsDestinationAndNotItsLabel() async throws {
    let found = try await placements([
      "A": """
      import SwiftUI
      @main struct MyApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View {
          NavigationLink(destination: One()) { Row() }
          NavigationLink { Two() } label: { Row() }
          NavigationLink("3") { Three() }
          NavigationLink(value: 4) { Row() }.navigationDestination(for: Int.self) { _ in Four() }
        }
      }
      struct Row: View { var body: some View { PlayerView() } }
      struct One: View { var body: some View { PlayerView() } }
      struct Two: View { var body: some View { PlayerView() } }
      struct Three: View { var body: some View { PlayerView() } }
      struct Four: View { var body: some View { PlayerView() } }
      struct PlayerView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Player { Player() }
      }

      """
    ])
    #expect(
      found.filter { $0.hasSuffix(" <Home>") } == [
        "<Four> pushed <Home>", "<One> pushed <Home>", "<Row> child <Home>", "<Three> pushed <Home>",
        "<Two> pushed <Home>",
      ])
  }

  @Test func aHostingControllerHasItsView() async throws {
    let found = try await placements([
      "A": """
      import SwiftUI
      struct PlayerView: UIViewControllerRepresentable { func makeUIViewController(context: Context) -> Player { Player() } }
      class List: UIViewController {
        func a() { present(UIHostingController(rootView: PlayerView().padding()), animated: true) }
      }

      """
    ])
    #expect(
      found == [
        "<PlayerView> child UIHostingController@A:4", "Player child <PlayerView>",
        "UIHostingController@A:4 presented List",
      ])
  }

  @Test func onlyWhatLeadsToAnAnswerAndWhatWindowsBeginWithIsKept() async throws {
    let found = try await placements([
      "A": Self.list(
        "func a() { present(Other(), animated: true)\npresent(Player(), animated: true)\nwindow.rootViewController = Other() }"
      )
    ])
    #expect(found == ["Other window root -", "Player presented List"])
  }

  @Test func whatIsMadeAndNotSeenToBeShownIsSaid() async throws {
    let found = try await placements([
      "A": """
      class PlayerController: Player {}
      class List: UIViewController {
        func make() -> UIViewController { PlayerController() }
        func a() {
          present(make(), animated: true)
          show(PlayerController(), sender: self)
          router.open(PlayerController())
        }
        func b() { let player = wide ? PlayerController() : Player() }
      }

      """
    ])
    #expect(
      found == [
        "PlayerController made -", "PlayerController presented List", "PlayerController shown List",
      ])
  }

  @Test func whatARepresentableMakesIsShownThere() async throws {
    let representable = """
      import SwiftUI
      class PlayerController: Player {}
      struct PlayerView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> PlayerController {
          let player = PlayerController()
          player.title = "a"
          return player
        }
      }

      """
    #expect(try await placements(["A": representable]) == ["PlayerController child <PlayerView>"])
    let other = representable + "class List: UIViewController { func a() { router.open(PlayerController()) } }\n"
    #expect(
      try await placements(["A": other]) == ["PlayerController child <PlayerView>", "PlayerController made -"])
  }

  /// What a function gives that its type calls `Self`, by what it is called on.
  @Test(arguments: [
    (
      "class Base: UIViewController { class func instance() -> Self { instantiate() } }\nclass First: Base {}",
      "First.instance()"
    ),
    (
      "extension UIViewController { static func instance() -> Self { fatalError() } }\nclass First: UIViewController {}",
      "First.instance()"
    ),
    (
      "protocol Stored {}\nextension Stored where Self: UIViewController { static func instance() -> Self { fatalError() } }\nclass First: UIViewController, Stored {}",
      "First.instance()"
    ),
    (
      "class Base: UIViewController { func titled() -> Self { self } }\nclass First: Base {}",
      "First().titled()"
    ),
  ])
  func aFunctionThatGivesSelfGivesWhatItIsCalledOn(source: String, call: String) async throws {
    let delegate = "class SceneDelegate { func a() { window.rootViewController = \(call) } }"
    #expect(try await placements(["A": delegate, "B": source]) == ["First window root -"])
  }

  @Test func whichOfSeveralIsShownIsToldByTheSwitch() async throws {
    let make = """
      func make(_ kind: Kind) -> UIViewController {
        switch kind {
        case .player: return Player()
        case .other: return Other()
        }
      }
      func go(_ kind: Kind) {
        let next = make(kind)
        switch kind {
        case .other: present(next, animated: true)
        default: break
        }
      }
      """
    let found = try await placements(["A": Self.list(make), "B": "class Other: UIViewController {}"])
    #expect(found == ["Player made -"])
    let plain = make.replacing("switch kind {\n  case .other: present", with: "if b { present")
      .replacing("  default: break\n", with: "")
    #expect(
      try await placements(["A": Self.list(plain), "B": "class Other: UIViewController {}"]) == [
        "Player presented List"
      ])
  }

  @Test func anInitializerOfTheAppMayTakeTheRoot() async throws {
    let found = try await placements([
      "A": Self.list("func a() { present(Stack(rootOwnViewController: Player()), animated: true) }"),
      "B": "class Stack: UINavigationController {}",
    ])
    #expect(found == ["Player child Stack@A:2", "Stack@A:2 presented List"])
  }

  @Test func anInitializerMayBeWrittenOut() async throws {
    let found = try await placements([
      "A": Self.list(
        "func a() { let p = UINavigationController.init(rootViewController: Player.init())\npresent(p, animated: true) }"
      )
    ])
    #expect(found == ["Player child UINavigationController@A:2", "UINavigationController@A:2 presented List"])
    let made = try await placements([
      "A": "class PlayerController: Player {}\n" + Self.list("func a() { router.open(PlayerController.init()) }")
    ])
    #expect(made == ["PlayerController made -"])
  }

  /// Styles that branches, questions about the device, classes and functions give.
  @Test(arguments: [
    (
      "if UIDevice.current.userInterfaceIdiom == .pad { p.modalPresentationStyle = .popover } else { p.modalPresentationStyle = .fullScreen }",
      "fullScreen on phone, popover on pad"
    ),
    (
      "if isWide { p.modalPresentationStyle = .formSheet } else { p.modalPresentationStyle = .fullScreen }",
      "formSheet, fullScreen"
    ),
    ("if isWide { p.modalPresentationStyle = .formSheet } else { log() }", "-, formSheet"),
    ("if isPad { p.modalPresentationStyle = .formSheet }", "- on phone, formSheet on pad"),
    (
      "p.modalPresentationStyle = .fullScreen\nif isPad { p.modalPresentationStyle = .formSheet }",
      "formSheet on pad, fullScreen on phone"
    ),
    (
      "if a { p.modalPresentationStyle = .formSheet } else if b { p.modalPresentationStyle = .popover } else { p.modalPresentationStyle = .fullScreen }",
      "formSheet, fullScreen, popover"
    ),
    (
      "switch kind {\ncase .a: p.modalPresentationStyle = .formSheet\ndefault: p.modalPresentationStyle = .fullScreen\n}",
      "formSheet, fullScreen"
    ),
    (
      "switch kind {\ncase .a: p.modalPresentationStyle = .formSheet\ndefault: log()\n}",
      "-, formSheet"
    ),
    (
      "p.modalPresentationStyle = UIDevice.current.userInterfaceIdiom == .phone ? .fullScreen : .formSheet",
      "formSheet on pad, fullScreen on phone"
    ),
    ("p.modalPresentationStyle = .formSheet\np.modalPresentationStyle = .fullScreen", "fullScreen"),
    ("p.modalPresentationStyle = .formSheet\nif isWide { p.modalPresentationStyle = style() }", "none"),
  ])
  func eachBranchGivesItsStyle(code: String, styles: String) async throws {
    let found = try await self.styles([
      "A": Self.list("func a() { let p = Player()\n\(code)\npresent(p, animated: true) }")
    ])
    #expect(found == styles)
  }

  @Test func theStyleOfWhatAFunctionMakesIsThatOfItsBranch() async throws {
    let factory = """
      enum Factory {
        static func make(_ kind: Kind) -> UIViewController {
          switch kind {
          case .new:
            let player = Player()
            player.modalPresentationStyle = UIDevice.current.userInterfaceIdiom == .phone ? .overFullScreen : .formSheet
            return player
          case .old:
            let player = Other()
            player.modalPresentationStyle = .formSheet
            return player
          }
        }
        static func sheet() -> Player {
          let player = Player()
          player.modalPresentationStyle = .pageSheet
          return player
        }
      }
      """
    func shown(_ call: String) async throws -> String {
      try await styles(["A": Self.list("func a() { present(\(call), animated: true) }"), "Factory": factory])
    }
    #expect(try await shown("Factory.make(kind)") == "formSheet on pad, overFullScreen on phone")
    #expect(try await shown("Factory.sheet()") == "pageSheet")
  }

  @Test func aClassGivesItselfAStyleOnAKindOfDevice() async throws {
    let card = "final class Card: Player { func a() { if isPad { modalPresentationStyle = .formSheet } } }"
    #expect(
      try await styles(["A": Self.list("func a() { present(Card(), animated: true) }"), "Card": card])
        == "- on phone, formSheet on pad")
  }

  @Test func theRootOfAnotherDisplayIsNotTheApps() async throws {
    func delegate(_ name: String, _ root: String) -> String {
      """
      class \(name): UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene) {
          let window = UIWindow(windowScene: scene as! UIWindowScene)
          window.rootViewController = \(root)()
        }
      }
      """
    }
    let found = try await placements([
      "A": "class List: UIViewController {}" + delegate("SceneDelegate", "Player"),
      "B": "class Mirror: Player {}" + delegate("ExternalDisplaySceneDelegate", "Mirror"),
    ])
    #expect(found == ["Mirror other window root -", "Player window root -"])
  }

  /// The styles in which things are presented.
  private func styles(_ sources: [String: String]) async throws -> String {
    let found = try await placements(sources).filter { $0.contains(" presented ") }.map { shown in
      let words = shown.split(separator: " ")
      let style = words.firstIndex(of: "as").map { words[$0 + 1] } ?? "-"
      return style + (words.firstIndex(of: "on").map { " on " + words[$0 + 1] } ?? "")
    }
    return found.isEmpty ? "none" : found.sorted().joined(separator: ", ")
  }

  /// A class with the code in it.
  private static func list(_ source: String) -> String {
    "class Other: UIViewController {}; class List: UIViewController {\n\(source)\n}\n"
  }

  private func placements(_ sources: [String: String]) async throws -> [String] {
    let folder = try TemporaryCheckout()
    try folder.write(Self.player, to: "Player.swift")
    for (name, text) in sources { try folder.write(text, to: name + ".swift") }
    return (try await CheckoutScanner(path: folder.path).scan().placements ?? []).map(\.shown).sorted()
  }
}

extension Placement {
  /// `Player presented List as fullScreen`.
  var shown: String {
    "\(node.shown) \(relation.rawValue) \(by?.shown ?? "-")" + (style.map { " as \($0.swiftName)" } ?? "")
      + (idiom.map { " on \($0)" } ?? "")
  }
}

extension Placement.Node {
  fileprivate var shown: String {
    let place = madeAt.map { "@\($0.path.split(separator: ".")[0]):\($0.line ?? 0)" } ?? ""
    return (isView ? "<\(name)>" : name) + place
  }
}
