/// The fields of a state that are about the start, in the order of their numbers.
package enum StartField: Int, CaseIterable, Sendable {
  /// Whether one moment is asked about (0) or a sequence of events (1).
  case mode
  case os
  case linkedSDK
  case idiom
  case homeButton
  case informationPropertyList
  case informationPropertyListOnPad
  case informationPropertyListOnPhone
  case requiresFullScreen
  case requiresFullScreenIgnoredFrom
  case applicationDelegate
  case sceneDelegate
  case rotationLock
  case current
  case device
  case sceneKnows
  case sceneKnowsLock
  case sceneIsPartial
  case orderOfChoice
  case missingInformationPropertyList
  case noCommonOrientation
  case askedAtPresentation
  /// What happens in the moment, as an ``EventKind``, and two numbers that it brings along.
  case event
  case eventValue
  case eventDetail
}
