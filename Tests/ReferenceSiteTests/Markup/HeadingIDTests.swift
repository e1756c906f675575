import Testing

@testable import ReferenceSite

@Suite struct HeadingIDTests {
  private func ids(of titles: [String]) -> [String] {
    var ids = HeadingID()
    return titles.map { ids.next($0) }
  }

  @Test(arguments: [
    ("Hello, World!", "hello-world"),
    ("What `UIView` does", "what-uiview-does"),
    ("  spaces  inside\tand out ", "spaces--inside-and-out"),
    ("snake_case and kebab-case", "snake_case-and-kebab-case"),
    ("UIDeviceOrientation.isFlat", "uideviceorientationisflat"),
    ("application(_:supportedInterfaceOrientationsFor:)", "application_supportedinterfaceorientationsfor"),
    ("iOS 16 → 26.2", "ios-16--262"),
    ("设备方向：横屏", "设备方向横屏"),
    ("Ändern ÉTÉ Ω", "ändern-été-ω"),
    ("e\u{301}te\u{301}", "e\u{301}te\u{301}"),
    ("½ ² Ⅳ ٣", "½-²-ⅳ-٣"),
    ("🙂 smile", "-smile"),
    ("!?", ""),
  ])
  func anIDIsMadeByTheRuleThatGitHubAndMdBookShare(title: String, id: String) {
    #expect(Array(HeadingID.slug(title).unicodeScalars) == Array(id.unicodeScalars))
  }

  @Test func whatOccursAgainIsNumbered() {
    #expect(ids(of: ["A", "a", "A!", "b", "a"]) == ["a", "a-1", "a-2", "b", "a-3"])
  }

  @Test func aNumberedIDNeverMeetsAHeadingThatLooksLikeOne() {
    #expect(ids(of: ["a", "a 1", "a", "a 1"]) == ["a", "a-1", "a-2", "a-1-1"])
  }

  @Test func aHeadingWithoutLettersHasAnIDAllTheSame() {
    #expect(ids(of: ["!", "?"]) == ["section", "section-1"])
  }

  @Test func theLayoutsOwnIDsAreTaken() {
    #expect(ids(of: ["Site main"]) == ["site-main-1"])
  }

  @Test func anIDIsTakenOnce() {
    var ids = HeadingID()
    let answers = [ids.take("a"), ids.take("a")]
    #expect(answers == [true, false])
    let id = ids.next("a")
    #expect(id == "a-1")
  }
}
