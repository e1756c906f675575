import AppFacts
import Testing

@testable import XcodeProject

/// Checkouts whose project is made by a tool, and what is said about them.
struct ManifestsTests {
  private let folder: TemporaryCheckout

  init() throws { folder = try TemporaryCheckout() }

  @Test func aGeneratedProjectIsAskedForAndItsInfoPlistIsNotLost() async throws {
    try folder.write("name: App\ntargets:\n  App:\n    platform: iOS\n", to: "project.yml")
    try folder.write(
      "<plist><dict>\n<key>UISupportedInterfaceOrientations</key>\n<array/>\n</dict></plist>", to: "App/Info.plist")
    let facts = try await folder.scan()
    #expect(
      facts.unreadLines == [
        "project.yml:2: XcodeGen makes the project from this file; run `xcodegen generate`, then scan again"
      ])
    #expect(facts.looseDeclarations.map(\.line) == ["UISupportedInterfaceOrientations App/Info.plist:2 "])
    try folder.writeProject("App", settings: "")
    #expect(try await folder.scan().unread == [], "the project is there now")
  }

  @Test func tuistAndBazelAreNamed() async throws {
    try folder.write("// x\nimport ProjectDescription\n", to: "Project.swift")
    try folder.write("struct Project {}\n", to: "Sources/Project.swift")
    try folder.write("load(\"x\")\nios_application(\n", to: "App/BUILD")
    try folder.write("cc_library(\n", to: "Other/BUILD.bazel")
    #expect(
      try await folder.scan().unreadLines == [
        "App/BUILD:2: Bazel builds the app from this file, which is not read; its property lists are listed as loose",
        "Project.swift:2: Tuist makes the project from this file; run `tuist generate`, then scan again",
      ])
  }

  @Test func eachLineOfAManifestThatDeclaresSomethingIsNamed() async throws {
    let list = "UISupportedInterfaceOrientations: [UIInterfaceOrientationPortrait]\n- UIInterfaceOrientationPortrait\n"
    try folder.write("targets:\n A: {platform: iOS}\n UIRequiresFullScreen: true\n" + list, to: "project.yml")
    try folder.write(list, to: "shared/base.yaml")
    try folder.write("let x = \"UIInterfaceOrientation\"\n", to: "Tuist/Helpers/P.swift")
    let line = "this line declares something about orientations in a form that is not read"
    #expect(
      try await folder.scan().unreadLines == [
        "Tuist/Helpers/P.swift:1: \(line)",
        "project.yml:1: XcodeGen makes the project from this file; run `xcodegen generate`, then scan again",
        "project.yml:3: \(line)", "project.yml:4: \(line)", "shared/base.yaml:1: \(line)",
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
    #expect(facts == AppFacts())
  }
}
