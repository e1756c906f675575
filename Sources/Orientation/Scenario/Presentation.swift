/// A controller that is presented modally.
public struct Presentation: Sendable, Hashable {
  /// The style asked for, or nil for the default of the iOS version.
  public var style: ModalPresentationStyle?
  /// The presented controller.
  public var controller: Controller
  /// Whether the presented view fills the window, where the style leaves that open; nil where nobody said.
  public var fillsWindow: Bool?
  /// `shouldRemovePresentersView` of a custom presentation controller; nil where nobody said, which is false.
  public var removesPresentersView: Bool?
  /// Whether it is a `UIAlertController`, as an alert or an action sheet, which has no style of its own.
  public var isAlert: Bool
  /// Whether it is a screen of the system or of an extension that the app's mask does not limit; nil where nobody said,
  /// which is false.
  public var ignoresApplicationMask: Bool?

  /// A presentation; what is left out is not stated.
  public init(
    _ controller: Controller, style: ModalPresentationStyle? = nil, fillsWindow: Bool? = nil,
    removesPresentersView: Bool? = nil, isAlert: Bool = false, ignoresApplicationMask: Bool? = nil
  ) {
    self.controller = controller
    self.style = style
    self.fillsWindow = fillsWindow
    self.removesPresentersView = removesPresentersView
    self.isAlert = isAlert
    self.ignoresApplicationMask = ignoresApplicationMask
  }

  /// Whether the controller takes over, where its style leaves that open: a custom one by removing the presenter's view,
  /// another by filling the window.
  package var takesOver: Bool? { style == .custom ? removesPresentersView : fillsWindow }
}
