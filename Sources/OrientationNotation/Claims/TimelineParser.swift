import Orientation

/// Reads a timeline's text: facts about the start, then events, each with what is claimed about it.
package struct TimelineParser {
  /// The most events: a text with more is no timeline that anyone reads.
  static let mostEvents = 1_000

  private var facts: FactReader
  private var steps: [Draft] = []
  private var wanted: Expectation?

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - requiresExpectation: whether an event without `=>` is at fault, as it is on a page.
  ///   - app: the app that answers for what the text leaves out, in a book that documents one.
  package static func parse(
    _ text: String, requiresExpectation: Bool = false, app: (any AppDefaults)? = nil
  ) throws(ClaimFaults) -> ParsedTimeline {
    try parse(lines: ClaimLine.lines(of: text), requiresExpectation: requiresExpectation, app: app)
  }

  /// Reads the lines of a text.
  ///
  /// - Parameter allowsDeclarations: whether facts may be about controllers that no event shows.
  package static func parse(
    lines: [ClaimLine], requiresExpectation: Bool = false, app: (any AppDefaults)? = nil,
    allowsDeclarations: Bool = false
  ) throws(ClaimFaults) -> ParsedTimeline {
    var parser = TimelineParser(facts: FactReader(app: app, allowsDeclarations: allowsDeclarations))
    return try parser.run(lines, requiresExpectation: requiresExpectation)
  }

  /// Whether a text is a timeline rather than a scenario: it has several events, or one that brings something along.
  package static func isTimeline(_ text: String) -> Bool { isTimeline(lines: ClaimLine.lines(of: text)) }

  /// Whether the lines are those of a timeline.
  package static func isTimeline(lines: [ClaimLine]) -> Bool {
    var events: [Substring] = []
    for case .fact(let key, let value) in lines where key.folds(to: "event") { events.append(value) }
    guard let only = events.first, events.count == 1 else { return events.count > 1 }
    let (event, outcome) = splitAtOutcome(only)
    return outcome != nil || ((try? EventNotation.read(event)) == nil && (try? EventNotation.step(event)) != nil)
  }
}

extension TimelineParser {
  /// A step whose controllers wait for the facts about them.
  private struct Draft {
    package let text: String
    package let line: Int
    /// Nil where the event could not be read.
    package var event: DraftEvent?
    package var expectation: Expectation?
    var expectationLine: Int?
    package var because: ParsedClaim.Because?
    package var display: ParsedClaim.StatedDisplay?
    package var asked: ParsedTimeline.Step.List<String>?
    package var callbacks: ParsedTimeline.Step.List<LayoutCallback>?
  }

  private enum DraftEvent {
    case ready(TimelineEvent)
    case presented(place: Int)
    case pushed(place: Int)
    case rootReplaced(place: Int)
    case masksChanged(Substring, Substring)
  }

  private mutating func run(_ lines: [ClaimLine], requiresExpectation: Bool) throws(ClaimFaults) -> ParsedTimeline {
    for (index, line) in lines.enumerated() {
      read(line, index + 1)
      try facts.checkFaults()
    }
    if requiresExpectation {
      if steps.isEmpty { facts.fault(1, ValueFault("the timeline has no event", suggestion: "event: launch")) }
      for step in steps where step.expectationLine == nil {
        facts.fault(step.line, ValueFault("the event states no outcome", suggestion: "=> turned portrait"))
      }
    }
    let changes = readChanges()
    let scenario = try facts.finish(isTimeline: true, beforeFirst: firstCall)
    let later = facts.draft.later
    let parsed = zip(steps, changes).compactMap { step, change in Self.finish(step, change, later) }
    let isLaunched = parsed.first?.event == .launched
    return ParsedTimeline(
      start: AppState(scenario, phase: isLaunched ? .notLaunched : .running), steps: parsed, wanted: wanted,
      facts: facts.stated, declared: facts.declared)
  }

  private var firstCall: MethodCall? {
    if case .ready(.called(let call)) = steps.first?.event { call } else { nil }
  }

  private mutating func read(_ line: ClaimLine, _ number: Int) {
    switch line {
    case .blank: return
    case .outcome(let text): expect(text, number)
    case .malformed(let text):
      facts.fault(number, ValueFault("`\(String(text).shortened)` is no fact or event: one is written `key: value`"))
    case .fact(let key, let value):
      switch key.folded {
      case "event": begin(value, number)
      case "expected": expect(value, number)
      case "because": explain(value, number)
      case "display": show(value, number)
      case "whynot": wanted = facts.wanted(value, number, besides: wanted)
      case "asked": state(value, number, Self.name) { $0.asked = $1 }
      case "callbacks": state(value, number, Self.callback) { $0.callbacks = $1 }
      case let folded:
        guard steps.isEmpty else {
          return facts.fault(
            number,
            ValueFault("`\(String(key).shortened)` stands behind an event; facts are stated before the first"))
        }
        facts.read(key, folded: folded, value, number)
      }
    }
  }

