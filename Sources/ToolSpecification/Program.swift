/// What the tool calls itself.
package enum Program {
  package static let name = "orientation-docs"
  package static let version = "0.1.0"
  /// Where the tool comes from.
  package static let address = "https://github.com/orientation-docs/orientation-docs"
}
