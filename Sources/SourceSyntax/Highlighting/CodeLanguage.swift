/// A language whose code is shown in colours.
package enum CodeLanguage: CaseIterable, Sendable {
  case swift
  case objectiveC
  case propertyList
  case xml
  case html
  case shell
  case json
  case yaml

  /// The language that a fence names, or nil where its code stays plain.
  package init?(fenceWord word: String) {
    guard let language = Self.allCases.first(where: { $0.fenceWords.contains(word) }) else { return nil }
    self = language
  }

  /// The names of the language behind a fence, the usual one first.
  package var fenceWords: [String] {
    switch self {
    case .swift: ["swift"]
    case .objectiveC: ["objc", "objective-c", "m"]
    case .propertyList: ["plist"]
    case .xml: ["xml"]
    case .html: ["html"]
    case .shell: ["sh", "bash", "console", "shell"]
    case .json: ["json", "jsonl", "jsonc"]
    case .yaml: ["yaml", "yml"]
    }
  }

  /// The coloured stretches of a text in UTF-8, in their order. Whatever the text is, it is read to its end.
  package func tokens(of code: UnsafeBufferPointer<UInt8>) -> [CodeToken] {
    switch self {
    case .swift: return SwiftHighlighter.tokens(of: code)
    case .objectiveC: return ObjectiveCHighlighter.tokens(of: code)
    case .propertyList, .xml, .html: return XMLLexer.tokens(of: code)
    case .shell: return ShellLexer.tokens(of: code)
    case .json: return JSONLexer.tokens(of: code)
    case .yaml: return YAMLLexer.tokens(of: code)
    }
  }
}
