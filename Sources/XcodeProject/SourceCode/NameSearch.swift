/// Searches the bytes of sources for names.
///
/// A name may have `_` or `set` in front of it, and then a capital letter, so all but its first letter is searched for.
/// An app has as many names as files, so what a search costs must not grow with their number.
struct NameSearch: Sendable {
  /// The tails that are a word, by the hash of their bytes.
  private let words: [UInt64: [[UInt8]]]
  /// How long a tail is at most that is a word.
  private let longestWord: Int
  /// The few others, such as those with letters beyond ASCII, by their first two bytes.
  private let others: [Int: [[UInt8]]]
  /// Which pairs of bytes begin a tail, by their number.
  private let starts: [Bool]

  init(_ names: Set<String>) {
    let tails = names.map { Array($0.utf8.dropFirst()) }.filter { $0.count >= 2 }
    var starts = Array(repeating: false, count: 1 << 16)
    for tail in tails { starts[Self.pair(tail[0], tail[1])] = true }
    self.starts = starts
    let plain = tails.filter { $0.allSatisfy(\.isInName) }
    words = Dictionary(grouping: plain) { tail in tail.reduce(Self.emptyHash, Self.hash) }
    longestWord = plain.map(\.count).max() ?? 0
    others = Dictionary(grouping: tails.filter { !$0.allSatisfy(\.isInName) }) { Self.pair($0[0], $0[1]) }
  }

  func isMentioned(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      starts.withUnsafeBufferPointer { starts in
        guard var pair = bytes.first.map(Int.init) else { return false }
        for index in 1..<max(bytes.count, 1) {
          pair = (pair & 0xFF) << 8 | Int(bytes[index])
          if starts[pair], index > 1, isTail(in: bytes, at: index - 1) { return true }
        }
        return false
      }
    }
  }
}

extension NameSearch {
  private static func pair(_ first: UInt8, _ second: UInt8) -> Int { Int(first) << 8 | Int(second) }

  static let emptyHash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of FNV-1a, a byte further.
  static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Whether a tail starts there and ends where the word does.
  private func isTail(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    var end = start
    var hash = Self.emptyHash
    let limit = min(bytes.count, start + longestWord + 1)
    while end < limit, bytes[end].isInName {
      hash = Self.hash(hash, bytes[end])
      end += 1
    }
    let word = bytes[start..<end]
    if let tails = words[hash], tails.contains(where: { word.elementsEqual($0) }) { return true }
    return others[Self.pair(bytes[start], bytes[start + 1])]?.contains { tail in
      let end = start + tail.count
      return end <= bytes.count && bytes[start..<end].elementsEqual(tail)
        && (end == bytes.count || !bytes[end].isInName)
    } ?? false
  }
}
