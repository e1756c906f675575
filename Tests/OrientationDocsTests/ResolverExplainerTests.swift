import Orientation
import OrientationCatalog
import ReferenceSite
import Testing

@testable import Basics
@testable import OrientationDocs
@testable import OrientationNotation

struct ResolverExplainerTests {
  private let explainer = ResolverExplainer()

  @Test func severalEventsAreATimeline() throws {
    let facts =
      "iOS: 15\nroot: List\nevent: device turned landscapeLeft => turned landscapeRight\nevent: rotation lock on"
    let answer = try explainer.answer(facts: facts)
    #expect(
      answer.text(in: .english) == """
        1. device turned landscapeLeft
           The interface turns to landscapeRight.
           outcome: turned landscapeRight
           rule: device-orientation-is-followed
           - Info.plist answers portrait, landscapeLeft, landscapeRight
           - List answers shouldAutorotate: true
           - List answers portrait, landscapeLeft, landscapeRight
           - viewWillTransition(to:with:) (still old: view, screen, status bar)
           - viewWillLayoutSubviews()
           - UIDevice.orientationDidChangeNotification
           claim: holds

        2. rotation lock on
           The interface stays in landscapeRight: the user has locked rotation.
           outcome: unchanged rotation-lock
           rule: user-rotation-lock
        """)
    var json = JSONWriter()
    answer.write(into: &json)
    let text = String(decoding: json.bytes, as: UTF8.self)
    #expect(text.hasPrefix(#"{"steps":[{"event":"device turned landscapeLeft","outcome":"turned""#))
    #expect(
      text.contains(#"{"callback":"viewWillTransition","viewIsNew":false,"screenIsNew":false,"statusBarIsNew":false}"#))
    #expect(text.hasSuffix(#""device":"landscapeLeft","reportedDevice":"landscapeLeft"}],"matches":true}"#))
  }

