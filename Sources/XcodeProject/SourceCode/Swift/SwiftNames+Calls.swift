import AppFacts
import SourceSyntax

// Who calls a function that sets a variable, and which parameter the variable is given.

extension SwiftNames {
  /// A call of a function, of an initialiser, or of `preference(key:value:)`, with one of the names.
  func call(at index: Int, _ names: Set<String>) -> NameCall? {
    let name = tokens.text(index)
    guard names.contains(name) else { return nil }
    let start: Int
    let open: Int
    if tokens.isSign(index + 1, "("), !tokens.isWord(index - 1, "func") {
      (start, open) = (tokens.isSign(index - 1, ".") ? index - 1 : index, index + 1)
    } else if isMetatype(index), tokens.isSign(index - 1, ":"), tokens.isName(index - 2, "key"),
      tokens.isSign(index - 3, "("), tokens.isName(index - 4, "preference")
    {
      (start, open) = (index - 4, index - 3)
    } else if let modifier = SwiftMoments.modifier(performing: index, in: tokens) {
      (start, open) = (modifier, index)
    } else {
      return nil
    }
    let isReference = open == index
    return NameCall(
      function: name, text: tokens.quoted(start..<tokens.after(isReference ? start + 1 : open)),
      owner: owner(Receiver(before: index, in: tokens, constants.bindings), at: index), place: place(index),
      around: surroundings(of: index),
      arguments: isReference || tokens.inside(open).isEmpty ? [] : tokens.split(tokens.inside(open)).map(argument),
      caller: OwnFunction(around: index, tokens, structure))
  }

  /// The parameter that an expression is: one of the function around it, one of the initialiser that sets the property, or
  /// the value of a preference that `onPreferenceChange` hands to its closure.
  func parameter(_ expression: Range<Int>, in function: Range<Int>) -> NameParameter? {
    var range = expression
    if range.count == 3, tokens.isWord(range.lowerBound, "self"), tokens.isSign(range.lowerBound + 1, ".") {
      range = range.dropFirst(2)
    }
    guard let last = range.last, range.count == 1 || tokens.quoted(range) == "$0" else { return nil }
    if let key = preferenceKey(of: range) {
      return NameParameter(function: key, position: .index(1, of: [.init(text: "key"), .init(text: "value")]))
    }
    guard tokens.isName(last) else { return nil }
    let name = tokens.text(last)
    if range == expression, let member = structure.members.first(where: { $0.keyword == function.lowerBound }),
      tokens.isWord(member.keyword, "func"),
      let found = parameter(name, ofFunctionAt: member.name, named: tokens.text(member.name))
    {
      return found
    }
    return property(name, at: last)
  }
}

extension SwiftNames {
  private func argument(_ range: Range<Int>) -> NameCall.Argument {
    let (label, expression) = tokens.labelled(range)
    let function = structure.function(around: range.lowerBound) ?? 0..<tokens.count
    return NameCall.Argument(
      label: label, value: value(of: expression, in: function), parameter: parameter(expression, in: function))
  }

  private func parameter(_ name: String, ofFunctionAt index: Int, named function: String) -> NameParameter? {
    let parameters =
      SwiftDeclaration(
        nameAt: index, isFunction: true, in: tokens, statements: SwiftStatementEnds(tokens: tokens)
      ).parameters ?? []
    guard let position = parameters.firstIndex(where: { $0.name == name }) else { return nil }
    let labels = parameters.map { $0.asLabel(in: tokens) }
    return NameParameter(function: function, position: .index(position, of: labels))
  }

  /// The parameter of the initialiser that gives a stored constant of the type its value.
  private func property(_ name: String, at index: Int) -> NameParameter? {
    guard let scope = structure.scope(at: index), structure.scopes[scope].kind != nil,
      let member = structure.members.first(where: { $0.scope == scope && tokens.text($0.name) == name }),
      tokens.isWord(member.keyword, "let")
    else { return nil }
    let type = SourceType.simpleName(of: structure.scopes[scope].name)
    let written = (structure.scopes[scope].keyword..<tokens.count).filter { initial in
      tokens.isWord(initial, "init") && tokens.isSign(initial + 1, "(") && !tokens.isSign(initial - 1, ".")
        && structure.scope(at: initial) == scope
    }
    if written.isEmpty { return NameParameter(function: type, position: .label(name)) }
    return written.lazy.compactMap { parameter(name, ofFunctionAt: $0, named: type) }.first
  }

  /// The key of the preference whose value is an expression in a closure of `onPreferenceChange(Key.self)`.
  private func preferenceKey(of expression: Range<Int>) -> String? {
    var open = expression.lowerBound - 1
    while open >= 0, tokens.kind(open) != .open {
      open = tokens.kind(open) == .close ? (tokens.partner(open) ?? 0) - 1 : open - 1
    }
    guard tokens.isSign(open, "{"), tokens.isSign(open - 1, ")"), let call = tokens.partner(open - 1),
      tokens.isName(call - 1, "onPreferenceChange"), isMetatype(call + 1)
    else { return nil }
    let isNamed = tokens.isName(open + 1) && tokens.isWord(open + 2, "in")
    guard tokens.quoted(expression) == (isNamed ? tokens.text(open + 1) : "$0") else { return nil }
    return tokens.text(call + 1)
  }

  private func isMetatype(_ index: Int) -> Bool {
    tokens.isName(index) && tokens.isSign(index + 1, ".") && tokens.isWord(index + 2, "self")
  }
}
