import AppFacts
import SourceSyntax

/// Finds out which view controller an expression of a Swift source means.
struct SwiftControllerReader {
  /// How often a name may lead to another one.
  private static let longestTrail = 6
  /// How many declarations of a name are looked at for a member, and how far back what a variable is given.
  private static let mostBindings = 64
  /// How many values a name may be given.
  private static let mostAlternatives = 64
  private static let farthestAssignment = 2_000

  let tokens: TokenList
  let path: String
  let structure: SwiftStructure
  private let statements: SwiftStatementEnds
  /// Where names are declared as constants, variables or parameters.
  private let bindings: [String: [Int]]
  /// Those of them that are members of types or of the file.
  private let members: Set<Int>
  /// Where names are given something after their declaration, with `self.` or nothing in front.
  private let assignments: [String: [Int]]

  init(_ tokens: TokenList, path: String) {
    self.tokens = tokens
    self.path = path
    structure = SwiftStructure(tokens, withMembers: true)
    statements = SwiftStatementEnds(tokens: tokens)
    var bindings: [String: [Int]] = [:]
    var assignments: [String: [Int]] = [:]
    for index in 0..<tokens.count where tokens.isName(index) {
      if Self.isAssigned(index, in: tokens) { assignments[tokens.text(index), default: []].append(index) }
      let isVariable = tokens.isWord(index - 1, "let") || tokens.isWord(index - 1, "var")
      let isTyped = tokens.isSign(index + 1, ":") && tokens.isName(index + 2) && !tokens.isSign(index - 1, ".")
      if isVariable || isTyped && tokens.text(index + 2).isTypeName {
        bindings[tokens.text(index), default: []].append(index)
      }
    }
    self.bindings = bindings
    self.assignments = assignments
    members = Set(structure.members.map(\.name))
  }

  private static func isAssigned(_ index: Int, in tokens: TokenList) -> Bool {
    guard tokens.isSign(index + 1, "="), !tokens.isSign(index + 2, "=") else { return false }
    guard tokens.isSign(index - 1, ".") else {
      return !tokens.isWord(index - 1, "let") && !tokens.isWord(index - 1, "var")
    }
    return tokens.isWord(index - 2, "self") || tokens.isSign(index - 2, "?") && tokens.isWord(index - 3, "self")
  }

  /// The simple name of the type around a token.
  func type(around index: Int) -> String? {
    structure.scope(at: index).map { SourceType.simpleName(of: structure.scopes[$0].name) }
  }

  /// The controller whose code is around a token; in an extension of UIKit's class, what the method is called on.
  func own(at index: Int) -> ControllerReference? {
    guard let type = type(around: index) else { return nil }
    guard PlacementNames.isGeneral(type) else { return .known(type) }
    guard let function = structure.function(around: index), tokens.isWord(function.lowerBound, "func") else {
      return nil
    }
    let name = function.lowerBound + 1
    let declaration = SwiftDeclaration(nameAt: name, isFunction: true, in: tokens, statements: statements)
    return declaration.parameters.map { parameters in
      .parameter(
        FunctionParameter(function: tokens.text(name), type: type, labels: parameters.map(\.label), index: nil))
    }
  }

  /// What is called or assigned to at a name: the expression before the dot.
  func owner(before index: Int) -> Range<Int>? {
    guard tokens.isSign(index - 1, ".") else { return nil }
    func skipMarks(_ index: Int) -> Int {
      var index = index
      while tokens.isSign(index, "?") || tokens.isSign(index, "!") { index -= 1 }
      return index
    }
    let last = skipMarks(index - 2)
    var first = last
    while true {
      if tokens.kind(first) == .close {
        guard let open = tokens.partner(first) else { return nil }
        first = open
        if tokens[open].gap == .none, tokens.isName(open - 1) { first -= 1 }
        if tokens.isSign(open, "{"), tokens.isName(open - 1), tokens.isSign(open - 2, ".") { first = open - 1 }
      }
      guard first >= 0, tokens.isName(first) || tokens.kind(first) == .open else { return nil }
      guard tokens.isSign(first - 1, ".") else { break }
      first = skipMarks(first - 2)
    }
    return first..<(last + 1)
  }

