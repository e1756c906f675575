/// What an iPad app says about sharing the screen.
package enum PadConfiguration: String, CaseIterable, Sendable {
  /// All four orientations are declared, nothing else.
  case allDeclared = "all-declared"
  /// All four are declared, with `UIRequiresFullScreen`.
  case requiresFullScreen = "requires-full-screen"
  /// The same, with `UIRequiresFullScreenIgnoredStartingWithVersion` 26.2.
  case ignoredFrom26 = "ignored-from-26-2"
  /// Only three are declared.
  case notAllDeclared = "not-all-declared"
}
