import Orientation

// The values of facts as a scenario writes them; `ValueReader` reads each back.

extension Bool {
  var notation: String { self ? "yes" : "no" }
}

extension Idiom {
  package var notation: String {
    switch self {
    case .phone: "phone"
    case .pad: "pad"
    }
  }
}

extension [InterfaceOrientation] {
  /// A list, in its order.
  var notation: String { isEmpty ? "none" : map(\.swiftName).joined(separator: ", ") }
}

extension MaskAnswer {
  package var notation: String {
    switch self {
    case .notImplemented: "not implemented"
    case .mask(let mask): mask.description
    case .current: "current"
    case .selectedChild: "selected child"
    case .visibleController: "visible controller"
    case .variable(let name): "variable \(name)"
    }
  }
}

extension PreferredAnswer {
  var notation: String {
    switch self {
    case .notImplemented: "not implemented"
    case .current: "current"
    case .rawValue(let rawValue): InterfaceOrientation(rawValue: rawValue)?.swiftName ?? String(rawValue)
    case .selectedChild: "selected child"
    case .variable(let name): "variable \(name)"
    }
  }
}

extension AutorotationAnswer {
  var notation: String {
    switch self {
    case .notImplemented: "not implemented"
    case .always(let isOn): isOn.notation
    case .selectedChild: "selected child"
    }
  }
}

extension Variable? {
  /// The assignment that a callback makes.
  fileprivate var notation: String { map { "\($0.name) = \($0.mask.description)" } ?? "not implemented" }
}

extension Answer {
  /// The kind of fact that states the answer.
  package var kind: FactKind {
    switch self {
    case .supported: .supported
    case .preferred: .preferred
    case .shouldAutorotate: .shouldAutorotate
    case .shouldAutorotateTo: .shouldAutorotateTo
    case .prefersOrientationLocked: .prefersOrientationLocked
    case .delegateSupported: .delegateSupported
    case .delegatePreferred: .delegatePreferred
    case .viewWillAppear: .viewWillAppear
    case .viewWillDisappear: .viewWillDisappear
    }
  }

  /// The fact that states the answer, and its value.
  package var fact: (kind: FactKind, value: String) { (kind, value) }

  private var value: String {
    switch self {
    case .supported(let answer), .delegateSupported(let answer): answer.notation
    case .preferred(let answer), .delegatePreferred(let answer): answer.notation
    case .shouldAutorotate(let answer): answer.notation
    case .shouldAutorotateTo(let mask): mask?.description ?? "not implemented"
    case .prefersOrientationLocked(let isLocked): isLocked.notation
    case .viewWillAppear(let variable), .viewWillDisappear(let variable): variable.notation
    }
  }
}

extension Answers {
  /// What they state that is not the default, in the order in which it is documented.
  var stated: [Answer] {
    let defaults = Answers()
    var stated: [Answer] = []
    if supported != defaults.supported { stated.append(.supported(supported)) }
    if preferred != defaults.preferred { stated.append(.preferred(preferred)) }
    if shouldAutorotate != defaults.shouldAutorotate { stated.append(.shouldAutorotate(shouldAutorotate)) }
    if shouldAutorotateTo != nil { stated.append(.shouldAutorotateTo(shouldAutorotateTo)) }
    if prefersOrientationLocked { stated.append(.prefersOrientationLocked(true)) }
    if delegateSupported != defaults.delegateSupported { stated.append(.delegateSupported(delegateSupported)) }
    if delegatePreferred != defaults.delegatePreferred { stated.append(.delegatePreferred(delegatePreferred)) }
    if viewWillAppear != nil { stated.append(.viewWillAppear(viewWillAppear)) }
    if viewWillDisappear != nil { stated.append(.viewWillDisappear(viewWillDisappear)) }
    return stated
  }
}
