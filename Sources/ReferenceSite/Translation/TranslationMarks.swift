import Basics
import HTML
import Markdown
import Orientation

/// What a translated page says of texts that are not translated, or whose original has changed since.
struct TranslationMarks {
  let lines: TranslatedLines
  /// The path of the page in the site.
  let output: String

  /// The language of a text that stands as the original has it.
  func attributes(of node: Node) -> [Attribute] {
    lines.originalLines.contains(node.line) ? [.lang(Language.english.rawValue)] : []
  }

  /// A link to the original behind a text that is not what that says now.
  ///
  /// - Parameter section: the id of the heading above it.
  func writeNote(behind node: Node, section: String?, _ words: MarkupWords, into page: inout HTMLWriter) {
    guard lines.behindLines.contains(node.line) else { return }
    let original = BookPath.relative(from: output, to: Translation.original(of: output))
    page.text(" ")
    page.tag(
      .a, [.class("behind"), .href(original + (section.map { "#" + BookPath.encode($0) } ?? ""))], text: words[.behind])
  }
}
