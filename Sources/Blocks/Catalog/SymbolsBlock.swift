import Basics
import HTML
import Orientation
import OrientationCatalog
import Words

/// The entries of all symbols of some types: what each is, since when, who calls it, and what it does to the orientation.
struct SymbolsBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "symbols", "TYPE …", summary: "the entries of the symbols of types, or of all Info.plist keys (`Info.plist`)",
    .words { fence, report in
      let groups = fence.words.compactMap { word -> [Symbol]? in
        if let group = Self.groups[word] { return group }
        let suggestion = Suggestion.nearest(to: word, in: Array(Self.groups.keys))
        report(.entryUnknown(kind: "type", name: word, suggestion: suggestion), fence.line)
        return nil
      }
      guard !fence.words.isEmpty else {
        report(.blockMalformed(reason: "the block `symbols` names at least one type"), fence.line)
        return nil
      }
      return groups.count == fence.words.count ? SymbolsBlock(symbols: groups.flatMap(\.self)) : nil
    })

  let symbols: [Symbol]

  var anchors: [BlockAnchor] {
    symbols.map { BlockAnchor(id: $0.swift, key: $0.entryKey, contents: (shortName($0).swift, 2)) }
  }

  var mentions: [EntryKey] { symbols.flatMap { $0.entry.rules.map { .rule($0.rawValue) } } }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    for symbol in symbols {
      page.line(.section, [.class("entry")]) { write(symbol, words, context, into: &$0) }
    }
  }
}

extension SymbolsBlock {
  /// The symbols of each type, and the keys, in the order of the catalog.
  private static let groups = Dictionary(grouping: Catalog.symbols, by: \.group)

  /// Where all entries are of one type, the page's title says which.
  private func shortName(_ symbol: Symbol) -> SymbolName {
    let name = SymbolName(swift: symbol.swift, objectiveC: symbol.objectiveC)
    guard symbols.allSatisfy({ $0.group == symbol.group }), let point = symbol.swift.firstIndex(of: ".") else {
      return name
    }
    let member = String(symbol.swift[symbol.swift.index(after: point)...])
    return SymbolName(swift: member, objectiveC: SymbolName.selector(of: member))
  }

  private func write(
    _ symbol: Symbol, _ words: ReferenceWords, _ context: BlockContext, into page: inout HTMLWriter
  ) {
    let entry = symbol.entry
    page.tag(.h2, [.id(symbol.swift)]) { page in
      page.code(shortName(symbol))
      page.text(" ")
      page.permalink(to: symbol.swift, symbol.swift, words)
    }
    page.tag(.p, [.class("lead")]) { $0.sentence(entry.summary[context.language]) }
    page.tag(.p, [.class("chips")]) { page in
      for (name, availability) in platforms(of: symbol) {
        page.tag(.span, [availability.deprecated == nil ? .class("since") : .class("deprecated")]) {
          $0.text(words.availability(of: name, availability))
        }
        page.text(" ")
      }
    }
    if symbol.kind == .informationPropertyListKey {
      page.propertyList(entry.swift, context.language)
    } else {
      page.declarations(swift: entry.swift, objectiveC: entry.objectiveC, context.language)
    }
    page.tag(.dl, [.class("facts")]) { page in
      if let usage = entry.usage { page.fact(words[.calledBy]) { $0.sentence(usage[context.language]) } }
      if let value = entry.defaultValue { page.fact(words[.byDefault]) { $0.sentence(value[context.language]) } }
    }
    writeRules(entry.rules, words, context, into: &page)
    if let key = symbol.entryKey { page.usedBy(key, context) }
    if let address = entry.page {
      page.tag(.p) { $0.tag(.a, [.href("https://" + address)], text: words[.applesPage]) }
    }
  }

  private func writeRules(
    _ rules: [Rule], _ words: ReferenceWords, _ context: BlockContext, into page: inout HTMLWriter
  ) {
    if rules.isEmpty { return }
    page.tag(.p) { $0.tag(.strong, text: words[.rules]) }
    page.list(of: rules) { rule, page in
      page.title(of: rule, context)
      page.text(" ")
      page.standing(rule.standing, words)
    }
  }

  private func platforms(of symbol: Symbol) -> [(name: String, availability: Availability)] {
    [("iOS", symbol.availability)]
      + [("Mac Catalyst", symbol.macCatalyst), ("visionOS", symbol.visionOS)].compactMap { name, availability in
        availability.map { (name, $0) }
      }
  }
}

extension Symbol {
  /// What links to the symbol name; nil for a key of Info.plist that is called like a type, which they mean.
  fileprivate var entryKey: EntryKey? {
    let isTakenByType = kind == .informationPropertyListKey && Catalog.enumerations.contains { $0.swift == swift }
    return isTakenByType ? nil : .symbol(swift)
  }

  /// The type that the symbol belongs to, or what stands for the keys of Info.plist.
  fileprivate var group: String {
    kind == .informationPropertyListKey ? "Info.plist" : String(swift.prefix { $0 != "." })
  }
}
