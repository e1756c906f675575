import AppFacts

/// The scan of one Swift source.
enum SwiftScan {
  static func scan(_ bytes: [UInt8], path: String, forTypesOnly: Bool) -> SourceScan {
    let tokens = SwiftLexer.tokens(of: bytes)
    let structure = SwiftStructure(tokens, withMembers: !forTypesOnly)
    var scan = SourceScan(unread: SourceScanner.unread(in: tokens, path: path, checksBraces: true))
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
    return scan
  }
}
