/// How much one text may hold. A text with more is no scenario.
enum ScenarioLimits {
  /// The most faults that are told.
  static let faults = 20
  /// The most controllers presented over one another.
  static let presented = 32
  /// The most variables.
  static let variables = 256
  /// The most facts about controllers that do not show.
  static let declared = 256
  /// The most controllers in all events of a timeline.
  static let later = 4_096
}
