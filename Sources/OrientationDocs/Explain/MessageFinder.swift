import Orientation

/// Finds the message that a pasted line of a log is.
enum MessageFinder {
  /// The message whose text stands in the query, whatever fills its placeholders; or the one in whose text the query
  /// stands, where only one is.
  static func find(_ query: String) -> Message? {
    let query = words(query)
    var best: (message: Message, length: Int, pieces: Int)?
    for message in Message.allCases {
      let pieces = pieces(of: message)
      guard contains(query, pieces) else { continue }
      let length = pieces.joined().count
      // Of two as long, the one without a gap is the one that was pasted.
      guard let (_, bestLength, bestPieces) = best else {
        best = (message, length, pieces.count)
        continue
      }
      if (length, bestPieces) > (bestLength, pieces.count) { best = (message, length, pieces.count) }
    }
    if let best { return best.message }
    guard query.count >= 4 else { return nil }
    let candidates = Message.allCases.filter { contains(words($0.pattern), [query]) }
    return candidates.count == 1 ? candidates.first : nil
  }
}

extension MessageFinder {
  /// The words of a text, in lower case and without quotes, brackets and marks, which people paste in every form.
  private static func words(_ text: String) -> [String] {
    text.utf8.split { byte in
      let isLetter = (0x41...0x5A).contains(byte & 0xDF)
      return !isLetter && !(0x30...0x39).contains(byte) && byte < 0x80
    }.map { String(Substring($0)).lowercased() }
  }

  /// The words of a message's text between its placeholders.
  private static func pieces(of message: Message) -> [[String]] {
    var pieces: [[String]] = [[]]
    for word in words(message.pattern) {
      if placeholders.contains(word) {
        pieces.append([])
      } else {
        pieces[pieces.count - 1].append(word)
      }
    }
    return pieces.filter { !$0.isEmpty }
  }

  private static let placeholders = Set(Message.placeholders.map { $0.lowercased() })

  /// Whether the pieces stand in the words, in their order.
  private static func contains(_ words: [String], _ pieces: [[String]]) -> Bool {
    var start = 0
    for piece in pieces {
      guard let found = (start..<max(start, words.count)).first(where: { words[$0...].starts(with: piece) }) else {
        return false
      }
      start = found + piece.count
    }
    return true
  }
}
