/// The kinds of event that a state can name, in the order of their numbers; new ones come last.
package enum EventKind: Int, CaseIterable, Sendable {
  case deviceTurned
  case launched
  case rootShown
  case presented
  case dismissed
  case pushed
  case popped
  case tabSelected
  /// In a moment: somebody answers differently. In a sequence it is one of the kinds below.
  case masksChanged
  case rotationLock
  case windowResized
  case rotationAttempted
  case updateRequested
  case lockUpdateRequested
  case keyValueCodingSet
  case privateSetterCalled
  case statusBarOrientationSet
  case geometryRequested
  case foreignGeometryRequested
  case presentedAndDismissed
  case viewReadded
  case viewTransformed
  case applicationDelegateChanged
  case sceneDelegateChanged
  case variableChanged
  case supportedChanged
  case preferredChanged
  case shouldAutorotateChanged
  case shouldAutorotateToChanged
  case prefersOrientationLockedChanged
  case delegateSupportedChanged
  case delegatePreferredChanged
  case viewWillAppearChanged
  case viewWillDisappearChanged
  case phoneWindowResized
  case modeChanged
  case rootReplaced
  case movedToBackground
  case movedToForeground
  case dismissalCancelled
  /// In a moment; in a sequence it is ``dismissed``.
  case alertDismissed
  case otherWindowRequested
  case carPlaySceneRequested
}
