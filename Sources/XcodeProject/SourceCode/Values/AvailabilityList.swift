import Orientation
import SourceSyntax

/// On which versions the parts of a source can run. Parts lie side by side or in one another.
struct AvailabilityList {
  /// Some tokens, with the versions that a condition leaves them.
  typealias Part = (range: Range<Int>, versions: VersionRange)

  private var changes: [(token: Int, versions: VersionRange?)] = []

  /// - Parameter parts: what the condition at a word limits, by where the brackets around it end.
  init(_ tokens: TokenList, parts: (_ index: Int, _ blockEnd: Int) -> [Part]) {
    var found: [Part] = []
    var blocks: [Int] = []
    for index in 0..<tokens.count {
      while let end = blocks.last, end <= index { blocks.removeLast() }
      if tokens[index].kind == .open { blocks.append(tokens.partner(index) ?? tokens.count) }
      if tokens[index].kind == .word { found += parts(index, blocks.last ?? tokens.count) }
    }
    self.init(found)
  }

  private init(_ parts: [Part]) {
    let sorted = parts.filter { !$0.range.isEmpty }.sorted {
      $0.range.lowerBound != $1.range.lowerBound
        ? $0.range.lowerBound < $1.range.lowerBound : $0.range.upperBound > $1.range.upperBound
    }
    var open: [(end: Int, versions: VersionRange)] = []
    for part in sorted {
      while let last = open.last, last.end <= part.range.lowerBound {
        open.removeLast()
        changes.append((last.end, open.last?.versions))
      }
      let versions = open.last.map { $0.versions.intersection(part.versions) } ?? part.versions
      open.append((min(part.range.upperBound, open.last?.end ?? part.range.upperBound), versions))
      changes.append((part.range.lowerBound, versions))
    }
    while let last = open.popLast() { changes.append((last.end, open.last?.versions)) }
  }

  /// The versions on which the code at a token can run; nil where nothing limits them.
  func versions(at token: Int) -> VersionRange? {
    let passed = changes.leadingCount { $0.token <= token }
    return passed == 0 ? nil : changes[passed - 1].versions
  }
}

extension VersionRange {
  /// All versions before one.
  static func before(_ version: OSVersion) -> VersionRange { VersionRange(from: OSVersion(2), until: version) }

  /// The versions that are in both.
  func intersection(_ other: VersionRange) -> VersionRange {
    let ends = [end, other.end].compactMap(\.self)
    return VersionRange(from: max(first, other.first), until: ends.min())
  }
}
