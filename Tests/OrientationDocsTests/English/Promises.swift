import Foundation
import Orientation

/// Finds what was to come when it was written and has come since, and versions that are not out.
struct Promises {
  /// The day up to which the book was reviewed, as `yyyymmdd`.
  let reviewed: Int

  /// - Parameter summary: the text of SUMMARY.md, with its `[reviewed]` line.
  /// - Returns: nil where the line is missing.
  init?(summary: String) {
    guard let line = summary.firstMatch(of: /\[reviewed\]: (\d{4})-(\d{2})-(\d{2})/),
      let day = Int(line.1 + line.2 + line.3)
    else { return nil }
    reviewed = day
  }

  /// What reads as if a past day was still to come, and versions after the last one that are not called a beta.
  func complaints(about prose: Prose) -> [String] {
    Self.sentences(of: prose.unquoted).flatMap { sentence in
      [stalePromise(sentence), Self.futureVersion(sentence)].compactMap(\.self).map {
        "\(prose.path):\(prose.line): \($0)"
      }
    }
  }
}

extension Promises {
  private func stalePromise(_ sentence: String) -> String? {
    guard let word = sentence.firstMatch(of: Self.promise)?.output,
      Self.days(in: sentence).contains(where: { $0 <= reviewed })
    else { return nil }
    return "\"\(word)\" of a day that has passed: \(sentence)"
  }

  private static func futureVersion(_ sentence: String) -> String? {
    guard !sentence.contains(/(?i)beta|测试版/) else { return nil }
    for match in sentence.matches(of: Self.version) {
      guard let version = OSVersion(match.output.1 ?? match.output.2 ?? ""), version > .last else { continue }
      return "\(version) is not out: \(sentence)"
    }
    return nil
  }

  /// Sentences, and cells of tables, each on one line.
  private static func sentences(of text: String) -> [String] {
    text.replacing(String(Prose.lineBreak), with: " ").replacing(/[.!?;](?= )|[。！？；|]/, with: "\n")
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The days that a sentence names; of a month or a year its first.
  private static func days(in sentence: String) -> [Int] {
    let english = sentence.matches(of: Self.englishDay).compactMap { match in
      months.firstIndex(of: String(match.output.2)).flatMap { day(match.output.3, $0 + 1, match.output.1) }
    }
    let others = sentence.matches(of: Self.isoDay).compactMap { day($0.output.1, Int($0.output.2), $0.output.3) }
    let chinese = sentence.matches(of: Self.chineseDay).compactMap {
      day($0.output.1, $0.output.2.flatMap { Int($0) } ?? 1, $0.output.3)
    }
    return english + others + chinese
  }

  private static func day(_ year: Substring, _ month: Int?, _ day: Substring?) -> Int? {
    guard let year = Int(year), let month else { return nil }
    return year * 10_000 + month * 100 + (day.flatMap { Int($0) } ?? 1)
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  nonisolated(unsafe) private static let promise =
    /(?i)\b(?:will|is to|was to|are to|were to|to be released|upcoming|soon)\b|即将|将要|将于|将在|将会/
  nonisolated(unsafe) private static let englishDay =
    /(?:(\d{1,2}) )?(January|February|March|April|May|June|July|August|September|October|November|December) (\d{4})/
  nonisolated(unsafe) private static let isoDay = /\b(\d{4})-(\d{2})-(\d{2})\b/
  nonisolated(unsafe) private static let chineseDay = /(\d{4}) ?年(?: ?(\d{1,2}) ?月)?(?: ?(\d{1,2}) ?日)?/
  nonisolated(unsafe) private static let version = /(?:iOS|iPadOS|Xcode) (\d+(?:\.\d+)?)|\b(\d+(?:\.\d+)?) SDK/
}
