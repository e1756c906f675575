import OrientationCatalog

/// A text of a message, taken apart for the comparison with what people paste.
///
/// A message stands among a time, a process, a crash reporter's words, quotes of any kind and addresses, and the class and
/// the orientations in it are those of the app. So texts are compared by their words, and what differs is a hole. The script
/// of the search does the same; `Tests/Browser/pasted.tsv` holds both to it:
///
/// - A **stretch** is a row of words that stand one behind the other in the text and in what was pasted: at least two, or all
///   between two holes. A match is stretches in the same order, with at most ``longestGap`` words between two of them.
/// - A **telling** word has humps, as names in code have, or is about orientation; it weighs as much as four others. Between
///   two stretches none may be passed over: with another word in its place it is another message.
/// - What was pasted is the message if half of its weight matches, with five words at least; or if five words match in a
///   row, a telling one among them, and no other telling word is replaced; or if all that was pasted matches, three words at
///   least with a telling one.
struct MessageText: Sendable {
  private struct Word {
    let text: String
    var weight = 1
  }

  static let longestGap = Int(SearchWeight.longestGap.value)
  private static let longestReplacement = Int(SearchWeight.longestReplacement.value)
  private static let tellingWeight = Int(SearchWeight.telling.value)

  /// The words; nil for a hole.
  private let words: [Word?]
  private let weight: Int

  init(_ text: String) {
    words = Array(Self.pieces(of: text).map { Self.words(of: $0).map { Optional($0) } }.joined(separator: [nil]))
    weight = words.reduce(0) { $0 + ($1?.weight ?? 0) }
  }

  /// How well the text matches what was pasted; nil if it does not.
  func score(in pasted: PastedText) -> Int? {
    let stretches = stretches(in: pasted)
    let (chain, replaced) = chain(stretches)
    guard let chain else { return nil }
    let isHalf = chain.weight * 2 >= weight && chain.count >= 5
    let isPart = chain.count == pasted.words.count && chain.count >= 3 && chain.weight > chain.count
    let isRow = zip(stretches, replaced).contains { !$1 && $0.count >= 5 && $0.weight > $0.count }
    guard isHalf || isPart || isRow else { return nil }
    // A few words of a text may rather be meant as a name. Of two texts one of which begins as the other is, it is the whole one.
    return (isHalf || isRow ? Int(SearchWeight.sureMessage.value) : 0) + chain.score + (chain.weight == weight ? 1 : 0)
  }
}

extension MessageText {
  /// The parts of a text between its placeholders, which are words of their own.
  private static func pieces(of text: String) -> [String] {
    var pieces: [[UInt8]] = [[]]
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let end = bytes[index...].firstIndex { !SearchTokenizer.isWordByte($0) } ?? bytes.count
      let word = String(decoding: bytes[index..<end], as: UTF8.self)
      if MessageRecord.placeholders.contains(word) {
        pieces.append([])
      } else {
        pieces[pieces.count - 1] += bytes[index..<end]
      }
      if end < bytes.count { pieces[pieces.count - 1].append(bytes[end]) }
      index = end + 1
    }
    return pieces.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func words(of piece: String) -> [Word] {
    var words: [Word] = []
    var piece = piece
    piece.withUTF8 { bytes in
      SearchTokenizer.scan(bytes) { token, kind in
        if kind == .part {
          words[words.count - 1].weight = tellingWeight
        } else {
          let text = String(decoding: token, as: UTF8.self)
          words.append(Word(text: text, weight: text.contains("orient") ? tellingWeight : 1))
        }
      }
    }
    return words
  }
}

extension MessageText {
  /// Words that stand one behind the other in the text, from `index` on, and in what was pasted, from `place` on.
  private struct Stretch {
    let index: Int
    let place: Int
    let count: Int
    let weight: Int
    var end: Int { index + count }
    var placeEnd: Int { place + count }
  }

  /// Stretches in a row. The score is twice the weight, less what does not fit.
  private struct Chain {
    var score: Int
    var weight: Int
    var count: Int
  }

  /// The stretches, as long as they go, in the order of what was pasted.
  private func stretches(in pasted: PastedText) -> [Stretch] {
    var stretches: [Stretch] = []
    for (index, word) in words.enumerated() {
      guard let word, let places = pasted.places[word.text] else { continue }
      for place in places {
        let isFirst = index == 0 || words[index - 1] == nil
        if !isFirst, place > 0, words[index - 1]?.text == pasted.words[place - 1] { continue }
        var (count, weight) = (0, 0)
        while index + count < words.count, place + count < pasted.words.count,
          let next = words[index + count], next.text == pasted.words[place + count]
        {
          count += 1
          weight += next.weight
        }
        let isLast = index + count == words.count || words[index + count] == nil
        guard count > 1 || isFirst && isLast else { continue }
        stretches.append(Stretch(index: index, place: place, count: count, weight: weight))
      }
    }
    return stretches.sorted { ($0.place, $0.index) < ($1.place, $1.index) }
  }

  /// The best of all rows of stretches, and of each stretch whether beside it a telling word is replaced.
  private func chain(_ stretches: [Stretch]) -> (best: Chain?, replaced: [Bool]) {
    var chains: [Chain] = []
    var replaced = stretches.map { _ in false }
    for (number, stretch) in stretches.enumerated() {
      var best = Chain(score: stretch.weight * 2, weight: stretch.weight, count: stretch.count)
      var number = number
      while number > 0 {
        number -= 1
        let previous = stretches[number]
        // No stretch is longer than the text, so those further back are too far away.
        if stretch.place - previous.place > Self.longestGap + words.count { break }
        if isReplaced(between: previous, and: stretch) {
          replaced[number] = true
          replaced[chains.count] = true
        }
        guard let penalty = penalty(between: previous, and: stretch) else { continue }
        let chain = chains[number]
        let score = chain.score + stretch.weight * 2 - penalty
        guard score > best.score else { continue }
        best = Chain(score: score, weight: chain.weight + stretch.weight, count: chain.count + stretch.count)
      }
      chains.append(best)
    }
    return (chains.max { $0.score < $1.score }, replaced)
  }

  /// What one stretch behind another costs: nothing where a hole is filled; nil where it cannot be the next.
  private func penalty(between previous: Stretch, and next: Stretch) -> Int? {
    let gap = next.place - previous.placeEnd
    guard previous.end <= next.index, (0...Self.longestGap).contains(gap) else { return nil }
    if passesOverTelling(from: previous, to: next) { return nil }
    return previous.end + 1 == next.index && words[previous.end] == nil && gap > 0 ? 0 : 1
  }

  /// Whether something else stands in the place of a telling word.
  private func isReplaced(between previous: Stretch, and next: Stretch) -> Bool {
    previous.end <= next.index && (1...Self.longestReplacement).contains(next.place - previous.placeEnd)
      && passesOverTelling(from: previous, to: next)
  }

  private func passesOverTelling(from previous: Stretch, to next: Stretch) -> Bool {
    words[previous.end..<next.index].contains { $0?.weight == Self.tellingWeight }
  }
}
