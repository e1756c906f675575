import Orientation
import OrientationCatalog
import Testing

@testable import Blocks
@testable import Words

/// That those who do not see a picture are told what it shows.
@Suite struct AlternativeTests {
  private static let ladder = "iOS: 17\nrotation lock: on\ndevice: landscapeLeft\n=> unchanged rotation-lock\n"
  private static let callbacks = "iOS: 17\nevent: device turned landscapeLeft\n=> turned landscapeRight\n"

  private static let requests = [
    ("orientations", ""), ("orientations-without-home-button", ""), ("swap", ""), ("masks", ""), ("mask 24", ""),
    ("ladder", ladder), ("tree", ladder), ("turn", ladder), ("strips", ladder), ("settings", ladder),
    ("display", ladder + "\n" + ladder),
    ("camera", ""), ("intersection", ""), ("callbacks", callbacks), ("size-classes", ""),
  ]

  /// `pair` shows nothing where it stands: its text is where comments show it.
  @Test func everyKindIsTried() {
    let kinds = Self.requests.compactMap { $0.0.split(separator: " ").first.map(String.init) } + ["pair"]
    #expect(Set(kinds) == Set(Pictures.all.map(\.name)))
  }

  /// A picture of several drawings says a part at each.
  @Test(arguments: Language.allCases, requests.map(\.0))
  func everyDrawingHasARoleAndTheWholeAlternativeIsAtThem(language: Language, words: String) throws {
    let body = Self.requests.first { $0.0 == words }?.1 ?? ""
    let picture = try SamplePicture.read(words, body)
    let html = SamplePicture.html(picture, language)
    let drawings = html.split(separator: "<svg ").dropFirst()
    #expect(!drawings.isEmpty)
    let labels = drawings.map { drawing in
      #expect(drawing.contains("role=\"img\""))
      return drawing.split(separator: "aria-label=\"").dropFirst().first?
        .split(separator: "\"", maxSplits: 1).first.map(String.init) ?? ""
    }
    let alternative = picture.alternative(PictureWords(language: language))
    #expect(
      labels.joined(separator: " ") == alternative.replacingEntities,
      "\(words)")
    #expect(!html.contains(" id="))
  }

  @Test func theSwapSaysBothNamesAndTheirNumber() throws {
    let text = SwapPicture().alternative(PictureWords(language: .english))
    for pair in SwapPicture().pairs {
      #expect(
        text.contains(
          "UIDeviceOrientation.\(pair.device.swiftName), raw value \(pair.device.rawValue), is "
            + "UIInterfaceOrientation.\(pair.interface.swiftName), raw value \(pair.interface.rawValue)."))
    }
  }

  @Test func theMasksSayNameBitsAndValue() {
    let text = MasksPicture().alternative(PictureWords(language: .english))
    #expect(text.contains("landscape: 11000, raw value 16 + 8 = 24."))
    for (name, mask) in InterfaceOrientationMask.members {
      #expect(text.contains(" \(name): \(MaskBits.text(mask)), raw value "))
    }
  }

  @Test(arguments: Language.allCases)
  func theLadderSaysEveryLayerAndTheRuleThatDecides(language: Language) throws {
    let picture = try SamplePicture.ladder(Self.ladder)
    let text = picture.alternative(PictureWords(language: language))
    let words = ReferenceWords(language: language)
    for layer in Layer.allCases { #expect(text.contains(words.layer(layer)), "\(layer)") }
    for step in picture.resolution.trace.steps { #expect(text.contains(step.rule.rawValue)) }
    #expect(text.contains("unchanged rotation-lock"))
  }

  @Test func theCallbacksSayEveryCallInItsOrder() throws {
    let picture = try SamplePicture.read("callbacks", Self.callbacks)
    let text = picture.alternative(PictureWords(language: .english))
    let words = TimelineWords(language: .english)
    let calls = try #require(picture as? CallbacksPicture).timeline.steps.flatMap(\.callbacks)
    #expect(!calls.isEmpty)
    #expect(text.contains(calls.map { words.callback($0) }.joined(separator: "; ")))
  }

  @Test func everyWindowSaysItsTwoClasses() {
    let text = SizeClassesPicture().alternative(PictureWords(language: .english))
    #expect(text.contains("Phone, landscape: width compact, height compact."))
    #expect(text.contains("Large phone, landscape: width regular, height compact."))
    #expect(text.contains("iPad, narrow window: width compact, height regular."))
  }
}

extension String {
  /// The text as it stands in an attribute.
  fileprivate var replacingEntities: String {
    split(separator: "&", omittingEmptySubsequences: false).joined(separator: "&amp;")
      .split(separator: "<", omittingEmptySubsequences: false).joined(separator: "&lt;")
      .split(separator: ">", omittingEmptySubsequences: false).joined(separator: "&gt;")
  }
}
