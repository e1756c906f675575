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
      #expect(index.address(of: .rule(rule.rawValue)) == "rules/\(rule.rawValue).html#rule.\(rule.rawValue)")
    }
    for message in Catalog.messages { #expect(index.address(of: .message(message.id)) != nil, "\(message.id)") }
  }

  /// The queries that the search of the site is held to, too. That has more to do with words that are still being typed.
  @Test func mostQuestionsFindWhatTheyShould() async throws {
    let index = try await Self.reference.index()
    let table = String(
      decoding: try FileSystem.contents(of: ProjectFolder.root + "/Tests/Browser/queries.tsv"), as: UTF8.self)
    var (asked, found): (Int, [String]) = (0, [])
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t").map(String.init)
      let passages = index.find(columns[0], most: 5)
      if columns[1] == "-" {
        continue
      }
      asked += 1
      let wanted = columns[1].split(separator: "|")
      if passages.contains(where: { passage in wanted.contains { passage.address.contains($0) } }) {
        found.append(columns[0])
      }
    }
    #expect(asked > 150)
    #expect(found.count * 100 >= asked * 90, "\(found.count) of \(asked)")
  }

  @Test func aQuestionAboutSomethingElseFindsNothing() async throws {
    let index = try await Self.reference.index()
    #expect(index.find("", most: 5) == [])
    #expect(index.find("qwzx vbnq", most: 5) == [])
  }

  @Test func noAnswerIsLongerThanWhatWasAskedFor() async throws {
    let index = try await Self.reference.index()
    let passages = index.find("landscape", most: 3)
    #expect(passages.count == 3)
    #expect(Set(passages.map(\.address)).count == 3)
    #expect(passages.allSatisfy { !$0.text.isEmpty && $0.text.count <= 701 })
  }
}
