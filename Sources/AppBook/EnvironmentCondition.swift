import Orientation

/// A condition of source code that a version and a kind of device decide.
enum EnvironmentCondition: Sendable {
  /// A version, or a later one.
  case from(OSVersion)
  case before(OSVersion)
  case idiom(Idiom)
  /// What holds on an iPad; on an iPhone it is not known.
  case onPad(Bool)

  /// Whether it holds; nil where that is not known.
  func holds(os: OSVersion, idiom: Idiom) -> Bool? {
    switch self {
    case .from(let version): os >= version
    case .before(let version): os < version
    case .idiom(let own): own == idiom
    case .onPad(let holds): idiom == .pad ? holds : nil
    }
  }
}
