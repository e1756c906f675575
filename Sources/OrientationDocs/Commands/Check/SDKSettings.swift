import Orientation
import XcodeProject

/// What an SDK says of its version.
struct SDKSettings: Equatable {
  /// The version of iOS that the SDK is for; nil where that of macOS does not say to which version of iOS its own belongs.
  let version: OSVersion?

  /// The settings in a folder, or nil where it has none.
  static func of(_ folder: String) throws(Fault) -> SDKSettings? {
    for name in ["SDKSettings.json", "SDKSettings.plist"] {
      guard let bytes = try? FileSystem.contents(of: Path.join(folder, name)) else { continue }
      // Its JSON is read as a property list, too.
      guard let entries = try? PropertyListReader.read(bytes).dictionary, let text = entries.text("Version"),
        let own = version(of: text)
      else { throw Fault("`\(name)` states no version", help: "state it by `--sdk-version`") }
      guard entries.text("CanonicalName")?.hasPrefix("macosx") == true else { return SDKSettings(version: own) }
      let map = entries["VersionMap"]?.dictionary?["macOS_iOSMac"]?.dictionary
      return SDKSettings(version: map?.text(text).flatMap(version(of:)))
    }
    return nil
  }

  /// The version in a name such as `iPhoneOS16.5.sdk`.
  static func version(inName name: String) -> OSVersion? {
    guard name.hasPrefix("iPhone"), name.hasSuffix(".sdk") else { return nil }
    return version(of: String(name.dropLast(4).drop { !("0"..."9").contains($0) }))
  }

  /// The version in a text such as `16.5` or `6.0.1`.
  static func version(of text: String) -> OSVersion? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt16($0) }
    guard (1...3).contains(parts.count), !parts.contains(nil), let major = parts[0], major > 0 else { return nil }
    return OSVersion(Int(major), parts.count > 1 ? Int(parts[1] ?? 0) : 0)
  }
}
