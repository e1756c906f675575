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

  @Test func theWindowsOfTheWatchAreNotTheApps() async throws {
    let folder = try TemporaryCheckout()
    func configuration(_ number: Int, _ root: String) -> String {
      """
      C00\(number) = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = \(root); }; };
      L00\(number) = {isa = XCConfigurationList; buildConfigurations = (C00\(number)); };
      """
    }
    try folder.write(
      """
      {
        objects = {
          G000 = {isa = PBXGroup; children = (G001, G002); sourceTree = "<group>"; };
          G001 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
          G002 = {isa = PBXFileSystemSynchronizedRootGroup; path = Watch; sourceTree = "<group>"; };
          P002 = {isa = PBXFileReference; path = "Watch.app"; sourceTree = BUILT_PRODUCTS_DIR; };
          D001 = {isa = PBXTargetDependency; target = T002; };
          T001 = {isa = PBXNativeTarget; buildConfigurationList = L001; name = App; dependencies = (D001);
            fileSystemSynchronizedGroups = (G001); productType = "com.apple.product-type.application"; };
          T002 = {isa = PBXNativeTarget; buildConfigurationList = L002; name = Watch; productReference = P002;
            fileSystemSynchronizedGroups = (G002); productType = "com.apple.product-type.application"; };
          R001 = {isa = PBXProject; mainGroup = G000; targets = (T001, T002); };
          \(configuration(1, "iphoneos"))
          \(configuration(2, "watchos"))
        };
        rootObject = R001;
      }
      """, to: "App.xcodeproj/project.pbxproj")
    try folder.write(
      """
      import SwiftUI
      @main struct WatchApp: App { var body: some Scene { WindowGroup { ContentView() } } }
      struct ContentView: View { var body: some View { Text("") } }
      """, to: "Watch/Main.swift")
    try folder.write(
      """
      class Player: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait } }
      class SceneDelegate: UIResponder { func a() { window.rootViewController = Player() } }
      """, to: "App/Main.swift")
    let facts = try await folder.scan()
    #expect(facts.targets.map(\.name) == ["App"])
    #expect(facts.placements?.filter(\.isRoot).map(\.node.name) == ["Player"])
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
