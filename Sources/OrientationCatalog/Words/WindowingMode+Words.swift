import Orientation

extension WindowingMode {
  /// The name for readers.
  package func name(in language: Language) -> String {
    switch (self, language) {
    case (_, .english): rawValue
    case (.fullScreen, .simplifiedChinese): "全屏"
    case (.splitView, .simplifiedChinese): "分屏浏览"
    case (.slideOver, .simplifiedChinese): "侧拉"
    case (.windowedApps, .simplifiedChinese): "窗口化应用"
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
  package func text(in language: Language) -> String {
    switch (self, language) {
    case (.fullScreen, .english): "The user sees the app full screen; the screen rotates with it."
    case (.fullScreen, .simplifiedChinese): "用户看到应用全屏显示；屏幕跟着旋转。"
    case (.shared, .english): "The user sees the app in a part of the screen, upright."
    case (.shared, .simplifiedChinese): "用户看到应用占屏幕的一部分，画面是正的。"
    case (.window, .english): "The user sees the app in a window, upright; the screen does not rotate with it."
    case (.window, .simplifiedChinese): "用户看到应用在窗口中，画面是正的；屏幕不跟着旋转。"
    case (.scaled, .english): "The app keeps its size; the user sees it scaled, upright."
    case (.scaled, .simplifiedChinese): "应用保持自己的大小；用户看到它缩放显示，画面是正的。"
    case (.letterboxed, .english):
      "The user sees the app smaller, with empty space around it: the screen has another orientation or size."
    case (.letterboxed, .simplifiedChinese): "用户看到应用缩小显示，四周留空：屏幕的方向或大小与应用不同。"
    case (.fixedSize, .english):
      "The app keeps its size; the user sees it upright, not resized."
    case (.fixedSize, .simplifiedChinese): "应用保持自己的大小；用户看到画面是正的，大小没有调整。"
    }
  }
}
