import Foundation
import Orientation
import Testing

@testable import ReferenceSite
@testable import Search

@Suite struct SynonymsTests {
  @Test func `every Chinese term of the glossary is a synonym of its English one`() throws {
    let glossary = ProjectFolder.root.appendingPathComponent("content/glossary.md")
    let rows = try String(contentsOf: glossary, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      return cells.count == 3 && cells[0] != "Term" && cells[0] != "---" ? cells : nil
    }
    #expect(rows.count > 30)
    for row in rows {
      for chinese in row[2].components(separatedBy: "、") {
        let group = Synonyms.groups(in: .english).first { $0.contains(chinese) } ?? []
        // One of the terms in the first cell.
        let terms = row[0].components(separatedBy: ", ")
        #expect(group.contains { terms.contains($0) }, "\(row[0]): \(chinese)")
      }
    }
  }

  @Test(arguments: [Language.english, .simplifiedChinese])
  func `no word stands in two groups or twice in one`(language: Language) {
    let groups = Synonyms.groups(in: language)
    let words = groups.joined().map { $0.lowercased().drop { $0 == "?" } }
    #expect(Set(words).count == words.count)
    #expect(groups.allSatisfy { $0.count > 1 && !$0.contains("") && !$0[0].hasPrefix("?") })
  }

  @Test func `a Chinese site understands what an English one does, and more`() {
    let (english, chinese) = (Synonyms.groups(in: .english), Synonyms.groups(in: .simplifiedChinese))
    #expect(zip(english, chinese).allSatisfy { $1.starts(with: $0) })
    #expect(chinese.joined().count > english.joined().count && chinese.count >= english.count)
    #expect(Set(StopWords.all(in: .simplifiedChinese)).isStrictSuperset(of: StopWords.all(in: .english)))
  }

  @Test func `each traditional character leads to another one, which leads nowhere`() {
    let characters = Array(Synonyms.simplified)
    #expect(characters.count.isMultiple(of: 2))
    let pairs = stride(from: 0, to: characters.count, by: 2).map { (characters[$0], characters[$0 + 1]) }
    let traditional = Set(pairs.map(\.0))
    for (from, to) in pairs { #expect(from != to && !traditional.contains(to), "\(from)\(to)") }
  }
}
