import Orientation

/// A version as people write it: `iOS 16`, `iPadOS 26.2`, `16`.
package enum VersionName {
  /// Whether a text is meant as a version, known or not.
  package static func isOne(_ text: String) -> Bool {
    let number = number(in: text)
    return number.utf8.first?.isDigit ?? false
      && number.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
  }

  /// The version.
  ///
  /// - Throws: why the text is no version that the resolver knows.
  package static func read(_ text: String) throws(ValueFault) -> OSVersion {
    try ValueReader.knownVersion(number(in: text))
  }
}

extension VersionName {
  private static func number(in text: String) -> Substring {
    let words = text.lowercased()
    for system in ["ipados", "ios"] where words.hasPrefix(system) {
      return text.dropFirst(system.count).drop { $0 == " " }
    }
    return text[...]
  }
}
