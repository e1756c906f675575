import Orientation

/// Where an app is shown, and whether the user has resized its window there.
package struct PlaceOfApp: Sendable, Hashable {
  package let mode: WindowingMode
  package let isResized: Bool

  /// Every place that a version knows; a window that can be resized is two.
  static func all(on os: OSVersion) -> [PlaceOfApp] {
    WindowingMode.allCases.filter { $0.versions.contains(os) }.flatMap { mode in
      let isResizable = mode == .phoneAppOnPad || mode == .phoneMirroring
      return (isResizable ? [false, true] : [false]).map { PlaceOfApp(mode: mode, isResized: $0) }
    }
  }

  /// The place in ids.
  var key: String {
    mode.rawValue.lowercased().replacing(" ", with: "-") + (isResized ? "-resized" : "")
  }
}

/// What an app was built with, as far as it counts where the app is shown.
package struct BuildOfApp: Sendable, Hashable {
  package let linkedSDK: OSVersion
  package let requiresFullScreen: Bool

  /// The builds that differ on the newest version.
  static let all = [OSVersion(27, 1), OSVersion(26)].flatMap { sdk in
    [false, true].map { BuildOfApp(linkedSDK: sdk, requiresFullScreen: $0) }
  }

  /// The build in ids.
  var key: String {
    "sdk-" + linkedSDK.description.replacing(".", with: "-") + (requiresFullScreen ? "-requires-full-screen" : "")
  }
}
