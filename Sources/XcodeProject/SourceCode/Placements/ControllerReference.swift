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
}

extension ControllerReference {
  /// Where the instances are made that it is about.
  var madeAt: [FilePlace] {
    switch self {
    case .made(_, let place, _): [place]
    case .known, .scene: []
    case .member(_, _, let argument, _): argument?.madeAt ?? []
    }
  }
}
