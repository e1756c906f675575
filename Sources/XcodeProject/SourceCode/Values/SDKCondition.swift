/// Conditions of `#if` that ask for the SDK.
enum SDKCondition {
  /// The first SDK that replaces what turned the interface; the store takes no app that was built with an earlier one.
  private static let replacing = 160_000
  /// The compiler that Xcode has beside it.
  private static let replacingCompiler = [5, 7]

  /// Whether code is compiled only with an SDK before iOS 16: `!(__IPHONE_OS_VERSION_MAX_ALLOWED >= 160000)`, which is the
  /// `#else` of the comparison, or `!(defined(__IPHONE_16_0))`, or `!(compiler(>=5.7))`.
  static func isOfOlderSDK(_ condition: String) -> Bool {
    var text = Substring(condition.filter { $0 != " " })
    var isNegated = false
    while text.hasPrefix("!") || text.hasPrefix("(") && text.hasSuffix(")") {
      if text.hasPrefix("!") {
        isNegated.toggle()
        text = text.dropFirst()
      } else {
        text = text.dropFirst().dropLast()
      }
    }
    if text.hasPrefix("defined") {
      let name = text.dropFirst("defined".count).filter { $0 != "(" && $0 != ")" }
      return isNegated && number(ofVersion: name[...]).map { $0 <= replacing } ?? false
    }
    for (sign, isOlder) in [("<", !isNegated), (">=", isNegated)] {
      let start = "compiler(" + sign
      guard text.hasPrefix(start), text.hasSuffix(")") else { continue }
      let version = text.dropFirst(start.count).dropLast().split(separator: ".").compactMap { Int($0) }
      return isOlder && !version.isEmpty && !replacingCompiler.lexicographicallyPrecedes(version)
    }
    let maximum = "__IPHONE_OS_VERSION_MAX_ALLOWED"
    guard text.hasPrefix(maximum) else { return false }
    let rest = text.dropFirst(maximum.count)
    let sign = rest.prefix { "<>=".contains($0) }
    let operand = rest.dropFirst(sign.count)
    guard let number = Int(operand) ?? number(ofVersion: operand) else { return false }
    switch sign {
    case "<": return !isNegated && number <= replacing
    case "<=": return !isNegated && number < replacing
    case ">=": return isNegated && number <= replacing
    case ">": return isNegated && number < replacing
    default: return false
    }
  }

  /// What `__IPHONE_16_0` stands for; nil for anything else.
  private static func number(ofVersion name: Substring) -> Int? {
    guard name.hasPrefix("__IPHONE_") else { return nil }
    let parts = name.dropFirst("__IPHONE_".count).split(separator: "_").map { Int($0) }
    guard parts.count == 2, let major = parts[0], let minor = parts[1] else { return nil }
    return major * 10_000 + minor * 100
  }
}
