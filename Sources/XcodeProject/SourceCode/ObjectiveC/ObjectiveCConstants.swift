import SourceSyntax

/// The constants of an Objective-C source: `const` variables with a value, and macros without parameters.
struct ObjectiveCConstants {
  /// Where the value of each stands; nil where the name has more than one.
  private var values: [String: Range<Int>?] = [:]
  /// The properties whose instance variables have their names.
  private(set) var synthesized: Set<String> = []
  /// What names of other sources come to.
  let names: any NameLookup
  let path: String

  init(_ tokens: TokenList, path: String, names: any NameLookup) {
    self.names = names
    self.path = path
    for index in 0..<tokens.count {
      if tokens[index].kind == .directive {
        readMacro(index, tokens)
      } else if tokens.isWord(index, "@synthesize") {
        let end = tokens.first(in: index..<min(index + 400, tokens.count)) { tokens.isSign($0, ";") } ?? index + 1
        let alone = tokens.split((index + 1)..<end).filter { $0.count == 1 }
        synthesized.formUnion(alone.map { tokens.text($0.lowerBound) })
      } else if tokens.isAssignment(index), tokens.isName(index - 1) {
        readVariable(index, tokens)
      }
    }
  }

  func value(_ name: String) -> Range<Int>? { values[name] ?? nil }
}

extension ObjectiveCConstants {
  private mutating func add(_ name: String, _ range: Range<Int>) {
    values[name] = .some(values[name] == nil ? range : nil)
  }

  private mutating func readMacro(_ index: Int, _ tokens: TokenList) {
    guard let end = tokens.partner(index), end > index + 1 else { return }
    let isFunction = tokens.isSign(index + 1, "(") && tokens[index + 1].gap == .none
    guard !isFunction, let name = tokens.text(index).utf8.split(separator: 0x20).last else { return }
    add(String(decoding: name, as: UTF8.self), (index + 1)..<end)
  }

  /// `static const UIInterfaceOrientationMask mask = …;` and `… const mask = …;`
  private mutating func readVariable(_ sign: Int, _ tokens: TokenList) {
    let words = max(0, sign - 5)..<(sign - 1)
    guard let const = words.last(where: { tokens.isWord($0, "const") }),
      (const..<sign).allSatisfy({ tokens.isName($0) }),
      let end = tokens.first(in: sign..<min(sign + 400, tokens.count), where: { tokens.isSign($0, ";") })
    else { return }
    add(tokens.text(sign - 1), (sign + 1)..<end)
  }
}
