import AppFacts
import Testing

@testable import XcodeProject

/// Specifications of XcodeGen, read without making the project.
struct XcodeGenTests {
  private let folder: TemporaryCheckout

  init() throws { folder = try TemporaryCheckout() }

  @Test func settingsOfProjectTargetAndGroupsMakeTheTarget() async throws {
    try folder.write(
      """
      name: App
      options:
        deploymentTarget: {iOS: 16.4}
      settings:
        base:
          GENERATE_INFOPLIST_FILE: YES
          INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone: UIInterfaceOrientationPortrait
        configs:
          debug: {INFOPLIST_KEY_UIRequiresFullScreen: NO}
          release: {INFOPLIST_KEY_UIRequiresFullScreen: YES}
      settingGroups:
        pad:
          INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad:
            - UIInterfaceOrientationLandscapeLeft
            - UIInterfaceOrientationLandscapeRight
      targets:
        App:
          type: application
          platform: iOS
          settings:
            groups: [pad]
          sources: [Sources]
        Mac: {type: application, platform: macOS}
        Kit: {type: framework, platform: iOS}
      """, to: "ios/project.yml")
    try folder.write(
      "class A: UIViewController { override var shouldAutorotate: Bool { true } }", to: "ios/Sources/A.swift")
    let facts = try await folder.scan()
    #expect(facts.unread == [])
    #expect(facts.targets.map(\.name) == ["App"])
    let app = try #require(facts.targets.first)
    #expect(app.generator == .xcodeGen)
    #expect(app.project == "ios/project.yml")
    #expect(app.idioms == [.phone, .pad])
    #expect(app.deploymentTarget?.version.description == "16.4")
    #expect(app.deploymentTarget?.place == FilePlace(path: "ios/project.yml", line: 3))
    #expect(
      app.declarations.map(\.written) == [
        "UISupportedInterfaceOrientations~ipad ios/project.yml:13 "
          + "UIInterfaceOrientationLandscapeLeft, UIInterfaceOrientationLandscapeRight",
        "UISupportedInterfaceOrientations~iphone ios/project.yml:7 UIInterfaceOrientationPortrait",
        "UIRequiresFullScreen ios/project.yml:10 YES",
      ])
    #expect(facts.occurrences.first?.targets == ["App"])
    let debug = try await folder.scan(configuration: nil)
    #expect(debug.targets.first?.configuration == "Release")
  }

  @Test func includedFilesTemplatesAndInfoAreRead() async throws {
    try folder.write("name: App\ninclude:\n  - path: App/target.yml\n  - gone.yml\n", to: "project.yml")
    try folder.write(
      """
      targetTemplates:
        Base:
          type: application
          platform: iOS
          settings: {TARGETED_DEVICE_FAMILY: 1}
          sources: ["${name}"]
      targets:
        App:
          templates: [Base]
          templateAttributes: {name: Code}
          info:
            path: Info.plist
            properties:
              UISupportedInterfaceOrientations: [UIInterfaceOrientationPortrait]
              UIRequiresFullScreen: true
      """, to: "App/target.yml")
    try folder.write(
      "<plist><dict><key>UISupportedInterfaceOrientations</key><array/></dict></plist>", to: "App/Info.plist")
    try folder.write(
      "class A: UIViewController { override var shouldAutorotate: Bool { true } }", to: "App/Code/A.swift")
    let facts = try await folder.scan()
    #expect(facts.unreadLines == ["project.yml:4: the included file gone.yml is not in the checkout"])
    let app = try #require(facts.targets.first)
    #expect(app.idioms == [.phone])
    #expect(app.propertyList == AppTarget.PropertyList(path: nil, keys: []), "nothing about launching and scenes")
    #expect(
      app.declarations.map(\.written) == [
        "UISupportedInterfaceOrientations App/target.yml:14 UIInterfaceOrientationPortrait",
        "UIRequiresFullScreen App/target.yml:15 YES",
      ])
    #expect(facts.looseDeclarations.map(\.isEffective) == [false], "XcodeGen writes over the file")
    #expect(facts.occurrences.first?.targets == ["App"])
  }

  @Test func thePropertyListAmongTheSourcesIsTaken() async throws {
    try folder.write(
      "targets:\n  App:\n    type: application\n    supportedDestinations: [iOS, macOS]\n    sources: App\n",
      to: "project.yml")
    try folder.write("<plist><dict>\n<key>UIRequiresFullScreen</key><true/>\n</dict></plist>", to: "App/Info.plist")
    let facts = try await folder.scan()
    #expect(facts.targets.first?.declarations.map(\.written) == ["UIRequiresFullScreen App/Info.plist:2 YES"])
    #expect(facts.looseDeclarations == [])
  }

  @Test func filesThatIncludeEachOtherAreNamed() async throws {
    try folder.write("include: b.yml\ntargets: {A: {type: application, platform: iOS}}\n", to: "project.yml")
    try folder.write("include: project.yml\n", to: "b.yml")
    #expect(try await folder.scan().unreadLines == ["b.yml:1: the file project.yml includes itself"])
  }

  @Test func aSpecificationThatCannotBeReadIsNamed() async throws {
    try folder.write("targets:\n  A:\n    platform: iOS\n\tb: 1\n", to: "project.yml")
    #expect(
      try await folder.scan().unreadLines == [
        "project.yml:4: the manifest cannot be read: a tab indents this line; YAML allows spaces only"
      ])
    // Other tools have such files, too.
    try folder.write("version: [\n", to: "project.yml")
    #expect(try await folder.scan().unread.map(\.place.path) == ["."])
  }

  @Test func aProjectThatIsThereCountsInstead() async throws {
    try folder.write("targets: {A: {type: application, platform: iOS}}\n", to: "project.yml")
    #expect(try await folder.scan().targets.map(\.name) == ["A"])
    try folder.writeProject("App", settings: "")
    #expect(try await folder.scan().targets.map(\.name) == ["App"])
  }
}
