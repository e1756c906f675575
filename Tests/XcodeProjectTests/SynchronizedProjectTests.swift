import AppFacts
import Orientation
import Testing

@testable import XcodeProject

/// The fixture `Synchronized`: folders in place of lists, a generated Info.plist.
struct SynchronizedProjectTests {
  @Test func aListIsCompletedFromTheSettingAndASingleValueGivesWayToIt() async throws {
    let project = "App.xcodeproj/project.pbxproj"
    #expect(
      try await Fixtures.scan("Synchronized").declarations(of: "App") == [
        "UISupportedInterfaceOrientations~ipad \(project):103 Portrait PortraitUpsideDown LandscapeLeft LandscapeRight",
        "UISupportedInterfaceOrientations~ipad Sources/Info.plist:6 Portrait",
        "UISupportedInterfaceOrientations~iphone \(project):104 Portrait LandscapeLeft",
        "UISupportedInterfaceOrientations~iphone Settings/App.xcconfig:2 Portrait (no effect)",
        "UIRequiresFullScreen \(project):101 YES",
        "UIRequiresFullScreen Sources/Info.plist:4 NO (no effect)",
      ])
  }

  @Test func aSettingThatXcodeGeneratesNoKeyFromHasNoEffect() async throws {
    let facts = try await Fixtures.scan("Synchronized")
    #expect(
      facts.declarations(of: "Clip") == [
        "UIInterfaceOrientation App.xcodeproj/project.pbxproj:113 Portrait (no effect)"
      ])
    #expect(facts.targets.map(\.product) == [.application, .appClip])
    #expect(facts.targets.map(\.idioms) == [[.phone, .pad], [.pad]])
  }

  @Test func settingsForOtherSystemsAndConfigurationsAreLoose() async throws {
    let project = "App.xcodeproj/project.pbxproj"
    #expect(
      try await Fixtures.scan("Synchronized").looseDeclarations.map(\.line) == [
        "UISupportedInterfaceOrientations~iphone \(project):90 Portrait (no effect)",
        "UIRequiresFullScreen \(project):102 NO (no effect)",
      ])
  }

  @Test func foldersGiveTheirFilesWithExceptions() throws {
    let targets = try ClassicProjectTests.targets("Synchronized", project: "App.xcodeproj")
    let sources = targets.map { $0.files.filter(SourceSweep.isSource) }
    #expect(
      sources == [
        ["Shared/Both.swift", "Sources/Main.swift", "Sources/Sub/Included.swift"],
        ["Shared/Both.swift", "Shared/Only.swift"],
      ])
  }
}
