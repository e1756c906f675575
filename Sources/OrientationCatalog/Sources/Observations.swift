import Orientation

/// What people saw on devices: a list in a book, beside the sources of the catalog.
package struct Observations: Sendable {
  /// Those that count for whatever is graded meanwhile.
  ///
  /// Every verdict is graded by sentences, so a list that was handed from call to call would be forgotten somewhere, and
  /// two pages contradict each other. It is bound to a stretch of work instead: nothing of it lasts.
  @TaskLocal private static var current = Observations()

  /// All of them, each once, in the order of the list.
  package private(set) var all: [Observation] = []
  private var bySentence: [RuleSentence: [Citation]] = [:]

  package init(_ observations: [Observation] = []) { add(observations) }
}

extension Observations {
  /// Those of the book at hand.
  package static var inForce: Observations { current }

  package var isEmpty: Bool { all.isEmpty }

  /// Does work for which these count, and no others.
  package func whileInForce<Result>(_ work: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: work)
  }

  /// The same of work that waits; the tasks that it begins take them over.
  package func whileInForce<Result>(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$current.withValue(self, operation: work)
  }

  /// These, and others behind them.
  package func adding(_ others: Observations) -> Observations {
    if isEmpty { return others }
    var both = self
    both.add(others.all)
    return both
  }

  /// What was seen of a sentence.
  func citations(of sentence: RuleSentence) -> [Citation] { bySentence[sentence] ?? [] }

  /// The sentences of a rule with what was seen of each.
  func added(to sentences: [Sentence], of rule: Rule) -> [Sentence] {
    if isEmpty { return sentences }
    return sentences.enumerated().map { index, sentence in
      let seen = citations(of: RuleSentence(rule, index + 1))
      return seen.isEmpty ? sentence : sentence.citing(seen)
    }
  }
}

extension Observations {
  private mutating func add(_ observations: [Observation]) {
    var known = Set(all)
    for observation in observations where known.insert(observation).inserted {
      all.append(observation)
      bySentence[observation.sentence, default: []].append(observation.citation)
    }
  }
}
