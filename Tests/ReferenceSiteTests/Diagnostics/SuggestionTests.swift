import Testing

@testable import Basics

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("landscpe", "landscape"), ("LANDSCAPE", "landscape"), ("ladnscape", "landscape"), ("portraitt", "portrait"),
  ])
  func aSlipIsFound(text: String, meant: String) {
    #expect(Suggestion.nearest(to: text, in: ["portrait", "landscape", "all"]) == meant)
  }

  @Test func whatIsFarIsNotSuggested() {
    #expect(Suggestion.nearest(to: "something else", in: ["portrait", "landscape"]) == nil)
    #expect(Suggestion.nearest(to: "portrait", in: []) == nil)
  }

  @Test func theOrderOfTheCandidatesDoesNotMatter() {
    let candidates = ["abd", "abe", "abf"]
    #expect(Suggestion.nearest(to: "abc", in: candidates) == "abd")
    #expect(Suggestion.nearest(to: "abc", in: candidates.reversed()) == "abd")
  }

  @Test func theNearestOfAllIsTaken() {
    #expect(
      Suggestion.nearest(to: "landscapeLeft", in: ["landscapeRight", "landscapeLeftt", "landscape"]) == "landscapeLeftt"
    )
  }

  @Test func aSwapOfNeighboursIsOneSlip() {
    #expect(Suggestion.nearest(to: "ba", in: ["ab", "xy"]) == "ab")
  }
}
