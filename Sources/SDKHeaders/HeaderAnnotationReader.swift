import Orientation

/// Reads the macros behind a declaration.
///
/// A macro that may speak of availability and is not known here is a fault: to pass over it would be to say that nothing
/// differs without having looked.
struct HeaderAnnotationReader {
  private var annotations = HeaderAnnotations()

  static func read(_ tokens: ArraySlice<HeaderToken>) throws(HeaderFault) -> HeaderAnnotations {
    var reader = HeaderAnnotationReader()
    var remaining = tokens
    while let token = remaining.popFirst() {
      guard token.kind == .identifier else {
        throw HeaderFault(line: token.line, reason: "is followed by `\(token.text)`, which is not understood")
      }
      try reader.apply(token, to: try arguments(takenFrom: &remaining, of: token))
    }
    return reader.annotations
  }

  /// The version that a text means: `8.0`, `8_0`, `__IPHONE_8_0`; nil for any other text, and for numbers that no iOS has.
  static func version(_ text: String) -> OSVersion? {
    let digits = text.hasPrefix("__IPHONE_") ? text.dropFirst(9) : text[...]
    let version = OSVersion(digits.replacing("_", with: "."))
    return version.flatMap { $0.major < 1000 ? $0 : nil }
  }
}

extension HeaderAnnotationReader {
  /// What a macro's arguments mean, by their places.
  private enum Meaning {
    /// The platforms with their versions: `ios(8.0), tvos(9.0)`.
    case platforms
    /// The platforms that do not have it: `ios, tvos`.
    case withoutPlatforms
    /// The place of the version that introduced it, and that of the version that deprecated it.
    case versions(introduced: Int, deprecated: Int?)
    case unavailable
    case swiftName
    /// It says nothing of iOS.
    case nothing
  }

  private static let meanings: [String: Meaning] = [
    "API_AVAILABLE": .platforms, "API_DEPRECATED": .platforms, "API_DEPRECATED_WITH_REPLACEMENT": .platforms,
    "API_UNAVAILABLE": .withoutPlatforms,
    "NS_AVAILABLE_IOS": .versions(introduced: 0, deprecated: nil),
    "NS_ENUM_AVAILABLE_IOS": .versions(introduced: 0, deprecated: nil),
    "NS_CLASS_AVAILABLE_IOS": .versions(introduced: 0, deprecated: nil),
    "__IOS_AVAILABLE": .versions(introduced: 0, deprecated: nil),
    "UIKIT_AVAILABLE_IOS_ONLY": .versions(introduced: 0, deprecated: nil),
    "UIKIT_AVAILABLE_IOS_TVOS": .versions(introduced: 0, deprecated: nil),
    "UIKIT_AVAILABLE_IOS_WATCHOS_TVOS": .versions(introduced: 0, deprecated: nil),
    "NS_AVAILABLE": .versions(introduced: 1, deprecated: nil),
    "NS_ENUM_AVAILABLE": .versions(introduced: 1, deprecated: nil),
    "__OSX_AVAILABLE_STARTING": .versions(introduced: 1, deprecated: nil),
    "NS_DEPRECATED_IOS": .versions(introduced: 0, deprecated: 1),
    "NS_ENUM_DEPRECATED_IOS": .versions(introduced: 0, deprecated: 1),
    "NS_DEPRECATED": .versions(introduced: 2, deprecated: 3),
    "NS_ENUM_DEPRECATED": .versions(introduced: 2, deprecated: 3),
    "__OSX_AVAILABLE_BUT_DEPRECATED": .versions(introduced: 2, deprecated: 3),
    "__OSX_AVAILABLE_BUT_DEPRECATED_MSG": .versions(introduced: 2, deprecated: 3),
    "__IOS_DEPRECATED": .versions(introduced: 0, deprecated: 1),
    "__IOS_PROHIBITED": .unavailable, "__IOS_UNAVAILABLE": .unavailable, "NS_UNAVAILABLE": .unavailable,
    "UIKIT_AVAILABLE_TVOS_ONLY": .unavailable,
    "NS_SWIFT_NAME": .swiftName,
    "NS_SWIFT_UNAVAILABLE": .nothing, "NS_EXTENSION_UNAVAILABLE": .nothing, "NS_EXTENSION_UNAVAILABLE_IOS": .nothing,
    "__TVOS_PROHIBITED": .nothing, "__TVOS_AVAILABLE": .nothing, "__TVOS_UNAVAILABLE": .nothing,
    "__TVOS_DEPRECATED": .nothing,
    "__WATCHOS_PROHIBITED": .nothing, "__WATCHOS_AVAILABLE": .nothing, "__WATCHOS_UNAVAILABLE": .nothing,
    "__WATCHOS_DEPRECATED": .nothing,
    "__OSX_AVAILABLE": .nothing, "__OSX_UNAVAILABLE": .nothing,
  ]

