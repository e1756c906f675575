@testable import AppFacts

/// `CODEOWNERS`: what is read keeps to its limits, and who owns a file is what a slow search by the same rules says.
enum CodeOwnersInvariants {
  private static let paths = [
    "a", "a.swift", "a/b", "a/b/c.swift", "docs/a b", "x/docs/y/z", "a/a/a/b", "apps/a/b/c/d",
  ]

  static func violations(of bytes: [UInt8]) -> [String] {
    guard let owners = CodeOwners(reading: String(decoding: bytes, as: UTF8.self)) else { return [] }
    var violations: [String] = []
    if owners.rules.count > CodeOwners.mostRules { violations.append("\(owners.rules.count) rules") }
    for rule in owners.rules where rule.owners.contains(where: { !$0.contains("@") }) {
      violations.append("an owner without @: \(rule.owners)")
    }
    // A slow search takes long for many stars; the tests of the room have those.
    let rules = owners.rules.filter { $0.pattern.utf8.count { $0 == UInt8(ascii: "*") } < 8 }
    let few = CodeOwners(rules: Array(rules.suffix(50)))
    for path in paths {
      let expected = few.rules.last { matches($0.pattern, path) }?.owners ?? []
      if few.owners(of: path) != expected { violations.append("\(path): \(few.owners(of: path)), not \(expected)") }
    }
    return violations
  }

  private static func matches(_ pattern: String, _ path: String) -> Bool {
    let bytes = Array(pattern.utf8)
    let isFolder = bytes.last == UInt8(ascii: "/")
    var parts = bytes.split(separator: UInt8(ascii: "/")).map(Array.init)
    if !bytes.dropLast(isFolder ? 1 : 0).contains(UInt8(ascii: "/")) { parts.insert(Array("**".utf8), at: 0) }
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    return names.indices.contains { end in
      let isLast = end == names.count - 1
      if isLast ? isFolder : parts.last == [UInt8(ascii: "*")] { return false }
      return isLike(names[...end], parts[...])
    }
  }

  private static func isLike(_ names: ArraySlice<[UInt8]>, _ parts: ArraySlice<[UInt8]>) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    if part == Array("**".utf8) {
      if parts.count == 1 { return !names.isEmpty }
      return (names.startIndex...names.endIndex).contains { isLike(names[$0...], parts.dropFirst()) }
    }
    guard let name = names.first else { return false }
    return isLike(name[...], part[...]) && isLike(names.dropFirst(), parts.dropFirst())
  }

  private static func isLike(_ name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == UInt8(ascii: "*") {
      return (name.startIndex...name.endIndex).contains { isLike(name[$0...], pattern.dropFirst()) }
    }
    guard let byte = name.first, first == UInt8(ascii: "?") || first == byte else { return false }
    return isLike(name.dropFirst(), pattern.dropFirst())
  }
}
