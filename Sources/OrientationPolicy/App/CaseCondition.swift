/// The condition of a case: what of it the environment decides is a constant.
package indirect enum CaseCondition: Sendable, Hashable {
  case constant(Bool)
  case free(FreeCondition)
  /// There is such a controller, of this class or one that inherits from it, or one that conforms to this protocol; without a
  /// path, anywhere in the situation.
  case shows(ControllerPath?, as: String?)
  /// The innermost controller that shows, on top of everything, is of this class or one that inherits from it.
  case isInFront(String)
  case not(CaseCondition)
  case all([CaseCondition])
  case any([CaseCondition])
}

extension CaseCondition {
  /// Whether a condition holds.
  enum Truth {
    case known(Bool)
    /// That depends on this one, of which nothing is known yet.
    case open(FreeCondition)
    /// That depends on the situation, of which nothing is told.
    case situational
  }

  package static prefix func ! (condition: CaseCondition) -> CaseCondition {
    switch condition {
    case .constant(let isTrue): .constant(!isTrue)
    case .not(let inner): inner
    case .free, .shows, .isInFront, .all, .any: .not(condition)
    }
  }

  /// All of some conditions, without what is constant.
  package static func all(of parts: [CaseCondition]) -> CaseCondition {
    if parts.contains(.constant(false)) { return .constant(false) }
    let open = parts.filter { $0 != .constant(true) }
    return open.count > 1 ? .all(open) : open.first ?? .constant(true)
  }

  /// One of some conditions at least, without what is constant.
  package static func any(of parts: [CaseCondition]) -> CaseCondition {
    if parts.contains(.constant(true)) { return .constant(true) }
    let open = parts.filter { $0 != .constant(false) }
    return open.count > 1 ? .any(open) : open.first ?? .constant(false)
  }

  /// The same condition with each variable as it is for good.
  package var fixed: CaseCondition { replacing { .free(FreeCondition($0.subject, $0.value)) } }

  /// The same condition with others instead of the free ones.
  package func replacing(_ other: (FreeCondition) -> CaseCondition) -> CaseCondition {
    switch self {
    case .constant, .shows, .isInFront: self
    case .free(let condition): other(condition)
    case .not(let inner): !inner.replacing(other)
    case .all(let parts): .all(of: parts.map { $0.replacing(other) })
    case .any(let parts): .any(of: parts.map { $0.replacing(other) })
    }
  }

  /// The free conditions in it, in the order in which they are written.
  var free: [FreeCondition] {
    switch self {
    case .constant, .shows, .isInFront: []
    case .free(let condition): [condition]
    case .not(let inner): inner.free
    case .all(let parts), .any(let parts): parts.flatMap(\.free)
    }
  }

  /// The types that it asks controllers for.
  var typesAsked: [String] {
    switch self {
    case .constant, .free, .shows(_, as: nil): []
    case .shows(_, as: let name?), .isInFront(let name): [name]
    case .not(let inner): inner.typesAsked
    case .all(let parts), .any(let parts): parts.flatMap(\.typesAsked)
    }
  }

  /// Whether it holds.
  ///
  /// - Parameters:
  ///   - known: what is known of a free condition.
  ///   - shows: whether there is a controller of a type.
  ///   - isInFront: whether the one in front is of a type.
  func truth(
    _ known: (FreeCondition) -> Bool?, _ shows: (ControllerPath?, String?) -> Truth,
    isInFront: (String) -> Truth = { _ in .situational }
  ) -> Truth {
    func truth(_ part: CaseCondition) -> Truth { part.truth(known, shows, isInFront: isInFront) }
    switch self {
    case .constant(let isTrue): return .known(isTrue)
    case .free(let condition): return known(condition).map { .known($0) } ?? .open(condition)
    case .shows(let path, let name): return shows(path, name)
    case .isInFront(let name): return isInFront(name)
    case .not(let inner): return truth(inner).negated
    case .all(let parts): return Self.joined(parts.map(truth), deciding: false)
    case .any(let parts): return Self.joined(parts.map(truth), deciding: true)
    }
  }

  /// What parts come to together: one that decides does so, whatever is open.
  static func joined(_ parts: some Sequence<Truth>, deciding: Bool) -> Truth {
    var open: Truth?
    for part in parts {
      if case .known(let isTrue) = part {
        if isTrue == deciding { return part }
      } else {
        open = open ?? part
      }
    }
    return open ?? .known(!deciding)
  }
}

extension CaseCondition.Truth {
  fileprivate var negated: CaseCondition.Truth {
    if case .known(let isTrue) = self { .known(!isTrue) } else { self }
  }
}
