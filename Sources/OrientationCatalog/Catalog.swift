import Orientation

/// Everything that documentation may say about orientation, taken from the types that decide.
public enum Catalog {
  /// The version of iOS up to which the facts are established.
  public static let establishedUpTo = OSVersion.newest

  /// The enumerations, in the order in which a reader needs them.
  public static var enumerations: [EnumerationEntry] {
    [
      deviceOrientation, interfaceOrientation, interfaceOrientationMask, viewAutoresizing, userInterfaceSizeClass,
      modalPresentationStyle, userInterfaceIdiom,
    ]
  }

  /// Symbols and Info.plist keys with their availability.
  public static var symbols: [Symbol] { Symbol.all }

  /// The rules, by layer.
  public static var rules: [Rule] { Rule.allCases }

  /// What the rules rest on: the best grades first, then by title.
  public static let sources: [Source] = {
    let cited = Set(rules.flatMap(\.sources)).sorted { $0.title.lowercased() < $1.title.lowercased() }
    return Grade.allCases.flatMap { grade in cited.filter { $0.grade == grade } }
  }()

  /// The computed tables.
  public static var matrices: [DecisionMatrix] { MatrixKind.allCases.map { $0.matrix } }
}
