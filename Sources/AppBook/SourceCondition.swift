import AppFacts
import Orientation
import OrientationNotation

/// Conditions of source code that follow from a version and a kind of device. All others are not known.
enum SourceCondition {
  /// Whether a condition holds, or nil where the sources do not tell.
  ///
  /// Known are `#available`, the idiom of device or traits, their negation, and what joins them, and a `switch` over the idiom.
  static func holds(_ condition: String, os: OSVersion, idiom: Idiom) -> Bool? {
    holds(Array(condition.utf8).filter { $0 != UInt8(ascii: " ") }[...], os, idiom)
  }

  /// Whether a condition asks for nothing but whether there is such a controller.
  static func asks(_ condition: String, for controller: Forwarding) -> Bool {
    var text = condition[...]
    if let equals = range(of: " = ", in: condition), text.hasPrefix("let ") {
      text = text[equals.upperBound...]
    } else if text.hasPrefix("let ") {
      text = text.dropFirst(4)
    }
    if text.hasSuffix(" != nil") { text = text.dropLast(7) }
    for api in OrientationAPI.allCases where text.hasSuffix("." + api.rawValue) {
      text = text.dropLast(api.rawValue.utf8.count + 1)
    }
    if text.hasSuffix("?") { text = text.dropLast() }
    return Forwarding(expression: String(text)) == controller
  }

  /// Whether an implementation may be part of a build for iOS.
  ///
  /// - Parameter oldest: the oldest version that the app runs on, where that is known: conditions may compare it.
  static func isCompiled(_ occurrence: Occurrence, from oldest: OSVersion? = nil) -> Bool {
    !occurrence.conditions.contains { isBuilt($0, oldest) == false }
  }

  /// Whether an implementation is part of every build for iOS.
  static func isSurelyCompiled(_ occurrence: Occurrence) -> Bool {
    occurrence.conditions.allSatisfy { isBuilt($0) == true }
  }
}

extension SourceCondition {
  private typealias Text = ArraySlice<UInt8>

  private static func holds(_ text: Text, _ os: OSVersion, _ idiom: Idiom) -> Bool? {
    if let inner = wrapped(text) { return holds(inner, os, idiom) }
    if let parts = split(text, by: UInt8(ascii: "|")) {
      let values = parts.map { holds($0, os, idiom) }
      if values.contains(true) { return true }
      return values.contains(nil) ? nil : false
    }
    if let parts = split(text, by: UInt8(ascii: "&")) {
      let values = parts.map { holds($0, os, idiom) }
      if values.contains(false) { return false }
      return values.contains(nil) ? nil : true
    }
    if text.first == UInt8(ascii: "!") { return holds(text.dropFirst(), os, idiom).map { !$0 } }
    // What a cut off condition goes on with is not known.
    if text.suffix(3).elementsEqual("…".utf8) { return nil }
    if let minimum = version(behind: ["#available(iOS", "@available(iOS"], in: text) { return os >= minimum }
    if let minimum = version(behind: ["#unavailable(iOS"], in: text) { return os < minimum }
    return asked(text).map { $0 == idiom }
  }

  /// Whether the branch of an `#if` is part of a build for iOS, or nil where that depends on the build.
  private static func isBuilt(_ condition: String, _ oldest: OSVersion? = nil) -> Bool? {
    let text = Array(condition.utf8).filter { $0 != UInt8(ascii: " ") }[...]
    return isBuilt(text, oldest)
  }

  private static func isBuilt(_ text: Text, _ oldest: OSVersion?) -> Bool? {
    if let inner = wrapped(text) { return isBuilt(inner, oldest) }
    if split(text, by: UInt8(ascii: "|")) != nil { return nil }
    if let parts = split(text, by: UInt8(ascii: "&")) {
      let values = parts.map { isBuilt($0, oldest) }
      if values.contains(false) { return false }
      return values.contains(nil) ? nil : true
    }
    if text.first == UInt8(ascii: "!") { return isBuilt(text.dropFirst(), oldest).map { !$0 } }
    if let oldest, let isBuilt = compared(text, with: oldest) { return isBuilt }
    switch String(decoding: text, as: UTF8.self) {
    case "os(iOS)", "canImport(UIKit)", "TARGET_OS_IOS", "TARGET_OS_IPHONE", "1", "true": return true
    case "os(macOS)", "os(tvOS)", "os(watchOS)", "os(visionOS)", "os(Linux)", "canImport(AppKit)",
      "targetEnvironment(macCatalyst)", "TARGET_OS_TV", "TARGET_OS_WATCH", "TARGET_OS_OSX", "TARGET_OS_MACCATALYST",
      "TARGET_OS_VISION", "0", "false":
      return false
    default: return nil
    }
  }

