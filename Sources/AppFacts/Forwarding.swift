/// The controller whose answer another one gives as its own, by its relation to it.
package enum Forwarding: Sendable, Hashable {
  /// `topViewController`.
  case top
  /// `visibleViewController`.
  case visible
  /// `selectedViewController`.
  case selected
  /// `presentedViewController`.
  case presented
  /// `presentingViewController`.
  case presenting
  /// `parent`.
  case parent
  /// The first of `viewControllers` or `children`.
  case firstChild
  /// The last of `viewControllers` or `children`.
  case lastChild
  /// The one in front of all, to which a function goes on from the window's root: over what is presented, tops of stacks
  /// and selected tabs. UIKit has no name for it, nor for the next two.
  case front
  /// The same where the function does not go on to the selected tab.
  case frontOfStacks
  /// What is presented over all others, be it a container or not.
  case frontOfPresentations
  /// Another one, as written.
  case other(String)

  private static let relations: [(name: String, expression: String, forwarding: Forwarding)] = [
    ("top", "topViewController", .top), ("visible", "visibleViewController", .visible),
    ("selected", "selectedViewController", .selected), ("presented", "presentedViewController", .presented),
    ("presenting", "presentingViewController", .presenting), ("parent", "parentViewController", .parent),
    ("first child", "viewControllers.firstObject", .firstChild),
    ("last child", "viewControllers.lastObject", .lastChild), ("front", "viewControllerInFront", .front),
    ("front of stacks", "viewControllerInFrontOfStacks", .frontOfStacks),
    ("front of presentations", "viewControllerInFrontOfPresentations", .frontOfPresentations),
  ]

  /// The relation's name; for another controller the expression.
  package var name: String {
    if case .other(let expression) = self { return expression }
    return Self.relations.first { $0.forwarding == self }?.name ?? ""
  }

  /// An expression for the controller, in Objective-C.
  package var expression: String {
    if case .other(let expression) = self { return expression }
    return Self.relations.first { $0.forwarding == self }?.expression ?? ""
  }

  /// The relation with this name, or another controller that the text is the expression for.
  package init(named name: String) {
    self = Self.relations.first { $0.name.utf8.elementsEqual(name.utf8) }?.forwarding ?? .other(name)
  }

  /// The controller that an expression in either language means, `self.topViewController` or `[self viewControllers].lastObject`.
  package init(expression: String) {
    var words = Self.words(of: expression)[...]
    let relation = Self.takeRelation(from: &words)
    self = relation.flatMap { words.isEmpty ? $0 : nil } ?? .other(expression)
  }

  /// Takes the first relation off the names of an expression; nil where it begins with another one.
  package static func takeRelation(from words: inout ArraySlice<String>) -> Forwarding? {
    switch words.popFirst() {
    case "topViewController": .top
    case "visibleViewController": .visible
    case "selectedViewController": .selected
    case "presentedViewController": .presented
    case "presentingViewController": .presenting
    case "parent", "parentViewController": .parent
    case "viewControllerInFront": .front
    case "viewControllerInFrontOfStacks": .frontOfStacks
    case "viewControllerInFrontOfPresentations": .frontOfPresentations
    case "viewControllers", "children", "childViewControllers":
      switch words.popFirst() {
      case "first", "firstObject": .firstChild
      case "last", "lastObject": .lastChild
      default: nil
      }
    default: nil
    }
  }
}

extension Forwarding {
  /// Whether it is found from the window's root, whoever asks.
  package var isInFront: Bool {
    switch self {
    case .front, .frontOfStacks, .frontOfPresentations: true
    case .top, .visible, .selected, .presented, .presenting, .parent, .firstChild, .lastChild, .other: false
    }
  }

  /// The names in an expression without `self`; none where it has anything but members, messages and optional chaining.
  private static func words(of expression: String) -> [String] {
    var words: [[UInt8]] = [[]]
    for byte in expression.utf8 {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: " "), UInt8(ascii: "["), UInt8(ascii: "]"): words.append([])
      case UInt8(ascii: "?"), UInt8(ascii: "!"): continue
      case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: ":"): return []
      default: words[words.count - 1].append(byte)
      }
    }
    return words.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }.filter { $0 != "self" }
  }
}
