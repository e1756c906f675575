import AppFacts
import Testing

@testable import XcodeProject

/// Classes of files that no target builds, beside those that the app has under the same names.
@Suite struct UnbuiltNamesakeTests {
  private static let player = "class Player: UIViewController { override var shouldAutorotate: Bool { false } }"

  private func scans(_ files: [(path: String, source: String)]) -> [[String]] {
    let target = ProjectTarget(
      key: ProjectTarget.Key(project: "App.xcodeproj", id: "1"), name: "App", product: "App.app",
      files: ["App/Player.swift", "App/List.m"], dependencies: [])
    var scans = files.map { SourceScanner.scan(SourceFile(path: $0.path, bytes: Array($0.source.utf8))) }
    UnbuiltNamesakes(graph: TargetGraph([target]), files: files.map(\.path)).drop(from: &scans, of: files.map(\.path))
    return scans.map { $0.types.map(\.name) + $0.occurrences.map(\.api.rawValue) }
  }

  @Test func aClassThatIsBuiltCountsAlone() {
    let found = scans([
      ("App/Player.swift", "class Player: UIViewController {}"), ("Old/Player.swift", Self.player),
      ("Old/Other.swift", Self.player.replacing("Player", with: "Other")),
      ("Old/More.swift", "extension Player { func more() {} }\n\(Self.player)"),
    ])
    #expect(found == [["Player"], [], ["Other", "shouldAutorotate"], []])
  }

  @Test func aPackageBuildsWhatNoProjectNames() {
    let found = scans([
      ("App/Player.swift", "class Player: UIViewController {}"), ("Kit/Package.swift", ""),
      ("Kit/Sources/Kit/Player.swift", Self.player), ("Kit/Demo/Player.swift", Self.player),
    ])
    #expect(found == [["Player"], [], ["Player", "shouldAutorotate"], []])
  }

  @Test func anExtensionAloneMayBeOfAPackage() {
    let found = scans([
      ("App/Player.swift", "class Player: UIViewController {}"),
      ("Kit/Player.swift", "extension Player { override var shouldAutorotate: Bool { false } }"),
    ])
    #expect(found == [["Player"], ["shouldAutorotate"]])
  }

  @Test func aHeaderGoesWithItsFile() {
    let header = "@interface List : UINavigationController\n@end\n"
    let body = "@implementation List\n- (BOOL)shouldAutorotate { return NO; }\n@end\n"
    let found = scans([("App/List.h", header), ("App/List.m", body), ("Demo/List.h", header), ("Demo/List.m", body)])
    #expect(found == [["List"], ["shouldAutorotate"], [], []])
  }
}
