import Orientation

/// Answers from the resolver and the catalog.
struct ResolverExplainer: Explainer {
  func answer(facts: String) throws(FactFault) -> Explanation {
    throw FactFault(message: "there is no resolver yet")
  }

  func entry(_ query: String) -> Explanation? { nil }

  func suggestion(for query: String) -> String? { nil }
}

/// What the resolver or the catalog says.
struct Explanation: ExplainerAnswer {
  var text: String { "" }

  func write(into json: inout JSONWriter) { json.null() }
}
