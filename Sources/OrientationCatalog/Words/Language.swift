/// A language of the site's own words.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  /// What stands between two sentences.
  var sentenceSeparator: String {
    switch self {
    case .english: " "
    case .simplifiedChinese: ""
    }
  }

  /// The languages as books and the command line name them.
  package static var names: [String] { allCases.map(\.rawValue) }
}
