// What the explorer says where it compares two versions of iOS. `{v}` stands for the version of the state, `{w}` for the other.

extension ExplorerWords {
  var compareWith: String { pick("Compare with", "与另一版本比较") }
  var noComparison: String { pick("no other version", "不比较") }
  var decidesTheSame: String { pick("iOS {w} decides the same as iOS {v}.", "iOS {w} 与 iOS {v} 的结果相同。") }
  var endsTheSame: String {
    pick("iOS {w} ends as iOS {v} does, by another rule or mask.", "iOS {w} 与 iOS {v} 的结果相同，但规则或掩码不同。")
  }
  var decidesDifferently: String {
    pick("iOS {w} decides differently from iOS {v}.", "iOS {w} 与 iOS {v} 的结果不同。")
  }
  var differingEvents: String { pick("Events that differ:", "不同的事件：") }
  var outcome: String { pick("Outcome", "结果") }
  var decidingRule: String { pick("Rule", "规则") }
  var allowed: String { pick("Allowed", "允许") }
  var differs: String { pick("differs", "不同") }
  var ownSDK: String {
    pick(
      "No linked SDK is stated, so the app is linked with the SDK of each version.",
      "没有说明链接的 SDK，所以应用在每个版本上都链接该版本的 SDK。")
  }
  var statedSDK: String {
    pick("On both, the app is linked with the iOS {v} SDK.", "在两个版本上，应用都链接 iOS {v} SDK。")
  }
}
