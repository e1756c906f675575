import Orientation

/// The versions of iOS that a sentence names: `On iOS 16 and later`, `On iOS 15 and earlier`, `On iOS 9 to 12`, `on iOS 16
/// and 17`, `Before iOS 6`, `From iOS 6 on`, `Up to iOS 15`.
package struct StatedVersions {
  private let spans: [ClosedRange<Int>]
  /// Whether the sentence speaks of versions, by their numbers or of all others.
  let isStated: Bool

  package init(_ sentence: String) {
    guard Self.mayState(sentence) else {
      (spans, isStated) = ([], false)
      return
    }
    let words = sentence.split { " ,;:.()".contains($0) }.map(String.init)
    var spans: [ClosedRange<Int>] = []
    for (place, word) in words.enumerated() where word == "iOS" || word == "iPadOS" {
      guard let first = Self.number(words, place + 1) else { continue }
      let before = place > 0 ? words[place - 1].lowercased() : ""
      switch before {
      case "from": spans.append(first...Int.max)
      case "with" where place > 1 && words[place - 2].hasPrefix("beg"): spans.append(first...Int.max)
      case "to" where place > 1 && words[place - 2].lowercased() == "up", "until": spans.append(0...first)
      case "before": spans.append(0...max(0, first - 1))
      default:
        let joint = words.indices.contains(place + 2) ? words[place + 2] : ""
        let second = Self.number(words, place + 3)
        switch (joint, second) {
        case ("to", let last?) where last >= first: spans.append(first...last)
        case ("and", let last?): spans += [first...first, last...last]
        case ("and", nil) where words.indices.contains(place + 3) && words[place + 3] == "later":
          spans.append(first...Int.max)
        case ("and", nil) where words.indices.contains(place + 3) && words[place + 3] == "earlier":
          spans.append(0...first)
        default: spans.append(first...first)
        }
      }
    }
    if words.contains(where: { ["version", "versions"].contains($0) }) {
      spans.append(0...Int.max)
    }
    self.spans = spans
    isStated = !spans.isEmpty
  }

  /// Whether the text speaks of one version, not this one and not a later one, and of all before it.
  package func ends(before version: OSVersion) -> Bool {
    isStated && spans.allSatisfy { $0.lowerBound == 0 && $0.upperBound < version.major }
  }

  func contains(_ version: OSVersion) -> Bool {
    spans.contains { $0.contains(version.major) }
  }

  /// Whether a sentence may name an OS or a version, by pairs of letters that both have: each heading of a book is asked.
  private static func mayState(_ sentence: String) -> Bool {
    var last: UInt8 = 0
    for byte in sentence.utf8 {
      switch (last, byte) {
      case (UInt8(ascii: "O"), UInt8(ascii: "S")), (UInt8(ascii: "r"), UInt8(ascii: "s")): return true
      default: last = byte
      }
    }
    return false
  }

  private static func number(_ words: [String], _ place: Int) -> Int? {
    words.indices.contains(place) ? Int(words[place]) : nil
  }
}
