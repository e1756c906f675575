import AppFacts

/// The scan of one Objective-C source.
enum ObjectiveCScan {
  static func scan(_ bytes: [UInt8], path: String, forTypesOnly: Bool) -> SourceScan {
    let tokens = ObjectiveCLexer.tokens(of: bytes)
    return SourceScan(unread: SourceScanner.unread(in: tokens, path: path, checksBraces: false))
  }
}
