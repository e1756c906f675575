import AppFacts
import Orientation
import Testing

@testable import AppBook

/// What is different between two apps, in words.
@Suite struct AppDecisionChangeTests {
  @Test func whoDecidesIsSaidOnceWhereItStaysTheSame() {
    let old = [row("Player", ".portrait by Player"), row("", ".all by UIViewController")]
    let new = [row("Player", ".landscape by Player"), row("", ".portrait by UIViewController")]
    #expect(
      changes(old, new) == [
        "Player on iPhone, iOS 15+: .portrait → .landscape by Player",
        "every other screen on iPhone, iOS 15+: .all → .portrait",
      ])
    #expect(
      changes([row("A", "unchanged autorotation-off")], [row("A", ".all by B")]) == [
        "A on iPhone, iOS 15+: does not rotate (autorotation-off) → .all by B"
      ])
  }

  @Test func aHigherMinimumIsOneChange() {
    let old = ["A", "B", ""].flatMap { [row($0, ".all by A"), row($0, device: "iPad", "all (not called)")] }
    let new = ["A", "B", ""].flatMap {
      [row($0, from: 16, ".all by A"), row($0, device: "iPad", from: 16, "all (not called)")]
    }
    #expect(changes(old, new) == ["minimum iOS on iPhone and iPad: 15 → 16"])
    #expect(changes(new, old) == ["minimum iOS on iPhone and iPad: 16 → 15"])
  }

  @Test func aDeviceThatComesOrGoesIsOneChange() {
    let phone = ["A", "B"].map { row($0, ".all by A") }
    let both = phone + ["A", "B"].map { row($0, device: "iPad", ".all by A") }
    #expect(changes(phone, both) == ["iPad: now supported"])
    #expect(changes(both, phone) == ["iPad: no longer supported"])
  }

  @Test func anAppWithoutScreensSaysNothingOfWhatItSupports() {
    #expect(changes([], [row("A", ".all by A")]) == ["screen A: added"])
    #expect(changes([row("A", ".all by A")], []) == ["screen A: removed"])
  }

  @Test func aScreenThatHasComeWasOneOfAllOthers() {
    let others = row("", ".allButUpsideDown by UIViewController")
    #expect(
      changes([others], [row("A", ".portrait by A"), others]) == [
        "A on iPhone, iOS 15+: .allButUpsideDown → .portrait by A"
      ])
    #expect(
      changes([row("A", ".portrait by A"), others], [others]) == [
        "A on iPhone, iOS 15+: .portrait by A → .allButUpsideDown"
      ])
  }

  @Test func aMaskThatIsNewIsToldByItsPlaceBeforeTheScreenThatItDecides() {
    var old = SampleApp(idioms: [.phone])
    old.addClass("Player")
    old.facts.placements = [
      Placement(Placement.Node("Nav"), .windowRoot, by: nil, place: FilePlace(path: "App.swift", line: 3)),
      Placement(
        Placement.Node("Player"), .child, by: Placement.Node("Nav"), place: FilePlace(path: "App.swift", line: 4)),
    ]
    old.addClass("Nav", "UINavigationController")
    old.implement(.supportedInterfaceOrientations, in: "Nav", .forwarded(.top))
    old.implement(.shouldAutorotate, in: "Nav", .bool(true))
    var new = old
    new.implement(.supportedInterfaceOrientations, in: "Player", .mask(.landscape), line: 42)
    new.facts.occurrences.removeAll { $0.api == .shouldAutorotate }
    new.facts.occurrences.append(
      Occurrence(
        api: .lockAsync, role: .use, language: .javaScript, type: nil, place: FilePlace(path: "a.ts", line: 4),
        value: .mask(.portrait)))
    let told = AppDecisionChange.between(old.app, and: new.app).map { $0.message(in: .english).text }
    #expect(
      told.prefix(3) == [
        "Player.supportedInterfaceOrientations: default → .landscape by Player.swift:42",
        "ScreenOrientation.lockAsync in a.ts: no call → .portrait by a.ts:4",
        "Nav.shouldAutorotate: true → default by Nav.swift:2",
      ])
    // What the container makes of the screen is what it was, and not what a screen of its own would be.
    #expect(told.contains("Player on iPhone, iOS 15+: .allButUpsideDown → .landscape by Nav"), "\(told)")
    #expect(AppDecisionChange.between(old.app, and: old.app) == [])
  }

  @Test func aFindingIsASentence() {
    let known = AppDecisions.KnownFinding(kind: "key-value-coding-only-logs", subject: "Player", path: "Player.swift")
    let newer = AppDecisions.KnownFinding(kind: "of-a-later-version", subject: "Player", path: "Player.swift")
    let found = AppDecisionChange.between(
      AppDecisions(rows: [], findings: [newer]), and: AppDecisions(rows: [], findings: [known]))
    #expect(
      found.map { $0.message(in: .english).text } == [
        "new finding: Player sets UIDevice.orientation, which has no effect on iOS 16 and later (Player.swift) "
          + "[key-value-coding-only-logs]",
        "no longer found: Player (Player.swift) [of-a-later-version]",
      ])
  }

  private func row(
    _ screen: String, device: String = "iPhone", from version: Int = 15, _ decision: String
  ) -> AppDecisions.Row {
    AppDecisions.Row(
      screen: screen, device: device, versions: VersionRange(from: OSVersion(version), until: nil), decision: decision)
  }

  private func changes(_ old: [AppDecisions.Row], _ new: [AppDecisions.Row]) -> [String] {
    AppDecisionChange.between(AppDecisions(rows: old, findings: []), and: AppDecisions(rows: new, findings: []))
      .map { $0.message(in: .english).text }
  }
}
