/// A view controller and those it contains.
public struct Controller: Sendable, Hashable {
  /// What UIKit knows the controller as.
  public enum Kind: CaseIterable, Sendable {
    /// Any `UIViewController` that contains none.
    case plain
    /// `UINavigationController`.
    case navigation
    /// `UITabBarController`.
    case tabBar
    /// `UISplitViewController`.
    case split
    /// `UIPageViewController`.
    case page
  }

  /// Whom a container asks in its own place.
  public enum Forwarding: CaseIterable, Sendable {
    /// Nobody: the container's own answer counts.
    case none
    /// The selected child, in a subclass that overrides the three methods.
    case selectedChild
    /// The child on top of the stack, in a subclass that overrides the three methods.
    case topChild
    /// The container's delegate, from iOS 7 on.
    case containerDelegate
  }

  /// The class's name, as messages print it; unique in a scenario.
  public var name: Name
  /// Which of UIKit's controllers it is, or inherits from.
  public var kind: Kind
  /// Which child answers instead of a container.
  public var forwarding: Forwarding
  /// The contained controllers; the last is on top of a navigation stack.
  public var children: [Controller]
  /// The index of the child that shows.
  public var selectedChild: Int
  /// What its methods return.
  public var answers: Answers

  /// A controller that answers the three questions of iOS 6 and later.
  ///
  /// - Parameters:
  ///   - name: the class's name, unique in a scenario.
  ///   - kind: which of UIKit's controllers it is.
  ///   - forwarding: which child a container lets answer.
  ///   - children: the contained controllers.
  ///   - selectedChild: the index of the child that shows.
  ///   - supported: what `supportedInterfaceOrientations` returns.
  ///   - preferred: what `preferredInterfaceOrientationForPresentation` returns.
  ///   - shouldAutorotate: what `shouldAutorotate` returns.
  public init(
    _ name: Name, kind: Kind = .plain, forwarding: Forwarding = .none, children: [Controller] = [],
    selectedChild: Int = 0, supported: MaskAnswer = .notImplemented, preferred: PreferredAnswer = .notImplemented,
    shouldAutorotate: AutorotationAnswer = .notImplemented
  ) {
    self.init(
      name, kind: kind, forwarding: forwarding, children: children, selectedChild: selectedChild,
      answers: Answers(supported: supported, preferred: preferred, shouldAutorotate: shouldAutorotate))
  }

  /// A controller with all its answers.
  public init(
    _ name: Name, kind: Kind = .plain, forwarding: Forwarding = .none, children: [Controller] = [],
    selectedChild: Int = 0, answers: Answers
  ) {
    self.name = name
    self.kind = kind
    self.forwarding = forwarding
    self.children = children
    self.selectedChild = selectedChild
    self.answers = answers
  }

  /// The child that shows, or nil where there is none.
  package var visibleChild: Controller? {
    guard selectedChild >= 0, selectedChild < children.count else { return nil }
    return children[selectedChild]
  }

  /// The deepest child that shows, or the controller itself.
  var visibleLeaf: Controller { visibleChild?.visibleLeaf ?? self }
}
