/// What an alert of GitHub's Markdown is: a block quote whose first line is `[!NOTE]` or the like.
package enum Alert: String, CaseIterable, Sendable {
  case note, tip, important, warning, caution
}
