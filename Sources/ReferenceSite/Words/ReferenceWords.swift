import Orientation
import OrientationCatalog

/// The words of the generated parts, in the language of the site.
struct ReferenceWords: Sendable {
  let language: Language

  /// One of two texts: the compiler sees to it that both are given.
  func pick(_ english: String, _ chinese: String) -> String {
    switch language {
    case .english: english
    case .simplifiedChinese: chinese
    }
  }

  var since: String { pick("Since", "引入版本") }
  var deprecated: String { pick("Deprecated", "废弃版本") }
  var header: String { pick("Header", "头文件") }
  var unstated: String { pick("not stated", "未注明") }
  var swiftCase: String { pick("Case", "枚举值") }
  var objectiveCConstant: String { pick("Constant", "常量") }
  var rawValue: String { pick("Raw value", "原始值") }
  var definition: String { pick("Defined as", "定义") }
  var homeButton: String { pick("Home button", "Home 键位置") }
  var bit: String { pick("Bit", "位") }
  var none: String { pick("none", "无") }
  var noValue: String { pick("no such value", "无此值") }
  var angle: String { pick("Angle", "角度") }
  var key: String { pick("Key", "键") }
  var value: String { pick("Value", "值") }
  var mask: String { pick("Mask", "掩码") }
  var style: String { pick("Style", "样式") }
  var layer: String { pick("Layer", "层级") }
  var whatItSays: String { pick("What it decides", "决定内容") }
  var rule: String { pick("Rule", "规则") }
  var rules: String { pick("Rules", "规则") }
  var standing: String { pick("Standing", "可信度") }
  var sources: String { pick("Sources", "来源") }
  var source: String { pick("Source", "来源") }
  var grade: String { pick("Grade", "等级") }
  var usedBy: String { pick("Used by", "引用页面") }
  var cellsDecided: String { pick("Matrix cells it decides", "决定的矩阵单元格") }
  var matrix: String { pick("Matrix", "矩阵") }
  var shows: String { pick("Shows", "内容") }
  var cellCount: String { pick("Cells", "单元格") }
  var symbol: String { pick("Symbol", "符号") }
  var absent: String { pick("not there", "不存在") }
  var callback: String { pick("Callback", "回调") }
  var turn: String { pick("Turn", "旋转") }
  var time: String { pick("Logged at", "记录时间") }
  var viewWidth: String { pick("View", "视图") }
  var fixedWidth: String { pick("Fixed helper", "固定宽度宏") }
  var statusBarWidth: String { pick("By status bar", "按状态栏方向") }
  var screenWidth: String { pick("Main screen", "主屏幕") }
  var meaning: String { pick("Means", "含义") }
  var remedy: String { pick("What to do", "处理方法") }
  var example: String { pick("Example", "示例") }
  var printed: String { pick("What is printed", "输出") }
  var message: String { pick("Message", "消息") }
  var kind: String { pick("Kind", "类型") }
  var fact: String { pick("Fact", "事实") }
  var values: String { pick("Values", "取值") }
  var defaultValue: String { pick("If not stated", "缺省") }
  var name: String { pick("Name", "名称") }
  var rulesBegin: String { pick("Rules that begin", "开始生效的规则") }
  var rulesEnd: String { pick("Rules that end", "失效的规则") }

  var outcomesCaption: String { pick("Outcomes", "结果") }
  var written: String { pick("Written", "写法") }
  var whatChanges: String { pick("What changes", "变化") }
  var newSymbols: String { pick("New symbols", "新增 API") }
  var deprecatedSymbols: String { pick("Deprecated symbols", "废弃的 API") }
  var newMessages: String { pick("New messages", "新增消息") }
  var formerMessages: String { pick("Messages that no longer come up", "不再出现的消息") }
  var place: String { pick("Where", "位置") }
  var before: String { pick("Before", "之前") }
  var now: String { pick("Now", "现在") }

