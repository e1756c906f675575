import Orientation

/// What the reference says of a symbol, besides its names and its versions.
package struct SymbolEntry: Sendable, Hashable {
  /// The declaration in Swift, without attributes, with line breaks where a line would be long.
  ///
  /// For a key of Info.plist, an example of the key with its value as a property list has it.
  package let swift: String
  /// The declaration in Objective-C, without macros; nil where Objective-C has no such symbol, and for a key.
  package let objectiveC: String?
  /// What it is or does, in one sentence.
  package let summary: LocalizedText
  /// Who calls or reads it, and when; nil where the summary says so.
  package let usage: LocalizedText?
  /// What holds where your code does not override, implement or set it; nil where that means nothing.
  package let defaultValue: LocalizedText?
  /// The rules that say what it does to the orientation, the most important first.
  package let rules: [Rule]
  /// The address of Apple's page, without the scheme; nil where it is not known.
  ///
  /// Where a page is the evidence of a symbol, the symbol takes it from there.
  package let page: String?

  init(
    _ swift: String, objectiveC: String? = nil, _ summary: LocalizedText, usage: LocalizedText? = nil,
    defaultValue: LocalizedText? = nil, rules: [Rule] = [], page: String? = nil
  ) {
    self.swift = swift
    self.objectiveC = objectiveC
    self.summary = summary
    self.usage = usage
    self.defaultValue = defaultValue
    self.rules = rules
    self.page = page
  }

  func with(page: String) -> SymbolEntry {
    SymbolEntry(
      swift, objectiveC: objectiveC, summary, usage: usage, defaultValue: defaultValue, rules: rules, page: page)
  }
}
