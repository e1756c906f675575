import AppFacts
import Testing

@testable import XcodeProject

/// Answers that other declarations of the checkout give, each in a file of its own.
struct HelperTests {
  private let folder: TemporaryCheckout

  init() throws { folder = try TemporaryCheckout() }

  private static let idiom = "UIDevice.current.userInterfaceIdiom == .phone"

  /// The value of the one implementation, and the places that were read on the way to it.
  private func answer(_ files: [String: String]) async throws -> (value: String, places: [String]) {
    for (name, text) in files { try folder.write(text, to: name) }
    let found = try await folder.scan().occurrences.filter { $0.role == .implementation }
    let implementation = try #require(found.first)
    #expect(found.count == 1)
    return (
      Scanned.text(implementation.value),
      implementation.readAt.map {
        "\($0.role.rawValue) \($0.name) \($0.place.path):\($0.place.line ?? 0) \(Scanned.text($0.value))"
      }
    )
  }

  private func controller(_ answer: String, _ members: String = "") -> String {
    """
    class C: UIViewController {
      \(members)
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { \(answer) }
    }
    """
  }

  private func objectiveC(_ statement: String) -> String {
    "#import \"C.h\"\n@implementation C\n- (UIInterfaceOrientationMask)supportedInterfaceOrientations { \(statement) }\n@end"
  }

