extension EventKind {
  /// The sorts of event that a form tells apart.
  package enum Group: Sendable {
    /// The user or the system does something.
    case occurrence
    /// The same, as few apps see it.
    case rarity
    /// The app calls a method.
    case call
    /// Somebody answers differently, which a sequence says more of than a moment.
    case change
  }

  package var group: Group {
    switch self {
    case .deviceTurned, .launched, .presented, .dismissed, .pushed, .popped, .tabSelected, .masksChanged:
      .occurrence
    case .rootShown, .rotationLock, .windowResized, .phoneWindowResized, .modeChanged, .rootReplaced,
      .movedToBackground,
      .movedToForeground, .dismissalCancelled, .alertDismissed, .foreignGeometryRequested, .presentedAndDismissed,
      .viewReadded, .viewTransformed, .otherWindowRequested, .carPlaySceneRequested, .privateSetterCalled,
      .statusBarOrientationSet:
      .rarity
    case .rotationAttempted, .updateRequested, .lockUpdateRequested, .keyValueCodingSet, .geometryRequested: .call
    case .applicationDelegateChanged, .sceneDelegateChanged, .variableChanged, .supportedChanged, .preferredChanged,
      .shouldAutorotateChanged, .shouldAutorotateToChanged, .prefersOrientationLockedChanged,
      .delegateSupportedChanged, .delegatePreferredChanged, .viewWillAppearChanged, .viewWillDisappearChanged:
      .change
    }
  }
}
