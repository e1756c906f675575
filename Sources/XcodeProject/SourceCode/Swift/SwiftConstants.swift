import SourceSyntax

/// The constants of a Swift source by name, which are put together at the first question.
final class SwiftConstants {
  /// A constant, and where its value stands.
  struct Constant {
    var name: Int
    var content: SwiftDeclaration.Content
    /// The type or extension it stands in.
    var scope: Int?
  }

  let tokens: TokenList
  let structure: SwiftStructure
  private lazy var membersByName = Dictionary(grouping: structure.members) { tokens.text($0.name) }
  let bindings: NameBindings
  /// What names of other sources come to.
  let names: any NameLookup
  let path: String

  init(_ tokens: TokenList, _ structure: SwiftStructure, path: String, names: any NameLookup) {
    self.tokens = tokens
    self.names = names
    self.path = path
    self.structure = structure
    bindings = NameBindings(tokens, language: .swift)
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

  /// The functions of the file with the name.
  func functions(_ name: String) -> [SwiftStructure.Member] {
    members(name).filter { tokens.isWord($0.keyword, "func") }
  }

  /// Whether a type of the file, or the file itself, has a member with the name.
  func isMember(_ name: String) -> Bool { membersByName[name] != nil }
}

extension SwiftConstants {
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
    let declaration = SwiftDeclaration(member, in: tokens)
    switch declaration.content {
    case .none, .observed: return nil
    case .initial: return tokens.isWord(member.keyword, "let") ? found(declaration, member) : nil
    case .body: return isFinal(member) ? found(declaration, member) : nil
    }
  }

  private func found(_ declaration: SwiftDeclaration, _ member: SwiftStructure.Member) -> Constant {
    Constant(name: member.name, content: declaration.content, scope: member.scope)
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
