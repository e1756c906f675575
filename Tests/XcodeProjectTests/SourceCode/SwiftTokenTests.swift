import AppFacts
import Testing

@Suite struct SwiftTokenTests {
  /// An override behind some code that a lexer may stumble over.
  private func behind(_ code: String) -> Scanned {
    Scanned(swift: "class C: UIViewController {\n\(code)\n  override var shouldAutorotate: Bool { false }\n}\n")
  }

  @Test(arguments: [
    "/* { /* \" */ */", "// it's { \"", "let a = \"{\"", "let a = \"\\\"{\"",
    "let a = \"\"\"\n  { \" \"\" \\\"\"\" {\n  \"\"\"",
    "let a = #\"{ \"{\" \\(x) \"#", "let a = ##\"\"\"\n \"\"\"# { \\##(f(\"}\")) \n\"\"\"##",
    "let a = \"\\(f(\"\\(g(\"}\"))\") ?? \"}\")\"", "let a = \"\\(x.map { \"\\($0)\" })\"",
    "let a = /[\"{]/", "let a = #/ \" { /#", "let a = #/\n  \"{ # comment \"\n/#", "let a = x / y; let b = \"/\"",
    "let a = f(/\"\\/{/, 1)", "let `class` = 1; let `struct` = 2", "let a = b.class", "func / (a: Int) -> Int { 1 }",
    "let a = reduce(1, /)", "class var x: Int { 1 }", "@available(*, deprecated, message: \"}\") func f() {}",
    "let s = \"unfinished", "let a = [#\"\"\"#, #\"\"\"{\"#, #\"\"#]", "let a = \"\\u{1F600}\"",
    "let emoji = \"{👩‍👩‍👧‍👧\" /* 👍 */", "let 名 = \"名{\"",
    "#if os(iOS)\nfunc a() {}\n#else\nfunc a() {}\n#endif", "let p: any P<Int> = x as! P; let q = a < b",
  ])
  func nothingThatLooksLikeABraceHidesAnOverride(code: String) {
    let line = 2 + code.split(separator: "\n", omittingEmptySubsequences: false).count
    let scanned = behind(code)
    #expect(scanned.implementations == ["\(line) shouldAutorotate in C"])
    #expect(scanned.scan.unread == [])
  }

  @Test(arguments: ["\r\n", "\r", "\n"])
  func linesAreCountedWhateverEndsThem(ending: String) {
    let lines = [
      "class C: N {", "/* a", "b */", "  let s = \"\"\"", "  x", "  \"\"\"",
      "  override var shouldAutorotate: Bool { false }", "}",
    ]
    #expect(Scanned(swift: lines.joined(separator: ending)).implementations == ["7 shouldAutorotate in C"])
  }

  @Test func theConditionsOfIfBlocksAreRecordedAsWritten() {
    let scanned = Scanned(
      swift: """
        #if os(iOS) && !targetEnvironment(macCatalyst) // only here
        class C: N {
          #if A
          override var shouldAutorotate: Bool { true }
          #elseif B || C
          override var shouldAutorotate: Bool { true }
          #else
          override var shouldAutorotate: Bool { true }
          #endif
          #if compiler(>=5.9)
          #endif
          override var shouldAutorotate: Bool { true }
        }
        #else
        class D: N { override var shouldAutorotate: Bool { true } }
        #endif
        class E: N { override var shouldAutorotate: Bool { true } }
        """)
    let outer = "os(iOS) && !targetEnvironment(macCatalyst)"
    #expect(
      scanned.conditions == [
        [outer, "A"], [outer, "!(A) && (B || C)"], [outer, "!(A) && !(B || C)"], [outer],
        ["!(\(outer))"], [],
      ])
  }

  @Test func anUnfinishedFileIsReadAndSaid() {
    let scanned = Scanned(swift: "class C: N {\n  override var shouldAutorotate: Bool { false }\n  func f() {\n")
    #expect(scanned.implementations == ["2 shouldAutorotate in C"])
    #expect(scanned.scan.unread.map(\.place.line) == [3])
  }
}
