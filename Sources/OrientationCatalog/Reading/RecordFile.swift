/// A record file, taken apart line by line.
///
/// A blank line ends a section. A section may begin with a heading, `# name`; every other line is a field, `key: value`.
/// A `zh` line is the Chinese of the line above it, behind eight hex digits of the English that it was made from, or `-`
/// where nobody has written it; it is `zh behind` where the English has changed since.
struct RecordFile {
  /// Bytes of the file: what is embedded stays where it is, and becomes a string where one is needed.
  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  struct Field {
    let key: Bytes
    let value: Bytes
    /// The Chinese line of the value, without its key.
    var chinese: Bytes?
    /// The line, from 1.
    let line: Int
  }

  struct Section {
    let heading: Bytes?
    var fields: [Field] = []
    /// The first line, from 1.
    let line: Int
  }

  /// Its path below `Records`.
  let path: String
  private var parts: [Section] = []
  private var isInSection = false

  init(_ path: String, _ text: UnsafeBufferPointer<UInt8>) throws(RecordFault) {
    self.path = path
    var start = text.startIndex
    var line = 0
    while start < text.endIndex {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
      line += 1
      do throws(LineFault) { try take(text[start..<end], line) } catch {
        throw RecordFault(path: path, line: line, message: error.rawValue)
      }
      start = end + 1
    }
  }
}

extension RecordFile {
  /// The name of the file, without folder and ending: the id of a rule or message.
  var name: String { Self.name(of: path) }

  static func name(of path: String) -> String {
    let bytes = path.utf8
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:)) ?? bytes.startIndex
    return String(decoding: bytes[start...].prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self)
  }

  var sections: [SectionReader] { parts.map { SectionReader($0, path: path) } }

  /// The section in front, and those behind it.
  func head() throws(RecordFault) -> (first: SectionReader, rest: [SectionReader]) {
    guard let first = sections.first else { throw RecordFault(path: path, line: 1, message: "the file is empty") }
    return (first, Array(sections.dropFirst()))
  }
}

extension RecordFile {
  /// What a line can lack.
  private enum LineFault: String, Error {
    case noKey = "this line has no key: write `key: value`, or `# name` at the beginning of a section"
    case headingInside = "a heading begins a section: leave a blank line above it"
    case chineseAlone = "a `zh` line is below the English line that it translates"
    case secondChinese = "the line above has its Chinese already"
  }

  private mutating func take(_ text: Bytes, _ line: Int) throws(LineFault) {
    if text.isEmpty {
      isInSection = false
    } else if text.first == UInt8(ascii: "#") {
      if isInSection { throw .headingInside }
      begin(Section(heading: text.dropFirst(2), line: line))
    } else {
      try takeField(text, line)
    }
  }

  private mutating func takeField(_ text: Bytes, _ line: Int) throws(LineFault) {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { throw .noKey }
    let (key, value) = (text[..<colon], text[colon...].dropFirst().dropFirst())
    if key.elementsEqual("zh".utf8) || key.elementsEqual("zh behind".utf8) { return try takeChinese(value) }
    if !isInSection { begin(Section(heading: nil, line: line)) }
    parts[parts.count - 1].fields.append(Field(key: key, value: value, line: line))
  }

  private mutating func takeChinese(_ text: Bytes) throws(LineFault) {
    let last = parts.count - 1
    guard isInSection, let field = parts[last].fields.indices.last else { throw .chineseAlone }
    if parts[last].fields[field].chinese != nil { throw .secondChinese }
    parts[last].fields[field].chinese = text
  }

  private mutating func begin(_ section: Section) {
    parts.append(section)
    isInSection = true
  }
}
