import AppFacts

/// A name in an expression whose declaration is to be found, in any source of the checkout.
struct NameQuery: Hashable {
  /// What stands before the name.
  enum Owner: Hashable {
    /// Nothing or `self`, in this type; nil outside of all types.
    case own(String?)
    /// A type, or an instance that a static member of the type gives: `UIDevice.current.isPad`.
    case type(String)
    /// A variable with this name, and the names in its declaration.
    case object(String, types: [String])
  }

  /// What is passed to a function, with its label in Swift.
  struct Argument: Hashable {
    var label: String
    var value: SourceValue

    /// The root of the window, from which a function goes on to the controller in front.
    static let root = Argument(label: "", value: .computed("rootViewController"))
  }

  static func isRoot(_ argument: SourceValue) -> Bool { argument == Argument.root.value }

  var name: String
  var owner: Owner
  /// Nil for a property.
  var arguments: [Argument]?
  var expectation: ValueExpectation
  /// The file in which the name stands.
  var path: String
}
