/// Where two texts differ.
enum ChangedWords {
  /// What differs in two texts, each with the words around it, as a message has room for.
  static func excerpts(_ old: String, _ new: String) -> (old: String, new: String) {
    let (one, other) = (words(old), words(new))
    let start = zip(one, other).prefix { $0 == $1 }.count
    let end = zip(one.dropFirst(start).reversed(), other.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    return (excerpt(one, start, end), excerpt(other, start, end))
  }

  /// What has changed from one text to another, word by word: `[-old-]` and `{+new+}`, as `git diff --word-diff` has it.
  static func marked(_ old: String, _ new: String) -> String {
    let (one, other) = (words(old), words(new))
    let difference = other.difference(from: one)
    let (removed, inserted) = (difference.removedOffsets, difference.insertedOffsets)
    var text: [String] = []
    var (index, next) = (0, 0)
    while index < one.count || next < other.count {
      if index < one.count, removed.contains(index) {
        var run: [Substring] = []
        while index < one.count, removed.contains(index) { run.append(one[index]); index += 1 }
        text.append("[-\(run.joined(separator: " "))-]")
      } else if next < other.count, inserted.contains(next) {
        var run: [Substring] = []
        while next < other.count, inserted.contains(next) { run.append(other[next]); next += 1 }
        text.append("{+\(run.joined(separator: " "))+}")
      } else {
        text.append(String(other[next]))
        index += 1
        next += 1
      }
    }
    return text.joined(separator: " ")
  }
}

extension ChangedWords {
  private static func words(_ text: String) -> [Substring] { text.split(separator: " ") }

  /// How many words around a change are shown.
  private static let reach = 5

  private static func excerpt(_ words: [Substring], _ start: Int, _ end: Int) -> String {
    let range = max(0, start - reach)..<max(max(0, start - reach), min(words.count, words.count - end + reach))
    let text = words[range].joined(separator: " ")
    return (range.lowerBound > 0 ? "… " : "") + text + (range.upperBound < words.count ? " …" : "")
  }
}

extension CollectionDifference {
  /// The places in the old collection of what the new one has not.
  var removedOffsets: Set<Int> { Set(removals.map(Self.offset)) }

  /// The places in the new collection of what the old one has not.
  var insertedOffsets: Set<Int> { Set(insertions.map(Self.offset)) }

  private static func offset(of change: Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
