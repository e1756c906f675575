/// What has to be found for a question: its words, without those that say nothing, each with what means the same.
struct SearchQuestion: Sendable {
  /// A word, or two wide characters that are neighbours.
  struct Token: Sendable, Hashable {
    let text: String
    let isWide: Bool
    var parts: [String] = []
    /// Whether it is more than the beginning of others.
    let isWhole: Bool
    /// Whether it is on nearly every page, so that a phrase has it only where the index does.
    var isStop: Bool { SearchQuestion.stopWords.contains(text) }
  }

  /// What answers a group: tokens that must stand on one page.
  struct Meaning: Sendable {
    let quality: Double
    let tokens: [Token]
  }

  /// A phrase or a word, and what means the same.
  struct Group: Sendable {
    let text: String
    let isWide: Bool
    var isVersion = false
    /// How much it says beside a word or a phrase, which is 1.
    var weight = 1.0
    /// The number of the group of synonyms; nil for a word that has none.
    var synonyms: Int?
    let meanings: [Meaning]
  }

  /// What was asked, in simplified characters.
  let text: String
  private(set) var groups: [Group] = []
  /// The same in the form in which names are compared.
  let folded: String
  /// Whether several things are asked, and not only named.
  let isQuestion: Bool
  /// Whether it is one word.
  var isWord: Bool { groups.count == 1 && groups[0].meanings[0].tokens.count == 1 }

  /// - Parameter typed: the question, as it was typed or pasted.
  init(_ typed: String) {
    text = Self.simplified(typed)
    folded = SearchRun.folded(text)
    let typed = SearchRun.all(in: Self.negated(Self.withoutContractions(text)))
    var row: [SearchRun?] = typed.prefix(Int(SearchWeight.mostWords.value)).map { $0 }
    if let last = row.indices.last { row[last]?.isLast = true }
    for phrase in SearchPhrase.all {
      while let rest = Self.without(phrase, in: row) {
        row = rest
        if !groups.contains(where: { $0.synonyms == phrase.group }) { groups.append(Self.group(of: phrase)) }
      }
    }
    var seen: Set<String> = []
    for run in Self.telling(row, beside: groups.count) {
      for token in Self.tokens(of: run, isWhole: !run.isLast) where seen.insert(token.text).inserted {
        var group = Self.group(of: token, isVersion: run.isVersion)
        if run.isWide {
          group.weight = SearchWeight.unexplained.value / Double(max(1, run.text.unicodeScalars.count - 1))
        }
        groups.append(group)
      }
    }
    let most = Int(SearchWeight.mostGroups.value)
    // Of a long text, the long words say most.
    if groups.count > most {
      groups = Array(groups.stablySorted { $0.text.utf16.count > $1.text.utf16.count }.prefix(most))
    }
    isQuestion =
      groups.count > 1 && (text.contains(where: \.isWhitespace) || SearchRun.all(in: text).contains(where: \.isWide))
  }

  static let stopWords = Set(StopWords.all(in: .english))
}

extension SearchQuestion {
  static let wideStops = StopWords.all(in: .english).filter { SearchRun.all(in: $0).first?.isWide == true }
    .stablySorted { $0.utf16.count > $1.utf16.count }

