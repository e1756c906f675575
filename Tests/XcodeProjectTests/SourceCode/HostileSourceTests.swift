import AppFacts
import Testing
import XcodeProject

@Suite struct HostileSourceTests {
  /// How often a part is repeated: a hundred thousand times where the compiler has made the code fast.
  #if DEBUG
  private static let many = 20_000
  #else
  private static let many = 100_000
  #endif

  private static let override = "class Last: UIViewController { override var shouldAutorotate: Bool { false } }"
  private static let implementation = "\n@implementation Last\n- (BOOL)shouldAutorotate { return NO; }\n@end\n"

  @Test(arguments: [
    "{", "}", "(", ")", "[", "]", "((", "/*", "\"\\(", "\"", "\"\"\"", "#\"", "#", "`", "#if A\n", "#else\n",
    "#endif\n", "class A {",
    "class A: B<", "extension ", "A.", "let a = ", "if a { ", "f(", "? a : ", "a ? ", "\\", "/ ", "#/", "@", "<",
    "a.orientation", "@implementation A\n",
    "@interface A : B <", "- (BOOL)shouldAutorotate {", "[a orientation:", "[[UIDevice currentDevice] ", "'", "@\"",
    "#define A {\n", "#if A \\\n",
    "case a: ", "switch a { ", "override var shouldAutorotate: Bool { ", "return ", "R\"a(", "é", "\u{0}",
  ])
  func anythingIsReadInTimeHoweverOftenItIsRepeated(part: String) {
    let bytes = Array((String(repeating: part, count: HostileSourceTests.many) + " orientation").utf8)
    let clock = ContinuousClock()
    for path in ["A.swift", "A.mm"] {
      let time = clock.measure { _ = SourceScanner.scan(SourceFile(path: path, bytes: bytes)) }
      #expect(time < .seconds(30), "\(path): \(time)")
    }
  }

  @Test func valuesAreFollowedOnlySoDeep() {
    for (open, close) in [
      ("(", ")"), ("a ? .all : (", ")"), ("Int(", ")"), ("{ ", " }()"), ("if a { ", " } else { .all }"), ("!", ""),
    ] {
      let body = String(repeating: open, count: 20_000) + ".portrait" + String(repeating: close, count: 20_000)
      #expect(Scanned.swiftMask(body) != "nothing")
    }
    for (open, close) in [
      ("(", ")"), ("a ? 0 : (", ")"), ("{ return ", "; }"), ("if (a) ", ""), ("switch (a) { case 1: ", " }"), ("!", ""),
    ] {
      let body = String(repeating: open, count: 20_000) + "return 2;" + String(repeating: close, count: 20_000)
      #expect(Scanned.objectiveCMask(body) != "nothing")
    }
  }

  @Test func balancedNestingDoesNotHideWhatFollows() {
    for (open, close) in [
      ("{", "}"), ("(", ")"), ("/*", "*/"), ("\"\\(", ")\""), ("#if A\n", "\n#endif\n"), ("class A {", "}"),
    ] {
      let nested =
        String(repeating: open, count: HostileSourceTests.many)
        + String(repeating: close, count: HostileSourceTests.many)
      let scanned = Scanned(swift: nested + HostileSourceTests.override)
      #expect(scanned.implementations.count == 1, "\(open)")
    }
    for (open, close) in [("{", "}"), ("(", ")"), ("[", "]"), ("#if A\n", "\n#endif\n")] {
      let nested =
        String(repeating: open, count: HostileSourceTests.many)
        + String(repeating: close, count: HostileSourceTests.many)
      let scanned = Scanned(objectiveC: nested + HostileSourceTests.implementation)
      #expect(scanned.implementations.count == 1, "\(open)")
    }
  }

  @Test func typesTooDeepInEachOtherAreSaid() {
    let scanned = Scanned(swift: String(repeating: "class A {\n", count: 200) + String(repeating: "}\n", count: 200))
    #expect(scanned.scan.types.count == 64)
    #expect(scanned.scan.unread.map(\.place.line) == [65])
  }

  @Test func aLineOfFiftyMegabytesIsRead() {
    var bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 50_000_000)
    bytes.append(contentsOf: "\n\(HostileSourceTests.override)".utf8)
    #expect(Scanned(bytes, path: "A.swift").implementations == ["2 shouldAutorotate in Last"])
  }

  @Test func aFileOfTooManyTokensIsReadAsFarAsItGoes() {
    var bytes = Array((HostileSourceTests.override + "\n").utf8)
    bytes.append(contentsOf: [UInt8](repeating: UInt8(ascii: ";"), count: 5_000_000))
    let scanned = Scanned(bytes, path: "A.swift")
    #expect(scanned.implementations == ["1 shouldAutorotate in Last"])
    #expect(scanned.scan.unread.map(\.place.line) == [2])
  }

  @Test func aFileThatCannotBeDecodedIsNamedAndSkipped() {
    for bytes: [UInt8] in [
      Array("// caf".utf8) + [0xE9] + Array("\n\(HostileSourceTests.override)".utf8), [0xFF, 0xFE, 0x41], [0xC0, 0x80],
      [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0xFF, 0xFE, 0x00, 0xD8, 0x41, 0x00],
    ] {
      let scanned = Scanned(bytes, path: "A.swift")
      #expect(scanned.scan.occurrences == [])
      #expect(scanned.scan.unread.map(\.place) == [FilePlace(path: "A.swift")])
    }
  }

  @Test func marksOfTheByteOrderAreUnderstood() {
    let units = Array("// 方向 👍\n\(HostileSourceTests.override)".utf16)
    let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { unit -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    let utf8: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("\(HostileSourceTests.override)".utf8)
    #expect(Scanned(little, path: "A.swift").implementations == ["2 shouldAutorotate in Last"])
    #expect(Scanned(big, path: "A.swift").implementations == ["2 shouldAutorotate in Last"])
    #expect(Scanned(utf8, path: "A.swift").implementations == ["1 shouldAutorotate in Last"])
  }

  @Test func everyWordOfTheAPIIsSeenWhereverItBegins() {
    for word in ["orientation", "shouldAutorotate", "willRotate", "viewWillTransition", "requestGeometryUpdate"] {
      for shift in 0..<4 {
        let source = String(repeating: " ", count: shift) + "class C: N { func f() { child.\(word)(to: a, with: b) } }"
        let isFound = !Scanned(swift: source + " // orientation").scan.occurrences.isEmpty
        #expect(Scanned(swift: source).scan.occurrences.isEmpty == !isFound)
      }
    }
  }
}
