import AppFacts
import Testing

@Suite struct SwiftValueTests {
  @Test(arguments: [
    (".landscape", "[landscapeLeft, landscapeRight]"),
    ("return .portrait;", "[portrait]"),
    ("[.portrait, .landscapeLeft]", "[portrait, landscapeLeft]"),
    ("return [\n.portrait, // first\n.landscapeRight,\n]", "[portrait, landscapeRight]"),
    ("[]", "[]"),
    ("UIInterfaceOrientationMask.all", "[portrait, landscapeLeft, landscapeRight, portraitUpsideDown]"),
    ("UIKit.UIInterfaceOrientationMask.allButUpsideDown", "[portrait, landscapeLeft, landscapeRight]"),
    ("return UIInterfaceOrientationMask.Portrait", "[portrait]"),
    (".portrait.union(.landscapeLeft)", "[portrait, landscapeLeft]"),
    ("UIInterfaceOrientationMask.all.subtracting(.portraitUpsideDown)", "[portrait, landscapeLeft, landscapeRight]"),
    ("[.portrait, .landscape].intersection(.landscapeLeft)", "[landscapeLeft]"),
    ("UIInterfaceOrientationMask(rawValue: 6)", "[portrait, portraitUpsideDown]"),
    (".init(rawValue: 1 << 3)", "[landscapeRight]"),
    ("UIInterfaceOrientationMask(rawValue: 0b1_0010)", "[portrait, landscapeLeft]"),
    ("UIInterfaceOrientationMask([.portrait, .landscapeLeft])", "[portrait, landscapeLeft]"),
    (
      "UIInterfaceOrientationMask(rawValue: UIInterfaceOrientationMask.portrait.rawValue | "
        + "UIInterfaceOrientationMask.landscapeLeft.rawValue)", "[portrait, landscapeLeft]"
    ),
    (
      "Int(UIInterfaceOrientationMask.Portrait.rawValue | UIInterfaceOrientationMask.LandscapeLeft.rawValue)",
      "[portrait, landscapeLeft]"
    ),
    ("Int(UIInterfaceOrientationMask.Portrait.toRaw())", "[portrait]"),
    ("return (((.portrait)))", "[portrait]"),
    ("UIInterfaceOrientationMask.portrait as UIInterfaceOrientationMask", "[portrait]"),
    ("super.supportedInterfaceOrientations", "inherited"),
    ("return UIInterfaceOrientation.portrait", "interface portrait"),
    ("UIInterfaceOrientationMask(rawValue: UInt(UIInterfaceOrientation.portrait.rawValue))", "raw 2"),
  ])
  func aMaskIsReadFromItsLiteral(body: String, value: String) {
    // The last: `1`, the raw value of an orientation, is the bit of none.
    #expect(Scanned.swiftMask(body) == (value == "raw 2" ? "raw 1" : value))
  }

