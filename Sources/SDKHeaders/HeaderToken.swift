/// A piece of an Objective-C header, and the line that it begins on.
struct HeaderToken: Equatable {
  enum Kind: Equatable {
    case identifier
    /// As the preprocessor has it: `8.0`, `3_2` and `0x1UL` are one each.
    case number
    /// A string or a character.
    case quotation
    case punctuation
    /// `#if`, `#ifdef` and `#ifndef`.
    case branchBegins
    /// `#else` and `#elif`.
    case branchChanges
    /// `#endif`.
    case branchEnds
  }

  let kind: Kind
  let text: String
  let line: Int

  func isMark(_ mark: String) -> Bool { kind == .punctuation && text == mark }

  func isWord(_ word: String) -> Bool { kind == .identifier && text == word }

  /// Whether the token is a line of the preprocessor.
  var isDirective: Bool {
    switch kind {
    case .branchBegins, .branchChanges, .branchEnds: true
    case .identifier, .number, .quotation, .punctuation: false
    }
  }
}
