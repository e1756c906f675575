import AppFacts
import Orientation
import OrientationCatalog

/// The words of what the site says about an app's uses of orientation APIs.
package struct UseWords: LocalizedWords, Sendable {
  package let language: Language

  package init(language: Language) { self.language = language }

  package var api: String { pick("API", "API") }
  package var type: String { pick("In", "所在类型") }
  package var value: String { pick("Value", "值") }
  package var none: String { pick("The scan found no uses.", "扫描没有发现使用方向 API 的地方。") }

  /// What the code of a group does.
  package func title(_ group: UseGroup) -> String { ValueText.text("uses", group.rawValue, in: language) }

  /// What that means for the app.
  package func meaning(_ group: UseGroup) -> String { ValueText.text("what uses mean", group.rawValue, in: language) }
}
