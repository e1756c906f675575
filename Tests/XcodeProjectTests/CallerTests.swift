import AppFacts
import Orientation
import Testing

@testable import XcodeProject

/// On which versions a function runs that is called only where an availability condition leaves some of them.
@Suite struct CallerTests {
  private static let helper = """
    enum Lock {
      static func force(_ orientation: UIInterfaceOrientation) {
        UIDevice.current.setValue(orientation.rawValue, forKey: "orientation")
      }
    }

    """
  private static let call = """
    class Player: UIViewController {
      func show() {
        if #available(iOS 16, *) { print(1) } else { Lock.force(.portrait) }
      }
    }

    """
  private static let old = VersionRange(from: OSVersion(2), until: OSVersion(16))

  @Test func aFunctionRunsWhereItsCallersRun() async throws {
    #expect(try await versions(["Lock.swift": Self.helper, "Player.swift": Self.call]) == Self.old)
    #expect(try await versions(["Lock.swift": Self.helper + Self.call]) == Self.old)
  }

  @Test(arguments: [
    "func other() { Lock.force(.portrait) }",
    "let force = Lock.force",
    "func other() { perform(Selector((\"force:\"))) }",
  ])
  func anyOtherCallMayRunOnEveryVersion(source: String) async throws {
    #expect(
      try await versions(["Lock.swift": Self.helper, "Player.swift": Self.call, "Other.swift": source]) == nil)
  }

  @Test func theVersionsOfAllCallersCount() async throws {
    let other = "func other() { if #available(iOS 17, *) {} else { Lock.force(.portrait) } }"
    #expect(
      try await versions(["Lock.swift": Self.helper, "Player.swift": Self.call, "Other.swift": other])
        == VersionRange(from: OSVersion(2), until: OSVersion(17)))
  }

  @Test func aFunctionThatNoCodeCallsMayBeCalledByOthers() async throws {
    #expect(try await versions(["Lock.swift": Self.helper]) == nil)
  }

  @Test func whatFollowsAFunctionIsNoPartOfIt() async throws {
    let source = """
      class Player: UIViewController {
        func force() {}
        init() { UIDevice.current.setValue(1, forKey: "orientation") }
        func show() { if #available(iOS 16, *) {} else { force() } }
      }
      """
    #expect(try await versions(["Player.swift": source]) == nil)
  }

  @Test func uiKitCallsWhatOverrides() async throws {
    let source = """
      class Player: UIViewController {
        override func force() { UIDevice.current.setValue(1, forKey: "orientation") }
        func show() { if #available(iOS 16, *) {} else { force() } }
      }
      """
    #expect(try await versions(["Player.swift": source]) == nil)
  }

  @Test func objectiveCCallsToo() async throws {
    let source = """
      @implementation Player
      - (void)forceOrientation:(NSInteger)orientation {
        [[UIDevice currentDevice] setValue:@(orientation) forKey:@"orientation"];
      }
      - (void)show {
        if (@available(iOS 16, *)) {
        } else {
          [self forceOrientation:1];
        }
      }
      @end

      """
    #expect(try await versions(["Player.m": source]) == Self.old)
    #expect(try await versions(["Player.m": source, "A.swift": "func a() { player.forceOrientation(1) }"]) == nil)
    let header = "@interface Player : UIViewController\n- (void)forceOrientation:(NSInteger)orientation;\n@end\n"
    #expect(try await versions(["Player.m": source, "Player.h": header]) == Self.old)
  }

  /// What an SDK of iOS 16 does not compile calls nothing.
  @Test(arguments: [
    ("#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 160000", true), ("#if defined(__IPHONE_16_0)", true),
    ("#ifdef __IPHONE_16_0", true), ("#if __IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_15_0", true),
    ("#if !(__IPHONE_OS_VERSION_MAX_ALLOWED < 160000)", true),
    ("#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 260000", false), ("#if __IPHONE_OS_VERSION_MAX_ALLOWED < 160000", false),
    ("#if __IPHONE_OS_VERSION_MIN_REQUIRED >= 160000", false), ("#ifdef NEW_ROTATION", false),
  ])
  func aBranchForAnOlderSDKCallsNothing(condition: String, isLeftOut: Bool) async throws {
    let source = """
      @implementation Player
      - (void)forceOrientation:(NSInteger)orientation {
        [[UIDevice currentDevice] setValue:@(orientation) forKey:@"orientation"];
      }
      \(condition)
      - (void)show {
        if (@available(iOS 16, *)) {
        } else {
          [self forceOrientation:1];
        }
      }
      #else
      - (void)show { [self forceOrientation:1]; }
      #endif
      @end

      """
    #expect(try await versions(["Player.m": source]) == (isLeftOut ? Self.old : nil))
  }

  @Test(arguments: [
    ("compiler(>=5.7)", true), ("compiler(>= 5.7.1)", false), ("compiler(>=5.5)", true), ("!(compiler(<5.7))", true),
    ("compiler(>=6)", false), ("compiler(<5.7)", false), ("swift(>=5.7)", false),
  ])
  func anOldCompilerHasAnOldSDK(condition: String, isLeftOut: Bool) async throws {
    let call = """
      #if \(condition)
      func show() { if #available(iOS 16, *) {} else { Lock.force(.portrait) } }
      #else
      func show() { Lock.force(.portrait) }
      #endif

      """
    #expect(try await versions(["Lock.swift": Self.helper, "Player.swift": call]) == (isLeftOut ? Self.old : nil))
  }

  @Test func aClassRunsWhereItsObjectsAreMade() async throws {
    let rotation = """
      @interface OldRotation : Rotation
      @end
      @implementation OldRotation
      - (void)turn {
        [UIDevice.currentDevice setValue:@1 forKey:@"orientation"];
      }
      @end

      """
    let factory = """
      @class OldRotation;
      @implementation Rotation
      + (instancetype)rotation {
        if (@available(iOS 16, *)) { return [NewRotation new]; } else { return [OldRotation.alloc init]; }
      }
      @end
      """
    #expect(try await versions(["Old.m": rotation, "Rotation.m": factory]) == Self.old)
    #expect(try await versions(["Old.m": rotation]) == nil)
    // A subclass, or a variable that any code may fill, is made elsewhere.
    for other in ["@interface Other : OldRotation\n@end", "@implementation B\n- (void)b { OldRotation *x = y; }\n@end"]
    {
      #expect(try await versions(["Old.m": rotation, "Rotation.m": factory, "B.m": other]) == nil)
    }
    let swift = """
      final class OldRotation {
        override func turn() { UIDevice.current.setValue(1, forKey: "orientation") }
      }
      let rotation: Rotation = if #available(iOS 16, *) { NewRotation() } else { OldRotation() }
      """
    #expect(try await versions(["Old.swift": swift]) == Self.old)
    #expect(try await versions(["Old.swift": swift + "\nlet other = OldRotation()"]) == nil)
  }

  private func versions(_ sources: [String: String]) async throws -> VersionRange? {
    let folder = try TemporaryCheckout()
    for (path, source) in sources { try folder.write(source, to: path) }
    let facts = try await CheckoutScanner(path: folder.path).scan()
    return try #require(facts.occurrences.first { $0.api == .setDeviceOrientation }).versions
  }
}
