/// Searches the bytes of sources for names.
///
/// A name may have `_` or `set` in front of it, and then a capital letter, so all but its first letter is searched for.
struct NameSearch: Sendable {
  private let tails: [[UInt8]]
  /// Which pairs of bytes begin a tail, by their number.
  private let starts: [Bool]

  init(_ names: Set<String>) {
    tails = names.map { Array($0.utf8.dropFirst()) }.filter { $0.count >= 2 }
    var starts = Array(repeating: false, count: 1 << 16)
    for tail in tails { starts[Int(tail[0]) << 8 | Int(tail[1])] = true }
    self.starts = starts
  }

  func isMentioned(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      starts.withUnsafeBufferPointer { starts in
        guard var pair = bytes.first.map(Int.init) else { return false }
        for index in 1..<max(bytes.count, 1) {
          pair = (pair & 0xFF) << 8 | Int(bytes[index])
          if starts[pair], tails.contains(where: { isTail($0, bytes, index - 1) }) { return true }
        }
        return false
      }
    }
  }

  private func isTail(_ tail: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    guard start > 0, start + tail.count <= bytes.count else { return false }
    for offset in tail.indices where bytes[start + offset] != tail[offset] { return false }
    let end = start + tail.count
    guard end < bytes.count else { return true }
    switch bytes[end] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      return false
    default: return true
    }
  }
}
