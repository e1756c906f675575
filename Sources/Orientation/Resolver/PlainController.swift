/// A controller that shows, as the rules read it.
public struct PlainController: Sendable, Hashable {
  /// How a controller came into the row of those that show.
  public enum Role: Sendable, Hashable {
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

  public let name: Name
  public let role: Role
  /// Whether it is a navigation controller.
  public let isNavigation: Bool
  public let forwarding: Controller.Forwarding
  /// `supportedInterfaceOrientations`.
  public var supported: PlainMaskAnswer
  /// `preferredInterfaceOrientationForPresentation`.
  public var preferred: PlainPreferredAnswer
  /// `shouldAutorotate`.
  public var shouldAutorotate: AutorotationAnswer
  /// The orientations to which `shouldAutorotateToInterfaceOrientation:` says YES (iOS 5), or those on which all children
  /// agree where a container leaves it to them; nil is portrait alone.
  public var shouldAutorotateTo: InterfaceOrientationMask?
  /// `prefersInterfaceOrientationLocked` (iOS 26).
  public var prefersOrientationLocked: Bool
  /// The container delegate's `…SupportedInterfaceOrientations:`.
  public var delegateSupported: PlainMaskAnswer
  /// The container delegate's `…PreferredInterfaceOrientationForPresentation:`.
  public var delegatePreferred: PlainPreferredAnswer
  /// Whether it was presented as a screen that the app's mask does not limit (``Presentation/ignoresApplicationMask``).
  public var ignoresApplicationMask: Bool
}
