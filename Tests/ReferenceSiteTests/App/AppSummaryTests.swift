import AppFacts
import Orientation
import Testing

@testable import AppBook
@testable import ReferenceSite

/// The page and the badge that a team sends.
@Suite struct AppSummaryTests {
  @Test func thePageSaysWhatTheHomeSays() throws {
    var sample = SampleApp(idioms: [.phone, .pad])
    sample.use(.setDeviceOrientation, in: "Player")
    sample.facts.targets[0].propertyList = .init(path: "Info.plist", keys: ["UILaunchScreen"])
    let page = try text(of: AppSummary.pagePath, sample.app)
    #expect(
      page.hasPrefix(
        "# Player\n\n**3 problems · 1 stops the launch on iOS 27 · 1 makes the App Store reject the upload**\n"))
    #expect(page.contains("\n\n## Problems\n\n- Player does not use scenes"))
    #expect(page.contains("\n- Player sets UIDevice.orientation"))
    #expect(page.contains("\n| Screen | iPhone | iPad |\n| --- | --- | --- |\n"))
    #expect(page.contains("\n## From iOS 26 to iOS 27.1\n"))
    #expect(page.hasSuffix("\n<https://example.com/>\n"))
  }

  @Test func whatAProjectIsCalledIsNoMarkup() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.use(.setDeviceOrientation, in: "Player")
    sample.facts.occurrences[0].place.path = "a](b) | `c` <d>.swift"
    let page = try text(of: AppSummary.pagePath, sample.app, title: "*A*\n# B")
    #expect(page.hasPrefix("# \\*A\\* \\# B\n"))
    #expect(page.contains("a\\](b) \\| \\`c\\` \\<d\\>.swift\n"))
  }

  @Test(arguments: AppSummary.Ground.allCases)
  func whatTheBadgeSaysCanBeReadOnItsGround(ground: AppSummary.Ground) throws {
    let color = try #require(Accent(ground.rawValue)?.light)
    #expect(1.05 / (color.luminance + 0.05) >= Accent.leastContrast)
  }

  @Test func theBadgeIsRedForWhatEndsAnAppAndGreenForNothing() throws {
    var sample = SampleApp(idioms: [.phone])
    let good = try text(of: AppSummary.badgePath, sample.app)
    #expect(good.contains("<title>orientation: No problems found</title>"))
    #expect(good.contains(AppSummary.Ground.good.rawValue))
    sample.use(.setDeviceOrientation, in: "Player")
    let warned = try text(of: AppSummary.badgePath, sample.app)
    #expect(warned.contains("<title>orientation: 1 problem</title>"))
    #expect(warned.contains(AppSummary.Ground.warning.rawValue))
    sample.facts.targets[0].propertyList = .init(path: "Info.plist", keys: ["UILaunchScreen"])
    let stopped = try text(of: AppSummary.badgePath, sample.app)
    #expect(stopped.contains("<title>orientation: 2 problems · 1 stops the launch on iOS 27</title>"))
    #expect(stopped.contains(AppSummary.Ground.bad.rawValue))
    let chinese = try text(of: AppSummary.badgePath, sample.app, language: .simplifiedChinese)
    #expect(chinese.contains("<title>屏幕方向：2 个问题 · "))
  }

  private func text(
    of path: String, _ app: App, title: String = "Player", language: Language = .english
  ) throws -> String {
    let summary = AppSummary(app, title: title, address: "https://example.com/", language: language)
    let file = try #require(summary.files.first { $0.path == path })
    return String(decoding: file.bytes, as: UTF8.self)
  }
}
