import Foundation
import Orientation
import Testing

@testable import Basics
@testable import OrientationNotation

/// Scenarios, timelines and answers as other programs keep them: the form of `explain --json`.
struct CodableTests {
  @Test(arguments: [
    "iOS: 26.2\nidiom: pad\nroot: Main=TabBar(selected) > [List, Settings]\nList.supportedInterfaceOrientations: portrait",
    "iOS: 15\npresented: A as pageSheet\npresented: B > C as fullScreen\nC.shouldAutorotate: no\nvariable lock: portrait",
    "iOS: 27.1\nshown: iPhone Duo open\nresized: yes\nevent: dismissed as alert\nInfo.plist: none\npop asks: revealed controller",
    "iOS: 5\nroot: none\nevent: set UIDevice.orientation -1 (KVC)\ncurrent: landscapeLeft",
  ])
  func aScenarioComesBack(text: String) throws {
    let scenario = try Scenario(reading: text)
    let json = try JSONEncoder().encode(scenario)
    #expect(try JSONDecoder().decode(Scenario.self, from: json) == scenario)
    let facts = try ScenarioRecord.facts([UInt8](json)[...])
    #expect(try Scenario(lines: facts.lines) == scenario, "explain reads another scenario")
  }

  @Test func aTimelineComesBack() throws {
    let timeline = try Timeline(
      reading: """
        iOS: 18
        root: Nav=Navigation(top) > List
        Player.supportedInterfaceOrientations: landscape
        event: launch
        event: root shown
        event: presented Player as pageSheet
        event: rotation lock on
        event: masks changed Player.supportedInterfaceOrientations: portrait
        event: dismissed
        """)
    let json = try JSONEncoder().encode(timeline)
    #expect(try JSONDecoder().decode(Timeline.self, from: json) == timeline)
    #expect(try ScenarioRecord.facts([UInt8](json)[...]).isTimeline)
  }

  @Test func whatExplainReadsIsDecoded() throws {
    let json = """
      {"iOS": 14.6, "root": {"name": "Main", "kind": "TabBar", "forwarding": "selected", "child": {"name": "Player"}},
       "controllers": {"Player": {"supportedInterfaceOrientations": ["portrait", "landscapeLeft"]}}, "linkedSDK": null,
       "presented": [{"controller": {"name": "Modal", "shouldAutorotate": false}, "style": "fullScreen"}]}
      """
    let scenario = try JSONDecoder().decode(Scenario.self, from: Data(json.utf8))
    #expect(scenario.os == OSVersion(14, 6))
    #expect(scenario.root?.children.map(\.answers.supported) == [.mask([.portrait, .landscapeLeft])])
    #expect(scenario.presented.map(\.controller.answers.shouldAutorotate) == [.always(false)])
    let facts = try ScenarioRecord.facts(Array(json.utf8)[...])
    #expect(try Scenario(lines: facts.lines) == scenario)
  }

  @Test(arguments: [
    (#"[{"iOS": 15}, {"iOS": 15, "idoim": "phone"}]"#, "Index 1/idoim", "no fact `idoim`; did you mean `idiom`?"),
    (#"[{"iOS": 17.9}]"#, "Index 0/iOS", "there was no iOS 17.9"),
    (#"[{"iOS": 15, "device": "sideways"}]"#, "Index 0/device", "sideways"),
    (#"[{"iOS": 15, "root": {"kind": "TabBar"}}]"#, "Index 0", "a controller has no name"),
    (#"[{"iOS": 15, "event": ["a\nb"]}]"#, "Index 0", "holds a control character"),
    (#"[{"iOS": 15, "events": ["popped"]}]"#, "Index 0", "decode a `Timeline`"),
    (#"[{"iOS": 15, "expected": "turned portrait"}]"#, "Index 0/expected", "an outcome is stated"),
    (#"[{"device": "portrait"}]"#, "Index 0", "iOS"), (#"[["iOS", 15]]"#, "Index 0", "no object of facts"),
    ("[\(String(repeating: "[", count: 80))\(String(repeating: "]", count: 80))]", "Index 0", "nested deeper than 64"),
  ])
  func whatCannotBeReadIsToldAtItsPlace(json: String, place: String, words: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Scenario].self, from: Data(json.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue).joined(separator: "/").hasPrefix(place))
    #expect(context.debugDescription.contains(words))
  }

  @Test func everyFaultIsTold() throws {
    let json = #"{"iOS": 15, "device": "sideways", "idoim": "phone"}"#
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Scenario.self, from: Data(json.utf8))
    }
    guard case .dataCorrupted(let context) = error else { throw CancellationError() }
    #expect((context.underlyingError as? NotationError)?.others.count == 1)
    #expect(context.codingPath.map(\.stringValue) == ["device"])
    #expect(context.debugDescription.contains("\nidoim: no fact `idoim`"))
  }

  @Test func whatNoFactSaysIsNotEncoded() {
    let named = Scenario(os: 15, root: Controller("A > B"))
    let commented = Scenario(os: 15, root: Controller("A#"))
    var foreign = Scenario(os: 15)
    foreign.event = .dismissed(.custom, takesOver: true)
    for scenario in [named, commented, foreign] {
      #expect(throws: EncodingError.self) { try JSONEncoder().encode(scenario) }
    }
    let background = Timeline(start: AppState(Scenario(os: 15), phase: .background), events: [.movedToForeground])
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(background) }
  }

  @Test func anAnswerIsThatOfExplain() throws {
    for text in ["iOS: 16\nevent: requestGeometryUpdate landscape", "iOS: 12\nInfo.plist: portrait\nroot: A"] {
      let claim = try ScenarioParser.parse(text)
      let resolution = Resolver.resolve(claim.scenario)
      var json = JSONWriter()
      ScenarioAnswer(claim: claim, resolution: resolution).write(into: &json)
      let encoded = try JSONEncoder().encode(resolution)
      // The decoder sorts members, and what explain writes goes through it too.
      #expect(
        try JSONDecoder().decode(JSONValue.self, from: encoded)
          == JSONDecoder().decode(JSONValue.self, from: Data(json.bytes)))
    }
  }
}
