import Basics
import Diagnostics
import HTML
import Orientation
import OrientationNotation

/// A claim in a page: its facts, what the resolver makes of them, and the rules that led there.
package struct ScenarioBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "scenario", summary: "a claim; its body is a scenario",
    .text { fence, report in
      ScenarioBlock.parse(fence.body, line: fence.line, app: fence.app, report: report)
    })

  package let claim: ParsedClaim
  package let resolution: Resolution
  private let culprits: Culprits?
  private let repairs: RepairsAnswer?

  /// Reads a claim and runs it; a false one is reported, and still shown as it is.
  package static func parse(
    _ body: String, line: Int, app: (any AppDefaults)?, report: (_ problem: Problem, _ line: Int) -> Void
  ) -> ScenarioBlock? {
    resolved(body, line: line, app: app, report: report).map { ScenarioBlock(claim: $0, resolution: $1) }
  }

  /// The same for what shows a claim otherwise.
  static func resolved(
    _ body: String, line: Int, app: (any AppDefaults)?, report: (_ problem: Problem, _ line: Int) -> Void
  ) -> (claim: ParsedClaim, resolution: Resolution)? {
    do {
      let claim = try ScenarioParser.parse(body, requiresExpectation: true, app: app)
      let resolution = Resolver.resolve(claim.scenario)
      if let (problem, offset) = claim.falsehood(in: resolution) { report(problem, line + offset) }
      return (claim, resolution)
    } catch {
      for fault in error.faults { report(fault.problem, line + fault.line) }
      return nil
    }
  }

  package var claimedVersion: OSVersion? { claim.scenario.os }

  package var mentions: [EntryKey] { Self.mentions(of: resolution) }

  package var demonstrations: [EntryKey] { Self.demonstrations(of: resolution) }

  /// What a decision shows: its rules, its outcome, and the message that comes with it.
  package static func demonstrations(of resolution: Resolution) -> [EntryKey] {
    mentions(of: resolution).map { .claim($0) } + [.claim(.outcome(resolution.decision.outcome.claim))]
  }

  /// The entries that a decision rests on.
  package static func mentions(of resolution: Resolution) -> [EntryKey] {
    let rules = resolution.trace.steps.map(\.rule) + (resolution.display.map { [$0.sentence.rule] } ?? [])
    return rules.withoutRepeats.map { .rule($0.rawValue) } + (resolution.message.map { [.message($0.rawValue)] } ?? [])
  }

  package func render(into page: inout HTMLWriter, context: BlockContext) {
    page.claim(claim.scenario, as: .claim, isOpen: context.isFirstClaim) { page in
      page.verdict(.span, resolution, context)
    } body: { page in
      page.facts(claim.facts)
      page.write(culprits, of: resolution, context)
      page.message(resolution, context)
      page.display(resolution, context)
      page.trace(resolution, context)
      if let repairs { page.repairs(repairs, context) }
      page.explorerLink(.moment(claim.scenario), context)
      page.deviceTestLink(rule: resolution.decision.rule.rawValue, scenario: claim.scenario.text, context)
    }
  }
}

extension ScenarioBlock {
  /// A claim that has been resolved. Who refused and what would help is worked out here, once for all languages.
  package init(claim: ParsedClaim, resolution: Resolution) {
    self.claim = claim
    self.resolution = resolution
    culprits = resolution.culprits
    repairs = RepairsAnswer(claim)
  }

  /// A decision of which nothing is claimed.
  package init(_ resolution: Resolution) {
    self.init(claim: ParsedClaim(resolution.scenario), resolution: resolution)
  }
}
