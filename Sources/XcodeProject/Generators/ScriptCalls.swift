import AppFacts
import Orientation

/// The calls of a file of Dart or JavaScript that set what the app's view controller allows.
struct ScriptCalls {
  private let path: String
  private let language: SourceLanguage
  private let reader: CodeReader

  /// The calls, in the order of the file.
  static func occurrences(in bytes: [UInt8], path: String, language: SourceLanguage) -> [Occurrence] {
    let calls = ScriptCalls(path: path, language: language, reader: CodeReader(bytes))
    return calls.reader.code.tokens.indices.compactMap { calls.call(at: $0) ?? calls.element(at: $0) }
  }
}

extension ScriptCalls {
  private var code: CodeTokens { reader.code }

  private func call(at index: Int) -> Occurrence? {
    guard let name = code.word(index), let functions = ScriptFunction.named(name, in: language),
      let open = bracket(behind: index), let close = code.tokens[open].partner
    else { return nil }
    let receivers = receivers(before: index)
    let found = functions.first { function in
      receivers.isEmpty ? isImported(function, at: index, close) : function.isCalled(on: receivers) || imports(function)
    }
    return found.map { occurrence($0.api, index, $0.mask.map { .mask($0) } ?? value(in: open + 1..<close, $0)) }
  }

  /// `<OrientationLocker orientation={PORTRAIT} />`.
  private func element(at index: Int) -> Occurrence? {
    guard language == .javaScript, code.word(index) == "OrientationLocker", code.isSign(index - 1, "<"),
      let place = code.tokens[index...].prefix(12).firstIndex(where: { $0.kind == .word("orientation") }),
      code.isSign(place + 1, "=")
    else { return nil }
    let open = place + 2
    let end = code.tokens.indices.contains(open) ? code.tokens[open].partner : nil
    let range = end.map { open + 1..<$0 } ?? open..<min(open + 1, code.tokens.count)
    return occurrence(.orientationLocker, index, value(in: range, .lockerElement))
  }

  private func occurrence(_ api: OrientationAPI, _ index: Int, _ value: SourceValue?) -> Occurrence {
    Occurrence(
      api: api, role: .use, language: language, type: nil,
      place: FilePlace(path: path, line: code.tokens[index].line), value: value)
  }

  /// The bracket of a call's arguments, in JavaScript behind `?.` too.
  private func bracket(behind name: Int) -> Int? {
    let index = code.isSign(name + 1, "?") && code.isSign(name + 2, ".") ? name + 3 : name + 1
    return code.tokens.indices.contains(index) && code.tokens[index].kind == .open ? index : nil
  }

  /// The names of the expression on which a function is called.
  private func receivers(before name: Int) -> [String] {
    var names: [String] = []
    var index = name - 1
    while code.isSign(index, ".") {
      index -= 1
      while code.isSign(index, "?") || code.isSign(index, "!") { index -= 1 }
      if let word = code.word(index) {
        names.append(word)
        index -= 1
      } else if index >= 0, let open = code.tokens[index].partner, open < index {
        // `(screen.orientation as any)`
        names += (open..<index).compactMap(code.word)
        index = open - 1
      }
    }
    return names
  }

  /// Whether a function is called by its name alone, as one that the file imports, and not declared.
  private func isImported(_ function: ScriptFunction, at index: Int, _ close: Int) -> Bool {
    guard imports(function), code.word(index - 1) != "function" else { return false }
    let next = close + 1
    return !(code.tokens.indices.contains(next) && code.tokens[next].kind == .open)
  }

  private func imports(_ function: ScriptFunction) -> Bool {
    guard let package = function.package else { return false }
    return code.tokens.contains { $0.kind == .string(package) }
  }
}

extension ScriptCalls {
  /// What the first argument comes to; `a ? b : c` is one of two.
  private func value(in range: Range<Int>, _ function: ScriptFunction) -> SourceValue {
    let end = signs(",", in: range).first ?? range.upperBound
    let argument = range.lowerBound..<end
    if let question = signs("?", in: argument).first(where: isConditional),
      let colon = signs(":", in: question + 1..<end).first
    {
      let condition = code.text(argument.lowerBound..<question)
      return .choice([
        .init(condition: condition, value: value(in: question + 1..<colon, function)),
        .init(condition: nil, value: value(in: colon + 1..<end, function)),
      ])
    }
    // A list of one, `[isTurned ? a : b]`.
    if argument.count > 2, let close = code.tokens[argument.lowerBound].partner, close == argument.upperBound - 1,
      case let inside = argument.lowerBound + 1..<close, signs(",", in: inside).isEmpty,
      signs("?", in: inside).contains(where: isConditional)
    {
      return value(in: inside, function)
    }
    return mask(reader.value(in: argument), function).map { .mask($0) } ?? .computed(code.text(argument))
  }

  /// Whether a question mark is none of `?.` and `??`.
  private func isConditional(_ index: Int) -> Bool {
    !code.isSign(index + 1, ".") && !code.isSign(index + 1, "?") && !code.isSign(index - 1, "?")
  }

  /// Where a sign stands outside of brackets.
  private func signs(_ sign: Unicode.Scalar, in range: Range<Int>) -> [Int] {
    var found: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if code.isSign(index, sign) { found.append(index) }
      index = max(index, code.tokens[index].kind == .open ? code.tokens[index].partner ?? index : index) + 1
    }
    return found
  }

  /// The mask that a value means; nil where it is computed.
  private func mask(_ value: CodeValue, _ function: ScriptFunction) -> InterfaceOrientationMask? {
    switch value {
    case .text(let name): return function.mask(named: name)
    case .word(let name):
      if let mask = function.mask(named: name) ?? value.name.flatMap(function.mask) { return mask }
      guard let constant = reader.constant(name), constant != value else { return nil }
      return mask(constant, function)
    case .list(let items):
      if let item = items.first(where: { $0.label != nil && $0.label == function.label }) {
        return mask(item.value, function)
      }
      if items.isEmpty { return function.emptyList }
      return union(of: items, function)
    case .call, .code: return nil
    }
  }

  private func union(of items: [CodeValue.Item], _ function: ScriptFunction) -> InterfaceOrientationMask? {
    var all: InterfaceOrientationMask = []
    for item in items {
      guard let name = item.value.name, let mask = function.mask(named: name) else { return nil }
      all.formUnion(mask)
    }
    return all
  }
}
