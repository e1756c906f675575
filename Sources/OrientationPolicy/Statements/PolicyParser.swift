import Basics
import Orientation
import OrientationNotation

/// Reads a policy's text: a line each for what it speaks of, and for each statement.
///
/// Every line is read, whatever is wrong with those before it, so that all faults are told at once.
package struct PolicyParser {
  private var policy: Policy
  private let names: AppNames
  private var faults: [ClaimFault] = []
  /// The keys of the lines read that may stand once.
  private var seen: Set<String> = []

  /// Reads a text.
  ///
  /// - Parameter names: the screens of the book, and their controllers.
  package static func parse(_ text: String, name: String, _ names: AppNames) throws(ClaimFaults) -> Policy {
    var parser = PolicyParser(policy: Policy(name: name), names: names)
    for (index, line) in ClaimLine.lines(of: text).enumerated() where parser.faults.count < mostFaults {
      parser.read(line, index + 1)
    }
    if parser.policy.statements.isEmpty, parser.faults.isEmpty {
      parser.fault(1, ValueFault("the policy states nothing", suggestion: "always: portrait"))
    }
    if !parser.faults.isEmpty { throw ClaimFaults(faults: parser.faults) }
    return parser.policy
  }

  /// The keys of a policy.
  package static let keys = ["on", "always", "except", "never", "after", "may", "events", "depth", "accept"]
  /// The most faults that are told.
  private static let mostFaults = 20
  /// The deepest search, and the longest that an `after` waits.
  private static let most = (depth: 1_000, within: 100, statements: 250)
}

extension PolicyParser {
  private mutating func read(_ line: ClaimLine, _ number: Int) {
    switch line {
    case .blank: return
    case .outcome(let text): fault(number, Self.noStatement("=> \(text)"))
    case .malformed(let text): fault(number, Self.noStatement(String(text)))
    case .fact(let key, let value):
      do throws(ValueFault) {
        if value.isEmpty { throw ValueFault("`\(String(key).shortened)` says nothing") }
        try read(key, value, number)
      } catch {
        fault(number, error)
      }
    }
  }

  private mutating func read(_ key: Substring, _ value: Substring, _ line: Int) throws(ValueFault) {
    let text = "\(key): \(value)"
    switch key.folded {
    case "on":
      try once(key)
      policy.scope = try ScopeReader.scope(value)
    case "events":
      try once(key)
      policy.events = try EventChoice(reading: value)
    case "depth":
      try once(key)
      policy.depth = try Self.count(value, "depth", 1...Self.most.depth)
    case "accept": try accept(value, line)
    case "always":
      try once(key)
      try add(Statement(demand: .always(try Self.orientations(value)), screen: nil, text: text, line: line))
    case "except": try except(value, text, line)
    case "never":
      let (screen, rest) = try aboutScreen(value)
      try add(Statement(demand: .never(try ForbiddenEnding(reading: rest)), screen: screen, text: text, line: line))
    case "may":
      let (screen, rest) = try aboutScreen(value)
      try add(Statement(demand: .may(try Self.orientations(rest)), screen: screen, text: text, line: line))
    case "after": try after(value, text, line)
    default: throw ValueFault(unknown: key, as: "line of a policy", among: Self.keys)
    }
  }

  private mutating func except(_ value: Substring, _ text: String, _ line: Int) throws(ValueFault) {
    let (name, rest) = try Self.splitAtLastColon(
      value, "`except` names a screen", exception(meant: value), help: "write `except: SCREEN: MASK`")
    let screen = try names.screen(name)
    if policy.statements.contains(where: { $0.isException(of: screen) }) {
      throw ValueFault("a second exception for the screen `\(screen.shortened)`", help: Self.removal)
    }
    let mask = rest.folds(to: "any") ? nil : try ValueReader.orientations(rest)
    try add(Statement(demand: .always(mask), screen: screen, text: text, line: line))
  }

  private mutating func after(_ value: Substring, _ text: String, _ line: Int) throws(ValueFault) {
    let (event, mask) = try Self.splitAtLastColon(
      value, "`after` names an event and orientations", nil, help: "write `after: EVENT: MASK`")
    let (trigger, within) = try Self.splitAtWithin(event)
    try add(
      Statement(
        demand: .after(try Trigger(reading: trigger, names), within: within, try Self.orientations(mask)),
        screen: nil, text: text, line: line))
  }

