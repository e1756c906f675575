import AppFacts
import SourceSyntax

// What other declarations and other controllers answer.

extension ObjectiveCValueReader {
  /// What another controller answers to the same question: `[self.topViewController supportedInterfaceOrientations]`.
  func forwarded(_ range: Range<Int>, depth: Int) -> SourceValue? {
    guard let (receiver, name) = member(range), expectation.asks(tokens.text(name), ofWhomAnswers: [superSelector])
    else { return nil }
    return controller(receiver, depth: depth + 1)
  }

  /// A forwarding to the controller that an expression is for certain. A variable is what it is bound to, and a method of
  /// the class itself is what it returns.
  func controller(_ range: Range<Int>, depth: Int) -> SourceValue? {
    let range = withoutCasts(range)
    if let found = resolved(range, depth: depth) { return found }
    let isOpen = expectation == .controller && (isVariable(range.lowerBound) || isOwn(range))
    guard range.count <= 32, let first = range.first, !isOpen,
      !(range.count == 1 && (tokens.isWord(first, "self") || tokens.isWord(first, "super"))),
      !range.contains(where: { tokens.isWord($0, "super") || tokens.kind($0) == .string || tokens.isSign($0, ":") })
    else { return nil }
    let written = SourceValue.forwarded(Forwarding(expression: tokens.quoted(range)))
    let isElement = range.contains { index in
      tokens.isName(index, "lastObject") || tokens.isName(index, "firstObject")
    }
    if isElement {
      let isList = range.contains { tokens.isName($0, "viewControllers") || tokens.isName($0, "childViewControllers") }
      return isList ? written : nil
    }
    guard let last = range.last(where: { tokens.isName($0) }) else { return nil }
    if Receiver.kind(ofName: tokens.text(last)) == .controller { return written }
    return range.count == 1 && Receiver(range, in: tokens, bindings).kind == .controller ? written : nil
  }

  /// `[nav.topViewController isKindOfClass:x]`, `vc` and `vc != nil` with the controller to which the variable is bound, or
  /// that a method gives, in its place.
  func controllerQuestion(_ range: Range<Int>, depth: Int) -> SourceValue? {
    guard let first = range.first else { return nil }
    let subject: Range<Int>
    if let message = ObjectiveCMessage(at: first, in: tokens), message.end == range.upperBound {
      guard message.selector == "isKindOfClass:" || message.selector == "conformsToProtocol:" else { return nil }
      subject = message.receiver
    } else {
      let isNil = range.count == 4 && tokens.isSign(first + 2, "=") && tokens.isWord(first + 3, "nil")
      guard range.count == 1 || isNil && (tokens.isSign(first + 1, "=") || tokens.isSign(first + 1, "!")) else {
        return nil
      }
      subject = first..<(first + 1)
    }
    let name = subject.first { tokens.isName($0) }
    guard let name, isVariable(name) || subject.count > 1 && tokens.isWord(name, "self"),
      case .forwarded(let controller)? = resolved(subject, depth: depth)
    else { return nil }
    let rest = subject.upperBound..<range.upperBound
    let text =
      tokens.quoted(first..<subject.lowerBound) + controller.expression + (rest.isEmpty ? "" : " ")
      + tokens.quoted(rest)
    return .choice([
      SourceValue.Branch(condition: text, value: .bool(true)), SourceValue.Branch(condition: nil, value: .bool(false)),
    ])
  }
}

extension ObjectiveCValueReader {
  /// What is sent a message without arguments, or has a member, and the name of that.
  private func member(_ range: Range<Int>) -> (receiver: Range<Int>, name: Int)? {
    guard let first = range.first, let last = range.last else { return nil }
    if let message = ObjectiveCMessage(at: first, in: tokens), message.end == range.upperBound {
      guard message.pieces.count == 1, message.pieces[0].argument == nil else { return nil }
      return (message.receiver, message.pieces[0].name)
    }
    guard range.count > 2, tokens.isName(last), tokens.isSign(last - 1, ".") else { return nil }
    return (first..<(last - 1), last)
  }