  private mutating func begin(_ value: Substring, _ line: Int) {
    let (text, outcome) = Self.splitAtOutcome(value)
    guard steps.count < Self.mostEvents else {
      return facts.fault(line, ValueFault("more than \(Self.mostEvents) events"))
    }
    var draft = Draft(text: String(text), line: line)
    switch facts.attempt(line, { _ throws(ValueFault) in try EventNotation.step(text) }) {
    case .ready(let event): draft.event = .ready(event)
    case .presented(let presented): draft.event = .presented(place: facts.addLater(presented, line))
    case .pushed(let tree): draft.event = .pushed(place: facts.addLater(PresentedTree(tree), line))
    case .rootReplaced(let tree): draft.event = .rootReplaced(place: facts.addLater(PresentedTree(tree), line))
    case .masksChanged(let key, let value): draft.event = .masksChanged(key, value)
    case nil: break
    }
    steps.append(draft)
    if let outcome { expect(outcome, line) }
  }

  // MARK: Claims

  private mutating func expect(_ text: Substring, _ line: Int) {
    guard let index = step(for: "an outcome", line) else { return }
    guard steps[index].expectationLine == nil else { return facts.fault(line, ValueFault("a second outcome")) }
    steps[index].expectationLine = line
    steps[index].expectation = facts.attempt(line) { _ throws(ValueFault) in try Expectation(reading: text) }
  }

  private mutating func explain(_ text: Substring, _ line: Int) {
    guard let index = step(for: "`because`", line) else { return }
    guard steps[index].because == nil else { return facts.fault(line, ValueFault("a second `because`")) }
    steps[index].because = facts.attempt(line) { _ throws(ValueFault) in
      ParsedClaim.Because(rule: try ValueReader.rule(text), line: line)
    }
  }

  private mutating func show(_ text: Substring, _ line: Int) {
    guard let index = step(for: "`display`", line) else { return }
    guard steps[index].display == nil else { return facts.fault(line, ValueFault("a second `display`")) }
    steps[index].display = facts.attempt(line) { _ throws(ValueFault) in try ParsedClaim.StatedDisplay(text, line) }
  }

  /// Reads a list that a claim states: names with commas between them, or `none`.
  private mutating func state<Element>(
    _ text: Substring, _ line: Int, _ read: (String) throws(ValueFault) -> Element,
    keep: (inout Draft, ParsedTimeline.Step.List<Element>) -> Void
  ) {
    guard let index = step(for: "a list", line) else { return }
    let names = text.folded == "none" ? [] : text.split(separator: ",").map { String($0.trimmed) }
    var elements: [Element] = []
    for name in names {
      guard let element = facts.attempt(line, { _ throws(ValueFault) in try read(name) }) else { continue }
      elements.append(element)
    }
    keep(&steps[index], ParsedTimeline.Step.List(elements: elements, line: line))
  }

  private static func name(_ name: String) throws(ValueFault) -> String { name }

  private static func callback(_ name: String) throws(ValueFault) -> LayoutCallback {
    let method = name.prefix { $0 != "(" }.folded
    if method == "uidevice.orientationdidchangenotification" { return .deviceOrientationDidChange }
    if let callback = LayoutCallback.allCases.first(where: { $0.notation.folded == method }) { return callback }
    throw ValueFault(unknown: name, as: "callback", among: LayoutCallback.allCases.map(\.notation))
  }

  private mutating func step(for claim: String, _ line: Int) -> Int? {
    if steps.isEmpty {
      facts.fault(line, ValueFault("\(claim) before the first event", suggestion: "event: device turned landscapeLeft"))
    }
    return steps.indices.last
  }

  private static func splitAtOutcome(_ text: Substring) -> (event: Substring, outcome: Substring?) {
    var rest = text.utf8[...]
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      rest = rest[rest.index(after: equals)...]
      if rest.first == UInt8(ascii: ">") { return (text[..<equals].trimmed, Substring(rest.dropFirst()).trimmed) }
    }
    return (text, nil)
  }

  // MARK: Events

  /// Reads the changes of masks, which may be about controllers that only come up later.
  private mutating func readChanges() -> [MaskChange?] {
    steps.map { step in
      guard case .masksChanged(let key, let value) = step.event else { return nil }
      return facts.attempt(step.line) { reader throws(ValueFault) in try reader.change(key, value) }
    }
  }

  private static func finish(
    _ draft: Draft, _ change: MaskChange?, _ later: [Presentation]
  ) -> ParsedTimeline.Step? {
    let event: TimelineEvent
    switch draft.event {
    case .ready(let ready): event = ready
    case .presented(let place): event = .presented(later[place])
    case .pushed(let place): event = .pushed(later[place].controller)
    case .rootReplaced(let place): event = .rootReplaced(later[place].controller)
    case .masksChanged:
      guard let change else { return nil }
      event = .masksChanged(change)
    case nil: return nil
    }
    return ParsedTimeline.Step(
      event: event, text: draft.text, line: draft.line, expectation: draft.expectation,
      expectationLine: draft.expectationLine, because: draft.because, display: draft.display, asked: draft.asked,
      callbacks: draft.callbacks)
  }
}
