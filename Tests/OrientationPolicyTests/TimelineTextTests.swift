import Orientation
import OrientationNotation
import Testing

@testable import OrientationPolicy

/// A counterexample as a text is the same timeline for whoever reads it.
@Suite struct TimelineTextTests {
  @Test(arguments: [PolicyDevice.phone, .pad], [OSVersion(15), OSVersion(18), OSVersion(26)])
  func aTextIsReadAsTheTimelineThatItIs(device: PolicyDevice, os: OSVersion) throws {
    for isFixed in [false, true] { try check(PolicyEnvironment(device: device, os: os), isFixed) }
  }

  private func check(_ environment: PolicyEnvironment, _ isFixed: Bool) throws {
    var app = SmallApp(
      """
      List: Tabs=TabBar(selected) > Stack=Navigation(top) > List
      Detail: Tabs=TabBar(selected) > Stack=Navigation(top) > [List, Detail]
      Player: Tabs=TabBar(selected) > Stack=Navigation(top) > List; Player as fullScreen
      Settings: Tabs=TabBar(selected) > Settings=plain
      """)
    app.answer("List", .portrait)
    app.answer("Settings", [.portrait, .landscapeLeft])
    app.free = [
      FreeAnswer(.controller("Player"), .supported, isFixed: isFixed), FreeAnswer(.controller("Detail"), .supported),
    ]
    let policy = try app.policy(
      """
      never: exception
      never: landscapeLeft
      never: Detail: landscapeRight
      never: unchanged not-allowed
      after: dismissed Player: landscape
      after: rotation lock on within 1: portraitUpsideDown
      """)
    let played = PlayedApp(app, in: environment, events: policy.events)
    let result = UnitSearch.run(policy, played, environment, SearchLimits())
    #expect(result.findings.contains { $0.counterexample != nil })
    for counterexample in result.findings.compactMap(\.counterexample) {
      let text = counterexample.timeline.text
      let read = try TimelineParser.parse(text)
      #expect(read.start == counterexample.timeline.start)
      #expect(read.timeline.events == counterexample.timeline.events)
      #expect(try read.timeline.play() == (try counterexample.timeline.play()))
    }
  }
}
