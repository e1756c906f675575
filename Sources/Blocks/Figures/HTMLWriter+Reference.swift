import Basics
import HTML
import Orientation
import OrientationCatalog
import OrientationNotation
import Words

// The small parts that many blocks write.

extension HTMLWriter {
  /// A text that may break behind the dots and before the humps of a name; `iOS` stays whole.
  package mutating func breakable(_ name: String) {
    for (index, piece) in name.breakablePieces.enumerated() {
      if index > 0 { void(.wbr) }
      text(piece)
    }
  }

  /// A sentence whose code stands between backticks.
  package mutating func sentence(_ sentence: String) {
    for (index, part) in sentence.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      if index.isMultiple(of: 2) { text(String(part)) } else { tag(.code, text: String(part)) }
    }
  }

  /// A name in code, with a link where there is an entry for it.
  package mutating func symbol(_ name: String, _ key: EntryKey?, _ context: BlockContext) {
    symbol(SymbolName(swift: name, objectiveC: nil), key, context)
  }

  /// The same of a name that has two spellings.
  package mutating func symbol(_ name: SymbolName, _ key: EntryKey?, _ context: BlockContext) {
    guard let href = key.flatMap({ context.href($0) }) else { return code(name) }
    tag(.a, as: .symbol, [.href(href)]) { $0.code(name) }
  }

  /// A symbol by its name in Swift, with a link where there is an entry for it.
  package mutating func symbol(_ name: String, _ context: BlockContext) {
    symbol(SymbolName(of: name), .symbol(name), context)
  }

  /// A list with an item for each element, whose content the closure writes.
  package mutating func list<Element>(
    of elements: some Sequence<Element>, as part: HTMLPart? = nil, _ content: (Element, inout HTMLWriter) -> Void
  ) {
    tag(.ul, as: part) { page in
      for element in elements { page.tag(.li) { content(element, &$0) } }
    }
  }

  /// What the closure writes of each element, with a text between two of them.
  package mutating func join<Element>(
    _ elements: some Sequence<Element>, by separator: String, _ content: (Element, inout HTMLWriter) -> Void
  ) {
    for (index, element) in elements.enumerated() {
      if index > 0 { text(separator) }
      content(element, &self)
    }
  }

  /// A paragraph with a title in front.
  mutating func titled(_ title: String, _ words: ReferenceWords, _ content: (inout HTMLWriter) -> Void) {
    tag(.p) { page in
      page.tag(.strong, text: title)
      page.text(words.space)
      content(&page)
    }
  }

  /// A rule's id, with a link where there is an entry for it.
  package mutating func rule(_ rule: Rule, _ context: BlockContext) {
    link(rule.rawValue, to: .rule(rule.rawValue), context)
  }

  /// A cell with rules, each by its title on a line of its own.
  mutating func rulesCell(_ rules: [Rule], _ words: ReferenceWords, _ context: BlockContext) {
    tag(.td, [.class("prose")]) { page in
      if rules.isEmpty { return page.text(words[.none]) }
      page.list(of: rules) { $1.title(of: $0, context) }
    }
  }

  /// A rule's title, with a link where there is an entry for it.
  mutating func title(of rule: Rule, _ context: BlockContext) {
    let title = rule.title(in: context.language)
    guard let href = context.href(.rule(rule.rawValue)) else { return breakable(title) }
    tag(.a, [.href(href)]) { $0.breakable(title) }
  }

  /// A text, with a link where there is an entry for the key.
  package mutating func link(_ text: String, to key: EntryKey, _ context: BlockContext) {
    guard let href = context.href(key) else { return self.text(text) }
    tag(.a, [.href(href)], text: text)
  }

  /// How far a sentence or a verdict can be relied on: a sign and a word.
  package mutating func standing(_ standing: Standing, _ words: ReferenceWords) {
    tag(.span, [Attribute("class", "grade " + standing.rawValue)]) { page in
      page.tag(.span, [.ariaHidden], text: StandingWords.sign(standing))
      page.text(" " + words.standings.name(standing))
    }
  }

  /// How far a verdict can be relied on, and what the other side says of one that is contested.
  mutating func standing(_ verdict: VerdictStanding, _ words: ReferenceWords) {
    standing(verdict.outcome, words)
    if let choice = verdict.choice {
      text(words.standings.choice)
      standing(choice, words)
    }
    if let contrary = words.standings.contrary(verdict) { tag(.small, text: " " + contrary) }
  }

  /// The standing of a cell, for the filter, where it is not what most cells have.
  package func cellStanding(_ standing: Standing?, _ usual: Standing) -> [Attribute] {
    standing == usual ? [] : [Attribute("data-standing", standing?.rawValue ?? "")]
  }

  /// The sign of a cell's standing where it is not what most cells have.
  package mutating func cellMark(_ standing: Standing?, _ usual: Standing, _ words: ReferenceWords) {
    guard let standing, standing != usual else { return }
    text(" ")
    sign(standing, words)
  }

  /// The sign of a standing, with its name for those who ask.
  mutating func sign(_ standing: Standing, _ words: ReferenceWords) {
    tag(.abbr, [Attribute("title", words.standings.name(standing))], text: StandingWords.sign(standing))
  }

  /// Sentences with the standing of each: a list where there are several.
  mutating func sentences(_ sentences: [Sentence], _ words: ReferenceWords) {
    if let only = sentences.first, sentences.count == 1 {
      tag(.p) { $0.graded(only, words) }
    } else {
      tag(.ol) { page in
        for sentence in sentences { page.tag(.li) { $0.graded(sentence, words) } }
      }
    }
  }

  /// What a table of the catalog rests on.
  mutating func grounds(of table: FactTable, _ words: ReferenceWords, _ context: BlockContext) {
    sentences(table.sentences, words)
    citations(of: table.sentences, words, context)
  }

  /// The places that sentences rest on, numbered as the sentences are.
  mutating func citations(of sentences: [Sentence], _ words: ReferenceWords, _ context: BlockContext) {
    tag(.p) { $0.tag(.strong, text: words[.sources]) }
    if let only = sentences.first, sentences.count == 1 {
      citations(only.citations, words, context)
    } else {
      tag(.ol) { page in
        for sentence in sentences { page.tag(.li) { $0.citations(sentence.citations, words, context) } }
      }
    }
  }

  mutating func graded(_ sentence: Sentence, _ words: ReferenceWords) {
    self.sentence(sentence.text[words.language] + " ")
    standing(sentence.standing, words)
  }

  private mutating func citations(_ citations: [Citation], _ words: ReferenceWords, _ context: BlockContext) {
    if citations.isEmpty {
      tag(.p, text: words[.noSources])
      return
    }
    list(of: citations, as: .citations) { $1.citation($0, words, context) }
  }

  /// A source's title, which leads to the source.
  mutating func title(of source: Source) {
    if let address = source.address { tag(.a, [.href(address)], text: source.title) } else { text(source.title) }
  }

  mutating func citation(_ citation: Citation, _ words: ReferenceWords, _ context: BlockContext) {
    let source = citation.source
    title(of: source)
    text(words.pick(" (", "（"))
    link(words.grade(source.grade), to: .source(source.id), context)
    if citation.ran { text(words.semicolon + words[.ran]) }
    if let agreement = words.agreement(citation) { text(words.semicolon + agreement) }
    text(words.pick(")", "）"))
    guard let finding = citation.finding else { return }
    sentence(words.pick(", ", "，") + "\(finding.place): \(finding.says).")
    if let day = finding.day { tag(.small, text: " " + words.read(on: day)) }
  }

  /// The facts of what is played, as they were written.
  package mutating func facts(_ facts: [Fact]) {
    tag(.dl, [.class("facts")]) { page in
      for fact in facts { page.fact(fact.key) { $0.breakable(fact.value) } }
    }
  }

  /// A fact in a `facts` list.
  package mutating func fact(_ name: String, _ value: (inout HTMLWriter) -> Void) {
    tag(.div) { page in
      page.tag(.dt, text: name)
      page.tag(.dd) { value(&$0) }
    }
  }

  /// The header cell of a row, with a link to the row itself.
  mutating func rowHeader(_ id: String, _ title: String, _ words: ReferenceWords, _ content: (inout HTMLWriter) -> Void)
  {
    tag(.th, [.scope("row")]) { page in
      content(&page)
      page.text(" ")
      page.permalink(to: id, title, words)
    }
  }

  /// The link of an entry to itself.
  mutating func permalink(to id: String, _ title: String, _ words: ReferenceWords) {
    tag(.a, as: .permalink, [.href("#" + BookPath.encode(id)), .aria(label: words.permalink(title))], text: "#")
  }

  /// The declaration of a symbol in both languages, where it has both.
  mutating func declarations(swift: String, objectiveC: String?, _ language: Language) {
    guard let objectiveC else { return declaration("swift", swift, [], language) }
    line(.div, [.class("variants")]) { page in
      page.declaration("swift", swift, [.swift, .swiftUI], language)
      page.declaration("objc", objectiveC, [.objectiveC], language)
    }
  }

  /// A key of Info.plist with its value.
  mutating func propertyList(_ text: String, _ language: Language) { declaration("plist", text, [], language) }

  private mutating func declaration(_ fenceWord: String, _ code: String, _ choices: [CodeVariant], _ language: Language)
  {
    var code = code
    code.withUTF8 { CodeFigure(fenceWord: fenceWord).write($0, choices: choices, language, into: &self) }
  }

  /// What is shown only to those who open it.
  package mutating func folded(_ title: String, _ content: (inout HTMLWriter) -> Void) {
    tag(.details) { page in
      page.tag(.summary, text: title)
      content(&page)
    }
  }

  /// The pages that use an entry, folded, by the parts of the book; nothing where none does.
  package mutating func usedBy(_ key: EntryKey, _ context: BlockContext) {
    let uses = context.usedBy(key)
    if uses.isEmpty { return }
    let words = ReferenceWords(language: context.language)
    var parts: [(title: String?, uses: [EntryUse])] = []
    for use in uses {
      if parts.isEmpty || parts.last?.title != use.part { parts.append((use.part, [])) }
      parts[parts.count - 1].uses.append(use)
    }
    tag(.details, as: .backlinks) { page in
      page.tag(.summary, text: words.usedBy(uses.count))
      for part in parts {
        if let title = part.title { page.tag(.p, text: title) }
        page.list(of: part.uses, as: .crossReferences) { $1.tag(.a, [.href($0.href)], text: $0.title) }
      }
    }
  }
}

extension String {
  /// The pieces between which a name may break.
  package var breakablePieces: [String] {
    var pieces: [String] = []
    var piece: [UInt8] = []
    var previous: UInt8 = 0
    /// How much of the piece belongs to its last word.
    var length = 0
    for byte in utf8 {
      let isHump = byte.isUppercase && previous.isLowercase && length > 2
      if isHump || previous == UInt8(ascii: ".") && byte != UInt8(ascii: " ") {
        pieces.append(String(decoding: piece, as: UTF8.self))
        piece.removeAll(keepingCapacity: true)
        length = 0
      }
      piece.append(byte)
      length = byte == UInt8(ascii: " ") ? 0 : length + 1
      previous = byte
    }
    return pieces + [String(decoding: piece, as: UTF8.self)]
  }
}
