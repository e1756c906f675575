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
        let own = OSVersion(text)
      else { throw Fault("`\(name)` states no version", help: "state it by `--sdk-version`") }
      guard entries.text("CanonicalName")?.hasPrefix("macosx") == true else { return SDKSettings(version: own) }
      let map = entries["VersionMap"]?.dictionary?["macOS_iOSMac"]?.dictionary
      return SDKSettings(version: map?.text(text).flatMap { OSVersion($0) })
    }
    return nil
  }

  /// The version in a name such as `iPhoneOS16.5.sdk`.
  static func version(inName name: String) -> OSVersion? {
    guard name.hasPrefix("iPhone"), name.hasSuffix(".sdk") else { return nil }
    return OSVersion(name.dropLast(4).drop { !("0"..."9").contains($0) })
  }
}