  private mutating func accept(_ value: Substring, _ line: Int) throws(ValueFault) {
    let form = "accept: \(value.rest(afterFolded: "fails") == nil ? "not proved" : "fails"), because …"
    guard let comma = value.firstIndex(ofByte: UInt8(ascii: ",")),
      let reason = value[value.utf8.index(after: comma)...].trimmed.rest(afterFolded: "because")?.trimmed,
      !reason.isEmpty
    else { throw ValueFault("`accept` gives no reason", suggestion: form) }
    let ending: Acceptance.Ending
    switch value[..<comma].folded {
    case "notproved": ending = .notProved
    case "fails": ending = .fails
    default: throw ValueFault(unknown: value[..<comma], as: "ending", among: ["not proved", "fails"])
    }
    if policy.reason(toAccept: ending) != nil {
      throw ValueFault("a second `accept` for the same ending", help: Self.removal)
    }
    policy.acceptances.append(Acceptance(ending: ending, reason: String(reason), line: line))
  }

  private mutating func add(_ statement: Statement) throws(ValueFault) {
    guard policy.statements.count < Self.most.statements else {
      throw ValueFault("more than \(Self.most.statements) statements")
    }
    policy.statements.append(statement)
  }

  /// The screen that stands in front of a value, if one does, and the rest.
  private func aboutScreen(_ value: Substring) throws(ValueFault) -> (screen: String?, rest: Substring) {
    guard let colon = value.firstIndex(ofByte: UInt8(ascii: ":")) else { return (nil, value) }
    return (try names.screen(value[..<colon].trimmed), value[value.utf8.index(after: colon)...].trimmed)
  }

  private mutating func once(_ key: Substring) throws(ValueFault) {
    if !seen.insert(key.folded).inserted { throw ValueFault("`\(key)` is stated twice", help: Self.removal) }
  }

  private mutating func fault(_ line: Int, _ fault: ValueFault) {
    faults.append(ClaimFault(line: line, message: fault.message, suggestion: fault.suggestion, help: fault.help))
  }
}

extension PolicyParser {
  private static func noStatement(_ text: String) -> ValueFault {
    ValueFault("`\(text.shortened)` is no statement: one is written `key: value`", suggestion: "always: portrait")
  }

  /// What to do about a line that may stand once.
  private static let removal: SafeText = "remove one of the two lines"

  /// What `any` is for, it is not for here.
  private static func orientations(_ text: Substring) throws(ValueFault) -> InterfaceOrientationMask {
    if text.folds(to: "any") {
      throw ValueFault(
        "`any` leaves a screen out, which only `except` does",
        help: "remove the line, or write `all` for every orientation")
    }
    return try ValueReader.orientations(text)
  }

  /// The exception that a value without a colon means, where it begins with a screen.
  private func exception(meant value: Substring) -> String? {
    let comma = value.firstIndex(ofByte: UInt8(ascii: ",")) ?? value.endIndex
    guard let screen = names.screen(ifAny: value[..<comma].trimmed) else { return nil }
    let rest = value[comma...].dropFirst().trimmed
    return "except: \(screen): \(rest.isEmpty ? "landscape" : rest)"
  }

  private static func splitAtLastColon(
    _ value: Substring, _ complaint: SafeText, _ form: String?, help: SafeText
  ) throws(ValueFault) -> (Substring, Substring) {
    guard let colon = value.utf8.lastIndex(of: UInt8(ascii: ":")) else {
      throw ValueFault("\(complaint) before a colon", suggestion: form, help: help)
    }
    return (value[..<colon].trimmed, value[value.utf8.index(after: colon)...].trimmed)
  }

  /// The event, and how many more may happen before the interface has to be as stated.
  private static func splitAtWithin(_ event: Substring) throws(ValueFault) -> (Substring, Int) {
    let words = event.split(separator: " ")
    guard words.count > 2, words[words.count - 2].folds(to: "within") else { return (event, 0) }
    let number = words[words.count - 1]
    return (event[..<words[words.count - 3].endIndex], try count(number, "number of events", 0...most.within))
  }

  private static func count(_ text: Substring, _ role: String, _ range: ClosedRange<Int>) throws(ValueFault) -> Int {
    guard let number = try? ValueReader.integer(text), range.contains(number) else {
      throw ValueFault("`\(String(text).shortened)` is no \(role) from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}

extension Statement {
  /// Whether it replaces `always` for a screen.
  package func isException(of screen: String) -> Bool {
    if case .always = demand { self.screen == screen } else { false }
  }
}
