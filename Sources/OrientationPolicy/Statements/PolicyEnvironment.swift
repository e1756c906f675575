import Orientation
import OrientationNotation

/// What an app runs on while a policy is proved: one device and one version.
package struct PolicyEnvironment: Sendable, Hashable {
  package let device: PolicyDevice
  package let os: OSVersion
  /// The SDK that the app was linked against; nil is that of the version.
  package let linkedSDK: OSVersion?

  package init(device: PolicyDevice, os: OSVersion, linkedSDK: OSVersion? = nil) {
    self.device = device
    self.os = os
    self.linkedSDK = linkedSDK
  }
}

extension PolicyEnvironment {
  /// The environment as reports write it.
  package var text: String { "\(device.text), iOS \(os)" + (linkedSDK.map { ", SDK \($0)" } ?? "") }

  /// The facts of a situation that state the environment.
  package var facts: [StatedFact] {
    var facts: [StatedFact] = [.os(os), .idiom(device.idiom)]
    if let hasHomeButton = device.hasHomeButton { facts.append(.homeButton(hasHomeButton)) }
    if let mode = device.mode { facts += [.mode(mode), .resized(true)] }
    if let linkedSDK { facts.append(.linkedSDK(linkedSDK)) }
    return facts
  }
}
