import AppFacts
import Basics

/// A file in which lines are edited.
struct EditedFile {
  /// What became of edits.
  struct Outcome {
    /// The edits that were made, and those whose line does not have their text exactly once.
    var done: [SourceEdit] = []
    var left: [SourceEdit] = []
    /// The lines before and after, as a unified diff without lines around them.
    var difference: [String] = []
  }

  let path: String

  /// Makes the edits, each where its line has its text exactly once, and leaves every other byte as it is.
  ///
  /// - Parameter tell: is told what an interrupted run has left beside the file; nil where it was told before.
  func apply(_ edits: [SourceEdit], writes: Bool, tell: ((SafeText) -> Void)?) throws(Fault) -> Outcome {
    let bytes = try Fault.attempt(FileSystem.contents(of: path)) { .unreadable(Path.shown(path), $0) }
    let former = bytes.split(separator: Self.newline, omittingEmptySubsequences: false).map(Array.init)
    var lines = former
    var outcome = Outcome()
    for edit in edits {
      guard lines.indices.contains(edit.line - 1),
        let place = Self.onlyPlace(of: Array(edit.text.utf8), in: lines[edit.line - 1])
      else {
        outcome.left.append(edit)
        continue
      }
      var replacement = Array(edit.replacement.utf8)
      if lines[edit.line - 1].last == UInt8(ascii: "\r") {
        replacement = replacement.flatMap { $0 == Self.newline ? [UInt8(ascii: "\r"), $0] : [$0] }
      }
      lines[edit.line - 1].replaceSubrange(place, with: replacement)
      outcome.done.append(edit)
    }
    outcome.difference = Self.difference(from: former, to: lines)
    if writes, !outcome.done.isEmpty {
      let edited = Array(lines.joined(separator: [Self.newline]))
      _ = try OutputFile(path: path, otherwise: "edit it by hand").write(edited, over: bytes, tell: tell)
    }
    return outcome
  }
}

extension EditedFile {
  private static let newline = UInt8(ascii: "\n")

  /// A hunk for each line that was edited, and may have become several.
  private static func difference(from old: [[UInt8]], to new: [[UInt8]]) -> [String] {
    var added = 0
    return zip(old, new).enumerated().filter { $1.0 != $1.1 }.flatMap { index, lines in
      let texts = lines.1.split(separator: newline, omittingEmptySubsequences: false)
      let head = "@@ -\(index + 1) +\(index + 1 + added)" + (texts.count > 1 ? ",\(texts.count)" : "") + " @@"
      added += texts.count - 1
      return [head] + [lines.0[...]].map { "-" + text($0) } + texts.map { "+" + text($0) }
    }
  }

  private static func text(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }

  /// Where a line has a text, which is no part of a longer name; nil where it has it more than once, or not at all.
  private static func onlyPlace(of text: [UInt8], in line: [UInt8]) -> Range<Int>? {
    guard !text.isEmpty, text.count <= line.count else { return nil }
    let places = (0...(line.count - text.count)).filter { start in
      line[start..<(start + text.count)].elementsEqual(text)
        && !(isName(text[0]) && start > 0 && isName(line[start - 1]))
        && !(isName(text[text.count - 1]) && start + text.count < line.count && isName(line[start + text.count]))
    }
    guard places.count == 1, let start = places.first else { return nil }
    return start..<(start + text.count)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte == UInt8(ascii: "_")
  }
}
