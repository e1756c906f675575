import Orientation
import OrientationCatalog

/// The words of what readers do with a matrix: filter it, move in it, copy a link to a cell.
package struct MatrixFilterWords: LocalizedWords, Sendable {
  package let language: Language

  package init(language: Language) {
    self.language = language
  }

  package var filter: String { pick("Filter", "筛选") }
  package var all: String { pick("all", "全部") }
  package var outcome: String { pick("Outcome", "结果") }
  package var clear: String { pick("Clear", "清除") }
  package var copied: String { pick("Link copied", "链接已拷贝") }
  /// Where nothing can be copied, the link is shown.
  package var shown: String { pick("The link is in the address bar", "链接已在地址栏中") }
  package var keys: String {
    pick(
      "Arrow keys move between cells. Enter copies a link to the cell. Tab moves to its rule.",
      "方向键在单元格之间移动，回车键拷贝单元格的链接，Tab 键转到它的规则。")
  }

  package func cells(_ count: Int) -> String { ReferenceWords(language: language).cells(count) }

  /// How many cells are left; `%` stands for their number.
  package func some(of count: Int) -> String { pick("% of \(count) cells", "\(count) 格中的 % 格") }

  // MARK: What a matrix varies

  package var idiom: String { pick("Device", "设备") }
  package var version: String { pick("Version", "版本") }

  /// What the rows of a matrix vary, and what its columns vary.
  package func axes(of matrix: MatrixKind) -> (rows: String, columns: String) {
    switch matrix {
    case .masks: (pick("App mask", "应用掩码"), pick("Controller mask", "控制器掩码"))
    case .applicationMask: ("Info.plist", pick("App delegate", "应用代理"))
    case .deviceTurnBeforeSix, .deviceTurnFromSix, .deviceTurnFromSixteen:
      (pick("Allowed", "允许的方向"), pick("Device", "设备方向"))
    case .shouldAutorotate: ("shouldAutorotate", version)
    case .containers: (pick("Container", "容器"), pick("Forwarding", "转发方式"))
    case .presentation: (pick("Style", "样式"), version)
    case .forcedRotation: (pick("Method", "方法"), version)
    case .geometryRequest: (pick("Requested", "请求"), pick("Supported", "支持"))
    case .preferred: (pick("Preferred", "首选"), pick("Supported", "支持"))
    case .noCommonOrientation: (pick("Moment", "时机"), version)
    case .multitasking: (pick("App declares", "应用声明"), version)
    case .windowingModes: (pick("Shown", "显示在"), pick("Built with", "构建方式"))
    }
  }

  /// The orientation before a turn, where the rows vary it too.
  package var current: String { pick("Current", "当前方向") }

  // MARK: Outcomes

  /// What cells that look alike have in common.
  package func outcome(_ kind: Outcome.Kind, isState: Bool) -> String {
    switch kind {
    case .turned where isState: pick("allowed", "允许")
    case .turned: pick("rotates", "旋转")
    case .unchanged: pick("unchanged", "不变")
    case .exception: pick("exception", "异常")
    case .geometryError: pick("error", "错误")
    case .ignored: pick("ignored", "被忽略")
    case .unavailable: pick("unavailable", "不可用")
    }
  }

  /// What the sources of an app do not tell.
  package var unknown: String { pick("unknown", "未知") }
}