  /// The expression whose method is called with the closure around a token, `UIWindow().then { … }`; nil for other closures.
  func argument(ofClosureAround index: Int) -> Range<Int>? {
    var brace = index - 1
    var steps = 0
    while brace >= 0, tokens.kind(brace) != .open, steps < 400 {
      brace = (tokens.kind(brace) == .close ? tokens.partner(brace) : nil) ?? brace
      brace -= 1
      steps += 1
    }
    guard tokens.isSign(brace, "{"), tokens.isName(brace - 1), let owner = owner(before: brace - 1) else { return nil }
    // A window that is made there is one by its class.
    let name = owner.last.flatMap { tokens.isSign($0, ")") ? tokens.partner($0) : nil }.map { $0 - 1 }
    guard let name else { return isWindow(owner) ? owner : nil }
    return tokens.isName(name) && tokens.text(name).utf8.hasSuffix("Window") ? owner : nil
  }

  /// Whether the code of a type gives a variable what a call makes: `window = UIWindow(windowScene: scene)`.
  func isMade(_ name: String, in scope: String) -> Bool {
    let places = (assignments[name] ?? []).prefix(Self.mostBindings) + (bindings[name] ?? []).prefix(Self.mostBindings)
    return places.contains { place in
      guard type(around: place) ?? "" == scope, tokens.isSign(place + 1, "=") else { return false }
      return value(from: place + 2).contains { tokens.isSign($0, "(") }
    }
  }

  /// The value of an assignment that begins at a token.
  func value(from index: Int) -> Range<Int> {
    index..<max(index, statements.end(from: index, limit: min(index + 400, tokens.count)))
  }

  func place(_ index: Int) -> FilePlace { FilePlace(path: path, line: tokens.line(index)) }

  /// What an expression means; nil where the file does not tell.
  func reference(_ expression: Range<Int>, trail: Int = 0) -> ControllerReference? {
    guard trail < Self.longestTrail else { return nil }
    let range = bare(expression)
    guard let first = range.first, !tokens.isWord(first, "nil") else { return nil }
    let alternatives = alternatives(in: range)
    if alternatives.count > 1 { return one(of: alternatives, trail) }
    if let cast = tokens.first(in: range, where: { tokens.isWord($0, "as") }) {
      return casted(range, at: cast, trail: trail)
    }
    if let scene = scene(in: range) { return scene }
    guard tokens.isName(first) else { return nil }
    if tokens.isWord(first, "self"), range.count == 1 { return own(at: first) }
    let start = tokens.isWord(first, "self") && tokens.isSign(first + 1, ".") ? first + 2 : first
    guard tokens.isName(start) else { return nil }
    if tokens.text(start).isTypeName {
      return made(start, range.upperBound, trail: trail) ?? sent(range, trail: trail)
    }
    let end = tokens.isSign(start + 1, "(") ? tokens.after(start + 1) : start + 1
    guard end == range.upperBound else { return sent(range, trail: trail) }
    if end > start + 1 { return called(start, of: type(around: start), trail: trail) }
    if tokens.isName(start, "rootViewController"), type(around: start)?.utf8.hasSuffix("Window") ?? false {
      return .root
    }
    return variable(start, isMember: start > first, trail: trail)
  }

  /// The expressions of which one counts: `a ?? b`, `isWide ? a : b`.
  func alternatives(in argument: Range<Int>) -> [Range<Int>] {
    let range = bare(argument)
    let question = tokens.first(in: range) {
      tokens.isSign($0, "?") && tokens[$0].gap != .none && !tokens.areSigns($0, "?", "?")
    }
    if let question, let colon = tokens.first(in: (question + 1)..<range.upperBound, where: { tokens.isSign($0, ":") })
    {
      return alternatives(in: (question + 1)..<colon) + alternatives(in: (colon + 1)..<range.upperBound)
    }
    return tokens.split(range, twice: "?")
  }

  /// Where the name of a variable is declared that a token means.
  func binding(of index: Int) -> Int? {
    guard let places = bindings[tokens.text(index)] else { return nil }
    let before = places.leadingCount { $0 < index }
    if before > 0, structure.function(around: index)?.contains(places[before - 1]) ?? false {
      return places[before - 1]
    }
    return memberBinding(of: index)
  }

  /// Where the member of the type around a token is declared that has its name.
  private func memberBinding(of index: Int) -> Int? {
    let scope = type(around: index)
    return (bindings[tokens.text(index)] ?? []).prefix(Self.mostBindings).first {
      members.contains($0) && type(around: $0) == scope
    }
  }

