/// A function of Swift that nothing but the app's own sources can call, as far as the function itself tells.
package struct OwnFunction: Sendable, Hashable {
  var name: String
  var parameters: [FunctionLabel]
  /// The type whose function it is.
  var type: String?
  /// Whether no protocol can ask for it.
  var isPrivate: Bool
}
