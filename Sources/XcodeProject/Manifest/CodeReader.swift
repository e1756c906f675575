/// Reads literals out of the tokens of a manifest that is code. It goes through each bracket once for each that is asked
/// for, and a value that goes on behind a literal is code.
struct CodeReader {
  private static let deepestNesting = 64

  let code: CodeTokens
  /// Where the values of constants begin: `let NAME = …`, `NAME = …`.
  private var constants: [String: Int] = [:]

  init(_ bytes: [UInt8], hasHashComments: Bool = false) {
    code = CodeTokens(bytes, hasHashComments: hasHashComments)
    for index in code.tokens.indices where code.isSign(index, "=") && !code.isSign(index + 1, "=") {
      if let name = name(before: index) { constants[name] = index + 1 }
    }
  }

  /// The value that begins at an index.
  func value(at index: Int) -> CodeValue { read(index, depth: 0).value }

  /// The value that some tokens are; code where they are more than a value.
  func value(in range: Range<Int>) -> CodeValue {
    let found = read(range.lowerBound, depth: 0)
    // A comma may stand behind the last argument.
    return found.next == range.upperBound ? found.value : .code
  }

  /// The elements between the bracket at an index and its partner.
  func items(in open: Int) -> [CodeValue.Item] { items(in: open, depth: 0) }

  /// The calls of a function, with the index of its name.
  func calls(of isCalled: (String) -> Bool) -> [(index: Int, name: String, items: [CodeValue.Item])] {
    // A bracket in one that has been read is part of a call already.
    var end = 0
    return code.tokens.indices.compactMap { index in
      guard index >= end, let name = code.word(index), isCalled(name), let open = bracket(behind: index) else {
        return nil
      }
      end = code.tokens[open].partner ?? open
      return (index, name, items(in: open))
    }
  }

  /// The value of a constant of the file.
  func constant(_ name: String) -> CodeValue? { constants[name].map(value) }
}

extension CodeReader {
  /// The name in front of an equals sign, where a type may stand between the two: `values: [String: Plist.Value] =`.
  private func name(before equals: Int) -> String? {
    for index in stride(from: equals - 1, through: max(0, equals - 12), by: -1) {
      guard let name = code.word(index) else { continue }
      if index == equals - 1, !code.isSign(index - 1, "."), !code.isSign(index - 1, ":") { return name }
      if code.isSign(index + 1, ":"), ["let", "var", "const"].contains(code.word(index - 1)) { return name }
    }
    return nil
  }

  private func bracket(behind index: Int) -> Int? {
    guard code.tokens.indices.contains(index + 1), code.tokens[index + 1].kind == .open else { return nil }
    return index + 1
  }

  private func items(in open: Int, depth: Int) -> [CodeValue.Item] {
    guard depth < Self.deepestNesting, let end = code.tokens[open].partner, end > open else { return [] }
    var items: [CodeValue.Item] = []
    var index = open + 1
    while index < end {
      var (value, next) = read(index, depth: depth + 1)
      let line = code.tokens[index].line
      var label: String?
      if code.isSign(next, ":") || code.isSign(next, "="), next + 1 < end {
        // `[:]` has nothing in front of its colon.
        if next > index { label = value.label }
        (value, next) = read(next + 1, depth: depth + 1)
      }
      if next < end, !code.isSign(next, ",") { value = .code }
      items.append(CodeValue.Item(label: label, value: value, line: line))
      while next < end, !code.isSign(next, ",") { next = after(next) }
      index = next + 1
    }
    return items
  }

  private func after(_ index: Int) -> Int {
    guard let partner = code.tokens[index].partner, partner > index else { return index + 1 }
    return partner + 1
  }

  private func read(_ index: Int, depth: Int) -> (value: CodeValue, next: Int) {
    guard code.tokens.indices.contains(index) else { return (.code, index) }
    switch code.tokens[index].kind {
    case .string(let text): return (text.map(CodeValue.text) ?? .code, index + 1)
    case .open: return (.list(items(in: index, depth: depth)), after(index))
    case .word, .sign(UInt8(ascii: ".")): return chain(index, depth: depth)
    // `<DeviceOrientation>[…]` names the kind of a list's elements.
    case .sign(UInt8(ascii: "<")) where code.word(index + 1) != nil && code.isSign(index + 2, ">"):
      return read(index + 3, depth: depth)
    case .close, .sign: return (.code, index)
    }
  }

  private func chain(_ start: Int, depth: Int) -> (value: CodeValue, next: Int) {
    // `const [ … ]`
    if code.word(start) == "const", code.tokens.indices.contains(start + 1) { return read(start + 1, depth: depth) }
    var name = ""
    var index = start
    while true {
      if code.isSign(index, ".") {
        name += "."
        index += 1
      }
      guard let word = code.word(index) else { break }
      name += word
      index += 1
      if !code.isSign(index, ".") { break }
    }
    guard index > start, let open = bracket(behind: index - 1) else { return (.word(name), index) }
    let value = CodeValue.call(name, items(in: open, depth: depth))
    // What is called on the result may make anything of it.
    return code.isSign(after(open), ".") ? (.code, after(open)) : (value, after(open))
  }
}

extension CodeValue {
  /// The text of a key or the name of a label.
  fileprivate var label: String? {
    switch self {
    case .text(let text), .word(let text): text
    case .list, .call, .code: nil
    }
  }
}
