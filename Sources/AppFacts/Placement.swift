import Orientation

/// A place where the sources or a storyboard show a view controller, or put it into another one.
package struct Placement: Sendable, Hashable {
  /// How it is shown.
  package enum Relation: String, Sendable, CaseIterable {
    /// As the root of the app's window.
    case windowRoot = "window root"
    /// As the root of a window above it, such as one for an alert or a passcode.
    case otherWindowRoot = "other window root"
    /// In a container: its root, a tab, a page, an embedded controller.
    case child
    /// Onto the navigation stack that the other one is in.
    case pushed
    /// By `show(_:sender:)` or its segue: pushed where there is a stack, else presented.
    case shown
    /// By `showDetailViewController` or its segue: instead of the detail of the split view controller around it, else
    /// presented.
    case shownAsDetail = "shown as detail"
    case presented
    /// By a segue of the app's own class, which shows it in a way of its own.
    case customSegue = "custom segue"
    /// The code makes it, and nothing that was read says what becomes of it.
    case made
  }

  /// A view controller, or a view of SwiftUI.
  package struct Node: Sendable, Hashable {
    /// The name of its class or type, without those of the types around it.
    package var name: String
    /// Whether it is a view of SwiftUI, which a hosting controller shows.
    package var isView: Bool
    /// Where this one is made, for containers, of which an app has several of one class.
    package var madeAt: FilePlace?

    package init(_ name: String, isView: Bool = false, madeAt: FilePlace? = nil) {
      self.name = name
      self.isView = isView
      self.madeAt = madeAt
    }
  }

  /// The one that is shown.
  package var node: Node
  package var relation: Relation
  /// The container, or the one that pushes or presents; nil for a window, and where the code does not say.
  package var by: Node?
  /// The style of a presentation; nil where nothing states one.
  package var style: ModalPresentationStyle?
  /// The only kind of device on which the code runs; nil for all.
  package var idiom: Idiom?
  package var place: FilePlace

  package init(
    _ node: Node, _ relation: Relation, by: Node? = nil, style: ModalPresentationStyle? = nil, idiom: Idiom? = nil,
    place: FilePlace
  ) {
    self.node = node
    self.relation = relation
    self.by = by
    self.style = style
    self.idiom = idiom
    self.place = place
  }
}

extension Placement {
  /// Whether it is the root of a window, the app's or another one.
  package var isRoot: Bool { relation == .windowRoot || relation == .otherWindowRoot }
}

extension Placement.Relation {
  /// Whether it presents, so that a style counts.
  package var presents: Bool { self == .presented || self == .shownAsDetail }
}
