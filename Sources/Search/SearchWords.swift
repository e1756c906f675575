import Basics
import Orientation
import OrientationCatalog

/// The words of the search: the script has none of its own, and finds these in the index.
package struct SearchWords: RecordedWords, Sendable {
  package let language: Language

  package init(language: Language) {
    self.language = language
  }

  /// What the empty field is good for, a line each.
  var hints: [String] {
    [
      pick("An error: paste the line of the log, with all that is around it.", "报错：把日志的那一行连同前后的内容一起粘贴。"),
      pick(
        "A symbol in Swift or Objective-C, a raw value such as 1 << 3, or the id of a rule.",
        "Swift 或 Objective-C 的符号、原始值（例如 1 << 3），或规则的 id。"),
      pick("A question, in English or Chinese: rotate only one screen.", "问题，中英文均可：单个页面横屏。"),
    ]
  }
  /// What the keys do, each behind its sign.
  var keys: [(sign: String, text: String)] {
    [("↑↓", pick("select", "选择")), ("⏎", pick("open", "打开")), ("Esc", pick("close", "关闭"))]
  }

  /// What a result is, by the kind of its name.
  package func kind(_ kind: SearchName.Kind) -> String { ValueText.text("kinds of name", "\(kind)", in: language) }

  /// Writes the words as the script expects them.
  package func write(into json: inout JSONWriter) {
    json.object { json in
      for word in Word.allCases {
        json.key("\(word)")
        json.string(self[word])
      }
      json.member("hints", hints)
      json.array("keys", of: keys) { key, json in
        json.array {
          $0.string(key.sign); $0.string(key.text)
        }
      }
      json.member("kinds", SearchName.Kind.allCases.map { kind($0) })
    }
  }
}

extension SearchWords {
  /// The words whose text is always the same, as the script calls them; `Records/words/site.txt` has them, below “words of the
  /// search”.
  package enum Word: Int, CaseIterable, Sendable {
    case placeholder, results, close, recent, clear, nothing, nearest, notFound, meant, advice, one, many, slash
  }

  package static let texts = ValueText.texts("words of the search", of: Word.self)
}
