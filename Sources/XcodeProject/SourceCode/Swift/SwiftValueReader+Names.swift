import AppFacts
import SourceSyntax

// What other declarations and other controllers answer.

extension SwiftValueReader {
  /// What another controller answers to the same question: `topViewController?.supportedInterfaceOrientations`.
  func forwarded(_ range: Range<Int>) -> SourceValue? {
    var end = range.upperBound
    if tokens.isSign(end - 1, ")"), tokens.partner(end - 1) == end - 2 { end -= 2 }
    let name = end - 1
    guard range.contains(name), name > range.lowerBound + 1, tokens.isName(name), tokens.isSign(name - 1, "."),
      expectation.asks(tokens.text(name), ofWhomAnswers: superNames)
    else { return nil }
    return controllers(range.lowerBound..<(name - 1), depth: 0).flatMap(forwarded)
  }

  /// What the controller answers that an expression is, in a helper that returns it.
  func controller(_ range: Range<Int>) -> SourceValue? { controllers(range, depth: 0).flatMap(forwarded) }

  /// `top is Player` and `let player = top as? Player`, with the controller that a function gives in the place of the call.
  func controllerQuestion(_ range: Range<Int>, depth: Int) -> SourceValue? {
    let isBinding =
      range.count > 3 && tokens.isWord(range.lowerBound, "let") && tokens.isAssignment(range.lowerBound + 2)
    let question = isBinding ? range.dropFirst(3) : range
    let cast = tokens.first(in: question) {
      tokens.isWord($0, "is") || tokens.isWord($0, "as") && tokens.isSign($0 + 1, "?")
    }
    let subject = question.lowerBound..<(cast ?? question.upperBound)
    guard isBinding || cast != nil, case .forwarded(let front)? = controller(subject), front.isInFront else {
      return nil
    }
    let rest = cast.map { " " + tokens.quoted($0..<question.upperBound) } ?? ""
    let text =
      tokens.quoted(range.lowerBound..<question.lowerBound) + (isBinding ? " " : "") + front.expression
      + rest
    return .choice([
      SourceValue.Branch(condition: text, value: .bool(true)), SourceValue.Branch(condition: nil, value: .bool(false)),
    ])
  }

  private func forwarded(to found: [FoundController]) -> SourceValue? {
    let ways: [(Outcome.Condition?, Outcome)] = found.enumerated().map { index, one in
      let condition = index + 1 == found.count ? nil : Outcome.Condition(text: one.text + " != nil")
      return (condition, .returned(one.value))
    }
    return Outcome.ways(ways, areExhaustive: true).value
  }
}

extension SwiftValueReader {
  /// An expression for a controller, and what is forwarded by it.
  private struct FoundController {
    let text: String
    let value: SourceValue
  }

  /// The expressions for controllers of which the first is asked that is there, `a` and `b` in `(a ?? b)`; that of a local
  /// constant is what it is bound to. nil where they are not controllers for certain.
  private func controllers(_ range: Range<Int>, depth: Int) -> [FoundController]? {
    let range = tokens.withoutParentheses(tokens.withoutMarks(range))
    let marks = tokens.first(in: range) { tokens.areSigns($0, "?", "?") && tokens[$0].gap != .none }
    if let marks, depth < 4 {
      guard let first = controllers(range.lowerBound..<marks, depth: depth + 1),
        let second = controllers((marks + 2)..<range.upperBound, depth: depth + 1)
      else { return nil }
      return first + second
    }
    if let helper = helper(range) { return [helper] }
    guard depth < 4, let last = range.last, tokens.isName(last), !tokens.isWord(last, "self"),
      !tokens.isWord(last, "super")
    else { return nil }
    for index in range
    where
      !(tokens.isName(index) || tokens.isSign(index, ".") || tokens.isSign(index, "?")
      || tokens.isSign(index, "!"))
    {
      return nil
    }
    let isElement =
      range.count > 2 && (tokens.isName(last, "last") || tokens.isName(last, "first"))
      && (range.dropLast(2).last { tokens.isName($0) }.map {
        tokens.isName($0, "viewControllers") || tokens.isName($0, "children")
          || tokens.isName($0, "childViewControllers")
      } ?? false)
    let isController =
      isElement || tokens.isName(last, "parent") || Receiver.kind(ofName: tokens.text(last)) == .controller
      || range.count == 1 && Receiver(range, in: tokens, constants.bindings).kind == .controller
    if range.count == 1, let function, let binding = onlyBinding(of: tokens.text(last), before: last, in: function),
      let value = boundExpression(at: binding)
    {
      return controllers(value, depth: depth + 1) ?? (isController ? [written(value)] : nil)
    }
    return isController ? [written(range)] : nil
  }

