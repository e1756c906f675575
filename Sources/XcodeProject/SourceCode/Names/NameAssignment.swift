import AppFacts

/// Where a variable with a name is given a value.
struct NameAssignment {
  var name: String
  /// The statement, on one line.
  var text: String
  /// Whose variable it is, as far as the statement says.
  var owner: NameQuery.Owner
  var place: FilePlace
  /// The value; nil where it is changed in another way than by an assignment.
  var value: ((ValueExpectation) -> SourceValue)?
  /// The parameter that is assigned.
  var parameter: NameParameter?
}
