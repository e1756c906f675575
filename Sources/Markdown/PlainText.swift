extension Node {
  /// The node's text without any markup and comments; a line break is a space, but for one within Chinese text, and an image is its text. In the text of
  /// an image alone a comment stays, since there it is text.
  package var plainText: String {
    var text = ""
    for case .enter(let node) in Walk(self) {
      switch node.kind {
      case .htmlInline where kind != .image && node.isComment: break
      case .text, .code, .htmlInline: text += node.literal
      case .softBreak where node.isBreakWithinHan: break
      case .softBreak, .lineBreak: text += " "
      case .document, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .paragraph, .heading, .thematicBreak,
        .emphasis, .strong, .strikethrough, .link, .image, .group:
        break
      }
    }
    return text
  }
}
