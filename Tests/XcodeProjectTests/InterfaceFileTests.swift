import AppFacts
import Testing

@testable import XcodeProject

/// Storyboards and xibs.
@Suite struct InterfaceFileTests {
  private static let player =
    "class Player: UIViewController {\n  override var shouldAutorotate: Bool { false }\n}\n"

  @Test func aStoryboardSaysHowItsControllersAreShown() async throws {
    let folder = try TemporaryCheckout()
    try folder.write(Self.player, to: "Player.swift")
    try folder.writeProject("App", settings: "INFOPLIST_FILE = Info.plist;")
    try folder.write(
      "<plist><dict>\n<key>UIMainStoryboardFile</key><string>Main</string></dict></plist>", to: "Info.plist")
    try folder.write(
      Self.storyboard(
        initial: "t",
        """
        <tabBarController id="t" sceneMemberID="viewController"><connections>
        <segue destination="n" kind="relationship" relationship="viewControllers" id="1"/></connections></tabBarController>
        <navigationController id="n" sceneMemberID="viewController"><connections>
        <segue destination="l" kind="relationship" relationship="rootViewController" id="2"/></connections></navigationController>
        <tableViewController id="l" customClass="List" sceneMemberID="viewController"><view><subviews><containerView>
        <connections><segue destination="p" kind="embed" id="3"/></connections></containerView></subviews></view>
        <connections><segue destination="p" kind="show" id="4"/>
        <segue destination="r" kind="presentation" modalPresentationStyle="fullScreen" id="5"/>
        <segue destination="p" kind="popoverPresentation" id="6"/><segue destination="p" kind="unwind" id="7"/>
        <segue destination="p" kind="presentation" customClass="Zoom" id="8"/>
        <segue destination="p" kind="showDetail" id="9"/></connections></tableViewController>
        <viewController id="p" customClass="Player" modalPresentationStyle="formSheet" sceneMemberID="viewController"/>
        <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="start" id="r" sceneMemberID="viewController"/>
        """), to: "Base.lproj/Main.storyboard")
    try folder.write(
      Self.storyboard(
        initial: nil, "<viewController id=\"x\" customClass=\"Player\" storyboardIdentifier=\"start\"/>"),
      to: "Other.storyboard")
    let placements = try await CheckoutScanner(path: folder.path).scan().placements ?? []
    #expect(
      Set(placements.map(\.shown)) == [
        "UITabBarController@Base:2 window root -", "UINavigationController@Base:4 child UITabBarController@Base:2",
        "List child UINavigationController@Base:4", "Player child List", "Player shown List",
        "Player presented List as fullScreen", "Player presented List as popover", "Player custom segue List",
        "Player shown as detail List as formSheet",
      ])
    #expect(placements.first { $0.relation == .windowRoot }?.place == FilePlace(path: "Info.plist", line: 2))
    #expect(placements.first { $0.relation == .shown }?.place == FilePlace(path: "Base.lproj/Main.storyboard", line: 8))
  }

  @Test(arguments: [
    ("customModule=\"Core\"", []), ("customModule=\"App\" customModuleProvider=\"target\"", ["Player child List"]),
    ("customModule=\"Kit\"", ["Player child List"]), ("", ["Player child List"]),
  ])
  func aClassOfAnotherModuleIsNotTheOneOfItsName(module: String, shown: [String]) async throws {
    let folder = try TemporaryCheckout()
    try folder.write(Self.player, to: "Packages/Kit/Player.swift")
    try folder.write(
      Self.storyboard(
        initial: nil,
        """
        <viewController id="l" customClass="List"><connections>
        <segue destination="p" kind="embed" id="3"/></connections></viewController>
        <viewController id="p" customClass="Player" \(module)/>
        """), to: "Main.storyboard")
    #expect(try await CheckoutScanner(path: folder.path).scan().placements?.map(\.shown) == shown)
  }

  @Test func aMainStoryboardMayBeForOneKindOfDevice() async throws {
    let folder = try TemporaryCheckout()
    try folder.write(Self.player + Self.player.replacing("Player", with: "PadPlayer"), to: "Player.swift")
    let keys = [("UIMainStoryboardFile", "Main"), ("UIMainStoryboardFile~ipad", "Pad")].map {
      "<key>\($0)</key><string>\($1)</string>"
    }
    try folder.writeProject("App", settings: "INFOPLIST_FILE = Info.plist;")
    try folder.write("<plist><dict>\(keys.joined())</dict></plist>", to: "Info.plist")
    for (name, type) in [("Main", "Player"), ("Pad", "PadPlayer")] {
      try folder.write(
        Self.storyboard(initial: "p", "<viewController customClass=\"\(type)\" id=\"p\"/>"), to: "\(name).storyboard")
    }
    let placements = try await CheckoutScanner(path: folder.path).scan().placements ?? []
    #expect(
      placements.map { "\($0.node.name) \($0.idiom.map { "\($0)" } ?? "-")" } == ["PadPlayer pad", "Player phone"])
  }

  @Test func anExportForTranslatorsHasNoInterfaces() async throws {
    let folder = try TemporaryCheckout()
    try folder.write(Self.player, to: "Player.swift")
    let scene = "<scene><objects><viewController customClass=\"Player\" id=\"a\"/></objects></scene>"
    let list = "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>"
    try folder.write(list, to: "Localization/de.xcloc/Source Contents/App/Info.plist")
    try folder.write(
      Self.storyboard(initial: "a", scene), to: "Localization/de.xcloc/Source Contents/App/Base.lproj/Main.storyboard")
    #expect(try Checkout(root: folder.path).files == ["Player.swift"])
  }

  @Test func codeMayAskAStoryboardForAController() async throws {
    let folder = try TemporaryCheckout()
    try folder.write(
      Self.player + """
        class List: UIViewController {
          func a() {
            let board = UIStoryboard(name: "Main", bundle: nil)
            present(UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "one"), animated: true)
            if let stack = board.instantiateViewController(withIdentifier: "two") as? UINavigationController {
              show(stack, sender: nil)
            }
          }
        }

        """, to: "A.swift")
    try folder.write(
      Self.storyboard(
        initial: nil,
        """
        <viewController id="x" customClass="Player" storyboardIdentifier="one"/>
        <navigationController id="y" storyboardIdentifier="two"><connections>
        <segue destination="x" kind="relationship" relationship="rootViewController" id="2"/></connections></navigationController>
        """), to: "Main.storyboard")
    let placements = try await CheckoutScanner(path: folder.path).scan().placements ?? []
    #expect(
      Set(placements.map(\.shown)) == [
        "Player presented List", "Player child UINavigationController@Main:3",
        "UINavigationController@Main:3 shown List",
      ])
  }

  @Test func controllersOfAXibLieInOneAnother() throws {
    let file = try InterfaceFile(
      Array(
        Self.storyboard(
          initial: nil,
          """
          <window id="w"><connections><outlet property="rootViewController" destination="n" id="o"/></connections></window>
          <navigationController id="n"><viewControllers><viewController id="v" customClass="List"/></viewControllers></navigationController>
          """
        ).utf8), path: "MainWindow.xib")
    #expect(file.windowRoots.map(\.id) == ["n"])
    #expect(file.nested.map { [file.scenes[$0.child].id, file.scenes[$0.parent].id] } == [["v", "n"]])
  }

  @Test(arguments: [
    ("<document><scenes", "the tag `<scenes` does not end"), ("<a><!-- ", "a comment does not end"),
    ("<archive type=\"x\"/>", "the format is that of Xcode 4; open it in Xcode and save it"),
    (
      "<document>" + String(repeating: "<viewController id=\"a\"/>", count: 2_001) + "</document>",
      "more than 2000 view controllers"
    ),
  ])
  func whatCannotBeReadIsSaid(text: String, message: String) async throws {
    let folder = try TemporaryCheckout()
    try folder.write(text, to: "Main.storyboard")
    let unread = try await CheckoutScanner(path: folder.path).scan().unread
    #expect(unread.contains { $0.reason == "the storyboard cannot be read: " + message }, "\(unread)")
  }

  @Test(arguments: [
    String(repeating: "<a>", count: 200_000), String(repeating: "</a>", count: 200_000),
    "<!DOCTYPE d [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]><document targetRuntime=\"iOS.CocoaTouch\">&b;</document>",
    storyboard(initial: "a", "<viewControllerPlaceholder storyboardName=\"Main\" id=\"a\"/>"),
  ])
  func hostileFilesEnd(text: String) async throws {
    let folder = try TemporaryCheckout()
    try folder.write(Self.player, to: "Player.swift")
    try folder.write(text, to: "Main.storyboard")
    #expect(try await CheckoutScanner(path: folder.path).scan().placements == [])
  }

  private static func storyboard(initial: String?, _ content: String) -> String {
    let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return "<document type=\"x\" targetRuntime=\"iOS.CocoaTouch\"\(start)><scenes>\n\(content)\n</scenes></document>\n"
  }
}
