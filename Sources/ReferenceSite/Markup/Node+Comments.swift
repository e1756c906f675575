import Markdown

extension Node {
  /// What the comments right in front of a table say, the nearest first, with their lines.
  var commentsAbove: [(text: String, line: Int)] {
    sequence(first: self, next: \.previous).dropFirst().prefix(while: \.isComment).map { ($0.commentText, $0.line) }
  }

  /// What a comment says.
  var commentText: String { literal.trimmingSpaces.dropFirst("<!--".count).dropLast("-->".count).trimmingSpaces }

  /// The picture that a comment shows, as `<!-- picture: NAME -->`; nil for any other node.
  var shownPair: String? {
    guard isComment, commentText.hasPrefix("picture:") else { return nil }
    return commentText.dropFirst("picture:".count).trimmingSpaces
  }
}
