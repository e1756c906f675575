/// The operators of a reference to a build setting, such as `:lower` and `:default=x`.
enum SettingOperator {
  /// The value after an operator; one that is not known leaves it as it is.
  static func apply(_ word: String, argument: String?, to value: String) -> String {
    switch word {
    case "default": value.isEmpty ? argument ?? "" : value
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "quote": quoted(value)
    case "identifier", "c99extidentifier": identifier(value, allowsWide: word != "identifier")
    case "rfc1034identifier": domainName(value)
    case "not": value == "YES" ? "NO" : "YES"
    case "dir": argument.map { join($0, RelativePath.name(of: value)) } ?? folder(of: value)
    case "file": argument.map { folder(of: value) + $0 } ?? RelativePath.name(of: value)
    case "base": base(of: value)
    case "suffix": argument.map { withoutSuffix(value) + "." + $0.trimmingDot } ?? suffix(of: value)
    case "standardizepath": standardized(value)
    default: value
    }
  }
}

extension SettingOperator {
  private static func quoted(_ value: String) -> String {
    var result = ""
    for character in value {
      if " \t\"'\\$".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }

  /// The text with `_` for whatever an identifier of C cannot have.
  private static func identifier(_ value: String, allowsWide: Bool) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      let isDigit = scalar.value >= 0x30 && scalar.value <= 0x39
      let isFine = isDigit ? !result.isEmpty : isLetter(scalar) || scalar == "_" || (allowsWide && !scalar.isASCII)
      if isDigit, result.isEmpty { result += "_" }
      result.unicodeScalars.append(isFine || isDigit ? scalar : "_")
    }
    return result
  }

  private static func domainName(_ value: String) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      let isFine = isLetter(scalar) || (scalar.value >= 0x30 && scalar.value <= 0x39) || scalar == "." || scalar == "-"
      result.unicodeScalars.append(isFine ? scalar : "-")
    }
    return result
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value | 0x20) >= 0x61 && (scalar.value | 0x20) <= 0x7A
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The folder with a slash behind it.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "./" }
    return String(path[...slash])
  }

  private static func base(of path: String) -> String { withoutSuffix(RelativePath.name(of: path)) }

  private static func withoutSuffix(_ path: String) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/"), dot != path.startIndex else { return path }
    return String(path[..<dot])
  }

  private static func suffix(of path: String) -> String {
    let name = RelativePath.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return String(name[dot...])
  }

  private static func standardized(_ path: String) -> String {
    guard path.hasPrefix("/") else { return RelativePath.normalised(path) ?? path }
    return RelativePath.normalised(path).map { "/" + $0 } ?? path
  }
}

extension String {
  fileprivate var trimmingDot: String { hasPrefix(".") ? String(dropFirst()) : self }
}
