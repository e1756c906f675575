import Orientation

/// Controllers that are presented, and how.
package struct PresentedTree: Sendable, Hashable {
  package var tree: ControllerTree
  package let form: PresentedForm

  package init(_ tree: ControllerTree, _ form: PresentedForm = .style(nil)) {
    self.tree = tree
    self.form = form
  }

  /// A controller that is presented in a style.
  package init(_ name: String, _ style: ModalPresentationStyle) { self.init(ControllerTree(name), .style(style)) }

  /// Reads `Navigation > Player as fullScreen`.
  init(reading text: Substring) throws(ValueFault) {
    let parts = text.splitAtStyle
    form = try PresentedForm(parts?.style)
    tree = try ControllerTree(reading: parts?.chain ?? text)
  }

  /// The controllers and the form, as a scenario writes them.
  package var notation: String { tree.notation + form.notation }
}
