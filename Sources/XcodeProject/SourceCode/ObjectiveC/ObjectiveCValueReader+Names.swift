import AppFacts
import SourceSyntax

// What other declarations and other controllers answer.

extension ObjectiveCValueReader {
  /// What another controller answers to the same question: `[self.topViewController supportedInterfaceOrientations]`.
  func forwarded(_ range: Range<Int>) -> SourceValue? {
    let receiver: Range<Int>
    if let message = ObjectiveCMessage(at: range.lowerBound, in: tokens), message.end == range.upperBound {
      guard expectation.asks(message.selector, ofWhomAnswers: [superSelector]) else { return nil }
      receiver = message.receiver
    } else {
      guard let name = range.last, tokens.isName(name), range.count > 2, tokens.isSign(name - 1, "."),
        expectation.asks(tokens.text(name), ofWhomAnswers: [superSelector])
      else { return nil }
      receiver = range.lowerBound..<(name - 1)
    }
    guard let found = controller(receiver) else { return nil }
    return .forwarded(Forwarding(expression: tokens.quoted(found)))
  }
}

extension ObjectiveCValueReader {
  /// The expression for a controller, where a range is one for certain; that of a variable is what it is bound to.
  private func controller(_ range: Range<Int>) -> Range<Int>? {
    let range = tokens.withoutParentheses(range)
    guard range.count <= 32, let first = range.first,
      !(range.count == 1 && (tokens.isWord(first, "self") || tokens.isWord(first, "super"))),
      !range.contains(where: { tokens.isWord($0, "super") || tokens.kind($0) == .string || tokens.isSign($0, ":") })
    else { return nil }
    if range.count == 1, let bound = constant(first), let found = controller(bound) { return found }
    let isElement = range.contains { index in
      tokens.isName(index, "lastObject") || tokens.isName(index, "firstObject")
    }
    if isElement {
      let isList = range.contains { tokens.isName($0, "viewControllers") || tokens.isName($0, "childViewControllers") }
      return isList ? range : nil
    }
    guard let last = range.last(where: { tokens.isName($0) }) else { return nil }
    if Receiver.kind(ofName: tokens.text(last)) == .controller { return range }
    return range.count == 1 && Receiver(range, in: tokens, bindings).kind == .controller ? range : nil
  }

  /// The question for the declaration behind a name: `IS_IPAD`, `self.lock`, `[UIDevice currentDevice].isPad`, `isPad()`.
  func query(_ range: Range<Int>, depth: Int) -> NameQuery? {
    guard let first = range.first, let last = range.last(where: { tokens.isName($0) }), range.count <= 32,
      Receiver.kind(ofName: tokens.text(last)) != .controller
    else { return nil }
    if let message = ObjectiveCMessage(at: first, in: tokens), message.end == range.upperBound {
      guard let piece = message.pieces.first, message.pieces.count == 1, tokens.isName(piece.name),
        let owner = owner(message.receiver)
      else { return nil }
      guard let argument = piece.argument else { return query(piece.name, owner, nil) }
      guard let value = literalArgument(argument) else { return nil }
      return query(piece.name, owner, [NameQuery.Argument(label: "", value: value)])
    }
    if let close = range.last, tokens.isSign(close, ")"), tokens.partner(close) == first + 1, tokens.isName(first) {
      let inside = tokens.inside(first + 1)
      var passed: [NameQuery.Argument] = []
      for part in tokens.split(inside) where !part.isEmpty {
        guard let value = literalArgument(part) else { return nil }
        passed.append(NameQuery.Argument(label: "", value: value))
      }
      return query(first, .own(nil), passed)
    }
    guard let name = range.last, tokens.isName(name) else { return nil }
    if range.count == 1 {
      guard !tokens.isWord(name, "self"), !tokens.isWord(name, "nil") else { return nil }
      let type = container
      let text = tokens.text(name)
      let isInstance = text.utf8.first == UInt8(ascii: "_") || constants.synthesized.contains(text)
      return query(name, .own(isInstance ? type : nil), nil)
    }
    guard tokens.isSign(name - 1, "."), let owner = owner(range.lowerBound..<(name - 1)) else { return nil }
    return query(name, owner, nil)
  }

  private func query(_ name: Int, _ owner: NameQuery.Owner, _ arguments: [NameQuery.Argument]?) -> NameQuery {
    var text = tokens.text(name)
    if text.utf8.first == UInt8(ascii: "_"), text.utf8.count > 1 { text.removeFirst() }
    return NameQuery(
      name: text, owner: owner, arguments: arguments, expectation: expectation, path: constants.path)
  }

  private func literalArgument(_ range: Range<Int>) -> SourceValue? {
    range.count == 1 ? literal(range, expecting: .bool, depth: 1)?.argument : nil
  }

  /// Whose member follows on these tokens, or nil where that is not certain.
  private func owner(_ range: Range<Int>) -> NameQuery.Owner? {
    ObjectiveCNames.owner(range, in: tokens, bindings, container: container)
  }
}

extension ValueExpectation {
  /// What a message to nil answers.
  var nothing: SourceValue? {
    switch self {
    case .mask: .mask([])
    case .orientation: .orientation(.unknown)
    case .bool: .bool(false)
    case .deviceOrientation, .verdict: nil
    }
  }
}
