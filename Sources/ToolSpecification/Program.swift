/// What the tool calls itself.
package enum Program {
  package static let name = "orientation-docs"
  /// The version: the one place that says it. The changelog and the tag of a release agree with it.
  package static let version = "0.1.0"
  /// The address of the public repository: the one place that says it; nil as long as there is none. The recipes, the links for
  /// edits and the files of a release take it from here.
  package static let address: String? = nil
}
