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

  @Test func theRecipesAndTheLinksForEditsAndReportsNameTheAddressOrNone() throws {
    let recipes = try text("content/tool/recipes.md")
    let summary = try text("content/SUMMARY.md").split(separator: "\n")
    let edit = summary.first { $0.hasPrefix("[edit]: ") }
    let repository = summary.first { $0.hasPrefix("[repository]: ") }
    if let address = Program.address {
      #expect(recipes.contains("git clone --depth 1 --branch \(Program.version) \(address) "))
      #expect(!recipes.contains("REPOSITORY"))
      #expect(edit == "[edit]: \(address)/edit/main/content")
      #expect(repository == "[repository]: \(address)")
    } else {
      #expect(recipes.contains("There is no public repository"))
      #expect(recipes.matches(of: /git clone --depth 1 REPOSITORY/).count == 4, "no tag that is not there")
      for page in [recipes, try text("README.md")] { #expect(!page.contains("/\(Program.name)/\(Program.name)")) }
      #expect(edit == nil)
      #expect(repository == nil)
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: SourceTree.root.appendingPathComponent(path), encoding: .utf8)
  }
}
