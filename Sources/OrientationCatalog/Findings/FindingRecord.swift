import Orientation

/// Everything that documentation says of a kind of finding in an app: a file in `Records/findings`, named by the id.
package final class FindingRecord: Sendable {
  package let id: String
  /// Whether it ends the app or its upload: an exception, a rejected upload, an app that does not launch.
  package let isSevere: Bool
  /// The rule behind it; nil where a message tells it.
  package let rule: Rule?
  /// What UIKit, Xcode or the App Store say about it.
  package let messages: [MessageRecord]
  /// A short phrase without a full stop.
  package let title: LocalizedText
  /// What is wrong, in a sentence without a full stop, with SUBJECT for the class, method or target.
  private let says: LocalizedText
  /// Why it matters; code stands between backticks.
  package let why: LocalizedText
  /// A scenario in which it does harm, as scenarios are written; nil where a message tells it.
  package let scenario: String?
  /// The code that has it, and the code that fixes it, each in the languages that it can be written in.
  package let before: [CodeSample]
  package let after: [CodeSample]

  static let folder = RecordFolder<FindingRecord>("findings/") { (file) throws(RecordFault) in
    try FindingRecord(file)
  }

  init(_ file: RecordFile) throws(RecordFault) {
    var (head, _) = try file.head()
    id = file.name
    isSevere = try head.value("severity", "`error` or `warning`") { ["warning": false, "error": true][$0] }
    rule = try head.optionalValue("rule", "a rule") { Rule.byID[$0] }
    messages = head.texts("message").compactMap { MessageRecord.folder[$0] }
    title = try head.localized("title")
    says = try head.localized("says")
    why = try head.localized("why")
    scenario = head.lines("fact")
    func samples(_ swift: StaticString, _ objectiveC: StaticString, _ xml: StaticString) -> [CodeSample] {
      [("swift", swift), ("objc", objectiveC), ("xml", xml)].compactMap { language, key in
        head.lines(key).map { CodeSample(language: language, text: $0) }
      }
    }
    before = samples("before swift", "before objc", "before xml")
    after = samples("after swift", "after objc", "after xml")
    try head.finish()
    if rule == nil, messages.isEmpty { throw head.fault("a line `rule: …` or `message: …` is missing") }
  }

  /// What stands for a record that is missing; a test fails then.
  private init(missing id: String) {
    let nothing = LocalizedText(id, id)
    self.id = id
    (isSevere, rule, messages, scenario, before, after) = (false, nil, [], nil, [], [])
    (title, says, why) = (nothing, nothing, nothing)
  }
}

extension FindingRecord {
  /// All kinds, in the order in which they are listed.
  package static let all = folder.all

  private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The record of a kind; nil for an id that is none's.
  package static func named(_ id: String) -> FindingRecord? { byID[id] }

  /// The record of a kind that there is.
  package static func ofKind(_ id: String) -> FindingRecord { byID[id] ?? FindingRecord(missing: id) }

  /// What is wrong with a subject, in a sentence.
  package func message(about subject: String, in language: Language) -> String {
    says[language].replacing("SUBJECT", with: subject)
  }

  /// The versions of iOS on which the rule holds, or the message appears.
  package func versions(in language: Language) -> String {
    rule.map { "iOS \($0.versions)" } ?? messages.map { $0.period(in: language) }.joined(separator: "; ")
  }

  /// What the rule and the messages rest on, each source once.
  package var sources: [Source] { sentences.sources }

  /// What is known of the rule and of the messages.
  package var sentences: [Sentence] { (rule?.sentences ?? []) + messages.flatMap(\.sentences) }
}
