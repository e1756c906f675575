import Orientation

/// Everything that documentation says of a message: an exception, an error or a log line about orientation.
///
/// Messages that come with a decision are cases of ``Message``. All others, those of the App Store, of Xcode and of
/// libraries, are records alone.
package struct MessageRecord: Sendable {
  package let id: String
  package let kind: Kind
  /// The exception's name, the error's domain and code, or who writes the line.
  package let name: String
  /// The texts, with words in capitals (``placeholders``) for what differs: the usual one first, then others for the same.
  package let texts: [String]
  /// The versions of iOS in which the message has been seen, or is taken to come up; nil where others count.
  package let versions: VersionRange?
  /// In which versions of what the message comes up, where it is not a version of iOS that counts.
  private let period: LocalizedText?
  /// Why it comes up; code stands between backticks.
  package let cause: LocalizedText
  /// What to do; code stands between backticks.
  package let fix: LocalizedText
  /// What is known of it, with what each sentence rests on: first which text has been seen, or is documented, and where.
  package let sentences: [Sentence]

  /// How far text and versions can be relied on: the standing of the first sentence.
  package var standing: Standing { sentences.first?.standing ?? .assumption }

  /// Where the message has been reported or documented, each source once.
  package var sources: [Source] { sentences.sources }

  /// The usual text.
  package var text: String { texts.first ?? "" }

  /// When the message comes up: `iOS 13+`, or in words.
  package func period(in language: Language) -> String {
    period?[language] ?? versions.map { "iOS \($0)" } ?? LocalizedText("not known", "未知")[language]
  }

  /// The words in capitals that texts hold.
  package static let placeholders = ["CLASS", "ORIENTATION", "LIST", "0xHEX", "METHOD", "BUNDLE", "VERSION"]
}

extension MessageRecord {
  static let folder = RecordFolder<MessageRecord>("messages/") { (file) throws(RecordFault) in try MessageRecord(file) }

  /// A file in `Records/messages`, named by the id.
  init(_ file: RecordFile) throws(RecordFault) {
    var (head, sections) = try file.head()
    id = file.name
    kind = try head.value("kind", "a kind of message", Kind.init(rawValue:))
    name = try head.text("name")
    // Of a message that comes with a decision the resolver knows the versions.
    let stated = try head.optionalValue("versions", VersionRange.written, VersionRange.init)
    versions = Message(rawValue: id)?.versions ?? stated
    period = try head.optionalLocalized("period")
    texts = head.texts("text")
    cause = try head.localized("cause")
    fix = try head.localized("fix")
    try head.finish()
    sentences = try sections.sentences()
  }

  /// What stands for a record that is missing; a test fails then.
  static func missing(_ id: String) -> MessageRecord {
    let nothing = LocalizedText(id, id)
    return MessageRecord(
      id: id, kind: .consoleLog, name: id, texts: [], versions: nil, period: nil, cause: nothing, fix: nothing,
      sentences: [])
  }
}
