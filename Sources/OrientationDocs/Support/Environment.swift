import CLibrary
import Orientation

/// The environment of this process.
enum Environment {
  /// The value of a variable, or nil where it is not set.
  static subscript(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The language of the messages, by the variables that POSIX has for it; English where it is none that the tool speaks.
  static var language: Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { self[$0] }.first { !$0.isEmpty }
    return locale.map(language(ofLocale:)) ?? .english
  }

  /// The language of a locale such as `zh_CN.UTF-8`. Who reads traditional characters is not given simplified ones.
  static func language(ofLocale locale: String) -> Language {
    let parts = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
    guard parts.first == "zh" else { return .english }
    return parts.contains { ["TW", "HK", "MO", "Hant"].contains($0) } ? .english : .simplifiedChinese
  }
}
