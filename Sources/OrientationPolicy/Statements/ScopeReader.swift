import Basics
import Orientation
import OrientationNotation

/// Reads what stands behind `on:`: devices, versions and an SDK, with commas between them.
enum ScopeReader {
  static func scope(_ text: Substring) throws(ValueFault) -> PolicyScope {
    var scope = PolicyScope()
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let part = part.trimmed
      if let devices = devices(part) {
        scope.devices += devices.filter { !scope.devices.contains($0) }
      } else if let rest = part.rest(afterFolded: "sdk") {
        if scope.linkedSDK != nil { throw ValueFault("a second SDK", help: "remove one of them") }
        scope.linkedSDK = try ValueReader.version(rest.trimmed)
      } else if let range = try versions(part) {
        scope.versions.append(range)
      } else {
        throw unknown(part)
      }
    }
    return scope
  }
}

extension ScopeReader {
  private static let names = [
    "iPhone", "iPhone with home button", "iPhone without home button", "iPad", "iPhone Duo inner display",
    "resized iPhone app", "iOS 16", "iOS 16 and later",
    "iOS 15 and earlier", "iOS 13 to 15", "before iOS 16", "SDK 18",
  ]

  private static let help: SafeText =
    "write versions as `iOS 16`, `iOS 16 and later` or `iOS 13 to 15`, with commas between them"

  /// A part that is neither a device nor a version, but may be both without their comma, or a version as others write it.
  private static func unknown(_ part: Substring) -> ValueFault {
    let words = part.split(separator: " ")
    for count in words.indices.dropFirst() {
      let (device, version) = (words[..<count].joined(separator: " "), words[count...].joined(separator: " "))
      guard devices(device[...]) != nil, version.folded.hasPrefix("ios") || version.folded.hasPrefix("before") else {
        continue
      }
      return ValueFault("no comma in `\(String(part).shortened)`", suggestion: "\(device), \(version)")
    }
    if let first = part.utf8.first, first &- UInt8(ascii: "0") < 10 { return noVersion(part) }
    return ValueFault(unknown: part, as: "device or version", among: names).helping(help)
  }

  /// `16`, `16+` and `iOS 16+` mean versions of iOS.
  private static func noVersion(_ text: Substring) -> ValueFault {
    let isOpen = text.utf8.last == UInt8(ascii: "+")
    let number = isOpen ? text.dropLast().trimmed : text
    let meant = OSVersion(number).map { "iOS \($0)" + (isOpen ? " and later" : "") }
    return ValueFault("no device or version `\(String(text).shortened)`", suggestion: meant, help: help)
  }

  private static func devices(_ text: Substring) -> [PolicyDevice]? {
    switch text.folded {
    case "iphone", "phone": [.phone, .phoneWithHomeButton]
    case "iphonewithhomebutton": [.phoneWithHomeButton]
    case "iphonewithouthomebutton": [.phone]
    case "ipad", "pad": [.pad]
    case "iphoneduoinnerdisplay": [.innerDisplay]
    case "resizediphoneapp": [.resizedPhoneApp]
    default: nil
    }
  }

  /// The versions that a text names, or nil where it names none.
  private static func versions(_ text: Substring) throws(ValueFault) -> VersionRange? {
    if let rest = text.rest(afterFolded: "beforeios") ?? text.rest(afterFolded: "beforeipados") {
      return VersionRange(from: .oldest, until: try known(rest))
    }
    guard let rest = text.rest(afterFolded: "ios") ?? text.rest(afterFolded: "ipados") else { return nil }
    let words = rest.split(separator: " ")
    guard let first = words.first else { return nil }
    if OSVersion(first) == nil { throw noVersion(rest.trimmed) }
    let version = try known(first)
    switch words.dropFirst().joined().folded {
    case "": return VersionRange(from: version, until: version.successor)
    case "andlater": return VersionRange(from: version)
    case "andearlier": return VersionRange(from: .oldest, until: version.successor)
    default: break
    }
    guard words.count == 3, words[1].folds(to: "to") else { return nil }
    let last = try known(words[2])
    guard version <= last else {
      throw ValueFault(
        "iOS \(version) comes after iOS \(last)", suggestion: "iOS \(last) to \(version)")
    }
    return VersionRange(from: version, until: last.successor)
  }

  private static func known(_ text: Substring) throws(ValueFault) -> OSVersion {
    try ValueReader.knownVersion(text.trimmed)
  }
}

extension OSVersion {
  /// The version after a major one with all its minor ones, or after a minor one.
  fileprivate var successor: OSVersion { minor == 0 ? OSVersion(major + 1) : OSVersion(major, minor + 1) }
}