  @Test(arguments: [
    ("isPad ? .all : .portrait", "isPad ? [portrait, landscapeLeft, landscapeRight, portraitUpsideDown] | [portrait]"),
    ("return (self.visibleViewController?.supportedInterfaceOrientations)!", "to visible"),
    ("return ((topViewController)!.supportedInterfaceOrientations)!!", "to top"),
    ("a ? .portrait : b ? .landscapeLeft : []", "a ? [portrait] | b ? [landscapeLeft] | []"),
    ("top?.mask ?? .portrait", "top?.mask != nil ? `top?.mask` | [portrait]"),
    ("if a { return .portrait }\nreturn []", "a ? [portrait] | []"),
    ("if a { .portrait } else if b, c { [] } else { .landscapeLeft }", "a ? [portrait] | b, c ? [] | [landscapeLeft]"),
    ("return if a { .portrait } else { [] }", "a ? [portrait] | []"),
    (
      "if #available(iOS 16, *) { return .portrait } else { return [] }",
      "#available(iOS 16, *) ? [portrait] | []"
    ),
    (
      "guard let top = top else { return .portrait }\nreturn []",
      "!(let top = top) ? [portrait] | []"
    ),
    (
      // The local constant hides the property.
      "guard let supportedInterfaceOrientations = topViewController?.supportedInterfaceOrientations else { return .portrait }\n"
        + "return supportedInterfaceOrientations",
      "!(let supportedInterfaceOrientations = topViewController?.supportedInterfaceOrientations) ? [portrait] | to top"
    ),
    (
      "let idiom = UIDevice.current.userInterfaceIdiom\nif idiom == .pad {\n  log(\"{\")\n  return []\n}\nreturn .portrait",
      "idiom == .pad ? [] | [portrait]"
    ),
    (
      "switch idiom {\ncase .pad, .mac:\n  return []\ncase .phone where x: return .portrait\n@unknown default: return .landscapeLeft\n}",
      "switch idiom: case .pad, .mac ? [] | switch idiom: case .phone where x ? [portrait] | [landscapeLeft]"
    ),
    ("switch a { case .b: .portrait; default: [] }", "switch a: case .b ? [portrait] | []"),
    (
      "switch a { case .b: break; case .c: return [] }\nreturn .portrait",
      "!(switch a: case .b) && (switch a: case .c) ? [] | [portrait]"
    ),
    ("if a { if b { return [] } }\nreturn .portrait", "(a) && (b) ? [] | [portrait]"),
    ("if a { log() } else { return [] }\nreturn .portrait", "!(a) ? [] | [portrait]"),
    (
      "if a {\n  if b { return [] }\n  return .portrait\n}\nreturn .landscapeLeft",
      "a ? b ? [] | [portrait] | [landscapeLeft]"
    ),
    ("#if DEBUG\nreturn []\n#else\nreturn .portrait\n#endif", "#if DEBUG ? [] | [portrait]"),
    ("return a\n  ? .portrait\n  : []", "a ? [portrait] | []"),
  ])
  func aChoiceNamesItsConditionsAsWritten(body: String, value: String) {
    #expect(Scanned.swiftMask(body) == value)
  }

  @Test(arguments: [
    ("m.formUnion(.landscapeLeft)", "[portrait, landscapeLeft]"),
    ("m = .all; m.remove(.portrait)", "[landscapeLeft, landscapeRight, portraitUpsideDown]"),
    ("if a { m.insert(.landscapeLeft) }", "a ? [portrait, landscapeLeft] | [portrait]"),
    ("if a { m.insert(.landscapeLeft) }; if b { m = [] }", "b ? [] | a ? [portrait, landscapeLeft] | [portrait]"),
    (
      "if a { m = [] } else if b { return .all }",
      "!(a) && (b) ? [portrait, landscapeLeft, landscapeRight, portraitUpsideDown] | a ? [] | [portrait]"
    ),
    ("guard a else { return [] }; m = .landscapeLeft", "!(a) ? [] | [landscapeLeft]"),
    ("switch a { case 1: m = []; default: break }", "switch a: case 1 ? [] | [portrait]"),
    ("if a { m = .all; return m }", "a ? [portrait, landscapeLeft, landscapeRight, portraitUpsideDown] | [portrait]"),
  ])
  func aVariableOfTheFunctionIsFollowed(statements: String, value: String) {
    #expect(Scanned.swiftMask("var m: UIInterfaceOrientationMask = .portrait\n\(statements)\nreturn m") == value)
  }

  @Test(arguments: [
    "for x in y { m.insert(x) }", "f { m = [] }", "f(&m)", "func f() { m = [] }; f()", "m.insert(other)",
    "m.formSymmetricDifference(.all)", "m = m.union(.landscapeLeft)",
  ])
  func aVariableThatMayHoldAnythingIsQuoted(statements: String) {
    let body = "var m: UIInterfaceOrientationMask = .portrait \(statements) return m"
    #expect(Scanned.swiftMask(body) == "`\(body)`")
  }

  @Test(arguments: ["var m = f { return m }", "var m =", "var m: Mask = m\nm |", "let m = { m = [] }()\nreturn m"])
  func aVariableInItsOwnFirstValueIsQuoted(body: String) {
    #expect(Scanned.swiftMask(body).hasPrefix("`"))
  }

