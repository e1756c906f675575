import Orientation
import OrientationCatalog

/// The words of what the explorer's page loads after its first answer: play, and what a reader takes away.
package struct ExplorerLaterWords: LocalizedWords, Sendable {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// Each text by the name that the script has for it; `{x}` stands for a number.
  package var all: [(name: String, text: String)] {
    [
      ("turn", pick("Turn the device", "转动设备")), ("turnLeft", pick("Turn left", "向左转")),
      ("turnRight", pick("Turn right", "向右转")), ("play", pick("Play", "播放")), ("stop", pick("Stop", "停止")),
      ("earlier", pick("Earlier", "前移")), ("earlierEvent", pick("Move event {x} earlier", "前移事件 {x}")),
      ("later", pick("Later", "后移")), ("laterEvent", pick("Move event {x} later", "后移事件 {x}")),
      ("duplicate", pick("Duplicate", "复制")), ("duplicateEvent", pick("Duplicate event {x}", "复制事件 {x}")),
      ("take", pick("Take it with you", "带走这个结果")), ("form", pick("Form", "形式")),
      ("link", pick("Link with a title", "带标题的链接")), ("command", pick("Command", "命令")),
      ("fence", pick("Block for a page", "页面中的代码块")), ("json", "JSON"), ("swift", pick("Swift test", "Swift 测试")),
      ("copy", pick("Copy", "拷贝")), ("copied", pick("Copied", "已拷贝")),
      (
        "unsaid",
        pick(
          "A scenario in text cannot say all of this, or an event cannot happen. The link and the command have it.",
          "情景的文字无法说明所有这些条件，或者有事件不可能发生。链接和命令可以。")
      ), ("isRead", pick("The scenario is in the form.", "情景已填入表单。")),
      ("isNotRead", pick("Line {x} is not understood:", "第 {x} 行无法理解：")),
    ]
  }
}
