import Orientation

/// What happens in a timeline, in words.
package struct TimelineWords: LocalizedWords, Sendable {
  package let language: Language

  package init(language: Language) { self.language = language }
}

extension TimelineWords {
  /// The state before the first event.
  package var start: String { pick("Start", "开始") }

  /// That an event turns the interface, in as few words as a line of many events needs.
  package func turns(to orientation: InterfaceOrientation) -> String {
    pick("to \(orientation.swiftName)", "旋转到 \(orientation.swiftName)")
  }

  /// That an event leaves the interface as it is.
  package var stays: String { pick("stays", "保持不变") }

  /// What is behind the summary of a step's rules.
  package var rules: String { pick("Rules", "规则") }

  /// What has changed since the event before.
  package func changed(_ changes: String) -> String { pick("Changed: ", "变化：") + changes }

  /// How device and interface lie, for those who do not see the picture.
  package func picture(held: DeviceOrientation, interface: InterfaceOrientation) -> String {
    pick(
      "Device \(held.swiftName), interface \(interface.swiftName)",
      "设备 \(held.swiftName)，界面 \(interface.swiftName)")
  }

  /// What UIKit calls, as a short phrase.
  package func callback(_ callback: Callback) -> String {
    switch callback {
    case .asked(let respondent, let question):
      ResolutionWords(language: language).asked(respondent, question)
    case .viewWillAppear(let name, let sets): name + ".viewWillAppear" + (sets.map { assignment($0) } ?? "")
    case .viewWillDisappear(let name, let sets): name + ".viewWillDisappear" + (sets.map { assignment($0) } ?? "")
    case .layout(let moment): moment.callback.name + stillOld(moment)
    case .errorHandler(let error): pick("error handler: ", "错误处理闭包：") + "UISceneErrorDomain \(error.code)"
    }
  }
}

extension TimelineWords {
  private func assignment(_ variable: Variable) -> String {
    pick(" sets ", " 设置 ") + variable.name + " = " + ResolutionWords(language: language).list(variable.mask)
  }

  /// What an app that looks would still find as it was before.
  private func stillOld(_ moment: LayoutMoment) -> String {
    let sizes = [
      (pick("view", "视图"), moment.isViewNew), (pick("screen", "屏幕"), moment.isScreenNew),
      (pick("status bar", "状态栏"), moment.isStatusBarNew),
    ]
    let old = sizes.filter { !$0.1 }.map(\.0)
    if old.isEmpty { return "" }
    return pick(" (still old: ", "（仍为旧值：") + old.joined(separator: pick(", ", "、")) + pick(")", "）")
  }
}
