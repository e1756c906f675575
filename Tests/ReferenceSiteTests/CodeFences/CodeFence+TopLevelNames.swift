extension CodeFence {
  /// The names that Swift code declares at the top level: those of types, functions and variables whose line is not indented.
  var topLevelNames: Set<String> {
    Set(code.split(separator: "\n").compactMap(Self.name(declaredBy:)))
  }
}

extension CodeFence {
  private static let introducers: Set<Substring> = [
    "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
  private static let modifiers: Set<Substring> = [
    "fileprivate", "final", "indirect", "internal", "nonisolated", "open", "package", "private", "public",
  ]

  private static func name(declaredBy line: Substring) -> String? {
    // An attribute ends with its arguments, which may hold blanks.
    var rest = line
    while rest.first == "@" {
      let end = rest.firstIndex { $0 == " " || $0 == "(" } ?? rest.endIndex
      let isCalled = end < rest.endIndex && rest[end] == "("
      rest = isCalled ? rest[end...].drop { $0 != ")" }.dropFirst() : rest[end...]
      rest = rest.drop { $0 == " " }
    }
    guard let first = rest.first, first.isLetter else { return nil }
    let words = rest.split(separator: " ").drop { modifiers.contains($0) }
    guard let introducer = words.first, introducers.contains(introducer), let word = words.dropFirst().first else {
      return nil
    }
    return String(word.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
