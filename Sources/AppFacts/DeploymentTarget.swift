import Orientation

/// The oldest version of iOS that a target runs on, and where that is said.
package struct DeploymentTarget: Sendable, Equatable {
  package var version: OSVersion
  package var place: FilePlace

  package init(version: OSVersion, place: FilePlace) {
    self.version = version
    self.place = place
  }
}

extension DeploymentTarget {
  /// What is wrong with a version that iOS never had, or does not have yet.
  package var unread: UnreadPart? {
    guard version >= .oldest, let reason = version.reasonNotKnown else { return nil }
    return UnreadPart(
      place: place, reason: "the deployment target is iOS \(version): \(reason); the next version is taken for it")
  }
}
