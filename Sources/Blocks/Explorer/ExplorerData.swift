import Basics
import Explorer
import HTML
import Orientation
import OrientationCatalog

/// The words for the numbers of an answer, and the pictures, as the explorer's script finds them in its page.
///
/// They are made by the types that write the words of every other page. What differs from answer to answer has a mark in
/// its place: `{o}` an orientation, `{m}` and `{s}` masks, `{n}` a name, `{p}` a raw value, `{b}` true or false, `{v}` a
/// version.
struct ExplorerData {
  private let context: BlockContext
  private let resolution: ResolutionWords
  private let timeline: TimelineWords
  private let explorer: ExplorerWords

  init(context: BlockContext) {
    self.context = context
    resolution = ResolutionWords(language: context.language)
    timeline = TimelineWords(language: context.language)
    explorer = ExplorerWords(language: context.language)
  }

  func write(into page: inout HTMLWriter) {
    page.line(.template, [.class("words-template")], text: Self.swappingQuotes(in: text))
    // How the device is turned, and then how the arrow in it is; the script puts the two together.
    page.line(.template, [.class("pictures-template")]) { page in
      let interfaces = InterfaceOrientation.allCases.sorted { $0.rawValue < $1.rawValue }
      for held in DeviceOrientation.allCases { write(held, .unknown, into: &page) }
      for interface in interfaces { write(.unknown, interface, into: &page) }
    }
  }

  private func write(_ held: DeviceOrientation, _ interface: InterfaceOrientation, into page: inout HTMLWriter) {
    OrientationPicture(held: held, interface: interface, frame: .phone).write(label: "", into: &page)
  }

  /// Quotation marks and bars in each other's places: a mark is six letters in a page, and there are two thousand.
  private static func swappingQuotes(in text: String) -> String {
    let (quote, bar) = (UInt8(ascii: "\""), UInt8(ascii: "|"))
    return String(decoding: text.utf8.map { $0 == quote ? bar : $0 == bar ? quote : $0 }, as: UTF8.self)
  }

