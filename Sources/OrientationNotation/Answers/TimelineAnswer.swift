import Basics
import Orientation
import OrientationCatalog

/// What iOS decides in a sequence of events.
package struct TimelineAnswer: Sendable {
  package let timeline: ParsedTimeline
  package let steps: [TimelineStep]

  package init(timeline: ParsedTimeline, steps: [TimelineStep]) {
    self.timeline = timeline
    self.steps = steps
  }

  /// The answer for the terminal: each event, how it ends, and what was called.
  package func text(in language: Language) -> String {
    let words = ResolutionWords(language: language)
    let timelineWords = TimelineWords(language: language)
    var lines: [String] = []
    let standingWords = StandingWords(language: language)
    for (index, ((parsed, step), grounds)) in zip(zip(timeline.steps, steps), grounds).enumerated() {
      let decision = step.resolution.decision
      let standing = VerdictStanding(grounds)
      if index > 0 { lines.append("") }
      lines.append("\(index + 1). \(parsed.text)")
      lines.append("   " + words.verdict(decision) + " " + standingWords.marked(standing))
      if let contrary = standingWords.contrary(standing) { lines.append("   " + contrary) }
      lines += ScenarioAnswer.culprits(of: step.resolution, in: language).map { "   " + $0 }
      lines.append("   " + AnswerLabel.outcome.line(decision.outcome.claim, in: language))
      lines.append("   " + AnswerLabel.rule.line(decision.rule.rawValue, in: language))
      lines += ScenarioAnswer.display(of: step.resolution, in: language).map { "   " + $0 }
      if let text = step.resolution.messageText { lines.append("   " + AnswerLabel.text.line(text, in: language)) }
      lines += step.callbacks.map { "   - " + timelineWords.callback($0) }
      if parsed.isClaim {
        let falsehoods = parsed.falsehoods(in: step)
        let said: [String?] = falsehoods.isEmpty ? [nil] : falsehoods.map(\.problem.message)
        lines += said.map { "   " + AnswerLabel.claim($0, in: language) }
      }
    }
    if !timeline.declared.isEmpty { lines.append("") }
    lines += timeline.declared.map(\.text)
    return lines.joined(separator: "\n")
  }

  /// Writes the answer as one object, with one object for each event; repairs only where somebody asked for them.
  package func write(into json: inout JSONWriter, _ repairs: RepairsAnswer? = nil) {
    json.object { json in
      json.array("steps") { json in
        for ((parsed, step), grounds) in zip(zip(timeline.steps, steps), grounds) {
          json.object { json in
            json.member("event", parsed.text)
            ScenarioAnswer.writeMembers(of: step.resolution, grounds, into: &json)
            json.array("callbacks", of: step.callbacks) { callback, json in json.object { $0.write(callback) } }
            json.member("device", step.state.held.swiftName)
            json.member("reportedDevice", step.state.scenario.device.swiftName)
            if parsed.isClaim {
              json.member("matches", parsed.falsehoods(in: step).isEmpty)
            }
          }
        }
      }
      json.declared(timeline.declared)
      if let matches {
        json.member("matches", matches)
      }
      json.whyNot(repairs)
    }
  }

  /// What the verdict of each step rests on.
  private var grounds: [Grounds] { timeline.timeline.grounds(of: steps) }

  /// Whether every claim holds, or nil where nothing is claimed.
  package var matches: Bool? {
    guard timeline.steps.contains(where: \.isClaim) else { return nil }
    return zip(timeline.steps, steps).allSatisfy { $0.falsehoods(in: $1).isEmpty }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ callback: Callback) {
    switch callback {
    case .asked(let respondent, let question):
      member("callback", "asked")
      write(respondent, question)
    case .viewWillAppear(let name, let sets): writeAppearance("viewWillAppear", name, sets)
    case .viewWillDisappear(let name, let sets): writeAppearance("viewWillDisappear", name, sets)
    case .layout(let moment):
      member("callback", moment.callback.notation)
      member("viewIsNew", moment.isViewNew)
      member("screenIsNew", moment.isScreenNew)
      member("statusBarIsNew", moment.isStatusBarNew)
    case .errorHandler(let error):
      member("callback", "errorHandler")
      member("error", error.id)
    }
  }

  private mutating func writeAppearance(_ callback: String, _ controller: String, _ sets: Variable?) {
    member("callback", callback)
    member("controller", controller)
    guard let sets else { return }
    member("variable", sets.name)
    mask("value", "valueRawValue", sets.mask)
  }
}
