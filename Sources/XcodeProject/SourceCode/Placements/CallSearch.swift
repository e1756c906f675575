/// Searches the bytes of sources for calls that may pass something to some parameters, so that other files need not be read.
struct CallSearch: Sendable {
  private struct Pattern {
    let name: [UInt8]
    /// The labels with which a call may begin, with their colons; empty where it may begin without one.
    let labels: [[UInt8]]
    let isProperty: Bool
  }

  /// What is searched for, by the hash of the function's name.
  private let patterns: [UInt64: [Pattern]]

  init(_ parameters: Set<FunctionParameter>) {
    var patterns: [UInt64: [Pattern]] = [:]
    for parameter in parameters {
      let name = Array(parameter.function.utf8)
      // Parameters before it may have a default.
      let labels = parameter.labels.prefix((parameter.index ?? 0) + 1)
      let written = labels.contains("_") ? [] : labels.map { Array(($0 + ":").utf8) }
      let pattern = Pattern(name: name, labels: written, isProperty: parameter.isProperty)
      patterns[name.reduce(NameSearch.emptyHash, NameSearch.hash), default: []].append(pattern)
    }
    self.patterns = patterns
  }

  /// Whether a source may have such a call.
  func isPossible(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        guard bytes[index].isInName else {
          index += 1
          continue
        }
        let start = index
        var hash = NameSearch.emptyHash
        while index < bytes.count, bytes[index].isInName {
          hash = NameSearch.hash(hash, bytes[index])
          index += 1
        }
        if let found = patterns[hash], found.contains(where: { isCall(of: $0, start..<index, in: bytes) }) {
          return true
        }
      }
      return false
    }
  }
}

extension CallSearch {
  private func isCall(of pattern: Pattern, _ word: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes[word].elementsEqual(pattern.name) else { return false }
    var next = Self.afterSpace(word.upperBound, in: bytes)
    if pattern.isProperty {
      return next + 1 < bytes.count && bytes[next] == UInt8(ascii: "=") && bytes[next + 1] != UInt8(ascii: "=")
    }
    guard next < bytes.count, bytes[next] == UInt8(ascii: "(") else { return false }
    next = Self.afterSpace(next + 1, in: bytes)
    return pattern.labels.isEmpty
      || pattern.labels.contains { label in
        next + label.count <= bytes.count && bytes[next..<(next + label.count)].elementsEqual(label)
      }
  }

  private static func afterSpace(_ index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var index = index
    while index < bytes.count,
      bytes[index] == 0x20 || bytes[index] == 0x0A || bytes[index] == 0x0D || bytes[index] == 0x09
    {
      index += 1
    }
    return index
  }
}
