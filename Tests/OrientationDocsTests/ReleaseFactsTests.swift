import Foundation
import Testing
import ToolSpecification

@testable import OrientationDocs

/// Version and address stand in one place. What repeats them agrees with it.
struct ReleaseFactsTests {
  @Test func theNewestSectionOfTheChangelogIsThatOfTheVersion() throws {
    let heading = try #require(try text("CHANGELOG.md").split(separator: "\n").first { $0.hasPrefix("## ") })
    #expect(heading == "## \(Program.version)" || heading.hasPrefix("## \(Program.version) ("))
  }

  @Test func theRecipesNameTheVersion() throws {
    let readme = try text("README.md")
    let named = readme.matches(of: /(?:--branch |from: ")([0-9.]+)/).map { String($0.1) }
    #expect(named.count == 4)
    #expect(Set(named) == [Program.version])
  }

  @Test func theRecipesAndTheLinksForEditsAndReportsNameTheAddressOrNone() throws {
    let readme = try text("README.md")
    let summary = try text("content/SUMMARY.md").split(separator: "\n")
    let edit = summary.first { $0.hasPrefix("[edit]: ") }
    let repository = summary.first { $0.hasPrefix("[repository]: ") }
    if let address = Program.address {
      #expect(readme.contains("--branch \(Program.version) \(address) "))
      #expect(readme.contains(".package(url: \"\(address)\""))
      #expect(!readme.contains("REPOSITORY"))
      #expect(edit == "[edit]: \(address)/edit/main/content")
      #expect(repository == "[repository]: \(address)")
    } else {
      #expect(readme.matches(of: /REPOSITORY/).count == 5, "an explanation, and a place in each recipe")
      #expect(!readme.contains("/\(Program.name)/\(Program.name)"))
      #expect(edit == nil)
      #expect(repository == nil)
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: SourceTree.root.appendingPathComponent(path), encoding: .utf8)
  }
}
