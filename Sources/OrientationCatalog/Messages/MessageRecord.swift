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

  /// A message that comes with a decision.
  init(
    _ message: Message, _ kind: Kind, name: String, texts: [String], cause: LocalizedText, fix: LocalizedText,
    _ sentences: [Sentence]
  ) {
    self.init(
      message.rawValue, kind, name: name, texts: texts, message.versions, cause: cause, fix: fix, sentences)
  }

  /// A message that no decision comes with.
  init(
    _ id: String, _ kind: Kind, name: String, texts: [String], _ versions: VersionRange? = nil,
    period: LocalizedText? = nil, cause: LocalizedText, fix: LocalizedText, _ sentences: [Sentence]
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.texts = texts
    self.versions = versions
    self.period = period
    self.cause = cause
    self.fix = fix
    self.sentences = sentences
  }

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