  /// The range without what says nothing of its value: a label, `try`, parentheses, and `!` behind it.
  func bare(_ expression: Range<Int>) -> Range<Int> {
    var range = tokens.withoutParentheses(expression)
    if range.count > 2, tokens.isName(range.lowerBound), tokens.isSign(range.lowerBound + 1, ":") {
      range = range.dropFirst(2)
    }
    while let first = range.first, range.count > 1,
      tokens.isWord(first, "try") || tokens.isWord(first, "await") || tokens.isSign(first, "!")
        || tokens.isSign(first, "?")
    {
      range = range.dropFirst()
    }
    while let last = range.last, range.count > 1, tokens.isSign(last, "!") || tokens.isSign(last, "?") {
      range = range.dropLast()
    }
    return tokens.withoutParentheses(range)
  }

  /// What the declaration of a name says of its value: its type, or what it is given first.
  func declared(at name: Int, trail: Int = 0) -> ControllerReference? {
    var next = name + 1
    var general: ControllerReference?
    if tokens.isSign(next, ":") {
      next += 1
      while tokens.isWord(next, "any") || tokens.isWord(next, "some") { next += 1 }
      guard tokens.isName(next) else { return nil }
      while tokens.isSign(next + 1, "."), tokens.isName(next + 2) { next += 2 }
      let type = tokens.text(next)
      guard type.isTypeName else { return nil }
      if !PlacementNames.isGeneral(type) { return .known(type) }
      general = .known(type)
      next += 1
      while tokens.isSign(next, "!") || tokens.isSign(next, "?") { next += 1 }
    }
    guard tokens.isSign(next, "="), !tokens.isSign(next + 1, "=") else { return general }
    let end = statements.end(from: next + 1, limit: min(next + 200, tokens.count))
    let limit = tokens.first(in: (next + 1)..<max(end, next + 1)) { index in
      tokens.isSign(index, ",") || tokens.isWord(index, "else") || tokens.isSign(index, "{")
    }
    let value = (next + 1)..<(limit ?? max(end, next + 1))
    if value.isEmpty, tokens.isSign(next + 1, "{") { return closure(next + 1, trail: trail) ?? general }
    return reference(value, trail: trail + 1) ?? general
  }

  /// What a body gives: one of what its `return`s give, or its only expression.
  func result(of body: Range<Int>, trail: Int = 0) -> ControllerReference? {
    var returned: [Range<Int>] = []
    for index in body where tokens.isWord(index, "return") && !tokens.isWord(index + 1, "nil") {
      returned.append((index + 1)..<statements.end(from: index + 1, limit: body.upperBound))
    }
    if returned.isEmpty, statements.end(from: body.lowerBound, limit: body.upperBound) == body.upperBound {
      returned = [body]
    }
    return one(of: returned, trail)
  }

  /// What a member is given anywhere in the file, where its declaration does not tell.
  func assigned(to member: Int) -> ControllerReference? {
    let scope = type(around: member)
    let all = (assignments[tokens.text(member)] ?? []).prefix(Self.mostBindings)
    return one(of: values(at: all.filter { type(around: $0) == scope }), 0)
  }

  /// One of what some expressions mean; nil where nothing is known of any.
  private func one(of expressions: [Range<Int>], _ trail: Int) -> ControllerReference? {
    // What branches give is followed in the first steps; later ones would multiply.
    guard expressions.count <= (trail < 2 ? Self.mostAlternatives : 1) else { return nil }
    var found: [ControllerReference] = []
    for reference in expressions.lazy.compactMap({ self.reference($0, trail: trail + 1) })
    where !found.contains(reference) {
      found.append(reference)
    }
    return found.count > 1 ? .either(found) : found.first
  }

  /// What names are given by assignments.
  private func values(at assignments: [Int]) -> [Range<Int>] {
    assignments.filter { !tokens.isWord($0 + 2, "nil") }.map { value(from: $0 + 2) }
  }
}

extension SwiftControllerReader {
  /// The class of a cast, unless it says less than the expression.
  private func casted(_ range: Range<Int>, at cast: Int, trail: Int) -> ControllerReference? {
    var type = cast + 1
    while tokens.isSign(type, "!") || tokens.isSign(type, "?") { type += 1 }
    while tokens.isSign(type + 1, "."), tokens.isName(type + 2) { type += 2 }
    let left = reference(range.lowerBound..<cast, trail: trail + 1)
    guard tokens.isName(type), tokens.text(type).isTypeName else { return left }
    return PlacementNames.isGeneral(tokens.text(type)) ? left : .known(tokens.text(type))
  }

