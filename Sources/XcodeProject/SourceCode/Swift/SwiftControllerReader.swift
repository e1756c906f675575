import AppFacts
import Orientation
import SourceSyntax

/// Finds out which view controller an expression of a Swift source means.
struct SwiftControllerReader {
  /// How often a name may lead to another one.
  private static let longestTrail = 6
  /// How many declarations of a name are looked at for a member, and how far back what a variable is given.
  private static let mostBindings = 64
  private static let farthestAssignment = 2_000

  let tokens: TokenList
  let path: String
  let structure: SwiftStructure
  private let statements: SwiftStatementEnds
  /// Where names are declared as constants, variables or parameters.
  private let bindings: [String: [Int]]
  /// Those of them that are members of types or of the file.
  private let members: Set<Int>

  init(_ tokens: TokenList, path: String) {
    self.tokens = tokens
    self.path = path
    structure = SwiftStructure(tokens, withMembers: true)
    statements = SwiftStatementEnds(tokens: tokens)
    var bindings: [String: [Int]] = [:]
    for index in 0..<tokens.count where tokens.isName(index) {
      let isVariable = tokens.isWord(index - 1, "let") || tokens.isWord(index - 1, "var")
      let isTyped = tokens.isSign(index + 1, ":") && tokens.isName(index + 2) && !tokens.isSign(index - 1, ".")
      if isVariable || isTyped && PlacementNames.isType(tokens.text(index + 2)) {
        bindings[tokens.text(index), default: []].append(index)
      }
    }
    self.bindings = bindings
    members = Set(structure.members.map(\.name))
  }

  /// The simple name of the type around a token.
  func type(around index: Int) -> String? {
    structure.scope(at: index).map { SourceType.simpleName(of: structure.scopes[$0].name) }
  }

  func place(_ index: Int) -> FilePlace { FilePlace(path: path, line: tokens.line(index)) }

  /// What an expression means; nil where the file does not tell.
  func reference(_ expression: Range<Int>, trail: Int = 0) -> ControllerReference? {
    guard trail < Self.longestTrail else { return nil }
    let range = bare(expression)
    guard let first = range.first else { return nil }
    if let cast = tokens.first(in: range, where: { tokens.isWord($0, "as") }) {
      return casted(range, at: cast, trail: trail)
    }
    if let scene = scene(in: range) { return scene }
    guard tokens.isName(first) else { return nil }
    if tokens.isWord(first, "self"), range.count == 1 { return type(around: first).map { .known($0) } }
    let start = tokens.isWord(first, "self") && tokens.isSign(first + 1, ".") ? first + 2 : first
    guard tokens.isName(start) else { return nil }
    if PlacementNames.isType(tokens.text(start)) {
      return made(start, range.upperBound, trail: trail) ?? sent(range, trail: trail)
    }
    let end = tokens.isSign(start + 1, "(") ? tokens.after(start + 1) : start + 1
    guard end == range.upperBound else { return sent(range, trail: trail) }
    if end > start + 1 { return called(start, of: type(around: start), trail: trail) }
    return variable(start, isMember: start > first, trail: trail)
  }

  /// Where the name of a variable is declared that a token means.
  func binding(of index: Int) -> Int? {
    guard let places = bindings[tokens.text(index)] else { return nil }
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < index { low = middle + 1 } else { high = middle }
    }
    if low > 0, structure.function(around: index)?.contains(places[low - 1]) ?? false { return places[low - 1] }
    let scope = type(around: index)
    return places.prefix(Self.mostBindings).first { members.contains($0) && type(around: $0) == scope }
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
      guard PlacementNames.isType(type) else { return nil }
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

  /// What a body gives: that of its only `return`, or its only expression.
  func result(of body: Range<Int>, trail: Int = 0) -> ControllerReference? {
    var returned: Range<Int>?
    for index in body where tokens.isWord(index, "return") && !tokens.isWord(index + 1, "nil") {
      guard returned == nil else { return nil }
      returned = (index + 1)..<statements.end(from: index + 1, limit: body.upperBound)
    }
    if returned == nil, statements.end(from: body.lowerBound, limit: body.upperBound) == body.upperBound {
      returned = body
    }
    return returned.flatMap { reference($0, trail: trail + 1) }
  }
}