  /// Whether a variable or a parameter of the method has the name.
  private func isVariable(_ name: Int) -> Bool {
    guard let function, tokens.isName(name) else { return false }
    return !bindings.places(of: tokens.text(name), in: function).isEmpty
  }

  /// Whether a range is a member of `self` that is none of UIKit's relations.
  private func isOwn(_ range: Range<Int>) -> Bool {
    guard let (receiver, name) = member(range), case .other = Forwarding(expression: tokens.text(name)) else {
      return false
    }
    return receiver.count == 1 && tokens.isWord(receiver.lowerBound, "self")
  }

  /// The controller behind a variable, a method of the class or the index of the selected tab, and relations from there;
  /// nil where nothing stands for another expression.
  private func resolved(_ range: Range<Int>, depth: Int) -> SourceValue? {
    let range = withoutCasts(range)
    guard depth < Outcome.deepest, range.count <= 32, let first = range.first else { return nil }
    if range.count == 1 {
      return tokens.isName(first) ? constant(first).flatMap { controller($0, depth: depth + 1) } : nil
    }
    if isSelectedTab(range) { return .forwarded(.selected) }
    if let message = ObjectiveCMessage(at: first, in: tokens), message.end == range.upperBound,
      message.pieces.count == 1, let argument = message.pieces[0].argument, let owner = owner(message.receiver)
    {
      guard argument.last(where: { tokens.isName($0) }).map({ tokens.isName($0, "rootViewController") }) ?? false
      else { return nil }
      return names.answer(
        to: NameQuery(
          name: tokens.text(message.pieces[0].name), owner: owner,
          arguments: [.root], expectation: .controller,
          path: constants.path))?.value
    }
    guard let (receiver, name) = member(range) else { return nil }
    let text = tokens.text(name)
    if receiver.count == 1, tokens.isWord(receiver.lowerBound, "self") {
      guard case .other = Forwarding(expression: text), Receiver.kind(ofName: text) == .controller,
        text != "navigationController", text != "tabBarController"
      else { return nil }
      return names.answer(
        to: NameQuery(
          name: text, owner: .own(container), arguments: nil, expectation: .controller, path: constants.path))?.value
    }
    if text == "lastObject" || text == "firstObject" {
      guard let (owner, list) = member(receiver), tokens.isName(list, "viewControllers") else { return nil }
      return resolved(owner, depth: depth + 1)?.forwarded(on: "viewControllers." + text)
    }
    if case .other = Forwarding(expression: text) { return nil }
    return resolved(receiver, depth: depth + 1)?.forwarded(on: text)
  }

  /// `self.viewControllers[self.selectedIndex]`, in any way of writing it.
  private func isSelectedTab(_ range: Range<Int>) -> Bool {
    let names = range.filter { tokens.isName($0) && !tokens.isWord($0, "self") }.map { tokens.text($0) }
    return names.filter { $0 != "objectAtIndex" } == ["viewControllers", "selectedIndex"]
      && range.allSatisfy { index in
        tokens.isName(index) || [".", "[", "]", ":"].contains { tokens.isSign(index, $0) }
      }
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
    case .deviceOrientation, .verdict, .controller: nil
    }
  }
}

extension SourceValue {
  /// Forwardings to what stands in a relation to the controllers of these.
  fileprivate func forwarded(on member: String) -> SourceValue {
    switch self {
    case .forwarded(let controller): .forwarded(Forwarding(expression: controller.expression + "." + member))
    case .choice(let branches):
      .choice(
        branches.map { Branch(condition: $0.condition, meaning: $0.meaning, value: $0.value.forwarded(on: member)) })
    case .mask, .orientation, .deviceOrientation, .bool, .inherited, .computed: self
    }
  }
}
