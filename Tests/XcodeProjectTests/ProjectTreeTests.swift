import AppFacts
import Foundation
import Orientation
import Testing

@testable import XcodeProject

/// The fixture `Tree`, a project in JSON5, and what such a project can have wrong.
struct ProjectTreeTests {
  private let folder: TemporaryCheckout

  init() throws { folder = try TemporaryCheckout() }

  @Test(arguments: [nil, "Debug", "Release"])
  func oneProjectGivesTheSameInBothFormats(configuration: String?) async throws {
    let tree = try await Fixtures.scan("Tree", configuration: configuration)
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: Fixtures.path("Tree")) where name != "App.xcodeproj" {
      try files.copyItem(atPath: Fixtures.path("Tree/" + name), toPath: folder.path + "/" + name)
    }
    try files.moveItem(atPath: folder.path + "/Twin", toPath: folder.path + "/App.xcodeproj")
    let twin = try await folder.scan(configuration: configuration)
    #expect(tree.targets.count == 2)
    #expect(tree.targets.flatMap(\.declarations).count > 3)
    #expect(try Self.withoutPlaces(tree) == Self.withoutPlaces(twin))
  }

  /// The facts in words, without the file of the project and the lines in it.
  private static func withoutPlaces(_ facts: AppFacts) throws -> String {
    var facts = facts
    facts.looseDeclarations.sort { "\($0.key) \($0.values)" < "\($1.key) \($1.values)" }
    let place = try Regex(#"path: "App\.xcodeproj/project\.\w+", line: [^)]*\)?\)"#)
    return "\(facts)".replacing(place, with: "…")
  }

  @Test func filesThatNoAppHasTogetherAreApart() {
    func target(
      _ project: String, _ product: String, _ files: [String], _ dependencies: [ProjectTarget.Dependency] = []
    )
      -> ProjectTarget
    {
      ProjectTarget(
        key: ProjectTarget.Key(project: project, id: product), name: "App", product: product, files: files,
        dependencies: dependencies)
    }
    let graph = TargetGraph([
      target("A", "App.app", ["A/App.swift"], [.product("Kit.framework")]), target("B", "App.app", ["B/App.swift"]),
      target("K", "Kit.framework", ["Kit.swift"]),
    ])
    #expect(graph.areApart("A/App.swift", "B/App.swift") && graph.areApart("Kit.swift", "B/App.swift"))
    #expect(!graph.areApart("A/App.swift", "Kit.swift") && !graph.areApart("A/App.swift", "Loose.swift"))
  }

  @Test func declarationsHaveTheirLines() async throws {
    let project = "App.xcodeproj/project.xcproj"
    let facts = try await Fixtures.scan("Tree")
    #expect(
      facts.declarations(of: "App") == [
        "UISupportedInterfaceOrientations Support/App-Info.plist:6 Portrait",
        "UISupportedInterfaceOrientations~ipad \(project):110 Portrait LandscapeLeft",
        "UISupportedInterfaceOrientations~iphone \(project):115 Portrait LandscapeLeft",
        "UISupportedInterfaceOrientations~iphone Settings/App.xcconfig:1 Portrait (no effect)",
        "UIRequiresFullScreen \(project):108 YES",
        "UIRequiresFullScreen Support/App-Info.plist:4 NO (no effect)",
      ])
    #expect(
      facts.looseDeclarations.map(\.line) == [
        "UIRequiresFullScreen \(project):109 NO (no effect)",
        "UISupportedInterfaceOrientations~iphone \(project):114 Portrait (no effect)",
      ])
    #expect(facts.unread == [])
  }

  @Test func filesAndFoldersSayToWhichTargetsTheyBelong() throws {
    let targets = try ClassicProjectTests.targets("Tree", project: "App.xcodeproj", format: .tree)
    #expect(
      targets.map { "\($0.name): \($0.files.filter(SourceSweep.isSource).joined(separator: ", "))" } == [
        "App: Shared/Both.swift, Sources/Main.swift", "Share: Share/Share.swift",
        "Kit: Shared/Both.swift, Shared/Kit.swift", "AppTests: Share/Share.swift, Tests/Tests.swift", "Everything: ",
      ])
    let graph = TargetGraph(targets)
    #expect(graph.namesBuilt(with: ["App"]) == ["App", "Kit", "Share"])
    #expect(graph.namesBuilt(with: ["Everything"]) == ["App", "Everything", "Kit", "Share"])
    #expect(targets.last?.dependencies.last == .name("Other"))
  }

  @Test(arguments: ["Tree", "Tree/All.xcworkspace", "Tree/App.xcodeproj"])
  func aWorkspaceOrAPathCanNameIt(path: String) async throws {
    let facts = try await Fixtures.scan(path)
    #expect(facts.targets.map(\.name) == ["App", "Share"])
    #expect(facts.unread == [])
  }

  @Test func ofTwoFilesNeitherIsReadAndBothAreNamed() async throws {
    try folder.writeProject("App", settings: "")
    try write(settings: "")
    try folder.write(
      "<Workspace><FileRef location='group:App.xcodeproj'></FileRef></Workspace>",
      to: "App.xcworkspace/contents.xcworkspacedata")
    for path in ["", "/App.xcodeproj", "/App.xcworkspace"] {
      let facts = try await CheckoutScanner(path: folder.path + path).scan()
      let reason =
        "the project has `project.pbxproj` and `project.xcproj`, and Xcode opens no such project; delete the one that "
        + "is out of date"
      #expect(facts.targets == [])
      #expect(
        facts.unreadLines == [
          "App.xcodeproj/project.pbxproj: " + reason, "App.xcodeproj/project.xcproj: " + reason,
        ])
    }
  }

  // MARK: Settings

  /// Xcode reads the keys into a dictionary, so which stands first cannot count.
  @Test func aSettingOfAConfigurationTakesThePlaceOfTheCommonOne() async throws {
    let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
    try folder.write("\(key) = UIInterfaceOrientationPortraitUpsideDown\n", to: "Base.xcconfig")
    try write(
      settings: """
        "\(key)[config=Debug]": "$(inherited) UIInterfaceOrientationLandscapeLeft",
        "\(key)": "$(inherited) UIInterfaceOrientationPortrait",
        "\(key)_iPad[sdk=iphoneos*,config=Debug]": "UIInterfaceOrientationPortrait",
        "\(key)_iPad[sdk=iphoneos*]": "UIInterfaceOrientationLandscapeRight",
        "\(key)_iPad": "UIInterfaceOrientationPortraitUpsideDown",
        "INFOPLIST_KEY_UIRequiresFullScreen": "NO",
        "INFOPLIST_KEY_UIRequiresFullScreen[config=D*]": "YES",
        "GENERATE_INFOPLIST_FILE": "YES",
        "GENERATE_INFOPLIST_FILE[config=Release]": "YES",
        """, base: "Base.xcconfig")
    func values(_ configuration: String) async throws -> [String] {
      let declarations = try await folder.scan(configuration: configuration).targets[0].declarations
      return declarations.filter(\.isEffective).map { $0.key.rawValue + ": " + $0.values.joined(separator: " ") }
    }
    #expect(
      try await values("Release") == [
        "UISupportedInterfaceOrientations: UIInterfaceOrientationPortraitUpsideDown UIInterfaceOrientationPortrait",
        "UISupportedInterfaceOrientations~ipad: UIInterfaceOrientationLandscapeRight", "UIRequiresFullScreen: NO",
      ])
    #expect(
      try await values("Debug") == [
        "UISupportedInterfaceOrientations: UIInterfaceOrientationPortraitUpsideDown UIInterfaceOrientationLandscapeLeft",
        "UISupportedInterfaceOrientations~ipad: UIInterfaceOrientationPortrait", "UIRequiresFullScreen: YES",
      ])
  }

  @Test func withoutAListThereIsTheDefaultConfiguration() async throws {
    try folder.write(
      """
      {"default-configuration": "Only", files: [], targets: [{name: "App", "product-type": "application",
        "build-settings": {"IPHONEOS_DEPLOYMENT_TARGET[config=Only]": "17.0"}}]}
      """, to: "App.xcodeproj/project.xcproj")
    let app = try await folder.scan().targets.first
    #expect(app?.configuration == "Only")
    #expect(app?.deploymentTarget?.version == OSVersion(17, 0))
  }

  // MARK: What is wrong

  @Test(arguments: [
    ("not a project", "1: the project cannot be read: `not` is no value; a text should be in quotes"),
    ("[]", "1: the project cannot be read: the file has no `files`, so it is no project"),
    ("{\"targets\": []}", "1: the project cannot be read: the file has no `files`, so it is no project"),
    ("{files: [],\n\n\"targets\": [{]}", "3: the project cannot be read: `]` is in the way of a value"),
    (
      "{files: [],\n\"required-capabilities\": [\"glow in the dark files\"]}",
      "2: the project cannot be read: it requires “glow in the dark files”, which is not known here"
    ),
    ("{files: [],\ntargets: {}}", "2: `targets` should be a list"),
    ("{files: [],\ntargets: [\n5]}", "3: an element of `targets` should be an object"),
    ("{files: [], targets: [\n{}]}", "a target has no name"),
    (
      "{files: [], targets: [{name: 'A'},\n{name: 'A'}]}",
      "2: a second target is named A; Xcode does not open such a project"
    ),
    (
      "{files: [], targets: [{name: 'A', 'build-phases': [\n'compile']}]}",
      "2: a build phase is of no kind that is known here"
    ),
    ("{files: [], targets: [{name: 'A', dependencies: [\n'B']}]}", "2: the project has no target B"),
    (
      "{files: [], targets: [{name: 'A', dependencies: [\n{kind: 'new'}]}]}",
      "2: a dependency is of no kind that is known here"
    ),
    ("{files: [], targets: [{name: 'A',\n'build-settings': []}]}", "2: `build-settings` should be an object"),
    (
      "{files: [], targets: [{name: 'A', 'build-settings': {\nB: true}}]}", "2: `B` should be a text or a list of texts"
    ),
    ("{files: [], 'default-configuration': 'D',\nconfigurations: 'D'}", "2: `configurations` should be a list"),
    (
      "{files: [], configurations: [{name: 'D',\nfile: 'A.xcconfig'}]}",
      "2: the base configuration is none of the project's files"
    ),
    (
      "{files: [], configurations: ['D'], targets: [{name: 'A', 'specialized-configurations': [\n'E']}]}",
      "2: the project has no configuration E"
    ),
    ("{files: [], configurations: ['D',\n'D']}", "2: a configuration has no name, or that of another"),
    ("{files: [\n1]}", "2: a file should be an object"),
    ("{files: [{path: 'a',\nkind: 'new'}]}", "2: `new` is no kind of file that is known here"),
    ("{files: [{\npath: '<NEW>/a'}]}", "2: `<NEW>/a` is no path that is known here"),
    ("{files: [{\npath: 'a\\\\b'}]}", "2: `a\\b` is no path that is known here"),
    ("{files: [{path: 'a', 'target-membership': [\n'B/compile-sources']}]}", "2: the project has no target B"),
    (
      "{files: [{path: 'a', 'target-membership': [\n'id:1']}]}",
      "2: `target-membership` names no build phase that is known here"
    ),
    ("{files: [{kind: 'folder', path: 'a', 'target-membership': [\n'B']}]}", "2: the project has no target B"),
  ])
  func whatIsWrongIsToldAtItsLine(text: String, reason: String) async throws {
    try folder.write(text, to: "App.xcodeproj/project.xcproj")
    let unread = try await folder.scan().unreadLines
    #expect(unread.count == 1)
    #expect(unread.first?.hasPrefix("App.xcodeproj/project.xcproj:") == true)
    #expect(unread.first?.hasSuffix(reason) == true, "\(unread)")
  }

  @Test func namesThatMeanTwoFilesMeanNone() async throws {
    try folder.write("IPHONEOS_DEPLOYMENT_TARGET = 16.0\n", to: "a/b.xcconfig")
    func scan(_ reference: String) async throws -> AppFacts {
      try folder.write(
        """
        {files: [
          {kind: "group", name: "One/Two", children: [{path: "<PROJECT>/a/b.xcconfig", id: "AB"}, {kind: "group", name: "C"}]},
          {kind: "folder", path: "a"}, {kind: "folder", path: "other/a"}],
        configurations: [{name: "Release", file: \(reference)}],
        targets: [{name: "App", "product-type": "application"}]}
        """, to: "App.xcodeproj/project.xcproj")
      return try await folder.scan()
    }
    let found = ["'id:AB'", "[{name: 'One/Two'}, 'b.xcconfig']", "[{name: 'One/Two'}, 'C', '..', '.', 'b.xcconfig']"]
    for reference in found {
      let facts = try await scan(reference)
      #expect(facts.targets.first?.deploymentTarget?.version == OSVersion(16, 0), "\(reference)")
      #expect(facts.unread == [])
    }
    for reference in ["{anchor: 'a', 'relative-path': 'b.xcconfig'}", "'One/Two/b.xcconfig'", "'..'", "'id:AC'"] {
      #expect(
        try await scan(reference).unreadLines == [
          "App.xcodeproj/project.xcproj:4: the base configuration is none of the project's files"
        ])
    }
  }

  @Test func pathsThatLeaveTheCheckoutAreNotRead() async throws {
    for path in ["/etc/hosts", "~/hosts", "../../etc/hosts", "<SDK>/hosts", "<USER:ELSEWHERE>/hosts"] {
      try write(settings: "", base: path)
      #expect(
        try await folder.scan().unreadLines == [
          "App.xcodeproj/project.xcproj:3: the base configuration lies outside of the scanned folder"
        ], "\(path)")
    }
  }

  @Test(arguments: [
    ("configurations: [", "'C#',", 101, "]", "the project has 101 configurations; the last ones are not read"),
    ("targets: [", "{name: 'T#'},", 1_001, "]", "the project has 1001 targets; the last ones are not read"),
    (
      "configurations: ['A', 'B'], 'build-settings': {", "S#: 'a',", 25_001, "}",
      "the build settings are too many for so many configurations, and are not read"
    ),
  ])
  func tooMuchOfAnythingIsTold(start: String, part: String, count: Int, end: String, reason: String) async throws {
    let parts = (0..<count).map { part.replacing("#", with: "\($0)") }.joined()
    try folder.write("{files: [],\n" + start + parts + end + "}", to: "App.xcodeproj/project.xcproj")
    let unread = try await folder.scan().unreadLines
    #expect(unread == ["App.xcodeproj/project.xcproj:2: \(reason)"])
  }

  @Test func ofManyFaultsTheFirstAreTold() async throws {
    try folder.write("{files: [" + String(repeating: "1,\n", count: 500) + "]}", to: "App.xcodeproj/project.xcproj")
    let unread = try await folder.scan().unreadLines
    #expect(unread.count == 101)
    #expect(unread.contains { $0.hasSuffix("what else is wrong in the file is not told") })
  }

  @Test func everyBeginningAndDamageIsSurvived() throws {
    let path = Fixtures.path("Tree/App.xcodeproj/project.xcproj")
    let whole = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let checkout = try Checkout(root: Disk.resolved(Fixtures.path("Tree")))
    for count in stride(from: 0, to: whole.count - 3, by: 97) {
      #expect(throws: PropertyListError.self) {
        try ProjectFile(Array(whole.prefix(count)), path: "App.xcodeproj", format: .tree)
      }
    }
    var generator = SystemRandomNumberGenerator()
    var read = 0
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0..<4 { bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255) }
      guard let project = try? ProjectFile(bytes, path: "App.xcodeproj", format: .tree) else { continue }
      _ = ProjectScan(project, checkout: checkout, configuration: nil)
      read += 1
    }
    #expect(read > 0, "some damage leaves a tree that can be read")
  }

  /// Writes a project with one app, whose target has these settings.
  private func write(settings: String, base: String? = nil) throws {
    let name = base.map { String($0.split(separator: "/").last ?? "") }
    let file = name.map { #", "file": "\#($0)""# } ?? ""
    try folder.write(
      """
      {"files": [{"path": "\(base ?? "a.swift")"}],
      "default-configuration": "Release", "configurations": ["Debug",
      {"name": "Release"\(file)}, ],
      "targets": [{"name": "App", "id": "A1", "product-type": "application", "specialized-configurations": [
        {"name": "Debug"\(file)}],
        "build-settings": {
      \(settings)
      }}]}
      """, to: "App.xcodeproj/project.xcproj")
  }
}
