import Orientation
import OrientationCatalog

@testable import AppBook
@testable import OrientationNotation

/// The texts of scenarios and timelines: what was read, written down and read again is the same, the resolver has an
/// answer, and its trace spells it out.
enum ScenarioInvariants {
  static func violations(of bytes: [UInt8]) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self)
    var violations: [String] = []
    switch result(of: text, ScenarioParser.parse) {
    case .success(let claim):
      let resolution = Resolver.resolve(claim.scenario)
      violations += Self.violations(of: resolution)
      if Resolver.decide(claim.scenario) != resolution.decision {
        violations.append("without a trace it is decided otherwise")
      }
      _ = claim.falsehood(in: resolution)
      let again = try? ScenarioParser.parse(Self.text(of: claim.facts))
      if again?.scenario != claim.scenario { violations.append("the facts, read again, are another scenario") }
    case .failure(let faults): violations += faults.violations(in: text)
    }
    switch result(of: text, TimelineParser.parse) {
    case .success(let timeline): violations += Self.violations(of: timeline)
    case .failure(let faults): violations += faults.violations(in: text)
    }
    return violations
  }
}

extension ScenarioInvariants {
  private static func result<Parsed>(
    of text: String, _ parse: (String, Bool, App?) throws(ClaimFaults) -> Parsed
  ) -> Result<Parsed, ClaimFaults> {
    do throws(ClaimFaults) { return .success(try parse(text, false, nil)) } catch { return .failure(error) }
  }

  private static func text(of facts: [Fact]) -> String {
    facts.map { "\($0.key): \($0.value)\n" }.joined()
  }

  private static func violations(of resolution: Resolution) -> [String] {
    var violations: [String] = []
    if resolution.trace.replayed != resolution.decision.plain { violations.append("the trace does not replay") }
    if resolution.trace.steps.contains(where: { !$0.rule.versions.contains(resolution.scenario.os) }) {
      violations.append("a rule of another version")
    }
    return violations
  }

  private static func violations(of timeline: ParsedTimeline) -> [String] {
    var violations: [String] = []
    var steps: [TimelineStep]
    do throws(Timeline.Interruption) { steps = try timeline.timeline.play() } catch {
      steps = error.steps
      if steps.count >= timeline.steps.count { violations.append("interrupted behind the end") }
    }
    for (step, played) in zip(timeline.steps, steps) {
      violations += Self.violations(of: played.resolution)
      _ = step.falsehoods(in: played)
    }
    let text = Self.text(of: timeline.facts) + timeline.steps.map { "event: \($0.text)\n" }.joined()
    let again = try? TimelineParser.parse(text)
    if again?.start != timeline.start || again?.steps.map(\.event) != timeline.steps.map(\.event) {
      violations.append("the timeline, read again, is another one")
    }
    return violations
  }

}

extension ClaimFaults {
  /// What is wrong with the faults that were found in a text.
  func violations(in text: String) -> [String] {
    let lines = text.utf8.count { $0 == 0x0A } + 1
    var violations: [String] = []
    if faults.isEmpty || faults.count > 20 { violations.append("\(faults.count) faults") }
    if faults.contains(where: { $0.line < 1 || $0.line > lines }) { violations.append("a fault on no line") }
    if faults.contains(where: { $0.message.text.utf8.count > 2_000 }) { violations.append("a message without end") }
    return violations
  }
}
