/// The constants of a Swift source by name, and what each name is bound to anywhere in it.
struct SwiftConstants {
  /// A constant, and where its value stands.
  struct Constant {
    var content: SwiftDeclaration.Content
    /// The type or extension it stands in.
    var scope: Int?
  }

  let tokens: TokenList
  let structure: SwiftStructure
  private let membersByName: [String: [SwiftStructure.Member]]
  /// The places where a name is bound: behind `let` and `var`, and before the colon of a parameter.
  private let bindings: [String: [Int]]

  init(_ tokens: TokenList, _ structure: SwiftStructure) {
    self.tokens = tokens
    self.structure = structure
    membersByName = Dictionary(grouping: structure.members) { tokens.text($0.name) }
    var bindings: [String: [Int]] = [:]
    for index in 0..<tokens.count where tokens.isName(index) {
      let isBound = tokens.isWord(index - 1, "let") || tokens.isWord(index - 1, "var")
      if isBound || tokens.isSign(index + 1, ":") && !tokens.isSign(index - 1, ".") {
        bindings[tokens.text(index), default: []].append(index)
      }
    }
    self.bindings = bindings
  }

  /// The one constant that a plain name, or one behind `self.`, means in a type; nil where that is not certain.
  func constant(_ name: String, seenFrom scope: Int?) -> Constant? {
    let members = members(name)
    let own = members.filter { $0.scope != nil && names($0.scope, scope) }
    return only(own.isEmpty ? members.filter { $0.scope == nil } : own)
  }

  /// The one constant of another type, by the type's last name.
  func constant(_ name: String, ofType type: String) -> Constant? {
    only(
      members(name).filter { member in
        guard let scope = member.scope else { return false }
        return structure.scopes[scope].name.utf8.split(separator: UInt8(ascii: ".")).last?.elementsEqual(type.utf8)
          ?? false
      })
  }

  /// Where the name is bound last before a token, in the code or a head before it.
  func binding(of name: String, before token: Int) -> Int? {
    guard let places = bindings[name] else { return nil }
    let next = firstIndex(in: places, from: token)
    return next == 0 ? places.first : places[next - 1]
  }

  /// Whether the name is bound anywhere in the file.
  func isBound(_ name: String) -> Bool { bindings[name] != nil }

  /// Whether a type of the file, or the file itself, has a member with the name.
  func isMember(_ name: String) -> Bool { membersByName[name] != nil }

  /// The first two places in a range where the name is bound.
  func bindings(of name: String, in range: Range<Int>) -> [Int] {
    guard let places = bindings[name] else { return [] }
    let first = firstIndex(in: places, from: range.lowerBound)
    return places[first...].prefix(2).filter { $0 < range.upperBound }
  }
}

extension SwiftConstants {
  /// The index of the first place that is not before the token.
  private func firstIndex(in places: [Int], from token: Int) -> Int {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < token { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The members with the name; none where there are so many that the name cannot mean one of them.
  private func members(_ name: String) -> [SwiftStructure.Member] {
    guard let members = membersByName[name], members.count <= 64 else { return [] }
    return members
  }

  private func names(_ left: Int?, _ right: Int?) -> Bool {
    guard let left, let right else { return left == right }
    return structure.scopes[left].name.utf8.elementsEqual(structure.scopes[right].name.utf8)
  }

  /// The constant, where there is one only and it can neither change nor be overridden.
  private func only(_ members: [SwiftStructure.Member]) -> Constant? {
    guard members.count == 1, let member = members.first, !tokens.isWord(member.keyword, "func") else { return nil }
    let declaration = SwiftDeclaration(
      nameAt: member.name, isFunction: false, in: tokens, statements: SwiftStatementEnds(tokens: tokens))
    switch declaration.content {
    case .none, .observed: return nil
    case .initial: return tokens.isWord(member.keyword, "let") ? found(declaration, member) : nil
    case .body: return isFinal(member) ? found(declaration, member) : nil
    }
  }

  private func found(_ declaration: SwiftDeclaration, _ member: SwiftStructure.Member) -> Constant {
    Constant(content: declaration.content, scope: member.scope)
  }

  /// Whether no subclass can override the property.
  private func isFinal(_ member: SwiftStructure.Member) -> Bool {
    guard let scope = member.scope else { return true }
    let kind = structure.scopes[scope].kind
    if kind == .structType || kind == .enumType { return true }
    let modifiers = SwiftModifiers(before: member.keyword, in: tokens)
    return modifiers.has("private") || modifiers.has("fileprivate") || modifiers.has("static") || modifiers.has("final")
  }
}
