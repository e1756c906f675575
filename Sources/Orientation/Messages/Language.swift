/// A language in which decisions and rules are put into words.
///
/// The raw value is what books and the command line call it.
public enum Language: String, CaseIterable, Sendable {
  /// English.
  case english = "en"
  /// Simplified Chinese.
  case simplifiedChinese = "zh-Hans"
}