  var noSources: String {
    pick("Nobody documents this. It is an assumption of the resolver.", "没有任何文档说明，这是解析器的假设。")
  }
  var mappingCaption: String { pick("From device to interface to mask", "设备方向 → 界面方向 → 掩码") }
  var anglesCaption: String { pick("Other names for the interface orientations", "界面方向的其他表示") }
  var predicatesCaption: String { pick("What is portrait, landscape, flat and valid", "竖直、水平、平放与有效的判断") }
  var confusionsCaption: String { pick("What one number means in each type", "同一数值在各类型中的含义") }
  var plistKeysCaption: String { pick("Keys of Info.plist", "Info.plist 的键") }
  var plistValuesCaption: String { pick("Values of the lists", "列表的取值") }
  var layersCaption: String { pick("The layers, the strongest first", "控制层级，由强到弱") }
  var matricesCaption: String { pick("All matrices", "全部矩阵") }
  var availabilityCaption: String { pick("Symbols by version of iOS", "各 iOS 版本的 API") }
  var sourcesCaption: String { pick("Sources, the best grades first", "来源，等级由高到低") }
  var versionsCaption: String { pick("Version gates", "版本分界") }
  var messagesCaption: String { pick("Exceptions, errors and log lines", "异常、错误与日志") }
  var factsCaption: String { pick("The facts of a scenario", "情景的事实") }

  func changesCaption(_ old: OSVersion, _ new: OSVersion) -> String {
    pick("From iOS \(old.text) to iOS \(new.text)", "从 iOS \(old.text) 到 iOS \(new.text)")
  }
  func decisionsCaption(_ old: OSVersion, _ new: OSVersion) -> String {
    pick(
      "Decisions that come out otherwise on iOS \(new.text) than on \(old.text)",
      "iOS \(new.text) 与 \(old.text) 结果不同的判定")
  }
  func more(_ count: Int) -> String { pick("and \(count) more", "等 \(count) 项") }
  func cases(of name: String) -> String { pick("Cases of \(name)", "\(name) 的枚举值") }
  func permalink(_ title: String) -> String { pick("Link to “\(title)”", "“\(title)”的链接") }
  func yesOrNo(_ answer: Bool) -> String { answer ? pick("yes", "是") : pick("no", "否") }
  func cells(_ count: Int) -> String { count == 1 ? pick("1 cell", "1 格") : pick("\(count) cells", "\(count) 格") }
  func since(_ version: OSVersion) -> String { pick("since iOS \(version.text)", "iOS \(version.text) 起") }
  func deprecated(_ version: OSVersion) -> String {
    pick("deprecated in iOS \(version.text)", "iOS \(version.text) 废弃")
  }
  func turn(toLandscape: Bool) -> String {
    toLandscape ? pick("to landscape", "竖屏转横屏") : pick("to portrait", "横屏转竖屏")
  }
  func widthsCaption(_ isSixteenOrLater: Bool) -> String {
    isSixteenOrLater
      ? pick("Widths on iOS 16 or later (810 × 1080 in portrait)", "iOS 16 及以上的宽度（竖屏 810 × 1080）")
      : pick("Widths before iOS 16 (768 × 1024 in portrait)", "iOS 16 以下的宽度（竖屏 768 × 1024）")
  }

  func homeButton(_ device: DeviceOrientation) -> String {
    switch device {
    case .unknown: pick("not known", "未知")
    case .portrait: pick("bottom", "下方")
    case .portraitUpsideDown: pick("top", "上方")
    case .landscapeLeft: pick("right", "右侧")
    case .landscapeRight: pick("left", "左侧")
    case .faceUp: pick("flat, screen up", "平放，屏幕朝上")
    case .faceDown: pick("flat, screen down", "平放，屏幕朝下")
    }
  }

  func gate(_ gate: VersionGate) -> String {
    switch gate {
    case .beforeSix: pick("before 6", "6 之前")
    case .six: "6–15"
    case .sixteen: "16–18"
    case .twentySix: "26"
    case .twentySeven: "27"
    }
  }
}
