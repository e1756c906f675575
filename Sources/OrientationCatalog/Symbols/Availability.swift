import Orientation

/// Since when a symbol has been in a public header, and from when on it has been deprecated.
package struct Availability: Sendable, Hashable {
  /// The version that introduced it, or nil where no header says.
  package let introduced: OSVersion?
  /// The version that deprecated it, or nil where none did.
  package let deprecated: OSVersion?
  /// Whether a header or a page of Apple's carries the version, or it is that of the type or of the SDK.
  package let isStated: Bool

  package init(introduced: OSVersion?, deprecated: OSVersion? = nil, isStated: Bool = true) {
    self.introduced = introduced
    self.deprecated = deprecated
    self.isStated = isStated
  }
}

extension Availability {
  /// What no declaration and no page says: the version of the type, or of the SDK that had it first.
  static func inferred(_ introduced: OSVersion) -> Availability {
    Availability(introduced: introduced, isStated: false)
  }
}

extension Availability {
  /// How a record writes it, as an error names it.
  static let written = "a version such as `16+` or `6 until 16`, perhaps behind `inferred `, or `unknown`"

  /// What a record says; nil for any other text.
  init?(_ text: String) {
    if text == "unknown" {
      self.init(introduced: nil)
      return
    }
    let isInferred = text.hasPrefix("inferred ")
    guard let range = VersionRange(isInferred ? String(text.dropFirst("inferred ".count)) : text) else { return nil }
    self.init(introduced: range.first, deprecated: range.end, isStated: !isInferred)
  }
}

extension VersionRange {
  /// How a record writes it, as an error names it.
  static let written = "a range of versions such as `16+` or `6 until 16`"

  /// What a record says; nil for any other text.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    if words.count == 1, text.hasSuffix("+"), let first = OSVersion(text.dropLast()) {
      self.init(from: first)
    } else if words.count == 3, words[1] == "until", let first = OSVersion(words[0]), let end = OSVersion(words[2]) {
      self.init(from: first, until: end)
    } else {
      return nil
    }
  }
}
