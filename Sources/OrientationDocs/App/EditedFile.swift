import AppFacts

/// A file in which lines are edited.
struct EditedFile {
  let path: String

  /// Makes the edits, each where its line has its text exactly once, and leaves every other byte as it is.
  ///
  /// - Returns: the edits that were made, and those that were not.
  func apply(_ edits: [SourceEdit], writes: Bool) throws(Fault) -> (done: [SourceEdit], left: [SourceEdit]) {
    var lines: [[UInt8]]
    do {
      lines = try FileSystem.contents(of: path).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map(Array.init)
    } catch {
      throw Fault("\(Path.shown(path)) cannot be read: \(error.reason)", help: error.remedy)
    }
    var (done, left): ([SourceEdit], [SourceEdit]) = ([], [])
    for edit in edits {
      guard lines.indices.contains(edit.line - 1),
        let place = Self.onlyPlace(of: Array(edit.text.utf8), in: lines[edit.line - 1])
      else {
        left.append(edit)
        continue
      }
      var replacement = Array(edit.replacement.utf8)
      if lines[edit.line - 1].last == UInt8(ascii: "\r") {
        replacement = replacement.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] }
      }
      lines[edit.line - 1].replaceSubrange(place, with: replacement)
      done.append(edit)
    }
    if writes, !done.isEmpty {
      _ = try OutputFile(path: path).write(Array(lines.joined(separator: [UInt8(ascii: "\n")])))
    }
    return (done, left)
  }
}

extension EditedFile {
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
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
