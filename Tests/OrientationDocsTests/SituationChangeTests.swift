import Testing

@testable import OrientationDocs

@Suite("What two records of decisions say differently")
struct SituationChangeTests {
  private static let head = "iOS,event,order,outcome,rule,allowed,calls,standing\n"
  private static let base =
    head + """
      6,dismissed,,unchanged already-there,kept,all,,reported
      15,dismissed,"landscapeLeft, portrait",unchanged already-there,kept,all,,reported
      16,presented,,turned portrait,order,portrait,,assumption
      27,dismissed; popped,,turned portrait; unchanged not-announced,order; waits,all; ,"A, didRotate; B",documented; contested

      """

  @Test func situationsThatChangedAlikeAreToldTogetherWithWhatTheyShare() {
    #expect(
      changes { $0.replacing("already-there,kept", with: "no-effect,ended") } == [
        "decisions: 2 situations, iOS: 6–15, event: dismissed: unchanged already-there [kept] → "
          + "unchanged no-effect [ended] (such as iOS: 6; event: dismissed)"
      ])
  }

  @Test func theFirstEventThatEndsOtherwiseIsTold() {
    #expect(
      changes { $0.replacing("not-announced,order; waits", with: "no-effect,order; ends") } == [
        "decisions: 1 situation, iOS: 27; event: dismissed; popped: unchanged not-announced [waits] → "
          + "unchanged no-effect [ends]"
      ])
  }

  @Test func anotherOrientationOrMaskOrCallByTheSameRuleIsADifferenceToo() {
    #expect(
      changes { $0.replacing("turned portrait,order", with: "turned landscapeLeft,order") } == [
        "decisions: 1 situation, iOS: 16; event: presented: turned portrait → turned landscapeLeft"
      ])
    #expect(
      changes { $0.replacing("order,portrait", with: "order,all") } == [
        "decisions: 1 situation, iOS: 16; event: presented: allowed portrait → allowed all"
      ])
    #expect(
      changes { $0.replacing("didRotate", with: "willRotate") } == [
        "decisions: 1 situation, iOS: 27; event: dismissed; popped: calls A, didRotate; B → calls A, willRotate; B"
      ])
  }

  @Test func situationsThatOneRecordLacksAreCounted() {
    let fewer = Self.base.split(separator: "\n").dropLast(2).joined(separator: "\n")
    #expect(changes { _ in fewer } == ["decisions: 2 situations: removed"])
    #expect(
      changes { $0.replacing("16,presented", with: "18,presented") } == [
        "decisions: 1 situation: added", "decisions: 1 situation: removed",
      ])
  }

  @Test(arguments: ["", "\n", "nonsense", "a,b\n1,2\n", head, head + "1\n,,,,,,,,,\n"])
  func whatIsNoRecordHasNoSituations(text: String) {
    #expect(DecisionsSnapshot(Array(text.utf8)).rows.isEmpty)
  }

  private func changes(_ change: (String) -> String) -> [String] {
    SituationChange.changes(
      from: DecisionsSnapshot(Array(Self.base.utf8)), to: DecisionsSnapshot(Array(change(Self.base).utf8))
    ).map(\.text)
  }
}
