import AppFacts
import SourceSyntax

extension TokenList {
  /// The controller that a function gives which goes on from one to what it presents until there is nothing more, and to the
  /// top of a stack and the selected tab on the way, where it asks for those; nil for any other function.
  ///
  /// - Parameters:
  ///   - function: the whole of it, which names the window's root where it is given no controller.
  ///   - isGivenRoot: whether it is called with the window's root, or on it; nil where it is given nothing.
  func frontController(
    in body: Range<Int>, of function: Range<Int>, named name: String, isGivenRoot: Bool?
  ) -> Forwarding? {
    guard isGivenRoot ?? function.contains(where: { isName($0, "rootViewController") }) else { return nil }
    let isRelation = if case .other = Forwarding(expression: name) { false } else { true }
    var goesOn = false
    var relations: Set<Forwarding> = []
    for index in body where isName(index) || isWord(index, "while") {
      let text = text(index)
      let isCall = isSign(index + 1, "(") || isSign(index + 1, ":") || isSign(index - 1, ".") && !isRelation
      goesOn = goesOn || isWord(index, "while") || text == name && isCall
      relations.insert(Forwarding(expression: text))
    }
    guard goesOn, relations.contains(.presented), body.allSatisfy({ isOfFront($0, name) }) else { return nil }
    let hasStacks = !relations.isDisjoint(with: [.top, .visible])
    if relations.contains(.selected) { return hasStacks ? .front : nil }
    return hasStacks ? .frontOfStacks : .frontOfPresentations
  }

  /// Whether a token of such a function leads to nothing but what UIKit's containers and presentations show: not into a
  /// drawer of the app's, nor into a split view controller.
  private func isOfFront(_ index: Int, _ name: String) -> Bool {
    guard isName(index), case let text = text(index), text != name else { return true }
    if text.isTypeName { return Self.typesOfFront.contains(text) || text.utf8.hasSuffix("AppDelegate") }
    if case .other = Forwarding(expression: text) {} else { return true }
    if ["children", "childViewControllers", "viewControllers"].contains(text) { return false }
    return !isSign(index - 1, ".") || Self.membersOfFront.contains(text)
  }

  private static let typesOfFront: Set<String> = [
    "UINavigationController", "UITabBarController", "UIViewController", "UIApplication", "UIWindowScene", "UIWindow",
    "Self", "YES", "NO", "UIAlertController",
  ]

  private static let membersOfFront: Set<String> = [
    "rootViewController", "keyWindow", "windows", "window", "shared", "delegate", "connectedScenes", "first", "last",
    "filter", "compactMap", "flatMap", "map", "isKeyWindow", "activationState", "foregroundActive",
    "foregroundInactive", "sharedApplication", "isBeingDismissed", "firstObject", "lastObject", "isEmpty", "count",
    "none", "some",
  ]
}
