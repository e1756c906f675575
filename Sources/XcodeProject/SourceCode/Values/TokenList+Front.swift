import AppFacts
import SourceSyntax

extension TokenList {
  /// The controller that a function gives which goes on from one to what it presents until there is nothing more, and to the
  /// top of a stack and the selected tab on the way, where it asks for those; nil for any other function.
  func frontController(in body: Range<Int>, ofFunction name: String) -> Forwarding? {
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
