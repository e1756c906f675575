/// A piece of code, as an example.
public struct CodeSample: Sendable, Hashable {
  /// The language, as code fences name it: `swift`, `objc`, `xml`.
  public let language: String
  /// The lines, without a break at the end.
  public let text: String

  package init(language: String, text: String) {
    self.language = language
    self.text = text
  }

  /// The language as people call it, or the file where it has no language of its own.
  package var languageName: String {
    switch language {
    case "swift": "Swift"
    case "objc": "Objective-C"
    default: "Info.plist"
    }
  }
}
