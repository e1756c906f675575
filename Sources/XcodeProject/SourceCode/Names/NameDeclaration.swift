import AppFacts

/// Where a property, a function, a method or a macro is declared that may stand behind a name.
struct NameDeclaration {
  enum Kind {
    /// It is given one value for good.
    case constant
    /// It can be given other values.
    case variable
    /// It computes its value.
    case helper
    case macro
    /// What gives the value is not in the sources, as behind a property wrapper.
    case unreadable
  }

  var name: String
  var kind: Kind
  /// The simple name of the type it belongs to; nil for one of the file.
  var type: String?
  /// The labels of its parameters; nil for a property. A label that may be anything is `*`.
  var labels: [String]?
  var place: FilePlace
  /// Whether it is given its value once, where the object is made.
  var isConstant = false
  /// What its `didSet` calls for certain.
  var calls: ReadPlace.Calls = []
  /// The value, with the arguments in the order of the parameters; nil where there is none to read.
  var value: (ValueExpectation, [SourceValue]) -> SourceValue?
}