  /// The arguments in the brackets behind a macro, each as its tokens; none where there are no brackets.
  private static func arguments(
    takenFrom remaining: inout ArraySlice<HeaderToken>, of macro: HeaderToken
  ) throws(HeaderFault) -> [[HeaderToken]] {
    guard remaining.first?.isMark("(") == true else { return [] }
    remaining.removeFirst()
    var arguments: [[HeaderToken]] = [[]]
    var depth = 0
    while let token = remaining.popFirst() {
      if token.isMark("("), depth < 64 { depth += 1 }
      if token.isMark(")") {
        if depth == 0 { return arguments }
        depth -= 1
      }
      if depth == 0, token.isMark(",") { arguments.append([]) } else { arguments[arguments.count - 1].append(token) }
    }
    throw HeaderFault(line: macro.line, reason: "has the macro `\(macro.text)` with a `(` without its `)`")
  }

  private mutating func apply(_ macro: HeaderToken, to arguments: [[HeaderToken]]) throws(HeaderFault) {
    switch try Self.meaning(of: macro, with: arguments) {
    case .platforms:
      let isDeprecation = macro.text.hasPrefix("API_DEPRECATED")
      for argument in arguments where argument.first?.isWord("ios") == true {
        let versions = argument.dropFirst(2).filter { $0.kind == .number || $0.kind == .identifier }
        guard versions.count == (isDeprecation ? 2 : 1) else { throw Self.unreadable(macro) }
        annotations.introduced = try Self.version(versions[0], of: macro)
        if isDeprecation { annotations.deprecated = try Self.version(versions[1], of: macro) }
      }
    case .withoutPlatforms:
      if arguments.contains(where: { $0.first?.isWord("ios") == true }) { annotations.isUnavailable = true }
    case .versions(let introduced, let deprecated):
      annotations.introduced = try Self.version(at: introduced, in: arguments, of: macro)
      if let deprecated { annotations.deprecated = try Self.version(at: deprecated, in: arguments, of: macro) }
    case .unavailable: annotations.isUnavailable = true
    case .swiftName: annotations.swiftName = arguments.joined().map(\.text).joined()
    case .nothing: break
    }
  }

  private static func meaning(of macro: HeaderToken, with arguments: [[HeaderToken]]) throws(HeaderFault) -> Meaning {
    if let meaning = meanings[macro.text] { return meaning }
    let words = [macro.text] + (macro.text == "__attribute__" ? arguments.joined().map(\.text) : [])
    let telling = ["AVAILAB", "DEPRECATED", "PROHIBITED", "OBSOLETED"]
    guard words.contains(where: { word in telling.contains { Self.contains($0, in: word.uppercased()) } }) else {
      return .nothing
    }
    throw HeaderFault(line: macro.line, reason: "has the macro `\(macro.text)`, which is not known here")
  }

  private static func contains(_ part: String, in word: String) -> Bool {
    let part = Array(part.utf8)
    let word = Array(word.utf8)
    guard word.count >= part.count else { return false }
    return (0...word.count - part.count).contains { word[$0..<$0 + part.count].elementsEqual(part) }
  }

  private static func unreadable(_ macro: HeaderToken) -> HeaderFault {
    HeaderFault(line: macro.line, reason: "has the macro `\(macro.text)` with versions that are not understood")
  }

  private static func version(
    at place: Int, in arguments: [[HeaderToken]], of macro: HeaderToken
  ) throws(HeaderFault) -> OSVersion? {
    guard arguments.indices.contains(place), let token = arguments[place].first else { throw unreadable(macro) }
    return try version(token, of: macro)
  }

  private static func version(_ token: HeaderToken, of macro: HeaderToken) throws(HeaderFault) -> OSVersion? {
    switch token.text {
    // Apple's words for a version that is not there, or not yet.
    case "NA", "__IPHONE_NA", "API_TO_BE_DEPRECATED", "100000", "100000.0": return nil
    default: break
    }
    guard let version = version(token.text) else { throw unreadable(macro) }
    return version
  }
}
