/// A literal in a manifest that is code, as far as it is one.
indirect enum CodeValue: Sendable, Equatable {
  case text(String)
  /// A name, a number or a chain of names, such as `.app` or `DeviceOrientation.portraitUp`.
  case word(String)
  /// A list or a dictionary, in any of the three kinds of bracket.
  case list([Item])
  /// A call with its arguments, such as `.file(path: "Info.plist")`.
  case call(String, [Item])
  /// Something that is computed.
  case code

  /// An element, with the key or the label in front of it.
  struct Item: Sendable, Equatable {
    let label: String?
    let value: CodeValue
    /// The line of the label, or of the value where there is none.
    let line: Int
  }
}

extension CodeValue {
  var items: [Item] {
    switch self {
    case .list(let items), .call(_, let items): items
    case .text, .word, .code: []
    }
  }

  /// The last element behind a label.
  func item(_ label: String) -> Item? { items.last { $0.label == label } }

  var text: String? {
    switch self {
    case .text(let text): text
    // Manifests of Tuist may name the kind of each value: `.string("…")`.
    case .call(".string", let items) where items.count == 1: items[0].value.text
    case .word, .list, .call, .code: nil
    }
  }

  /// The name behind the last point of a chain, or the text of a literal.
  var name: String? {
    switch self {
    case .text(let text): text
    case .word(let word): word.split(separator: ".").last.map(String.init)
    case .call(let name, _): name.split(separator: ".").last.map(String.init)
    case .list, .code: nil
    }
  }

  /// What a property list has in the place of the value, or nil where it is computed.
  var propertyListTexts: [String]? {
    switch self {
    case .text(let text): return [text]
    case .word("true"), .word("True"): return ["YES"]
    case .word("false"), .word("False"): return ["NO"]
    case .list(let items):
      let texts = items.compactMap { $0.label == nil ? $0.value.text : nil }
      return texts.count == items.count ? texts : nil
    case .call(".array", let items), .call(".boolean", let items), .call(".string", let items):
      return items.count == 1 ? items[0].value.propertyListTexts : nil
    case .word, .call, .code: return nil
    }
  }
}
