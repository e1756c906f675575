import Orientation
import OrientationCatalog

/// The words of what the explorer's page loads after its first answer: what would change it, other versions, what was pasted,
/// play, and what a reader takes away.
package struct ExplorerLaterWords: LocalizedWords, Sendable {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// A text by the name that the script has for it.
  package typealias Named = (name: String, text: String)

  /// All texts; `{x}` stands for a number, `{m}` for the orientations that are wanted, `{v}` for a version, and `{w}` for the one
  /// that it is compared with.
  package var all: [Named] { repairs + versions + pasted + taken }

  private var repairs: [Named] {
    [
      ("rotate", pick("To make it rotate to {m}, change one of:", "要让它旋转到 {m}，改变其中之一：")),
      ("keep", pick("To keep it in {m}, change one of:", "要让它停在 {m}，改变其中之一：")),
      ("crash", pick("To prevent the exception, change one of:", "要避免异常，改变其中之一：")),
      ("together", pick("Two or three changes together", "同时改变两三处")),
      ("whyNot", pick("Another orientation", "另一个方向")),
      ("wanted", pick("The interface should be in", "希望界面方向为")),
      ("asMeant", pick("the orientation above", "上面的方向")),
      ("isReached", pick("It already is.", "已经是这个方向。")), ("isFixed", pick("That does it.", "这样改就可以了。")),
      ("code", pick("Code", "代码")), ("takes", RepairWords(language: language).takes("{m}")),
      ("gives", RepairWords(language: language).gives("{m}")),
      ("noRepair", pick("No change of up to {x} fields does it.", "改动 {x} 处以内，都办不到。")),
    ]
  }

  private var versions: [Named] {
    [
      ("everyVersion", pick("The same facts on every version of iOS:", "同样的条件，在每个 iOS 版本上：")),
      ("toFields", pick("To the facts", "跳到条件")), ("compareWith", pick("Compare with", "与另一版本比较")),
      ("noComparison", pick("no other version", "不比较")),
      ("same", pick("iOS {w} decides the same as iOS {v}.", "iOS {w} 与 iOS {v} 的结果相同。")),
      (
        "reason",
        pick("iOS {w} ends as iOS {v} does, by another rule or mask.", "iOS {w} 与 iOS {v} 的结果相同，但规则或掩码不同。")
      ), ("different", pick("iOS {w} decides differently from iOS {v}.", "iOS {w} 与 iOS {v} 的结果不同。")),
      ("differingEvents", pick("Events that differ:", "不同的事件：")), ("showStep", pick("Show event {x}", "查看事件 {x}")),
      ("outcome", pick("Outcome", "结果")), ("decidingRule", pick("Rule", "规则")), ("allowed", pick("Allowed", "允许")),
      ("differs", pick("differs", "不同")),
      (
        "ownSDK",
        pick(
          "No linked SDK is stated, so the app is linked with the SDK of each version.",
          "没有说明链接的 SDK，所以应用在每个版本上都链接该版本的 SDK。")
      ), ("statedSDK", pick("On both, the app is linked with the iOS {v} SDK.", "在两个版本上，应用都链接 iOS {v} SDK。")),
    ]
  }

  private var pasted: [Named] {
    [
      ("isRead", pick("The scenario is in the form.", "情景已填入表单。")),
      ("isNotRead", pick("Line {x} is not understood:", "第 {x} 行无法理解：")),
      (
        "nothingPasted",
        pick(
          "Nothing of it can be read: paste an Info.plist, a class in Swift or Objective-C, a message, or a scenario.",
          "没有可以读取的内容：请粘贴 Info.plist、Swift 或 Objective-C 的类、报错信息或情景。")
      ),
      (
        "isNotLiteral",
        pick(
          "Line {x} is not a literal value, so choose what it is in the form:", "第 {x} 行不是字面值，请在表单中选择它的值：")
      ), ("isLeftOut", pick("Line {x} is not read, so state it in the form:", "第 {x} 行没有读取，请在表单中填写：")),
    ]
  }

  private var taken: [Named] {
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
      ),
    ]
  }
}
