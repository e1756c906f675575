import Markdown
import Orientation
import OrientationCatalog

/// The words that the renderer itself puts into a page's body.
struct MarkupWords: LocalizedWords, Sendable {
  let language: Language

  /// The label of the permalink of a heading.
  func permalink(_ title: String) -> String { pick("Link to “\(title)”", "“\(title)”的链接") }

  /// The link behind a text whose original has changed since it was translated.
  var behind: String { pick("The original has changed", "英文版已更新") }

  /// The name of the box of a task.
  func task(isDone: Bool) -> String { isDone ? pick("Completed task", "已完成的任务") : pick("Open task", "未完成的任务") }

  /// The title of an alert.
  func title(of alert: Alert) -> String {
    switch alert {
    case .note: pick("Note", "注意")
    case .tip: pick("Tip", "提示")
    case .important: pick("Important", "重要")
    case .warning: pick("Warning", "警告")
    case .caution: pick("Caution", "小心")
    }
  }

  /// The label of a table that has no caption.
  func table(_ number: Int) -> String { pick("Table \(number)", "表 \(number)") }

  /// The title of a page that stands where another one was.
  var movedTitle: String { pick("Page moved", "页面已移动") }

  /// What that page says before the link.
  var movedText: String { pick("What was here is now at ", "这里的内容现在位于") }

  /// What stands above the list of files with the texts of all pages.
  var wholeText: String { pick("All pages in Markdown, by the parts of the book.", "全部页面的 Markdown 文本，按本书的部分分成多个文件。") }

  /// The title of the page that stands for missing ones.
  var notFoundTitle: String { pick("Page not found", "找不到页面") }

  /// What that page says.
  var notFoundText: String { pick("There is no page at this address. ", "这个地址没有页面。") }

  /// The link from that page to the first one.
  var notFoundLink: String { pick("Go to the start", "前往首页") }
}
