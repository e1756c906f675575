import AppFacts
import SourceSyntax

// What code makes of the device's orientation that it keeps in a constant, hands to a function, or switches over.

extension SwiftUses {
  /// The lock, or the orientation that is kept for the interface's, which code makes of the device's orientation; nil where
  /// it makes neither, reads the interface's orientation, too, or has a way of its own for a device that lies flat.
  func made(of orientation: Range<Int>) -> SourceValue? {
    let before = orientation.lowerBound - 1
    if tokens.isWord(before, "switch") { return made(byStatementAt: before) ?? laidOut(bySwitchOver: orientation) }
    guard tokens.isAssignment(before) else { return made(byCallWith: orientation, depth: 0) }
    let name = tokens.isSign(before - 2, ":") ? before - 3 : before - 1
    guard tokens.isName(name), tokens.isWord(name - 1, "let") || tokens.isWord(name - 1, "var"),
      structure.function(around: name)?.lowerBound != name - 1
    else { return asked(ofPropertyAt: name) }
    let end = tokens.first(in: name..<tokens.count) { tokens.kind($0) == .close } ?? tokens.count
    let rest = orientation.upperBound..<end
    return made(by: tokens.text(name), in: rest, depth: 0) ?? asked(of: tokens.text(name), in: rest)
  }
}

extension SwiftUses {
  /// The two orientations of which one is taken where the device is in one landscape, and the other one in every other
  /// position; nil where the code asks anything else of the device's orientation.
  func oneLandscape(of orientation: Range<Int>, _ compared: SourceValue) -> SourceValue? {
    guard compared == .deviceOrientation(.landscapeLeft) || compared == .deviceOrientation(.landscapeRight),
      let function = structure.function(around: orientation.lowerBound), function.count <= DeviceDecision.longest,
      !tokens.asksWhetherFlat(in: function), !tokens.asksForDirection(in: function)
    else { return nil }
    let isBody = tokens.isSign(orientation.lowerBound - 1, "{")
    guard let start = isBody ? orientation.lowerBound : statement(around: orientation.lowerBound),
      case .choice(let branches)? = made(byStatementAt: start)
    else { return nil }
    let values = Set(branches.map(\.value))
    let isOneOfTwo =
      values == [.mask(.landscapeLeft), .mask(.landscapeRight)]
      || values == [.orientation(.landscapeLeft), .orientation(.landscapeRight)]
    return isOneOfTwo && branches.count == 2 ? .choice(branches) : nil
  }

  /// Whether a question decides an answer of which nothing is forbidden to a device that lies flat.
  func allowsAllElse(_ question: Range<Int>) -> Bool {
    guard let (decision, value) = statement(around: question.lowerBound).flatMap(decided) else { return false }
    return decision.isAnswer && value?.allowsAllElse ?? false
  }

  /// In how many tokens mentions of a property are looked for.
  private static let longestFile = 20_000

  /// Whether a private property keeps what is read, and nothing reads the property.
  func isKeptForNothing(_ read: Range<Int>) -> Bool {
    guard tokens.count <= Self.longestFile, tokens.isAssignment(read.lowerBound - 1),
      SwiftStatementEnds(tokens: tokens).end(from: read.lowerBound) == read.upperBound,
      case let name = tokens.isSign(read.lowerBound - 3, ":") ? read.lowerBound - 4 : read.lowerBound - 2,
      tokens.isName(name), case let text = tokens.text(name), let scope = structure.scope(at: name),
      let member = structure.members.first(where: { $0.scope == scope && tokens.text($0.name) == text }),
      SwiftModifiers(before: member.keyword, in: tokens).has("private")
    else { return false }
    let mentions = (0..<tokens.count).lazy.filter { tokens.isName($0) && tokens.text($0).hasSuffix(text) }
    return mentions.allSatisfy { index in
      if index == member.name || tokens.isAssignment(index + 1) { return true }
      // The question itself may have the property's name.
      if tokens.isSign(index - 1, "."), tokens.isName(index - 2, "orientation") { return true }
      // A variable of the name in a function is another one.
      guard tokens.text(index) == text, !tokens.isSign(index - 1, "."),
        let place = constants.bindings.place(of: text, before: index + 1), place > member.name
      else { return tokens.text(index) != text && tokens.text(index) != "$" + text && tokens.text(index) != "_" + text }
      return structure.function(around: place) == structure.function(around: index)
    }
  }

