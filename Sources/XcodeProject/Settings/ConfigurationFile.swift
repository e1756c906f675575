import AppFacts

/// One `.xcconfig` file: its assignments and inclusions, in their order.
struct ConfigurationFile: Sendable {
  enum Statement: Sendable {
    case assignment(BuildSetting)
    case inclusion(path: String, isOptional: Bool, place: FilePlace)
    /// A line that is neither.
    case unread(UnreadPart)
  }

  private(set) var statements: [Statement] = []
  private let path: String

  init(_ bytes: [UInt8], path: String) {
    self.path = path
    var bytes = bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    var lines = Self.lines(bytes)[...]
    while let first = lines.first {
      let line = lines.startIndex + 1
      lines = lines.dropFirst()
      var text = Self.withoutComment(first)
      // A backslash at the end of an assignment carries it on.
      if !text.hasPrefix("#"), text.hasSuffix("\\") {
        var pieces = [text]
        while let last = pieces.last, last.hasSuffix("\\"), let next = lines.first {
          pieces[pieces.count - 1] = last.dropLast().trimmed
          pieces.append(Self.withoutComment(next))
          lines = lines.dropFirst()
        }
        text = pieces.joined(separator: " ")
      }
      if let statement = statement(text, place: FilePlace(path: path, line: line)) { statements.append(statement) }
    }
  }
}

extension ConfigurationFile {
  private static func lines(_ bytes: ArraySlice<UInt8>) -> [Substring] {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r" || $0 == "\u{2028}" || $0 == "\u{2029}"
    }
  }

  private static func withoutComment(_ line: Substring) -> String {
    guard let slashes = line.firstRange(of: "//") else { return line.trimmed }
    return line[..<slashes.lowerBound].trimmed
  }

  private func statement(_ text: String, place: FilePlace) -> Statement? {
    if text.isEmpty { return nil }
    if text.hasPrefix("#") { return inclusion(text.dropFirst().trimmed, place: place) }
    // The conditions have equals signs too.
    var depth = 0
    let equals = text.utf8.firstIndex { byte in
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      return byte == UInt8(ascii: "=") && depth <= 0
    }
    guard let equals else { return unread("the line is no assignment `NAME = value`", place) }
    let (name, conditions) = SettingCondition.split(text[..<equals].trimmed)
    guard Self.isName(name) else { return unread("`\(name.prefix(60))` is no name of a build setting", place) }
    var value = text[text.utf8.index(after: equals)...].trimmed
    if value.hasSuffix(";") { value = value.dropLast().trimmed }
    return .assignment(BuildSetting(name: name, conditions: conditions, value: value, place: place))
  }

  private func inclusion(_ text: String, place: FilePlace) -> Statement {
    let isOptional = text.hasPrefix("include?")
    guard text.hasPrefix("include") else { return unread("the line is no `#include`", place) }
    let path = text.dropFirst(isOptional ? 8 : 7).trimmed
    guard path.count > 2, path.hasPrefix("\""), path.hasSuffix("\"") else {
      return unread("`#include` should be followed by a path in double quotes", place)
    }
    return .inclusion(path: String(path.dropFirst().dropLast()), isOptional: isOptional, place: place)
  }

  private func unread(_ reason: String, _ place: FilePlace) -> Statement {
    .unread(UnreadPart(place: place, reason: reason))
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, first < 0x30 || first > 0x39 else { return false }
    return text.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A)
    }
  }
}