  private static let simpleCharacters: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs = Array(Synonyms.simplified.unicodeScalars)
    return Dictionary(stride(from: 0, to: pairs.count - 1, by: 2).map { (pairs[$0], pairs[$0 + 1]) }) { _, last in last
    }
  }()

  private static func simplified(_ text: String) -> String {
    var simple = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { simple.append(simpleCharacters[scalar] ?? scalar) }
    return String(simple).trimmingSpaces
  }

  /// Chinese says no in many ways: what was not done is one word, what is not or cannot be done another, and whether it is none.
  static func negated(_ text: String) -> String {
    let ways = [
      (" ", ["有没有", "能不能", "会不会"]), ("没", ["没有被", "没有", "没被", "没能"]), ("不", ["无法", "没法", "不能", "不会", "不被"]),
    ]
    return ways.reduce(text) { text, way in
      way.1.reduce(text) { $0.pieces(around: $1)?.joined(separator: way.0) ?? $0 }
    }
  }

  /// `doesn't` is `does not`.
  private static func withoutContractions(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var whole = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let isContraction =
        index + 2 < scalars.count && (scalars[index] == "n" || scalars[index] == "N")
        && (scalars[index + 1] == "'" || scalars[index + 1] == "’")
        && (scalars[index + 2] == "t" || scalars[index + 2] == "T")
        && (index + 3 == scalars.count || !isWord(scalars[index + 3]))
      if isContraction { whole.append(contentsOf: " not".unicodeScalars) } else { whole.append(scalars[index]) }
      index += isContraction ? 3 : 1
    }
    return String(whole)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.isASCII && SearchTokenizer.isWordByte(UInt8(scalar.value))
  }

  /// Takes a phrase out of a row of runs, where it stands; nil where it does not. A nil in the row keeps its two sides apart.
  private static func without(_ phrase: SearchPhrase, in row: [SearchRun?]) -> [SearchRun?]? {
    if phrase.isWide { return without(wide: phrase.key, in: row) }
    let count = phrase.stems.count
    guard row.count >= count else { return nil }
    let found = (0...(row.count - count)).first { start in
      phrase.stems.indices.allSatisfy { row[start + $0]?.stem == phrase.stems[$0] }
    }
    return found.map { Array(row[..<$0]) + [nil] + row[($0 + count)...] }
  }

  private static func without(wide text: String, in row: [SearchRun?]) -> [SearchRun?]? {
    for (index, run) in row.enumerated() {
      guard let run, run.isWide, let pieces = run.text.pieces(around: text) else { continue }
      let rest = pieces.flatMap { piece -> [SearchRun?] in
        piece.isEmpty ? [nil] : [SearchRun(text: piece, isWide: true), nil]
      }
      return Array(row[..<index]) + rest + row[(index + 1)...]
    }
    return nil
  }

  /// The runs that say something; all of them, where none does and no phrase was found.
  private static func telling(_ said: [SearchRun?], beside count: Int) -> [SearchRun] {
    var row = said
    for stop in wideStops { while let rest = without(wide: stop, in: row) { row = rest } }
    let isAlone = row.count + count < 2
    row = row.filter { run in
      isAlone || !(run.map { $0.text.utf8.count == 1 && $0.text >= "a" && $0.text <= "z" } ?? false)
    }
    var left = withVersions(row).filter { !stopWords.contains($0.text) || $0.isLast }
    if left.count + count > 1 { left = left.filter { !stopWords.contains($0.text) } }
    // What is left of a Chinese phrase says little by itself.
    if left.count + count > 1 { left = left.filter { !$0.isWide || $0.text.unicodeScalars.count > 1 } }
    return left.isEmpty && count == 0 ? said.compactMap(\.self) : left
  }

  /// A version is said by its number, which few pages lack: `iOS 16` and `iOS16` become one run.
  private static func withVersions(_ row: [SearchRun?]) -> [SearchRun] {
    func isSystem(_ text: String?) -> Bool { text == "ios" || text == "ipados" }
    func isNumber(_ run: SearchRun?) -> Bool { run?.text.utf8.first.map { $0 &- 0x30 < 10 } ?? false }
    return row.indices.compactMap { index in
      guard var run = row[index] else { return nil }
      if run.parts.count == 2, isSystem(run.parts[0]) {
        var version = SearchRun(text: run.parts[1], isWide: false)
        version.isVersion = true
        return version
      }
      if isSystem(run.text), index + 1 < row.count, isNumber(row[index + 1]) {
        // Beside its number, `iPadOS` says that it is an iPad.
        return run.text == "ios" ? nil : SearchRun(text: "ipad", isWide: false)
      }
      if isNumber(run), index > 0, isSystem(row[index - 1]?.text) {
        run.isVersion = true
        // The number is a run of its own from here on.
        run.isLast = false
      }
      return run
    }
  }

  /// What must be found of a run: its word, or all of its neighbours.
  private static func tokens(of run: SearchRun, isWhole: Bool) -> [Token] {
    guard run.isWide else { return [Token(text: run.text, isWide: false, parts: run.parts, isWhole: isWhole)] }
    let scalars = Array(run.text.unicodeScalars)
    let starts = 0..<max(1, scalars.count - 1)
    return starts.map { start in
      var pair = String.UnicodeScalarView()
      pair.append(contentsOf: scalars[start..<min(start + 2, scalars.count)])
      return Token(text: String(pair), isWide: true, isWhole: isWhole)
    }
  }

  private static func meaning(_ text: String, _ quality: Double, isWhole: Bool) -> Meaning {
    Meaning(
      quality: quality,
      tokens: SearchRun.all(in: text).flatMap { tokens(of: $0, isWhole: isWhole) })
  }

  private static func group(of phrase: SearchPhrase) -> Group {
    let others = SearchPhrase.sought[phrase.group].filter { $0 != phrase.text }
    return Group(
      text: phrase.text, isWide: phrase.isWide, synonyms: phrase.group,
      meanings: (phrase.isSought ? [meaning(phrase.text, 1, isWhole: false)] : [])
        + others.map { meaning($0, SearchWeight.sameMeaning.value, isWhole: true) })
  }

  private static func group(of token: Token, isVersion: Bool) -> Group {
    // A single character is the beginning of a word that is still being typed.
    let isBegun = token.isWide && token.text.unicodeScalars.count == 1
    let begun = isBegun ? SearchPhrase.sought.filter { $0.contains { $0.hasPrefix(token.text) } }.prefix(3) : []
    return Group(
      text: token.text, isWide: token.isWide, isVersion: isVersion,
      meanings: [Meaning(quality: 1, tokens: [token])]
        + begun.map { meaning($0[0], SearchWeight.begun.value, isWhole: true) })
  }
}

extension String {
  /// What stands before, between and behind every occurrence of a text; nil where there is none.
  fileprivate func pieces(around text: String) -> [String]? {
    let (all, wanted) = (Array(utf8), Array(text.utf8))
    var (pieces, start, index) = ([String](), 0, 0)
    while index + wanted.count <= all.count {
      if all[index..<(index + wanted.count)].elementsEqual(wanted) {
        pieces.append(String(decoding: all[start..<index], as: UTF8.self))
        index += wanted.count
        start = index
      } else {
        index += 1
      }
    }
    return pieces.isEmpty ? nil : pieces + [String(decoding: all[start...], as: UTF8.self)]
  }
}
