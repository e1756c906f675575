import Orientation
import OrientationCatalog
import Testing

@Suite struct SymbolTests {
  /// The headers are those of SDK 16.5; what is newer has to name a page.
  @Test func noHeaderIsEvidenceOfWhatCameAfterIt() {
    for symbol in Catalog.symbols {
      guard case .header = symbol.evidence else { continue }
      for version in [symbol.availability.introduced, symbol.availability.deprecated].compactMap({ $0 }) {
        #expect(version <= OSVersion(16, 5), "\(symbol.swift)")
      }
    }
  }

  @Test func everySymbolIsListedOnce() {
    let names = Catalog.symbols.map { "\($0.swift) \($0.kind)" }
    #expect(Set(names).count == names.count)
  }

  /// Swift imports no member for the value 0 of `NS_OPTIONS`.
  @Test func theEmptySetOfOptionsIsWrittenAsALiteral() {
    let empty = Catalog.enumerations.filter { $0.kind == .options }.flatMap(\.cases).filter { $0.rawValue == 0 }
    #expect(empty.map(\.objectiveC) == ["UIViewAutoresizingNone"])
    #expect(empty.map(\.swift) == ["[]"])
    #expect(empty.map(\.id) == ["none"])
  }
}
