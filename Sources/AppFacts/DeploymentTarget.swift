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
