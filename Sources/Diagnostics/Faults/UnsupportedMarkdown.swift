/// What authors write in Markdown elsewhere, and books do not have.
package enum UnsupportedMarkdown: Sendable, Equatable {
  /// `[^1]: …`
  case footnote
  /// A line that begins with `: ` below a term.
  case definitionList
  /// A ` ```mermaid ` fence.
  case diagram
  /// `> [!NAME]` with a name that there is not, or with text behind it.
  case alert(line: String, suggestion: String?)
  /// `!!! note` or `:::note`.
  case admonition(mark: String)
  /// `{{#include …}}` and what else mdBook replaces.
  case include(directive: String)
  /// What stands between two lines `---` at the start of a page.
  case frontMatter
  /// `{#id}` at the end of a heading.
  case headingID(String)
}
