import Foundation
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
        let group = Synonyms.groups.first { $0.contains(chinese) } ?? []
        // One of the terms in the first cell.
        let terms = row[0].components(separatedBy: ", ")
        #expect(group.contains { terms.contains($0) }, "\(row[0]): \(chinese)")
      }
    }
  }

  @Test func `no word stands in two groups or twice in one`() {
    let words = Synonyms.groups.joined().map { $0.lowercased().drop { $0 == "?" } }
    #expect(Set(words).count == words.count)
    #expect(Synonyms.groups.allSatisfy { $0.count > 1 && !$0.contains("") && !$0[0].hasPrefix("?") })
  }

  @Test func `each traditional character leads to another one, which leads nowhere`() {
    let characters = Array(Synonyms.simplified)
    #expect(characters.count.isMultiple(of: 2))
    let pairs = stride(from: 0, to: characters.count, by: 2).map { (characters[$0], characters[$0 + 1]) }
    let traditional = Set(pairs.map(\.0))
    for (from, to) in pairs { #expect(from != to && !traditional.contains(to), "\(from)\(to)") }
  }
}
