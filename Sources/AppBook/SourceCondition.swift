import AppFacts
import Orientation
import OrientationNotation
import OrientationPolicy

/// Conditions of source code that follow from a version, a kind of device or the build. All others are not known.
enum SourceCondition {
  /// Whether an implementation may be part of a build for iOS.
  ///
  /// - Parameter oldest: the oldest version that the app runs on, where that is known: conditions may compare it.
  static func isCompiled(_ occurrence: Occurrence, from oldest: OSVersion? = nil) -> Bool {
    !occurrence.conditions.contains { isBuilt($0, oldest) == false }
  }

  /// The condition under which an implementation is part of a build for iOS.
  static func build(_ occurrence: Occurrence) -> CaseCondition {
    .all(of: occurrence.conditions.map { condition in build(condition) })
  }

  /// The condition of an `#if`.
  static func build(_ condition: String) -> CaseCondition {
    isBuilt(condition).map { .constant($0) } ?? .free(FreeCondition("#if " + condition))
  }

  /// What a condition without others in it asks of the environment; nil where it asks for something else.
  ///
  /// Known are `#available`, the idiom of device or traits, and the size classes of windows that fill the screen: an iPad is
  /// regular, and an iPhone compact from side to side.
  static func environment(_ condition: String) -> EnvironmentCondition? {
    let text = Array(condition.utf8).filter { $0 != UInt8(ascii: " ") }[...]
    if let minimum = version(behind: ["#available(iOS", "@available(iOS"], in: text) { return .from(minimum) }
    if let minimum = version(behind: ["#unavailable(iOS"], in: text) { return .before(minimum) }
    return asked(text).map { .idiom($0) } ?? sizeClass(text)
  }
}

extension SourceCondition {
  typealias Text = ArraySlice<UInt8>

  /// Whether the branch of an `#if` is part of a build for iOS, or nil where that depends on the build.
  private static func isBuilt(_ condition: String, _ oldest: OSVersion? = nil) -> Bool? {
    let text = Array(condition.utf8).filter { $0 != UInt8(ascii: " ") }[...]
    return isBuilt(text, oldest)
  }

  private static func isBuilt(_ text: Text, _ oldest: OSVersion?) -> Bool? {
    if let inner = wrapped(text) { return isBuilt(inner, oldest) }
    if let parts = split(text, by: "||") {
      let values = parts.map { isBuilt($0, oldest) }
      if values.contains(true) { return true }
      return values.contains(nil) ? nil : false
    }
    if let parts = split(text, by: "&&") {
      let values = parts.map { isBuilt($0, oldest) }
      if values.contains(false) { return false }
      return values.contains(nil) ? nil : true
    }
    if text.first == UInt8(ascii: "!") { return isBuilt(text.dropFirst(), oldest).map { !$0 } }
    if let isBuilt = compared(text, with: oldest) ?? isDefined(text) ?? isOfCompiler(text) { return isBuilt }
    switch String(decoding: text, as: UTF8.self) {
    case "os(iOS)", "canImport(UIKit)", "TARGET_OS_IOS", "TARGET_OS_IPHONE", "1", "true": return true
    case "os(macOS)", "os(tvOS)", "os(watchOS)", "os(visionOS)", "os(Linux)", "canImport(AppKit)",
      "targetEnvironment(macCatalyst)", "TARGET_OS_TV", "TARGET_OS_WATCH", "TARGET_OS_OSX", "TARGET_OS_MACCATALYST",
      "TARGET_OS_VISION", "0", "false":
      return false
    default: return nil
    }
  }

  private static let minimum = "__IPHONE_OS_VERSION_MIN_REQUIRED"
  private static let maximum = "__IPHONE_OS_VERSION_MAX_ALLOWED"

  /// Whether the oldest version fulfils `__IPHONE_OS_VERSION_MIN_REQUIRED < 80000`, or the newest SDK the same of
  /// `__IPHONE_OS_VERSION_MAX_ALLOWED`; nil for any other condition, and where that depends on the oldest version.
  private static func compared(_ text: Text, with oldest: OSVersion?) -> Bool? {
    let versions: (name: String, first: OSVersion, last: OSVersion)
    if text.starts(with: minimum.utf8) {
      versions = (minimum, oldest ?? .oldest, oldest ?? .newest)
    } else if text.starts(with: maximum.utf8) {
      versions = (maximum, .newest, .newest)
    } else {
      return nil
    }
    let rest = String(decoding: text.dropFirst(versions.name.utf8.count), as: UTF8.self)
    let sign = rest.prefix { "<>=!".contains($0) }
    let operand = rest.dropFirst(sign.count)
    guard let number = number(ofVersion: operand) ?? Int(operand) else { return nil }
    func fulfils(_ version: OSVersion) -> Bool? {
      let own = version.major * 10_000 + version.minor * 100
      switch sign {
      case "<": return own < number
      case "<=": return own <= number
      case ">": return own > number
      case ">=": return own >= number
      default: return nil
      }
    }
    let isFulfilled = fulfils(versions.first)
    return isFulfilled == fulfils(versions.last) ? isFulfilled : nil
  }

