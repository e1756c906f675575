import Testing

@testable import ReferenceSite
@testable import SDKHeaders

@Suite struct HeaderLexerTests {
  @Test func commentsAreLeftOutAndCountTheirLines() {
    let tokens = Self.tokens("a // b /* \nc /* d\n e */ f\n/* never closed\n g")
    #expect(tokens.map(\.text) == ["a", "c", "f"])
    #expect(tokens.map(\.line) == [1, 2, 3])
  }

  @Test func aNumberIsOnePieceWithItsSuffixAndItsParts() {
    #expect(Self.tokens("8_0 8.0 0x1FUL 1<<2").map(\.text) == ["8_0", "8.0", "0x1FUL", "1", "<<", "2"])
    #expect(Self.tokens("0x1FUL").map(\.kind) == [.number])
  }

  @Test func aQuotationEndsWithItsLineAtTheLatest() {
    #expect(
      Self.tokens(#"A("Use \"b\" { instead", c)"#).map(\.text) == ["A", "(", #""Use \"b\" { instead""#, ",", "c", ")"])
    #expect(Self.tokens("// don't\nit's\nb").map(\.text) == ["it", "'s", "b"])
    #expect(Self.tokens("\"a\\\nb").map(\.text) == ["\"a\\", "b"])
  }

  @Test(arguments: ["\n", "\r\n"])
  func aLineThatEndsWithABackslashGoesOn(end: String) {
    let tokens = Self.tokens(["#define A \\", "  { wrong = 1 }", "a \\", "b", "c"].joined(separator: end))
    #expect(tokens.map(\.text) == ["a", "b", "c"])
    #expect(tokens.map(\.line) == [3, 4, 5])
  }

  @Test(arguments: [
    ("#if 0\na\n#else\nb\n#endif", ["b"]), ("#if 1\na\n#else\nb\n#endif", ["a"]),
    ("# if /* no */ 0 // never\na\n#elif 1\nb\n#else\nc\n#endif\nd", ["b", "d"]),
    ("#if TARGET_OS_TV\na\n#elif TARGET_OS_WATCH\nb\n#endif", []),
    ("#if TARGET_OS_IOS && !TARGET_OS_VISION\na\n#else\nb\n#endif", ["a"]),
    ("#if VERSION >= 3\na\n#else\nb\n#endif", ["a", "b"]), ("#ifdef A\na\n#else\nb\n#endif", ["a", "b"]),
    ("#ifndef A\n#define A\na\n#endif", ["a"]), ("#if 0\n#if 1\na\n#else\nb\n#endif\nc\n#endif\nd", ["d"]),
    ("#if A\n#if 0\na\n#endif\nb\n#endif", ["b"]), ("#if 1\na\n#elif 1\nb\n#else\nc\n#endif", ["a"]),
    ("#endif\na\n#else\nb", ["a", "b"]), ("#if 0\na", []),
  ])
  func aBranchThatIsNotForIOSIsLeftOut(text: String, names: [String]) {
    #expect(Self.tokens(text).filter { $0.kind == .identifier }.map(\.text) == names)
  }

  @Test func linesOfThePreprocessorThatDecideNothingAreLeftOut() {
    #expect(
      Self.tokens("#import <a.h>\n#pragma mark - it's\n##\n#\n  #define x y\na #b").map(\.text) == ["a", "#", "b"])
  }

  @Test func bytesThatAreNoTextDoNoHarm() {
    #expect(HeaderLexer.tokens(of: [0x61, 0x20, 0xFF, 0x20, 0x00, 0x62]).count == 4)
    #expect(HeaderLexer.tokens(of: []).isEmpty)
    #expect(Self.tokens(String(repeating: "#", count: 100_000) + "if 1").map(\.kind) == [.branchBegins])
  }
}

extension HeaderLexerTests {
  private static func tokens(_ text: String) -> [HeaderToken] { HeaderLexer.tokens(of: Array(text.utf8)) }
}
