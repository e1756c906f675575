import AppFacts
import SourceSyntax

/// Finds where a Swift source declares names that are looked for, and where it gives variables of these names a value.
struct SwiftNames {
  let tokens: TokenList
  let structure: SwiftStructure
  let constants: SwiftConstants
  /// The names of all members, by their tokens.
  private let members: Set<Int>

  init(_ bytes: [UInt8], path: String, names: any NameLookup) {
    tokens = SwiftLexer.tokens(of: bytes)
    structure = SwiftStructure(tokens, withMembers: true)
    constants = SwiftConstants(tokens, structure, path: path, names: names)
    members = Set(structure.members.map(\.name))
  }

  func parts(_ names: Set<String>) -> NamedParts {
    var parts = NamedParts()
    for member in structure.members where names.contains(tokens.text(member.name)) {
      if let declaration = declaration(member) { parts.declarations.append(declaration) }
    }
    // Where the braces end in which a variable is bound.
    var blockEnds: [Int: Int] = [:]
    for index in 0..<tokens.count where tokens.isName(index) || tokens[index].kind == .string {
      guard !members.contains(index) else { continue }
      if let assignment = assignment(at: index, names, &blockEnds) { parts.assignments.append(assignment) }
      if let call = call(at: index, names) { parts.calls.append(call) }
    }
    return parts
  }
}

extension SwiftNames {
  private func declaration(_ member: SwiftStructure.Member) -> NameDeclaration? {
    let scope = member.scope.map { structure.scopes[$0] }
    let isFunction = tokens.isWord(member.keyword, "func")
    let read = SwiftDeclaration(member, in: tokens)
    let modifiers = SwiftModifiers(before: member.keyword, in: tokens)
    let isRequirement = if case .none = read.content { true } else { false }
    if scope?.kind == .protocolType, isRequirement || isFunction { return nil }
    let kind = kind(of: member, read, modifiers, in: scope)
    // A requirement of a protocol has the same braces as a getter.
    if scope?.kind == .protocolType { return nil }
    let range = member.keyword..<max(read.end, member.name + 1)
    let parameters = read.parameters?.map(\.name) ?? []
    return NameDeclaration(
      name: tokens.text(member.name), kind: kind, type: scope.map { SourceType.simpleName(of: $0.name) },
      labels: read.parameters.map { $0.map { $0.label == "_" ? "" : $0.label } },
      place: place(member.name),
      isConstant: tokens.isWord(member.keyword, "let"), calls: moments.didSetCalls(member),
      value: { expectation, arguments in
        if expectation == .controller, case .body(let body) = read.content,
          let front = tokens.frontController(
            in: body, of: range, named: tokens.text(member.name), isGivenRoot: arguments.first.map(NameQuery.isRoot))
        {
          return .forwarded(front)
        }
        guard arguments.count == parameters.count else { return nil }
        var reader = SwiftValueReader(
          tokens: tokens, constants: constants, scope: member.scope, superNames: [], function: range,
          expectation: expectation)
        for (parameter, argument) in zip(parameters, arguments) { reader.arguments[parameter] = argument }
        return reader.value(of: read.content)
      })
  }

  private func kind(
    of member: SwiftStructure.Member, _ read: SwiftDeclaration, _ modifiers: SwiftModifiers,
    in scope: SwiftStructure.Scope?
  ) -> NameDeclaration.Kind {
    switch read.content {
    case .body: return .helper
    case .observed: return modifiers.has("override") ? .unreadable : .variable
    case .none, .initial: break
    }
    guard hasPlainStorage(member.keyword) else { return .unreadable }
    if tokens.isWord(member.keyword, "let"), case .initial = read.content { return .constant }
    // A structure's variables are given values by an initialiser that nobody writes.
    let isStatic = modifiers.has("static") || modifiers.has("class") || scope == nil
    return isStatic || scope?.kind != .structType ? .variable : .unreadable
  }

  /// Whether no property wrapper and no storyboard gives the variable its value.
  private func hasPlainStorage(_ keyword: Int) -> Bool {
    var index = keyword - 1
    while index >= 0, keyword - index < 40 {
      if tokens.isSign(index, ")"), let open = tokens.partner(index), open < index {
        index = open - 1
      } else if tokens.isName(index), tokens.isSign(index - 1, "@") {
        let names: [StaticString] = [
          "objc", "nonobjc", "MainActor", "Published", "available", "usableFromInline", "inlinable", "objcMembers",
          "ObservationIgnored",
        ]
        guard names.contains(where: { tokens.isName(index, $0) }) else { return false }
        index -= 2
      } else if tokens.kind(index) == .word, tokens[index + 1].gap != .newLine || tokens.isSign(index - 1, "@") {
        guard !tokens.isSign(index - 1, ".") else { return true }
        index -= 1
      } else {
        return true
      }
    }
    return true
  }
}

