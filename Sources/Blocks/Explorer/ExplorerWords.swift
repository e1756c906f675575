import Diagnostics
import Explorer
import Orientation
import OrientationCatalog

/// The words of the explorer: its labels, buttons and answers that no other page has.
struct ExplorerWords: LocalizedWords, Sendable {
  let language: Language

  var openHere: String { pick("Open in the explorer", "在方向推演中打开") }
  var withoutScript: String {
    pick(
      "The explorer needs JavaScript. These tables have the same answers, a few facts at a time:",
      "方向推演需要 JavaScript。下面的表格有同样的答案，每张表只涉及少数几个条件：")
  }
  var form: String { pick("Facts", "条件") }
  var result: String { pick("Result", "结果") }
  var reasons: String { pick("How iOS decided", "iOS 如何决定") }

  var pasteCode: String {
    pick("Or paste Info.plist, the classes of your screens, or a scenario", "或者粘贴 Info.plist、页面所用的类，或情景的文字")
  }
  var readPasted: String { pick("Read it", "读取") }
  var whatDoYouSee: String { pick("What do you see?", "你看到了什么？") }
  var orStateFacts: String {
    pick("Choose an answer; then change what is different in your app.", "先选一个答案，再改成你的应用的情况。")
  }

  // MARK: Parts of the form

  var system: String { pick("System and device", "系统与设备") }
  var moreOfSystem: String { pick("More of the device", "设备的更多条件") }
  var app: String { pick("What the app allows", "应用允许的方向") }
  var moreOfApp: String { pick("More of the app", "应用的更多条件") }
  var controllers: String { pick("View controllers", "视图控制器") }
  var state: String { pick("Advanced: scene state and undocumented behaviour", "高级：场景的状态和没有文档的行为") }
  var happens: String { pick("What happens", "发生的事件") }

  // MARK: Fields

  var rotationLock: String { pick("Rotation lock", "方向锁定") }
  var held: String { pick("Device is held", "设备方向") }
  var interface: String { pick("Interface", "界面方向") }
  var shown: String { pick("Shown", "显示在") }
  var notStated: String { pick("Not stated", "未说明") }
  var isResized: String { pick("The user has resized the window", "用户调整过窗口大小") }
  var isAlert: String { pick("Is an alert or action sheet", "是弹窗或操作表") }
  var ignoresApplicationMask: String { pick("Ignores the app mask", "不受应用掩码限制") }
  var window: String { pick("Window", "窗口") }
  var controller: String { pick("View controller", "视图控制器") }
  var topmost: String { pick("the one on top", "最上层的控制器") }
  var answer: String { pick("Answer", "返回值") }
  var value: String { pick("Value", "值") }
  var calls: String { pick("The app calls", "应用调用") }
  var rarely: String { pick("More events", "更多事件") }
  var variable: String { pick("Variable", "变量") }
  var name: String { pick("Name", "名称") }
  var mask: String { pick("Mask", "掩码") }
  var kind: String { pick("Class", "类") }
  var forwarding: String { pick("Forwards to", "转发给") }
  var shownChild: String { pick("Child that shows", "显示的子控制器") }
  var style: String { pick("Style", "样式") }
  var fillsWindow: String { pick("Fills the window", "占满窗口") }
  var delegateAnswer: String { pick("Its delegate’s mask", "它的代理的掩码") }
  var delegatePreferred: String { pick("Its delegate’s preferred", "它的代理的首选方向") }
  var moreAnswers: String { pick("More answers", "更多返回值") }
  func sets(_ method: String) -> String { pick("\(method) sets", "\(method) 设置") }
  func sets(toMask method: String) -> String { pick("\(method) sets it to", "\(method) 设置为") }

  // MARK: Values

