/// Reads the part of YAML in which tools write manifests: block and flow mappings and sequences, all styles of scalars,
/// comments, anchors, aliases and merge keys. Of several documents the first is read.
///
/// Values are those of a property list, with the line of each. Every byte is looked at a bounded number of times, and what
/// aliases repeat is counted, so that no file can make the reader slow.
struct YAMLParser {
  /// How many values aliases may repeat in total.
  static let mostRepeated = 100_000

  private var text: YAMLText
  private var depth = 0
  private var anchors: [String: (value: PropertyListValue, count: Int)] = [:]
  private var repeated = 0
  /// How many values have been read, those that aliases repeat included.
  private var count = 0

  static func parse(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
    var parser = YAMLParser(text: YAMLText(bytes))
    try parser.text.skipHead()
    guard try parser.text.skipToContent() else {
      throw PropertyListError(line: nil, message: "the file is empty")
    }
    let value = try parser.node(above: -1)
    if try parser.text.skipToContent() { throw parser.text.fault("this line belongs to nothing above it") }
    return value
  }
}

extension YAMLParser {
  private init(text: YAMLText) { self.text = text }

  private mutating func enter() throws(PropertyListError) {
    depth += 1
    if depth > PropertyListReader.deepestNesting {
      throw text.fault("nested deeper than \(PropertyListReader.deepestNesting)")
    }
  }

  /// The value that begins here, whose later lines are indented by more than `indent`.
  private mutating func node(above indent: Int, inSequence: Bool = false) throws(PropertyListError) -> PropertyListValue
  {
    try enter()
    defer { depth -= 1 }
    let (start, before) = (text.line, count)
    let anchor = try text.properties()
    var value: PropertyListValue
    if text.isAtLineEnd {
      value = PropertyListValue(content: .other, line: start)
      if try text.skipToContent(), text.column > indent || inSequence && text.column == indent && text.isAtDash {
        value = try block(above: indent)
      }
    } else {
      value = try block(above: indent)
    }
    count += 1
    if let anchor { anchors[anchor] = (value, count - before) }
    return value
  }

  private mutating func block(above indent: Int) throws(PropertyListError) -> PropertyListValue {
    let start = text.line
    if text.isAtDash { return PropertyListValue(content: .list(try sequence(at: text.column)), line: start) }
    if text.isAtKey {
      return PropertyListValue(content: .dictionary(try mapping(at: text.column)), line: start)
    }
    switch text.peek {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      let value = try flow()
      try text.endLine()
      return value
    case UInt8(ascii: "*"):
      let value = try alias()
      try text.endLine()
      return value
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return PropertyListValue(content: .text(try text.blockScalar(above: indent)), line: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let value = try text.quoted()
      try text.endLine()
      return PropertyListValue(content: .text(value), line: start)
    case UInt8(ascii: "?") where text.isBlank(at: 1): throw text.fault("a key that is no single text is not read")
    default: return scalar(try text.plain(above: indent), line: start)
    }
  }

  private mutating func sequence(at column: Int) throws(PropertyListError) -> [PropertyListValue] {
    var values: [PropertyListValue] = []
    repeat {
      text.advance()
      text.skipBlanks()
      values.append(try node(above: column))
    } while try text.skipToContent() && text.column == column && text.isAtDash
    return values
  }

  private mutating func mapping(at column: Int) throws(PropertyListError) -> PropertyListDictionary {
    var members: [PropertyListDictionary.Member] = []
    repeat {
      guard text.isAtKey else { throw text.fault("`key: value` should stand here") }
      let line = text.line
      let key = try text.key()
      let value = try node(above: column, inSequence: true)
      members.append(.init(key: key, line: line, value: value))
    } while try text.skipToContent() && text.column == column
    if text.column > column, try text.skipToContent() {
      throw text.fault("this line is indented by more than the keys above it")
    }
    return PropertyListDictionary(merged(members))
  }

  /// The members with those of the mappings that `<<` names before them, so that a key of their own wins.
  private func merged(_ members: [PropertyListDictionary.Member]) -> [PropertyListDictionary.Member] {
    guard members.contains(where: { $0.key == "<<" }) else { return members }
    let others = members.filter { $0.key == "<<" }.flatMap { member -> [PropertyListDictionary] in
      if case .list(let values) = member.value.content { return values.reversed().compactMap(\.dictionary) }
      return member.value.dictionary.map { [$0] } ?? []
    }
    return others.flatMap(\.members) + members.filter { $0.key != "<<" }
  }

  // MARK: Flow style

  private mutating func flow() throws(PropertyListError) -> PropertyListValue {
    try enter()
    defer { depth -= 1 }
    count += 1
    let start = text.line
    _ = try text.properties()
    switch text.peek {
    case UInt8(ascii: "["): return PropertyListValue(content: .list(try flowSequence()), line: start)
    case UInt8(ascii: "{"): return PropertyListValue(content: .dictionary(try flowMapping()), line: start)
    case UInt8(ascii: "*"): return try alias()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return PropertyListValue(content: .text(try text.quoted()), line: start)
    default: return scalar(try text.flowPlain(), line: start)
    }
  }

  private mutating func flowSequence() throws(PropertyListError) -> [PropertyListValue] {
    text.advance()
    var values: [PropertyListValue] = []
    while true {
      try text.skipSpace()
      if text.take("]") { return values }
      let value = try flow()
      try text.skipSpace()
      guard text.take(":") else {
        values.append(value)
        try endElement("]")
        continue
      }
      // A pair alone is a mapping of one member.
      try text.skipSpace()
      let member = PropertyListDictionary.Member(key: value.text ?? "", line: value.line, value: try flow())
      values.append(PropertyListValue(content: .dictionary(PropertyListDictionary([member])), line: value.line))
      try endElement("]")
    }
  }

  private mutating func flowMapping() throws(PropertyListError) -> PropertyListDictionary {
    text.advance()
    var members: [PropertyListDictionary.Member] = []
    while true {
      try text.skipSpace()
      if text.take("}") { return PropertyListDictionary(merged(members)) }
      let key = try flow()
      guard let name = key.text else { throw text.fault("a key that is no single text is not read") }
      try text.skipSpace()
      var value = PropertyListValue(content: .other, line: key.line)
      if text.take(":") {
        try text.skipSpace()
        if text.peek != UInt8(ascii: ","), text.peek != UInt8(ascii: "}") { value = try flow() }
      }
      members.append(.init(key: name, line: key.line, value: value))
      try endElement("}")
    }
  }

  private mutating func endElement(_ end: Unicode.Scalar) throws(PropertyListError) {
    try text.skipSpace()
    guard text.take(",") || text.isAt(end) else { throw text.fault("`,` or `\(end)` should stand here") }
  }

  // MARK: Scalars and aliases

  private func scalar(_ value: String, line: Int) -> PropertyListValue {
    let isNull = ["", "~", "null", "Null", "NULL"].contains(value)
    return PropertyListValue(content: isNull ? .other : .text(value), line: line)
  }

  private mutating func alias() throws(PropertyListError) -> PropertyListValue {
    let name = text.name()
    guard let anchor = anchors[name] else {
      throw text.fault("no anchor `&\(name.prefix(60))` stands above this alias")
    }
    repeated += anchor.count
    count += anchor.count
    guard repeated <= Self.mostRepeated else {
      throw text.fault("aliases repeat more than \(Self.mostRepeated) values")
    }
    return anchor.value
  }
}
