import AppFacts
import Testing

@testable import XcodeProject

/// The fixture `Workspace`, and paths that name a project or workspace.
struct WorkspaceTests {
  private let missing = [
    "All.xcworkspace/contents.xcworkspacedata:14: the project Pods/Pods.xcodeproj is not in the checkout; install the "
      + "dependencies first, as with `pod install`",
    "All.xcworkspace/contents.xcworkspacedata:17: the project Elsewhere.xcodeproj lies outside of the scanned folder",
  ]

  @Test func aFolderGivesAllItsProjects() async throws {
    let facts = try await Fixtures.scan("Workspace")
    #expect(facts.targets.map(\.name) == ["One", "Other", "Two"])
    #expect(facts.unreadLines == missing)
  }

  @Test(arguments: [
    ("Cores/Delta", "get the submodules first, as with `git submodule update --init`"), ("Core", "make it first"),
  ])
  func aProjectOfASubmoduleThatIsNotThereIsToldAsThat(module: String, help: String) async throws {
    let folder = try TemporaryCheckout()
    try folder.write("[submodule \"a\"]\n\tpath = \(module)\n\turl = https://example.org/a.git\n", to: ".gitmodules")
    try folder.write(
      "<Workspace version=\"1.0\"><FileRef location=\"group:Cores/Delta/Delta.xcodeproj\"/></Workspace>",
      to: "All.xcworkspace/contents.xcworkspacedata")
    let unread = try await folder.scan().unread.map(\.reason)
    #expect(unread.contains("the project Cores/Delta/Delta.xcodeproj is not in the checkout; \(help)"), "\(unread)")
  }

  @Test func aWorkspaceGivesTheProjectsInIt() async throws {
    let facts = try await Fixtures.scan("Workspace/All.xcworkspace")
    #expect(facts.targets.map(\.project) == ["One/One.xcodeproj", "Two/Two.xcodeproj"])
    #expect(facts.unreadLines == missing)
  }

  @Test func aProjectGivesItselfOnly() async throws {
    let facts = try await Fixtures.scan("Workspace/Two/Two.xcodeproj/")
    #expect(facts.targets.map(\.project) == ["Two.xcodeproj"])
    #expect(facts.unread == [])
  }

  @Test func whatIsNotThereOrNoFolderIsRefused() async {
    await #expect(throws: ScanError.self) { try await Fixtures.scan("Nothing") }
    await #expect(throws: ScanError.unreadable(path: Fixtures.path("README.md"), reason: "it is no folder")) {
      try await Fixtures.scan("README.md")
    }
  }
}
