import Orientation
import OrientationCatalog

/// The words of the generated parts, in the language of the site.
package struct ReferenceWords: LocalizedWords, Sendable {
  package let language: Language

  package init(language: Language) {
    self.language = language
  }

  package var since: String { pick("Since", "引入版本") }
  package var deprecated: String { pick("Deprecated", "弃用版本") }
  package var header: String { pick("Header", "头文件") }
  package var unstated: String { pick("not stated", "未注明") }
  package var swiftCase: String { pick("Case", "枚举值") }
  package var objectiveCConstant: String { pick("Constant", "常量") }
  package var rawValue: String { pick("Raw value", "原始值") }
  package var definition: String { pick("Defined as", "定义") }
  package var homeButton: String { pick("Home button", "Home 键位置") }
  package var bit: String { pick("Bit", "位") }
  package var none: String { pick("none", "无") }
  package var noValue: String { pick("no such value", "没有这个值") }
  package var angle: String { pick("Angle", "角度") }
  package var key: String { pick("Key", "键") }
  package var value: String { pick("Value", "值") }
  package var mask: String { pick("Mask", "掩码") }
  package var style: String { pick("Style", "样式") }
  package var layer: String { pick("Layer", "层级") }
  package var whatItSays: String { pick("What it decides", "决定什么") }
  package var rule: String { pick("Rule", "规则") }
  package var rules: String { pick("Rules", "规则") }
  package var standing: String { pick("Standing", "可信度") }
  package var sources: String { pick("Sources", "来源") }
  package var source: String { pick("Source", "来源") }
  package var grade: String { pick("Grade", "等级") }
  package var usedBy: String { pick("Used by", "引用页面") }
  package func usedBy(_ count: Int) -> String {
    pick(count == 1 ? "Used by 1 page" : "Used by \(count) pages", "\(count) 个页面引用了它")
  }
  package var calledBy: String { pick("Called", "调用时机") }
  package var byDefault: String { pick("Default", "默认") }
  package var applesPage: String { pick("Apple’s documentation", "Apple 的文档") }
  /// Since and up to when a platform has something, in a few characters: `iOS 6–27`, `iOS 16+`.
  package func availability(of platform: String, _ availability: Availability) -> String {
    let since = availability.introduced.map { $0.description + (availability.isStated ? "+" : "+*") }
    let deprecated = availability.deprecated.map { pick(", deprecated in \($0)", "，\($0) 起弃用") }
    return platform + (since.map { " " + $0 } ?? "") + (deprecated ?? "")
  }
  package func versionsAndSources(_ count: Int) -> String {
    pick("Versions and sources (\(count))", "版本与来源（\(count)）")
  }
  package var cellsDecided: String { pick("Matrix cells it decides", "由它决定的矩阵单元格") }
  package var matrix: String { pick("Matrix", "矩阵") }
  package var shows: String { pick("Shows", "内容") }
  package var cellCount: String { pick("Cells", "单元格") }
  package var symbol: String { pick("Symbol", "符号") }
  package var absent: String { pick("unavailable", "不可用") }
  package var unlisted: String { pick("not listed", "未列出") }
  package var inferredVersion: String {
    pick(
      "* Neither a header nor a page of Apple’s carries this version: it is that of the type, or of the SDK that had it first.",
      "* 头文件和 Apple 的文档页都没有写这个版本：取自它所属的类型，或者最早包含它的 SDK。")
  }
  package var callback: String { pick("Callback", "回调") }
  package var turn: String { pick("Turn", "旋转") }
  package var time: String { pick("Logged at", "记录时间") }
  package var viewWidth: String { pick("View", "视图") }
  package var fixedWidth: String { pick("Fixed helper", "固定宽度宏") }
  package var statusBarWidth: String { pick("By status bar", "按状态栏方向") }
  package var screenWidth: String { pick("Main screen", "主屏幕") }
  package var meaning: String { pick("Means", "含义") }
  package var remedy: String { pick("What to do", "处理方法") }
  package var example: String { pick("Example", "示例") }
  package var printed: String { pick("What is printed", "输出") }
  package var message: String { pick("Message", "消息") }
  package var versions: String { pick("Versions", "版本") }
  package var finding: String { pick("Finding", "发现") }
  package var problem: String { pick("Problem", "问题") }
  package var severity: String { pick("Severity", "严重程度") }
  package var findingKinds: String { pick("Kinds of finding", "发现的种类") }
  package var after: String { pick("After", "修改后") }
  package func severity(isSevere: Bool) -> String { isSevere ? pick("error", "错误") : pick("warning", "警告") }
  package var cause: String { pick("Cause.", "原因：") }
  package var fix: String { pick("Fix.", "解决方法：") }
  package var fact: String { pick("Fact", "条件") }
  package var values: String { pick("Values", "取值") }
  package var defaultValue: String { pick("If not stated", "缺省") }
  package var name: String { pick("Name", "名称") }
  package var rulesBegin: String { pick("Rules that begin", "开始生效的规则") }
  package var rulesEnd: String { pick("Rules that end", "失效的规则") }
  package var command: String { pick("Command", "命令") }
  package var option: String { pick("Option", "选项") }
  package var whatItDoes: String { pick("What it does", "作用") }
  package var status: String { pick("Status", "状态码") }

  package var outcomesCaption: String { pick("Outcomes", "结果") }
  package var written: String { pick("Written", "写法") }
  package var whatChanges: String { pick("What changes", "变化") }
  package var newSymbols: String { pick("New symbols", "新增 API") }
  package var deprecatedSymbols: String { pick("Deprecated symbols", "弃用的 API") }
  package var newMessages: String { pick("New messages", "新增消息") }
  package var formerMessages: String { pick("Messages no longer shown", "不再出现的消息") }
  package var place: String { pick("Where", "位置") }
  package var before: String { pick("Before", "之前") }
  package var now: String { pick("Now", "现在") }

  package var usedFor: String { pick("Rules, and how many of their sentences it carries", "规则，以及它支持的句数") }
  package var ran: String { pick("a log or test that ran", "实际运行的日志或测试") }
  package var restsOn: String { pick("Rests on: ", "依据：") }
  package func read(on day: String) -> String { pick("read on \(day)", "\(day) 查阅") }

  package var evidenceCaption: String { pick("Sentences of rules by grade and version", "按等级和版本统计的规则句数") }
  package var computedCells: String { pick("cells of computed tables", "计算表格的单元格") }
  package var noObservations: String {
    pick(
      "No observation has come in yet: no sentence has the grade “observed”.",
      "还没有收到真机观察的报告：没有句子的等级是“真机观察”。")
  }
  package var reportObservation: String {
    pick("Tested it on a device? Report what you saw", "在真机上试过？报告你看到的结果")
  }

  package var noSources: String {
    pick("No source: an assumption of the resolver.", "没有来源，是解析器的假设。")
  }
  package var mappingCaption: String { pick("From device to interface to mask", "设备方向 → 界面方向 → 掩码") }
  package var anglesCaption: String { pick("Other names for the interface orientations", "界面方向的其他表示") }
  package var imagesCaption: String {
    pick("Orientations of images, and of the device when the back camera takes them", "图像方向，以及后置相机拍摄时的设备方向")
  }
  package var captureCaption: String {
    pick("Angles of the built-in cameras, and the orientations of their images", "内置相机的角度与图像方向")
  }
  package var backCamera: String { pick("Back camera: angle", "后置相机：角度") }
  package var frontCamera: String { pick("Front camera: angle", "前置相机：角度") }
  package var frontCameraOfiPhone17: String { pick("Front camera of iPhone 17: angle", "iPhone 17 前置相机：角度") }
  package var image: String { pick("its image: EXIF, UIImage.Orientation", "图像：EXIF、UIImage.Orientation") }
  package var mirroredImage: String { pick("its image, mirrored", "镜像图像") }
  package var predicatesCaption: String { pick("What is portrait, landscape, flat and valid", "竖屏、横屏、平放和有效各指什么") }
  package var confusionsCaption: String { pick("What one number means in each type", "同一数值在各类型中的含义") }
  package var plistKeysCaption: String { pick("Keys of Info.plist", "Info.plist 的键") }
  package var plistValuesCaption: String { pick("Values of the lists", "列表的取值") }
  package var layersCaption: String { pick("The layers, the strongest first", "各层级，优先级从高到低") }
  package var matricesCaption: String { pick("All matrices", "全部矩阵") }
  package var symbolsCaption: String { pick("Symbols that have to do with orientation", "与方向有关的 API") }
  package var availabilityCaption: String { pick("Symbols by version of iOS", "各 iOS 版本的 API") }
  package var sourcesCaption: String { pick("Sources, the best grades first", "来源，等级从高到低") }
  package var versionsCaption: String { pick("Version gates", "版本分界") }
  package var factsCaption: String { pick("The facts of a scenario", "情景的条件") }
  package var blocksCaption: String { pick("Blocks", "生成的内容块") }
  package var picturesCaption: String { pick("Pictures", "图") }
  package var fence: String { pick("Fence", "代码块") }
  package var whatItShows: String { pick("What it shows", "内容") }
  package var commandsCaption: String { pick("The commands", "命令") }
  package var exitStatusesCaption: String { pick("What the tool tells the shell", "退出状态") }

  package func optionsCaption(_ command: String) -> String { pick("Options of \(command)", "\(command) 的选项") }
  package func exitStatusesCaption(_ command: String) -> String {
    pick("Exit statuses of \(command)", "\(command) 的退出状态")
  }
  package func changesCaption(_ old: OSVersion, _ new: OSVersion) -> String {
    pick("From iOS \(old) to iOS \(new)", "从 iOS \(old) 到 iOS \(new)")
  }
  package func decisionsCaption(_ old: OSVersion, _ new: OSVersion) -> String {
    pick(
      "Decisions that differ between iOS \(old) and iOS \(new)",
      "iOS \(old) 与 iOS \(new) 结果不同的情况")
  }
  package func more(_ count: Int) -> String { pick("and \(count) more", "另有 \(count) 项") }
  package func cases(of name: String) -> String { pick("Cases of \(name)", "\(name) 的枚举值") }
  package func permalink(_ title: String) -> String { pick("Link to “\(title)”", "“\(title)”的链接") }
  package func yesOrNo(_ answer: Bool) -> String { answer ? pick("yes", "是") : pick("no", "否") }
  package func cells(_ count: Int) -> String {
    count == 1 ? pick("1 cell", "1 格") : pick("\(count) cells", "\(count) 格")
  }
  package func since(_ version: OSVersion) -> String { pick("since iOS \(version)", "iOS \(version) 起") }
  package func deprecated(_ version: OSVersion) -> String {
    pick("deprecated in iOS \(version)", "iOS \(version) 起弃用")
  }
  package func turn(toLandscape: Bool) -> String {
    toLandscape ? pick("to landscape", "竖屏转横屏") : pick("to portrait", "横屏转竖屏")
  }
  package func widthsCaption(_ isSixteenOrLater: Bool) -> String {
    isSixteenOrLater
      ? pick("Widths on iOS 16 or later (810 × 1080 in portrait)", "iOS 16 及以上的宽度（竖屏 810 × 1080）")
      : pick("Widths before iOS 16 (768 × 1024 in portrait)", "iOS 16 之前的宽度（竖屏 768 × 1024）")
  }

  package func homeButton(_ device: DeviceOrientation) -> String {
    switch device {
    case .unknown: pick("unknown", "未知")
    case .portrait: pick("bottom", "下方")
    case .portraitUpsideDown: pick("top", "上方")
    case .landscapeLeft: pick("right", "右侧")
    case .landscapeRight: pick("left", "左侧")
    case .faceUp: pick("flat, screen up", "平放，屏幕朝上")
    case .faceDown: pick("flat, screen down", "平放，屏幕朝下")
    }
  }
}