  @Test func aVariableThatGetsItsValueLaterIsFollowed() {
    #expect(
      Scanned.swiftMask("let m: UIInterfaceOrientationMask\nif a { m = [] } else { m = .portrait }\nreturn m")
        == "a ? [] | [portrait]")
    #expect(
      Scanned.swiftMask("var isWide = false\nif a { isWide = true }\nreturn isWide ? [] : .portrait").contains(
        "{a} ? []"))
  }

  @Test(arguments: [
    ("return orientationLock", "`orientationLock`"),
    ("Lock.shared.mask /* now */ . value", "`Lock.shared.mask . value`"),
    ("for x in y { if x { return .all } }\nreturn .portrait", "`for x in y { if x { return .all } } return .portrait`"),
    ("do { return try f() } catch { return .all }", "`do { return try f() } catch { return .all }`"),
    ("return .sideways", "`.sideways`"),
    ("return [.portrait, other]", "`[.portrait, other]`"),
    ("fatalError(\"no\")", "`fatalError(\"no\")`"),
    ("return topViewController!.preferredMask", "`topViewController!.preferredMask`"),
  ])
  func whatIsNotWrittenOutIsQuoted(body: String, value: String) {
    #expect(Scanned.swiftMask(body) == value)
  }

  @Test func aQuotationIsAtMostTwoHundredCharactersLong() {
    let value = Scanned.swiftMask("return f(" + String(repeating: "ä, ", count: 500) + ")")
    #expect(value.count == 202)
    #expect(value.hasSuffix("…`"))
  }

  @Test(arguments: [
    ("private let mask: UIInterfaceOrientationMask = .portrait", "mask", "[portrait]"),
    ("static let mask: UIInterfaceOrientationMask = [.portrait]", "C.mask", "[portrait]"),
    ("static let mask: UIInterfaceOrientationMask = [.portrait]", "Self.mask", "[portrait]"),
    ("private var mask: UIInterfaceOrientationMask { .portrait }", "self.mask", "[portrait]"),
    ("var mask: UIInterfaceOrientationMask { .portrait }", "self.mask", "`self.mask`"),
    ("var mask: UIInterfaceOrientationMask = .portrait", "mask", "`mask`"),
    ("let mask: UIInterfaceOrientationMask", "mask", "`mask`"),
    ("let mask: UIInterfaceOrientationMask = a", "mask", "`mask`"),
    ("let a: Mask = b; let b: Mask = a", "a", "`a`"),
    ("", "let mask = UIInterfaceOrientationMask.portrait\nreturn mask", "[portrait]"),
    (
      "private let mask: Mask = .all", "guard let mask = other() else { return [] }\nreturn mask",
      "!(let mask = other()) ? [] | `mask`"
    ),
    ("private let flag = true", "flag ? [] : .portrait", "[]"),
  ])
  func aConstantOfTheFileIsFollowedWhereItCannotChange(member: String, body: String, value: String) {
    #expect(Scanned.swiftMask(body, and: member) == value)
  }

  @Test func aConstantOfTheFileOrOfAnotherTypeInItIsFollowed() {
    let scanned = Scanned(
      swift: """
        private let mask: UIInterfaceOrientationMask = .portrait
        enum Masks { static let player: UIInterfaceOrientationMask = [.landscapeLeft, mask] }
        class C: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { Masks.player }
        }
        """)
    #expect(scanned.values == ["[portrait, landscapeLeft]"])
  }

  @Test(arguments: [
    ("true", "true"), ("return !true", "false"), ("return Bool()", "false"), ("try! (true)!", "true"),
    ("!isLocked", "`!isLocked`"), ("a && b", "`a && b`"),
    ("super.shouldAutorotate", "inherited"), ("super.shouldAutorotate && a", "`super.shouldAutorotate && a`"),
    ("return a == .b ? false : true", "a == .b ? false | true"),
    (
      "visibleViewController?.shouldAutorotate ?? true",
      "visibleViewController?.shouldAutorotate != nil ? to visible | true"
    ),
  ])
  func aTruthIsRead(body: String, value: String) {
    let scanned = Scanned(swift: "class C: N {\n  override var shouldAutorotate: Bool { \(body) }\n}")
    #expect(scanned.values == [value])
    #expect(scanned.uses == [])
  }
}
