import AppFacts
import SourceSyntax

// When code of a method runs each time.

extension ObjectiveCStructure.Method {
  /// When the statement with a token runs each time.
  ///
  /// - Parameter isNew: whether it may be code for iOS 16 and later alone.
  func moment(of index: Int, in tokens: TokenList, isNew: Bool) -> AppearanceMoment? {
    let name = selector.split(separator: ":").first.map(String.init) ?? ""
    guard let moment = CertainCode.moment(ofFunction: name) else { return nil }
    let code = CertainCode(tokens: tokens, isSwift: false, isNew: isNew, hasWindow: name != "viewWillAppear")
    return code.runs(index, from: start(index, tokens), in: body) ? moment : nil
  }

  /// Adds when the code around a place runs, and what it does behind it.
  func complete(_ around: inout NameSurroundings, of index: Int, in tokens: TokenList) {
    around.moment = moment(of: index, in: tokens, isNew: false)
    let code = CertainCode(tokens: tokens, isSwift: false)
    around.isCertain = code.runs(index, from: start(index, tokens), in: body)
    guard around.isCertain else { return }
    around.calls = code.calls(of: index, in: body, index..<max(index, body.upperBound)) { start($0, tokens) }
  }

  /// Where the statement with a token begins: a message that holds it is found by its bracket.
  private func start(_ index: Int, _ tokens: TokenList) -> Int {
    var start = index
    while start > body.lowerBound {
      let last = start - 1
      if tokens.isSign(last, ";") || tokens.isSign(last, "{") || tokens.isSign(last, "}") { break }
      // What an `if` without braces decides is no statement of its own.
      if tokens.isSign(last, ")"), let open = tokens.partner(last) {
        if tokens.isWord(open - 1, "if") || tokens.isWord(open - 1, "while") || tokens.isWord(open - 1, "for") { break }
        start = open
      } else if tokens.kind(last) == .close, let open = tokens.partner(last) {
        start = open
      } else if tokens.kind(last) == .open || tokens.isWord(last, "else") || tokens.isSign(last, "?")
        || tokens.isSign(last, ":") || tokens.isSign(last, "&")
      {
        break
      } else {
        start = last
      }
    }
    return start
  }
}
