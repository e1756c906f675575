/// Text of ours for people, in which words of a project or a book can only be words.
///
/// What is written in the code stands as it is. What is put into it comes from elsewhere, such as the name of a target, and
/// becomes harmless: it stays on its line, moves no cursor and turns no text around.
package struct SafeText: Sendable, Hashable {
  package private(set) var text: String

  /// Text whose lines are ours, made by what writes help, scripts or answers.
  package init(ours text: String) { self.text = text }
}

extension SafeText: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    package mutating func appendLiteral(_ literal: String) { text += literal }

    package mutating func appendInterpolation(_ name: some StringProtocol) { append(String(name)) }

    /// - Parameter text: text of ours, which may have several lines.
    package mutating func appendInterpolation(lines text: String) { self.text += text }

    package mutating func appendInterpolation(_ number: some BinaryInteger) { text += "\(number)" }

    package mutating func appendInterpolation(_ other: SafeText) { text += other.text }

    /// - Parameter value: a value of ours that has words for people, such as a version.
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) { append("\(value)") }

    /// Runners take `::` at the start of a line for a command.
    private mutating func append(_ name: String) {
      let line = text.unicodeScalars.reversed().prefix { $0 != "\n" }
      let isCommand =
        line.allSatisfy(\.properties.isWhitespace)
        && name.unicodeScalars.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
      let name = name.harmless
      text += isCommand ? name.replacing(":", with: "\\u{3A}", maxReplacements: 1) : name
    }
  }

  package init(stringLiteral text: String) { self.init(ours: text) }

  package init(stringInterpolation: StringInterpolation) { self.init(ours: stringInterpolation.text) }
}

extension SafeText: CustomStringConvertible {
  package var description: String { text }

  package static func + (first: SafeText, second: SafeText) -> SafeText { SafeText(ours: first.text + second.text) }

  package static func += (first: inout SafeText, second: SafeText) { first.text += second.text }
}

extension Sequence<SafeText> {
  package func joined(separator: SafeText) -> SafeText {
    SafeText(ours: map(\.text).joined(separator: separator.text))
  }
}