  @Test func aStaticMemberOfTheMaskIsReadInItsExtension() async throws {
    let found = try await answer([
      "A.swift": controller(".portraitOnPhone"),
      "B.swift": """
      extension UIInterfaceOrientationMask {
        static var portraitOnPhone: Self { \(Self.idiom) ? .portrait : .landscape }
      }
      """,
    ])
    #expect(found.value == "\(Self.idiom) ? [portrait] | [landscapeLeft, landscapeRight]")
    #expect(
      found.places == ["helper portraitOnPhone B.swift:2 \(Self.idiom) ? [portrait] | [landscapeLeft, landscapeRight]"])
  }

  @Test(arguments: [
    ("UIDevice.current.isPhone", "extension UIDevice { var isPhone: Bool { return userInterfaceIdiom == .phone } }"),
    ("UIDevice.isPhone", "extension UIDevice { static let isPhone = current.userInterfaceIdiom == .phone }"),
    ("isPhone()", "func isPhone() -> Bool { UIDevice.current.userInterfaceIdiom == .phone }"),
    ("isPhone", "let isPhone = UIDevice.current.userInterfaceIdiom == .phone"),
    ("!isPad", "let isPad = UIDevice.current.userInterfaceIdiom != .phone"),
    ("isPhone", "extension UIViewController { var isPhone: Bool { traitCollection.userInterfaceIdiom == .phone } }"),
    ("Device.isPhone", "enum Device { static var isPhone: Bool { UI_USER_INTERFACE_IDIOM() == .phone } }"),
    (
      "Device.shared.isPhone",
      "final class Device { static let shared = Device(); let isPhone = UIDevice.current.userInterfaceIdiom == .phone }"
    ),
  ])
  func aConditionMeansWhatItsHelperSays(condition: String, declaration: String) async throws {
    let found = try await answer([
      "A.swift": controller("if \(condition) { return .portrait }\nreturn .all"), "B.swift": declaration,
    ])
    #expect(found.value.hasPrefix("\(condition) {"))
    #expect(found.value.hasSuffix("[portrait] | [portrait, landscapeLeft, landscapeRight, portraitUpsideDown]"))
    #expect(found.value.contains(".phone"))
    #expect(found.places.count == 1)
    #expect(found.places.first?.contains(" B.swift:1 ") == true)
  }

  @Test(arguments: [
    ("IS_PHONE", "C.h", "#define IS_PHONE (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPhone)", "macro"),
    ("IS_PHONE()", "C.h", "#define IS_PHONE() (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPhone)", "macro"),
    (
      "isPhone()", "C.h",
      "static inline BOOL isPhone(void) { return UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPhone; }", "helper"
    ),
    (
      "[UIDevice currentDevice].isPhone", "D.m",
      "@implementation UIDevice (Kind)\n- (BOOL)isPhone { return self.userInterfaceIdiom == UIUserInterfaceIdiomPhone; }\n@end",
      "helper"
    ),
    (
      "[[UIDevice currentDevice] isPhone]", "D.swift",
      "extension UIDevice { @objc var isPhone: Bool { userInterfaceIdiom == .phone } }", "helper"
    ),
  ])
  func aConditionOfObjectiveCMeansWhatItsHelperSays(
    condition: String, file: String, declaration: String, role: String
  ) async throws {
    let found = try await answer([
      "A.m": objectiveC(
        "return \(condition) ? UIInterfaceOrientationMaskPortrait : UIInterfaceOrientationMaskLandscape;"),
      file: declaration,
    ])
    #expect(found.value.hasPrefix("\(condition) {"))
    #expect(found.value.hasSuffix("? [portrait] | [landscapeLeft, landscapeRight]"))
    #expect(found.places.map { $0.split(separator: " ")[0] } == [Substring(role)])
  }

  /// A number that is one or nothing is a flag, as `YES` is.
  @Test(arguments: [
    ("_allow == 1", "_allow == 1 {_allow} ? "), ("self.allow != 0", "self.allow != 0 {self.allow} ? "),
    ("self.allow == NO", "self.allow == NO {!(self.allow)} ? "), ("self.allow == 2", "self.allow == 2 ? "),
  ])
  func aFlagMayBeCompared(condition: String, value: String) async throws {
    let found = try await answer([
      "A.m": objectiveC(
        "return \(condition) ? UIInterfaceOrientationMaskPortrait : UIInterfaceOrientationMaskLandscape;"),
      "A.h": "@interface C : UIViewController\n@property (nonatomic) NSInteger allow;\n@end",
      "B.m": "@implementation B\n- (void)a:(C *)c { c.allow = 1; c.allow = 0; }\n@end",
    ])
    #expect(found.value.hasPrefix(value), "\(found.value)")
  }

  /// A variable that a function sets to what it is given is unread where a call may be missing.
  @Test(arguments: [
    ("func change(_ m: UIInterfaceOrientationMask = .landscape) { C.lock = m }", "change()", false),
    ("func change(_ m: UIInterfaceOrientationMask = .all) { C.lock = m }", "change(.landscape)", true),
    ("func change(_ n: Int = 0, _ m: UIInterfaceOrientationMask = .landscape) { C.lock = m }", "change(1)", false),
  ])
  func aDefaultValueIsNotRead(function: String, call: String, isRead: Bool) async throws {
    let value = try await answer([
      "A.swift": controller("Self.lock", "static var lock = UIInterfaceOrientationMask.portrait\n\(function)"),
      "B.swift": "extension C { func go() { \(call) } }",
    ]).value
    #expect(value.contains("landscape") == isRead && value.hasPrefix("`") != isRead, "\(value)")
  }

  @Test(arguments: [("lockMask", "[self lockMask:4];", true), ("lockToMask", "", false), ("lockMask", "", false)])
  func aMethodThatSwiftMayCallByAnotherNameIsNotFollowed(method: String, call: String, isRead: Bool) async throws {
    let value = try await answer([
      "A.m": objectiveC("return self.lock;"),
      "A.h": "@interface C : UIViewController\n@property (nonatomic) UIInterfaceOrientationMask lock;\n@end",
      "B.m":
        "@implementation C (B)\n- (void)\(method):(UIInterfaceOrientationMask)m { self.lock = m; }\n- (void)a { \(call) }\n@end",
    ]).value
    #expect(value.hasPrefix("`") != isRead, "\(value)")
  }

  @Test func anArgumentThatIsALiteralIsFollowed() async throws {
    let found = try await answer([
      "A.swift": controller("Masks.all(landscape: false)"),
      "B.swift": """
      enum Masks {
        static func all(landscape: Bool) -> UIInterfaceOrientationMask { landscape ? .landscape : .portrait }
      }
      """,
    ])
    #expect(found.value == "[portrait]")
  }

  @Test func helpersLeadToHelpers() async throws {
    let found = try await answer([
      "A.swift": controller("Masks.main"),
      "B.swift": "enum Masks { static var main: UIInterfaceOrientationMask { Other.main } }",
      "C.swift": "struct Other { static let main: UIInterfaceOrientationMask = [.portrait, .landscapeLeft] }",
    ])
    #expect(found.value == "[portrait, landscapeLeft]")
    #expect(found.places.map { $0.prefix { $0 != "[" } } == ["constant main C.swift:1 ", "helper main B.swift:1 "])
  }

  @Test func aNameWithTwoDeclarationsIsUnknownAndNamesBoth() async throws {
    let found = try await answer([
      "A.swift": controller("Masks.main"),
      "B.swift": "extension Masks { static let main: UIInterfaceOrientationMask = .all }",
      "C.swift": "enum Masks { static let main: UIInterfaceOrientationMask = .portrait }",
    ])
    #expect(found.value == "`Masks.main`")
    #expect(found.places == ["candidate main B.swift:1 -", "candidate main C.swift:1 -"])
  }

  @Test(arguments: [
    // A member of another type, a receiver that nothing is known of, an overridden one, a wrapper, itself, a parameter.
    ("theme.mask", "extension Masks { var mask: UIInterfaceOrientationMask { .all } }"),
    ("Other.mask", "enum Masks { static let mask = UIInterfaceOrientationMask.all }"),
    ("mask", "class D: C { override var mask: UIInterfaceOrientationMask { .all } }"),
    ("mask", "extension C { var mask: UIInterfaceOrientationMask { mask } }"),
    ("masks(lock)", "func masks(_ a: Bool) -> UIInterfaceOrientationMask { a ? .all : .portrait }"),
    ("Store.mask", "enum Store { @AppStorage(\"a\") static var mask: UIInterfaceOrientationMask = .all }"),
    ("Store.mask", "struct Store { static var mask: UIInterfaceOrientationMask { read() } }"),
  ])
  func whatIsNotCertainIsQuoted(answer text: String, declaration: String) async throws {
    let found = try await answer(["A.swift": controller(text), "B.swift": declaration])
    #expect(found.value == "`\(text)`")
  }
}

// Variables.

extension HelperTests {
  private static let delegate = """
    class AppDelegate: UIResponder {
      static var lock = UIInterfaceOrientationMask.all
      func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask {
        return Self.lock
      }
    }
    """

