/// A layout callback of one rotation, and which of the sizes that apps read are the new ones by then.
public struct LayoutMoment: Sendable, Hashable {
  public let callback: LayoutCallback
  /// Whether the controller's view has its new size.
  public let isViewNew: Bool
  /// Whether the status bar has its new orientation.
  public let isStatusBarNew: Bool
  /// Whether the main screen's bounds are the new ones; before iOS 8 they never turn.
  public let isScreenNew: Bool

  init(_ callback: LayoutCallback, view: Bool, statusBar: Bool, screen: Bool) {
    self.callback = callback
    isViewNew = view
    isStatusBarNew = statusBar
    isScreenNew = screen
  }
}
