import Basics
import CData
import Diagnostics
import Orientation
import OrientationCatalog
import Words

/// Reads `observations.txt`: what people saw on devices, as blocks of `key: value` lines with an empty line between them.
package struct ObservationParser {
  private enum Key: String, CaseIterable {
    case sentence, answer, device
    case version = "iOS"
    case who, when, saw
    /// Where the answer can be read; all others are required.
    case address = "at"
  }

  /// The lines of one observation, by their keys.
  private struct Block {
    var line = 0
    var values: [Key: (text: String, line: Int)] = [:]
    var isReadable = true
  }

  /// The longest value, in bytes: what was seen fits into a few sentences.
  private static let longestValue = 1_000

  private var observations: [Observation] = []
  /// The line of each, by what tells it from all others.
  private var lines: [[String]: Int] = [:]
  private var counts: [SentenceID: Int] = [:]
  private var block = Block()
  private let report: (_ problem: Problem, _ line: Int) -> Void

  private init(_ report: @escaping (_ problem: Problem, _ line: Int) -> Void) { self.report = report }

  /// The list of the reference that the tool was built with, for commands that read no book.
  package static let own = parse(Array(String(cString: data_observations).utf8)) { _, _ in }

  /// What the file says; an observation that cannot be read is reported at its lines and left out.
  package static func parse(
    _ bytes: [UInt8], report: @escaping (_ problem: Problem, _ line: Int) -> Void
  ) -> Observations {
    if let line = UTF8Check.firstInvalidLine(in: bytes) {
      report(.utf8Invalid, line)
      return Observations()
    }
    var parser = ObservationParser(report)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      parser.read(String(decoding: line, as: UTF8.self).trimmingSpaces, line: index + 1)
    }
    parser.endBlock()
    return Observations(parser.observations)
  }
}

extension ObservationParser {
  private mutating func read(_ text: String, line: Int) {
    if text.hasPrefix("#") { return }
    if text.isEmpty { return endBlock() }
    if block.line == 0 { block.line = line }
    guard let colon = text.firstIndex(of: ":") else {
      return complain(
        "`\(text.shortened)` is not a line of the form `key: value`", line,
        help: "write one, or begin the line with `#`")
    }
    let name = text[..<colon].trimmingSpaces
    guard let key = Key(rawValue: name) else {
      return complain(
        "no key `\(name.shortened)`", line, help: nearest(to: name, among: Key.allCases.map(\.rawValue)))
    }
    if let first = block.values[key] {
      return complain(
        "`\(name)` is already in line \(first.line)", line,
        help: "keep one of them, or put an empty line between two observations")
    }
    let value = text[text.index(after: colon)...].trimmingSpaces
    block.values[key] = (value, line)
    if value.isEmpty { complain("`\(name)` is empty", line) }
    if value.utf8.count > Self.longestValue {
      complain("`\(name)` is longer than \(Self.longestValue) bytes", line, help: "say it in fewer words")
    }
    // It stands on pages and in a terminal, where it must not turn what is around it.
    if value.unicodeScalars.contains(where: \.isInvisible) {
      complain("`\(name)` has an invisible character", line, help: "type the line again")
    }
  }

  /// - Parameter help: what to do; nil where the keys are all that there is to say.
  private mutating func complain(_ reason: SafeText, _ line: Int, help: SafeText? = nil) {
    block.isReadable = false
    report(.observationMalformed(reason: reason, help: help), line)
  }

  private func nearest(to name: String, among names: [String]) -> SafeText? {
    Suggestion.nearest(to: name, in: names).map { "did you mean `\($0)`?" }
  }

  private mutating func endBlock() {
    if block.line == 0 { return }
    let missing = Key.allCases.filter { $0 != .address && block.values[$0] == nil }.map { "`\($0.rawValue)`" }
    if !missing.isEmpty { complain("the observation has no \(missing.joined(separator: ", "))", block.line) }
    let (sentence, agreement) = (readSentence(), readAgreement())
    checkVersion(of: sentence)
    checkDate()
    checkAddress()
    if block.isReadable, let sentence, let agreement { keep(sentence, agreement) }
    block = Block()
  }

  private mutating func readSentence() -> SentenceID? {
    guard let (text, line) = block.values[.sentence], !text.isEmpty else { return nil }
    if let sentence = SentenceID(text) { return sentence }
    let parts = text.split(separator: "/", maxSplits: 1)
    if let rule = parts.first.flatMap({ Rule(rawValue: String($0)) }) {
      complain(
        "`\(rule.rawValue)` has no sentence of that name: `\(text.shortened)`", line,
        help: "write its name behind the rule; `explain \(rule.rawValue)` prints the sentences")
      return nil
    }
    complain(
      "no rule has a sentence `\(text.shortened)`", line,
      help: nearest(to: String(parts.first ?? ""), among: Rule.allCases.map(\.rawValue))
        ?? "the id of a rule is on its page")
    return nil
  }

  private mutating func readAgreement() -> Agreement? {
    guard let (text, line) = block.values[.answer], !text.isEmpty else { return nil }
    if let agreement = Agreement(rawValue: text) { return agreement }
    let names = Agreement.allCases.map(\.rawValue)
    complain(
      "`\(text.shortened)` is no answer", line,
      help: nearest(to: text, among: names) ?? "write \(names.map { "`\($0)`" }.joined(separator: ", "))")
    return nil
  }

  /// `27.1`, or `27.1 (24B83), built with Xcode 27.1`: what is behind the number is told as it is.
  private mutating func checkVersion(of sentence: SentenceID?) {
    guard let (text, line) = block.values[.version], !text.isEmpty else { return }
    guard let version = OSVersion(text.prefixBeforeSpace) else {
      return complain(
        "`\(text.shortened)` does not begin with a version", line, help: "write it like `27.1 (24B83)`")
    }
    if let reason = version.reasonNotKnown {
      return complain(SafeText(ours: reason), line, help: "write the version that ran on the device")
    }
    guard let rule = sentence?.rule, !rule.versions.contains(version) else { return }
    complain(
      "the rule `\(rule.rawValue)` is about iOS \(rule.versions), not about iOS \(version)", line,
      help: "name a rule of that version")
  }

  private mutating func checkDate() {
    guard let (text, line) = block.values[.when], !text.isEmpty, CalendarDate(text) == nil else { return }
    complain("`\(text.shortened)` is not a day", line, help: "write it like `2026-11-25`")
  }

  private mutating func checkAddress() {
    guard let (text, line) = block.values[.address], !text.isEmpty, Destination(text) != .website else { return }
    complain("`\(text.shortened)` is not the address of a website", line, help: "write `https://…`, or leave `at` out")
  }

  private mutating func keep(_ sentence: SentenceID, _ agreement: Agreement) {
    func value(_ key: Key) -> String { block.values[key]?.text ?? "" }
    let device = "\(value(.device)), iOS \(value(.version))"
    let observer = "\(value(.who)), \(value(.when))"
    if let first = lines.updateValue(block.line, forKey: [sentence.description, device, observer]) {
      return complain(
        "the same person has already answered this in line \(first)", block.line,
        help: "keep one of them; another device, version or day makes another observation")
    }
    let saw = value(.saw)
    let count = counts[sentence, default: 0] + 1
    counts[sentence] = count
    observations.append(
      Observation(
        of: sentence, agreement, on: device, by: observer, saw: saw.hasSuffix(".") ? String(saw.dropLast()) : saw,
        address: block.values[.address]?.text,
        id: "observation-\(sentence.rule.rawValue)-\(sentence.name)-\(count)"))
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character, or one that changes how those around it are shown.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: true
    default: false
    }
  }
}
