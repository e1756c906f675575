import Testing

@testable import XcodeProject

/// Which sources mention a name, by their bytes.
@Suite struct NameSearchTests {
  @Test(arguments: [
    ("let a = player.mask", true), ("_mask = 1", true), ("setMask(1)", true), ("maskOf = 1", false), ("mask", true),
    ("unmask", true), ("ma", false), ("mask_", false), ("maské", true), ("", false),
  ])
  func aNameIsFoundAtTheEndOfAWord(text: String, isFound: Bool) {
    #expect(NameSearch(["mask"]).isMentioned(in: Array(text.utf8)) == isFound)
  }

  @Test func aNameBeyondASCIIIsFoundToo() {
    #expect(NameSearch(["größe"]).isMentioned(in: Array("let größe = 1".utf8)))
    #expect(!NameSearch(["größe"]).isMentioned(in: Array("let größer = 1".utf8)))
  }

  @Test func whatASearchCostsDoesNotGrowWithTheNumberOfNames() {
    let names = Set((0..<100_000).map { "Screen\($0)" })
    let text = Array(String(repeating: "final class ScreenOther: Screen {}\n", count: 300).utf8)
    let search = NameSearch(names)
    let clock = ContinuousClock()
    #expect(clock.measure { _ = search.isMentioned(in: text) } < .seconds(1))
  }

  @Test(arguments: ["", "a", "ab", "aab", "ba", "xaabab"]) func aTextIsFoundWhereItStands(text: String) {
    for bytes in ["", "a", "ab", "aab", "aaab", "aabaab", "bbbb", "aaaa", "xaaba"].map({ Array($0.utf8) }) {
      let isThere = text.isEmpty || bytes.firstRange(of: Array(text.utf8)) != nil
      #expect(bytes.mention(text) == isThere, "\(bytes)")
    }
  }
}
