/// A language of the site's own words.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  /// The languages as books and the command line name them.
  package static var names: [String] { allCases.map(\.rawValue) }
}
