import Explorer
import Orientation
import OrientationCatalog
import OrientationNotation

/// A state that the explorer offers to begin with: a question that people ask.
struct ExplorerExample {
  let english: String
  let chinese: String
  /// The state, as claims write it.
  let text: String

  func title(_ language: Language) -> String {
    switch language {
    case .english: english
    case .simplifiedChinese: chinese
    }
  }

  /// The state's address; empty where the text cannot be read, which a test rules out.
  var address: String {
    if TimelineParser.isTimeline(text) {
      return (try? TimelineParser.parse(text)).map { StateCode(.sequence($0.timeline)).address } ?? ""
    }
    return (try? ScenarioParser.parse(text)).map { StateCode(.moment($0.scenario)).address } ?? ""
  }

  /// The first is what the explorer shows where an address says nothing.
  static let all: [ExplorerExample] = [
    ExplorerExample(
      english: "a container that answers for its child", chinese: "容器不转发，返回自己的掩码",
      text: """
        iOS: 27
        Info.plist: allButUpsideDown
        root: Navigation > Player
        Navigation.supportedInterfaceOrientations: portrait
        Player.supportedInterfaceOrientations: landscape
        device: landscapeLeft
        """),
    ExplorerExample(
      english: "shouldAutorotate before iOS 16", chinese: "iOS 16 之前的 shouldAutorotate",
      text: """
        iOS: 15
        Info.plist: allButUpsideDown
        shouldAutorotate: no
        device: landscapeLeft
        """),
    ExplorerExample(
      english: "the crash without a common orientation", chinese: "没有共同方向导致的崩溃",
      text: """
        iOS: 15
        Info.plist: portrait
        presented: Player as fullScreen
        Player.supportedInterfaceOrientations: landscape
        event: presented
        """),
    ExplorerExample(
      english: "a landscape modal that is presented and dismissed", chinese: "呈现再关闭横屏页面",
      text: """
        iOS: 18
        Info.plist: allButUpsideDown
        root: Navigation(top) > List
        List.supportedInterfaceOrientations: portrait
        Player.supportedInterfaceOrientations: landscape
        event: presented Player as fullScreen
        event: device turned landscapeLeft
        event: dismissed
        """),
    ExplorerExample(
      english: "a geometry request while multitasking on iPad", chinese: "iPad 多任务中的几何更新请求",
      text: """
        iOS: 26
        idiom: pad
        Info.plist: all
        supportedInterfaceOrientations: landscape
        event: requestGeometryUpdate landscape
        """),
    ExplorerExample(
      english: "a mask that changed without an update", chinese: "掩码变了，但没有请求更新",
      text: """
        iOS: 17
        Info.plist: allButUpsideDown
        supportedInterfaceOrientations: portrait
        event: masks changed ViewController.supportedInterfaceOrientations: landscape
        event: setNeedsUpdateOfSupportedInterfaceOrientations
        """),
  ]
}
