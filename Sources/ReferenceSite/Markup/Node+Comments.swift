import Markdown

extension Node {
  /// What the comments right in front of a table say, the nearest first, with their lines.
  var commentsAbove: [(text: String, line: Int)] {
    var comments: [(text: String, line: Int)] = []
    var node = previous
    while let comment = node, comment.isComment {
      comments.append((comment.commentText, comment.line))
      node = comment.previous
    }
    return comments
  }

  /// What a comment says.
  var commentText: String { literal.trimmingSpaces.dropFirst("<!--".count).dropLast("-->".count).trimmingSpaces }

  /// The picture that a comment shows, as `<!-- picture: NAME -->`; nil for any other node.
  var shownPair: String? {
    guard isComment, commentText.hasPrefix("picture:") else { return nil }
    return commentText.dropFirst("picture:".count).trimmingSpaces
  }
}
