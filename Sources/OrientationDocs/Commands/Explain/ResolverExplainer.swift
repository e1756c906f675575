import Basics
import Diagnostics
import Explorer
import Orientation
import OrientationCatalog
import OrientationNotation
import ReferenceSite

/// Answers from the resolver, the catalog and the list of diagnostics.
struct ResolverExplainer: Explainer {
  /// Whether to end a search for repairs early; it is called often.
  var isStopped: @Sendable () -> Bool = { false }
  /// What answers plain words; nil for nothing.
  var reference: SharedReference?

  func answer(
    facts: [ClaimLine], isTimeline: Bool, whyNot expectation: Expectation?
  ) throws(NotationError) -> Explanation {
    do {
      return isTimeline
        ? try answer(try TimelineParser.parse(lines: facts, allowsDeclarations: true), expectation)
        : answer(try ScenarioParser.parse(lines: facts, allowsDeclarations: true), expectation)
    } catch let faults as ClaimFaults {
      throw NotationError(faults)
    } catch let fault as NotationError {
      throw fault
    } catch {
      throw NotationError(message: "the facts cannot be read")
    }
  }

  func answer(_ state: ExplorerState, whyNot expectation: Expectation?) throws(NotationError) -> Explanation {
    switch state {
    case .moment(let scenario): answer(ParsedClaim(scenario), expectation)
    case .sequence(let timeline): try answer(ParsedTimeline(timeline), expectation)
    }
  }

  func entry(_ query: String) -> Explanation? {
    if let kind = DiagnosticKind(rawValue: query) { return .diagnostic(kind) }
    if let rule = Rule(rawValue: query) { return .rule(rule) }
    if let record = FindingRecord.named(query) { return .finding(record) }
    if let message = Catalog.message(query) { return .message(message, similar: []) }
    return ReferenceIndex.message(in: query).map { .message($0.best, similar: $0.equal) }
  }

  func suggestion(for query: String) -> String? {
    Suggestion.nearest(to: query, in: Self.ids)
  }

  func passages(about query: String) async -> (passages: [ReferenceIndex.Passage], book: String?) {
    guard let reference, let found = try? await reference.index().find(query, most: 3), !found.isWeak else {
      return ([], nil)
    }
    return (found.passages, await reference.bookWithoutSite)
  }

  /// The ids that have an entry.
  static var ids: [String] {
    Rule.allCases.map(\.rawValue) + FindingRecord.all.map(\.id) + Catalog.messages.map(\.id)
      + DiagnosticKind.allCases.map(\.rawValue)
  }
}

extension ResolverExplainer {
  private func answer(_ claim: ParsedClaim, _ expectation: Expectation?) -> Explanation {
    .scenario(
      ScenarioAnswer(claim: claim, resolution: Resolver.resolve(claim.scenario)),
      RepairsAnswer(claim, wanted: expectation, isStopped: isStopped))
  }

  private func answer(_ timeline: ParsedTimeline, _ expectation: Expectation?) throws(NotationError) -> Explanation {
    let answer = try play(timeline)
    return .timeline(answer, RepairsAnswer(timeline, answer.steps, wanted: expectation, isStopped: isStopped))
  }

  private func play(_ timeline: ParsedTimeline) throws(NotationError) -> TimelineAnswer {
    do {
      return TimelineAnswer(timeline: timeline, steps: try timeline.timeline.play())
    } catch {
      let impossible = timeline.steps[error.steps.count]
      throw NotationError(
        line: impossible.line, message: "`\(impossible.text)` cannot happen: \(error.refusal.message)", help: nil)
    }
  }
}
