import Orientation

/// Takes the fields of a section by their keys, each at most once, and tells of those that nobody took.
struct SectionReader {
  let path: String
  private let section: RecordFile.Section
  private var isTaken: [Bool]

  init(_ section: RecordFile.Section, path: String) {
    self.section = section
    self.path = path
    isTaken = Array(repeating: false, count: section.fields.count)
  }

  /// What stands behind `# `, or nil without a heading.
  var heading: String? { section.heading.map(Self.string) }

  /// Every field, for a section whose keys are names.
  var all: [(key: String, value: RecordFile.Bytes)] { section.fields.map { (Self.string($0.key), $0.value) } }

  /// Tells of the first field that nobody took.
  func finish() throws(RecordFault) {
    guard let index = isTaken.firstIndex(of: false) else { return }
    let field = section.fields[index]
    throw fault("`\(Self.string(field.key))` has no meaning here, or stands here twice", at: field.line)
  }
}

extension SectionReader {
  /// The values of a key, in the order of their lines.
  mutating func texts(_ key: StaticString) -> [String] {
    section.fields.indices.filter { take($0, key) }.map { Self.string(section.fields[$0].value) }
  }

  /// The lines of a value that may have more than one, or nil without any.
  mutating func lines(_ key: StaticString) -> String? {
    let lines = texts(key)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  mutating func text(_ key: StaticString) throws(RecordFault) -> String { Self.string(try field(key).value) }

  mutating func localized(_ key: StaticString) throws(RecordFault) -> LocalizedText { try localized(field(key)) }

  mutating func optionalLocalized(_ key: StaticString) throws(RecordFault) -> LocalizedText? {
    guard let field = optionalField(key) else { return nil }
    return try localized(field)
  }

  /// A value that a type reads from text.
  ///
  /// - Parameter expected: what the value has to be, for who wrote another.
  mutating func value<Value>(
    _ key: StaticString, _ expected: String, _ read: (String) -> Value?
  ) throws(RecordFault) -> Value {
    let field = try field(key)
    return try value(of: field, expected, read)
  }

  /// The same, or nil without the key.
  mutating func optionalValue<Value>(
    _ key: StaticString, _ expected: String, _ read: (String) -> Value?
  ) throws(RecordFault) -> Value? {
    guard let field = optionalField(key) else { return nil }
    return try value(of: field, expected, read)
  }

  /// The sentence of the section, with its citations in the order of their lines.
  ///
  /// The heading is its name, behind which `, formerly 2` may stand.
  mutating func sentence() throws(RecordFault) -> Sentence {
    let (name, number) = try nameAndNumber()
    let text = try localized("en")
    var citations: [Citation] = []
    citations.reserveCapacity(section.fields.count - 1)
    for (index, field) in section.fields.enumerated() where !isTaken[index] {
      guard let agreement = Agreement(rawValue: Self.string(field.key)) else { continue }
      isTaken[index] = true
      citations.append(try citation(agreement, field))
    }
    return Sentence(text, citations, name: name, formerNumber: number)
  }

  func fault(_ message: String, at line: Int? = nil) -> RecordFault {
    RecordFault(path: path, line: line ?? section.line, message: message)
  }
}

extension [SectionReader] {
  /// What sections say that have nothing but a sentence.
  func sentences() throws(RecordFault) -> [Sentence] {
    try map { (section) throws(RecordFault) in
      var section = section
      let sentence = try section.sentence()
      try section.finish()
      return sentence
    }
  }
}

extension SectionReader {
  private func nameAndNumber() throws(RecordFault) -> (name: String?, number: Int?) {
    guard let heading = section.heading, let space = heading.firstIndex(of: UInt8(ascii: " ")) else {
      return (self.heading, nil)
    }
    let (name, rest) = (heading[..<space], Self.string(heading[space...]))
    guard name.last == UInt8(ascii: ","), rest.hasPrefix(" formerly "), let number = Int(rest.dropFirst(10)) else {
      throw fault("the heading of a sentence is one word, its name")
    }
    return (Self.string(name.dropLast()), number)
  }

  private static func string(_ bytes: RecordFile.Bytes) -> String { String(decoding: bytes, as: UTF8.self) }

  private mutating func take(_ index: Int, _ key: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
    let name = section.fields[index].key
    guard !isTaken[index], name.count == wanted.count, name.elementsEqual(wanted) else { return false }
    isTaken[index] = true
    return true
  }

  private mutating func optionalField(_ key: StaticString) -> RecordFile.Field? {
    section.fields.indices.first { take($0, key) }.map { section.fields[$0] }
  }

  private mutating func field(_ key: StaticString) throws(RecordFault) -> RecordFile.Field {
    guard let field = optionalField(key) else { throw fault("a line `\(key): …` is missing in this section") }
    return field
  }

  private func value<Value>(
    of field: RecordFile.Field, _ expected: String, _ read: (String) -> Value?
  ) throws(RecordFault) -> Value {
    let text = Self.string(field.value)
    guard let value = read(text) else { throw fault("`\(text)` is not \(expected)", at: field.line) }
    return value
  }

  /// English where nobody has written the Chinese.
  private func localized(_ field: RecordFile.Field) throws(RecordFault) -> LocalizedText {
    let english = Self.string(field.value)
    guard let line = field.chinese else {
      throw fault("the Chinese is missing: write `zh: -` below the line if you cannot", at: field.line)
    }
    if line.elementsEqual("-".utf8) { return LocalizedText(english, english) }
    guard line.count > 9, line.prefix(8).allSatisfy(Self.isHexDigit), line.dropFirst(8).first == UInt8(ascii: " ")
    else {
      throw fault(
        "a `zh` line begins with the eight digits of its English, which `make test` tells", at: field.line + 1)
    }
    return LocalizedText(english, Self.string(line.dropFirst(9)))
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  /// `source | place | what it says there`, with `part: …`, `read: day` and `ran` behind it, or `source | not opened`.
  private func citation(_ agreement: Agreement, _ field: RecordFile.Field) throws(RecordFault) -> Citation {
    let parts = Self.parts(of: field.value)
    guard let source = Records.sourcesByID[parts[0]] else {
      throw fault("no source `\(parts[0])`: add it to sources.txt", at: field.line)
    }
    if parts.count == 2, parts[1] == "not opened" { return Citation(unopened: source, agreement) }
    guard parts.count >= 3 else {
      throw fault("a citation is `source | place | what it says there`, or `source | not opened`", at: field.line)
    }
    var (part, day, ran): (String?, String?, Bool) = (nil, nil, false)
    for option in parts.dropFirst(3) {
      if option == "ran" {
        ran = true
      } else if option.hasPrefix("part: ") {
        part = String(option.dropFirst("part: ".count))
      } else if option.hasPrefix("read: ") {
        day = String(option.dropFirst("read: ".count))
      } else {
        throw fault("`\(option)` is neither `part: …` nor `read: day` nor `ran`", at: field.line)
      }
    }
    return Citation(source, agreement, part: part, at: parts[1], parts[2], read: day, ran: ran)
  }

  /// What stands between bars, each of which has a space on either side.
  static func parts(of value: RecordFile.Bytes) -> [String] {
    var parts: [String] = []
    var rest = value
    while let bar = rest.firstIndex(of: UInt8(ascii: "|")) {
      parts.append(string(rest[..<bar].dropLast()))
      rest = rest[bar...].dropFirst(2)
    }
    parts.append(string(rest))
    return parts
  }
}
