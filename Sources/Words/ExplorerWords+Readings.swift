import Explorer

extension ExplorerWords {
  /// A question that reports answer in two ways: what the resolver takes, and the other.
  package typealias Question = (title: String, usual: String, other: String)

  /// The facts by which a state takes the other reading of reports that contradict each other.
  package var contestedReadings: [(place: StartField, question: Question)] {
    [
      (
        .emptyMask,
        (
          pick("An empty mask up to iOS 15", "iOS 15 及更早的空掩码"),
          pick("exception", "抛出异常"), pick("changes nothing", "不变")
        )
      ),
      (
        .rotationGoesBy,
        (
          pick("A rotation on iOS 16 and later goes by", "iOS 16 起旋转依据"),
          pick("answers asked for again", "重新询问的回答"), pick("what the scene last heard", "场景上次得知的集合")
        )
      ),
      (
        .navigationUpsideDown,
        (
          pick("A navigation controller that answers nothing allows upside down", "未作答的导航控制器允许倒置"),
          pick("no", "否"), pick("yes", "是")
        )
      ),
      (
        .popAsks,
        (
          pick("A pop up to iOS 15 asks", "iOS 15 及更早的弹出询问"),
          pick("nobody", "无"), pick("the revealed controller", "露出的控制器")
        )
      ),
      (
        .dismissalAsks,
        (
          pick("A dismissal asks", "关闭时询问"),
          pick("the presenter", "呈现者"), pick("nobody", "无")
        )
      ),
      (
        .preferredOutsideMask,
        (
          pick("A preferred orientation outside the mask, iOS 17 and later", "iOS 17 起首选方向不在掩码内"),
          pick("exception", "抛出异常"), pick("only logs", "只写日志")
        )
      ),
      (
        .keyValueCodingAtFirst,
        (
          pick("Key-value coding on iOS 16.0 to 16.2", "iOS 16.0 至 16.2 的键值编码"),
          pick("only logs", "只写日志"), pick("turns", "转动")
        )
      ),
    ]
  }
}
