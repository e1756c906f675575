import Basics
import Orientation
import OrientationCatalog

/// The words of the search: the script has none of its own, and finds these in the index.
package struct SearchWords: LocalizedWords, Sendable {
  package let language: Language

  package init(language: Language) {
    self.language = language
  }

  /// What stands in the empty field.
  package var placeholder: String { pick("Paste an error, a symbol or a question", "粘贴报错、符号或问题") }
  /// What is said of the field and of the list to those who do not see them.
  package var results: String { pick("Results", "搜索结果") }
  package var close: String { pick("Close", "关闭") }
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
  /// What stands before the texts that were searched for last, and what forgets them.
  var recent: String { pick("Recent searches", "最近搜索") }
  var clear: String { pick("Clear", "清除") }
  /// What is said where no result has most of the words; the nearest follow.
  var nothingFound: String { pick("Nothing about “%”.", "没有关于“%”的内容。") }
  var nearest: String { pick("Nearest:", "最接近的结果：") }
  /// What stands before words that no page has.
  var notFound: String { pick("Not found:", "未找到：") }
  /// What stands before the names that are near to what was typed.
  var didYouMean: String { pick("Did you mean", "你是不是要找") }
  package var advice: String {
    pick("Fewer or other words may help, or only the message of a log line.", "可以减少或更换关键词，或者只粘贴日志中的消息。")
  }
  var oneResult: String { pick("1 result", "1 条结果") }
  var manyResults: String { pick("% results", "% 条结果") }
  /// What the keys do, each behind its sign.
  var keys: [(sign: String, text: String)] {
    [("↑↓", pick("select", "选择")), ("⏎", pick("open", "打开")), ("Esc", pick("close", "关闭"))]
  }
  /// The switch for the key that opens the search.
  var slashKey: String { pick("/ opens the search", "按 / 打开搜索") }

  /// What a result is, by the kind of its name.
  package func kind(_ kind: SearchName.Kind) -> String {
    switch kind {
    case .symbol: pick("Symbol", "符号")
    case .informationPropertyListKey: pick("Info.plist key", "Info.plist 键")
    case .rule: pick("Rule", "规则")
    case .message: pick("Error", "错误")
    case .matrix: pick("Matrix", "矩阵")
    case .diagnostic: pick("Diagnostic", "诊断")
    case .outcome: pick("Outcome", "结果")
    case .controller: pick("Controller", "控制器")
    }
  }

  /// Writes the words as the script expects them.
  package func write(into json: inout JSONWriter) {
    json.object { json in
      for (key, text) in [
        ("placeholder", placeholder), ("results", results), ("close", close), ("recent", recent), ("clear", clear),
        ("nothing", nothingFound), ("nearest", nearest), ("notFound", notFound), ("meant", didYouMean),
        ("advice", advice),
        ("one", oneResult), ("many", manyResults), ("slash", slashKey),
      ] {
        json.key(key)
        json.string(text)
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
