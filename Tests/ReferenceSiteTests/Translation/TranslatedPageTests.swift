import Basics
import Testing

@testable import Diagnostics
@testable import ReferenceSite

@Suite struct TranslatedPageTests {
  /// A page of this book with its translation.
  private struct Pair {
    let path: String
    let original: [UInt8]
    let translation: [UInt8]
  }

  private static func pairs() throws -> [Pair] {
    let book = try ProjectFolder.content()
    return book.files.compactMap { file in
      book["zh-Hans/" + file.path].map { Pair(path: file.path, original: file.bytes, translation: $0) }
    }.filter { $0.path.hasSuffix(".md") && $0.path != BookLayout.summary }
  }

  @Test func aChangedTextIsNamedAloneAndWithItsLine() throws {
    let pairs = try Self.pairs()
    try #require(pairs.count > 100)
    var changed = 0
    for (index, pair) in pairs.enumerated() where index.isMultiple(of: 9) {
      var lines = String(decoding: pair.original, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      let texts = LeafElement.read(pair.original).compactMap { element -> LeafBlock? in
        guard case .block(let block) = element, block.kind == .paragraph else { return nil }
        return block
      }
      guard !texts.isEmpty else { continue }
      let text = texts[index / 9 % texts.count]
      lines[text.lines.upperBound - 1] += " changed"
      let page = TranslatedPage(of: Array(lines.joined(separator: "\n").utf8), at: pair.path, pair.translation)
      #expect(page.problems.count == 1, "\(pair.path): \(page.problems)")
      guard case .behind(_, let now, let place)? = page.problems.first?.fault else {
        Issue.record("\(pair.path): \(page.problems)")
        continue
      }
      #expect(now.hasSuffix("changed"))
      #expect(place == "\(pair.path):\(text.lines.lowerBound)")
      changed += 1
    }
    #expect(changed >= 20)
  }

  @Test func aTextThatIsTakenOutOrAddedIsNamed() throws {
    let original = "# One\n\nTwo.\n\nThree.\n"
    let translation = "<!-- en: One -->\n# 一\n\n<!-- en: Two. -->\n二。\n\n<!-- en: Three. -->\n三。\n"
    let without = TranslatedPage(of: Array("# One\n\nThree.\n".utf8), at: "a.md", Array(translation.utf8))
    #expect(without.problems.map(\.fault) == [.surplus(was: "Two.")])
    #expect(without.problems.first?.line == 4)
    let with = TranslatedPage(of: Array((original + "\nFour.\n").utf8), at: "a.md", Array(translation.utf8))
    #expect(with.problems.map(\.fault) == [.missing(text: "Four.", place: "a.md:7")])
    #expect(String(decoding: with.bytes, as: UTF8.self) == "# 一\n\n二。\n\n三。\n\nFour.\n")
    #expect(with.lines.originalLines == [7])
    #expect(with.lines.state == .partly)
    #expect((with.textCount, with.translatedCount) == (4, 3))
  }

  @Test func whiteSpaceIsNoDifference() {
    let page = TranslatedPage(
      of: Array("# A  title\n\nOne\ntwo   three.\n".utf8), at: "a.md",
      Array("<!-- en: A title\n-->\n# 题\n\n<!-- en:   One two\n  three. -->\n一。\n".utf8))
    #expect(page.problems.isEmpty)
    #expect(page.lines.state == .whole)
  }

  @Test(arguments: [("2015 年的 iOS 16。", ["15"]), ("iOS 15 之后是十六。", ["16"]), ("iOS 15 和 iOS 16，一步。", [])])
  func aNumberWithinAnotherIsNotTheNumber(text: String, missing: [String]) {
    let page = TranslatedPage(
      of: Array("# iOS 15 and iOS 16 in 1 step\n".utf8), at: "a.md",
      Array("<!-- en: iOS 15 and iOS 16 in 1 step -->\n# 一步：\(text)\n".utf8))
    #expect(page.problems.map(\.fault) == missing.map { .numberMissing($0, place: "a.md:1") })
  }

  @Test func linesOfTheOriginalAreNotTheTranslations() {
    let page = TranslatedPage(
      of: Array("# A\n\n```text\ncode\n```\n\nB.\n".utf8), at: "a.md",
      Array("<!-- en: A -->\n# 甲\n\n<!-- same -->\n\n<!-- en: B. -->\n乙\n丙\n".utf8))
    #expect(page.problems.isEmpty)
    #expect((1...8).map(page.lines.origin) == [2, nil, nil, nil, nil, nil, 7, 8])
  }

  @Test func aPageThatIsBroughtUpToDateIsInStepAndItsOtherTextsAreAsTheyWere() throws {
    for pair in try Self.pairs() {
      let same = TranslationUpdate(of: pair.original, pair.translation, line: nil, adds: true)
      #expect(same.changes.isEmpty && same.addedCount == 0 && same.surplusLines.isEmpty, "\(pair.path)")
      #expect(same.bytes == pair.translation, "\(pair.path)")
    }
  }

  @Test func aNewPageHasEachOriginalAndNoText() throws {
    for pair in try Self.pairs().prefix(40) {
      let update = TranslationUpdate(of: pair.original, nil, line: nil, adds: true)
      let page = TranslatedPage(of: pair.original, at: pair.path, update.bytes)
      #expect(
        page.problems.allSatisfy { fault, _ in
          switch fault {
          case .textMissing, .missing: true
          default: false
          }
        }, "\(pair.path): \(page.problems)")
      #expect(page.translatedCount == 0)
    }
  }

  @Test func ofSeveralChangesTheOneAtTheLineIsTaken() {
    let update = TranslationUpdate(
      of: Array("# New\n\nNew text.\n".utf8), Array("<!-- en: Old -->\n# 旧\n\n<!-- en: Old text. -->\n旧文。\n".utf8),
      line: 5,
      adds: false)
    #expect(update.changes.map(\.line) == [4])
    #expect(update.changes.map(\.words) == ["[-Old-] {+New+} text."])
    #expect(
      String(decoding: update.bytes, as: UTF8.self) == "<!-- en: Old -->\n# 旧\n\n<!-- en: New text. -->\n旧文。\n")
  }

  @Test(arguments: [
    ("使用 iOS 16 的方法。", nil), ("在iOS 上", "在iOS 上"), ("iOS上", "iOS上"), ("方向： 竖屏", "方向： 竖屏"), ("方向: 竖屏", "方向: 竖屏"),
    ("`iOS:`", nil), ("| 方向？ | 竖屏 |", nil), ("竖屏 。", "竖屏 。"), ("Apple 的（英文）文档", nil),
  ])
  func spacingIsThatOfChinese(text: String, fault: String?) {
    #expect(ChineseSpacing.firstFault(in: text) == fault)
  }
}