  /// One direction in a `switch`, where it and all that is left lay out the same thing: flat is among the rest.
  private func laidOut(bySwitchOver orientation: Range<Int>) -> SourceValue? {
    let brace = orientation.upperBound
    guard tokens.isSign(brace, "{"), let function = structure.function(around: brace),
      function.count <= DeviceDecision.longest, !tokens.asksWhetherFlat(in: function),
      !tokens.readsInterface(in: function), let (arm, rest) = arms(tokens.inside(brace))
    else { return nil }
    let names = Set(arm.pattern.filter { tokens.isName($0) && tokens.isSign($0 - 1, ".") }.map { tokens.text($0) })
    guard names == ["landscapeLeft", "landscapeRight"] || names == ["portrait", "portraitUpsideDown"],
      !effects(of: arm.body).isDisjoint(with: effects(of: rest))
    else { return nil }
    return .computed(tokens.quoted((orientation.lowerBound - 1)..<brace) + ": case " + tokens.quoted(arm.pattern))
  }

  /// The `case` and the `default` of a `switch` that has nothing else.
  private func arms(_ body: Range<Int>) -> (case: (pattern: Range<Int>, body: Range<Int>), rest: Range<Int>)? {
    var labels: [Int] = []
    var index = body.lowerBound
    while index < body.upperBound, labels.count < 3 {
      let isCase = tokens.isWord(index, "case") && (index == body.lowerBound || tokens[index].gap == .newLine)
      if isCase || tokens.isWord(index, "default") && tokens.isSign(index + 1, ":") { labels.append(index) }
      index = tokens.after(index)
    }
    guard labels.count == 2, labels[0] == body.lowerBound, tokens.isWord(labels[0], "case"),
      tokens.isWord(labels[1], "default"),
      let colon = tokens.first(in: labels[0]..<labels[1], where: { tokens.isSign($0, ":") })
    else { return nil }
    return ((labels[0] + 1..<colon, colon + 1..<labels[1]), labels[1] + 2..<body.upperBound)
  }

  /// What the statements of a branch give a value or call, and whether they return a number or a truth.
  private func effects(of branch: Range<Int>) -> Set<String> {
    var effects: Set<String> = []
    var index = branch.lowerBound
    while index < branch.upperBound {
      let isFirst = index == branch.lowerBound || tokens[index].gap == .newLine || tokens.isSign(index - 1, ";")
      if isFirst, let effect = effect(at: index, in: branch) { effects.insert(effect) }
      index = tokens.after(index)
    }
    return effects
  }

  private func effect(at start: Int, in branch: Range<Int>) -> String? {
    if tokens.isWord(start, "return") {
      let isValue =
        tokens.kind(start + 1) == .number || tokens.isWord(start + 1, "true") || tokens.isWord(start + 1, "false")
      return isValue ? "return" : nil
    }
    var end = start
    while end < branch.upperBound,
      tokens.isName(end) || tokens.isSign(end, ".") || tokens.isSign(end, "?") || tokens.isSign(end, "!")
    {
      end += 1
    }
    guard end > start, tokens.isName(start) else { return nil }
    if tokens.isAssignment(end) { return tokens.quoted(start..<end) }
    // What is called with words only writes them down.
    guard tokens.isSign(end, "("), !tokens.inside(end).contains(where: { tokens.kind($0) == .string }),
      !tokens.becomesWords(end + 1..<end + 2, in: nil)
    else { return nil }
    return tokens.quoted(start..<end) + "()"
  }
}