  @Test func aVariableThatNobodyWritesIsItsFirstValue() async throws {
    let found = try await answer(["A.swift": Self.delegate, "B.swift": "print(AppDelegate.lock == .all)"])
    #expect(found.value == "[portrait, landscapeLeft, landscapeRight, portraitUpsideDown]")
    #expect(
      found.places == ["initial value lock A.swift:2 [portrait, landscapeLeft, landscapeRight, portraitUpsideDown]"])
  }

  /// A lock that is nil while nothing is locked.
  @Test(arguments: [
    ("lock ?? .all", "lock != nil ? "), ("guard let lock else { return .all }; return lock", "!(let lock) ? "),
    ("guard let mask = lock else { return .all }\nreturn mask", "!(let mask = lock) ? "),
    ("if let lock { return lock }\nreturn .all", "let lock ? "),
    ("if let mask = self.lock { return mask }\nreturn .all", "let mask = self.lock ? "),
    ("if lock != nil { return lock! }\nreturn .all", "lock != nil ? "),
  ])
  func anOptionalVariableIsOneOfItsValuesOrTheOtherWayIsTaken(body: String, condition: String) async throws {
    let found = try await answer([
      "A.swift": controller(
        body,
        """
        var lock: UIInterfaceOrientationMask?
        func a() { lock = .portrait }
        func b() { lock = .landscape }
        func c() { lock = nil }
        """)
    ])
    #expect(found.value.hasPrefix(condition), "\(found.value)")
    for mask in [
      "[portrait]", "[landscapeLeft, landscapeRight]", "[portrait, landscapeLeft, landscapeRight, portraitUpsideDown]",
    ] {
      #expect(found.value.contains(mask), "\(found.value)")
    }
    #expect(!found.value.contains("`"), "\(found.value)")
  }

  @Test func anOptionalVariableThatIsGivenWhatIsNotReadIsUnknown() async throws {
    let members = "var lock: UIInterfaceOrientationMask?\nfunc a(b: Int) { lock = masks[b] }"
    #expect(try await answer(["A.swift": controller("lock ?? .all", members)]).value.contains("`lock`"))
  }

  /// What another variable is given is no write of the one that it is assigned to.
  @Test func anAssignedVariableIsNoWriteOfItsOwnValues() async throws {
    let found = try await answer([
      "A.swift": Self.delegate,
      "B.swift": """
      class V: UIViewController {
        var before: UIInterfaceOrientationMask?
        func a() { before = .portrait }
        func b() { if let before { AppDelegate.lock = before } }
      }
      """,
    ])
    #expect(found.places.filter { $0.hasPrefix("assignment") }.allSatisfy { $0.hasPrefix("assignment lock") })
  }

  /// A lock that is set back to what it was has no value that nobody knows.
  @Test(arguments: [
    ("var before = UIInterfaceOrientationMask.all", "AppDelegate.lock", true),
    ("@State var before: UIInterfaceOrientationMask!", "AppDelegate.lock", true),
    ("var before: UIInterfaceOrientationMask?", "(UIApplication.shared.delegate as? AppDelegate)?.lock", true),
    ("var before = UIInterfaceOrientationMask.all", "masks[0]", false),
    ("var before = UIInterfaceOrientationMask.all", "x ?? AppDelegate.lock", false),
    ("var before = UIInterfaceOrientationMask.all; func c() { before = other }", "AppDelegate.lock", false),
  ])
  func aLockThatIsSavedAndRestoredHasItsOwnValuesAlone(member: String, saved: String, isKnown: Bool) async throws {
    let found = try await answer([
      "A.swift": Self.delegate,
      "B.swift": """
      class V: UIViewController {
        \(member)
        func a() { before = \(saved); AppDelegate.lock = .portrait }
        func b() { AppDelegate.lock = before! }
      }
      """,
    ])
    let all = "[portrait, landscapeLeft, landscapeRight, portraitUpsideDown]"
    #expect((found.value == "AppDelegate.lock = .portrait ? [portrait] | \(all)") == isKnown, "\(found)")
    #expect(found.places.contains("assignment lock B.swift:4 \(all)") == isKnown, "\(found)")
  }

  @Test func aVariableThatIsWrittenWithLiteralsIsOneOfThem() async throws {
    let found = try await answer([
      "A.swift": Self.delegate,
      "B.swift":
        "class V: UIViewController {\n  func a() { AppDelegate.lock = .portrait }\n  func b() { AppDelegate.lock = .all }\n}",
    ])
    #expect(
      found.value
        == "AppDelegate.lock = .portrait ? [portrait] | [portrait, landscapeLeft, landscapeRight, portraitUpsideDown]")
    #expect(
      found.places.map { $0.prefix { $0 != "[" } } == [
        "initial value lock A.swift:2 ", "assignment lock B.swift:2 ", "assignment lock B.swift:3 ",
      ])
  }

  @Test(arguments: [
    "AppDelegate.lock = mask", "AppDelegate.lock.insert(.portrait)", "AppDelegate.lock |= x", "f(&AppDelegate.lock)",
    "(UIApplication.shared.delegate as? AppDelegate)?.setValue(a, forKey: \"lock\")",
  ])
  func aVariableThatIsChangedInAnyOtherWayIsUnknown(statement: String) async throws {
    let found = try await answer(["A.swift": Self.delegate, "B.swift": "class V {\n  func a() { \(statement) }\n}"])
    #expect(found.value == "`Self.lock`")
    #expect(found.places.last == "assignment lock B.swift:2 -")
  }

  @Test(arguments: [
    "UIDevice.current.setValue(3, forKey: \"lock\")",
    "let device = UIDevice.current\n    device.setValue(3, forKey: \"lock\")",
  ])
  func aPropertyOfTheDeviceIsAnotherOne(statement: String) async throws {
    let found = try await answer(["A.swift": Self.delegate, "B.swift": "class V {\n  func a() { \(statement) }\n}"])
    let first = "[portrait, landscapeLeft, landscapeRight, portraitUpsideDown]"
    #expect(found.value == first)
    let objectiveC = "@implementation V\n- (void)a { [[UIDevice currentDevice] setValue:@3 forKey:@\"lock\"]; }\n@end"
    #expect(try await answer(["A.swift": Self.delegate, "B.m": objectiveC]).value == first)
    let other = objectiveC.replacing("[UIDevice currentDevice]", with: "self.delegate")
    #expect(try await answer(["A.swift": Self.delegate, "B.m": other]).value == "`Self.lock`")
  }

  @Test func aLocalVariableOfTheNameIsNoneOfIt() async throws {
    let found = try await answer([
      "A.swift": controller("lock ? .portrait : .all", "var lock = true\n  func a() { var lock = false; lock = false }")
    ])
    #expect(found.value == "[portrait]")
  }

  @Test func anAssignmentBehindTheDeclarationCounts() async throws {
    let found = try await answer([
      "A.swift": controller("lock ? .portrait : .all", "var lock = true\n  init() { lock = false }")
    ])
    #expect(found.value.hasPrefix("lock ? [portrait] | ["))
    #expect(found.places == ["initial value lock A.swift:2 true", "assignment lock A.swift:3 false"])
  }

  @Test func aVariableOfAnotherTypeIsNotMeant() async throws {
    let found = try await answer([
      "A.swift": controller("lock ? .portrait : .all", "var lock = true"),
      "B.swift": "class Door { var lock = true; func open() { lock = false; self.lock = false } }",
    ])
    #expect(found.value == "[portrait]")
  }

  private static let lock = """
    class AppDelegate: NSObject, UIApplicationDelegate {
      static var lock = UIInterfaceOrientationMask.portrait
      func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask {
        AppDelegate.lock
      }
    }
    """

  @Test(arguments: [
    // A lock manager.
    (
      "func lock(_ mask: UIInterfaceOrientationMask) { AppDelegate.lock = mask }", "Manager.shared.lock(.landscape)",
      ".lock(.landscape) ? [landscapeLeft, landscapeRight] | [portrait]"
    ),
    // The delegate of the application, cast, and one function that calls the other one.
    (
      """
      static func lock(_ mask: UIInterfaceOrientationMask) {
        if let delegate = UIApplication.shared.delegate as? AppDelegate { AppDelegate.lock = mask; _ = delegate }
      }
      static func lock(_ mask: UIInterfaceOrientationMask, andRotateTo other: UIInterfaceOrientation) { self.lock(mask) }
      """, "Manager.lock(.landscapeLeft, andRotateTo: .landscapeLeft)",
      ".lock(.landscapeLeft, andRotateTo: .landscapeLeft) ? [landscapeLeft] | [portrait]"
    ),
    // A label, and a call that passes what is not known.
    (
      "func set(to mask: UIInterfaceOrientationMask) { AppDelegate.lock = mask }", "m.set(to: next)",
      "`AppDelegate.lock`"
    ),
    // Nobody calls it.
    ("func set(to mask: UIInterfaceOrientationMask) { AppDelegate.lock = mask }", "m.set(from: .all)", "[portrait]"),
    // A call of itself ends.
    (
      "func set(_ mask: UIInterfaceOrientationMask) { AppDelegate.lock = mask; set(mask) }", "m.set(.landscape)",
      "`AppDelegate.lock`"
    ),
  ])
  func aParameterIsWhatTheCallsPass(manager: String, call: String, value: String) async throws {
    let found = try await answer([
      "A.swift": Self.lock, "B.swift": "class Manager { static let shared = Manager()\n\(manager) }",
      "C.swift": "struct V { func a() { \(call) } }",
    ])
    #expect(found.value == value)
    // Where one of the calls is not read, the variable can be anything.
    #expect(found.places.contains { $0.hasPrefix("setter lock ") } == !value.hasPrefix("`"))
  }

  @Test func aModifierOfSwiftUIIsFollowedToTheViewsThatUseIt() async throws {
    let found = try await answer([
      "A.swift": Self.lock,
      "B.swift": """
      struct Lock: ViewModifier {
        let mask: UIInterfaceOrientationMask
        func body(content: Content) -> some View {
          content.onAppear { AppDelegate.lock = mask }.onDisappear { AppDelegate.lock = .portrait }
        }
      }
      struct Other: ViewModifier {
        let mask: UIInterfaceOrientationMask
        init(_ first: Int, only mask: UIInterfaceOrientationMask) { self.mask = mask }
        func body(content: Content) -> some View { content.onAppear { AppDelegate.lock = self.mask } }
      }
      extension View { func only(_ mask: UIInterfaceOrientationMask) -> some View { modifier(Lock(mask: mask)) } }
      """,
      "C.swift": """
      struct Player: View { var body: some View { Text("a").only(.landscape) } }
      struct Map: View { var body: some View { Text("a").modifier(Other(1, only: .all)) } }
      """,
    ])
    #expect(
      found.value == ".only(.landscape) ? [landscapeLeft, landscapeRight] | Other(1, only: .all) ? "
        + "[portrait, landscapeLeft, landscapeRight, portraitUpsideDown] | [portrait]")
    #expect(found.places.contains("assignment only C.swift:1 [landscapeLeft, landscapeRight]"))
  }

  @Test func aPreferenceOfSwiftUIIsFollowedToTheHostingController() async throws {
    let found = try await answer([
      "A.swift": """
      class Host: UIHostingController<AnyView> {
        var mask: UIInterfaceOrientationMask = .all
        init() {
          let box = Box()
          super.init(rootView: AnyView(Root().onPreferenceChange(MaskKey.self) { box.value?.mask = $0 }
            .onPreferenceChange(OtherKey.self) { value in box.value?.other = value }))
        }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
      }
      extension View {
        func only(_ mask: UIInterfaceOrientationMask) -> some View { preference(key: MaskKey.self, value: mask) }
      }
      struct Player: View { var body: some View { Text("a").only(.landscape).preference(key: OtherKey.self, value: 1) } }
      """
    ])
    #expect(
      found.value == ".only(.landscape) ? [landscapeLeft, landscapeRight] | "
        + "[portrait, landscapeLeft, landscapeRight, portraitUpsideDown]")
  }

  @Test func aHelperOfSwiftIsKnownByItsNameInObjectiveC() async throws {
    let found = try await answer([
      "A.m": objectiveC("return [[OAHelper sharedInstance] mask];"),
      "B.swift": """
      @objc(OAHelper)
      @objcMembers
      final class Helper: NSObject {
        static let sharedInstance = Helper()
        private var kept: UIInterfaceOrientationMask = .all
        func mask() -> UIInterfaceOrientationMask { kept }
        func lock() { kept = .portrait }
      }
      """,
    ])
    #expect(
      found.value == "kept = .portrait ? [portrait] | [portrait, landscapeLeft, landscapeRight, portraitUpsideDown]")
    #expect(found.places.contains("assignment kept B.swift:7 [portrait]"))
  }

  @Test func aMethodOfObjectiveCIsCalledFromSwift() async throws {
    let helper =
      "@implementation Helper\n- (UIInterfaceOrientationMask)mask { return UIInterfaceOrientationMaskPortrait; }\n@end"
    #expect(try await answer(["A.swift": controller("Helper.shared.mask()"), "B.m": helper]).value == "[portrait]")
  }

  @Test func aPropertyOfObjectiveCBeginsWithZeroAndIsWrittenByMessageDotAndVariable() async throws {
    let found = try await answer([
      "C.h": "@interface C : UIViewController\n@property (nonatomic) UIInterfaceOrientationMask lock;\n@end",
      "A.m": objectiveC("return self.lock;"),
      "B.m": """
      @implementation C (Lock)
      - (void)a { self.lock = UIInterfaceOrientationMaskPortrait; }
      - (void)b { _lock = UIInterfaceOrientationMaskPortrait; }
      - (void)c:(C *)c { [c setLock:UIInterfaceOrientationMaskLandscape]; }
      @end
      """,
    ])
    #expect(
      found.value == "self.lock = UIInterfaceOrientationMaskPortrait ? [portrait] | "
        + "[c setLock:UIInterfaceOrientationMaskLandscape] ? [landscapeLeft, landscapeRight]", "zero is written before")
  }

  @Test func anEmptyMaskThatIsWrittenOnceComesToWhatIsWritten() async throws {
    let found = try await answer([
      "C.h": "@interface C : UIViewController\n@property (nonatomic) UIInterfaceOrientationMask lock;\n@end",
      "A.m": objectiveC("return self.lock;"),
      "B.m": "@implementation C (Lock)\n- (void)a { self.lock = UIInterfaceOrientationMaskPortrait; }\n@end",
    ])
    #expect(found.value == "[portrait]")
  }
}

