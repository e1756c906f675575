import AppFacts
import Testing

@testable import XcodeProject

/// Checkouts whose project is made by a tool, and what is said about them.
struct ManifestsTests {
  private let folder: TemporaryCheckout

  init() throws { folder = try TemporaryCheckout() }

  @Test func eachLineThatDeclaresSomethingIsNamedWhereNoSpecificationIsFound() async throws {
    let list = "UISupportedInterfaceOrientations: [UIInterfaceOrientationPortrait]\n- UIInterfaceOrientationPortrait\n"
    try folder.write(list, to: "shared/base.yaml")
    #expect(
      try await folder.scan().unreadLines == [
        "shared/base.yaml:1: this line declares something about orientations in a form that is not read"
      ])
  }

  @Test func aPackageIsNamedOnlyWhereNothingElseIsThere() async throws {
    try folder.write("let package = Package()\n", to: "Package.swift")
    try folder.write("let package = Package()\n", to: "Inner/Package.swift")
    #expect(
      try await folder.scan().unreadLines == [
        "Package.swift: a package has no Info.plist; scan the folder of an app that uses it to learn what is declared"
      ])
    try folder.writeProject("App", settings: "")
    #expect(try await folder.scan().unread == [])
    try folder.write("products: [\n.iOSApplication(name: \"A\")]\n", to: "Play.swiftpm/Package.swift")
    #expect(
      try await folder.scan().unreadLines == [
        "Play.swiftpm/Package.swift:2: the app of a package declares its orientations in Swift, which is not read"
      ])
  }

  @Test func dependenciesHaveNoTargetsHere() async throws {
    try folder.writeProject("Pods/Pods", settings: "")
    try folder.writeProject("node_modules/a/ios/A", settings: "")
    try folder.write("targets:\nplatform: iOS\n", to: "Carthage/Checkouts/b/project.yml")
    try folder.write("<plist><dict><key>UIRequiresFullScreen</key><true/></dict></plist>", to: "Pods/a/Info.plist")
    let facts = try await folder.scan()
    #expect(facts.targets == [] && facts.looseDeclarations == [])
    #expect(facts.unread.map(\.place.path) == ["."])
  }
}
