/// Resolves the references in a build setting: `$(NAME)`, `${NAME}`, `$(inherited)`, `$(NAME:lower:default=x)`, nested.
///
/// A setting that names itself means the assignment below its own, as `$(inherited)` does; that is how Xcode's build
/// system does it.
struct SettingExpansion {
  /// An assignment whose value is being resolved.
  private struct Frame {
    let name: String
    let index: Int
  }

  /// How many references one value may lead to, and how long it may become: settings can double each other.
  private static let mostReferences = 20_000
  private static let longestValue = 1_048_576
  private static let deepestNesting = 100

  private let settings: BuildSettings
  private var frames: [Frame] = []
  private var references = 0
  private var length = 0

  init(settings: BuildSettings) { self.settings = settings }

  mutating func value(of name: String) throws(SettingFault) -> String {
    try value(of: name, at: settings.assignments(of: name).count - 1)
  }

  mutating func value(of name: String, at index: Int) throws(SettingFault) -> String {
    guard index >= 0 else { return "" }
    let setting = settings.assignments(of: name)[index]
    guard frames.count < Self.deepestNesting else { throw .tooLong(name) }
    frames.append(Frame(name: name, index: index))
    let value = try expanded(setting.value)
    frames.removeLast()
    return value
  }

  mutating func expanded(_ text: String) throws(SettingFault) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else {
      try count(text.utf8.count)
      return text
    }
    let result = try expanded(Array(text.utf8)[...], depth: 0)
    return String(decoding: result, as: UTF8.self)
  }
}

extension SettingExpansion {
  private mutating func count(_ bytes: Int) throws(SettingFault) {
    length += bytes
    if length > Self.longestValue { throw .tooLong(frames.first?.name ?? "") }
  }

  private mutating func expanded(_ text: ArraySlice<UInt8>, depth: Int) throws(SettingFault) -> [UInt8] {
    guard depth < Self.deepestNesting else { throw .tooLong(frames.first?.name ?? "") }
    var result: [UInt8] = []
    var position = text.startIndex
    while position < text.endIndex {
      let byte = text[position]
      let next = position + 1
      guard byte == UInt8(ascii: "$"), next < text.endIndex else {
        result.append(byte)
        position = next
        continue
      }
      switch text[next] {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["):
        guard let end = Self.end(of: text, from: next) else {
          result += text[position...]
          position = text.endIndex
          break
        }
        result += try reference(text[(next + 1)..<end], depth: depth)
        position = end + 1
      case UInt8(ascii: "$"):
        result.append(byte)
        position = next + 1
      default:
        let name = text[next...].prefix(while: \.isInName)
        if let value = try bareReference(name) { result += value } else { result += text[position..<name.endIndex] }
        // A lone dollar stands for itself.
        position = name.endIndex
      }
    }
    try count(result.count)
    return result
  }

  /// Where the bracket at `start` closes, past those within.
  private static func end(of text: ArraySlice<UInt8>, from start: Int) -> Int? {
    var closing: [UInt8] = []
    for position in start..<text.endIndex {
      switch text[position] {
      case UInt8(ascii: "("): closing.append(UInt8(ascii: ")"))
      case UInt8(ascii: "{"): closing.append(UInt8(ascii: "}"))
      case UInt8(ascii: "["): closing.append(UInt8(ascii: "]"))
      case closing.last:
        closing.removeLast()
        if closing.isEmpty { return position }
      default: break
      }
    }
    return nil
  }

  /// The value of `$NAME`, or nil where nothing sets it: the dollar may then be meant.
  private mutating func bareReference(_ name: ArraySlice<UInt8>) throws(SettingFault) -> [UInt8]? {
    let name = String(decoding: name, as: UTF8.self)
    guard settings.assignment(of: name) != nil else { return nil }
    return Array(try value(referredTo: name).utf8)
  }

  /// The value of what stands between the brackets.
  private mutating func reference(_ content: ArraySlice<UInt8>, depth: Int) throws(SettingFault) -> [UInt8] {
    references += 1
    if references > Self.mostReferences { throw .tooLong(frames.first?.name ?? "") }
    var parts = Self.parts(of: content)
    let name = String(decoding: try expanded(parts.removeFirst(), depth: depth + 1), as: UTF8.self)
    var value = try value(referredTo: name)
    for part in parts {
      let sides = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let word = String(decoding: sides[0], as: UTF8.self)
      let argument = sides.count > 1 ? String(decoding: try expanded(sides[1], depth: depth + 1), as: UTF8.self) : nil
      value = SettingOperator.apply(word, argument: argument, to: value)
    }
    return Array(value.utf8)
  }

  /// The name and the operators, which colons part; a default may have colons of its own.
  private static func parts(of content: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = content.startIndex
    var depth = 0
    for position in content.indices {
      switch content[position] {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ":") where depth == 0:
        if !parts.isEmpty, content[start...].starts(with: "default=".utf8) { continue }
        parts.append(content[start..<position])
        start = position + 1
      default: break
      }
    }
    return parts + [content[start...]]
  }

  private mutating func value(referredTo name: String) throws(SettingFault) -> String {
    guard let current = frames.last else { return try value(of: name) }
    if name == "inherited" || name == "value" { return try value(of: current.name, at: current.index - 1) }
    guard let frame = frames.last(where: { $0.name == name }) else { return try value(of: name) }
    if frame.index == 0, frame.name != current.name { throw .refersToItself(name) }
    return try value(of: name, at: frame.index - 1)
  }
}
