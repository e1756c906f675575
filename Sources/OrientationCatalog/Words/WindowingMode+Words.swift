import Orientation

extension WindowingMode {
  /// The name for readers.
  package func name(in language: Language) -> String {
    switch (self, language) {
    case (_, .english): rawValue
    case (.fullScreen, .simplifiedChinese): "全屏"
    case (.splitView, .simplifiedChinese): "分屏浏览"
    case (.slideOver, .simplifiedChinese): "侧拉"
    case (.windowedApps, .simplifiedChinese): "窗口化 App"
    case (.stageManager, .simplifiedChinese): "台前调度"
    case (.noMultitasking, .simplifiedChinese): "不支持多任务的 iPad"
    case (.phoneAppOnPad, .simplifiedChinese): "iPad 上的 iPhone 应用"
    case (.phoneMirroring, .simplifiedChinese): "iPhone 镜像"
    case (.outerDisplay, .simplifiedChinese): "iPhone Duo 外屏"
    case (.innerDisplay, .simplifiedChinese): "iPhone Duo 内屏"
    case (.innerSplitView, .simplifiedChinese): "iPhone Duo 分屏浏览"
    }
  }
}

extension SceneDisplay.Kind {
  /// What the user sees, as a sentence.
  package func text(in language: Language) -> String { ValueText.text("displays", rawValue, in: language) }
}