  /// Whether the newest SDK defines `__IPHONE_6_0` or the versions of a build; nil for any other name.
  private static func isDefined(_ text: Text) -> Bool? {
    let asks = "defined"
    guard text.starts(with: asks.utf8) else { return nil }
    let rest = text.dropFirst(asks.utf8.count)
    let name = String(decoding: wrapped(rest) ?? rest, as: UTF8.self)
    if name == minimum || name == maximum { return true }
    return number(ofVersion: name[...]).map { $0 <= OSVersion.newest.major * 10_000 + OSVersion.newest.minor * 100 }
  }

  /// Whether the compiler of the newest Xcode fulfils `compiler(>=5.7)`; nil for a later one, and for any other condition.
  private static func isOfCompiler(_ text: Text) -> Bool? {
    for (sign, isFulfilled) in [("<", false), (">=", true)] {
      let start = "compiler(" + sign
      guard text.starts(with: start.utf8), text.last == UInt8(ascii: ")") else { continue }
      let version = String(decoding: text.dropFirst(start.utf8.count).dropLast(), as: UTF8.self)
        .split(separator: ".").compactMap { Int($0) }
      return version.isEmpty || newestCompiler.lexicographicallyPrecedes(version) ? nil : isFulfilled
    }
    return nil
  }

  /// The compiler of the oldest Xcode that has the SDK of iOS 26, the first that the App Store takes.
  private static let newestCompiler = [6, 2]

  /// What `__IPHONE_9_0` stands for; nil for anything else.
  private static func number(ofVersion name: Substring) -> Int? {
    guard name.hasPrefix("__IPHONE_") else { return nil }
    let parts = name.dropFirst("__IPHONE_".count).split(separator: "_").map { Int($0) }
    return parts.first?.map { $0 * 10_000 + ((parts.count > 1 ? parts[1] : 0) ?? 0) * 100 }
  }

  /// What stands in the parentheses that hold all of a text, or nil where none do.
  static func wrapped(_ text: Text) -> Text? {
    guard text.first == UInt8(ascii: "("), text.last == UInt8(ascii: ")") else { return nil }
    var depth = 0
    for index in text.indices {
      if text[index] == UInt8(ascii: "(") { depth += 1 }
      if text[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0, index < text.endIndex - 1 { return nil }
    }
    return text.dropFirst().dropLast()
  }

  /// The parts between signs, such as `||`, outside of all parentheses and brackets, or nil where there are none.
  static func split(_ text: Text, by sign: String) -> [Text]? {
    var parts: [Text] = []
    var depth = 0
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      guard depth == 0, index >= start, text[index...].starts(with: sign.utf8) else { continue }
      parts.append(text[start..<index])
      start = index + sign.utf8.count
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
    if condition.contains("UIDevice") {
      // An extension of the device has it, though other types may have one of that name.
      switch condition.split(separator: ".").last?.lowercased() {
      case "ispad", "isipad": return .pad
      case "isphone", "isiphone": return .phone
      default: break
      }
    }
    // `UIDevice.current.model == "iPad"`, in any way of comparing.
    if condition.contains("UIDevice"), condition.contains("odel") {
      let isNot = condition.contains("!=")
      if condition.contains("\"iPad") { return isNot ? .phone : .pad }
      if condition.contains("\"iPhone") { return isNot ? .pad : .phone }
    }
    guard condition.contains("serInterfaceIdiom") || condition.contains("UI_USER_INTERFACE_IDIOM()") else { return nil }
    let sign = condition.contains("switch") ? ":case" : condition.contains("==") ? "==" : "!="
    guard let split = condition.firstRange(of: sign) else { return nil }
    let sides = [String(condition[..<split.lowerBound]), String(condition[split.upperBound...])]
    guard let idiom = sides.compactMap(idiom).first else { return nil }
    if sign != "!=" { return idiom }
    return idiom == .pad ? .phone : .pad
  }

  private static func sizeClass(_ text: Text) -> EnvironmentCondition? {
    let condition = String(decoding: text, as: UTF8.self)
    let isHorizontal = condition.contains("orizontalSizeClass")
    guard isHorizontal || condition.contains("erticalSizeClass"),
      condition.contains("==") || condition.contains("!=") || condition.hasPrefix("switch"),
      condition.hasSuffix("egular") || condition.hasSuffix("ompact")
    else { return nil }
    let isOnPad = condition.hasSuffix("egular") != condition.contains("!=")
    return isHorizontal ? .idiom(isOnPad ? .pad : .phone) : .onPad(isOnPad)
  }

  private static func idiom(_ text: String) -> Idiom? {
    switch text {
    case ".pad", "UIUserInterfaceIdiom.pad", "UIUserInterfaceIdiomPad", ".Pad", "UIUserInterfaceIdiom.Pad": .pad
    case ".phone", "UIUserInterfaceIdiom.phone", "UIUserInterfaceIdiomPhone", ".Phone", "UIUserInterfaceIdiom.Phone":
      .phone
    default: nil
    }
  }
}
