/// How much a state may hold, so that no address makes a browser work for long.
enum Limit {
  static let variables = 64
  static let controllers = 256
  static let events = 1_000
  /// The deepest tree of controllers.
  static let depth = 32
  /// The largest number of a field, in either direction: raw values beyond it are no different from it.
  static let number = 1 << 28

  /// A raw value that fits a field.
  static func clamped(_ value: Int) -> Int { min(max(value, -number), number) }
}
