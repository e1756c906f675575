import HTML
import Orientation
import OrientationCatalog

/// A claim in a page: its facts, what the resolver makes of them, and the rules that led there.
struct ScenarioBlock: ReferenceBlock {
  let claim: ParsedClaim
  let resolution: Resolution

  /// Reads a claim and runs it; a false one is reported, and still shown as it is.
  static func parse(
    _ body: String, line: Int, app: App?, report: (_ problem: Problem, _ line: Int) -> Void
  ) -> ScenarioBlock? {
    do {
      let claim = try ScenarioParser.parse(body, requiresExpectation: true, app: app)
      let resolution = Resolver.resolve(claim.scenario)
      if let (problem, offset) = claim.falsehood(in: resolution) { report(problem, line + offset) }
      return ScenarioBlock(claim: claim, resolution: resolution)
    } catch {
      for fault in error.faults { report(fault.problem, line + fault.line) }
      return nil
    }
  }

  var mentions: [EntryKey] { Self.mentions(of: resolution) }

  var demonstrations: [EntryKey] { Self.demonstrations(of: resolution) }

  /// What a decision shows: its rules, its outcome, and the message that comes with it.
  static func demonstrations(of resolution: Resolution) -> [EntryKey] {
    mentions(of: resolution).map { .claim($0) } + [.claim(.outcome(resolution.decision.outcome.claim))]
  }

  /// The entries that a decision rests on.
  static func mentions(of resolution: Resolution) -> [EntryKey] {
    var keys: [EntryKey] = []
    for step in resolution.trace.steps where !keys.contains(.rule(step.rule.rawValue)) {
      keys.append(.rule(step.rule.rawValue))
    }
    if let message = resolution.message { keys.append(.message(message.rawValue)) }
    return keys
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    page.tag("figure", [.class("scenario")]) { page in
      page.tag("dl", [.class("facts")]) { page in
        for fact in claim.facts {
          page.fact(fact.key) { $0.breakable(fact.value) }
        }
      }
      page.verdict(resolution, context)
      page.trace(resolution, context)
      page.explorerLink(.moment(claim.scenario), context)
    }
  }
}
