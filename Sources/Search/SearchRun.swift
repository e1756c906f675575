/// A run of letters or of wide characters in what somebody typed, or in a name or a title.
package struct SearchRun: Sendable {
  let text: String
  let isWide: Bool
  /// The parts of a word with humps or numbers in it.
  private(set) var parts: [String] = []
  /// Whether it is the last of what was typed, which may go on.
  var isLast = false
  /// Whether it is the number of a version of iOS.
  var isVersion = false

  /// A word without its ending, so that `rotates` and `rotation` are one word.
  var stem: String { isWide ? text : Self.stemmed(text) }

  /// The runs of a text.
  static func all(in text: String) -> [SearchRun] {
    var runs: [SearchRun] = []
    // Wide characters come in pairs, and the last of a run by itself.
    var wide = ""
    var text = text
    text.withUTF8 { bytes in
      SearchTokenizer.scan(bytes) { token, kind in
        let token = String(decoding: token, as: UTF8.self)
        switch kind {
        case .word: runs.append(SearchRun(text: token, isWide: false))
        case .part: runs[runs.count - 1].parts.append(token)
        case .wide:
          wide.unicodeScalars.append(contentsOf: token.unicodeScalars.prefix(1))
          if token.unicodeScalars.count == 1 {
            runs.append(SearchRun(text: wide, isWide: true))
            wide = ""
          }
        }
      }
    }
    return runs
  }

  /// A text in the form in which names are compared: what people leave out or write otherwise is not in it. The sign of a shift is.
  static func folded(_ text: String) -> String {
    all(in: text.split(separator: "<<", omittingEmptySubsequences: false).joined(separator: "\u{5DE6}")).map(\.text)
      .joined()
  }

  /// What a word may end with and be the same word, the longest first.
  package static let endings = ["ations", "ation", "ings", "ions", "ing", "ion", "ed", "es", "s", "e"]

  /// A word without its ending; nil where none can be left out.
  static func stem(of word: String) -> String? {
    let ending = endings.first { word.hasSuffix($0) && word.utf16.count - $0.utf16.count >= 4 }
    return ending.map { String(word.dropLast($0.count)) }
  }

  static func stemmed(_ word: String) -> String { stem(of: word) ?? word }
}
