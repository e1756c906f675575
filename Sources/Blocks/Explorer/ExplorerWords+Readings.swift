import Explorer

extension ExplorerWords {
  /// A fact by which a state takes the other reading of reports that contradict each other: its question, what the resolver takes,
  /// and the other.
  typealias Reading = (place: StartField, question: String, usual: String, other: String)

  var contestedReadings: [Reading] {
    [
      (
        .emptyMask, pick("An empty mask on iOS 15 and earlier", "iOS 15 及以下，掩码为空时"),
        pick("exception", "抛出异常"), pick("changes nothing", "界面不变")
      ),
      (
        .rotationGoesBy, pick("A rotation on iOS 16 and later uses", "iOS 16 起，旋转采用"),
        pick("the masks as they are now", "现在的掩码"), pick("the masks of the scene’s last update", "场景上次更新时的掩码")
      ),
      (
        .navigationUpsideDown,
        pick("A navigation controller without an override allows upside down", "没有重写掩码的导航控制器允许倒置"),
        pick("no", "否"), pick("yes", "是")
      ),
      (
        .popAsks, pick("A pop on iOS 15 and earlier uses the mask of", "iOS 15 及以下，pop 采用谁的掩码"),
        pick("no one", "不采用任何掩码"), pick("the revealed view controller", "露出的视图控制器")
      ),
      (
        .dismissalAsks, pick("A dismissal uses the mask of", "dismiss 时采用谁的掩码"),
        pick("the presenter", "下面的控制器"), pick("no one", "不采用任何掩码")
      ),
      (
        .preferredOutsideMask, pick("A preferred orientation outside the mask, iOS 17 and later", "iOS 17 起，首选方向不在掩码内"),
        pick("exception", "抛出异常"), pick("only logs", "只打印日志")
      ),
      (
        .keyValueCodingAtFirst, pick("Key-value coding on iOS 16.0 to 16.2", "iOS 16.0 至 16.2 上的 KVC"),
        pick("only logs", "只打印日志"), pick("turns", "旋转界面")
      ),
    ]
  }
}