  /// The words as JSON.
  var text: String {
    var json = JSONWriter()
    json.object { json in
      writePlaces(into: &json)
      writeValues(into: &json)
      writeOutcomes(into: &json)
      writeSteps(into: &json)
      writeTimeline(into: &json)
      writeStandings(into: &json)
      writeCulprits(into: &json)
      json.member("other", explorer[.rawValue])
      json.member("step", explorer[.step])
      json.member("noEvent", explorer[.addsNoEvent])
      json.member("newNames", [explorer.rootName, explorer.modalName, explorer.childName, explorer.variableName])
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

extension ExplorerData {
  /// Texts and masks that stand for whatever an answer has in their place.
  private enum Mark {
    static let orientation = InterfaceOrientation.landscapeLeft
    static let mask = InterfaceOrientationMask.portraitUpsideDown
    static let otherMask = InterfaceOrientationMask.landscapeLeft
    static let rawValue = 99
    static let version = OSVersion(99)
    static let rule = Rule.orderOfChoice
  }

  private func mark(_ text: String) -> String {
    Self.replace([("portraitUpsideDown", "{m}"), ("landscapeLeft", "{s}"), ("99", "{p}"), ("true", "{b}")], in: text)
  }

  /// Puts marks in the places of what stands for them.
  private static func replace(_ marks: [(String, String)], in text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let first = rest.first {
      if let (word, mark) = marks.first(where: { rest.starts(with: $0.0.utf8) }) {
        bytes += Array(mark.utf8)
        rest = rest.dropFirst(word.utf8.count)
      } else {
        bytes.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: What the script has to know of a state

  private func writePlaces(into json: inout JSONWriter) {
    json.object("widths") { json in
      json.member("S", StartField.allCases.count)
      json.member("V", VariableField.allCases.count)
      json.member("C", ControllerField.allCases.count)
      json.member("E", EventField.allCases.count)
    }
    json.object("places") { json in
      json.member("mode", StartField.mode.rawValue)
      json.member("name", ControllerField.name.rawValue)
      json.member("parent", ControllerField.parent.rawValue)
      json.member("role", ControllerField.role.rawValue)
      json.member("shownChild", ControllerField.shownChild.rawValue)
      json.member("kind", EventField.kind.rawValue)
      json.member("value", EventField.value.rawValue)
    }
    json.member(
      "kinds",
      Controller.Kind.allCases.sorted { $0.code < $1.code }.map { String($0.className.dropFirst(2)) })
    json.member("laterRole", ControllerRole.later.rawValue)
    json.member("firstMask", MaskAnswer.firstMaskCode)
    json.member("zeroPreferred", PreferredAnswer.zeroCode)
  }

  private func writeValues(into json: inout JSONWriter) {
    json.member("orientations", InterfaceOrientation.allCases.sorted { $0.rawValue < $1.rawValue }.map(\.swiftName))
    json.member("devices", DeviceOrientation.allCases.map(\.swiftName))
    json.member("masks", InterfaceOrientationMask.everySet.map { resolution.list($0) })
    let usualAddress = Rule.allCases.first.map { address(of: $0) } ?? ""
    json.member("ruleAddress", usualAddress)
    // A row of texts and a row of digits each are smaller than a list for every rule.
    json.member("rules", Rule.allCases.map { $0.rawValue + " " + $0.title(in: context.language) })
    json.member("layers", Rule.allCases.map { String($0.layer.number, radix: 36) }.joined())
    json.member("grades", Rule.allCases.map { String(RuleSentence($0).standing.number) }.joined())
    json.object("otherAddresses") { json in
      for rule in Rule.allCases where address(of: rule) != usualAddress {
        json.key(String(rule.number))
        json.string(context.href(.rule(rule.rawValue)) ?? "")
      }
    }
    json.array("messages", of: Message.allCases) { message, json in
      json.list([context.href(.message(message.rawValue)) ?? "", pattern(of: message)])
    }
  }

  /// The address of a rule's page, with a star in the place of its id: those of a book are mostly alike.
  private func address(of rule: Rule) -> String {
    Self.replace([(rule.rawValue, "*")], in: context.href(.rule(rule.rawValue)) ?? "")
  }

  /// A message with marks for what differs; empty where nobody has reported the words.
  private func pattern(of message: Message) -> String {
    switch message {
    case .noCommonOrientation: message.record.text(with: ["{n}"])
    case .preferredMustMatch: message.record.text(with: ["{p}", "{s}"])
    case .geometryNoneSupported: message.record.text(with: ["{m}", "{s}"])
    case .geometryUnsupportedPreferences: ""
    case .noCommonOrientationUnnamed, .preferredMustReturnSupported, .geometryWindowingMode,
      .orientationSetUnsupported, .orientationSetDiscouraged, .statusBarOrientationSet, .rootViewControllerExpected,
      .geometryRequestOfCarPlayScene:
      message.record.text
    }
  }

  // MARK: Outcomes

  /// The outcomes in the order of their numbers: the kind's class and sign, and for each of the kind sentence and claim.
  private func writeOutcomes(into json: inout JSONWriter) {
    let turned = Outcome.turned(Mark.orientation)
    let unchanged = Reason.allCases.map { Outcome.unchanged($0) }
    let exceptions: [OrientationException] = [
      .noCommonOrientation, .preferredNotSupported(preferred: 0, supported: []), .emptyMask,
      .unrecognizedSelector,
    ]
    let errors: [GeometryError] = [
      .noneSupported(requested: Mark.mask, supported: Mark.otherMask), .windowingMode, .unsupportedPreferences,
    ]
    let kinds: [(kind: Outcome.Kind, outcomes: [Outcome])] = [
      (.turned, [turned]), (.unchanged, unchanged), (.exception, exceptions.map { .exception($0) }),
      (.geometryError, errors.map { .geometryError($0) }), (.ignored, [.ignored]),
      (.unavailable, [.unavailable(introduced: Mark.version)]),
    ]
    json.array("outcomes") { json in
      for (kind, outcomes) in kinds {
        let mark = OutcomeMark(kind: kind)
        json.array { json in
          json.list([mark.name, mark.sign])
          json.list(outcomes.map { verdict($0) })
          json.list(outcomes.map { Self.replace([("landscapeLeft", "{o}")], in: $0.claim) })
        }
      }
    }
  }

  private func verdict(_ outcome: Outcome) -> String {
    let text = resolution.verdict(outcome, interface: Mark.orientation)
    switch outcome {
    case .geometryError: return mark(text)
    case .unavailable: return Self.replace([("99", "{v}")], in: text)
    case .turned, .unchanged, .exception, .ignored: return Self.replace([("landscapeLeft", "{o}")], in: text)
    }
  }

  /// The standings in the order of their numbers, and what is said with them.
  private func writeStandings(into json: inout JSONWriter) {
    let words = StandingWords(language: context.language)
    json.array("standings", of: Standing.allCases) { standing, json in
      json.list([standing.rawValue, StandingWords.sign(standing), words.name(standing)])
    }
    json.member("contested", Standing.contested.number)
    json.member("claims", RuleSentence.Claim.allCases.map { String(Self.standing(of: $0).number) }.joined())
    // What the other side says where no other outcome can be played, by the numbers of rule and claim.
    json.object("opposing") { json in
      for sentence in RuleSentence.all where sentence.standing == .contested {
        json.key("\(sentence.rule.number)/\(sentence.claim.map { $0.number + 1 } ?? 0)")
        json.list((sentence.sentence?.opposing ?? []).compactMap { words.text(of: $0) })
      }
    }
    json.member("choice", words.choice)
    json.member(
      "picture",
      Self.replace(
        [("landscapeLeft", "{d}"), ("portrait", "{o}")],
        in: timeline.picture(held: .landscapeLeft, interface: .portrait)))
    json.member("displays", SceneDisplay.Kind.allCases.map { $0.text(in: context.language) })
    json.member("contrary", words.contrary(["{x}"]))
  }

  private static func standing(of claim: RuleSentence.Claim) -> Standing {
    RuleSentence.all.first { $0.claim == claim }?.standing ?? .assumption
  }

  // MARK: Steps

  private static let respondents: [Respondent] = [
    .informationPropertyList, .applicationDelegate, .sceneDelegate, .controller("{n}"), .containerDelegate("{n}"),
  ]
  private static let questions: [Question] = [
    .supported(Mark.mask), .preferred(Mark.rawValue), .shouldAutorotate(true), .shouldAutorotateTo(Mark.mask),
    .prefersOrientationLocked(true),
  ]

  private func writeSteps(into json: inout JSONWriter) {
    json.array("asked", of: Self.respondents) { respondent, json in
      json.list(Self.questions.map { mark(resolution.asked(respondent, $0)) })
    }
    // By the number of the effect; the first two and the last are said otherwise.
    let effects: [Step.Effect] = [
      .applicationMask(Mark.mask), .responsible("{n}"), .controllerMask(Mark.mask), .effectiveMask(Mark.mask),
    ]
    json.member("effects", ["", ""] + effects.map { mark(resolution.step($0, by: .orderOfChoice)) })
  }

  // MARK: Culprits

  private func writeCulprits(into json: inout JSONWriter) {
    let words = CulpritWords(language: context.language)
    json.object("culprits") { json in
      json.array("clauses", of: Self.refusals(words)) { kind, json in write(kind, into: &json) }
      json.member("only", words.only)
      json.member("nobody", Self.replace([(Mark.rule.title(in: context.language), "{r}")], in: words.nobody(Mark.rule)))
      json.member("and", words.and)
      json.member("or", words.or)
      json.member("both", words.both)
      json.member("end", words.stop)
      json.member("space", words.space)
    }
  }

  /// A text, or one for each value.
  private func write(_ texts: [String], into json: inout JSONWriter) {
    let marked = texts.map { text in
      Self.replace(
        [
          ("portraitUpsideDown", "{m}"), ("iOS \(Mark.version)", "iOS {v}"), ("99", "{p}"),
          (Mark.rule.title(in: context.language), "{r}"),
        ], in: text)
    }
    if marked.count == 1 { json.string(marked[0]) } else { json.list(marked) }
  }

  /// The clauses in the order of their numbers (see `CulpritsEncoder`), each with one text or one for each value.
  private static func refusals(_ words: CulpritWords) -> [[String]] {
    let styles = [ModalPresentationStyle?.none] + ModalPresentationStyle.allCases.map { $0 }
    let calls: [MethodCall] = [.rotationAttempted, .updateRequested, .lockUpdateRequested, .geometryRequested(.all)]
    var refusals: [[Refusal]] = []
    for respondent in respondents {
      for isDefault in [false, true] {
        refusals += [Mark.mask, []].map { [.mask(respondent, $0, isDefault: isDefault)] }
      }
    }
    refusals.append([.autorotationTo("{n}", Mark.mask)])
    refusals += [false, true].map { [.autorotation("{n}", $0)] }
    refusals += [false, true].map { [.preferenceLock("{n}", $0)] }
    for respondent in respondents.suffix(2) {
      refusals += [nil, Mark.rawValue].map { [.preferred(respondent, $0)] }
    }
    refusals.append(styles.map { .style("{n}", $0, presenter: "{w}") })
    refusals += [false, true].map { [.requiresFullScreen($0)] }
    refusals += [
      [.rotationLock], WindowingMode.allCases.map { .mode($0) },
      calls.map { .missingCall($0) },
    ]
    refusals += [false, true].map { [.homeButton($0)] }
    refusals += [[.idiom(.phone)], [.idiom(.pad)], [.linkedSDK(Mark.version)], [.os(Mark.version)]]
    let answers: [Refusal] =
      respondents.map { .mask($0, Mark.mask, isDefault: false) }
      + [.autorotation("{n}", false), .preferenceLock("{n}", true)]
    return refusals.map { $0.map { words.clause($0, isRefused: true) } } + answers.map { [words.noEffect($0)] }
      + [
        [words.cause(.container("{w}"))], styles.map { words.cause(.presentation($0, presenter: "{w}")) },
        [words.cause(.rule(Mark.rule))],
      ]
  }

  // MARK: Timelines

  private func writeTimeline(into json: inout JSONWriter) {
    let variable = Variable(name: "{w}", mask: Mark.mask)
    json.member(
      "appearances",
      [
        Callback.viewWillAppear("{n}", sets: nil), .viewWillAppear("{n}", sets: variable),
        .viewWillDisappear("{n}", sets: nil), .viewWillDisappear("{n}", sets: variable),
      ].map { mark(timeline.callback($0)) })
    // A name, and behind it what is still old: three bits, whether view, screen and status bar are what they are afterwards.
    let callbacks = LayoutCallback.allCases
    json.member("layout", callbacks.map { layout($0, bits: 7) })
    json.member(
      "stillOld",
      (0..<8).map { bits in
        String(layout(callbacks[0], bits: bits).dropFirst(layout(callbacks[0], bits: 7).count))
      })
    json.member("errorHandler", Self.replace([("101", "{p}")], in: timeline.callback(.errorHandler(.windowingMode))))
    json.member("refusals", Self.refusals.map { explorer.refusal($0) })
  }

  private func layout(_ callback: LayoutCallback, bits: Int) -> String {
    let moment = LayoutMoment(callback, view: bits & 1 != 0, statusBar: bits & 4 != 0, screen: bits & 2 != 0)
    return timeline.callback(.layout(moment))
  }

  /// In the order of their numbers, which begin with 1.
  private static let refusals: [EventRefusal] =
    [
      .appTerminated, .alreadyLaunched, .rootNotShown, .rootAlreadyShown, .noRoot, .nothingPresented,
      .notPresented("{n}"), .noNavigationController, .nothingToPop, .navigationControllerPushed("{n}"),
      .noTabBarController, .noTab("{n}"), .tabAlreadySelected("{n}"), .nameTaken("{n}"), .noController("{n}"),
      .lockAlready(on: false), .lockAlready(on: true), .noWindows, .windowAlready(fillsScreen: false),
      .windowAlready(fillsScreen: true), .noResizableWindow,
    ] + WindowingMode.allCases.map { .noMode($0) } + WindowingMode.allCases.map { .modeAlready($0) }
    + [.inBackground, .inForeground]
}

extension JSONWriter {
  /// Writes an array of texts.
  fileprivate mutating func list(_ texts: [String]) {
    array { json in for text in texts { json.string(text) } }
  }
}
