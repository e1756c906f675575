import AppFacts
import Orientation
import Testing

@testable import XcodeProject

/// The fixture `Classic`: lists of files, Info.plist files, `.xcconfig` files.
struct ClassicProjectTests {
  @Test func onlyWhatRunsOnIOSIsATarget() async throws {
    let facts = try await Fixtures.scan("Classic")
    #expect(
      facts.targets.map { "\($0.name) \($0.product.rawValue) \($0.configuration)" } == [
        "App application Release", "Share app extension Release",
      ])
    #expect(facts.targets.map(\.project) == ["App.xcodeproj", "App.xcodeproj"])
    #expect(facts.targets.map(\.idioms) == [[.phone, .pad], [.phone, .pad]])
  }

  @Test func declarationsHaveTheLineOfTheirKey() async throws {
    let facts = try await Fixtures.scan("Classic")
    #expect(
      facts.declarations(of: "App") == [
        "UISupportedInterfaceOrientations App/Info.plist:12 Portrait LandscapeRight",
        "UISupportedInterfaceOrientations~ipad App/Info.plist:17 Portrait PortraitUpsideDown LandscapeLeft "
          + "LandscapeRight",
        "UIRequiresFullScreen App/Info.plist:10 NO",
        "UIRequiresFullScreen App.xcodeproj/project.pbxproj:190 YES (no effect)",
      ])
    #expect(
      facts.looseDeclarations.map(\.line) == [
        "UISupportedInterfaceOrientations App/Debug-Info.plist:4 Portrait (no effect)"
      ])
  }

  @Test func anotherConfigurationHasItsOwnListAndVersion() async throws {
    let facts = try await Fixtures.scan("Classic", configuration: "Debug")
    #expect(
      facts.declarations(of: "App") == ["UISupportedInterfaceOrientations App/Debug-Info.plist:4 Portrait"])
    let app = try #require(facts.targets.first)
    #expect(app.configuration == "Debug")
    #expect(app.idioms == [.phone])
    #expect(
      app.deploymentTarget
        == DeploymentTarget(version: OSVersion(12, 4), place: FilePlace(path: "Config/Project.xcconfig", line: 5)))
    #expect(facts.targets.last?.configuration == "Release", "the extension has no Debug")
    #expect(facts.looseDeclarations.count == 4)
  }

  @Test func theDeploymentTargetIsThatOfTheStrongestLevel() async throws {
    let targets = try await Fixtures.scan("Classic").targets.map(\.deploymentTarget)
    let project = "App.xcodeproj/project.pbxproj"
    #expect(
      targets == [
        DeploymentTarget(version: OSVersion(13), place: FilePlace(path: project, line: 171)),
        DeploymentTarget(version: OSVersion(15, 2), place: FilePlace(path: project, line: 201)),
      ])
  }

  @Test func whatIsMissingIsNamedWhereItIsAskedFor() async throws {
    #expect(
      try await Fixtures.scan("Classic").unreadLines == [
        "App.xcodeproj/project.pbxproj:198: the base configuration Pods/Pods-Share.release.xcconfig is not in the "
          + "checkout; install the dependencies first, as with `pod install`",
        "App.xcodeproj/project.pbxproj:200: the Info.plist Share/Gone.plist is not in the checkout",
      ])
  }

  @Test func filesAreFoundThroughTheirGroups() throws {
    let targets = try Self.targets("Classic", project: "App.xcodeproj")
    #expect(
      targets.map { "\($0.name): \($0.files.joined(separator: ", "))" } == [
        "App: App/AppDelegate.swift, App/Player/Player.swift, Old Code/Old.m",
        "Kit: Kit/Base.swift, Kit/Kit.swift",
        "Share: Kit/Base.swift, Share/Share.swift",
        "AppTests: Tests/Tests.swift",
        "Desk: ",
      ])
  }

  @Test func whatATargetIsBuiltWithBelongsToIt() throws {
    let graph = TargetGraph(try Self.targets("Classic", project: "App.xcodeproj"))
    #expect(graph.targets(of: "Kit/Base.swift") == ["Kit", "Share"])
    #expect(graph.targets(of: "elsewhere.swift") == [])
    #expect(graph.namesBuilt(with: ["App"]) == ["App", "Kit"])
    #expect(graph.namesBuilt(with: ["AppTests"]) == ["App", "AppTests", "Kit"])
    #expect(graph.namesBuilt(with: ["Share"]) == ["Share"])
  }

  @Test func aTargetCanBeAskedForAlone() async throws {
    let facts = try await Fixtures.scan("Classic", target: "Share")
    #expect(facts.targets.map(\.name) == ["Share"])
  }

  @Test func unknownNamesAreRefusedWithThoseThereAre() async {
    await #expect(throws: ScanError.unknownTarget("Ap", known: ["App", "Share"])) {
      try await Fixtures.scan("Classic", target: "Ap")
    }
    await #expect(throws: ScanError.unknownConfiguration("Beta", known: ["Debug", "Release"])) {
      try await Fixtures.scan("Classic", configuration: "Beta")
    }
  }

  @Test func twoScansFindTheSame() async throws {
    let first = try await Fixtures.scan("Classic")
    for _ in 0..<5 { #expect(try await Fixtures.scan("Classic") == first) }
  }

  static func targets(
    _ fixture: String, project path: String, format: ProjectFile.Format = .propertyList
  ) throws -> [ProjectTarget] {
    let checkout = try Checkout(root: Disk.resolved(Fixtures.path(fixture)))
    let project = try ProjectFile(
      try checkout.contents(of: path + "/" + format.rawValue), path: path, format: format)
    return TargetFiles(project: project, checkout: checkout, references: FileReferences(project)).targets()
  }
}
