import AppFacts
import SourceSyntax

// What code makes of the device's orientation that it keeps in a variable, hands to a method, or switches over.

extension ObjectiveCUses {
  /// The lock, or the orientation that is kept for the interface's, which code makes of the device's orientation; nil where
  /// it makes neither.
  func made(of orientation: Range<Int>, in method: Range<Int>) -> SourceValue? {
    let before = orientation.lowerBound - 1
    if tokens.isSign(before, "("), tokens.isWord(before - 1, "switch") {
      return made(byStatementAt: before - 1, in: method)
    }
    guard tokens.isAssignment(before) else { return made(byMessageWith: orientation, depth: 0) }
    let isBound = bindings.places(of: tokens.text(before - 1), in: method).contains(before - 1)
    guard isBound else { return nil }
    let name = tokens.text(before - 1)
    let rest = orientation.upperBound..<method.upperBound
    return made(by: name, in: rest, method, depth: 0) ?? asked(of: name, in: rest, method)
  }

  /// The question for landscape or portrait that the code in a range asks of the device's orientation, which it has by a
  /// name; nil where it asks anything else of it, reads the interface's, too, or has a way of its own for a device that
  /// lies flat.
  private func asked(of name: String, in range: Range<Int>, _ method: Range<Int>) -> SourceValue? {
    guard range.count <= DeviceDecision.longest, !tokens.asksWhetherFlat(in: range), !tokens.readsInterface(in: range)
    else { return nil }
    var question: Range<Int>?
    for index in range where tokens.isName(index) && tokens.text(index) == name {
      if tokens.isSign(index - 1, ".") || tokens.areSigns(index - 2, "-", ">") { continue }
      let pair = [index, index - 6].lazy.compactMap(comparisons).first
      if pair == nil, !isOnlyHandedOn(index) { return nil }
      guard let found = pair ?? self.question(of: index) else { continue }
      if let question, tokens.quoted(question) != tokens.quoted(found) { return nil }
      question = question ?? found
    }
    guard let question, !tokens.becomesWords(question, in: method) else { return nil }
    return .computed(tokens.quoted(question))
  }

  /// Whether a name is neither compared, nor given something, nor what a `switch` is about.
  private func isOnlyHandedOn(_ index: Int) -> Bool {
    let isCompared =
      tokens.areSigns(index + 1, "=", "=") || tokens.areSigns(index + 1, "!", "=")
      || tokens.areSigns(index - 2, "=", "=") || tokens.areSigns(index - 2, "!", "=")
    return !isCompared && !tokens.isAssignment(index + 1) && !tokens.isWord(index - 2, "switch")
  }

  /// `UIDeviceOrientationIsLandscape(orientation)`, at the name in it.
  private func question(of index: Int) -> Range<Int>? {
    let name = index - 2
    guard tokens.isSign(index - 1, "("), tokens.isSign(index + 1, ")"), tokens.isName(name) else { return nil }
    let isAsked = ["OrientationIsLandscape", "OrientationIsPortrait"].contains { tokens.text(name).utf8.hasSuffix($0) }
    return isAsked ? name..<(index + 2) : nil
  }

  /// `o == UIDeviceOrientationLandscapeLeft || o == UIDeviceOrientationLandscapeRight`, or the same for portrait, which
  /// begins at a name.
  private func comparisons(at start: Int) -> Range<Int>? {
    let other = start + 6
    guard start >= 0, other + 4 <= tokens.count, tokens.isName(start), tokens.isName(other),
      tokens.text(start) == tokens.text(other), tokens.areSigns(start + 4, "|", "|"),
      [start, other].allSatisfy({ tokens.areSigns($0 + 1, "=", "=") && tokens.isName($0 + 3) })
    else { return nil }
    let names: Set = [tokens.text(start + 3), tokens.text(other + 3)]
    return names == ["UIDeviceOrientationLandscapeLeft", "UIDeviceOrientationLandscapeRight"]
      || names == ["UIDeviceOrientationPortrait", "UIDeviceOrientationPortraitUpsideDown"] ? start..<(other + 4) : nil
  }

