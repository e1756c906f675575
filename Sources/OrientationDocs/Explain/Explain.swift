import Orientation
import ReferenceSite

/// Answers from the resolver, the catalog and the list of diagnostics.
struct ResolverExplainer: Explainer {
  func answer(facts: String) throws(FactFault) -> Explanation {
    let claim: ParsedClaim
    do {
      claim = try ScenarioParser.parse(facts)
    } catch {
      throw FactFault(error)
    }
    return .scenario(ScenarioAnswer(claim: claim, resolution: Resolver.resolve(claim.scenario)))
  }

  func entry(_ query: String) -> Explanation? {
    if let kind = DiagnosticKind(rawValue: query) { return .diagnostic(kind) }
    if let rule = Rule(rawValue: query) { return .rule(rule) }
    if let message = Message(rawValue: query) ?? MessageFinder.find(query) { return .message(message) }
    return nil
  }

  func suggestion(for query: String) -> String? {
    Suggestion.nearest(
      to: query,
      in: Rule.allCases.map(\.rawValue) + Message.allCases.map(\.rawValue) + DiagnosticKind.allCases.map(\.rawValue))
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
