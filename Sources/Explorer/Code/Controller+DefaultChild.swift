import Orientation

extension Controller {
  /// The child that shows where nobody said: the top of a navigation stack, and the first elsewhere.
  var defaultChild: Int { kind == .navigation ? max(0, children.count - 1) : 0 }
}
