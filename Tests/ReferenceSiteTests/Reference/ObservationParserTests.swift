import Orientation
import OrientationCatalog
import Testing

@testable import Basics
@testable import Diagnostics
@testable import ReferenceSite

/// `observations.txt`: what is read from it, and what is said of a file that cannot be read.
@Suite struct ObservationParserTests {
  private static let good = [
    "sentence: push-and-pop-need-update/not-by-itself", "answer: agrees", "device: iPhone 17 Pro", "iOS: 27.1 (24B83)",
    "who: Ada Example", "when: 2026-11-20", "saw: nothing rotated.", "at: https://example.org/issues/1#comment",
  ]

  @Test func anObservationIsACitationOfItsSentence() throws {
    let (observations, faults) = parse("# A comment\r\n\n" + Self.good.joined(separator: "\r\n"))
    #expect(faults == [])
    let observation = try #require(observations.all.first)
    #expect(observation.sentence == SentenceID("push-and-pop-need-update/1"))
    #expect(observation.citation.source.title == "iPhone 17 Pro, iOS 27.1 (24B83)")
    #expect(observation.citation.source.address == "https://example.org/issues/1#comment")
    #expect(observation.citation.source.id == "observation-push-and-pop-need-update-not-by-itself-1")
    #expect(observation.citation.finding?.place == "Ada Example, 2026-11-20")
    #expect(observation.citation.finding?.says == "nothing rotated")
  }

  @Test func theAddressMayBeLeftOut() {
    let (observations, faults) = parse(Self.good.dropLast().joined(separator: "\n"))
    #expect(observations.all.count == 1 && faults == [])
  }

  @Test(
    arguments: [
      (0, "sentence: push-and-pop-need-updat/1", "no rule has a sentence `push-and-pop-need-updat/1`"),
      (0, "sentence: order-of-choice/9", "`order-of-choice` has no sentence of that name: `order-of-choice/9`"),
      (0, "sentence: order-of-choice", "`order-of-choice` has no sentence of that name: `order-of-choice`"),
      (0, "sentence: order-of-choice/01", "`order-of-choice` has no sentence of that name: `order-of-choice/01`"),
      (1, "answer: yes", "`yes` is no answer"),
      (2, "device:", "`device` is empty"),
      (2, "Device: iPhone", "no key `Device`"),
      (2, "an iPhone", "`an iPhone` is not a line of the form `key: value`"),
      (2, "answer: agrees", "`answer` is already in line 2"),
      (3, "iOS: newest", "`newest` does not begin with a version"),
      (3, "iOS: 20", "there is no iOS 20: the numbers went from 18 to 26"),
      (3, "iOS: 99", "iOS 99 is outside 5 to 27.2, the versions that are out"),
      (3, "iOS: 15", "the rule `push-and-pop-need-update` is about iOS 16+, not about iOS 15"),
      (4, "who: Ada\u{202E}", "`who` has an invisible character"),
      (4, "who: \u{1B}[31mAda", "`who` has an invisible character"),
      (5, "when: 2026-02-30", "`2026-02-30` is not a day"),
      (6, "saw: " + String(repeating: "a", count: 1_001), "`saw` is longer than 1000 bytes"),
      (7, "at: javascript:alert(1)", "`javascript:alert(1)` is not the address of a website"),
      (7, "at: /issues/1", "`/issues/1` is not the address of a website"),
    ])
  func aLineThatCannotBeReadIsNamed(index: Int, line: String, message: String) {
    var lines = Self.good
    lines[index] = line
    // The one behind it is read all the same.
    let other = Self.good.map { $0.replacing("Ada Example", with: "Bob Example") }
    let (observations, faults) = parse((lines + [""] + other).joined(separator: "\n"))
    #expect(faults.contains(Fault(message: message, line: index + 1)), "\(faults)")
    #expect(observations.all.map(\.citation.finding?.place) == ["Bob Example, 2026-11-20"])
  }

  @Test(arguments: 0..<7)
  func whatIsMissingIsNamedAtTheFirstLine(index: Int) throws {
    var lines = Self.good
    let key = try #require(lines.remove(at: index).split(separator: ":").first)
    let (observations, faults) = parse("\n\n" + lines.joined(separator: "\n"))
    #expect(faults == [Fault(message: "the observation has no `\(key)`", line: 3)])
    #expect(observations.isEmpty)
  }

  @Test func oneAnswerOfAPersonOnOneDayAndDeviceCounts() {
    let (observations, faults) = parse((Self.good + ["", ""] + Self.good).joined(separator: "\n"))
    #expect(faults == [Fault(message: "the same person has already answered this in line 1", line: 11)])
    #expect(observations.all.count == 1)
  }

  @Test func aNearNameIsSuggested() {
    var problems: [Problem] = []
    _ = ObservationParser.parse(Array("sentence: push-and-pop-need-updat/1\nanswer: agree\ndevise: iPhone".utf8)) {
      problem, _ in problems.append(problem)
    }
    let help = problems.map(\.help)
    for name in ["push-and-pop-need-update", "agrees", "device"] { #expect(help.contains("did you mean `\(name)`?")) }
  }

  @Test func bytesThatAreNoTextAreNamed() {
    let (observations, faults) = parse(Array("sentence: a\nanswer: \u{0}".utf8) + [0xFF])
    #expect(faults.map(\.line) == [2])
    #expect(observations.isEmpty)
  }

  @Test func theListOfTheReferenceIsTheOneThatTheToolWasBuiltWith() throws {
    let bytes = try #require(try ProjectFolder.content()[BookLayout.observations])
    let (observations, faults) = parse(bytes)
    #expect(faults == [])
    #expect(observations.all == ObservationParser.own.all)
  }

  private struct Fault: Equatable {
    let message: String
    let line: Int
  }

  private func parse(_ text: String) -> (Observations, [Fault]) { parse(Array(text.utf8)) }

  private func parse(_ bytes: [UInt8]) -> (Observations, [Fault]) {
    var faults: [Fault] = []
    let observations = ObservationParser.parse(bytes) { faults.append(Fault(message: $0.message, line: $1)) }
    return (observations, faults)
  }
}
