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
    lines.append("  outcome: \(decision.outcome.claim)")
    lines.append(
      "  rule: \(decision.rule.rawValue) (\(decision.rule.layer.rawValue), iOS \(decision.rule.versions))")
    if let message = resolution.message?.record { lines.append("  \(message.kind.rawValue): \(message.name)") }
    if let text = resolution.messageText { lines.append("  text: \(text)") }
    lines += Self.display(of: resolution, in: language).map { "  " + $0 }
    if let mask = decision.applicationMask { lines.append("  app mask: \(words.list(mask))") }
    if let mask = decision.controllerMask { lines.append("  controller mask: \(words.list(mask))") }
    if let mask = decision.effectiveMask { lines.append("  allowed: \(words.list(mask))") }
    lines += falsehood
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
      "display: \(display.kind.rawValue) \(words.marked(standing)) [\(display.sentence.id)]",
      "  " + display.kind.text(in: language),
    ] + (others.isEmpty ? [] : ["  " + words.contrary(others)])
  }

  private var falsehood: [String] {
    guard matches != nil else { return [] }
    return ["  claim: " + (claim.verify(resolution)?.message ?? "holds")]
  }
}
