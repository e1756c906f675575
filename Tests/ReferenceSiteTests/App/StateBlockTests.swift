import AppFacts
import HTML
import Orientation
import Testing

@testable import AppBook
@testable import Blocks

/// What the home of an app's book says first.
@Suite struct StateBlockTests {
  @Test func whatStopsTheLaunchComesFirst() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.use(.setDeviceOrientation, in: "Player")
    sample.facts.targets[0].propertyList = .init(path: "Info.plist", keys: ["UILaunchScreen"])
    let page = render(sample.app)
    #expect(page.contains(#"<div class="alert caution" id="app.state">"#))
    #expect(page.contains("2 problems · 1 stops the launch on iOS 27</p>"))
    let launch = try #require(page.range(of: "does not use scenes")).lowerBound
    let call = try #require(page.range(of: "sets UIDevice.orientation")).lowerBound
    #expect(launch < call)
  }

  @Test func anAcceptedFindingIsCountedAndNotNamed() throws {
    var sample = SampleApp(idioms: [.phone])
    sample.use(.setDeviceOrientation, in: "Player")
    #expect(render(sample.app).contains(#"<div class="alert warning" id="app.state"><p class="title">1 problem</p>"#))
    var app = sample.app
    app.policy = FindingPolicy(accepted: [
      AcceptedFinding(kind: .keyValueCodingOnlyLogs, symbol: "Player", path: nil, reason: "why", line: 1)
    ])
    let page = render(app)
    #expect(
      page.contains(#"<div class="alert tip" id="app.state"><p class="title">No problems found · 1 accepted</p>"#))
    #expect(!page.contains("<ol>"))
  }

  @Test func fiveFindingsAreNamedAndTheOthersCounted() {
    var sample = SampleApp(idioms: [.phone])
    for number in 1...7 { sample.use(.setDeviceOrientation, in: "Player\(number)") }
    let page = render(sample.app)
    #expect(page.ranges(of: "<li>").count == 5)
    #expect(page.contains("7 problems</p>") && page.contains("All 7 problems"))
  }

  @Test func itIsSaidInChinese() {
    #expect(render(SampleApp(idioms: [.phone]).app, .simplifiedChinese).contains("没有发现问题"))
  }

  private func render(_ app: App, _ language: Language = .english) -> String {
    var page = HTMLWriter()
    let context = BlockContext(href: { "#" + $0.text }, usedBy: { _ in [] }, language: language)
    StateBlock(app: app).render(into: &page, context: context)
    return String(decoding: page.finish(), as: UTF8.self).replacing("<wbr />", with: "")
  }
}
