import AppFacts
import Orientation
import OrientationCatalog

/// The words of what the site says about a team's own app.
package struct AppWords: LocalizedWords, Sendable {
  package let language: Language

  package init(language: Language) { self.language = language }

  package var target: String { pick("Target", "Target") }
  package var product: String { pick("Product", "产物") }
  package var configuration: String { pick("Configuration", "配置") }
  package var deploymentTarget: String { pick("Minimum iOS", "最低 iOS 版本") }
  package var devices: String { pick("Devices", "设备") }
  package var key: String { pick("Key", "键") }
  package var values: String { pick("Value", "值") }
  package var place: String { pick("Where", "位置") }
  package var counts: String { pick("In effect", "是否生效") }
  package var controller: String { pick("Controller", "控制器") }
  package var kind: String { pick("Class", "类") }
  package var method: String { pick("Method", "方法") }
  package var answer: String { pick("Returns", "返回值") }
  package var screen: String { pick("Screen", "页面") }
  package var controllers: String { pick("Controllers", "控制器") }
  package var unreadPart: String { pick("Not read", "没有读取的内容") }
  package var reason: String { pick("Why", "原因") }
  package var proof: String { pick("Proof", "证明") }
  package var none: String { pick("none", "无") }
  package var unstated: String { pick("not stated", "未注明") }
  package var inherited: String { pick("the superclass’s value", "父类的值") }
  package var otherwise: String { pick("otherwise", "否则") }
  package var unknown: String { pick("computed at run time", "运行时才能算出") }
  package var noFindings: String { pick("No problems found.", "没有发现问题。") }
  /// That the team accepts a finding, and why.
  package func accepted(_ reason: String) -> String { pick("Accepted: \(reason)", "已接受：\(reason)") }
  /// When a finding was first told, behind the reason to accept it.
  package func firstSeen(_ version: String?, _ commit: String?) -> String {
    let parts = [version, commit.map { "commit \($0)" }].compactMap(\.self)
    return pick(" · first seen in ", " · 首次出现于 ") + parts.joined(separator: pick(", ", "，"))
  }
  package var notAsked: String { pick("all (not called)", "全部（UIKit 不调用）") }
  package var targetsCaption: String { pick("Targets", "Target") }
  package var looseCaption: String { pick("Declarations that no target uses", "没有 target 使用的声明") }
  package var unreadCaption: String { pick("Not read", "没有读取的内容") }
  package var controllersCaption: String { pick("View controllers with a mask", "有掩码的视图控制器") }
  package var screensCaption: String { pick("Screens", "页面") }
  package var matrixCaption: String {
    pick("What each screen allows, and which view controller decides", "每个页面允许的方向，以及由哪个视图控制器决定")
  }
  package var matrixLegend: String {
    pick(
      "Each cell is a scenario that the resolver ran: the orientations that app, view controller and device all allow, and the view controller that decides.",
      "每个单元格都是解析器运行的一个情景：应用、视图控制器和设备都允许的方向，以及由哪个视图控制器决定。")
  }

  /// The row of all screens whose controllers answer nothing.
  package var otherScreens: String {
    pick("Every other screen (no mask in its code)", "其他页面（代码中没有掩码）")
  }

  /// Which of several targets is the app, and why.
  package func chosenTarget(_ name: String) -> String {
    pick(
      "Several targets make an app. This is \(name): the one with the most code about orientations, then the most declarations, then the project nearest to the scanned folder. Samples, tests and vendored code do not count. Use --target with scan or init to choose another one.",
      "有多个 target 生成应用。这里选的是 \(name)：先看谁与方向有关的代码最多，再看谁的声明最多，最后看谁的项目离扫描的目录最近。示例、测试和第三方代码不计入。要另选一个，请在 scan 或 init 中使用 --target。"
    )
  }

  /// Instead of a matrix without rows.
  package var noScreens: String {
    pick(
      "No app and no view controller with a mask were found in the scanned folder, so nothing can be computed.",
      "在扫描的目录中没有找到应用，也没有找到有掩码的视图控制器，因此没有可以计算的内容。")
  }

  // MARK: How controllers are shown

  /// Above the controllers that a row of a matrix stands for, too.
  package func alike(_ count: Int) -> String {
    pick("and \(count) more that \(count == 1 ? "comes" : "come") to the same", "另有 \(count) 个结果相同")
  }
  package var inheritors: String {
    pick("These controllers inherit all that they answer:", "以下控制器的回答全部是继承来的：")
  }
  package var notPlaced: String { pick("not placed", "位置未知") }
  package var beginsUnknown: String { pick("start not known", "起点未知") }
  package var shownAsRoot: String { pick("as the window’s root", "作为窗口的根视图控制器") }
  package var mapNeedsScan: String {
    pick(
      "`app.json` is from a scan that did not look for how screens are shown. Run scan again.",
      "生成 `app.json` 的那次扫描没有读取页面如何显示。请重新运行 scan。")
  }
  package var shownHow: String { pick("How it is shown", "显示方式") }
  package var placementsCaption: String {
    pick("How each view controller with a mask is shown", "每个有掩码的视图控制器如何显示")
  }
  package var mapLabel: String {
    pick("Windows, containers and screens, and how each is shown", "窗口、容器和页面，以及它们如何显示")
  }
  package var mapLegend: String {
    pick(
      "What is indented is shown by what is above it. A solid dot is the view controller that UIKit calls for its mask; an empty one has a mask that UIKit does not call there.",
      "缩进的部分由它上方的部分显示。实心点：UIKit 读取这个视图控制器的掩码；空心点：它有掩码，但 UIKit 在那里不读取。")
  }
  package var isCalled: String { pick("UIKit calls it for its mask", "UIKit 读取它的掩码") }
  package var isNotCalled: String { pick("UIKit does not call its mask here", "UIKit 在这里不读取它的掩码") }
  package var gapsExplained: String {
    pick(
      "No window leads to these view controllers, as far as the code and the storyboards that were read tell. Each line says where that ends. The home page computes each way in which one can be shown of which nothing is known. If you know how one is shown, name the screen on the page of the screens.",
      "从读到的代码和 storyboard 来看，没有窗口通向这些视图控制器。每一行说明线索在哪里中断。完全不知道如何显示的视图控制器，首页按每一种可能的方式各算一次结果。如果你知道某个视图控制器如何显示，请把它写进列出各页面的那篇文档。"
    )
  }
  package func shownByUnknown(_ how: String) -> String {
    pick("\(how) by a view controller that the code does not name", "\(how)，代码没有写明是哪个视图控制器显示的")
  }
  package func begins(with name: String) -> String {
    pick("its way begins with \(name), and nothing says how that is shown", "线索从 \(name) 开始，没有代码说明它如何显示")
  }
  package var neverMade: String { pick("no code that was read makes it", "读到的代码没有创建它") }
  package func more(_ count: Int) -> String { pick("\(count) more", "另有 \(count) 个") }
  package func moreStarts(_ count: Int) -> String {
    pick(
      count == 1
        ? "The list below has one more tree, whose start is not known."
        : "The list below has \(count) more trees, whose start is not known.",
      "下面的列表还有 \(count) 棵起点未知的树。")
  }
  package func contained(_ container: String) -> String { pick("in \(container)", "在 \(container) 中") }
  package func presentedAs(_ style: String) -> String { pick("presented as \(style)", "以 \(style) 方式 present") }

  /// How something is shown, and by which controller.
  package func shown(_ relation: Placement.Relation, by name: String?, style: String?) -> String {
    let by = name.map { pick(" by \($0)", "（由 \($0)）") } ?? ""
    let style = style.map { pick(" as \($0)", "，样式 \($0)") } ?? ""
    return switch relation {
    case .windowRoot: shownAsRoot
    case .otherWindowRoot: pick("as the root of a window above the app’s", "作为应用窗口上方另一个窗口的根视图控制器")
    case .child: name.map(contained) ?? ""
    case .pushed: pick("pushed", "push") + by
    case .shown: pick("shown", "显示") + by
    case .shownAsDetail: pick("shown as the detail", "作为 detail 显示") + by + style
    case .presented: pick("presented", "present") + by + style
    case .made: pick("made, and not known how it is shown", "已创建，但不知道如何显示")
    case .customSegue: pick("shown by a custom segue", "由自定义 segue 显示") + by
    }
  }

  package func declarationsCaption(_ target: AppTarget) -> String {
    pick("What \(target.name) declares (\(target.configuration))", "\(target.name) 的声明（\(target.configuration)）")
  }

  package func product(_ product: AppTarget.Product) -> String {
    switch product {
    case .application: pick("an app", "应用")
    case .appClip: pick("an app clip", "轻 App")
    case .appExtension: pick("an extension", "扩展")
    }
  }

  package func idiom(_ idiom: Idiom) -> String {
    switch idiom {
    case .phone: "iPhone"
    case .pad: "iPad"
    }
  }

  package func yesOrNo(_ answer: Bool) -> String { ReferenceWords(language: language).yesOrNo(answer) }

  /// What an expression comes to.
  package func value(_ value: SourceValue) -> String {
    switch value {
    case .mask(let mask): mask.swiftExpression
    case .orientation(let orientation): "." + orientation.swiftName
    case .deviceOrientation(let orientation): "UIDeviceOrientation." + orientation.swiftName
    case .bool(let value): value ? "true" : "false"
    case .inherited: inherited
    case .forwarded(let controller): forwarded(controller)
    case .choice(let branches):
      branches.map { branch in
        branch.condition.map { "\($0)\(colon)" + self.value(branch.value) } ?? otherwise + colon
          + self.value(branch.value)
      }.joined(separator: semicolon)
    case .computed(let text): unknown + colon + text
    }
  }

  /// What the controller answers to which another one forwards.
  package func forwarded(_ controller: Forwarding) -> String {
    switch controller {
    case .top: pick("the value of its topViewController", "它的 topViewController 的值")
    case .visible: pick("the value of its visibleViewController", "它的 visibleViewController 的值")
    case .selected: pick("the value of its selectedViewController", "它的 selectedViewController 的值")
    case .presented: pick("the value of its presentedViewController", "它的 presentedViewController 的值")
    case .presenting: pick("the value of its presentingViewController", "它的 presentingViewController 的值")
    case .parent: pick("the value of its parent", "它的父控制器的值")
    case .firstChild: pick("the value of its first child", "它的第一个子控制器的值")
    case .lastChild: pick("the value of its last child", "它的最后一个子控制器的值")
    case .other(let expression): pick("the value of \(expression)", "\(expression) 的值")
    }
  }
}
