import AppFacts
import Orientation
import OrientationCatalog

extension AppFramework {
  /// What is seen of an app that is made with it, and what is not.
  package func sight(in language: Language) -> String {
    rawValue + LocalizedText(": ", "：")[language] + ValueText.text("frameworks", rawValue, in: language)
  }
}
