import AppFacts

/// A call of a function with a name that is looked for.
struct NameCall {
  struct Argument {
    /// The label, empty where it has none.
    var label: String
    var value: (ValueExpectation) -> SourceValue
    /// The parameter that the argument is itself, which the function around the call hands on.
    var parameter: NameParameter?
  }

  var function: String
  /// The call with what stands before its dot, on one line.
  var text: String
  var place: FilePlace
  var arguments: [Argument]

  /// What is passed to a parameter; nil for a call of another function of the name, or one that leaves a default value.
  func argument(for parameter: NameParameter) -> Argument? {
    guard let labels = parameter.labels else { return arguments.first { $0.label == parameter.label } }
    var rest = arguments[...]
    var found: Argument?
    for (position, label) in labels.enumerated() {
      if let argument = rest.first, argument.label == label.text {
        if position == parameter.position { found = argument }
        rest.removeFirst()
      } else if !label.isOptional {
        return nil
      }
    }
    return rest.isEmpty ? found : nil
  }
}
