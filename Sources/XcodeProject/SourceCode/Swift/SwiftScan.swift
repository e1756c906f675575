import AppFacts
import SourceSyntax

/// The scan of one Swift source.
enum SwiftScan {
  static func scan(_ bytes: [UInt8], path: String, forTypesOnly: Bool, names: any NameLookup) -> SourceScan {
    let tokens = SwiftLexer.tokens(of: bytes, forTypesOnly: forTypesOnly)
    let structure = SwiftStructure(tokens, withMembers: !forTypesOnly)
    var scan = SourceScan(of: tokens, path: path, checksBraces: true)
    if let line = structure.tooDeepLine {
      scan.unread.add(path, line, "types are nested too deep in each other: from this line on they were not read")
    }
    for scope in structure.scopes {
      let place = FilePlace(path: path, line: tokens.line(scope.keyword))
      if let kind = scope.kind {
        scan.types.append(
          SourceType(name: scope.name, kind: kind, language: .swift, inherited: scope.inherited, place: place))
        if kind == .classType, let name = objectiveCName(before: scope.keyword, tokens) {
          scan.swiftNames[name] = SourceType.simpleName(of: scope.name)
        }
      } else {
        scan.extensions.append(
          SourceExtension(name: scope.name, language: .swift, inherited: scope.inherited, place: place))
      }
    }
    guard !forTypesOnly else { return scan }
    let constants = SwiftConstants(tokens, structure, path: path, names: names)
    let implementations = SwiftImplementations(tokens: tokens, structure: structure, constants: constants).all()
    let uses = SwiftUses(
      tokens: tokens, structure: structure, constants: constants, implementations: implementations
    ).all()
    scan.add(
      implementations.map(\.found) + uses, in: tokens, language: .swift, path: path,
      versions: SwiftAvailability.list(of: tokens).versions,
      autorotations: implementations.filter(\.found.api.isAutorotation).map(\.range),
      type: { index in
        structure.scope(at: index).map { (structure.scopes[$0].name, structure.scopes[$0].kind == nil) }
      },
      function: { functionName(around: $0, tokens, structure) },
      ownFunction: { OwnFunction(around: $0, tokens, structure) })
    return scan
  }
}

extension SwiftScan {
  /// `@objc(Name)` before a class.
  private static func objectiveCName(before keyword: Int, _ tokens: TokenList) -> String? {
    for index in stride(from: keyword - 1, through: max(0, keyword - 16), by: -1) {
      if tokens.isSign(index, "{") || tokens.isSign(index, "}") { return nil }
      if tokens.isName(index, "objc"), tokens.isSign(index + 1, "("), tokens.isName(index + 2) {
        return tokens.text(index + 2)
      }
    }
    return nil
  }

  /// The name of the function with a token in its braces. What overrides or implements another one, UIKit may call too.
  private static func functionName(around index: Int, _ tokens: TokenList, _ structure: SwiftStructure) -> String? {
    guard let function = structure.function(around: index), tokens.isWord(function.lowerBound, "func"),
      let open = tokens.first(in: function, where: { tokens.isSign($0, "{") }), tokens.inside(open).contains(index)
    else { return nil }
    let modifiers = SwiftModifiers(before: function.lowerBound, in: tokens)
    return modifiers.has("override") ? nil : tokens.text(function.lowerBound + 1)
  }
}
