/// Takes the fields of a section by their keys, each at most once, and tells of those that nobody took.
struct SectionReader {
  let path: String
  let section: RecordFile.Section
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

  /// Every field in both languages, for a section whose keys are names.
  func allLocalized() throws(RecordFault) -> [(name: String, text: LocalizedText)] {
    try section.fields.map { (field) throws(RecordFault) in (Self.string(field.key), try localized(field)) }
  }

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

  /// The fields that nobody took and whose key means something, in the order of their lines.
  mutating func takeAll<Key>(where read: (String) -> Key?) -> [(key: Key, field: RecordFile.Field)] {
    section.fields.indices.compactMap { index in
      guard !isTaken[index], let key = read(Self.string(section.fields[index].key)) else { return nil }
      isTaken[index] = true
      return (key, section.fields[index])
    }
  }

  func fault(_ message: String, at line: Int? = nil) -> RecordFault {
    RecordFault(path: path, line: line ?? section.line, message: message)
  }
}

extension SectionReader {
  static func string(_ bytes: RecordFile.Bytes) -> String { String(decoding: bytes, as: UTF8.self) }

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
