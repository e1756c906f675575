import AppFacts

/// A view controller, or a view of SwiftUI, as one file names it. What it is may stand in another file.
indirect enum ControllerReference: Sendable, Hashable {
  /// An instance of a type that is made at the place; whether it gets a root there.
  case made(String, FilePlace, hasRoot: Bool)
  /// An instance of a class that is known by a declared type, or the type around the code.
  case known(String)
  /// The controller of a storyboard with an identifier, or its first one.
  case scene(storyboard: String?, identifier: String?)
  /// What a function or property gives, of the type where that is said, and the controller that it is given, which it may
  /// put into a container.
  case member(String, of: String?, argument: ControllerReference? = nil, at: FilePlace)
  /// What a function or property of another value gives; it may put the value into a container.
  case property(String, of: ControllerReference, at: FilePlace)
  /// What callers pass to a function.
  case parameter(FunctionParameter)
  /// An instance of the type on which a function is called that a type or its extension declares: `Self`.
  case receiver(of: String)
  /// The root of the app's window.
  case root
  /// One of those that a call gives, by its argument, which a `switch` around the place asks for again.
  case chosen(ControllerReference, at: FilePlace)
  /// One of several, as branches have them.
  case either([ControllerReference])
}

extension ControllerReference {
  /// Where the instances are made that it is about.
  var madeAt: [FilePlace] {
    switch self {
    case .made(_, let place, _): [place]
    case .known, .scene, .parameter, .receiver, .root: []
    case .member(_, _, let argument, _): argument?.madeAt ?? []
    case .property(_, let owner, _), .chosen(let owner, _): owner.madeAt
    case .either(let all): all.flatMap(\.madeAt)
    }
  }

  /// The type that it names itself.
  var typeName: String? {
    switch self {
    case .made(let name, _, _), .known(let name), .receiver(let name): name
    case .scene, .member, .property, .parameter, .root, .chosen, .either: nil
    }
  }

  /// The functions and properties that it is about.
  var memberNames: [String] {
    switch self {
    case .made, .known, .scene, .parameter, .receiver, .root: []
    case .member(let name, _, let argument, _): [name] + (argument?.memberNames ?? [])
    case .property(let name, let owner, _): [name] + owner.memberNames
    case .chosen(let one, _): one.memberNames
    case .either(let all): all.flatMap(\.memberNames)
    }
  }

  /// The members that it is about, with the types that have them, as far as the file tells.
  var owners: [(member: String, type: String)] {
    switch self {
    case .made, .known, .scene, .parameter, .receiver, .root: []
    case .member(let name, let type, let argument, _): (type.map { [(name, $0)] } ?? []) + (argument?.owners ?? [])
    case .property(let name, let owner, _): (owner.typeName.map { [(name, $0)] } ?? []) + owner.owners
    case .chosen(let one, _): one.owners
    case .either(let all): all.flatMap(\.owners)
    }
  }

  /// The parameters that it is about.
  var parameters: [FunctionParameter] {
    switch self {
    case .made, .known, .scene, .receiver, .root: []
    case .parameter(let parameter): [parameter]
    case .member(_, _, let argument, _): argument?.parameters ?? []
    case .property(_, let owner, _), .chosen(let owner, _): owner.parameters
    case .either(let all): all.flatMap(\.parameters)
    }
  }
}