  /// A controller that is made from a storyboard.
  private func scene(in range: Range<Int>) -> ControllerReference? {
    guard
      let call = range.last(where: {
        tokens.isName($0, "instantiateViewController") || tokens.isName($0, "instantiateInitialViewController")
      }), tokens.isSign(call + 1, "("), tokens.after(call + 1) == range.upperBound
    else { return nil }
    let texts = (range.lowerBound..<call).compactMap { index in
      tokens.isName(index, "name") && tokens.isSign(index + 1, ":") ? tokens.stringContent(index + 2) : nil
    }
    if tokens.isName(call, "instantiateInitialViewController") {
      return texts.first.map { .scene(storyboard: $0, identifier: nil) }
    }
    let identifier = tokens.inside(call + 1).lazy.compactMap { tokens.stringContent($0) }.first
    return identifier.map { .scene(storyboard: texts.first, identifier: $0) }
  }

  /// `T()`, `T.init()`, `Module.T<V>()`, or a member of a type, `T.make()`.
  private func made(_ start: Int, _ end: Int, trail: Int) -> ControllerReference? {
    var name = start
    while tokens.isSign(name + 1, "."), tokens.isName(name + 2), tokens.text(name + 2).isTypeName {
      name += 2
    }
    var next = name + 1
    if tokens.isSign(next, "<") {
      let limit = min(next + 40, end)
      let close = (next..<limit).last { index in
        tokens.isSign(index, ">") && (tokens.isSign(index + 1, "(") || tokens.isSign(index + 1, "."))
      }
      guard let close else { return nil }
      next = close + 1
    }
    next = initializer(at: next - 1)
    if tokens.isSign(next, "(") || tokens.isSign(next, "{") {
      var behind = tokens.after(next)
      while tokens.isSign(behind, "{"), behind < end { behind = tokens.after(behind) }
      guard behind >= end else { return nil }
      return .made(tokens.text(name), place(name), hasRoot: isRoot(next + 1))
    }
    guard tokens.isSign(next, "."), tokens.isName(next + 1) else { return nil }
    let behind = tokens.isSign(next + 2, "(") ? tokens.after(next + 2) : next + 2
    return behind >= end ? called(next + 1, of: tokens.text(name), trail: trail) : nil
  }

  /// Whether an argument is what a container begins with, by its label; an app's own initializer may say more in it.
  func isRoot(_ label: Int) -> Bool {
    guard tokens.isName(label), tokens.isSign(label + 1, ":") else { return false }
    let text = tokens.text(label).utf8
    return text.starts(with: "root".utf8) && text.hasSuffix("ViewController") || tokens.isName(label, "rootView")
  }

  /// What follows on a name, or on `.init` behind it.
  func initializer(at name: Int) -> Int {
    tokens.isSign(name + 1, ".") && tokens.isName(name + 2, "init") ? name + 3 : name + 1
  }

  /// What a member gives, with the controller among its first arguments.
  private func called(_ name: Int, of type: String?, trail: Int) -> ControllerReference {
    let arguments = tokens.isSign(name + 1, "(") ? tokens.split(tokens.inside(name + 1)).prefix(3) : []
    return .member(
      tokens.text(name), of: type, argument: arguments.lazy.compactMap { reference($0, trail: trail + 1) }.first,
      at: place(name))
  }

  /// What a member of another value gives, `coordinator.controller`, `player.embedded()`.
  private func sent(_ range: Range<Int>, trail: Int) -> ControllerReference? {
    guard let last = range.last else { return nil }
    var name = last
    if tokens.isSign(last, ")") {
      guard let open = tokens.partner(last) else { return nil }
      name = open - 1
    }
    guard tokens.isName(name), tokens.isSign(name - 1, "."), name - 1 > range.lowerBound else { return nil }
    let owner = range.lowerBound..<(name - 1)
    if name == last, tokens.isName(name, "rootViewController"), isWindow(owner) { return .root }
    return reference(owner, trail: trail + 1).map { .property(tokens.text(name), of: $0, at: place(name)) }
  }

  /// Whether an expression is a window by its name: `view.window`, `UIApplication.shared.keyWindow`, `scene.windows.first`.
  func isWindow(_ range: Range<Int>) -> Bool {
    var names = range.filter { tokens.isName($0) }.map { tokens.text($0).lowercased() }
    if names.last == "first" { names.removeLast() }
    return names.last.map { $0.utf8.hasSuffix("window") || $0.utf8.hasSuffix("windows") } ?? false
  }

