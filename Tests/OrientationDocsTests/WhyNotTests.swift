import Orientation
import OrientationNotation
import Testing

@testable import OrientationDocs

/// What `explain` says to the commonest questions, and that following its advice helps.
struct WhyNotTests {
  @Test(arguments: Symptom.all)
  func theFirstRepairIsWhatAnEngineerWouldDo(symptom: Symptom) throws {
    let answer = try symptom.answer()
    #expect(!answer.repairs.isReached)
    let first = try #require(answer.repairs.all.first)
    #expect(first.edits.map { "\($0.fact.key): \($0.fact.value)" } == symptom.repair)
    #expect(first.owner == symptom.owner)
  }

  /// Every repair, written into the text as its facts, ends the event as wanted.
  @Test(arguments: Symptom.all)
  func theFactsOfARepairReadBackAsIt(symptom: Symptom) throws {
    let answer = try symptom.answer()
    for repair in answer.repairs.all {
      guard let edited = symptom.facts(with: repair) else { continue }
      let parsed = try ScenarioParser.parse(edited.joined(separator: "\n"))
      #expect(try Expectation(reading: symptom.wanted[...]).matches(Resolver.decide(parsed.scenario)), "\(edited)")
    }
  }

  @Test func anUnreadableOutcomeIsAnError() async {
    let recorder = Recorder()
    let status = await Tool.run(["explain", "--why-not", "turnt", "iOS: 18"], console: recorder.console)
    #expect(status == .wrongUsage)
    #expect(recorder.errors.contains("`--why-not`: no outcome `turnt`"))
  }

  @Test func whatIsReachedNeedsNoRepair() async {
    let recorder = Recorder()
    let status = await Tool.run(
      ["explain", "--why-not", "turned landscapeRight", "iOS: 18", "device: landscapeLeft"], console: recorder.console)
    #expect(status == .inSync)
    #expect(recorder.output.contains("The event already ends with `turned landscapeRight`."))
  }

  @Test func aTimelineAsksAboutItsLastEvent() async {
    let recorder = Recorder()
    _ = await Tool.run(
      [
        "explain", "iOS: 18", "root: Nav=Navigation(top) > List", "List.supportedInterfaceOrientations: portrait",
        "Player.supportedInterfaceOrientations: landscape", "event: pushed Player",
        "event: setNeedsUpdateOfSupportedInterfaceOrientations", "event: popped", "why not: turned portrait",
      ], console: recorder.console)
    #expect(
      recorder.output.contains(
        "In your code:\n  - afterwards the app calls setNeedsUpdateOfSupportedInterfaceOrientations()"))
  }
}

/// A question that people ask, and the first answer.
struct Symptom: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let facts: [String]
  let wanted: String
  let repair: [String]
  let owner: EditOwner

  init(
    _ name: String, _ facts: [String], wanted: String = "turned landscapeRight", repair: [String],
    _ owner: EditOwner = .code
  ) {
    testDescription = name
    self.facts = facts
    self.wanted = wanted
    self.repair = repair
    self.owner = owner
  }

  func answer() throws -> RepairsAnswer {
    let claim = try ScenarioParser.parse((facts + ["why not: " + wanted]).joined(separator: "\n"))
    return try #require(RepairsAnswer(claim))
  }

  /// The facts with a repair written into them, or nil where it is no matter of single facts.
  func facts(with repair: Repair) -> [String]? {
    var edited = facts
    for edit in repair.edits {
      switch edit {
      case .call, .forwarding, .style: return nil
      default:
        let (key, value) = edit.fact
        let ownKey = key.hasPrefix("ViewController.") ? String(key.dropFirst("ViewController.".count)) : key
        edited.removeAll { $0.hasPrefix(ownKey + ":") }
        edited.append("\(key): \(value)")
      }
    }
    return edited
  }

  private static let turned = "device: landscapeLeft"

  static let all = [
    Symptom(
      "the navigation controller answers for the player",
      ["iOS: 18", "root: Nav=Navigation > Player", "Nav.supportedInterfaceOrientations: portrait", turned],
      repair: ["Nav.supportedInterfaceOrientations: allButUpsideDown"]),
    Symptom(
      "Info.plist lists portrait alone", ["iOS: 18", "Info.plist: portrait", turned],
      repair: ["app delegate: allButUpsideDown"]),
    Symptom(
      "the app delegate allows portrait alone", ["iOS: 18", "app delegate: portrait", turned],
      repair: ["app delegate: allButUpsideDown"]),
    Symptom(
      "the view controller allows portrait alone", ["iOS: 18", "supportedInterfaceOrientations: portrait", turned],
      repair: ["ViewController.supportedInterfaceOrientations: allButUpsideDown"]),
    Symptom(
      "shouldAutorotate is false", ["iOS: 15", "shouldAutorotate: no", turned],
      repair: ["ViewController.shouldAutorotate: yes"]),
    Symptom(
      "the tab bar controller answers for the screen",
      ["iOS: 26", "root: TabBar > Reader", "TabBar.supportedInterfaceOrientations: portrait", turned],
      repair: ["TabBar.supportedInterfaceOrientations: allButUpsideDown"]),
    Symptom(
      "the user has locked rotation", ["iOS: 18", "rotation lock: on", turned],
      repair: ["event: requestGeometryUpdate landscapeRight"]),
    Symptom(
      "key-value coding on iOS 16",
      ["iOS: 18", "event: set UIDevice.orientation 3 (KVC)"],
      repair: ["event: requestGeometryUpdate landscapeRight"]),
    Symptom(
      "attemptRotationToDeviceOrientation on iOS 16",
      ["iOS: 18", turned, "event: attemptRotationToDeviceOrientation"],
      repair: ["event: setNeedsUpdateOfSupportedInterfaceOrientations"]),
    Symptom(
      "a mask that changed without an update",
      ["iOS: 18", "supportedInterfaceOrientations: landscape", turned, "event: masks changed"],
      repair: ["event: setNeedsUpdateOfSupportedInterfaceOrientations"]),
    Symptom(
      "a page sheet that was meant to turn",
      [
        "iOS: 26", "root: List", "List.supportedInterfaceOrientations: portrait", "presented: Player as pageSheet",
        "Player.supportedInterfaceOrientations: landscapeRight", "event: presented",
      ],
      repair: ["presented: Player as fullScreen"]),
    Symptom(
      "no common orientation at a presentation",
      [
        "iOS: 18", "Info.plist: portrait", "presented: Player as fullScreen",
        "Player.supportedInterfaceOrientations: landscapeRight", "event: presented",
      ],
      repair: ["app delegate: allButUpsideDown"]),
    Symptom(
      "a preferred orientation outside of the mask",
      [
        "iOS: 16", "supportedInterfaceOrientations: portrait",
        "preferredInterfaceOrientationForPresentation: current", "current: landscapeRight", turned, "event: dismissed",
      ], wanted: "turned portrait",
      repair: ["ViewController.preferredInterfaceOrientationForPresentation: portrait"]),
    Symptom(
      "a request outside of the mask",
      [
        "iOS: 17", "supportedInterfaceOrientations: portrait", "event: requestGeometryUpdate landscapeRight",
      ],
      repair: ["ViewController.supportedInterfaceOrientations: allButUpsideDown"]),
    Symptom(
      "a lock by prefersInterfaceOrientationLocked",
      ["iOS: 26", "prefersInterfaceOrientationLocked: yes", turned],
      repair: ["ViewController.prefersInterfaceOrientationLocked: no"]),
  ]
}
