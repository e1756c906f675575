import Basics

/// Turns a scenario written as a JSON object into the lines of facts that say the same.
///
/// Names and values mean what they mean in the scenario fence; this only brings them into its form. `true` and `false`
/// are `yes` and `no`, an array is a list, `null` is a fact not stated. Objects stand where the fence has a notation of
/// its own: `root` and `presented` for the tree of controllers, `controllers` for their answers.
package struct ScenarioRecord {
  private var lines: [ClaimLine] = []
  /// The events of a timeline and what is claimed about them; they stand behind all facts.
  private var eventLines: [ClaimLine] = []
  /// How many events there are; nil where the object has no `events`.
  private var eventCount: Int?
  private var firstEvent = ""

  /// The facts in a JSON text, and whether its `events` make it a timeline.
  package static func facts(
    _ json: ArraySlice<UInt8>
  ) throws(NotationError) -> (lines: [ClaimLine], isTimeline: Bool) {
    let value: JSONValue
    do {
      value = try JSONParser.parse(json)
    } catch {
      throw NotationError(message: "not JSON: \(error.message) at column \(error.column)")
    }
    guard case .object(let members) = value else {
      throw NotationError(message: "a scenario is a JSON object, not \(value.kind)", help: #"write {"iOS": 15, …}"#)
    }
    return try facts(members)
  }

  /// The facts in the members of an object, and whether its `events` make it a timeline.
  package static func facts(
    _ members: [JSONValue.Member]
  ) throws(NotationError) -> (lines: [ClaimLine], isTimeline: Bool) {
    var record = ScenarioRecord()
    record.lines.reserveCapacity(members.count)
    for member in members { try record.add(member) }
    record.lines += record.eventLines
    return (record.lines, record.isTimeline || TimelineParser.isTimeline(lines: record.lines))
  }

  /// A single event may be one that only a moment has, such as `presented`, which says nothing of whom.
  private var isTimeline: Bool {
    guard eventCount == 1 else { return eventCount != nil }
    return (try? EventNotation.step(Substring(firstEvent))) != nil
  }
}

extension ScenarioRecord {
  private mutating func add(_ member: JSONValue.Member) throws(NotationError) {
    guard member.value.isNested else { return try add(fact: member.key, member.value) }
    switch (Self.normalised(member.key), member.value) {
    case ("root", .object(let controller)): try addRoot(controller)
    case ("presented", .array(let presentations)):
      for presentation in presentations { try add(presentation: presentation) }
    case ("presented", .object): try add(presentation: member.value)
    case ("variables", .object(let variables)):
      for variable in variables {
        try add(fact: "variable " + (try Self.name(variable.key, "variable")), variable.value)
      }
    case ("events", .array(let events)):
      eventCount = eventCount ?? 0
      for event in events { try add(event: event) }
    case ("controllers", .object(let controllers)):
      for controller in controllers {
        guard case .object(let facts) = controller.value else {
          throw NotationError(
            message: "`controllers.\(Self.shown(controller.key))` is \(controller.value.kind), not an object of facts")
        }
        for fact in facts { try add(fact, of: try Self.name(controller.key, "controller")) }
      }
    default: try add(fact: member.key, member.value)
    }
  }

  /// The key as the grammar compares keys: without case, spaces, `-` and `_`.
  private static func normalised(_ key: String) -> String {
    // No name that is looked for is longer, and short texts need no memory of their own.
    guard key.utf8.count <= 15 else { return key }
    // Most keys are in this form already.
    if key.utf8.allSatisfy({ $0 &- UInt8(ascii: "a") < 26 }) { return key }
    return String(unsafeUninitializedCapacity: key.utf8.count) { buffer in
      var count = 0
      for byte in key.utf8 where byte != UInt8(ascii: " ") && byte != UInt8(ascii: "-") && byte != UInt8(ascii: "_") {
        buffer[count] = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
        count += 1
      }
      return count
    }
  }

  // MARK: Plain facts

  private mutating func add(fact key: String, _ value: JSONValue) throws(NotationError) {
    if case .null = value { return }
    try Self.requirePlain(key, as: "the key")
    var text = key
    if key.isEmpty || text.withUTF8({ $0.contains(UInt8(ascii: ":")) }) {
      throw NotationError(message: "`\(Self.shown(key))` is no key of a fact")
    }
    lines.append(ClaimLine(key: key, value: try Self.text(value, of: key)))
  }

  private static func text(_ value: JSONValue, of key: String) throws(NotationError) -> String {
    switch value {
    case .null: return "none"
    case .bool(let answer): return answer ? "yes" : "no"
    case .number(let digits): return digits
    case .string(let text):
      try requirePlain(text, as: "the value of `\(shown(key))`")
      return text
    case .array(let elements):
      guard let first = elements.first else { return "none" }
      var text = try element(first, of: key)
      for other in elements.dropFirst() {
        text += ", "
        text += try element(other, of: key)
      }
      return text
    case .object:
      throw NotationError(message: "`\(shown(key))` is an object; a fact is a string, a number, true, false or a list")
    }
  }

  private static func element(_ value: JSONValue, of key: String) throws(NotationError) -> String {
    switch value {
    case .string, .number: return try text(value, of: key)
    case .null, .bool, .array, .object:
      throw NotationError(message: "the list `\(shown(key))` holds \(value.kind); it may hold strings and numbers")
    }
  }

  /// A line break in a text would start another fact, and `#` a comment.
  private static func requirePlain(_ text: String, as role: @autoclosure () -> String) throws(NotationError) {
    var text = text
    let isPlain = text.withUTF8 { $0.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "#") } }
    if !isPlain {
      throw NotationError(message: "\(role()) holds a control character or `#`: `\(shown(text))`")
    }
  }

  /// A text for a message: not too long.
  private static func shown(_ text: String) -> String {
    text.utf8.count <= 80 ? text : String(text.unicodeScalars.prefix(40).map(Character.init)) + "…"
  }

  // MARK: Events

  /// An event is a string, or an object of the event and what is claimed about it.
  private mutating func add(event: JSONValue) throws(NotationError) {
    guard case .object(let members) = event else {
      guard case .string(let text) = event else {
        throw NotationError(message: "`events` holds \(event.kind); an event is a string or an object")
      }
      return try add(event: text)
    }
    guard let event = members.first(where: { Self.normalised($0.key) == "event" }) else {
      throw NotationError(
        message: "an event has no `event`", help: #"write {"event": "popped", "expected": "unchanged"}"#)
    }
    try add(event: try Self.string(event))
    for member in members {
      switch Self.normalised(member.key) {
      case "event": continue
      case "expected", "because", "display", "asked", "callbacks":
        if case .null = member.value { continue }
        eventLines.append(ClaimLine(key: member.key, value: try Self.text(member.value, of: member.key)))
      default: throw NotationError(message: "an event has no `\(Self.shown(member.key))`")
      }
    }
  }

  private mutating func add(event text: String) throws(NotationError) {
    try Self.requirePlain(text, as: "an event")
    let count = (eventCount ?? 0) + 1
    if count > TimelineParser.mostEvents {
      throw NotationError(message: "more than \(TimelineParser.mostEvents) events")
    }
    if count == 1 { firstEvent = text }
    eventCount = count
    eventLines.append(ClaimLine(key: "event", value: text))
  }

  // MARK: Controllers

  private mutating func addRoot(_ controller: [JSONValue.Member]) throws(NotationError) {
    lines.append(ClaimLine(key: "root", value: try chain(controller)))
  }

  private mutating func add(presentation: JSONValue) throws(NotationError) {
    guard case .object(let members) = presentation else {
      return try add(fact: "presented", presentation)
    }
    var controller: String?
    var style: String?
    for member in members {
      switch (Self.normalised(member.key), member.value) {
      case ("controller", .object(let facts)): controller = try chain(facts)
      case ("controller", .string(let name)): controller = try Self.name(name, "controller", allowingNotation: true)
      case ("style", .string(let name)): style = try Self.name(name, "style")
      case ("style", .null): continue
      default:
        throw NotationError(
          message: "`presented` has no `\(Self.shown(member.key))` that is \(member.value.kind)",
          help: #"write {"style": "fullScreen", "controller": {"name": "Modal"}}"#)
      }
    }
    guard let controller else {
      throw NotationError(message: "`presented` names no controller", help: #"add "controller": {"name": "Modal"}"#)
    }
    lines.append(ClaimLine(key: "presented", value: controller + (style.map { " as " + $0 } ?? "")))
  }

  /// The notation of a controller and what it contains; the facts about each are added on the way.
  private mutating func chain(_ controller: [JSONValue.Member]) throws(NotationError) -> String {
    guard let nameMember = controller.first(where: { Self.normalised($0.key) == "name" }) else {
      throw NotationError(message: "a controller has no name", help: #"write {"name": "Player"}"#)
    }
    let name = try Self.name(try Self.string(nameMember), "controller")
    var notation = name
    var forwarding = ""
    var child = ""
    for member in controller {
      switch (Self.normalised(member.key), member.value) {
      case ("name", _): continue
      case ("kind", .null), ("forwarding", .null), ("child", .null): continue
      case ("kind", _): notation = name + "=" + (try Self.name(try Self.string(member), "kind"))
      case ("forwarding", _): forwarding = "(" + (try Self.name(try Self.string(member), "forwarding")) + ")"
      case ("children", .array(let children)): child = " > [" + (try list(children)) + "]"
      case ("child", .object(let members)): child = " > " + (try chain(members))
      case ("child", .string(let text)): child = " > " + (try Self.name(text, "controller", allowingNotation: true))
      case ("child", _): throw NotationError(message: "`child` is \(member.value.kind), not a controller")
      default: try add(member, of: name)
      }
    }
    return notation + forwarding + child
  }

  private mutating func list(_ children: [JSONValue]) throws(NotationError) -> String {
    var chains: [String] = []
    for child in children {
      switch child {
      case .object(let members): chains.append(try chain(members))
      case .string(let text): chains.append(try Self.name(text, "controller", allowingNotation: true))
      case .null, .bool, .number, .array:
        throw NotationError(message: "`children` holds \(child.kind); a controller is an object or a string")
      }
    }
    return chains.joined(separator: ", ")
  }

  private mutating func add(_ member: JSONValue.Member, of controller: String) throws(NotationError) {
    guard Self.normalised(member.key) == "delegate", case .object(let answers) = member.value else {
      return try add(fact: controller + "." + member.key, member.value)
    }
    for answer in answers { try add(fact: controller + ".delegate." + answer.key, answer.value) }
  }

  private static func string(_ member: JSONValue.Member) throws(NotationError) -> String {
    guard case .string(let text) = member.value else {
      throw NotationError(message: "`\(shown(member.key))` is \(member.value.kind), not a string")
    }
    return text
  }

  /// Checks that a name cannot be taken for more than a name; with notation, for more than a chain of controllers.
  private static func name(
    _ text: String, _ role: String, allowingNotation allowsNotation: Bool = false
  ) throws(NotationError) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case 0..<0x20, 0x7F: false
      case UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "#"), UInt8(ascii: "\""): false
      case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: ","),
        UInt8(ascii: "["), UInt8(ascii: "]"):
        allowsNotation
      default: true
      }
    }
    guard isPlain, !text.isEmpty else {
      throw NotationError(message: "`\(shown(text))` is no name of a \(role)")
    }
    return text
  }
}
