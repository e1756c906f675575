/// A text in every language of the site.
public struct LocalizedText: Sendable, Hashable {
  public let english: String
  public let simplifiedChinese: String

  init(_ english: String, _ simplifiedChinese: String) {
    self.english = english
    self.simplifiedChinese = simplifiedChinese
  }

  public subscript(language: Language) -> String {
    switch language {
    case .english: english
    case .simplifiedChinese: simplifiedChinese
    }
  }
}
