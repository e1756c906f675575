/// A parameter of a function or initializer, as its declaration has it.
struct FunctionParameter: Sendable, Hashable {
  /// The function's name; that of the type for an initializer.
  var function: String
  /// The type that it belongs to, without those around it; nil for a function of a file.
  var type: String?
  /// The labels of all parameters, `_` where there is none; none at all for a property, which is given a value.
  var labels: [String]
  /// Which one it is; nil for what the function is called on.
  var index: Int?

  var isInitializer: Bool { function == type }
  var isProperty: Bool { labels.isEmpty && index == 0 }
}

/// A call that may pass a controller.
struct FunctionCall: Sendable {
  /// The function's name; that of the type for an initializer.
  var function: String
  var hasReceiver: Bool
  /// What it is called on, as far as it is known.
  var receiver: ControllerReference?
  /// The type around the call.
  var type: String?
  /// The file of the call.
  var path: String
  /// Whether it gives a property a value.
  var isAssignment = false
  /// The labels, empty where there is none, with what is passed.
  var arguments: [(label: String, value: ControllerReference?)]

  /// What it passes to a parameter; nil where it calls another function, or leaves the parameter to its default.
  func argument(for parameter: FunctionParameter) -> ControllerReference? {
    var next = 0
    var found = parameter.index == nil ? (hasReceiver ? receiver : type.map { .known($0) }) : nil
    if parameter.isProperty { return isAssignment ? arguments.first?.value : nil }
    for (index, label) in parameter.labels.enumerated() where next < arguments.count {
      guard arguments[next].label == (label == "_" ? "" : label) else { continue }
      if index == parameter.index { found = arguments[next].value }
      next += 1
    }
    // Closures that follow have no label.
    let rest = arguments[next...]
    return rest.allSatisfy { $0.label.isEmpty && $0.value == nil } ? found : nil
  }
}
