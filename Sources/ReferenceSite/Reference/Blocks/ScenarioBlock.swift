import HTML
import Orientation

/// A claim in a page: its facts, what the resolver makes of them, and the rules that led there.
struct ScenarioBlock: ReferenceBlock {
  let claim: ParsedClaim
  let resolution: Resolution

  /// Reads a claim and runs it; a false one is reported, and still shown as it is.
  static func parse(
    _ body: String, line: Int, report: (_ problem: Problem, _ line: Int) -> Void
  ) -> ScenarioBlock? {
    do {
      let claim = try ScenarioParser.parse(body, requiresExpectation: true)
      let resolution = Resolver.resolve(claim.scenario)
      if let (problem, offset) = claim.falsehood(in: resolution) { report(problem, line + offset) }
      return ScenarioBlock(claim: claim, resolution: resolution)
    } catch {
      for fault in error.faults { report(fault.problem, line + fault.line) }
      return nil
    }
  }

  var mentions: [EntryKey] {
    var keys: [EntryKey] = []
    for step in resolution.trace.steps where !keys.contains(.rule(step.rule.rawValue)) {
      keys.append(.rule(step.rule.rawValue))
    }
    if let message = resolution.message { keys.append(.message(message.rawValue)) }
    return keys
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ResolutionWords(language: context.language)
    page.tag("figure", [.class("scenario")]) { page in
      page.tag("dl", [.class("facts")]) { page in
        for fact in claim.facts {
          page.fact(fact.key) { $0.breakable(fact.value) }
        }
      }
      writeVerdict(words, context, into: &page)
      page.tag("ol", [.class("trace")]) { page in
        for step in resolution.trace.steps { write(step, words, context, into: &page) }
      }
    }
  }
}

extension ScenarioBlock {
  private func writeVerdict(_ words: ResolutionWords, _ context: BlockContext, into page: inout HTMLWriter) {
    let mark = OutcomeMark(kind: resolution.decision.outcome.kind)
    page.tag("p", [mark.verdictClass]) { page in
      mark.writeSign(into: &page)
      page.text(words.verdict(resolution.decision))
      guard let message = resolution.message, let text = resolution.messageText else { return }
      page.void("br")
      page.tag("small") { page in
        guard let href = context.href(.message(message.rawValue)) else { return page.text(text) }
        page.tag("a", [.href(href)], text: text)
      }
    }
  }

  private func write(
    _ step: Step, _ words: ResolutionWords, _ context: BlockContext, into page: inout HTMLWriter
  ) {
    let isDeciding =
      switch step.effect {
      case .concluded: true
      case .applied, .asked, .applicationMask, .responsible, .controllerMask, .effectiveMask: false
      }
    page.tag("li", isDeciding ? [.class("deciding")] : []) { page in
      page.rule(step.rule, context)
      let text = words.step(step)
      if text.isEmpty { return }
      page.text(" ")
      page.text(text)
    }
  }
}
