import AppFacts
import Testing

@testable import XcodeProject

/// Which functions no code calls, so that what they do is left out.
@Suite struct UncalledFunctionTests {
  private static let utility = """
    struct AppUtility {
      static func lock(_ mask: UIInterfaceOrientationMask) {}
      static func lock(_ mask: UIInterfaceOrientationMask, andRotateTo orientation: UIInterfaceOrientation) {
        UIDevice.current.setValue(orientation.rawValue, forKey: "orientation")
        lock(mask)
      }
    }

    """

  @Test func aFunctionThatNoCodeCallsDoesNothing() async throws {
    #expect(try await !isFound(Self.utility))
    #expect(try await !isFound(Self.utility + "func show() { AppUtility.lock(.portrait) }"))
    #expect(try await !isFound(Self.utility + "func show() { AppUtility.lock(.portrait, other: 1) }"))
    #expect(
      try await !isFound(Self.utility + "let text = \"lock it\" // AppUtility.lock(.all, andRotateTo: .portrait)"))
  }

  @Test(arguments: [
    "func show() { AppUtility.lock(.portrait, andRotateTo: .portrait) }",
    "func show() { AppUtility.lock(.portrait,\n  andRotateTo: isWide ? a(1, b: 2) : .portrait) }",
    "let lock = AppUtility.lock",
    "let lock = AppUtility.lock(_:andRotateTo:)",
    "let selector = Selector((\"lock:andRotateTo:\"))",
  ])
  func aCallOrAnyOtherMentionIsOne(source: String) async throws {
    #expect(try await isFound(Self.utility + source))
  }

  @Test(arguments: [
    ("mode: Int = 0, done: () -> Void", "force()", true), ("mode: Int = 0", "force(mode: 2)", true),
    ("mode: Int", "force()", false), ("mode: Int...", "force()", true), ("_ mode: Int", "force(mode: 2)", false),
    ("mode: Int, done: () -> Void", "force(mode: 1) { }", true),
  ])
  func aCallMayLeaveOutWhatHasADefault(parameters: String, call: String, isFound: Bool) async throws {
    let source = """
      func force(\(parameters)) { UIDevice.current.setValue(1, forKey: "orientation") }
      let screen: Void = \(call)
      """
    #expect(try await self.isFound(source) == isFound)
  }

  /// What others may call: UIKit, another module, a storyboard, Objective-C, a test.
  @Test(arguments: [
    "@objc func force()", "@IBAction func force()", "public func force()", "override func force()",
    "dynamic func force()",
    "func testForce()", "func application()", "func go()",
  ])
  func whatOthersMayCallIsKept(function: String) async throws {
    #expect(try await isFound(type("Player: UIViewController", function)))
    #expect(try await !isFound(type("Player: UIViewController", "private func force()")))
    #expect(try await !isFound(type("Player: UIViewController", "@MainActor func force()")))
  }

  @Test(arguments: [
    ("@objcMembers class Player: NSObject", "force", true), ("public extension Player", "force", true),
    ("class Player: NSObject, CameraDelegate", "force", true), ("class Player: Base, Turning", "force", false),
    ("class Player: UIViewController, UITableViewDelegate", "tableView", true),
    ("class Player: UIViewController, UITableViewDelegate", "forceOrientation", false),
    ("class Player: Camera, CameraDelegate", "force", true), ("struct Player: View", "force", false),
    ("struct Player: View", "body", true),
    ("protocol Player", "force", true),
  ])
  func aProtocolOfAnotherModuleMayAskForAFunction(type: String, function: String, isFound: Bool) async throws {
    let source = """
      class Base: UIViewController {}
      protocol Turning { func turn() }
      \(type) {
        func \(function)() { UIDevice.current.setValue(1, forKey: "orientation") }
      }

      """
    #expect(try await self.isFound(source) == isFound)
    #expect(try await self.isFound(source + "let x: Void = player.\(function)()"))
    if type.hasPrefix("class") {
      #expect(try await !self.isFound(source.replacing("  func ", with: "  private func ")))
    }
  }

  private func type(_ head: String, _ function: String) -> String {
    "class \(head) {\n  \(function) { UIDevice.current.setValue(1, forKey: \"orientation\") }\n}\n"
  }

  /// What somebody tries in a few files has no caller yet.
  @Test func aFewFilesAreNoApp() async throws {
    let source = type("Player: UIViewController", "func force()")
    #expect(try await !isFound(source))
    #expect(try await isFound(source, amongFiles: 3))
  }

  private func isFound(_ source: String, amongFiles others: Int = 4) async throws -> Bool {
    let checkout = try TemporaryCheckout()
    for number in 0..<others { try checkout.write("import UIKit\n", to: "File\(number).swift") }
    try checkout.write(source, to: "Player.swift")
    return try await checkout.scan().occurrences.contains { $0.api == .setDeviceOrientation }
  }
}
