import Basics
import Orientation
import OrientationCatalog
import Words

/// A name that the site has an entry for: a symbol, a rule, an error.
package struct SearchName: Sendable, Equatable {
  /// What has the name, in the order of ``SearchWords/kinds``.
  package enum Kind: Int, CaseIterable, Sendable {
    case symbol, informationPropertyListKey, rule, message, matrix, diagnostic, outcome, controller
  }

  package let kind: Kind
  /// The name as it is shown.
  package let text: String
  /// Other names of the same thing.
  package var others: [String] = []
  /// The raw values of the same thing, in every form that code and logs have them in.
  package var values: [String] = []
  /// What else a message says, in another language.
  package var texts: [String] = []

  /// Whether it is a name in code.
  var isSymbol: Bool {
    switch kind {
    case .symbol, .informationPropertyListKey, .controller: true
    case .rule, .message, .matrix, .diagnostic, .outcome: false
    }
  }

  /// The name and the others that differ from it. A symbol's name in Objective-C is one however little it differs: it is shown to
  /// those who have chosen it.
  package var allNames: [String] {
    let folded = SearchTokenizer.folded(text)
    return [text]
      + others.filter { other in
        kind == .symbol && !other.utf8.elementsEqual(text.utf8) || SearchTokenizer.folded(other) != folded
      }
  }

  /// The names of an entry; nil for one that is found by its page alone.
  package init?(_ key: EntryKey, _ language: Language) {
    guard let colon = key.text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = String(key.text[key.text.utf8.index(after: colon)...])
    switch key.text[..<colon] {
    case "symbol": self = Self.symbols[name] ?? SearchName(.symbol, name)
    case "rule": self.init(.rule, name)
    case "diagnostic": self.init(.diagnostic, name)
    case "outcome": self.init(.outcome, name)
    case "controller": self.init(.controller, name)
    case "matrix":
      guard let kind = MatrixKind(rawValue: name) else { return nil }
      self.init(.matrix, ReferenceWords(language: language).title(of: kind), others: [name])
    case "message":
      guard let message = Catalog.message(name) else { return nil }
      self.init(.message, message.text, others: [name, message.name], texts: Array(message.texts.dropFirst()))
    default: return nil
    }
  }

  private init(
    _ kind: Kind, _ text: String, others: [String] = [], values: [String] = [], texts: [String] = []
  ) {
    self.kind = kind
    self.text = text
    self.others = others
    self.values = values
    self.texts = texts
  }
}

extension SearchName {
  /// Every symbol and every case that the catalog knows, by its name in Swift.
  private static let symbols: [String: SearchName] = {
    var names: [String: SearchName] = [:]
    for symbol in Catalog.symbols {
      names[symbol.swift] = SearchName(
        symbol.kind == .informationPropertyListKey ? .informationPropertyListKey : .symbol, symbol.swift,
        others: [symbol.objectiveC])
    }
    for enumeration in Catalog.enumerations {
      names[enumeration.swift] = SearchName(.symbol, enumeration.swift, others: [enumeration.objectiveC])
      for value in enumeration.cases {
        let name = enumeration.swift + "." + value.id
        names[name] = SearchName(
          .symbol, name, others: [value.objectiveC], values: forms(of: value.rawValue, enumeration.kind))
      }
    }
    return names
  }()

  /// A raw value as it is written: `8`, and for a mask also `1 << 3` and `0x8`.
  private static func forms(of value: Int, _ kind: EnumerationEntry.Kind) -> [String] {
    switch kind {
    case .enumeration: return [String(value)]
    case .options:
      let isOneBit = value > 0 && value & (value - 1) == 0
      return [String(value), "0x" + String(value, radix: 16)] + (isOneBit ? ["1<<\(value.trailingZeroBitCount)"] : [])
    }
  }
}
