/// A parameter that a variable is given, so that whoever calls the function says the value.
struct NameParameter: Hashable {
  /// Which of the arguments is meant.
  enum Position: Hashable {
    /// The one at an index, in a call of the function with these parameters, which tell it apart from others of the name.
    case index(Int, of: [FunctionLabel])
    /// The one with a label, of the initialiser that nobody writes.
    case label(String)
  }

  /// The name of the function; that of the type for an initialiser, and that of the key for a preference of SwiftUI.
  var function: String
  var position: Position
}
