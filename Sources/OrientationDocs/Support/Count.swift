import Basics

/// Words with their number.
enum Count {
  /// The number and the noun, in the plural where English wants it: `1 page`, `2 pages`.
  static func of(_ number: Int, _ noun: String) -> SafeText {
    SafeText(sentence: number == 1 ? "%1 \(noun)" : "%1 \(noun)s", values: ["\(number)"])
  }
}
