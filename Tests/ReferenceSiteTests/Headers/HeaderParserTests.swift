import Orientation
import Testing

@testable import ReferenceSite
@testable import SDKHeaders

@Suite struct HeaderParserTests {
  @Test(arguments: [
    "typedef NS_ENUM(NSInteger, Turn) { A, B = 4, C };", "typedef NS_CLOSED_ENUM(NSInteger, Turn) { A, B = 4, C, };",
    "typedef NS_OPTIONS(NSUInteger, Turn) { A, B = 4, C };", "typedef CF_ENUM(CFIndex, Turn) { A, B = 4, C };",
    "typedef enum { A, B = 4, C } Turn;", "typedef enum : NSUInteger { A, B = 4, C, } Turn;",
    "typedef enum _Turn { A, B = 4, C } Turn;", "enum Turn { A, B = 4, C };",
    "enum Turn : unsigned long { A, B = 4, C };",
    "enum { A, B = 4, C };\ntypedef NSUInteger Turn;", "enum { A, B = 4, C }; typedef unsigned long Turn;",
    "typedef NSInteger Turn; enum Turn { A, B = 4, C };", "typedef NS_ENUM(NSInteger, Turn)\n{\n  A,\n  B = 4, C\n}\n;",
    "enum Turn; @class X; typedef NS_ENUM(NSInteger, Turn) { A, B = 4, C } NS_ENUM_AVAILABLE_IOS(8_0);",
  ])
  func everyWayToDeclareAnEnumerationIsRead(text: String) throws {
    let enumeration = try #require(Self.parse(text).enumerations.last)
    #expect(enumeration.name == "Turn")
    #expect(enumeration.fault == nil)
    #expect(enumeration.cases.map(\.name) == ["A", "B", "C"])
    #expect(enumeration.cases.map(\.value) == [.zero, .written(.number(4)), .after(1)])
  }

  @Test func aCaseHasItsLineAndTheEnumerationTheOneItBeginsOn() {
    let enumeration = Self.parse("\ntypedef NS_ENUM(NSInteger,\n Turn) {\n A, // b\n /* c\n */ D\n};").enumerations[0]
    #expect(enumeration.line == 2)
    #expect(enumeration.cases.map(\.line) == [4, 6])
  }

  @Test func macrosStandBeforeTheValueOrBehindIt() {
    let text =
      "enum T { A X_FOO(1, 2) = 1, B = 2 NS_ENUM_AVAILABLE_IOS(8_0), C API_AVAILABLE(ios(9.0), tvos(1.0)) = 3 };"
    let cases = Self.parse(text).enumerations[0].cases
    #expect(cases.map(\.value) == [.written(.number(1)), .written(.number(2)), .written(.number(3))])
    #expect(cases.map(\.annotations.introduced) == [nil, OSVersion(8), OSVersion(9)])
  }

  @Test func bothBranchesOfAConditionCountOnFromTheCaseBefore() {
    let cases = Self.parse("enum T {\nA,\n#if X\nB,\n#else\nC,\n#endif\nD };").enumerations[0].cases
    #expect(cases.map(\.value) == [.zero, .after(0), .after(0), .after(2)])
    let dead = Self.parse("enum T {\nA,\n#if TARGET_OS_IOS\nB,\n#else\nC,\n#endif\nD };").enumerations[0].cases
    #expect(dead.map(\.name) == ["A", "B", "D"])
    #expect(dead.map(\.value) == [.zero, .after(0), .after(1)])
  }

