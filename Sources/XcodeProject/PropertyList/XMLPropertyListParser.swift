/// Reads the XML format of property lists.
struct XMLPropertyListParser {
  private var scanner: XMLScanner
  /// Whether text between elements is passed over.
  private let isLenient: Bool
  private var depth = 0

  static func parse(_ bytes: [UInt8], isLenient: Bool) throws(PropertyListError) -> PropertyListValue {
    var parser = XMLPropertyListParser(scanner: XMLScanner(bytes), isLenient: isLenient)
    guard case .open(let name, _, let isEmpty)? = try parser.nextTag() else { throw parser.fault("no element begins") }
    // The element plist may be missing.
    guard name == "plist" else { return try parser.value(name, isEmpty: isEmpty) }
    guard !isEmpty, case .open(let name, _, let isEmpty)? = try parser.nextTag() else {
      throw parser.fault("the property list is empty")
    }
    let value = try parser.value(name, isEmpty: isEmpty)
    try parser.expectClose("plist")
    return value
  }
}

extension XMLPropertyListParser {
  private init(scanner: XMLScanner, isLenient: Bool) {
    self.scanner = scanner
    self.isLenient = isLenient
  }

  private func fault(_ message: String, line: Int? = nil) -> PropertyListError {
    PropertyListError(line: line ?? scanner.tokenLine, message: message)
  }

  /// The next tag, past white space.
  private mutating func nextTag() throws(PropertyListError) -> XMLToken? {
    while let token = try scanner.next() {
      guard case .text(let text) = token else { return token }
      guard isLenient || text.utf8.allSatisfy({ $0 <= 0x20 }) else {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        throw fault("the text `\(words.prefix(40))` stands between elements")
      }
    }
    return nil
  }

  private mutating func expectClose(_ name: String) throws(PropertyListError) {
    switch try nextTag() {
    case .close(name): return
    case nil: throw fault("the file ends before `</\(name)>`")
    case .close(let other): throw fault("`</\(other)>` stands where `</\(name)>` should")
    case .open(let other, _, _): throw fault("`<\(other)>` stands where `</\(name)>` should")
    case .text: throw fault("a text stands where `</\(name)>` should")
    }
  }

  /// The value of the element whose opening tag has just been read.
  private mutating func value(_ name: String, isEmpty: Bool) throws(PropertyListError) -> PropertyListValue {
    let line = scanner.tokenLine
    let content: PropertyListValue.Content
    switch name {
    case "dict": content = .dictionary(isEmpty ? PropertyListDictionary([]) : try dictionary())
    case "array": content = .list(isEmpty ? [] : try list())
    case "true", "false":
      if !isEmpty { try expectClose(name) }
      content = .bool(name == "true")
    case "string", "integer", "real": content = .text(isEmpty ? "" : try text(of: name))
    case "data", "date":
      if !isEmpty { _ = try text(of: name) }
      content = .other
    default: throw fault("`<\(name)>` is no element of a property list")
    }
    return PropertyListValue(content: content, line: line)
  }

  private mutating func enter() throws(PropertyListError) {
    if depth == PropertyListReader.deepestNesting {
      throw fault("nested deeper than \(PropertyListReader.deepestNesting)")
    }
    depth += 1
  }

  private mutating func dictionary() throws(PropertyListError) -> PropertyListDictionary {
    try enter()
    let start = scanner.tokenLine
    var members: [PropertyListDictionary.Member] = []
    while let token = try nextTag() {
      switch token {
      case .close("dict"):
        depth -= 1
        return PropertyListDictionary(members)
      case .open("key", _, let isEmpty):
        let line = scanner.tokenLine
        let key = isEmpty ? "" : try text(of: "key")
        guard case .open(let name, _, let isEmpty)? = try nextTag() else {
          throw fault("`\(key.prefix(80))` has no value", line: line)
        }
        members.append(.init(key: key, line: line, value: try value(name, isEmpty: isEmpty)))
      case .open(let name, _, _): throw fault("`<\(name)>` stands where a key should")
      case .close(let name): throw fault("`</\(name)>` stands where a key should")
      case .text: break
      }
    }
    throw fault("the file ends in a dictionary that begins on line \(start)")
  }

  private mutating func list() throws(PropertyListError) -> [PropertyListValue] {
    try enter()
    let start = scanner.tokenLine
    var values: [PropertyListValue] = []
    while let token = try nextTag() {
      switch token {
      case .close("array"):
        depth -= 1
        return values
      case .open(let name, _, let isEmpty): values.append(try value(name, isEmpty: isEmpty))
      case .close(let name): throw fault("`</\(name)>` is inside an array")
      case .text: break
      }
    }
    throw fault("the file ends in an array that begins on line \(start)")
  }

  /// The text up to the closing tag.
  private mutating func text(of name: String) throws(PropertyListError) -> String {
    let start = scanner.tokenLine
    var text = ""
    while let token = try scanner.next() {
      switch token {
      case .text(let part): text += part
      case .close(name): return text
      case .close(let other), .open(let other, _, _):
        throw fault("`\(other)` is inside the text of `<\(name)>`", line: start)
      }
    }
    throw fault("the file ends in the text of `<\(name)>`", line: start)
  }
}