// Containers.

extension HelperTests {
  @Test(arguments: [
    (
      "topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations",
      "topViewController?.supportedInterfaceOrientations != nil ? to top | inherited"
    ),
    (
      "if let top = topViewController { return top.supportedInterfaceOrientations }\nreturn .portrait",
      "let top = topViewController ? to top | [portrait]"
    ),
    ("self.topViewController!.supportedInterfaceOrientations", "to top"),
    (
      "guard let child = selectedViewController else { return .all }\nreturn child.supportedInterfaceOrientations",
      "!(let child = selectedViewController) ? [portrait, landscapeLeft, landscapeRight, portraitUpsideDown] | to selected"
    ),
    (
      "visibleViewController?.supportedInterfaceOrientations ?? .portrait",
      "visibleViewController?.supportedInterfaceOrientations != nil ? to visible | [portrait]"
    ),
    (
      "(presentedViewController ?? topViewController!).supportedInterfaceOrientations",
      "presentedViewController != nil ? to presented | to top"
    ),
    (
      "if let a = topViewController?.presentedViewController ?? parent { return a.supportedInterfaceOrientations }\nreturn .all",
      "let a = topViewController?.presentedViewController ?? parent ? topViewController?.presentedViewController != nil ? to topViewController?.presentedViewController | to parent | [portrait, landscapeLeft, landscapeRight, portraitUpsideDown]"
    ),
    // One of them is no controller for certain.
    (
      "(presentedViewController ?? Locks.shared).supportedInterfaceOrientations",
      "`(presentedViewController ?? Locks.shared).supportedInterfaceOrientations`"
    ),
    ("viewControllers.last!.supportedInterfaceOrientations", "to last child"),
    ("children.first!.supportedInterfaceOrientations", "to first child"),
    ("presentedViewController!.supportedInterfaceOrientations", "to presented"),
    ("parent!.supportedInterfaceOrientations", "to parent"),
    ("contentViewController.supportedInterfaceOrientations", "to contentViewController"),
    // The member of a type that is no controller is another one's.
    ("Locks.shared.supportedInterfaceOrientations", "`Locks.shared.supportedInterfaceOrientations`"),
    ("topViewController!.preferredMask", "`topViewController!.preferredMask`"),
  ])
  func aContainerForwardsToAController(answer text: String, value: String) async throws {
    #expect(try await answer(["A.swift": controller(text)]).value == value)
  }