  var asRunning: String { pick("same as iOS", "与 iOS 版本相同") }
  var usual: String { pick("default", "默认") }
  var byModel: String { pick("depends on the model", "取决于机型") }
  var yes: String { pick("yes", "是") }
  var no: String { pick("no", "否") }
  var isOn: String { pick("on", "开") }
  var isOff: String { pick("off", "关") }
  var missing: String { pick("missing", "缺失") }
  var emptyList: String { pick("an empty list", "空列表") }
  var notImplemented: String { pick("not implemented", "未实现") }
  var nothing: String { pick("nothing", "无") }
  var upToDate: String { pick("the current mask", "当前掩码") }
  var always: String { pick("Always", "固定") }
  var depending: String { pick("Depending on state", "取决于状态") }
  var current: String { pick("the current orientation", "当前方向") }
  var ofChild: String { pick("the child’s mask", "子控制器的掩码") }
  var ofVisible: String { pick("the visible controller’s mask", "可见控制器的掩码") }
  var noMask: String { pick("none (0)", "无（0）") }
  var topOrFirst: String { pick("default", "默认") }
  var defaultStyle: String { pick("not set: a sheet since iOS 13", "未设置：iOS 13 起是 sheet") }
  var fullScreenWindow: String { pick("fills the screen", "占满屏幕") }
  var partialWindow: String { pick("is smaller", "比屏幕小") }
  var headerDefault: String { pick("the header’s default", "头文件的默认值") }
  var documentationDefault: String { pick("portrait", "竖屏") }
  func ending(_ ending: Assumptions.NoCommonOrientation) -> String {
    switch ending {
    case .throwsException: pick("raises an exception", "抛出异常")
    case .changesNothing: pick("changes nothing", "界面不变")
    case .followsDevice: pick("rotates to the device", "随设备旋转")
    case .asReported: pick("as reported", "按报告所说")
    }
  }
  var beforeAppearance: String { pick("before viewWillAppear", "viewWillAppear 之前") }
  var afterAppearance: String { pick("after viewWillAppear", "viewWillAppear 之后") }
  var asksNobody: String { pick("no one (default)", "不转发（默认）") }
  var asksSelected: String { pick("the selected child (subclass)", "选中的子控制器（子类）") }
  var asksTop: String { pick("the top child (subclass)", "栈顶子控制器（子类）") }
  var asksDelegate: String { pick("its delegate", "它的代理") }

  /// A number that no choice of a form has; `{x}` stands for it.
  var rawValue: String { pick("raw value {x}", "原始值 {x}") }

  // MARK: Buttons

  var oneMoment: String { pick("One moment", "一个时刻") }
  var sequence: String { pick("A sequence of events", "一系列事件") }
  var addRoot: String { pick("Add a root view controller", "添加根视图控制器") }
  var addPresented: String { pick("Present a controller", "present 一个控制器") }
  var addVariable: String { pick("Add a variable", "添加变量") }
  var addEvent: String { pick("Add an event", "添加事件") }
  var addChild: String { pick("Add a child", "添加子控制器") }
  /// `{x}` stands for what is removed.
  var remove: String { pick("Remove {x}", "移除 {x}") }
  var removeShort: String { pick("Remove", "移除") }
  /// `{x}` stands for what gets a child.
  var addChildTo: String { pick("Add a child to {x}", "为 {x} 添加子控制器") }
  var previousStep: String { pick("Previous", "上一步") }
  var nextStep: String { pick("Next", "下一步") }
  /// `{x}` stands for the number of the step, `{y}` for that of all.
  var step: String { pick("Event {x} of {y}", "事件 {x} / {y}") }
  var event: String { pick("Event", "事件") }
  var showStep: String { pick("Show event {x}", "查看事件 {x}") }
  var show: String { pick("Show", "查看") }
  var removeEvent: String { pick("Remove event {x}", "移除事件 {x}") }
  var undo: String { pick("Undo", "撤销") }
  var reset: String { pick("Start over", "重新开始") }
  var copyLink: String { pick("Copy the link", "拷贝链接") }
  var linkCopied: String { pick("Copied", "已拷贝") }
  var beforePicture: String { pick("Before", "之前") }
  var afterPicture: String { pick("After", "之后") }
  var because: String { pick("Because:", "原因：") }
  var layers: String { pick("The layers, and what each did", "各层级，以及各自做了什么") }
  var callbacks: String { pick("What UIKit calls", "UIKit 调用什么") }
  var addsNoEvent: String { pick("Add an event to see what follows.", "添加事件即可查看结果。") }

  /// The names of controllers that a reader adds.
  var rootName: String { "ViewController" }
  var childName: String { "Child" }
  var modalName: String { "Modal" }
  var variableName: String { "orientations" }
}

extension ExplorerWords {
  /// What a step in a sequence, or a moment, is called.
  func event(_ kind: EventKind) -> String { ValueText.text("events", "\(kind)", in: language) }

  /// Why an event cannot happen.
  func refusal(_ refusal: EventRefusal) -> String {
    refusal.message.said(in: language).capitalizedSentence + pick(".", "。")
  }
}

extension String {
  /// The end of a sentence as the beginning of one, without the marks of code.
  fileprivate var capitalizedSentence: String {
    var bytes = utf8.filter { $0 != UInt8(ascii: "`") }
    if let first = bytes.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) { bytes[0] = first - 0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
