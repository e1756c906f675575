import Orientation
import Testing

@testable import ReferenceSite
@testable import SDKHeaders

@Suite struct HeaderAnnotationTests {
  @Test(arguments: [
    "API_AVAILABLE(ios(8.2))", "API_AVAILABLE(macos(10.15), ios(8.2), tvos(9.0))", "NS_AVAILABLE_IOS(8_2)",
    "NS_ENUM_AVAILABLE_IOS(8_2)", "NS_AVAILABLE(10_9, 8_2)", "NS_ENUM_AVAILABLE(10_9, 8_2)",
    "__OSX_AVAILABLE_STARTING(__MAC_NA,__IPHONE_8_2)", "__IOS_AVAILABLE(8.2) __TVOS_PROHIBITED",
    "API_AVAILABLE(ios(8.2)) API_UNAVAILABLE(tvos, watchos)", "UIKIT_AVAILABLE_IOS_TVOS(8_2, 9_0)",
    "API_AVAILABLE(tvos(11.0)) API_AVAILABLE(ios(8.2))", "NS_ENUM_AVAILABLE_IOS(8_2) NS_REFINED_FOR_SWIFT",
    "API_DEPRECATED(\"ios(1.0)\", ios(8.2, API_TO_BE_DEPRECATED))", "NS_ENUM_DEPRECATED_IOS(8_2, NA)",
  ])
  func theVersionThatIntroducedIt(macros: String) throws {
    #expect(try Self.read(macros) == HeaderAnnotations(introduced: OSVersion(8, 2)))
  }

  @Test(arguments: [
    "API_DEPRECATED(\"Use (b), or c.\", ios(6.0, 16.0), tvos(9.0, 16.0))",
    "API_DEPRECATED_WITH_REPLACEMENT(\"b\", macos(10.5, 13.0), ios(6.0, 16.0))", "NS_DEPRECATED_IOS(6_0, 16_0)",
    "NS_ENUM_DEPRECATED_IOS(6_0, 16_0, \"Use b\")", "NS_DEPRECATED(10_5, 13_0, 6_0, 16_0)",
    "NS_ENUM_DEPRECATED(10_5, 13_0, 6_0, 16_0, \"Use b\")",
    "__OSX_AVAILABLE_BUT_DEPRECATED(__MAC_10_5,__MAC_13_0,__IPHONE_6_0,__IPHONE_16_0)",
  ])
  func theVersionThatDeprecatedIt(macros: String) throws {
    #expect(try Self.read(macros) == HeaderAnnotations(introduced: OSVersion(6), deprecated: OSVersion(16)))
  }

  @Test(arguments: [
    "API_UNAVAILABLE(ios)", "API_UNAVAILABLE(tvos, ios)", "__IOS_PROHIBITED", "NS_UNAVAILABLE",
    "API_AVAILABLE(tvos(11.0)) API_UNAVAILABLE(ios) API_UNAVAILABLE(watchos)",
    "__TVOS_AVAILABLE(11_0) __IOS_PROHIBITED __WATCHOS_PROHIBITED", "UIKIT_AVAILABLE_TVOS_ONLY(11_0)",
  ])
  func whatIsNotForIOS(macros: String) throws {
    #expect(try Self.read(macros) == HeaderAnnotations(isUnavailable: true))
  }

  @Test(arguments: [
    "", "__TVOS_PROHIBITED", "API_UNAVAILABLE(tvos, watchos, visionos)", "NS_SWIFT_UI_ACTOR", "FOO(bar, (1))",
  ])
  func whatSaysNothingOfIOS(macros: String) throws {
    #expect(try Self.read(macros) == HeaderAnnotations())
  }

  @Test func theNameInSwift() throws {
    #expect(try Self.read("NS_SWIFT_NAME(UIView.AutoresizingMask)").swiftName == "UIView.AutoresizingMask")
  }
}

extension HeaderAnnotationTests {
  private static func read(_ text: String) throws -> HeaderAnnotations {
    try HeaderAnnotationReader.read(HeaderLexer.tokens(of: Array(text.utf8))[...])
  }
}