  @Test(arguments: [
    (
      "return [self.topViewController supportedInterfaceOrientations];",
      "topViewController != nil ? to top | []"
    ),
    ("return self.topViewController.supportedInterfaceOrientations;", "topViewController != nil ? to top | []"),
    (
      "if (self.selectedViewController) return self.selectedViewController.supportedInterfaceOrientations;\nreturn [super supportedInterfaceOrientations];",
      "self.selectedViewController ? to selected | inherited"
    ),
    (
      "UIViewController *top = self.viewControllers.lastObject;\nreturn [top supportedInterfaceOrientations];",
      "viewControllers.lastObject != nil ? to last child | []"
    ),
    ("return [[Locks shared] supportedInterfaceOrientations];", "`[[Locks shared] supportedInterfaceOrientations]`"),
    (
      "return [self.viewControllers[self.selectedIndex] supportedInterfaceOrientations];",
      "selectedViewController != nil ? to selected | []"
    ),
    (
      "UIViewController *vc = [self.viewControllers objectAtIndex:self.selectedIndex];\n"
        + "if ([vc isKindOfClass:[UINavigationController class]]) { UINavigationController *nav = (UINavigationController *)vc;\n"
        + "return [nav.topViewController supportedInterfaceOrientations]; }\n"
        + "else { return [vc supportedInterfaceOrientations]; }",
      "[vc isKindOfClass:[UINavigationController class]] {[selectedViewController isKindOfClass:[UINavigationController class]]} ? to selectedViewController.topViewController | to selected"
    ),
    (
      "UIViewController *vc = self.selectedViewController;\nif (vc != nil) return [vc supportedInterfaceOrientations];\nreturn UIInterfaceOrientationMaskAll;",
      "vc != nil {selectedViewController != nil} ? to selected | [portrait, landscapeLeft, landscapeRight, portraitUpsideDown]"
    ),
    // The tabs of another controller are its own.
    (
      "return [other.viewControllers[self.selectedIndex] supportedInterfaceOrientations];",
      "`[other.viewControllers[self.selectedIndex] supportedInterfaceOrientations]`"
    ),
  ])
  func aContainerOfObjectiveCForwardsToAController(statement: String, value: String) async throws {
    #expect(try await answer(["A.m": objectiveC(statement)]).value == value)
  }

