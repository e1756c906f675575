import OrientationCatalog

/// A text in the spellings of both languages of the platform, most often a name.
///
/// Pages hold both where they differ, and show the one that the reader has chosen; see the style sheet. So screen
/// readers and the clipboard get that one, too.
package struct SymbolName: Sendable, Equatable {
  package let swift: String
  package let objectiveC: String

  /// A text with names in it, spelled by the language that the closure is given.
  package init(_ text: (NameLanguage) -> String) {
    swift = text(.swift)
    objectiveC = text(.objectiveC)
  }

  package init(swift: String, objectiveC: String?) {
    self.swift = swift
    self.objectiveC = objectiveC ?? swift
  }

  /// The name of a symbol by its name in Swift, with its type in front; of what the catalog has not, the name alone.
  package init(of symbol: String) {
    self.init(swift: symbol, objectiveC: Self.symbols[symbol])
  }

  package subscript(_ language: NameLanguage) -> String {
    switch language {
    case .swift: swift
    case .objectiveC: objectiveC
    }
  }

  /// True where both languages spell it the same.
  package var isCommon: Bool { swift.utf8.elementsEqual(objectiveC.utf8) }
}

extension SymbolName {
  /// The name in Objective-C of every symbol and case that is spelled otherwise there, by its name in Swift.
  private static let symbols: [String: String] = {
    var names: [String: String] = [:]
    for symbol in Catalog.symbols { names[symbol.swift] = symbol.objectiveC }
    for enumeration in Catalog.enumerations {
      names[enumeration.swift] = enumeration.objectiveC
      for value in enumeration.cases { names[enumeration.swift + "." + value.id] = value.objectiveC }
    }
    return names.filter { !$0.key.utf8.elementsEqual($0.value.utf8) }
  }()

  /// The spelling of a member in Objective-C, by its name in Swift without its type, with or without its arguments:
  /// `requestGeometryUpdate`. Nil where there is none, where it is spelled the same, and where two types differ.
  package static func selector(of member: String) -> String? { selectors[member] ?? nil }

  private static let selectors: [String: String?] = {
    var selectors: [String: String?] = [:]
    for symbol in Catalog.symbols {
      guard let point = symbol.swift.utf8.firstIndex(of: UInt8(ascii: ".")),
        let space = symbol.objectiveC.utf8.firstIndex(of: UInt8(ascii: " ")),
        symbol.objectiveC.utf8.last == UInt8(ascii: "]")
      else { continue }
      let member = symbol.swift[symbol.swift.utf8.index(after: point)...]
      let selector = String(symbol.objectiveC[symbol.objectiveC.utf8.index(after: space)...].dropLast())
      for name in [member, member.prefix { $0 != "(" }] where !name.utf8.elementsEqual(selector.utf8) {
        let name = String(name)
        selectors[name] = selectors[name].map { $0 == selector ? selector : nil } ?? selector
      }
    }
    return selectors
  }()
}