extension SwiftUses {
  /// The question for landscape or portrait that a type asks of a variable of its own, which is given the device's
  /// orientation at a name; nil where the name may mean another variable.
  private func asked(ofPropertyAt name: Int) -> SourceValue? {
    let isOwn = !tokens.isSign(name - 1, ".") || tokens.isWord(name - 2, "self")
    guard tokens.isName(name), isOwn, let scope = structure.scope(at: name),
      let brace = tokens.first(in: structure.scopes[scope].keyword..<tokens.count, where: { tokens.isSign($0, "{") }),
      case let body = tokens.inside(brace), constants.bindings.places(of: tokens.text(name), in: body).count == 1,
      structure.members.contains(where: { $0.scope == scope && tokens.text($0.name) == tokens.text(name) })
    else { return nil }
    return asked(of: tokens.text(name), in: body)
  }

  /// The question for landscape or portrait that the code in a range asks of the device's orientation, which it has by a
  /// name; nil where it asks anything else of it, reads the interface's, too, or has a way of its own for a device that
  /// lies flat.
  private func asked(of name: String, in range: Range<Int>) -> SourceValue? {
    guard range.count <= DeviceDecision.longest, !tokens.asksWhetherFlat(in: range),
      !tokens.readsInterface(in: range)
    else { return nil }
    var question: Range<Int>?
    for index in range where tokens.isName(index) && tokens.text(index) == name {
      if tokens.isSign(index - 1, "."), !tokens.isWord(index - 2, "self") { continue }
      let isCompared = tokens.areSigns(index + 1, "=", "=")
      let pair = isCompared ? [index, index - 7].lazy.compactMap(comparisons).first : nil
      if isCompared && pair == nil || tokens.areSigns(index + 1, "!", "=") || tokens.isWord(index - 1, "switch") {
        return nil
      }
      let isAsked = tokens.isName(index + 2, "isLandscape") || tokens.isName(index + 2, "isPortrait")
      guard let found = pair ?? (isAsked && tokens.isSign(index + 1, ".") ? index..<(index + 3) : nil) else { continue }
      if let question, tokens.quoted(question) != tokens.quoted(found) { return nil }
      question = question ?? found
    }
    guard let question, !tokens.becomesWords(question, in: structure.function(around: question.lowerBound)) else {
      return nil
    }
    return .computed(tokens.quoted(question))
  }

  /// `o == .landscapeLeft || o == .landscapeRight`, or the same for portrait, which begins at a name.
  private func comparisons(at start: Int) -> Range<Int>? {
    let other = start + 7
    guard start >= 0, other + 5 <= tokens.count, tokens.isName(start), tokens.text(start) == tokens.text(other),
      tokens.areSigns(start + 5, "|", "|"),
      [start, other].allSatisfy({ tokens.areSigns($0 + 1, "=", "=") && tokens.isSign($0 + 3, ".") })
    else { return nil }
    let names: Set = [tokens.text(start + 4), tokens.text(other + 4)]
    return names == ["landscapeLeft", "landscapeRight"] || names == ["portrait", "portraitUpsideDown"]
      ? start..<(other + 5) : nil
  }
}

extension SwiftUses {
  /// What the code in a range makes of the device's orientation, which it has by a name.
  private func made(by name: String, in range: Range<Int>, depth: Int) -> SourceValue? {
    let mentions = range.prefix(DeviceDecision.longest).lazy.filter { index in
      tokens.isName(index) && !tokens.isSign(index - 1, ".") && tokens.text(index) == name
    }
    for index in mentions.prefix(DeviceDecision.mostMentions) {
      let value =
        statement(around: index).flatMap { made(byStatementAt: $0) }
        ?? made(byCallWith: index..<(index + 1), depth: depth)
      if let value { return value }
    }
    return nil
  }

  /// Where the `switch`, the `if`, the `return` or the assignment begins that a name decides.
  private func statement(around index: Int) -> Int? {
    if tokens.isWord(index - 1, "switch") { return index - 1 }
    let start = stride(from: index - 1, through: max(0, index - 40), by: -1).first { place in
      tokens.isWord(place, "if") || tokens.isWord(place, "return") || tokens.isAssignment(place)
        || tokens.isSign(place, "{") || tokens.isSign(place, "}")
    }
    guard let start, tokens.kind(start) == .word || tokens.kind(start) == .sign else { return nil }
    let end = SwiftStatementEnds(tokens: tokens).end(from: start + 1)
    return end > index ? tokens.isAssignment(start) ? start - 1 : start : nil
  }

