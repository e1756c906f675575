import AppFacts
import Testing

@testable import XcodeProject

/// When a lock is set, and when a call has UIKit read it, as far as that is certain.
struct MomentTests {
  private let folder: TemporaryCheckout

  init() throws { folder = try TemporaryCheckout() }

  private static let delegate = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      static var lock = UIInterfaceOrientationMask.all
      func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask {
        AppDelegate.lock
      }
    }
    """

  /// The writes of the lock and the calls, each with its moment.
  private func moments(_ files: [String: String]) async throws -> [String] {
    for (name, text) in files { try folder.write(text, to: name) }
    let found = try await folder.scan().occurrences
    let writes = found.flatMap(\.readAt).filter { $0.role == .assignment }
    return writes.map { write in
      "write \(write.moment?.rawValue ?? "-")\(write.calls[.update] ? " updates" : "")\(write.calls[.request] ? " requests" : "")"
    }
      + found.filter { $0.role == .use }.map { "call \($0.moment?.rawValue ?? "-")" }
  }

  @Test(arguments: [
    ("func viewWillAppear(_ a: Bool) { super.viewWillAppear(a); WRITE }", "appearing"),
    ("func viewDidAppear(_ a: Bool) {\n super.viewDidAppear(a)\n WRITE\n }", "appeared"),
    ("func viewWillDisappear(_ a: Bool) { WRITE }", "disappearing"),
    ("func viewDidDisappear(_ a: Bool) { WRITE }", "disappeared"),
    ("func viewDidLoad() { WRITE }", "-"),
    ("func viewWillAppear(_ a: Bool) { if isFirst { WRITE } }", "-"),
    ("func viewWillAppear(_ a: Bool) { if isFirst { reload() }; WRITE }", "appearing"),
    ("func viewWillAppear(_ a: Bool) { if isFirst { return }; WRITE }", "-"),
    ("func viewWillAppear(_ a: Bool) { guard isFirst else { return }; WRITE }", "-"),
    ("func viewWillAppear(_ a: Bool) { guard let self else { return }\n WRITE }", "appearing"),
    ("func viewWillAppear(_ a: Bool) { load { WRITE } }", "-"),
    ("func viewWillAppear(_ a: Bool) { isFirst ? x() : WRITE }", "-"),
    ("func viewWillAppear(_ a: Bool) { DispatchQueue.main.async { WRITE } }", "appearing"),
    ("func viewWillAppear(_ a: Bool) { if let d = UIApplication.shared.delegate { WRITE } }", "appearing"),
    ("func viewWillAppear(_ a: Bool) { if let video = item.video { WRITE } }", "-"),
  ])
  func aWriteIsCertainWhereNothingDecidesWhetherItRuns(function: String, moment: String) async throws {
    for write in [
      "AppDelegate.lock = .landscape", "(UIApplication.shared.delegate as? AppDelegate)?.lock = .landscape",
    ] {
      let code = "class P: UIViewController { override \(function.replacing("WRITE", with: write)) }"
      #expect(try await moments(["A.swift": Self.delegate, "P.swift": code]) == ["write \(moment)"], "\(code)")
    }
  }

  @Test(arguments: [
    ("viewWillAppear:(BOOL)a { [super viewWillAppear:a]; WRITE }", "appearing"),
    (
      "viewWillDisappear:(BOOL)a {\n AppDelegate *d = UIApplication.sharedApplication.delegate;\n WRITE\n}",
      "disappearing"
    ),
    ("viewWillAppear:(BOOL)a { if (self.isFirst) { WRITE } }", "-"),
    ("viewWillAppear:(BOOL)a { if (self.isFirst)\n WRITE }", "-"),
    ("viewWillAppear:(BOOL)a { [self load:^{ WRITE }]; }", "-"),
    ("viewWillAppear:(BOOL)a { dispatch_async(dispatch_get_main_queue(), ^{ WRITE }); }", "appearing"),
  ])
  func theSameInObjectiveC(method: String, moment: String) async throws {
    for write in [
      "AppDelegate.lock = UIInterfaceOrientationMaskLandscape;",
      "[AppDelegate setLock:UIInterfaceOrientationMaskLandscape];",
    ] {
      let code = "@implementation P\n- (void)\(method.replacing("WRITE", with: write))\n@end"
      let found = try await moments([
        "A.swift": Self.delegate, "P.h": "@interface P : UIViewController\n@end", "P.m": code,
      ])
      #expect(found == ["write \(moment)"], "\(code)")
    }
  }

  @Test(arguments: [
    ("VStack { Text(\"\") }.onAppear { WRITE }", "appearing"), ("Text(\"\").task { WRITE }", "appearing"),
    ("Text(\"\").onDisappear { WRITE }", "disappeared"), ("VStack { Text(\"\").onAppear { WRITE } }", "appearing"),
    ("VStack { if isOn { Text(\"\").onAppear { WRITE } } }", "-"), ("Text(\"\").onTapGesture { WRITE }", "-"),
    ("Button(\"\") { on = true }.onAppear { WRITE }", "appearing"),
    ("List { Text(\"\").onAppear { WRITE } }", "-"), ("Text(\"\").onAppear { if isOn { WRITE } }", "-"),
  ])
  func aViewSetsItWhereItAppears(body: String, moment: String) async throws {
    let code =
      "struct P: View { var body: some View { \(body.replacing("WRITE", with: "AppDelegate.lock = .landscape")) } }"
    #expect(try await moments(["A.swift": Self.delegate, "P.swift": code]) == ["write \(moment)"])
  }

  @Test(arguments: [
    ("AppDelegate.lock = mask", "write appearing"),
    ("if let d = UIApplication.shared.delegate as? AppDelegate { d.lock = mask }", "write appearing"),
    ("AppDelegate.lock = mask; root.setNeedsUpdateOfSupportedInterfaceOrientations()", "write appearing updates"),
    (
      "AppDelegate.lock = mask\n if #available(iOS 16, *) { root.setNeedsUpdateOfSupportedInterfaceOrientations() }",
      "write appearing updates"
    ),
    (
      "AppDelegate.lock = mask\n if #available(iOS 17, *) { root.setNeedsUpdateOfSupportedInterfaceOrientations() }",
      "write appearing"
    ),
    (
      "AppDelegate.lock = mask\n scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask))",
      "write appearing requests"
    ),
    (
      "AppDelegate.lock = mask\n let p = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: mask)\n scene.requestGeometryUpdate(p) { _ in }",
      "write appearing requests"
    ),
    (
      "AppDelegate.lock = mask\n scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))", "write appearing"
    ),
    (
      "AppDelegate.lock = mask\n if isOn { scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) }",
      "write appearing"
    ),
    (
      "DispatchQueue.main.async { AppDelegate.lock = mask }; root.setNeedsUpdateOfSupportedInterfaceOrientations()",
      "write appearing"
    ),
    (
      "Task { AppDelegate.lock = mask; root.setNeedsUpdateOfSupportedInterfaceOrientations() }",
      "write appearing updates"
    ),
    (
      "Task { await load(); AppDelegate.lock = mask; root.setNeedsUpdateOfSupportedInterfaceOrientations() }", "write -"
    ),
    ("if isOn { AppDelegate.lock = mask }", "write -"),
  ])
  func aCallOfAFunctionThatSetsItIsOne(body: String, write: String) async throws {
    let found = try await moments([
      "A.swift": Self.delegate, "U.swift": "enum U { static func set(_ mask: UIInterfaceOrientationMask) { \(body) } }",
      "P.swift": "class P: UIViewController { override func viewWillAppear(_ a: Bool) { U.set(.landscape) } }",
    ])
    // The write in the function is one without a moment, whose value the calls say.
    #expect(found.filter { $0.hasPrefix("write") } == [write], "\(found)")
  }

  /// A function without a parameter sets it to one value, wherever it is called.
  @Test(arguments: [
    ("override func viewWillAppear(_ a: Bool) { lock() }\nfunc lock() { SET }", "", ["write appearing updates"]),
    (
      "override func viewWillAppear(_ a: Bool) { begin() }\nfunc begin() { lock() }\nfunc lock() { SET }", "",
      ["write appearing updates"]
    ),
    (
      "override func viewWillAppear(_ a: Bool) { Manager.shared.lock() }",
      "class Manager { static let shared = Manager(); func lock() { SET } }", ["write appearing updates"]
    ),
    (
      "override func viewWillAppear(_ a: Bool) { (UIApplication.shared.delegate as? Manager)?.lock() }",
      "class Manager { func lock() { SET } }", ["write appearing updates"]
    ),
    (
      "let mutex = NSLock()\noverride func viewWillAppear(_ a: Bool) { mutex.lock() }",
      "class Manager { func lock() { SET } }", ["write - updates"]
    ),
    (
      "override func viewWillAppear(_ a: Bool) { if isWide { lock() } }\nfunc lock() { SET }", "", ["write - updates"]
    ),
    ("override func viewWillAppear(_ a: Bool) { lock() }\n@IBAction func lock() { SET }", "", ["write - updates"]),
  ])
  func aCallOfAFunctionWithoutParametersIsOne(members: String, other: String, writes: [String]) async throws {
    let set = "AppDelegate.lock = .portrait; UIApplication.shared.root.setNeedsUpdateOfSupportedInterfaceOrientations()"
    let found = try await moments([
      "A.swift": Self.delegate,
      "P.swift": "class P: UIViewController { \(members) }\n\(other)".replacing("SET", with: set),
    ])
    #expect(found.filter { $0.hasPrefix("write") } == writes, "\(found)")
  }

  @Test(arguments: ["lock", "self.lock"])
  func aViewNamesTheFunctionThatItPerforms(function: String) async throws {
    let found = try await moments([
      "A.swift": Self.delegate,
      "P.swift": """
      struct P: View {
        var body: some View { Text("").onAppear(perform: \(function)).onDisappear(perform: unlock) }
        func lock() { AppDelegate.lock = .portrait }
        func unlock() { AppDelegate.lock = .all }
      }
      """,
    ])
    #expect(found == ["write appearing", "write disappeared"])
  }

  /// What a modifier sets when it comes and goes is set by the view that has it.
  @Test(arguments: [
    ("Text(\"\").supported(.landscape)", ["write appearing updates", "write disappeared"]),
    ("VStack { Text(\"\").modifier(Orient(m: .landscape)) }", ["write appearing updates", "write disappeared"]),
    ("VStack { if isOn { Text(\"\").supported(.landscape) } }", ["write - updates", "write -"]),
    ("List { Text(\"\").supported(.landscape) }", ["write - updates", "write -"]),
  ])
  func aModifierRunsWhereItsViewsComeAndGo(body: String, writes: [String]) async throws {
    let found = try await moments([
      "A.swift": Self.delegate,
      "O.swift": """
      struct Orient: ViewModifier {
        let m: UIInterfaceOrientationMask
        func body(content: Content) -> some View {
          content.onAppear { AppDelegate.lock = m; UIApplication.shared.root.setNeedsUpdateOfSupportedInterfaceOrientations() }
            .onDisappear { AppDelegate.lock = .all }
        }
      }
      extension View { func supported(_ m: UIInterfaceOrientationMask) -> some View { modifier(Orient(m: m)) } }
      """,
      "P.swift": "struct P: View { var body: some View { \(body) } }",
    ])
    #expect(Set(found.filter { $0.hasPrefix("write") }) == Set(writes), "\(found)")
  }

  @Test func aMessageWithoutArgumentsIsOneInObjectiveC() async throws {
    let found = try await moments([
      "A.swift": Self.delegate, "P.h": "@interface P : UIViewController\n@end",
      "P.m": """
      @implementation P
      - (void)viewWillAppear:(BOOL)a { [self lock]; [self set:UIInterfaceOrientationMaskPortrait]; }
      - (void)lock { AppDelegate.lock = UIInterfaceOrientationMaskLandscape; }
      - (void)set:(UIInterfaceOrientationMask)mask { AppDelegate.lock = mask; }
      @end
      """,
    ])
    #expect(found == ["write appearing", "write appearing"])
  }

  @Test func theVariableMayRequestItselfWhatItIsSetTo() async throws {
    let request = "scene.requestGeometryUpdate(.iOS(interfaceOrientations: lock))"
    let found = try await moments([
      "A.swift": Self.delegate.replacing("Mask.all", with: "Mask.all { didSet { \(request) } }"),
      "P.swift": "struct P: View { var body: some View { Text(\"\").onAppear { AppDelegate.lock = .portrait } } }",
    ])
    #expect(found.first == "write appearing requests", "\(found)")
  }

  @Test(arguments: [
    ("root.setNeedsUpdateOfSupportedInterfaceOrientations()", true),
    (
      "UIApplication.shared.connectedScenes.forEach { ($0 as? UIWindowScene)?.windows.first?.rootViewController?.setNeedsUpdateOfSupportedInterfaceOrientations() }",
      true
    ),
    (
      "for scene in UIApplication.shared.connectedScenes { scene.root.setNeedsUpdateOfSupportedInterfaceOrientations() }",
      true
    ), ("if lock != oldValue { root.setNeedsUpdateOfSupportedInterfaceOrientations() }", false),
  ])
  func whatTheVariableDoesItselfFollows(body: String, updates: Bool) async throws {
    let delegate = Self.delegate.replacing("Mask.all", with: "Mask.all { didSet { \(body) } }")
    let found = try await moments([
      "A.swift": delegate,
      "P.swift": "struct P: View { var body: some View { Text(\"\").onAppear { AppDelegate.lock = .portrait } } }",
    ])
    #expect(found.first == (updates ? "write appearing updates" : "write appearing"), "\(found)")
  }

  @Test(arguments: [
    ("viewWillAppear", "setNeedsUpdateOfSupportedInterfaceOrientations()", "appearing"),
    ("viewWillAppear", "navigationController?.setNeedsUpdateOfSupportedInterfaceOrientations()", "appearing"),
    ("viewWillAppear", "if #available(iOS 16.0, *) { setNeedsUpdateOfSupportedInterfaceOrientations() }", "appearing"),
    (
      "viewWillAppear",
      "guard #available(iOS 16.0, *) else { return }\n setNeedsUpdateOfSupportedInterfaceOrientations()", "appearing"
    ),
    ("viewWillAppear", "if isOn { setNeedsUpdateOfSupportedInterfaceOrientations() }", "-"),
    ("viewWillAppear", "view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))", "-"),
    (
      "viewDidAppear", "view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))",
      "appeared"
    ),
    (
      "viewWillAppear",
      "guard let scene = view.window?.windowScene else { return }\n scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))",
      "-"
    ),
  ])
  func aCallSaysWhenItIsMade(function: String, call: String, moment: String) async throws {
    let code = "class P: UIViewController { override func \(function)(_ a: Bool) { super.\(function)(a)\n \(call) } }"
    #expect(try await moments(["P.swift": code]) == ["call \(moment)"])
  }

  @Test(arguments: [
    ("[self setNeedsUpdateOfSupportedInterfaceOrientations];", "appearing"),
    (
      "if (@available(iOS 16.0, *)) { [self setNeedsUpdateOfSupportedInterfaceOrientations]; } else { x(); }",
      "appearing"
    ),
    ("if (self.isOn) [self setNeedsUpdateOfSupportedInterfaceOrientations];", "-"),
    ("if (@available(iOS 16.0, *)) { } else { [self setNeedsUpdateOfSupportedInterfaceOrientations]; }", "-"),
  ])
  func aCallSaysWhenItIsMadeInObjectiveC(call: String, moment: String) async throws {
    let code = "@implementation P\n- (void)viewWillAppear:(BOOL)a {\n [super viewWillAppear:a];\n \(call)\n}\n@end"
    #expect(
      try await moments(["P.h": "@interface P : UIViewController\n@end", "P.m": code]) == ["call \(moment)"])
  }
}
