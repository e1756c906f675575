import Explorer
import Orientation
import OrientationCatalog

@testable import Basics
@testable import OrientationDocs
@testable import OrientationNotation
@testable import ReferenceSite

/// Answers with the question, so that what reaches the resolver can be seen.
struct EchoExplainer: Explainer {
  struct Answer: ExplainerAnswer {
    let text: String

    func text(in language: Language, citing: Bool) -> String { text }

    func write(into json: inout JSONWriter) { json.string(text) }
  }

  func answer(
    facts: [ClaimLine], isTimeline: Bool, whyNot expectation: Expectation?
  ) throws(NotationError) -> Answer {
    let facts = facts.text
    if facts.contains("wrong") { throw NotationError(line: 1, message: "wrong", help: "right") }
    return Answer(text: facts)
  }

  func answer(_ state: ExplorerState, whyNot expectation: Expectation?) throws(NotationError) -> Answer {
    switch state {
    case .moment(let scenario): Answer(text: scenario.text)
    case .sequence(let timeline): Answer(text: timeline.text)
    }
  }

  func entry(_ query: String) -> Answer? { query == "a-rule" ? Answer(text: "the rule") : nil }

  func passages(about query: String) async -> (passages: [ReferenceIndex.Passage], book: String?) {
    let passages = [ReferenceIndex.Passage(title: query, address: "page.html#place", text: "")]
    return (query.contains(" ") ? passages : [], query.contains("installed") ? "share/content" : nil)
  }

  func suggestion(for query: String) -> String? { query == "a-rul" ? "a-rule" : nil }
}
