/// Which licence a text is, and who gives it.
struct Licence {
  /// The family of the licence, where the text is one that names nobody: all who use it have the same.
  private let family: String?
  /// The words of the lines of copyright: names, years and addresses are told apart by nothing.
  private let holders: Set<String>
  /// The letters of these lines.
  private let letters: String

  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(Self.longest), as: UTF8.self).lowercased()
    family = Self.families.first { text.contains($0) }
    let lines = text.split(whereSeparator: \.isNewline).filter { line in
      line.contains("copyright") && Self.hasYear(line) && !line.contains("free software foundation")
    }
    let words = lines.flatMap { line in line.split { !$0.isLetter }.filter { $0.count > 2 }.map(String.init) }
    holders = Set(words).subtracting(Self.common)
    letters = lines.joined().filter(\.isLetter)
  }

  /// Whether anything is known of it.
  var isKnown: Bool { family != nil || !holders.isEmpty }

  /// Whether both may be of one giver: they share a name, or one family where the text of one has no name.
  func isLike(_ other: Licence) -> Bool {
    if holders.isEmpty || other.holders.isEmpty { return family == other.family }
    // A name may be written in one word or in several.
    return holders.contains { $0.count > 3 && other.letters.contains($0) || other.holders.contains($0) }
      || other.holders.contains { $0.count > 3 && letters.contains($0) }
  }
}

extension Licence {
  /// Whether a file is a licence, by its name.
  static func isOne(_ path: String) -> Bool {
    let name = RelativePath.name(of: path).utf8
    guard (7...20).contains(name.count), let first = name.first, initials.contains(first) else { return false }
    return names.contains(RelativePath.name(of: path).lowercased())
  }

  /// How many bytes of a text are read: the lines of copyright are at its top.
  private static let longest = 4_096

  private static func hasYear(_ line: Substring) -> Bool {
    line.split { !$0.isNumber }.contains { $0.count == 4 && ($0.hasPrefix("19") || $0.hasPrefix("20")) }
  }

  private static let families = [
    "gnu affero general public", "gnu lesser general public", "gnu library general public", "gnu general public",
    "mozilla public", "apache license", "eclipse public", "permission is hereby granted, free of charge",
    "redistribution and use in source and binary forms",
  ]

  private static let initials = Array("lLcCuU".utf8)

  private static let names: Set<String> = Set(
    ["license", "licence", "copying", "unlicense"].flatMap { name in
      ["", ".txt", ".md", ".rst", ".markdown"].map { name + $0 }
    })

  private static let common: Set<String> = [
    "copyright", "all", "rights", "reserved", "inc", "ltd", "llc", "gmbh", "corp", "corporation", "company", "the",
    "and",
    "authors", "contributors", "project", "team", "software", "com", "org", "net", "http", "https", "www", "github",
    "mail",
    "present", "license", "mit", "bsd", "for", "portions",
  ]
}