  private func written(_ range: Range<Int>) -> FoundController {
    let text = tokens.quoted(range)
    return FoundController(text: text, value: .forwarded(Forwarding(expression: text)))
  }

  /// The controller that a property or function returns which the app declares: `activeController` of the type in the file,
  /// `self.current()`, and any function that is called by the name of a type, `UIApplication.topViewController(root)`.
  private func helper(_ range: Range<Int>) -> FoundController? {
    let open = range.last.flatMap { tokens.isSign($0, ")") ? tokens.partner($0) : nil }
    let name = (open ?? range.upperBound) - 1
    guard range.contains(name), range.count <= 64, tokens.isName(name),
      case let isOfRoot = isRoot(range.lowerBound..<name),
      let owner = isOfRoot ? .type("UIViewController") : owner(range.lowerBound..<name),
      case let text = tokens.text(name)
    else { return nil }
    switch owner {
    case .own:
      guard open != nil || declaresHelper(text), function.map({ bindings.places(of: text, in: $0).isEmpty }) ?? true
      else { return nil }
    case .type:
      if open == nil {
        guard case .other = Forwarding(expression: text), text != "rootViewController" else { return nil }
      }
    case .object: return nil
    }
    let arguments = isOfRoot ? [.root] : open.map { controllerArguments(tokens.inside($0)) }
    let query = NameQuery(
      name: text, owner: owner, arguments: arguments, expectation: .controller, path: constants.path)
    return names.answer(to: query).map { FoundController(text: tokens.quoted(range), value: $0.value) }
  }

  /// Whether an expression is the root of a window.
  private func isRoot(_ range: Range<Int>) -> Bool {
    range.last { tokens.isName($0) }.map { tokens.isName($0, "rootViewController") } ?? false
  }

  /// The arguments of a function that gives a controller: the root of the window, and anything else.
  private func controllerArguments(_ range: Range<Int>) -> [NameQuery.Argument] {
    guard !range.isEmpty else { return [] }
    return tokens.split(range).map { part in
      let (label, expression) = tokens.labelled(part)
      return NameQuery.Argument(
        label: label, value: isRoot(expression) ? NameQuery.Argument.root.value : .computed(""))
    }
  }

  /// Whether a type in the file has a member with a name that is none of UIKit's relations.
  private func declaresHelper(_ name: String) -> Bool {
    guard case .other = Forwarding(expression: name), scope != nil else { return false }
    return constants.structure.members.contains { $0.scope != nil && tokens.text($0.name) == name }
  }

  /// Where a function binds a name by `let`, if it does so once.
  private func onlyBinding(of name: String, before use: Int, in function: Range<Int>) -> Int? {
    let places = constants.bindings.places(of: name, in: function)
    guard places.count == 1, let place = places.first, place < use, tokens.isWord(place - 1, "let") else { return nil }
    return place
  }

  /// The question for the declaration behind a name, `isPad`, `self.lock`, `UIDevice.current.isPad` or `masks(for: .pad)`.
  func query(_ range: Range<Int>, depth: Int) -> NameQuery? {
    var end = range.upperBound
    var passed: [NameQuery.Argument]?
    if tokens.isSign(end - 1, ")"), let open = tokens.partner(end - 1), range.contains(open) {
      guard let read = callArguments(tokens.inside(open), depth: depth) else { return nil }
      passed = read
      end = open
    }
    let name = end - 1
    // A controller is no truth and no mask, and its name stands in many files.
    guard range.contains(name), tokens.isName(name), !isKeyword(name), range.count <= 64,
      Receiver.kind(ofName: tokens.text(name)) != .controller
    else { return nil }
    guard let owner = owner(range.lowerBound..<name) else { return nil }
    return NameQuery(
      name: tokens.text(name), owner: owner, arguments: passed, expectation: expectation, path: constants.path)
  }