  @Test func constantsWithoutATypeHaveNoName() {
    #expect(
      Self.parse("NS_ENUM(NSInteger) { A }; enum { B }; typedef int Other[2];").enumerations.map(\.name) == [nil, nil])
  }

  @Test func whatIsNoEnumerationIsPassedOver() {
    let text = """
      @class A; enum B; struct { unsigned int c:3; } d; enum E e(enum F f);
      #define NS_ENUM(_type, _name) enum _name : _type _name; enum _name : _type
      typedef NS_ENUM(NSInteger, G); static inline BOOL h(void) { return 1; }
      """
    #expect(Self.parse(text).enumerations.isEmpty)
  }

  @Test(arguments: [
    ("enum T { A; };", 1, "has `;` where a case should end"),
    ("enum T {\nA,\n5 };", 3, "has `5` where a case should be"),
    ("enum T {\nA,", 2, "has no `}`"), ("enum T { A =\n};", 1, "has no value behind its `=` or an operator"),
    ("enum T { A = 5.5 };", 1, "has `5.5`, which is no whole number"),
    ("enum T { A = 08 };", 1, "has `08`, which is no whole number"),
    ("enum T {\nA = (1,\n B };\n", 2, "has a `(` without its `)`"),
    ("enum T { A = 1 +\n* 2 };", 2, "has `*` in its value, which is not understood"),
    ("enum T { A = 7 / 2 };", 1, "is followed by `/`, which is not understood"),
    ("enum T { A = f(1) };", 1, "is followed by `(`, which is not understood"),
    ("enum T { A\n NS_NOT_AVAILABLE_YET };", 2, "has the macro `NS_NOT_AVAILABLE_YET`, which is not known here"),
    ("enum T { A } NS_GONE_DEPRECATED(1);", 1, "has the macro `NS_GONE_DEPRECATED`, which is not known here"),
    ("enum T { A __attribute__((deprecated)) };", 1, "has the macro `__attribute__`, which is not known here"),
    ("enum T { A API_AVAILABLE(ios) };", 1, "has the macro `API_AVAILABLE` with versions that are not understood"),
    (
      "enum T { A NS_ENUM_AVAILABLE_IOS(new) };", 1,
      "has the macro `NS_ENUM_AVAILABLE_IOS` with versions that are not understood"
    ),
    ("enum T { A API_AVAILABLE(ios(8.0) };", 1, "has the macro `API_AVAILABLE` with a `(` without its `)`"),
  ])
  func whatCannotBeReadIsAFaultWithItsLine(text: String, line: Int, reason: String) throws {
    let enumeration = try #require(Self.parse(text).enumerations.first)
    #expect(enumeration.fault == HeaderFault(line: line, reason: reason))
  }

  @Test func anEnumerationBehindABrokenOneIsRead() {
    let parsed = Self.parse("typedef enum { A = = 1, B } T;\ntypedef enum { C\n@class X;\ntypedef enum { D } U;")
    #expect(parsed.enumerations.map(\.name) == ["T", nil, "U"])
    #expect(parsed.enumerations.map { $0.fault == nil } == [false, false, true])
  }

  @Test func theNewestVersionOfIOSThatAHeaderMentionsIsFound() {
    #expect(
      Self.parse("int a API_AVAILABLE(macos(14.0), ios(9.2)); int b NS_AVAILABLE_IOS(10_1);").newestVersion
        == OSVersion(10, 1))
    #expect(Self.parse("int a __OSX_AVAILABLE_STARTING(__MAC_NA,__IPHONE_4_0);").newestVersion == OSVersion(4))
    #expect(Self.parse("#if __IPHONE_9_0\n#endif\nint a API_AVAILABLE(tvos(9.0)); int ios = (8);").newestVersion == nil)
  }

  @Test func depthAndLengthEndInAFaultAndNotInACrash() {
    let deep = "enum T { A = " + String(repeating: "(", count: 100_000) + "1 };"
    let long = "enum T { A = 1" + String(repeating: " | 1", count: 100_000) + " };"
    let signs = "enum T { A = " + String(repeating: "- ", count: 200) + "1 };"
    for text in [deep, long, signs] { #expect(Self.parse(text).enumerations.first?.fault != nil) }
  }
}

extension HeaderParserTests {
  private static func parse(_ text: String) -> HeaderParser { HeaderParser.parse(Array(text.utf8)) }
}