  /// What a variable or parameter is. What a member is, other files may have to tell.
  private func variable(_ index: Int, isMember: Bool, trail: Int) -> ControllerReference? {
    let member = ControllerReference.member(tokens.text(index), of: type(around: index), at: place(index))
    let binding = isMember ? memberBinding(of: index) : binding(of: index)
    guard let place = binding, place != index else { return member }
    var declared = declared(at: place, trail: trail + 1)
    if let known = declared, isChosen(index, boundAt: place) { declared = .chosen(known, at: self.place(place)) }
    if let declared {
      guard case .known(let type) = declared, PlacementNames.isGeneral(type) else { return declared }
    }
    if members.contains(place) { return member }
    return given(index, from: place, trail) ?? parameter(at: place).map { .parameter($0) } ?? declared
  }

  /// Whether a place lies in a `switch` over what a call was given whose result a variable is: `let a = make(kind)`, and
  /// `switch kind { case .one: show(a) }`.
  private func isChosen(_ index: Int, boundAt binding: Int) -> Bool {
    guard tokens.isSign(binding + 1, "="), binding < index,
      case let value = value(from: binding + 2), let last = value.last, tokens.isSign(last, ")"),
      let open = tokens.partner(last), open > binding
    else { return false }
    let passed = Set(
      tokens.split(tokens.inside(open)).compactMap { argument -> String? in
        let (_, expression) = tokens.labelled(argument)
        return expression.count == 1 ? expression.first.map { tokens.text($0) } : nil
      })
    guard !passed.isEmpty else { return false }
    var brace = index - 1
    while brace > last {
      if tokens.kind(brace) == .close { brace = tokens.partner(brace) ?? brace }
      if tokens.isSign(brace, "{"), tokens.isWord(brace - 2, "switch"), passed.contains(tokens.text(brace - 1)),
        tokens.after(brace) > index
      {
        return true
      }
      brace -= 1
    }
    return false
  }

  /// What a variable is given between its declaration and its use.
  private func given(_ index: Int, from place: Int, _ trail: Int) -> ControllerReference? {
    guard place < index, let function = structure.function(around: index), function.contains(place) else { return nil }
    let all = assignments[tokens.text(index)] ?? []
    let first = max(place + 1, index - Self.farthestAssignment)
    let between = all[all.leadingCount { $0 < first }..<all.leadingCount { $0 < index }]
    return one(of: values(at: Array(between)), trail)
  }

  /// The parameter of a function or initializer that is declared there; nil for a variable, and what a closure is given.
  private func parameter(at place: Int) -> FunctionParameter? {
    var open = place - 1
    while open > 0, tokens.kind(open) != .open, place - open < 400 {
      open = (tokens.kind(open) == .close ? tokens.partner(open) : nil) ?? open
      open -= 1
    }
    guard tokens.isSign(open, "(") else { return nil }
    var name = open - 1
    if tokens.isSign(name, "?") || tokens.isSign(name, "!") { name -= 1 }
    let isInitializer = tokens.isWord(name, "init")
    guard isInitializer || tokens.isName(name) && tokens.isWord(name - 1, "func") else { return nil }
    let declaration = SwiftDeclaration(nameAt: open - 1, isFunction: true, in: tokens, statements: statements)
    guard let parameters = declaration.parameters,
      let index = parameters.firstIndex(where: { $0.name == tokens.text(place) })
    else { return nil }
    let type = type(around: name)
    guard let function = isInitializer ? type : tokens.text(name) else { return nil }
    return FunctionParameter(function: function, type: type, labels: parameters.map(\.label), index: index)
  }

  /// The elements of an array: a literal, or all that a variable of the function is given.
  func elements(_ expression: Range<Int>) -> [Range<Int>] {
    let range = bare(expression)
    guard let first = range.first else { return [] }
    if tokens.isSign(first, "[") { return tokens.split(tokens.inside(first)) }
    guard tokens.isName(first), let place = binding(of: first), place < first,
      structure.function(around: first)?.contains(place) ?? false
    else { return [] }
    let name = tokens.text(first)
    return (max(place, first - Self.farthestAssignment)..<first).flatMap { index -> [Range<Int>] in
      guard tokens.isName(index), tokens.text(index) == name else { return [] }
      if tokens.isSign(index + 1, "="), tokens.isSign(index + 2, "[") { return tokens.split(tokens.inside(index + 2)) }
      let isAdded = tokens.isSign(index + 1, ".") && tokens.isName(index + 2, "append") && tokens.isSign(index + 3, "(")
      return isAdded ? [tokens.inside(index + 3)] : []
    }
  }

  /// What a closure that is called at once gives.
  private func closure(_ brace: Int, trail: Int) -> ControllerReference? {
    tokens.isSign(tokens.after(brace), "(") ? result(of: tokens.inside(brace), trail: trail) : nil
  }
}
