import Basics
import Orientation

extension Scenario: Codable {
  /// Decodes a scenario in the form of `orientation-docs explain --json`: an object whose members are the facts.
  ///
  /// - Throws: a `DecodingError` at the fact that cannot be read, whose underlying error is a ``NotationError`` with all of
  ///   them. A version with a point is better a string: for most decoders the numbers 17.1 and 17.10 are the same.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodedFacts { lines, isTimeline throws(NotationError) in
      if isTimeline { throw NotationError(message: "`events` make a timeline", help: "decode a `Timeline`") }
      return try Scenario(lines: lines)
    }
  }

  /// Encodes the facts of the ``text`` as an object, in which each is a string.
  ///
  /// - Throws: an `EncodingError` where the scenario holds what no fact states, such as a name with `>` in it.
  public func encode(to encoder: any Encoder) throws {
    let members = facts.members
    let isReadBack = (try? Scenario(lines: ScenarioRecord.facts(members).lines))?.inFull == inFull
    try members.encode(isReadBack, of: self, to: encoder)
  }

  /// The same with what nobody stated as it is.
  fileprivate var inFull: Scenario {
    var scenario = self
    scenario.scene.mode = effectiveMode
    if case .dismissed(nil, let takesOver) = event { scenario.event = .dismissed(.automatic, takesOver: takesOver) }
    return scenario
  }
}

extension Timeline: Codable {
  /// Decodes a timeline in the form of `orientation-docs explain --json`: the facts about the start, and an array `events`.
  ///
  /// - Throws: a `DecodingError` at the fact or event that cannot be read, whose underlying error is a ``NotationError``
  ///   with all of them.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodedFacts { lines, _ throws(NotationError) in try Timeline(lines: lines) }
  }

  /// Encodes the facts and events of the ``text`` as an object, in which each is a string.
  ///
  /// - Throws: an `EncodingError` where the timeline holds what neither facts nor events state, such as a start in the
  ///   background.
  public func encode(to encoder: any Encoder) throws {
    let events = JSONValue.array(events.map { .string($0.notation) })
    let members = facts.members + [JSONValue.Member(key: "events", value: events)]
    let isReadBack = (try? Timeline(lines: ScenarioRecord.facts(members).lines))?.inFull == inFull
    try members.encode(isReadBack, of: self, to: encoder)
  }

  /// The same with what nobody stated as it is. The event that led to the start has no say.
  private var inFull: Timeline {
    var timeline = self
    timeline.start.scenario = start.scenario.inFull
    timeline.start.scenario.event = .launched
    return timeline
  }
}

extension Decoder {
  /// Reads the facts of an object.
  fileprivate func decodedFacts<Read>(
    _ read: ([ClaimLine], _ isTimeline: Bool) throws(NotationError) -> Read
  ) throws -> Read {
    guard case .object(let members) = try JSONValue(from: self) else {
      throw NotationError(message: "no object of facts").decodingError(at: codingPath)
    }
    var lines: [ClaimLine] = []
    do throws(NotationError) {
      let facts = try ScenarioRecord.facts(members)
      lines = facts.lines
      return try read(lines, facts.isTimeline)
    } catch {
      throw error.decodingError(at: codingPath, lines)
    }
  }
}

extension [JSONValue.Member] {
  /// Writes the members of a value, if they say all of it.
  fileprivate func encode(_ isReadBack: Bool, of value: Any, to encoder: any Encoder) throws {
    guard isReadBack else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: encoder.codingPath, debugDescription: "the facts of a scenario do not say all of this"))
    }
    try JSONValue.object(self).encode(to: encoder)
  }
}

extension [(key: String, value: String)] {
  /// The facts as members of an object. What is presented is one of them, since a key stands once.
  fileprivate var members: [JSONValue.Member] {
    let isPresented = { (fact: (key: String, value: String)) in fact.key == FactKind.presented.plainKey }
    let presented = filter(isPresented).map { JSONValue.string($0.value) }
    return filter { !isPresented($0) }.map { JSONValue.Member(key: $0.key, value: .string($0.value)) }
      + (presented.isEmpty ? [] : [JSONValue.Member(key: FactKind.presented.plainKey, value: .array(presented))])
  }
}
