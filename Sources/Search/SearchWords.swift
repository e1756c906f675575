import Basics
import OrientationCatalog

/// The words of the search: the script has none of its own, and finds these in the index.
package struct SearchWords: LocalizedWords, Sendable {
  package let language: Language

  package init(language: Language) {
    self.language = language
  }

  /// What stands in the empty field.
  package var placeholder: String { pick("Name, value, log line or words", "名称、数值、日志或关键词") }
  /// What is said of the field and of the list to those who do not see them.
  package var results: String { pick("Results", "搜索结果") }
  package var close: String { pick("Close", "关闭") }
  /// What stands below the empty field.
  var hint: String {
    pick(
      "Try a symbol in Swift or Objective-C, a raw value such as 1 << 3, the id of a rule, or paste the line of a log.",
      "可输入 Swift 或 Objective-C 符号、原始值（如 1 << 3）、规则编号，或直接粘贴日志内容。")
  }
  var searching: String { pick("Searching…", "正在搜索…") }
  var nothingFound: String { pick("Nothing found for “%”.", "没有找到“%”。") }
  /// What stands before the names that are near to what was typed.
  var didYouMean: String { pick("Did you mean", "你是不是要找") }
  package var advice: String {
    pick("Fewer or other words may help, or only the message of a log line.", "可以减少或更换关键词，或只粘贴日志中的消息部分。")
  }
  var oneResult: String { pick("1 result", "1 条结果") }
  var manyResults: String { pick("% results", "% 条结果") }
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
        ("placeholder", placeholder), ("results", results), ("close", close), ("hint", hint), ("searching", searching),
        ("nothing", nothingFound), ("meant", didYouMean), ("advice", advice), ("one", oneResult), ("many", manyResults),
        ("slash", slashKey),
      ] {
        json.key(key)
        json.string(text)
      }
      json.key("kinds")
      json.array { json in for kind in SearchName.Kind.allCases { json.string(self.kind(kind)) } }
    }
  }
}