  @Test(arguments: [
    (
      "var active: UIViewController? { selectedViewController }", "active?", "active?.supportedInterfaceOrientations",
      "to selected"
    ),
    (
      "private var active: UIViewController? { return self.selectedViewController }", "self.active!", nil, "to selected"
    ),
    (
      "func active() -> UIViewController? { viewControllers?.last }", "active()?",
      "active()?.supportedInterfaceOrientations", "to last child"
    ),
    (
      "var active: UIViewController? { isWide ? topViewController : presentedViewController }", "active!", nil,
      "isWide ? to top | to presented"
    ),
  ])
  func aContainerOfSwiftForwardsToTheControllerThatItsHelperReturns(
    helper: String, call: String, condition: String?, controller: String
  ) async throws {
    let answer = "\(call).supportedInterfaceOrientations" + (condition == nil ? "" : " ?? .portrait")
    let value = condition.map { "\($0) != nil ? \(controller) | [portrait]" } ?? controller
    #expect(try await self.answer(["A.swift": self.controller(answer, helper)]).value == value)
    // A subclass may return another one.
    let files = ["A.swift": self.controller(answer, helper), "B.swift": "class B: C { override \(helper) }"]
    let overridden = try await self.answer(files).value
    #expect(helper.hasPrefix("private") || overridden != value)
  }

  private static let goesOn = """
    func top(_ base: UIViewController? = UIApplication.shared.keyWindow?.rootViewController) -> UIViewController? {
      if let nav = base as? UINavigationController { return top(nav.visibleViewController) }
      if let tab = base as? UITabBarController { return top(tab.selectedViewController) }
      if let presented = base?.presentedViewController { return top(presented) }
      return base
    }
    """

