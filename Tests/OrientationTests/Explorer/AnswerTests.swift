import Explorer
import Testing

@testable import Orientation

/// The numbers of an answer say what the resolver said.
struct AnswerTests {
  @Test func theDecisionIsInTheAnswer() {
    var scenario = Scenario(os: OSVersion(12))
    scenario.informationPropertyList.supported = [.portrait]
    scenario.root?.answers.supported = .mask(.landscape)
    scenario.device = .landscapeLeft
    let answer = StateCode(.moment(scenario)).answer.map { Int($0) }
    let decision = Resolver.decide(scenario)
    // No refusal, one step.
    #expect(answer[0..<3] == [0, 0, 1])
    // An exception, the first of its kind.
    #expect(answer[3..<7] == [2, 0, 0, 0])
    #expect(answer[7] == InterfaceOrientation.portrait.rawValue)
    #expect(Rule.allCases[answer[8]] == .noCommonOrientationThrows)
    #expect(Message.allCases[answer[9] - 1] == .noCommonOrientation)
    #expect(answer[10] == 1, "the message names the first name of the state")
    #expect(answer[11..<14] == [3, 25, 1])
    #expect(decision.effectiveMask == [])
    #expect(answer[17..<20] == [0, 0, 0], "nothing is said of what the user sees")
    #expect(answer[20] == Resolver.resolve(scenario).trace.steps.count)
  }

  @Test func aRefusedEventSaysWhyAndKeepsTheStepsBefore() {
    let start = AppState(Scenario(os: OSVersion(15)))
    let timeline = Timeline(start: start, events: [.deviceTurned(.landscapeLeft), .dismissed(nil), .popped])
    let answer = StateCode(.sequence(timeline)).answer
    #expect(answer[0..<3] == [6, 0, 1])
  }

  @Test func differentDecisionsHaveDifferentNumbers() {
    var answers: [[Int32]: Resolution] = [:]
    var collisions = 0
    var count = 0
    ExplorerSample.forEachScenario(every: 97) { scenario in
      count += 1
      let resolution = Resolver.resolve(scenario)
      let answer = StateCode(.moment(scenario)).answer
      if let other = answers[answer],
        other.decision != resolution.decision || other.trace.steps != resolution.trace.steps,
        other.scenario.root?.name == scenario.root?.name
      {
        collisions += 1
      }
      answers[answer] = resolution
    }
    #expect(collisions == 0)
    #expect(answers.count > 1_000)
  }
}
