import Orientation

extension Language {
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