  @Test(arguments: [
    (
      "if UIApplication.top(window?.rootViewController) is Player { return [] }\nreturn .all",
      "extension UIApplication { static "
    ),
    ("if let player = UIApplication.top() as? Player { return [] }\nreturn .all", "extension UIApplication { class "),
    ("if let top = front.top(), top is Player { return [] }\nreturn .all", "class Front {"),
    ("guard !(top(window?.rootViewController) is Player) else { return [] }\nreturn .all", "extension C {"),
  ])
  func aFunctionThatGoesOnGivesTheControllerInFront(body: String, owner: String) async throws {
    let value = try await answer([
      "A.swift": controller(body), "B.swift": owner + Self.goesOn + " }",
      "C.swift": "class Player: UIViewController {}",
    ]).value
    #expect(value.contains("viewControllerInFront") == !body.contains("front."))
    let other = Self.goesOn.replacing("base?.presentedViewController", with: "base?.parent")
    #expect(
      !(try await answer(["A.swift": controller(body), "B.swift": owner + other + " }"]).value
        .contains("viewControllerInFront")))
  }

  @Test(arguments: [
    ("var front: UIViewController { presentedViewController?.front ?? self }", "Presentations"),
    (
      "var front: UIViewController { var c = self; while let p = c.presentedViewController { c = p }; return c }",
      "Presentations"
    ),
    (
      "var front: UIViewController { (self as? UINavigationController)?.topViewController?.front ?? presentedViewController?.front ?? self }",
      "Stacks"
    ),
  ])
  func aFunctionMayGoOnOverSomeContainersAlone(function: String, end: String) async throws {
    let value = try await answer([
      "A.swift": controller("if window?.rootViewController?.front is Player { return [] }\nreturn .all"),
      "B.swift": "extension UIViewController { \(function) }",
    ]).value
    #expect(value.contains("{viewControllerInFrontOf\(end) is Player}"), "\(value)")
  }

  /// What goes into other containers, too, ends elsewhere.
  @Test(arguments: [
    "if let d = base as? DrawerController { return top(d.center) }",
    "if let c = base?.children.first { return top(c) }",
    "if let s = base as? UISplitViewController { return top(s.viewControllers.last) }",
    "if let c = base?.content { return top(c) }",
  ])
  func aFunctionThatGoesIntoOtherContainersIsNotFollowed(statement: String) async throws {
    let function = Self.goesOn.replacing("  return base\n", with: "  \(statement)\n  return base\n")
    let value = try await answer([
      "A.swift": controller("if UIApplication.top() is Player { return [] }\nreturn .all"),
      "B.swift": "extension UIApplication { static \(function) }",
    ]).value
    #expect(!value.contains("InFront"), "\(value)")
  }

  @Test(arguments: ["top(self)", "top(current)", "UIApplication.top(children.last)"])
  func aFunctionThatBeginsElsewhereIsNotFollowed(call: String) async throws {
    let owner = call.hasPrefix("top") ? "extension C {" : "extension UIApplication { static "
    let value = try await answer([
      "A.swift": controller("if \(call) is Player { return [] }\nreturn .all"), "B.swift": owner + Self.goesOn + " }",
    ]).value
    #expect(!value.contains("InFront"), "\(value)")
  }

  @Test func theAnswerOfTheControllerInFrontIsForwarded() async throws {
    let body = "guard let top = UIApplication.top() else { return [] }\nreturn top.supportedInterfaceOrientations"
    #expect(
      try await answer([
        "A.swift": controller(body), "B.swift": "extension UIApplication { static " + Self.goesOn + " }",
      ])
      .value.hasSuffix("? [] | to front"))
  }

  @Test(arguments: [
    (
      "UIViewController *vc = self.viewControllers[self.selectedIndex];\n"
        + "if ([vc isKindOfClass:[UINavigationController class]]) { UINavigationController *nav = (UINavigationController *)vc;\n"
        + "return nav.topViewController; } else { return vc; }",
      "[vc isKindOfClass:[UINavigationController class]] {[selectedViewController isKindOfClass:[UINavigationController class]]} ? to selectedViewController.topViewController | to selected"
    ),
    ("return self.selectedViewController;", "selectedViewController != nil ? to selected | []"),
    ("return [self shownController];", "[self rotatingController] != nil ? to [self rotatingController] | []"),
    // Which controller a loop leaves in the variable is not certain.
    (
      "UIViewController *vc = self.selectedViewController;\nwhile (vc.presentedViewController) vc = vc.presentedViewController;\nreturn vc;",
      "[self rotatingController] != nil ? to [self rotatingController] | []"
    ),
    ("return nil;", "[self rotatingController] != nil ? to [self rotatingController] | []"),
  ])
  func aContainerOfObjectiveCForwardsToTheControllerThatItsMethodReturns(body: String, value: String) async throws {
    let head =
      "@implementation UITabBarController (Rotation)\n- (UIInterfaceOrientationMask)supportedInterfaceOrientations"
    let answers = "{ return [[self rotatingController] supportedInterfaceOrientations]; }"
    let method = "- (UIViewController *)rotatingController { \(body) }"
    #expect(try await answer(["A.m": "\(head) \(answers)\n\(method)\n@end"]).value == value)
    let category = "@implementation UITabBarController (Other)\n\(method)\n@end"
    #expect(try await answer(["A.m": "\(head) \(answers)\n@end", "B.m": category]).value == value)
  }

  @Test func aMethodThatASubclassHasAnotherOneOfIsNotFollowed() async throws {
    let value = try await answer([
      "A.m": """
      @implementation UITabBarController (Rotation)
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
        return [[self rotatingController] supportedInterfaceOrientations];
      }
      - (UIViewController *)rotatingController { return self.selectedViewController; }
      @end
      """,
      "B.h": "@interface Tabs : UITabBarController\n@end",
      "B.m":
        "@implementation Tabs\n- (UIViewController *)rotatingController { return self.viewControllers.firstObject; }\n@end",
    ]).value
    #expect(value == "[self rotatingController] != nil ? to [self rotatingController] | []")
  }
}

// Versions and replacements.

extension HelperTests {
  private func uses(_ text: String, in file: String) async throws -> [String] {
    try folder.write(text, to: file)
    return try await folder.scan().occurrences.map { occurrence in
      let versions = occurrence.versions.map { "\($0.first)–\($0.end?.description ?? "")" } ?? "all"
      return "\(occurrence.place.line ?? 0) \(occurrence.role.rawValue) \(versions)"
    }
  }

