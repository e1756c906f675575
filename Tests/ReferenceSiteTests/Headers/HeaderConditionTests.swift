import Testing

@testable import ReferenceSite
@testable import SDKHeaders

@Suite struct HeaderConditionTests {
  @Test(arguments: [
    ("1", true), ("0", false), ("!0", true), ("!!1", true), ("TARGET_OS_IOS", true), ("TARGET_OS_TV", false),
    ("TARGET_OS_TV || TARGET_OS_IOS", true), ("!(TARGET_OS_TV || TARGET_OS_WATCH)", true),
    ("TARGET_OS_TV && UNKNOWN", false), ("UNKNOWN && TARGET_OS_TV", false), ("UNKNOWN || 1", true),
    ("0 || 1 && 0", false), ("1 || 1 && 0", true), ("(1 || 1) && 0", false), ("defined(A) && 0", false),
    ("A >= B || 1", true), ("__has_include(<UIKitCore/UIDevice.h>) && 0", false),
  ])
  func whatIsKnownDecides(text: String, holds: Bool) {
    #expect(HeaderCondition.holds(HeaderLexer.tokens(of: Array(text.utf8))) == holds)
  }

  @Test(arguments: [
    "UNKNOWN", "!UNKNOWN", "UNKNOWN || 0", "UNKNOWN && 1", "defined(TARGET_OS_TV)", "defined TARGET_OS_TV", "A == 0",
    "__IPHONE_3_2 <= __IPHONE_OS_VERSION_MAX_ALLOWED", "", "(", ")", "!", "(1", "1 1", "1 )", "1 + 0",
    "(defined(A) && A) || !__has_include(<UIKitCore/UIDevice.h>)",
  ])
  func everythingElseIsUnknown(text: String) {
    #expect(HeaderCondition.holds(HeaderLexer.tokens(of: Array(text.utf8))) == nil)
  }

  @Test func aConditionMayNestAsDeepAsItLikes() {
    for mark in ["(", "!"] {
      let text = String(repeating: mark, count: 100_000) + "1"
      #expect(HeaderCondition.holds(HeaderLexer.tokens(of: Array(text.utf8))) == nil)
    }
  }
}
