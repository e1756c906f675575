import HTML

// Names in both languages of the platform: the style sheet hides one of them, from everybody.

extension HTMLWriter {
  /// A name in code.
  mutating func code(_ name: SymbolName) {
    guard !name.isCommon else { return tag("code") { $0.breakable(name.swift) } }
    tag("code", [.class("swift")]) { $0.breakable(name.swift) }
    tag("code", [.class("objc")]) { $0.breakable(name.objectiveC) }
  }

  /// A text with a name in it, in no code.
  mutating func breakable(_ name: SymbolName) {
    guard !name.isCommon else { return breakable(name.swift) }
    tag("span", [.class("swift")]) { $0.breakable(name.swift) }
    tag("span", [.class("objc")]) { $0.breakable(name.objectiveC) }
  }

  /// A sentence with names in it.
  mutating func text(_ text: SymbolName) {
    guard !text.isCommon else { return self.text(text.swift) }
    tag("span", [.class("swift")], text: text.swift)
    tag("span", [.class("objc")], text: text.objectiveC)
  }
}
