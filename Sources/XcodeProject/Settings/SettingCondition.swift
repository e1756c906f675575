/// A condition of a build setting, such as `[sdk=iphoneos*]`.
struct SettingCondition: Sendable, Hashable {
  let parameter: String
  /// What the parameter has to match; `*` stands for any characters, `?` for one.
  let pattern: String
}

extension SettingCondition {
  /// Splits `NAME[sdk=iphoneos*][config=Debug]` into the name and its conditions.
  static func split(_ key: String) -> (name: String, conditions: [SettingCondition]) {
    guard let bracket = key.utf8.firstIndex(of: UInt8(ascii: "[")) else { return (key, []) }
    let name = key[..<bracket].trimmed
    let conditions = key[bracket...].split(whereSeparator: { $0 == "[" || $0 == "]" || $0 == "," }).compactMap {
      part -> SettingCondition? in
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let parameter = sides[0].trimmed
      if parameter.isEmpty { return nil }
      return SettingCondition(parameter: parameter, pattern: sides.count > 1 ? sides[1].trimmed : "")
    }
    return (name, conditions)
  }
}

extension StringProtocol {
  /// The text without white space around it.
  var trimmed: String {
    let bytes = Array(utf8)
    let start = bytes.firstIndex { $0 > 0x20 } ?? bytes.count
    let end = bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? start
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
