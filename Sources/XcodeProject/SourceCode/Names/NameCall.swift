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
  /// Whose function it is, as far as the call says.
  var owner: NameQuery.Owner
  var place: FilePlace
  /// What is known of the code around it.
  var around: NameSurroundings
  var arguments: [Argument]
  /// The function around it, where only the app's own code can call it.
  var caller: OwnFunction?

  /// Whether it calls the function of a parameter and leaves that its default value.
  func leavesDefault(of parameter: NameParameter) -> Bool {
    guard case .index(let position, let labels) = parameter.position,
      let positions = labels.positions(of: arguments.map(\.label))
    else { return false }
    return !positions.contains(position)
  }

  /// What is passed to a parameter; nil for a call of another function of the name, or one that leaves a default value.
  func argument(for parameter: NameParameter) -> Argument? {
    switch parameter.position {
    case .label(let label): arguments.first { $0.label == label }
    case .index(let position, let labels):
      labels.positions(of: arguments.map(\.label))?.firstIndex(of: position).map { arguments[$0] }
    }
  }
}
