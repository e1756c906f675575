import Basics
import CData
import Orientation

extension Language {
  /// What the tool says in Chinese: `messages.zh-Hans.txt` has each sentence below its English, and a test asks for all.
  private static let chinese: [String: String] = {
    let entries = String(cString: data_messages_chinese).split(separator: "\n\n").map { $0.split(separator: "\n") }
    let sentences = Dictionary(entries.map { (String($0[0]), $0.dropFirst().joined(separator: "\n")) }) { $1 }
    // What to do stands in a help line without a full stop.
    return sentences.reduce(into: sentences) { all, pair in all[pair.key.withoutPeriod] = pair.value.withoutPeriod }
  }()

  /// A sentence of the tool in this language.
  ///
  /// - Parameter english: the sentence in English, in one line, with `%1` for the first value in it.
  /// - Returns: the sentence, which may have several lines; nil for the English, and where nobody has translated it.
  package func translation(of english: String) -> String? {
    switch self {
    case .english: nil
    case .simplifiedChinese: Self.chinese[english]
    }
  }

  /// A sentence of the tool without values, in this language or else in English.
  package func says(_ english: String) -> String { translation(of: english) ?? english }

  /// Paragraphs of several lines, each in this language or else in English.
  package func saysParagraphs(_ english: String) -> String {
    english.split(separator: "\n\n").map { paragraph in
      translation(of: String(paragraph).replacing("\n", with: " ")) ?? String(paragraph)
    }.joined(separator: "\n\n")
  }
}

extension SafeText {
  /// The text in a language; in English where nobody has translated it.
  package func said(in language: Language) -> String {
    language == .english ? text : said(by: language.translation)
  }
}
