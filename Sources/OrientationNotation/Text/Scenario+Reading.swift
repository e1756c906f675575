import Orientation

extension Scenario {
  /// Reads a scenario as the pages of the reference write it: one fact a line, `key: value`.
  ///
  /// - Parameter text: the facts. An outcome (`=> …`, `because: …`) is no fact, and no part of a scenario.
  /// - Throws: everything that cannot be read, with the lines.
  public init(reading text: String) throws(NotationError) { try self.init(lines: ClaimLine.lines(of: text)) }

  /// Reads the lines of a scenario, of which nothing is claimed.
  init(lines: [ClaimLine]) throws(NotationError) {
    let claim: ParsedClaim
    do throws(ClaimFaults) {
      claim = try ScenarioParser.parse(lines: lines)
    } catch {
      throw NotationError(error)
    }
    if let line = claim.expectationLine ?? claim.because?.line ?? claim.display?.line {
      throw .statesOutcome(line)
    }
    self = claim.scenario
  }
}

extension Timeline {
  /// Reads a timeline as the pages of the reference write it: facts about the start, then a line `event: …` for each event.
  ///
  /// - Parameter text: facts and events, without outcomes.
  /// - Throws: everything that cannot be read, with the lines.
  public init(reading text: String) throws(NotationError) { try self.init(lines: ClaimLine.lines(of: text)) }

  /// Reads the lines of a timeline, of which nothing is claimed.
  init(lines: [ClaimLine]) throws(NotationError) {
    let timeline: ParsedTimeline
    do throws(ClaimFaults) {
      timeline = try TimelineParser.parse(lines: lines)
    } catch {
      throw NotationError(error)
    }
    if let step = timeline.steps.first(where: \.isClaim) { throw .statesOutcome(step.line) }
    self = timeline.timeline
  }
}

extension NotationError {
  fileprivate static func statesOutcome(_ line: Int) -> NotationError {
    NotationError(
      line: line, message: "an outcome is stated, which is no fact",
      help: "leave it out, and compare it with the decision's outcome")
  }
}
