import Orientation

/// What of a message's text stays the same wherever it is logged: its words, without quotes, brackets and marks, which people
/// paste in every form.
package enum MessageText {
  /// The words of a text, in lower case.
  package static func words(_ text: String) -> [String] { SearchTokenizer.words(text) }

  /// The words of a message's text between its placeholders.
  package static func pieces(of message: Message) -> [[String]] {
    var pieces: [[String]] = [[]]
    // `ORIENTATION` is a placeholder, `orientation` a word like others.
    for word in message.pattern.utf8.split(whereSeparator: { !SearchTokenizer.isWordByte($0) }) {
      let word = String(decoding: word, as: UTF8.self)
      if placeholders.contains(word) { pieces.append([]) } else { pieces[pieces.count - 1] += words(word) }
    }
    return pieces.filter { !$0.isEmpty }
  }

  private static let placeholders = Set(Message.placeholders)
}
