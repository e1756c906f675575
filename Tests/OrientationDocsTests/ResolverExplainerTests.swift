import Explorer
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
      answer.text(in: .english, citing: false) == """
        1. device turned landscapeLeft
           The interface rotates to landscapeRight. ● documented
           outcome: turned landscapeRight
           rule: device-orientation-is-followed
           - Info.plist allows portrait, landscapeLeft, landscapeRight
           - List returns shouldAutorotate: true
           - List returns portrait, landscapeLeft, landscapeRight
           - viewWillTransition(to:with:) (still old: view, screen, status bar)
           - viewWillLayoutSubviews()
           - UIDevice.orientationDidChangeNotification
           claim: holds

        2. rotation lock on
           The interface rotates to portrait. ◑ reported
           outcome: turned portrait
           rule: rotation-lock-turns-phone-to-portrait
           - Info.plist allows portrait, landscapeLeft, landscapeRight
           - List returns shouldAutorotate: true
           - List returns portrait, landscapeLeft, landscapeRight
           - viewWillTransition(to:with:) (still old: view, screen, status bar)
           - viewWillLayoutSubviews()
           - UIDevice.orientationDidChangeNotification
        """)
    var json = JSONWriter()
    answer.write(into: &json)
    let text = String(decoding: json.bytes, as: UTF8.self)
    #expect(text.hasPrefix(#"{"steps":[{"event":"device turned landscapeLeft","outcome":"turned""#))
    #expect(
      text.contains(#"{"callback":"viewWillTransition","viewIsNew":false,"screenIsNew":false,"statusBarIsNew":false}"#))
    #expect(text.hasSuffix(#""device":"landscapeLeft","reportedDevice":"portrait"}],"declared":[],"matches":true}"#))
  }

  @Test(arguments: [
    "iOS: 18\nInfo.plist: portrait\nroot: Navigation > Player\nPlayer.supportedInterfaceOrientations: landscape\ndevice: landscapeLeft",
    "iOS: 15\nroot: List\nevent: presented Player as fullScreen\nevent: device turned landscapeLeft\nevent: dismissed",
  ])
  func aLinkIsAnsweredAsTheFactsBehindIt(_ facts: String) throws {
    let state: ExplorerState =
      TimelineParser.isTimeline(facts)
      ? .sequence(try Timeline(reading: facts)) : .moment(try Scenario(reading: facts))
    let link = try #require(ExplorerLink("https://example.com/explorer.html#" + StateCode(state).address))
    func json(_ answer: Explanation) -> String {
      var json = JSONWriter()
      answer.write(into: &json)
      return String(decoding: json.bytes, as: UTF8.self)
    }
    let wanted = try Expectation(reading: "turned landscapeRight")
    #expect(
      json(try explainer.answer(try link.state(), whyNot: wanted))
        == json(try explainer.answer(facts: facts, whyNot: wanted)))
  }

  @Test func anEventThatCannotHappenIsAFaultOfItsLine() {
    #expect(
      throws: NotationError(
        line: 3, message: "`dismissed` cannot happen: nothing is presented, so nothing can be dismissed", help: nil)
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
    let rule = explainer.entry("order-of-choice")?.text(in: .english, citing: true) ?? ""
    #expect(
      rule.hasPrefix(
        "order-of-choice\n  title: Among several allowed orientations, an undocumented order decides\n  layer: choice\n  versions: iOS 5+\n"
          + "  standing: assumption\n  ○ assumption: Assumption: if several"))
    #expect(rule.contains("\n    source: "))
    // An observation names a sentence so.
    #expect(rule.contains(" [order-of-choice/device-first-then-current]\n"))
    #expect(rule.hasSuffix(" [order-of-choice/portrait-landscape-right-left]"))
    let folded = explainer.entry("order-of-choice")?.text(in: .english, citing: false) ?? ""
    #expect(
      folded.contains(" [order-of-choice/device-first-then-current] (sources: 1)\n") && !folded.contains("<https"))
    let text = try explainer.answer(
      facts: "iOS: 12\nInfo.plist: portrait\nroot: Player\nsupportedInterfaceOrientations: landscape\n"
        + "device: landscapeLeft\n=> exception"
    ).text(in: .english, citing: false)
    #expect(
      text == """
        UIKit raises an exception: app and controller have no orientation in common. ◕ tested
          Info.plist lists portrait, and `Player` allows landscapeLeft, landscapeRight.
          outcome: exception no-common-orientation
          rule: no-common-orientation-throws (controller, iOS 6–12)
          exception: UIApplicationInvalidInterfaceOrientation
          text: Supported orientations has no common orientation with the application, and [Player shouldAutorotate] is returning YES
          app mask: portrait
          controller mask: landscapeLeft, landscapeRight
          allowed: none
          claim: holds

          1. Device and interface landscapes have opposite names [device-maps-to-opposite-landscape/landscapes-correspond]
          2. Info.plist allows portrait [info-plist-declares/list-is-app-mask]
          3. app mask: portrait [info-plist-declares/list-is-app-mask]
          4. Player decides [topmost-full-screen-controller-is-asked/reads-one-mask]
          5. Player returns shouldAutorotate: true [should-autorotate-no-keeps-current/false-stays-in-current]
          6. Player returns landscapeLeft, landscapeRight [topmost-full-screen-controller-is-asked/reads-one-mask]
          7. controller mask: landscapeLeft, landscapeRight [topmost-full-screen-controller-is-asked/reads-one-mask]
          8. allowed: none [effective-mask-is-intersection/app-controller-and-device]
          9. exception no-common-orientation [no-common-orientation-throws/when-device-turned]
        """)
  }

  @Test func theObjectHasAlwaysTheSameKeys() throws {
    let turned = try object("iOS: 15\nroot: Player\nsupportedInterfaceOrientations: landscape\ndevice: landscapeLeft")
    let failed = try object("iOS: 16\nevent: requestGeometryUpdate landscape\nsupportedInterfaceOrientations: portrait")
    let missing = try object("iOS: 15\nevent: requestGeometryUpdate landscape")
    let keys = [
      "outcome", "claim", "reason", "exception", "error", "introduced", "interfaceOrientation",
      "interfaceOrientationRawValue", "display", "displaySentence", "rule", "layer", "standing", "choiceStanding",
      "needed", "alternatives",
      "contrary", "messageID", "message", "applicationMask",
      "applicationMaskRawValue", "controllerMask", "controllerMaskRawValue", "supported", "supportedRawValue", "asked",
      "trace", "declared",
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
    // App and controller have nothing in common.
    ("Info.plist: landscape\nsupportedInterfaceOrientations: portrait", "landscapeLeft, landscapeRight"),
    // The device does not show upside down.
    ("Info.plist: all\nsupportedInterfaceOrientations: portraitUpsideDown", "portrait, landscapeLeft, landscapeRight"),
    ("Info.plist: landscape\nscene knows: portraitUpsideDown", "landscapeLeft, landscapeRight"),
    ("Info.plist: all\nsupportedInterfaceOrientations: landscapeLeft", "landscapeLeft"),
    // Not even the app supports anything, and nobody knows what UIKit says then.
    ("Info.plist: none", nil), ("Info.plist: portraitUpsideDown", nil),
  ])
  func supportedNeverStandsBeforeNothing(facts: String, list: String?) throws {
    let answer = try object("iOS: 16\n\(facts)\nevent: requestGeometryUpdate portraitUpsideDown")
    #expect(answer["claim"] == .string("geometry error none-supported"))
    #expect(answer["messageID"] == .string("geometry-none-supported"))
    let text = list.map {
      "None of the requested orientations are supported by the view controller. Requested: portraitUpsideDown; Supported: \($0)"
    }
    #expect(answer["message"] == text.map { .string($0) } ?? .null)
  }

  @Test func factsAboutControllersThatDoNotShowAreDeclared() throws {
    let facts = "iOS: 15\nroot: List\nLisst.shouldAutorotate: no\nDetail.delegate.supportedInterfaceOrientations: all\n"
    let declared = """
      "declared":[{"fact":"Lisst.shouldAutorotate","value":"no","help":"did you mean `List`?"},\
      {"fact":"Detail.delegate.supportedInterfaceOrientations","value":"all","help":null}]
      """
    for event in ["device turned", "device turned landscapeLeft"] {
      let answer = try explainer.answer(facts: facts + "event: " + event)
      var json = JSONWriter()
      answer.write(into: &json)
      #expect(String(decoding: json.bytes, as: UTF8.self).contains(declared), "\(event)")
      let text = answer.text(in: .english, citing: false)
      #expect(text.contains("declared: Lisst.shouldAutorotate: no (did you mean `List`?)\n"))
      #expect(text.contains("declared: Detail.delegate.supportedInterfaceOrientations: all"))
    }
    // One that comes up later shows.
    let later = try explainer.answer(
      facts: "iOS: 15\nDetail.shouldAutorotate: no\nevent: presented Detail as fullScreen")
    #expect(!later.text(in: .english, citing: false).contains("declared"))
  }

  @Test(arguments: [
    "Detail.shouldAutorotate: maybe", "Detail.fills window: maybe", "root.shouldAutorotate: no",
    "app delegate.supportedInterfaceOrientations: all", "A > B.shouldAutorotate: no", ".shouldAutorotate: no",
    "Detail.shouldAutorotate: no\ndetail.shouldAutorotate: yes",
    (0...256).map { "C\($0).shouldAutorotate: no" }.joined(separator: "\n"),
  ])
  func whatIsDeclaredIsReadAllTheSame(fact: String) {
    #expect(throws: NotationError.self) { try explainer.answer(facts: "iOS: 15\n" + fact) }
  }

  @Test(arguments: [
    ("=> turned", true), ("=> unchanged", false), ("because: device-orientation-is-followed", true),
    ("because: order-of-choice", false), ("expected: turned landscapeRight", true),
  ])
  func aStatedOutcomeOrRuleIsCompared(claim: String, holds: Bool) throws {
    #expect(try object("iOS: 15\ndevice: landscapeLeft\n" + claim)["matches"] == .bool(holds))
  }

  @Test func everyFaultOfAScenarioIsTold() {
    #expect(throws: NotationError.self) { try explainer.answer(facts: "iOS: 15\nidoim: phone\ndevice: 9") }
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

  @Test(arguments: try PastedLine.all())
  func aPastedLineIsRecognised(line: PastedLine) {
    guard case .message(let found, _)? = explainer.entry(line.text) else {
      #expect(line.message == nil)
      return
    }
    #expect(found.id == line.message)
  }

  @Test func pastedLinesOfEveryMessageAreTried() throws {
    let tried = Set(try PastedLine.all().compactMap(\.message))
    #expect(Catalog.messages.map(\.id).filter { !tried.contains($0) } == ["geometry-unsupported-preferences"])
  }

  @Test(arguments: Catalog.messages)
  func everyMessageIsFoundByItsIdAndItsTexts(message: MessageRecord) {
    for query in [message.id] + message.texts {
      guard case .message(let found, _)? = explainer.entry(query) else {
        Issue.record("not found: \(query)")
        continue
      }
      #expect(found.id == message.id)
    }
  }

  @Test func aMessageIsExplainedWithCauseAndFixInTheLanguageAskedFor() throws {
    let entry = try #require(explainer.entry("no common orientation"))
    let lines = entry.text(in: .english, citing: true).split(separator: "\n")
    #expect(lines.first == "no-common-orientation")
    #expect(lines.contains("  versions: iOS 8.3+"))
    #expect(
      lines.contains { $0.hasPrefix("  cause: The app mask") }
        && lines.contains { $0.hasPrefix("  fix: In the app mask") })
    #expect(lines.contains("  similar: no-common-orientation-unnamed"))
    #expect(lines.contains { $0.hasPrefix("  ◕ tested: ") } && lines.contains { $0.hasPrefix("    source: ") })
    #expect(entry.text(in: .simplifiedChinese, citing: false).contains("\n  cause: 应用掩码"))
  }

  @Test(arguments: ["no-common-orientation-throws", "no-common-orientation"])
  func anEntryHasItsSourcesInOneArray(query: String) throws {
    var json = JSONWriter()
    try #require(explainer.entry(query)).write(into: &json)
    guard case .object(let members) = try JSONParser.parse(json.bytes[...]),
      case .array(let sources)? = members["sources"]
    else {
      Issue.record("no sources")
      return
    }
    #expect(sources.count > 2)
    #expect(Set(members.map(\.key)).count == members.count)
  }

  @Test func aPasteOfManyWordsIsReadInTime() throws {
    let noise = String(repeating: "supported orientations has no common error \u{65B9}\u{5411} ", count: 20_000)
    let clock = ContinuousClock()
    let took = clock.measure { _ = explainer.entry(noise) }
    #expect(took < .seconds(5))
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
