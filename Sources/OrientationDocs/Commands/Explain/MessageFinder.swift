import Orientation
import ReferenceSite
import Search

/// Finds the message that a pasted line of a log is.
enum MessageFinder {
  /// The message whose text stands in the query, whatever fills its placeholders; or the one in whose text the query
  /// stands, where only one is.
  static func find(_ query: String) -> Message? {
    let query = MessageText.words(query)
    var best: (message: Message, length: Int, pieces: Int)?
    for message in Message.allCases {
      let pieces = MessageText.pieces(of: message)
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
    let candidates = Message.allCases.filter { contains(MessageText.words($0.pattern), [query]) }
    return candidates.count == 1 ? candidates.first : nil
  }
}

extension MessageFinder {
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
