import Orientation
import OrientationCatalog
import ReferenceSite
import Testing

@testable import Basics
@testable import OrientationDocs

/// The reference, read to be asked: addresses of entries, and what a question finds.
struct ReferenceIndexTests {
  private static let reference = SharedReference(commands: Tool.specifications)

  @Test func everyRuleAndMessageHasItsAddress() async throws {
    let index = try await Self.reference.index()
    for rule in Rule.allCases {
      let address = try #require(index.address(of: .rule(rule.rawValue)))
      #expect(address.hasSuffix("rules/\(rule.rawValue).html#rule.\(rule.rawValue)"))
      // The site lies beside the book.
      #expect(address.hasPrefix("file:///"))
    }
    for message in Catalog.messages { #expect(index.address(of: .message(message.id)) != nil, "\(message.id)") }
  }

  /// The queries that the search of the site is held to, too.
  @Test func everyQuestionFindsWhatItShould() async throws {
    let index = try await Self.reference.index()
    for (question, wanted, most) in try Self.queries() {
      let found = index.find(question, most: most)
      #expect(found.isWeak == wanted.isEmpty, "\(question)")
      let isFound = found.passages.contains { passage in wanted.contains { passage.address.contains($0) } }
      #expect(isFound || wanted.isEmpty, "\(question): \(found.passages.map(\.address))")
    }
  }

  /// Each question of the table, the addresses of which one has to be found, and among how many.
  private static func queries() throws -> [(question: String, wanted: [String], most: Int)] {
    let table = String(
      decoding: try FileSystem.contents(of: ProjectFolder.root + "/Tests/Browser/queries.tsv"), as: UTF8.self)
    return table.split(separator: "\n").filter { !$0.hasPrefix("# ") }.map { line in
      let columns = line.split(separator: "\t").map(String.init)
      let wanted = columns[1] == "-" ? [] : columns[1].split(separator: "|").map(String.init)
      return (columns[0], wanted, columns.count > 2 ? Int(columns[2]) ?? 1 : 1)
    }
  }

  /// What an agent is led to, it can read.
  @Test func everyAddressOfAnAnswerIsThatOfAText() async throws {
    let index = try await Self.reference.index()
    let entries = Rule.allCases.map { EntryKey.rule($0.rawValue) } + Catalog.messages.map { EntryKey.message($0.id) }
    let found = try Self.queries().prefix(40).flatMap { index.find($0.question, most: 3).passages.map(\.address) }
    for address in entries.compactMap({ index.address(of: $0) }) + found {
      #expect(try index.read(address, from: 0, limit: 1000).size > 20, "\(address)")
    }
  }

  @Test func aGuideIsReadInPiecesWithItsCode() async throws {
    let index = try await Self.reference.index()
    var (text, next) = ("", Int?.some(0))
    while let start = next {
      let piece = try index.read("guides/swiftui.html", from: start, limit: 4000)
      #expect(piece.text.utf8.count <= 4000)
      #expect(piece.text.hasSuffix("\n"))
      text += piece.text
      next = piece.next
    }
    #expect(text == (try index.read("guides/swiftui.html", from: 0, limit: 100_000).text))
    #expect(text.contains("final class OrientationLocks {"))
    // Half of what it was when what was played was told step by step. Where the checkout lies is not counted.
    let checkout = try #require(ReferenceFolder.find().siteAddress)
    #expect(text.replacing(checkout, with: "").utf8.count < 35_169 / 2)
  }

  @Test func aQuestionAboutSomethingElseFindsNothing() async throws {
    let index = try await Self.reference.index()
    #expect(index.find("", most: 5).passages == [])
    #expect(index.find("qwzx vbnq", most: 5).passages == [])
    #expect(index.find("rotate giraffe", most: 5).missing == ["giraffe"])
  }

  @Test func noAnswerIsLongerThanWhatWasAskedFor() async throws {
    let index = try await Self.reference.index()
    let passages = index.find("landscape", most: 3).passages
    #expect(passages.count == 3)
    #expect(Set(passages.map(\.address)).count == 3)
    #expect(passages.allSatisfy { !$0.text.isEmpty && $0.text.count <= 701 })
  }
}
