/// A controller that is presented modally.
public struct Presentation: Sendable, Hashable {
  /// The style asked for, or nil for the default of the iOS version.
  public var style: ModalPresentationStyle?
  public var controller: Controller
  /// Whether the presented view fills the window, where the style leaves that open; nil where nobody said.
  public var fillsWindow: Bool?

  public init(_ controller: Controller, style: ModalPresentationStyle? = nil, fillsWindow: Bool? = nil) {
    self.controller = controller
    self.style = style
    self.fillsWindow = fillsWindow
  }
}
