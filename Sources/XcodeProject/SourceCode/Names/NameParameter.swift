/// A parameter that a variable is given, so that whoever calls the function says the value.
struct NameParameter: Hashable {
  /// One of the parameters of a function.
  struct Label: Hashable {
    /// Empty where it has none.
    var text: String
    /// Whether a call may leave it out, for it has a default value, or a closure that follows the parentheses is meant.
    var isOptional = false
  }

  /// The name of the function; that of the type for an initialiser, and that of the key for a preference of SwiftUI.
  var function: String
  /// The parameters of the function, which tell it apart from others of the name; nil for the initialiser that nobody writes.
  var labels: [Label]?
  /// The label of the parameter.
  var label: String
  /// The position among the parameters.
  var position: Int
}
