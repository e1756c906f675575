import Markdown
import Orientation
import OrientationCatalog

/// The words that the renderer itself puts into a page's body.
struct MarkupWords: RecordedWords, Sendable {
  let language: Language

  /// The label of the permalink of a heading.
  func permalink(_ title: String) -> String { pick("Link to “\(title)”", "“\(title)”的链接") }

  /// The name of the box of a task.
  func task(isDone: Bool) -> String { isDone ? pick("Completed task", "已完成的任务") : pick("Open task", "未完成的任务") }

  /// The title of an alert.
  func title(of alert: Alert) -> String { ValueText.text("alerts", alert.rawValue, in: language) }

  /// The label of a table that has no caption.
  func table(_ number: Int) -> String { pick("Table \(number)", "表 \(number)") }

}

extension MarkupWords {
  /// The words whose text is always the same; `Records/words/site.txt` has them, below “words of the markup”.
  enum Word: Int, CaseIterable, Sendable {
    case behind, movedTitle, movedText, wholeText, notFoundTitle, notFoundText, notFoundLink
  }

  static let texts = ValueText.texts("words of the markup", of: Word.self)
}