  @Test func whatAvailabilityExcludesIsSaidOfEachOccurrence() async throws {
    let found = try await uses(
      """
      func a() {
        if #available(iOS 16.0, *) {
          scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
        } else if b {
          UIDevice.current.setValue(1, forKey: "orientation")
        } else {
          UIDevice.current.setValue(2, forKey: "orientation")
        }
        UIDevice.current.setValue(3, forKey: "orientation")
        guard #available(iOS 13, *) else {
          return UIDevice.current.setValue(4, forKey: "orientation")
        }
        UIDevice.current.setValue(1, forKey: "orientation")
        if #available(iOS 16, *), b { return UIDevice.current.setValue(2, forKey: "orientation") }
        UIDevice.current.setValue(3, forKey: "orientation")
        if #unavailable(iOS 16) { UIDevice.current.setValue(4, forKey: "orientation") }
        if #available(iOS 16, *) {
          return
        }
        UIDevice.current.setValue(1, forKey: "orientation")
      }
      @available(iOS 17, *) func b() { UIDevice.current.setValue(2, forKey: "orientation") }
      @available(iOS, introduced: 9, obsoleted: 15) func c() { UIDevice.current.setValue(3, forKey: "orientation") }
      """, in: "A.swift")
    #expect(
      found == [
        "3 use 16–", "5 use 2–16", "7 use 2–16", "9 use all", "11 use 2–13", "13 use 13–", "14 use 16–", "15 use 13–",
        "16 use 13–16", "20 use 13–16", "22 use 17–", "23 use 9–15",
      ])
  }

  @Test func whatAvailabilityExcludesInObjectiveCIsSaid() async throws {
    let found = try await uses(
      """
      @implementation C
      - (void)a {
        if (@available(iOS 16.0, *)) {
          [self setNeedsUpdateOfSupportedInterfaceOrientations];
        } else {
          [UIViewController attemptRotationToDeviceOrientation];
        }
        if (!@available(iOS 13, *)) return [UIViewController attemptRotationToDeviceOrientation];
        [UIViewController attemptRotationToDeviceOrientation];
        if (@available(iOS 16, *) && b) [UIViewController attemptRotationToDeviceOrientation];
        else [UIViewController attemptRotationToDeviceOrientation];
      }
      @end
      """, in: "A.m")
    #expect(found == ["4 use 16–", "6 use 2–16", "8 use 2–13", "9 use 13–", "10 use 16–", "11 use 13–"])
  }

  @Test func anAnswerThatIsReplacedAtRunTimeIsNamed() async throws {
    let swift = try await uses(
      """
      extension UIViewController {
        static func swizzle() {
          let old = class_getInstanceMethod(UIViewController.self, #selector(getter: supportedInterfaceOrientations))
          let new = class_getInstanceMethod(UIViewController.self, #selector(getter: lockedOrientations))
          method_exchangeImplementations(old!, new!)
        }
        func asks() { _ = responds(to: #selector(getter: supportedInterfaceOrientations)) }
      }
      """, in: "A.swift")
    #expect(swift == ["3 replacement all"])
  }

  @Test func anAnswerThatIsReplacedInObjectiveCIsNamed() async throws {
    let found = try await uses(
      """
      @implementation C
      + (void)load {
        class_replaceMethod(self, @selector(supportedInterfaceOrientations), (IMP)answer, "Q@:");
      }
      @end
      """, in: "A.m")
    #expect(found == ["3 replacement all"])
  }

  @Test func aConstantThatAnInitializerSetsIsNotAssignedLater() async throws {
    let members = "let isLocked: Bool\n  init(isLocked: Bool) { self.isLocked = isLocked }"
    let found = try await answer(["C.swift": controller("isLocked ? .portrait : .all", members)])
    #expect(found.places.allSatisfy { !$0.hasPrefix("assignment") }, "\(found.places)")
    let variable = try await answer(["C.swift": controller("isLocked ? .portrait : .all", "var" + members.dropFirst(3))]
    )
    #expect(variable.places.contains { $0.hasPrefix("assignment isLocked") }, "\(variable.places)")
  }

  @Test(arguments: [
    ("S.swift", "func s() { WRITE present(a, animated: true) }", ReadPlace.Next.presentation),
    ("S.swift", "func s() { WRITE dismiss(animated: true) }", .presentation),
    ("S.swift", "func s() { present(a, animated: true); WRITE }", nil),
    ("S.swift", "override func viewDidLoad() { WRITE }", .appearance),
    ("S.m", "- (void)s { WRITE [self presentViewController:a animated:YES completion:nil]; }", .presentation),
    ("S.m", "- (void)s { WRITE [self dismissViewControllerAnimated:YES completion:nil]; }", .presentation),
    ("S.m", "- (void)s { WRITE [a present]; }", nil),
    ("S.m", "- (void)loadView { WRITE }", .appearance),
    ("S.swift", "func s() { WRITE UIViewController.attemptRotationToDeviceOrientation() }", .callBelow16),
    ("S.swift", "func s() { WRITE UIDevice.current.setValue(3, forKey: \"orientation\") }", .callBelow16),
    ("S.swift", "func s() { WRITE UIDevice.current.setValue(3, forKey: \"other\") }", nil),
    ("S.m", "- (void)s { WRITE [UIDevice.currentDevice setValue:@3 forKey:@\"orientation\"]; }", .callBelow16),
  ])
  func aWriteSaysWhoseItIsAndWhatFollows(path: String, code: String, next: ReadPlace.Next?) async throws {
    let isSwift = path == "S.swift"
    let body = code.replacing("WRITE", with: isSwift ? "Lock.mask = .portrait;" : "[Lock setMask:2];")
    _ = try await answer([
      "A.swift": controller("Lock.mask"),
      "Lock.swift": "class Lock { static var mask = UIInterfaceOrientationMask.all }",
      path: isSwift ? "class S: UIViewController { \(body) }" : "@implementation S\n\(body)\n@end",
    ])
    let write = try await folder.scan().occurrences.flatMap(\.readAt).first { $0.role == .assignment }
    #expect(write?.type == "S" && write?.next == next)
  }

  @Test(arguments: [
    ("@synthesize count, lock;", "[landscapeLeft, landscapeRight]"), ("@synthesize lock = _lock;", "`lock`"),
  ])
  func anInstanceVariableMayHaveTheNameOfItsProperty(synthesis: String, value: String) async throws {
    let found = try await answer([
      "C.h": "@interface C : UIViewController\n@property UIInterfaceOrientationMask lock;\n@end",
      "C.m": """
      @implementation C
      \(synthesis)
      - (void)viewDidLoad { lock = UIInterfaceOrientationMaskLandscape; }
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return lock; }
      @end
      """,
    ])
    #expect(found.value == value)
  }

  @Test func aControllerThatSetsALockIsKeptWhereverItIsDeclared() async throws {
    _ = try await answer([
      "A.swift": controller("Lock.mask"),
      "Lock.swift": "class Lock { static var mask = UIInterfaceOrientationMask.all }",
      "S.h": "@interface S : UIViewController\n@end",
      "S.m": "@implementation S\n- (void)s { Lock.mask = 2; }\n@end",
    ])
    #expect(try await folder.scan().types.map(\.name) == ["C", "S"])
  }
}
