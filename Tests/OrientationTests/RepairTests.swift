import Testing

@testable import Orientation

/// The public search for the smallest changes.
struct RepairTests {
  private let player = Scenario(os: 16, root: Controller("Player", supported: .portrait), device: .landscapeLeft)

  @Test func theFirstRepairIsTheCodesOwn() throws {
    let first = try #require(player.repairs(for: .landscape).all.first)
    #expect(first.edits == [.answer("Player", .supported(.allButUpsideDown))])
    #expect(first.owner == .code)
    #expect(first.decision.orientation == .landscapeRight)
  }

  @Test func ownersComeInTheirOrder() {
    let owners = player.repairs(for: .landscape).all.map(\.owner)
    #expect(owners == owners.sorted())
    #expect(Set(owners).count > 1)
  }

  @Test func aCrashIsRepairedByWishingForAnyOrientation() throws {
    var crashing = Scenario(os: 12, root: Controller("Player", supported: .landscape))
    crashing.informationPropertyList = InformationPropertyList(supported: [.portrait])
    let repairs = crashing.repairs(for: .all)
    #expect(!repairs.isReached)
    for repair in repairs.all {
      if case .exception = repair.decision.outcome { Issue.record("\(repair)") }
    }
    #expect(repairs.all.contains { $0.owner == .informationPropertyList })
  }

  @Test func aCrashIsRepairedByWhatTheAppAllowsAndWhatIsMissing() throws {
    let player = Presentation(Controller("Player", supported: .landscape), style: .fullScreen)
    var scenario = Scenario(os: 27, root: Controller("List"), presented: [player], event: .presented)
    scenario.informationPropertyList = InformationPropertyList(supported: [.portrait])
    let resolution = Resolver.resolve(scenario)
    let goal = try #require(resolution.wish?.goal)
    let single = RepairSearch(scenario, goal).repairs(mostFacts: 1).all.filter { $0.owner <= .informationPropertyList }
    let edits = single.flatMap(\.edits)
    #expect(edits.contains(.applicationDelegate(.mask(.allButUpsideDown))))
    #expect(
      edits.contains(.informationPropertyList(.everyDevice, [.portrait, .landscapeLeft, .landscapeRight])))
    #expect(single.allSatisfy { $0.takes.isEmpty })
  }

  @Test func aVersionIsOfferedWithTheSDKWhereItsOwnWouldEndItOtherwise() throws {
    var locked = Controller("R")
    locked.answers.prefersOrientationLocked = true
    var scenario = Scenario(os: 10, root: locked, current: .landscapeRight, device: .landscapeRight)
    scenario.informationPropertyList = InformationPropertyList(supported: [.portrait])
    scenario.windowSceneDelegate = .mask(.landscapeLeft)
    let goal = RepairGoal.interface(in: .landscapeLeft)
    let repair = RepairSearch(scenario, goal).repairs(mostFacts: 1).all.first { $0.owner == .system }
    #expect(repair?.edits == [.os(27), .linkedSDK(10)])
    scenario.root?.answers.prefersOrientationLocked = false
    let unlocked = RepairSearch(scenario, goal).repairs(mostFacts: 1).all.first { $0.owner == .system }
    #expect(unlocked?.edits == [.os(27)])
  }

  @Test(arguments: WindowingMode.allCases)
  func nothingIsOfferedWhereTheAppIsNotShownSo(_ mode: WindowingMode) {
    var scenario = Scenario(os: mode.versions.end == nil ? .newest : 18)
    scenario.idiom = mode.idiom ?? .phone
    scenario.scene.mode = mode
    for fact in EditedFact.all(scenario, [], .interface(in: .landscape)) {
      for edit in fact.edits {
        var edited = scenario
        edited.apply(edit)
        #expect(edited.effectiveMode != nil, "\(edit)")
      }
    }
  }

  @Test func whatLocksEveryTabComesLast() {
    let form = Controller("Form", supported: .portrait)
    let scenario = Scenario(
      os: 27, root: Controller("TabBar", kind: .tabBar, children: [form]), device: .landscapeLeft)
    let all = RepairSearch(scenario, .interface(in: .portrait)).repairs(mostFacts: 1).all
    let taking = all.filter { !$0.takes.isEmpty }.flatMap(\.edits)
    #expect(
      taking == [
        .answer("TabBar", .supported(.mask(.portrait))), .applicationDelegate(.mask(.portrait)),
        .informationPropertyList(.everyDevice, [.portrait]),
      ])
    #expect(all.filter { $0.owner == .code }.suffix(2).allSatisfy { $0.takes == .landscape })
  }

  @Test func aTimelineIsRepairedAtItsLastEvent() throws {
    let sheet = Presentation(Controller("Player", supported: .landscape), style: .pageSheet)
    let timeline = Timeline(
      start: AppState(Scenario(os: 18, root: Controller("List", supported: .portrait))), events: [.presented(sheet)])
    let repairs = timeline.repairs(for: .landscape)
    #expect(repairs.all.contains { $0.edits == [.style("Player", .fullScreen)] })
    let dismissed = Timeline(start: timeline.start, events: [.dismissed(nil)])
    #expect(dismissed.repairs(for: .landscape).all.isEmpty)
  }

  @Test(arguments: [Int.min, -1, 0, 1, 2, .max])
  func anyNumberOfFactsIsSearched(mostFacts: Int) {
    let scenario = Scenario(os: 5, isRotationLocked: true, root: nil)
    #expect(scenario.repairs(for: [], mostFacts: mostFacts).all.isEmpty)
  }

  @Test func theLockIsToggledInATimelineAsInAScenario() throws {
    let state = try AppState(Scenario(os: 18)).after(.rotationLockToggled(isOn: true)).state
    #expect(state.scenario.event == .rotationLockToggled)
  }

  @Test(arguments: ["17", "17.2", "8.3", "26.10"])
  func aVersionIsItsText(text: String) throws {
    #expect(try #require(OSVersion(text)).description == text)
  }

  @Test(arguments: ["", ".", "17.", ".2", "17.2.1.1", " 17", "17.2 ", "-17", "+17", "17,2", "17.x", "0", "99999", "１７"])
  func noOtherTextIsAVersion(text: String) { #expect(OSVersion(text) == nil) }
}
