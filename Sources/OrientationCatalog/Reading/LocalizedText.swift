import Orientation

/// A text in every language of the site.
package struct LocalizedText: Sendable, Hashable {
  package let english: String
  package let simplifiedChinese: String

  package init(_ english: String, _ simplifiedChinese: String) {
    self.english = english
    self.simplifiedChinese = simplifiedChinese
  }

  package subscript(language: Language) -> String {
    switch language {
    case .english: english
    case .simplifiedChinese: simplifiedChinese
    }
  }
}