  /// What the code in a range makes of the device's orientation, which it has by a name.
  private func made(by name: String, in range: Range<Int>, _ method: Range<Int>, depth: Int) -> SourceValue? {
    let mentions = range.prefix(DeviceDecision.longest).lazy.filter { tokens.isName($0) && tokens.text($0) == name }
    for index in mentions.prefix(DeviceDecision.mostMentions) {
      let value =
        statement(around: index).flatMap { made(byStatementAt: $0, in: method) }
        ?? made(byMessageWith: index..<(index + 1), depth: depth)
      if let value { return value }
    }
    return nil
  }

  /// Where the `switch`, the `if`, the `return` or the assignment begins that a name decides.
  private func statement(around index: Int) -> Int? {
    stride(from: index - 1, through: max(0, index - 40), by: -1).first { place in
      tokens.isSign(place, ";") || tokens.isSign(place, "{") || tokens.isSign(place, "}")
    }.map { $0 + 1 }
  }

  /// What a statement returns, or gives a variable.
  private func made(byStatementAt start: Int, in method: Range<Int>) -> SourceValue? {
    guard method.count <= DeviceDecision.longest,
      let brace = tokens.first(in: method, where: { tokens.isSign($0, "{") })
    else {
      return nil
    }
    let statement = start..<end(ofStatementAt: start, limit: method.upperBound)
    let expressions = ObjectiveCValueReader(
      tokens: tokens, constants: constants, superSelector: "", function: method, bindings: bindings,
      expectation: .orientation)
    if statement.contains(where: { tokens.isWord($0, "return") }) {
      let body = tokens.inside(brace)
      guard namesOrientation(in: body) else { return nil }
      let outcome = ObjectiveCStatementReader(expressions: expressions).outcome(of: body, depth: 0)
      let isAnswer = (method.lowerBound..<brace).contains { tokens.isName($0, "supportedInterfaceOrientations") }
      return DeviceDecision(tokens: tokens, decision: body, function: method, isAnswer: isAnswer)
        .value(outcome?.valueIfAny)
    }
    guard let sign = statement.first(where: { tokens.isAssignment($0) && tokens.isName($0 - 1) }),
      namesOrientation(in: statement)
    else { return nil }
    let variable = FollowedVariable(name: tokens.text(sign - 1), isMember: tokens.isSign(sign - 2, "."))
    let reader = ObjectiveCStatementReader(expressions: expressions, followed: variable)
    return DeviceDecision(tokens: tokens, decision: statement, function: method)
      .value(reader.outcome(of: statement, depth: 0)?.value)
  }

  /// Whether code has a constant of an interface orientation: a number alone may be anything.
  private func namesOrientation(in range: Range<Int>) -> Bool {
    range.contains { tokens.isName($0) && tokens.text($0).hasPrefix("UIInterfaceOrientation") }
  }

  private func end(ofStatementAt start: Int, limit: Int) -> Int {
    var end = start
    repeat {
      if tokens.isWord(end, "else") { end += 1 }
      if tokens.isWord(end, "if") || tokens.isWord(end, "switch") { end = tokens.after(end + 1) }
      end =
        tokens.isSign(end, "{")
        ? tokens.after(end) : (tokens.first(in: end..<max(end, limit)) { tokens.isSign($0, ";") } ?? limit) + 1
    } while end < limit && tokens.isWord(end, "else")
    return min(end, limit)
  }

  /// What the method of the file makes of it to which a message hands it.
  private func made(byMessageWith argument: Range<Int>, depth: Int) -> SourceValue? {
    guard depth < DeviceDecision.deepest,
      let open = stride(from: argument.lowerBound - 1, through: max(0, argument.lowerBound - 40), by: -1).first(where: {
        tokens.kind($0) == .open && (tokens.partner($0) ?? 0) >= argument.upperBound
      }), let message = ObjectiveCMessage(at: open, in: tokens),
      let position = message.pieces.firstIndex(where: { $0.argument == argument }),
      let method = methods[message.selector],
      position < method.parameters.count
    else { return nil }
    return made(by: method.parameters[position], in: method.body, method.range, depth: depth + 1)
  }
}
