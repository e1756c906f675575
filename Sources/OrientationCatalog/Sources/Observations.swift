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
  /// The sentences that they are of, with them among the citations; verdicts ask for the standings by the thousand.
  private var sentences: [SentenceID: (sentence: Sentence, standing: Standing)] = [:]

  package init(_ observations: [Observation] = []) {
    var known: Set<Observation> = []
    all = observations.filter { known.insert($0).inserted }
    for (sentence, observations) in Dictionary(grouping: all, by: \.sentence) {
      guard let own = sentence.rule.record.sentences.first(where: { $0.name == sentence.name }) else { continue }
      let seen = own.citing(observations.map(\.citation))
      sentences[sentence] = (seen, seen.standing)
    }
  }
}

extension Observations {
  /// Those of the book at hand.
  package static var inForce: Observations { current }

  package var isEmpty: Bool { all.isEmpty }

  /// Does work for which these count, and no others.
  package func whileInForce<Result>(_ work: () throws -> Result) rethrows -> Result {
    // Most books have none, and a value that is bound costs each verdict a little.
    isEmpty && Self.current.isEmpty ? try work() : try Self.$current.withValue(self, operation: work)
  }

  /// The same of work that waits; the tasks that it begins take them over.
  package func whileInForce<Result>(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Result
  ) async rethrows -> Result {
    isEmpty && Self.current.isEmpty ? try await work() : try await Self.$current.withValue(self, operation: work)
  }

  /// These, and others behind them.
  package func adding(_ others: Observations) -> Observations {
    isEmpty ? others : others.isEmpty ? self : Observations(all + others.all)
  }

  /// How far a sentence can be relied on; nil for one that nobody has seen anything of.
  func standing(of sentence: SentenceID) -> Standing? { sentences[sentence]?.standing }

  /// The sentences of a rule, with what was seen of each.
  func added(to own: [Sentence], of rule: Rule) -> [Sentence] {
    if isEmpty { return own }
    return own.map { sentence in
      sentence.name.flatMap { sentences[SentenceID(rule: rule, name: $0)]?.sentence } ?? sentence
    }
  }
}
