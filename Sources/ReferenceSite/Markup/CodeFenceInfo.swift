import Basics
import Blocks
import Diagnostics

/// What follows the opening fence of code: the language, then in any order `title="…"`, `tab=SwiftUI` and marked lines
/// such as `{3,5-7}`. Words of other tools are passed over.
struct CodeFenceInfo {
  private(set) var word = ""
  private(set) var title: String?
  private(set) var markedLines: [ClosedRange<Int>] = []
  private var isSwiftUI = false

  /// - Parameters:
  ///   - lineCount: how many lines the code has.
  ///   - report: is called with what cannot be read, which is left out.
  init(_ info: String, lineCount: Int, report: (CodeFault) -> Void) {
    var rest = Substring(info)
    word = String(Self.take(from: &rest) { $0.isSpace || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "{") })
    while let first = rest.utf8.first {
      if first.isSpace || first == UInt8(ascii: ",") {
        rest.removeFirst()
      } else if first == UInt8(ascii: "{") {
        let braces = Self.take(from: &rest) { $0 == UInt8(ascii: "}") }
        read(lines: braces.dropFirst(), isClosed: !rest.isEmpty, lineCount, report)
        rest = rest.dropFirst()
      } else if rest.hasPrefix("title=") {
        readTitle(&rest, report)
      } else {
        let option = Self.take(from: &rest) { $0.isSpace || $0 == UInt8(ascii: ",") }
        guard option.hasPrefix("tab=") else { continue }
        isSwiftUI = option == "tab=SwiftUI" && CodeVariant(fenceWord: word) == .swift
        if !isSwiftUI { report(.tab(String(option))) }
      }
    }
    markedLines = Self.merged(markedLines)
  }

  /// What the code is written in, where readers choose.
  var variant: CodeVariant? { CodeVariant(fenceWord: word, isSwiftUI: isSwiftUI) }
}

extension CodeFenceInfo {
  /// Takes what is before the first such byte.
  private static func take(from rest: inout Substring, until isEnd: (UInt8) -> Bool) -> Substring {
    let end = rest.utf8.firstIndex(where: isEnd) ?? rest.endIndex
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  private mutating func readTitle(_ rest: inout Substring, _ report: (CodeFault) -> Void) {
    var value = rest.dropFirst("title=".count)
    let isQuoted = value.utf8.first == UInt8(ascii: "\"")
    if isQuoted { value = value.dropFirst() }
    let name = Self.take(from: &value) { isQuoted ? $0 == UInt8(ascii: "\"") : $0.isSpace }
    if isQuoted && !value.isEmpty && name.utf8.contains(where: { !$0.isSpace }) {
      title = String(name)
      value = value.dropFirst()
    } else {
      report(.title)
    }
    rest = value
  }

  /// Braces with anything other than numbers in them are those of other tools.
  private mutating func read(lines: Substring, isClosed: Bool, _ lineCount: Int, _ report: (CodeFault) -> Void) {
    guard lines.utf8.allSatisfy({ $0.isDigit || ", -".utf8.contains($0) }), !lines.isEmpty else {
      return
    }
    for part in lines.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int(String($0).trimmingSpaces) }
      guard isClosed, ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1], first >= 1, first <= last
      else { return report(.lines("{\(lines)}")) }
      guard last <= lineCount else { return report(.lineBeyondEnd(line: last, count: lineCount)) }
      markedLines.append(first...last)
    }
  }

  private static func merged(_ ranges: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
    var merged: [ClosedRange<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}
