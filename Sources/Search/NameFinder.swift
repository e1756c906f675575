import OrientationCatalog

/// Finds the names that a question is or begins, and the messages that it quotes.
struct NameFinder: Sendable {
  /// A name as it is looked for.
  private struct Candidate: Sendable {
    let entry: SearchedSite.Entry
    /// The name and the others of the same thing, as they are shown and as they are compared.
    let shown: [String]
    let names: [String]
    /// Those that are names of its own.
    let own: [String]
    /// The last parts of a symbol's names, by which it is known, too: `shouldAutorotate`.
    let lasts: [String]
    let parts: [Set<String>]
    let values: [String]
    let message: MessageFinder.Candidate?
    let shortest: Int

    init(_ entry: SearchedSite.Entry) {
      let name = entry.name
      self.entry = entry
      shown = name.allNames
      names = shown.map(SearchRun.folded)
      own = name.isSymbol ? names : Array(names.prefix(1))
      lasts = name.isSymbol ? shown.map { SearchRun.folded(Self.last(of: $0)) } : []
      parts = name.isSymbol ? shown.map { Set(SearchTokenizer.tokens($0)) } : []
      values = name.values.map(SearchRun.folded)
      message =
        name.kind == .message
        ? name.others.first.flatMap { Catalog.message($0) }.map(MessageFinder.Candidate.init) : nil
      shortest = names.map(\.utf16.count).min() ?? 0
    }

    /// The last part of a name, without its arguments.
    private static func last(of name: String) -> String {
      let path = name.utf8.prefix { $0 != UInt8(ascii: "(") }
      let last = path.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: " ") }
        .last
      return last.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
  }

  /// What is compared with each name.
  private struct Wanted {
    let text: String
    let folded: String
    let words: [String]
    let pasted: PastedText
    /// The other words that mean the same.
    let synonyms: [String]
    let rawValue: String?
    let isQuestion: Bool
    /// Whether it stands nowhere, and so is rather a name with a mistake in it than a word with one.
    let isUnknown: Bool
    let hasArguments: Bool
    let units: [UInt16]
  }

  private let candidates: [Candidate]

  init(_ entries: [SearchedSite.Entry]) { candidates = entries.map(Candidate.init) }

  /// The names that a question is or begins, the best first, each with what it is worth beside pages.
  func find(_ question: SearchQuestion, terms: SearchTerms) -> [(entry: SearchedSite.Entry, score: Double)] {
    let wanted = Self.wanted(question, terms)
    if wanted.folded.isEmpty { return [] }
    let found = candidates.compactMap { candidate -> (entry: SearchedSite.Entry, score: Double)? in
      let score = Self.score(of: candidate, wanted)
      return score > 0 ? (candidate.entry, score) : nil
    }.stablySorted { $0.score > $1.score }
    // A beginning that many names share must not hide the pages.
    return found.enumerated().filter {
      $1.score >= SearchWeight.nameSynonym.value || $0 < Int(SearchWeight.mostNames.value)
    }.map(\.element)
  }
}

extension NameFinder {
  private static func wanted(_ question: SearchQuestion, _ terms: SearchTerms) -> Wanted {
    let folded = question.folded
    let words = SearchTokenizer.words(question.text)
    let phrase = SearchPhrase.all.first { $0.isSought && SearchRun.folded($0.text) == folded }
    let asksForValue = question.text.lowercased().split(whereSeparator: \.isWhitespace).joined()
    let hasValue = asksForValue.has("rawvalue") || asksForValue.has("\u{539F}\u{59CB}\u{503C}")
    return Wanted(
      text: question.text, folded: folded, words: words, pasted: PastedText(question.text),
      // A question that is a word of ours also names what the words beside it name.
      synonyms: phrase.map { SearchPhrase.sought[$0.group].map(SearchRun.folded).filter { $0 != folded } } ?? [],
      rawValue: hasValue ? words.first { $0.utf8.allSatisfy { $0 &- 0x30 < 10 } } : nil,
      isQuestion: question.isQuestion,
      isUnknown: words.count == 1 && !terms.hasTerm(beginningWith: words[0]),
      hasArguments: question.text.utf8.contains { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ":") },
      units: Array(folded.utf16))
  }

  private static func score(of name: Candidate, _ wanted: Wanted) -> Double {
    var score = name.message?.score(in: wanted.pasted).map { SearchWeight.message.value + Double($0) } ?? 0
    let text = wanted.folded
    func take<Text>(
      _ most: SearchWeight, _ texts: [Text], where holds: (Text) -> Bool, _ worth: (Text) -> Double? = { _ in nil }
    ) {
      if score >= most.value { return }
      if let found = texts.first(where: holds) { score = max(score, worth(found) ?? most.value) }
    }
    func less(_ other: String) -> Double { Double(min(200, other.utf16.count - text.utf16.count)) }
    let shortest = Double(name.shortest) / 100
    func nearly(_ other: String) -> Double { SearchWeight.nameBegun.value - less(other) - shortest }
    // `UIDevice.orientation` is not `UIDeviceOrientation`, if somebody writes the point.
    take(.nameShown, name.shown) { $0 == wanted.text }
    take(.nameWhole, name.own) { $0 == text }
    take(.nameLast, name.lasts) { $0 == text }
    // With its arguments, and without its type.
    if wanted.hasArguments { take(.nameEnd, name.own) { $0.hasSuffix(text) } }
    take(.nameValue, name.values) { $0 == text || $0 == wanted.rawValue }
    take(.nameOther, name.names) { $0 == text }
    take(.nameSynonym, name.lasts) { wanted.synonyms.contains($0) }
    take(.nameBegun, name.lasts, where: { $0.hasPrefix(text) }, nearly)
    take(.nameBegun, name.names, where: { $0.hasPrefix(text) }, nearly)
    if text.utf16.count >= 4 {
      take(.nameWithin, name.names, where: { $0.has(text) }) { SearchWeight.nameWithin.value - less($0) }
    }
    // One of the words is the name, or all of them are parts of it. What else is asked is asked of the pages.
    take(.nameWord, name.own + name.lasts, where: { $0.utf16.count >= 12 && wanted.words.contains($0) }) { _ in
      wanted.isQuestion ? SearchWeight.contained.value : nil
    }
    if wanted.words.count > 1 {
      take(.nameParts, name.parts, where: { parts in wanted.words.allSatisfy(parts.contains) }) { _ in
        SearchWeight.nameParts.value - shortest
      }
    }
    return score == 0 ? guess(at: name, wanted) : score
  }

  /// What a name is worth that is spelt nearly so.
  private static func guess(at name: Candidate, _ wanted: Wanted) -> Double {
    guard wanted.units.count >= 7, wanted.words.count < 4 else { return 0 }
    let least = (name.own + name.lasts).map { SearchTerms.distance(wanted.units, Array($0.utf16), limit: 2) }.min() ?? 3
    if least > 2 { return 0 }
    return (wanted.isUnknown ? SearchWeight.nameUnknown : .nameGuessed).value - Double(10 * least)
      + (name.entry.name.isSymbol ? 5 : 0)
  }
}
