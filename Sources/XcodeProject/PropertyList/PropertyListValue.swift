/// A value of a property list, with the line that it begins on.
package struct PropertyListValue: Sendable, Equatable {
  package indirect enum Content: Sendable, Equatable {
    /// A string or a number, as written.
    case text(String)
    case bool(Bool)
    case list([PropertyListValue])
    case dictionary(PropertyListDictionary)
    /// Data or a date, which nothing here asks for.
    case other
  }

  package var content: Content
  /// The line, from 1; nil in a binary list.
  package var line: Int?
}

extension PropertyListValue {
  package var dictionary: PropertyListDictionary? {
    if case .dictionary(let dictionary) = content { dictionary } else { nil }
  }

  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  var list: [PropertyListValue]? {
    if case .list(let values) = content { values } else { nil }
  }

  /// The texts of a list; a text alone is a list of one.
  var texts: [String] {
    switch content {
    case .text(let text): [text]
    case .list(let values): values.compactMap(\.text)
    case .bool, .dictionary, .other: []
    }
  }
}