extension SwiftNames {
  /// An assignment to a variable with one of the names, or another way to change it.
  private func assignment(
    at index: Int, _ names: Set<String>, _ blockEnds: inout [Int: Int]
  ) -> NameAssignment? {
    if tokens[index].kind == .string { return keyValueCoding(at: index, names) }
    let text = tokens.text(index)
    guard names.contains(text), !tokens.isWord(index - 1, "let"), !tokens.isWord(index - 1, "var") else { return nil }
    let function = structure.function(around: index) ?? 0..<tokens.count
    let receiver = Receiver(before: index, in: tokens, constants.bindings)
    if !receiver.hasDot, isLocal(index, text, in: function, &blockEnds) { return nil }
    let start = receiver.hasDot ? receiver.range.lowerBound : index
    let ends = SwiftStatementEnds(tokens: tokens)
    var next = index + 1
    while tokens.isSign(next, "?") && tokens[next].gap == .none
      || tokens.isSign(next, "!") && tokens.isSign(next + 1, "=")
        && tokens[next].gap == .none && tokens[next + 1].gap != .none
    {
      next += 1
    }
    let isPlain = tokens.isSign(next, "=") && !tokens.areSigns(next, "=", "=")
    let isProjected =
      tokens.isSign(index - 1, "$") || tokens.isSign(start - 1, "&") || tokens.isSign(start - 1, "$")
      || tokens.isSign(index - 1, ".") && tokens.isSign(index - 2, "\\")
    guard isPlain || isProjected || isChanged(next) else { return nil }
    let end = ends.end(from: start)
    let assigned = isPlain && !isProjected ? (next + 1)..<max(end, next + 1) : nil
    return NameAssignment(
      name: text, text: tokens.quoted(start..<max(end, index + 1)), owner: owner(receiver, at: index),
      place: place(index), around: surroundings(of: index), value: assigned.map { value(of: $0, in: function) },
      parameter: assigned.flatMap { parameter($0, in: function) },
      function: OwnFunction(around: index, tokens, structure),
      modifier: modifier(around: index))
  }

  /// The modifier of SwiftUI in whose body a place is.
  private func modifier(around index: Int) -> String? {
    guard let scope = structure.scope(at: index).map({ structure.scopes[$0] }),
      scope.inherited.contains("ViewModifier"),
      let member = structure.member(around: index), tokens.isName(structure.members[member].name, "body")
    else { return nil }
    return SourceType.simpleName(of: scope.name)
  }

  /// The value of an expression in a function, by what is expected.
  func value(of expression: Range<Int>, in function: Range<Int>) -> (ValueExpectation) -> SourceValue {
    { expectation in
      SwiftValueReader(
        tokens: tokens, constants: constants, scope: structure.scope(at: expression.lowerBound), superNames: [],
        function: function, expectation: expectation
      ).value(of: expression)
    }
  }

  func place(_ index: Int) -> FilePlace { FilePlace(path: constants.path, line: tokens.line(index)) }

  func surroundings(of index: Int) -> NameSurroundings {
    var around = NameSurroundings(
      of: index, in: structure.function(around: index),
      named: structure.member(around: index).map { structure.members[$0].name }, of: tokens,
      type: structure.scope(at: index).map { structure.scopes[$0].name })
    moments.complete(&around, of: index)
    return around
  }

  private var moments: SwiftMoments {
    SwiftMoments(tokens: tokens, structure: structure, bindings: constants.bindings)
  }

  /// Whether the name is one of a variable in the braces around it. Parameters cannot be assigned to, so they do not count.
  private func isLocal(
    _ index: Int, _ name: String, in function: Range<Int>, _ blockEnds: inout [Int: Int]
  ) -> Bool {
    constants.bindings.places(of: name, in: function).contains { place in
      guard place < index, !members.contains(place), tokens.isWord(place - 1, "let") || tokens.isWord(place - 1, "var")
      else { return false }
      let end = blockEnds[place] ?? tokens.first(in: place..<tokens.count) { tokens.kind($0) == .close } ?? tokens.count
      blockEnds[place] = end
      return index < end
    }
  }

  /// Whether an operator with `=` or a method that changes a value follows.
  private func isChanged(_ next: Int) -> Bool {
    for sign: Unicode.Scalar in ["|", "&", "^", "+", "-"] where tokens.areSigns(next, sign, "=") { return true }
    guard tokens.isSign(next, "."), tokens.isName(next + 1), tokens.isSign(next + 2, "(") else { return false }
    switch tokens.text(next + 1) {
    case "toggle", "insert", "remove", "update", "formUnion", "formIntersection", "formSymmetricDifference", "subtract":
      return true
    default: return false
    }
  }

  func owner(_ receiver: Receiver, at index: Int) -> NameQuery.Owner {
    let own = structure.scope(at: index).map { structure.scopes[$0].name }
    guard receiver.hasDot, !receiver.isSelf else { return .own(own) }
    guard let first = receiver.range.first else { return .object("", types: []) }
    if tokens.isSign(first, "("), let last = tokens.inside(first).last, tokens.isName(last) {
      return .type(tokens.text(last))
    }
    let text = tokens.text(first)
    if text.isTypeName, receiver.range.filter({ tokens.isName($0) }).count <= 2 { return .type(text) }
    return .object(
      text, types: receiver.range.count == 1 ? constants.bindings.typeNames(inDeclarationOf: text, before: first) : [])
  }

  /// `setValue(true, forKey: "name")`, of what may be an object of the app: the device has a property of such a name, too.
  private func keyValueCoding(at index: Int, _ names: Set<String>) -> NameAssignment? {
    guard tokens.isSign(index - 1, ":"), tokens.isName(index - 2, "forKey") || tokens.isName(index - 2, "forKeyPath"),
      let content = tokens.stringContent(index), names.contains(content),
      let call = (max(0, index - 40)..<index).last(where: { tokens.isName($0, "setValue") }),
      Receiver(before: call, in: tokens, constants.bindings).kind != .device
    else { return nil }
    return NameAssignment(
      name: content, text: "setValue(…, forKey: \"\(content)\")", owner: .object("", types: []),
      place: place(index), around: surroundings(of: index))
  }
}
