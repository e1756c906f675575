import OrientationCatalog
import Testing

@Suite struct SymbolEntryTests {
  @Test func everySummaryIsAShortSentenceInBothLanguages() {
    for symbol in Catalog.symbols {
      let summary = symbol.entry.summary
      #expect(summary.english.hasSuffix(".") && summary.simplifiedChinese.hasSuffix("。"), "\(symbol.swift)")
      #expect(summary.english.count <= 160, "\(symbol.swift) \(summary.english.count)")
    }
  }

  @Test func noTwoSymbolsHaveTheSameSummary() {
    let summaries = Catalog.symbols.map(\.entry.summary)
    for language in [summaries.map(\.english), summaries.map(\.simplifiedChinese)] {
      let repeated = Dictionary(grouping: language, by: \.self).filter { $1.count > 1 }.keys.sorted()
      #expect(repeated == [])
    }
  }

  @Test func aDeclarationHasTheNameThatItDeclares() {
    for symbol in Catalog.symbols {
      let name = symbol.swift.split(separator: ".").last?.prefix { $0 != "(" } ?? ""
      #expect(!name.isEmpty && symbol.entry.swift.contains(name), "\(symbol.swift)")
    }
  }

  @Test func whatObjectiveCHasIsDeclaredInItAndAKeyIsNot() {
    for symbol in Catalog.symbols {
      let isDeclared = symbol.kind != .informationPropertyListKey && !symbol.isSwiftOnly
      #expect((symbol.entry.objectiveC != nil) == isDeclared, "\(symbol.swift)")
    }
  }

  @Test func aDeprecatedSymbolSaysSinceWhen() {
    for symbol in Catalog.symbols {
      guard let version = symbol.availability.deprecated else { continue }
      let usage = symbol.entry.usage?.english ?? ""
      #expect(usage.contains("Deprecated in iOS \(version.major)"), "\(symbol.swift)")
    }
  }

  @Test func theRulesOfASymbolAreFewAndNamedOnce() {
    for symbol in Catalog.symbols {
      let rules = symbol.entry.rules
      #expect(rules.count <= 5 && Set(rules).count == rules.count, "\(symbol.swift)")
    }
  }
}
