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
    guard goesOn, relations.contains(.presented) else { return nil }
    let hasStacks = !relations.isDisjoint(with: [.top, .visible])
    if relations.contains(.selected) { return hasStacks ? .front : nil }
    return hasStacks ? .frontOfStacks : .frontOfPresentations
  }
}
