import HTML
import Testing

@testable import ReferenceSite
@testable import Search

@Suite struct SearchIndexTests {
  @Test func `terms stand in the order of their bytes, each with its pages in reading order`() {
    let index = index([[.title("Beta"), .paragraph("alpha 横屏")], [.paragraph("alpha gamma")]])
    #expect(
      entries(of: index) == [
        "alpha 0.0.prose 1.0.prose", "beta 0.0.shortTitle", "gamma 1.0.prose", "屏 0.0.prose", "横屏 0.0.prose",
      ])
  }

  @Test func `a term stands where it is worth most`() {
    let page: [Part] = [
      .title("One two three four five six"), .paragraph("word word word"), .heading("a", "Word here"),
      .heading("b", "Of the word in a sentence"),
    ]
    let index = index([page], sections: ["a", "b"])
    #expect(entry("word", index) == "word 0.0.proseOften 0.1.shortHeading 0.2.longHeading")
    #expect(entry("six", index) == "six 0.0.longTitle")
  }

  @Test func `each section of a page that has a term is kept`() {
    let index = index(
      [[.paragraph("a1"), .heading("x", "H"), .paragraph("word"), .heading("y", "I"), .paragraph("word")]],
      sections: ["x", "y"])
    #expect(entry("word", index) == "word 0.1.prose 0.2.prose")
  }

  @Test func `a single letter is no term, a single digit is one`() {
    #expect(entries(of: index([[.paragraph("a x 3 É")]])) == ["3 0.0.prose", "é 0.0.prose"])
  }

  @Test func `it does not matter how the pages are dealt to workers`() {
    let pages: [[Part]] = (0..<40).map { [.title("Page \($0)"), .paragraph("word w\($0 % 7) 横屏\($0)")] }
    #expect(entries(of: index(pages, parts: 1)) == entries(of: index(pages, parts: 7)))
  }

  @Test func `a table of terms keeps its numbers when it grows`() {
    var table = TermTable()
    let terms = (0..<5000).map { Array("term\($0)".utf8) }
    let numbers = terms.map { $0.withUnsafeBufferPointer { table.insert($0) } }
    #expect(numbers == Array(0..<5000))
    let again = terms.map { $0.withUnsafeBufferPointer { table.insert($0) } }
    #expect(again == numbers)
    #expect(terms.indices.allSatisfy { table[$0].elementsEqual(terms[$0]) })
  }

  @Test func `terms and places are written as the script reads them`() {
    let pages: [[Part]] = [[.paragraph("land")], [.paragraph("landscape 横竖")], [.title("Land"), .paragraph("横屏")]]
    let others = [[Part]](repeating: [.paragraph("xy")], count: 40)
    let shard = TermShards(index(pages + others + [[.paragraph("land")]]), workers: .one).whole
    // `E` shares four units with the term before, and `B` one: a character of three bytes.
    #expect(String(decoding: shard.code.terms, as: UTF8.self) == "Aland Escape Axy A屏 A横屏 B竖 A竖 ")
    // Page 0 in prose; 2 pages on, in a short title; 41 pages on, in prose. Then the one place of `landscape`.
    #expect(String(decoding: shard.code.places, as: UTF8.self).hasPrefix("AACNpBA BA "))
  }

  @Test func `what is on many pages is kept where a page is named for it, with the number of its pages`() {
    let pages: [[Part]] = (0..<60).map { $0 == 7 ? [.title("Word")] : [.paragraph("word")] }
    let shard = TermShards(index(pages), workers: .one).whole
    #expect(String(decoding: shard.code.places, as: UTF8.self) == "!8BHN ")
    let few = TermShards(index(Array(pages.prefix(20))), workers: .one).whole
    #expect(!few.code.places.contains(UInt8(ascii: "!")))
  }

  @Test func `a big index is cut into shards that begin with the terms they are listed by`() {
    let shards = TermShards(index(Self.bigBook), workers: .one).shards
    #expect(shards.count > 3)
    #expect(shards.allSatisfy { $0.code.count <= TermShards.shardLimit })
    let firsts = shards.map(\.first)
    #expect(zip(firsts, firsts.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    for shard in shards {
      #expect(Array(shard.code.terms.dropFirst().prefix(shard.first.count)) == shard.first)
    }
  }

  @Test func `beginnings that are spread over shards have an entry in its place`() {
    let terms = TermShards(index(Self.bigBook), workers: .one).shards.flatMap { decoded($0.code.terms) }
    #expect(terms.contains("t*") && terms.contains("te*") && !terms.contains("o*"))
    let order = terms.map { Array($0.utf8) }
    #expect(zip(order, order.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
  }

  /// Pages with so many terms in their headings that no file holds them.
  private static let bigBook: [[Part]] = (0..<3000).map { [.title("term\($0) text\($0 * 7) t"), .paragraph("other")] }
}

extension SearchIndexTests {
  /// A part of a page.
  private struct Part {
    let element: HTMLElement
    var attributes: [Attribute] = []
    let text: String

    static func title(_ text: String) -> Part { Part(element: .h1, text: text) }
    static func heading(_ id: String, _ text: String) -> Part {
      Part(element: .h2, attributes: [.id(id)], text: text)
    }
    static func paragraph(_ text: String) -> Part { Part(element: .p, text: text) }
  }

  private func index(_ pages: [[Part]], sections: [String] = [], parts: Int = 2) -> SearchIndex {
    let terms = (0..<parts).map { part in
      let range = pages.count * part / parts..<pages.count * (part + 1) / parts
      var collector = TermCollector(firstPage: range.lowerBound)
      for parts in pages[range] {
        var page = HTMLWriter(capacity: 64)
        for part in parts { page.tag(part.element, part.attributes, text: part.text) }
        page.read { collector.add($0, sections: sections) }
      }
      return CollectedTerms(collector)
    }
    return SearchIndex(terms, pageCount: pages.count)
  }

  private func entries(of index: SearchIndex) -> [String] {
    (0..<index.termCount).map { rank in
      ([String(decoding: index.term(rank), as: UTF8.self)]
        + index.places(of: rank).map { "\($0.page).\($0.section).\($0.field)" }).joined(separator: " ")
    }
  }

  private func entry(_ term: String, _ index: SearchIndex) -> String? {
    entries(of: index).first { $0.hasPrefix(term + " ") }
  }

  private func decoded(_ code: [UInt8]) -> [String] {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    var last = ""
    return String(decoding: code, as: UTF8.self).split(separator: " ").map { entry in
      let shared = entry.first.flatMap { digits.firstIndex(of: $0) } ?? 0
      last = String(last.prefix(shared)) + entry.dropFirst()
      return last
    }
  }
}