  /// Whether the oldest version fulfils `__IPHONE_OS_VERSION_MIN_REQUIRED < 80000`; nil for any other condition.
  private static func compared(_ text: Text, with oldest: OSVersion) -> Bool? {
    let name = "__IPHONE_OS_VERSION_MIN_REQUIRED"
    guard text.starts(with: name.utf8) else { return nil }
    let rest = String(decoding: text.dropFirst(name.utf8.count), as: UTF8.self)
    let sign = rest.prefix { "<>=!".contains($0) }
    var operand = rest.dropFirst(sign.count)
    let number: Int?
    if operand.hasPrefix("__IPHONE_") {
      operand = operand.dropFirst("__IPHONE_".count)
      let parts = operand.split(separator: "_").map { Int($0) }
      number = parts.first?.map { $0 * 10_000 + ((parts.count > 1 ? parts[1] : 0) ?? 0) * 100 }
    } else {
      number = Int(operand)
    }
    guard let number else { return nil }
    let own = oldest.major * 10_000 + oldest.minor * 100
    switch sign {
    case "<": return own < number
    case "<=": return own <= number
    case ">": return own > number
    case ">=": return own >= number
    default: return nil
    }
  }

  /// What stands in the parentheses that hold all of a text, or nil where none do.
  private static func wrapped(_ text: Text) -> Text? {
    guard text.first == UInt8(ascii: "("), text.last == UInt8(ascii: ")") else { return nil }
    var depth = 0
    for index in text.indices {
      if text[index] == UInt8(ascii: "(") { depth += 1 }
      if text[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0, index < text.endIndex - 1 { return nil }
    }
    return text.dropFirst().dropLast()
  }

  /// The parts between two of the signs outside of all parentheses, or nil where there are none.
  private static func split(_ text: Text, by sign: UInt8) -> [Text]? {
    var parts: [Text] = []
    var depth = 0
    var start = text.startIndex
    for index in text.indices.dropLast() {
      if text[index] == UInt8(ascii: "(") { depth += 1 }
      if text[index] == UInt8(ascii: ")") { depth -= 1 }
      guard depth == 0, text[index] == text[index + 1], index >= start else { continue }
      guard text[index] == sign else { continue }
      parts.append(text[start..<index])
      start = index + 2
    }
    return parts.isEmpty ? nil : parts + [text[start...]]
  }

  private static func version(behind names: [String], in text: Text) -> OSVersion? {
    for name in names where text.starts(with: name.utf8) {
      let digits = text.dropFirst(name.utf8.count).prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ")") }
      return try? ValueReader.version(Substring(String(decoding: digits, as: UTF8.self)))
    }
    return nil
  }

  /// The idiom that a comparison or a case of a `switch` asks for; inverted comparisons are no idiom of their own.
  private static func asked(_ text: Text) -> Idiom? {
    let condition = String(decoding: text, as: UTF8.self)
    guard condition.contains("serInterfaceIdiom") || condition.contains("UI_USER_INTERFACE_IDIOM()") else { return nil }
    let sign = condition.contains("switch") ? ":case" : condition.contains("==") ? "==" : "!="
    guard let split = range(of: sign, in: condition) else { return nil }
    let sides = [String(condition[..<split.lowerBound]), String(condition[split.upperBound...])]
    guard let idiom = sides.compactMap(idiom).first else { return nil }
    if sign != "!=" { return idiom }
    return idiom == .pad ? .phone : .pad
  }

  private static func idiom(_ text: String) -> Idiom? {
    switch text {
    case ".pad", "UIUserInterfaceIdiom.pad", "UIUserInterfaceIdiomPad", ".Pad", "UIUserInterfaceIdiom.Pad": .pad
    case ".phone", "UIUserInterfaceIdiom.phone", "UIUserInterfaceIdiomPhone", ".Phone", "UIUserInterfaceIdiom.Phone":
      .phone
    default: nil
    }
  }

  private static func range(of sign: String, in text: String) -> Range<String.Index>? {
    var start = text.startIndex
    while start < text.endIndex {
      if text[start...].hasPrefix(sign) { return start..<text.index(start, offsetBy: sign.count) }
      start = text.index(after: start)
    }
    return nil
  }
}
