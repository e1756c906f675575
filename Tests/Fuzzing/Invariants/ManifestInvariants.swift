import AppFacts

@testable import XcodeProject

/// Manifests in YAML and in code: they are read to their end, and every line that is told is one of theirs.
enum ManifestInvariants {
  static func violations(of bytes: [UInt8]) -> [String] {
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    var violations: [String] = []
    func check(_ line: Int?, _ what: String) {
      if let line, line < 1 || line > lines { violations.append("\(what) on line \(line) of \(lines)") }
    }
    do throws(PropertyListError) {
      let value = try YAMLParser.parse(bytes)
      if try YAMLParser.parse(bytes) != value { violations.append("not the same twice") }
      for line in self.lines(of: value) { check(line, "a value") }
    } catch {
      check(error.line, "a fault")
      if error.message.utf8.count > 2_000 { violations.append("a message without end") }
    }
    for isExpo in [false, true] {
      let code = CodeDeclarations(path: "a.ts", bytes: bytes, isExpo: isExpo)
      for place in code.declarations.map(\.place) + code.unread.map(\.place) { check(place.line, "a declaration") }
    }
    for language in [SourceLanguage.dart, .javaScript] {
      for call in ScriptCalls.occurrences(in: bytes, path: "a", language: language) { check(call.place.line, "a call") }
    }
    let widget = try? CordovaConfiguration(path: "config.xml", bytes: bytes)
    for declaration in widget?.app?.declarations ?? [] { check(declaration.place.line, "a preference") }
    return violations
  }

  private static func lines(of value: PropertyListValue) -> [Int?] {
    // What aliases repeat is bounded, and so is the depth.
    switch value.content {
    case .list(let values): return [value.line] + values.flatMap(lines)
    case .dictionary(let dictionary):
      return [value.line] + dictionary.members.flatMap { [$0.line] + lines(of: $0.value) }
    case .text, .bool, .other: return [value.line]
    }
  }
}