extension SwiftControllerReader {
  /// The class of a cast, unless it says less than the expression.
  private func casted(_ range: Range<Int>, at cast: Int, trail: Int) -> ControllerReference? {
    var type = cast + 1
    while tokens.isSign(type, "!") || tokens.isSign(type, "?") { type += 1 }
    while tokens.isSign(type + 1, "."), tokens.isName(type + 2) { type += 2 }
    let left = reference(range.lowerBound..<cast, trail: trail + 1)
    guard tokens.isName(type), PlacementNames.isType(tokens.text(type)) else { return left }
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
    while tokens.isSign(name + 1, "."), tokens.isName(name + 2), PlacementNames.isType(tokens.text(name + 2)) {
      name += 2
    }
    var next = name + 1
    if tokens.isSign(next, "<") {
      let limit = min(next + 40, end)
      guard let close = (next..<limit).last(where: { tokens.isSign($0, ">") && tokens.isSign($0 + 1, "(") }) else {
        return nil
      }
      next = close + 1
    }
    if tokens.isSign(next, "."), tokens.isName(next + 1, "init") { next += 2 }
    if tokens.isSign(next, "(") || tokens.isSign(next, "{") {
      var behind = tokens.after(next)
      while tokens.isSign(behind, "{"), behind < end { behind = tokens.after(behind) }
      guard behind >= end else { return nil }
      let hasRoot = tokens.isName(next + 1, "rootViewController") || tokens.isName(next + 1, "rootView")
      return .made(tokens.text(name), place(name), hasRoot: hasRoot)
    }
    guard tokens.isSign(next, "."), tokens.isName(next + 1) else { return nil }
    let behind = tokens.isSign(next + 2, "(") ? tokens.after(next + 2) : next + 2
    return behind >= end ? called(next + 1, of: tokens.text(name), trail: trail) : nil
  }

  /// What a member gives, with the controller among its first arguments.
  private func called(_ name: Int, of type: String?, trail: Int) -> ControllerReference {
    let arguments = tokens.isSign(name + 1, "(") ? tokens.split(tokens.inside(name + 1)).prefix(3) : []
    return .member(
      tokens.text(name), of: type, argument: arguments.lazy.compactMap { reference($0, trail: trail + 1) }.first,
      at: place(name))
  }

  /// What a method of another value gives, `player.embedded()`: it may put the value into a container.
  private func sent(_ range: Range<Int>, trail: Int) -> ControllerReference? {
    guard let close = range.last, tokens.isSign(close, ")"), let open = tokens.partner(close), tokens.isName(open - 1),
      tokens.isSign(open - 2, "."), open - 2 > range.lowerBound
    else { return nil }
    guard let receiver = reference(range.lowerBound..<(open - 2), trail: trail + 1) else { return nil }
    return .member(tokens.text(open - 1), of: nil, argument: receiver, at: place(open - 1))
  }

  private func variable(_ index: Int, isMember: Bool, trail: Int) -> ControllerReference? {
    guard let place = binding(of: index), place != index else {
      return .member(tokens.text(index), of: type(around: index), at: self.place(index))
    }
    if let declared = declared(at: place, trail: trail + 1) {
      if case .known(let type) = declared, PlacementNames.isGeneral(type), let given = given(index, from: place, trail)
      {
        return given
      }
      return declared
    }
    return given(index, from: place, trail)
  }

  /// What a variable is given between its declaration and its use, if that is said once.
  private func given(_ index: Int, from place: Int, _ trail: Int) -> ControllerReference? {
    guard place < index, let function = structure.function(around: index), function.contains(place) else { return nil }
    let name = tokens.text(index)
    let values = (max(place, index - Self.farthestAssignment)..<index).filter { at in
      tokens.isName(at) && tokens.text(at) == name && at != place && tokens.isSign(at + 1, "=")
        && !tokens.isSign(at + 2, "=") && !tokens.isSign(at - 1, ".")
    }
    guard values.count == 1 else { return nil }
    let end = statements.end(from: values[0] + 2, limit: index)
    return reference((values[0] + 2)..<end, trail: trail + 1)
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
