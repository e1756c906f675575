import SourceSyntax

extension OwnFunction {
  /// The function with a token in its braces; nil where it overrides or serves others, or may have any number of arguments.
  init?(around index: Int, _ tokens: TokenList, _ structure: SwiftStructure) {
    guard let number = structure.member(around: index), case let member = structure.members[number],
      tokens.isWord(member.keyword, "func"),
      case let declaration = SwiftDeclaration(member, in: tokens), case .body(let body) = declaration.content,
      body.contains(index), let parameters = declaration.parameters,
      !parameters.contains(where: { $0.type.contains { tokens.isSign($0, ".") && tokens.isSign($0 + 1, ".") } }),
      case let modifiers = SwiftModifiers(before: member.keyword, in: tokens), modifiers.isForOwnCode
    else { return nil }
    let scope = member.scope.map { structure.scopes[$0] }
    guard scope?.kind != .protocolType,
      scope.map({ SwiftModifiers(before: $0.keyword, in: tokens).isForOwnCode }) ?? true
    else { return nil }
    self.init(
      name: tokens.text(member.name), parameters: parameters.map { $0.asLabel(in: tokens) }, type: scope?.name,
      isPrivate: modifiers.has("private"))
  }
}

extension SwiftModifiers {
  /// Whether a function or a type, or what stands in an extension, can be called by the module's own Swift code alone.
  fileprivate var isForOwnCode: Bool {
    !has("override") && !has("public") && !has("open") && !has("dynamic")
      && attributeNames.allSatisfy(Self.harmless.contains)
  }

  private static let harmless: Set<String> = [
    "MainActor", "discardableResult", "available", "inline", "ViewBuilder", "main", "UIApplicationMain", "Observable",
  ]
}
