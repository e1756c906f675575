import Orientation
import ReferenceSite

/// Answers from the resolver, the catalog and the list of diagnostics.
struct ResolverExplainer: Explainer {
  func answer(facts: String) throws(FactFault) -> Explanation {
    throw FactFault(message: "there is no resolver yet")
  }

  func entry(_ query: String) -> Explanation? {
    DiagnosticKind(rawValue: query).map { .diagnostic($0) }
  }

  func suggestion(for query: String) -> String? {
    Suggestion.nearest(to: query, in: DiagnosticKind.allCases.map(\.rawValue))
  }
}
