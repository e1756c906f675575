import Orientation

/// What a policy speaks of: kinds of device and versions. What is not named is not narrowed.
package struct PolicyScope: Sendable, Equatable {
  package var devices: [PolicyDevice] = []
  package var versions: [VersionRange] = []
  package var linkedSDK: OSVersion?

  package init() {}
}

extension PolicyScope {
  /// The environments that it has of those that an app runs on, by device and version.
  ///
  /// - Parameters:
  ///   - idioms: the kinds of device that the app is for.
  ///   - oldest: the oldest version that the app runs on.
  package func environments(idioms: [Idiom], oldest: OSVersion) -> [PolicyEnvironment] {
    let devices = PolicyDevice.allCases.filter { device in
      // Where masks do not count, no lock holds: such a place is meant only where it is named.
      idioms.contains(device.idiom)
        && (self.devices.isEmpty ? device.mode == nil : self.devices.contains(device))
    }
    let versions = versions(from: oldest)
    return devices.flatMap { device in
      versions.filter(device.runs).map { PolicyEnvironment(device: device, os: $0, linkedSDK: linkedSDK) }
    }
  }

  /// One version for each stretch in which no rule changes, and the first of each range.
  private func versions(from oldest: OSVersion) -> [OSVersion] {
    let starts = Set([oldest] + OSVersion.established + versions.map(\.first))
    let known = starts.filter { $0 >= oldest && $0.isKnown }.sorted()
    return versions.isEmpty ? known : known.filter { os in versions.contains { $0.contains(os) } }
  }
}
