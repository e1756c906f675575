/// A claim about iOS, in one sentence, with the places that it rests on.
package struct Sentence: Sendable, Hashable {
  /// What a sentence of a rule is called: a few of its words, unique in the rule. Nil for a sentence that nothing names.
  package let name: String?
  /// Its place in the rule, from 1, when sentences were named by it; nil for one without a name and for a later one.
  package let formerNumber: Int?
  package let text: LocalizedText
  /// The best that agrees first, what disagrees last.
  package let citations: [Citation]

  init(_ text: LocalizedText, _ citations: [Citation] = [], name: String? = nil, formerNumber: Int? = nil) {
    self.name = name
    self.formerNumber = formerNumber
    self.text = text
    self.citations = citations
  }

  /// How far the sentence can be relied on, by the best source that carries all of it.
  ///
  /// A source that disagrees counts where it is as good, and is only named where it is weaker: as a page of Apple's is
  /// beside a header. Against an assumption an observation counts, and nothing weaker. One that could not be opened
  /// counts for nothing.
  package var standing: Standing {
    let agreeing = best(.agrees)
    guard let disagreeing = best(.disagrees), disagreeing.weight >= (agreeing ?? .observation).weight else {
      return agreeing?.standing ?? .assumption
    }
    return .contested
  }

  /// The places that say something else, in whole or in part.
  package var contrary: [Citation] {
    citations.filter { $0.finding != nil && ($0.agreement == .disagrees || $0.agreement == .disagreesInPart) }
  }

  /// The places that say something else of all of it.
  package var opposing: [Citation] { contrary.filter { $0.agreement == .disagrees } }

  /// Whether the sentence says of itself that nobody documents it.
  package var isCalledAssumption: Bool {
    text.english.lowercased().contains("assum") && text.simplifiedChinese.contains("假设")
  }

  /// Whether a place carries all of the sentence, whatever stands against it.
  var isCarried: Bool { best(.agrees) != nil }

  /// The sentence with more places, in the order of all.
  func citing(_ more: [Citation]) -> Sentence {
    let all = more + citations
    let ordered = Agreement.allCases.flatMap { agreement in
      let some = all.filter { $0.agreement == agreement }
      let better = some.filter { $0.grade.weight > Grade.observation.weight }
      return better + some.filter { $0.grade.weight <= Grade.observation.weight }
    }
    let cited = Sentence(text, ordered, name: name, formerNumber: formerNumber)
    return cited.isCarried ? cited.withoutAssumption : cited
  }

  /// The sentence without the word with which an assumption begins.
  private var withoutAssumption: Sentence {
    let (english, chinese) = (text.english, text.simplifiedChinese)
    guard english.hasPrefix("Assumption: ") else { return self }
    let claim = english.dropFirst("Assumption: ".count)
    // `iOS` and `setNeedsUpdate…` keep their small letter.
    let isName = claim.prefix { $0 != " " }.contains(where: \.isUppercase)
    let text = LocalizedText(
      isName ? String(claim) : claim.prefix(1).uppercased() + claim.dropFirst(),
      chinese.hasPrefix("假设：") ? String(chinese.dropFirst("假设：".count)) : chinese)
    return Sentence(text, citations, name: name, formerNumber: formerNumber)
  }

  private func best(_ agreement: Agreement) -> Grade? {
    citations.filter { $0.agreement == agreement && $0.finding != nil }.map(\.grade).max { $0.weight < $1.weight }
  }
}

extension [Sentence] {
  /// The sources that the sentences cite, each once.
  package var sources: [Source] {
    var sources: [Source] = []
    for citation in flatMap(\.citations) where !sources.contains(citation.source) { sources.append(citation.source) }
    return sources
  }
}
