/// Text of ours for people, in which words of a project or a book can only be words.
///
/// What is written in the code stands as it is. What is put into it comes from elsewhere, such as the name of a target, and
/// becomes harmless: it stays on its line, moves no cursor and turns no text around. It knows the sentences that it is put
/// together of, so that another language can say them.
package struct SafeText: Sendable {
  private enum Part {
    /// Something from elsewhere, harmless already.
    case word(String)
    /// A sentence of ours in English, in which `%1` stands for the first value.
    case sentence(String, values: [SafeText])
  }

  /// The text in English.
  package private(set) var text: String
  private var parts: [Part]

  /// Text whose lines are ours, made by what writes help, scripts or answers.
  package init(ours text: String) {
    self.text = text
    parts = [.sentence(text, values: [])]
  }

  /// - Parameters:
  ///   - sentence: a sentence in English, in which `%1` stands for the first value.
  ///   - values: what stands in it.
  package init(sentence: String, values: [SafeText]) {
    (text, parts) = ("", [.sentence(sentence, values: values)])
    text = said { _ in nil }
  }

  private init(word: String) { (text, parts) = (word, [.word(word)]) }
}

extension SafeText {
  /// The text in another language.
  ///
  /// - Parameter translation: what a sentence is in it, with the same `%1`; nil where it stays as it is.
  package func said(by translation: (String) -> String?) -> String {
    var said = ""
    say(into: &said, by: translation)
    return said
  }

  private func say(into said: inout String, by translation: (String) -> String?) {
    for part in parts {
      switch part {
      case .word(let word): Self.append(word, to: &said)
      case .sentence(let english, let values):
        var rest = (translation(english) ?? english)[...]
        while !values.isEmpty, let mark = rest.firstIndex(of: "%") {
          said += rest[..<mark]
          rest = rest[mark...].dropFirst()
          // One digit: more may follow that are words.
          if let number = Int(rest.prefix(1), radix: Self.radix), values.indices.contains(number - 1) {
            values[number - 1].say(into: &said, by: translation)
            rest = rest.dropFirst()
          } else {
            said += "%"
          }
        }
        said += rest
      }
    }
  }

  /// The values of a sentence have one digit each.
  fileprivate static let radix = 36

  /// Runners take `::` at the start of a line for a command.
  private static func append(_ word: String, to text: inout String) {
    let line = text.unicodeScalars.reversed().prefix { $0 != "\n" }
    let isCommand =
      line.allSatisfy(\.properties.isWhitespace)
      && word.unicodeScalars.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
    text += isCommand ? word.replacing(":", with: "\\u{3A}", maxReplacements: 1) : word
  }
}

extension SafeText: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var sentence = ""
    fileprivate var values: [SafeText] = []

    package init(literalCapacity: Int, interpolationCount: Int) { sentence.reserveCapacity(literalCapacity) }

    package mutating func appendLiteral(_ literal: String) { sentence += literal }

    package mutating func appendInterpolation(_ name: some StringProtocol) {
      append(SafeText(word: String(name).harmless))
    }

    /// - Parameter text: text of ours, which may have several lines.
    package mutating func appendInterpolation(lines text: String) { append(SafeText(ours: text)) }

    package mutating func appendInterpolation(_ number: some BinaryInteger) { append(SafeText(word: "\(number)")) }

    package mutating func appendInterpolation(_ other: SafeText) { append(other) }

    /// - Parameter value: a value of ours that has words for people, such as a version.
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append(SafeText(word: "\(value)".harmless))
    }

    private mutating func append(_ value: SafeText) {
      values.append(value)
      sentence += "%" + String(values.count, radix: SafeText.radix)
    }
  }

  package init(stringLiteral text: String) { self.init(ours: text) }

  package init(stringInterpolation: StringInterpolation) {
    self.init(sentence: stringInterpolation.sentence, values: stringInterpolation.values)
  }
}

extension SafeText: Hashable {
  package static func == (first: SafeText, second: SafeText) -> Bool { first.text == second.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension SafeText: CustomStringConvertible {
  package var description: String { text }

  package static func + (first: SafeText, second: SafeText) -> SafeText {
    var sum = first
    sum += second
    return sum
  }

  package static func += (first: inout SafeText, second: SafeText) {
    first.text += second.text
    first.parts += second.parts
  }
}

extension Sequence<SafeText> {
  package func joined(separator: SafeText) -> SafeText {
    var joined: SafeText = ""
    for (index, text) in enumerated() {
      if index > 0 { joined += separator }
      joined += text
    }
    return joined
  }
}
