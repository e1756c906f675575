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
  package let page: String?
}

extension SymbolEntry {
  init(_ section: inout SectionReader, page: String?) throws(RecordFault) {
    guard let swift = section.lines("swift") else { throw section.fault("the declaration is missing: `swift: …`") }
    self.swift = swift
    objectiveC = section.lines("objective-c")
    summary = try section.localized("summary")
    usage = try section.optionalLocalized("usage")
    defaultValue = try section.optionalLocalized("default")
    rules =
      try section.optionalValue("rules", "a list of rules with `, ` between them") { list in
        let ids = list.utf8.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") }
        let rules = ids.compactMap { Rule.byID[String(decoding: $0, as: UTF8.self)] }
        return rules.count == ids.count ? rules : nil
      } ?? []
    self.page = page
  }
}
