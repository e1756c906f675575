import Orientation

extension [InterfaceOrientation] {
  /// The names of the orientations as an Info.plist has them.
  var names: [String] { compactMap(\.informationPropertyListName) }
}

extension OSVersion {
  /// A version such as `15` or `15.0`, or nil where the text is none.
  init?(written text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count <= 3, let major = parts.first ?? nil, let minor = parts.count > 1 ? parts[1] : 0 else {
      return nil
    }
    self.init(major, minor)
  }
}