  @Test func anEventThatCannotHappenIsAFaultOfItsLine() {
    #expect(
      throws: FactFault(
        line: 3, message: "`dismissed` cannot happen: nothing is presented that could be dismissed", help: nil)
    ) {
      try explainer.answer(facts: "iOS: 15\nevent: device turned faceUp\nevent: dismissed")
    }
  }

  @Test func aScenarioIsAnsweredWithVerdictRuleTextMasksAndTrace() throws {
    let answer = try explainer.answer(
      facts: """
        iOS: 15
        Info.plist: portrait
        root: Player
        supportedInterfaceOrientations: landscape
        => exception
        """)
    guard case .scenario = answer else {
      Issue.record("no scenario")
      return
    }
    let rule = explainer.entry("order-of-choice")?.text(in: .english) ?? ""
    #expect(rule.hasPrefix("order-of-choice\n  title: Otherwise an undocumented order decides\n  statement: "))
    #expect(rule.hasSuffix("\n  layer: choice\n  versions: iOS 5+\n  standing: assumption"))
    let text = try explainer.answer(
      facts: "iOS: 15\nInfo.plist: portrait\nroot: Player\nsupportedInterfaceOrientations: landscape\n"
        + "device: landscapeLeft\n=> exception"
    ).text(in: .english)
    #expect(
      text == """
        UIKit raises an exception: app and controller have no orientation in common.
          outcome: exception no-common-orientation
          rule: no-common-orientation-throws (controller, iOS 6–15)
          exception: UIApplicationInvalidInterfaceOrientation
          text: Supported orientations has no common orientation with the application, and [Player shouldAutorotate] is returning YES
          app mask: portrait
          controller mask: landscapeLeft, landscapeRight
          allowed: none
          claim: holds

          1. Device and interface landscapes have opposite names [device-maps-to-opposite-landscape]
          2. Info.plist answers portrait [info-plist-declares]
          3. app mask: portrait [info-plist-declares]
          4. Player is the controller that decides [topmost-full-screen-controller-is-asked]
          5. Player answers shouldAutorotate: true [should-autorotate-no-keeps-current]
          6. Player answers landscapeLeft, landscapeRight [topmost-full-screen-controller-is-asked]
          7. controller mask: landscapeLeft, landscapeRight [topmost-full-screen-controller-is-asked]
          8. allowed: none [effective-mask-is-intersection]
          9. exception no-common-orientation [no-common-orientation-throws]
        """)
  }

  @Test func theObjectHasAlwaysTheSameKeys() throws {
    let turned = try object("iOS: 15\nroot: Player\nsupportedInterfaceOrientations: landscape\ndevice: landscapeLeft")
    let failed = try object("iOS: 16\nevent: requestGeometryUpdate landscape\nsupportedInterfaceOrientations: portrait")
    let missing = try object("iOS: 15\nevent: requestGeometryUpdate landscape")
    let keys = [
      "outcome", "claim", "reason", "exception", "error", "introduced", "interfaceOrientation",
      "interfaceOrientationRawValue", "rule", "layer", "messageID", "message", "applicationMask",
      "applicationMaskRawValue", "controllerMask", "controllerMaskRawValue", "supported", "supportedRawValue", "asked",
      "trace",
    ]
    for object in [turned, failed, missing] { #expect(object.map(\.key) == keys) }
    #expect(turned["outcome"] == .string("turned"))
    #expect(turned["interfaceOrientationRawValue"] == .number("3"))
    #expect(turned["controllerMaskRawValue"] == .number("24"))
    #expect(turned["supported"] == .array([.string("landscapeLeft"), .string("landscapeRight")]))
    #expect(turned["message"] == .null)
    #expect(
      failed["message"]
        == .string(
          "None of the requested orientations are supported by the view controller. "
            + "Requested: landscapeLeft, landscapeRight; Supported: portrait"))
    #expect(missing["introduced"] == .string("16"))
    guard case .object(let error)? = failed["error"] else {
      Issue.record("no error")
      return
    }
    #expect(error["code"] == .number("101"))
    #expect(error["domain"] == .string("UISceneErrorDomain"))
  }

  @Test(arguments: [
    ("=> turned", true), ("=> unchanged", false), ("because: device-orientation-is-followed", true),
    ("because: order-of-choice", false), ("expected: turned landscapeRight", true),
  ])
  func aStatedOutcomeOrRuleIsCompared(claim: String, holds: Bool) throws {
    #expect(try object("iOS: 15\ndevice: landscapeLeft\n" + claim)["matches"] == .bool(holds))
  }

  @Test func everyFaultOfAScenarioIsTold() {
    #expect(throws: FactFault.self) { try explainer.answer(facts: "iOS: 15\nidoim: phone\ndevice: 9") }
    do {
      _ = try explainer.answer(facts: "iOS: 15\nidoim: phone\ndevice: 9")
    } catch {
      #expect(
        error.description == """
          fact 2: error: no fact `idoim`
            help: did you mean `idiom`?
          fact 3: error: 9 is no raw value of UIDeviceOrientation, which has 0 to 6
          """)
    }
  }

  @Test(
    arguments: [
      (
        "reason: 'Supported orientations has no common orientation with the application, and [PlayerController shouldAutorotate] is returning YES'",
        .noCommonOrientation
      ),
      (
        "supported orientations has no common orientation with the application, and shouldAutorotate is returning yes",
        .noCommonOrientationUnnamed
      ),
      (
        "preferredInterfaceOrientationForPresentation '(24)' must match a supported interface orientation: 'landscapeLeft, landscapeRight'!",
        .preferredMustMatch
      ),
      ("must match a supported interface orientation", .preferredMustMatch),
      (
        "2022-09-20 [Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use UIWindowScene.requestGeometryUpdate(_:)",
        .orientationSetUnsupported
      ),
      (
        "Error Domain=UISceneErrorDomain Code=101 \"None of the requested orientations are supported by the view controller. Requested: portraitUpsideDown; Supported: portrait\"",
        .geometryNoneSupported
      ),
      ("Modal was presented with 0x2 orientations mask but the application only supports 0x18", .reactNativeModalMask),
      ("preferred-must-match", .preferredMustMatch),
    ] as [(String, Message)])
  func aPastedLineIsRecognised(line: String, message: Message) {
    guard case .message(let found)? = explainer.entry(line) else {
      Issue.record("not found: \(line)")
      return
    }
    #expect(found == message)
  }

  @Test(arguments: Message.allCases)
  func everyMessageIsFoundByItsOwnText(message: Message) {
    guard case .message(let found)? = explainer.entry(message.pattern) else {
      Issue.record("not found: \(message.pattern)")
      return
    }
    #expect(found == message)
  }

  @Test(arguments: ["", "orientation", "iOS: 15", "is not supported", "supportedInterfaceOrientations: all"])
  func whatIsNoMessageIsNotTakenForOne(text: String) {
    #expect(explainer.entry(text) == nil)
  }

  @Test(arguments: [
    ("order-of-choise", "order-of-choice"), ("prefered-must-match", "preferred-must-match"),
    ("claim.fals", "claim.false"),
  ])
  func aNearIdIsSuggested(query: String, id: String) {
    #expect(explainer.suggestion(for: query) == id)
  }

  private func object(_ facts: String) throws -> [JSONValue.Member] {
    var json = JSONWriter()
    try explainer.answer(facts: facts).write(into: &json)
    guard case .object(let members) = try JSONParser.parse(json.bytes[...]) else { return [] }
    return members
  }
}

extension [JSONValue.Member] {
  fileprivate subscript(key: String) -> JSONValue? { first { $0.key == key }?.value }
}