  /// What a statement returns, or gives a variable, where that is taken for the interface's orientation.
  private func made(byStatementAt start: Int) -> SourceValue? {
    decided(byStatementAt: start).flatMap { $0.decision.value($0.value) }
  }

  /// What a statement returns, or gives a variable.
  private func decided(byStatementAt start: Int) -> (decision: DeviceDecision, value: SourceValue?)? {
    guard let member = structure.member(around: start), let function = structure.function(around: start),
      function.count <= DeviceDecision.longest
    else { return nil }
    let declaration = SwiftDeclaration(structure.members[member], in: tokens)
    let end = end(ofStatementAt: start)
    let value: SourceValue?
    let decision: Range<Int>
    if let expectation = expectation(ofTypeIn: declaration.type), returns(start..<end) {
      (decision, value) = (function, reader(at: start, expecting: expectation).value(of: declaration.content))
    } else {
      (decision, value) = (start..<end, assigned(in: start..<end))
    }
    let isAnswer =
      decision == function && tokens.isName(structure.members[member].name, "supportedInterfaceOrientations")
    return (DeviceDecision(tokens: tokens, decision: decision, function: function, isAnswer: isAnswer), value)
  }

  /// Whether a statement returns something, or is the value of a body itself.
  private func returns(_ statement: Range<Int>) -> Bool {
    statement.contains { tokens.isWord($0, "return") } || !statement.contains(where: tokens.isAssignment)
  }

  private func end(ofStatementAt start: Int) -> Int {
    let ends = SwiftStatementEnds(tokens: tokens)
    var end = ends.end(from: start)
    while end < tokens.count, tokens.isWord(end, "else") || tokens.isSign(end, "{") { end = ends.end(from: end + 1) }
    return end
  }

  /// What the statement gives the first variable in it that holds a mask or an orientation.
  private func assigned(in statement: Range<Int>) -> SourceValue? {
    for sign in statement where tokens.isAssignment(sign) && tokens.isName(sign - 1) {
      let name = tokens.text(sign - 1)
      guard let place = constants.bindings.place(of: name, before: sign),
        let expectation = expectation(ofTypeIn: constants.bindings.declaration(at: place))
      else { continue }
      let variable = FollowedVariable(name: name, isMember: tokens.isSign(sign - 2, "."))
      let reader = SwiftStatementReader(
        expressions: reader(at: sign, expecting: expectation), followed: variable)
      return reader.outcome(of: statement, isValue: false, depth: 0)?.value
    }
    return nil
  }

  private func expectation(ofTypeIn range: Range<Int>) -> ValueExpectation? {
    range.lazy.filter { tokens.isName($0) }.compactMap { index -> ValueExpectation? in
      switch OrientationLiteral.expectation(forType: tokens.text(index)) {
      case .mask: .mask
      case .orientation: .orientation
      case .deviceOrientation, .bool, .verdict, .controller, nil: nil
      }
    }.first
  }

  /// What the function of the file makes of it to which an argument hands it.
  private func made(byCallWith argument: Range<Int>, depth: Int) -> SourceValue? {
    var start = argument.lowerBound
    if tokens.isSign(start - 1, ":"), tokens.isName(start - 2) { start -= 2 }
    let limit = max(0, start - 60)
    guard depth < DeviceDecision.deepest,
      tokens.isSign(argument.upperBound, ",") || tokens.isSign(argument.upperBound, ")"),
      let open = stride(from: start - 1, through: limit, by: -1).first(where: { index in
        tokens.kind(index) == .open && (tokens.partner(index) ?? 0) > start
      }), tokens.isSign(open, "("), tokens.isName(open - 1),
      let position = tokens.split(tokens.inside(open)).firstIndex(where: { $0 == start..<argument.upperBound })
    else { return nil }
    let functions = constants.functions(tokens.text(open - 1))
    guard functions.count == 1, let function = functions.first else { return nil }
    let declaration = SwiftDeclaration(function, in: tokens)
    guard let parameters = declaration.parameters, position < parameters.count,
      case .body(let body) = declaration.content
    else { return nil }
    return made(by: parameters[position].name, in: body, depth: depth + 1)
  }
}
