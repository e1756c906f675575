import Orientation
import OrientationCatalog

/// What iOS decides in a scenario, and how that came about.
package struct ScenarioAnswer: Sendable {
  package let claim: ParsedClaim
  package let resolution: Resolution

  package init(claim: ParsedClaim, resolution: Resolution) {
    self.claim = claim
    self.resolution = resolution
  }

  /// The answer for the terminal: the verdict first, then its reasons, then the whole trace.
  package func text(in language: Language) -> String {
    let words = ResolutionWords(language: language)
    let decision = resolution.decision
    let standing = VerdictStanding(resolution.grounds)
    let standingWords = StandingWords(language: language)
    var lines = [words.verdict(decision) + " " + standingWords.marked(standing)]
    if let contrary = standingWords.contrary(standing) { lines.append("  " + contrary) }
    lines += Self.culprits(of: resolution, in: language).map { "  " + $0 }
    lines.append("  " + AnswerLabel.outcome.line(decision.outcome.claim, in: language))
    let span = "(\(decision.rule.layer.rawValue), iOS \(decision.rule.versions))"
    lines.append("  " + AnswerLabel.rule.line("\(decision.rule.rawValue) \(span)", in: language))
    if let message = resolution.message?.record { lines.append("  \(message.kind.rawValue): \(message.name)") }
    if let text = resolution.messageText { lines.append("  " + AnswerLabel.text.line(text, in: language)) }
    lines += Self.display(of: resolution, in: language).map { "  " + $0 }
    let masks: [Step.Effect?] = [
      decision.applicationMask.map(Step.Effect.applicationMask),
      decision.controllerMask.map(Step.Effect.controllerMask), decision.effectiveMask.map(Step.Effect.effectiveMask),
    ]
    lines += masks.compactMap(\.self).map { "  " + words.step($0, by: decision.rule) }
    lines += falsehood(in: language)
    lines += claim.declared.map { "  " + $0.text }
    lines.append("")
    for (index, step) in resolution.trace.steps.enumerated() {
      lines.append("  \(index + 1). \(words.step(step)) [\(resolution.sentence(of: step).id)]")
    }
    return lines.joined(separator: "\n")
  }

  /// Whether the claim holds, or nil where the scenario claims nothing.
  package var matches: Bool? {
    claim.expectation == nil && claim.because == nil && claim.display == nil ? nil : claim.verify(resolution) == nil
  }

  /// Who kept the event from ending as it was meant to, where it did not, as lines.
  static func culprits(of resolution: Resolution, in language: Language) -> [String] {
    guard let culprits = resolution.culprits else { return [] }
    return CulpritWords(language: language).text(of: culprits, resolution).map { [$0] } ?? []
  }

  /// What the user sees, where anything tells, as lines.
  static func display(of resolution: Resolution, in language: Language) -> [String] {
    guard let display = resolution.display else { return [] }
    let words = StandingWords(language: language)
    let standing = display.sentence.standing
    let others =
      standing == .contested ? display.sentence.sentence?.opposing.compactMap { words.text(of: $0) } ?? [] : []
    return [
      AnswerLabel.display.line(
        "\(display.kind.rawValue) \(words.marked(standing)) [\(display.sentence.id)]", in: language),
      "  " + display.kind.text(in: language),
    ] + (others.isEmpty ? [] : ["  " + words.contrary(others)])
  }

  private func falsehood(in language: Language) -> [String] {
    guard matches != nil else { return [] }
    return ["  " + AnswerLabel.claim(claim.verify(resolution)?.message, in: language)]
  }
}
