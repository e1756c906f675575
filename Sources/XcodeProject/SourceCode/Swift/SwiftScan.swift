import AppFacts
import SourceSyntax

/// The scan of one Swift source.
enum SwiftScan {
  static func scan(_ bytes: [UInt8], path: String, forTypesOnly: Bool, names: any NameLookup) -> SourceScan {
    let tokens = SwiftLexer.tokens(of: bytes, forTypesOnly: forTypesOnly)
    let structure = SwiftStructure(tokens, withMembers: !forTypesOnly)
    var scan = SourceScan(of: tokens, path: path, checksBraces: true)
    if let line = structure.tooDeepLine {
      let reason = "types are nested too deep in each other: from this line on they were not read"
      scan.unread.append(UnreadPart(place: FilePlace(path: path, line: line), reason: reason))
    }
    for scope in structure.scopes {
      let place = FilePlace(path: path, line: tokens.line(scope.keyword))
      if let kind = scope.kind {
        scan.types.append(
          SourceType(name: scope.name, kind: kind, language: .swift, inherited: scope.inherited, place: place))
      } else {
        scan.extensions.append(
          SourceExtension(name: scope.name, language: .swift, inherited: scope.inherited, place: place))
      }
    }
    if !forTypesOnly { scan.occurrences = occurrences(tokens, structure, path: path, names: names) }
    return scan
  }
}

extension SwiftScan {
  private static func occurrences(
    _ tokens: TokenList, _ structure: SwiftStructure, path: String, names: any NameLookup
  ) -> [Occurrence] {
    let constants = SwiftConstants(tokens, structure, path: path, names: names)
    let availability = SwiftAvailability(tokens)
    let implementations = SwiftImplementations(tokens: tokens, structure: structure, constants: constants).all()
    let uses = SwiftUses(
      tokens: tokens, structure: structure, constants: constants, implementations: implementations
    ).all()
    var found = implementations.map {
      ($0.name, $0.api, Occurrence.Role.implementation, $0.value, Optional($0.scope), $0.readAt)
    }
    found += uses.map {
      ($0.name, $0.api, $0.isReplacement ? .replacement : .use, $0.value, structure.scope(at: $0.name), $0.readAt)
    }
    found.sort { $0.0 < $1.0 }
    return found.map { name, api, role, value, scope, readAt in
      Occurrence(
        api: api, role: role, language: .swift, type: scope.map { structure.scopes[$0].name },
        isInExtension: scope.map { structure.scopes[$0].kind == nil } ?? false,
        conditions: tokens.conditions.at(name), versions: availability.versions(at: name),
        place: FilePlace(path: path, line: tokens.line(name)), value: value, readAt: readAt)
    }
  }
}
