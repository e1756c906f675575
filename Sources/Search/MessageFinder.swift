import OrientationCatalog

/// Finds the message that a pasted line of a log is, or a part of it.
package enum MessageFinder {
  /// A message as it is looked for.
  struct Candidate: Sendable {
    fileprivate let message: MessageRecord
    private let texts: [MessageText]
    private let code: [String]
    /// The name of its exception; empty where that says nothing.
    private let exception: String

    init(_ message: MessageRecord) {
      self.message = message
      texts = message.texts.map(MessageText.init)
      code = MessageFinder.code(of: message.name)
      exception = MessageFinder.exception(of: message.name)
    }

    /// How well it answers to what was pasted; nil if it does not.
    func score(in pasted: PastedText) -> Int? {
      let score = texts.compactMap { $0.score(in: pasted) }.max()
      let hasCode = !code.isEmpty && code.allSatisfy { pasted.places[$0] != nil }
      let hasName = pasted.places[exception] != nil
      return score == nil && !hasCode && !hasName
        ? nil : (score ?? 0) + (hasCode ? Int(SearchWeight.code.value) : 0) + (hasName ? 1 : 0)
    }
  }

  private static let candidates = Catalog.messages.map(Candidate.init)

  /// The messages that it may be, the best first; those that it may be as well as the first are `equal`.
  package static func find(_ pasted: String) -> (best: MessageRecord, equal: [MessageRecord])? {
    let pasted = PastedText(pasted)
    let found = candidates.compactMap { candidate in
      candidate.score(in: pasted).map { (message: candidate.message, score: $0) }
    }
    guard let score = found.map(\.score).max() else { return nil }
    let best = found.filter { $0.score == score }.map(\.message)
    return (best[0], Array(best.dropFirst()))
  }

  /// The words of a name with a number in it, such as `ITMS-90474`, or with an error's domain: who says that names the message,
  /// in whatever language.
  private static func code(of name: String) -> [String] {
    let words = SearchTokenizer.words(name)
    let hasNumber = words.contains { $0.utf8.count > 2 && $0.utf8.allSatisfy { $0 &- 0x30 < 10 } }
    return hasNumber || words.count == 2 && words[0].hasSuffix("errordomain") ? words : []
  }

  /// A name that is one word and about orientation or scenes: a crash reporter may show no more than that of the exception,
  /// or of the function that stopped the app.
  private static func exception(of name: String) -> String {
    let words = SearchTokenizer.words(name)
    return words.count == 1 && (words[0].contains("orient") || words[0].contains("lifecycle")) ? words[0] : ""
  }
}
