import OrientationCatalog

/// Finds the message that a pasted line of a log is, or a part of it.
package enum MessageFinder {
  private static let texts: [(message: MessageRecord, texts: [MessageText], code: [String])] = Catalog.messages.map {
    ($0, $0.texts.map(MessageText.init), code(of: $0.name))
  }

  /// The messages that it may be, the best first; those that it may be as well as the first are `equal`.
  package static func find(_ pasted: String) -> (best: MessageRecord, equal: [MessageRecord])? {
    let pasted = PastedText(pasted)
    let found = texts.compactMap { message, texts, code -> (message: MessageRecord, score: Int)? in
      let score = texts.compactMap { $0.score(in: pasted) }.max()
      let hasCode = !code.isEmpty && code.allSatisfy { pasted.places[$0] != nil }
      return score == nil && !hasCode ? nil : (message, (score ?? 0) + (hasCode ? codeScore : 0))
    }
    guard let score = found.map(\.score).max() else { return nil }
    let best = found.filter { $0.score == score }.map(\.message)
    return (best[0], Array(best.dropFirst()))
  }

  /// What a code adds, in the measure of ``MessageText/score(in:)``.
  private static let codeScore = 8

  /// The words of a name with a number in it, such as `ITMS-90474`: who says that names the message, in whatever language.
  private static func code(of name: String) -> [String] {
    let words = SearchTokenizer.words(name)
    return words.contains { $0.utf8.count > 2 && $0.utf8.allSatisfy { $0 &- 0x30 < 10 } } ? words : []
  }
}