  /// Whose member stands behind these tokens, or nil where that is not certain.
  private func owner(_ range: Range<Int>) -> NameQuery.Owner? {
    let own = scope.map { constants.structure.scopes[$0].name }
    guard let dot = range.last else { return .own(own) }
    guard tokens.isSign(dot, ".") else { return nil }
    if range.count == 1 {
      switch expectation {
      case .mask: return .type("UIInterfaceOrientationMask")
      case .orientation: return .type("UIInterfaceOrientation")
      case .deviceOrientation, .bool, .verdict, .controller: return nil
      }
    }
    let base = tokens.withoutMarks(range.dropLast())
    guard let first = base.first else { return nil }
    if base.count == 1, tokens.isWord(first, "self") || tokens.isWord(first, "Self") { return .own(own) }
    if tokens.isSign(first, "("), tokens.after(first) == base.upperBound {
      let inside = tokens.inside(first)
      guard let cast = tokens.first(in: inside, where: { tokens.isWord($0, "as") }) else { return nil }
      return inside.last.flatMap { $0 > cast && tokens.isName($0) ? .type(tokens.text($0)) : nil }
    }
    var parts: [String] = []
    var index = first
    while index < base.upperBound {
      guard tokens.isName(index) else { return nil }
      parts.append(tokens.text(index))
      index += 1
      if tokens.isSign(index, "("), base.contains(index) {
        guard tokens.inside(index).isEmpty else { return nil }
        index = tokens.after(index)
      }
      while base.contains(index), tokens.isSign(index, "?") || tokens.isSign(index, "!") { index += 1 }
      guard index < base.upperBound else { break }
      guard tokens.isSign(index, ".") else { return nil }
      index += 1
    }
    if parts.first == "self" { parts.removeFirst() }
    let types = parts.prefix(while: \.isTypeName)
    if let type = types.last { return parts.count <= types.count + 1 ? .type(type) : nil }
    guard parts.count == 1, let variable = parts.first else { return nil }
    return .object(variable, types: bindings.typeNames(inDeclarationOf: variable, before: first))
  }

  private func callArguments(_ range: Range<Int>, depth: Int) -> [NameQuery.Argument]? {
    guard !range.isEmpty else { return [] }
    var read: [NameQuery.Argument] = []
    for part in tokens.split(range) {
      let (label, expression) = tokens.labelled(part)
      // `.portrait` alone may be a member of any type.
      let literal = literal(expression, expecting: .bool, depth: depth + 1)
      guard let value = literal?.argument else { return nil }
      read.append(NameQuery.Argument(label: label, value: value))
    }
    return read
  }

  private func isKeyword(_ index: Int) -> Bool {
    ["self", "super", "true", "false", "nil", "init", "Self"].contains { tokens.isWord(index, $0) }
  }
}

extension SourceValue {
  /// The opposite of a truth; anything else as it is.
  var negated: SourceValue {
    switch self {
    case .bool(let truth): .bool(!truth)
    case .choice(let branches):
      .choice(
        branches.map { Branch(condition: $0.condition, meaning: $0.meaning, value: $0.value.negated) })
    case .mask, .orientation, .deviceOrientation, .inherited, .forwarded, .computed: self
    }
  }
}

extension ValueExpectation {
  /// Whether a member of a controller with this name answers what is expected.
  func asks(_ name: String, ofWhomAnswers names: [String]) -> Bool {
    switch self {
    case .mask: name == "supportedInterfaceOrientations"
    case .orientation: name == "preferredInterfaceOrientationForPresentation"
    case .bool: names.contains(name)
    case .deviceOrientation, .verdict, .controller: false
    }
  }
}
