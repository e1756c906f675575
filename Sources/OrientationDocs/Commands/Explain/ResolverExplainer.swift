import Basics
import Diagnostics
import Orientation
import OrientationCatalog
import OrientationNotation
import ReferenceSite
import Search

/// Answers from the resolver, the catalog and the list of diagnostics.
struct ResolverExplainer: Explainer {
  func answer(
    facts: [ClaimLine], isTimeline: Bool, whyNot expectation: Expectation?
  ) throws(FactFault) -> Explanation {
    do {
      if isTimeline {
        let answer = try play(try TimelineParser.parse(lines: facts, allowsDeclarations: true))
        return .timeline(answer, RepairsAnswer(answer.timeline, answer.steps, wanted: expectation))
      }
      let claim = try ScenarioParser.parse(lines: facts, allowsDeclarations: true)
      return .scenario(
        ScenarioAnswer(claim: claim, resolution: Resolver.resolve(claim.scenario)),
        RepairsAnswer(claim, wanted: expectation))
    } catch let faults as ClaimFaults {
      throw FactFault(faults)
    } catch let fault as FactFault {
      throw fault
    } catch {
      throw FactFault(message: "the facts cannot be read")
    }
  }

  func entry(_ query: String) -> Explanation? {
    if let kind = DiagnosticKind(rawValue: query) { return .diagnostic(kind) }
    if let rule = Rule(rawValue: query) { return .rule(rule) }
    if let message = Catalog.message(query) { return .message(message, similar: []) }
    return MessageFinder.find(query).map { .message($0.best, similar: $0.equal) }
  }

  func suggestion(for query: String) -> String? {
    Suggestion.nearest(
      to: query,
      in: Rule.allCases.map(\.rawValue) + Catalog.messages.map(\.id) + DiagnosticKind.allCases.map(\.rawValue))
  }
}

extension ResolverExplainer {
  private func play(_ timeline: ParsedTimeline) throws(FactFault) -> TimelineAnswer {
    do {
      return TimelineAnswer(timeline: timeline, steps: try timeline.timeline.play())
    } catch {
      let impossible = timeline.steps[error.steps.count]
      throw FactFault(
        line: impossible.line, message: "`\(impossible.text)` cannot happen: \(error.refusal.message)", help: nil)
    }
  }
}

extension FactFault {
  /// The faults of a scenario's text: the first, and those behind it.
  fileprivate init(_ faults: ClaimFaults) {
    let faults = faults.faults.map { fault in
      FactFault(line: fault.line, message: fault.message, help: fault.suggestion.map { "did you mean `\($0)`?" })
    }
    guard let first = faults.first else {
      self.init(message: "the facts cannot be read")
      return
    }
    self.init(line: first.line, message: first.message, help: first.help, others: Array(faults.dropFirst()))
  }
}
