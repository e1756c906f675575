/// A controller that shows, as the rules read it.
package struct PlainController: Sendable, Hashable {
  /// How a controller came into the row of those that show.
  package enum Role: Sendable, Hashable {
    /// It is the window's root view controller.
    case root
    /// It was presented: the style asked for, nil for the default of the iOS version, and whether it takes over
    /// (``Presentation/takesOver``), where the style leaves that open.
    case presented(ModalPresentationStyle?, takesOver: Bool?)
    /// It was presented, and is an alert or an action sheet.
    case alert
    /// It is the child of the controller before it.
    case child
  }

  package let name: Name
  package let role: Role
  /// Whether it is a navigation controller.
  package let isNavigation: Bool
  package let forwarding: Controller.Forwarding
  /// `supportedInterfaceOrientations`.
  package var supported: PlainMaskAnswer
  /// `preferredInterfaceOrientationForPresentation`.
  package var preferred: PlainPreferredAnswer
  /// `shouldAutorotate`.
  package var shouldAutorotate: AutorotationAnswer
  /// The orientations to which `shouldAutorotateToInterfaceOrientation:` says YES (iOS 5), or those on which all children
  /// agree where a container leaves it to them; nil is portrait alone.
  package var shouldAutorotateTo: InterfaceOrientationMask?
  /// `prefersInterfaceOrientationLocked` (iOS 26).
  package var prefersOrientationLocked: Bool
  /// The container delegate's `…SupportedInterfaceOrientations:`.
  package var delegateSupported: PlainMaskAnswer
  /// The container delegate's `…PreferredInterfaceOrientationForPresentation:`.
  package var delegatePreferred: PlainPreferredAnswer
  /// Whether it was presented as a screen that the app's mask does not limit (``Presentation/ignoresApplicationMask``).
  package var ignoresApplicationMask: Bool
}
