import AppFacts
import Orientation
import OrientationCatalog

/// The words of what the site says about a team's own app.
package struct AppWords: RecordedWords, Sendable {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// That the team accepts a finding, and why.
  package func accepted(_ reason: String) -> String { pick("Accepted: \(reason)", "已接受：\(reason)") }
  /// When a finding was first told, behind the reason to accept it.
  package func firstSeen(_ version: String?, _ commit: String?) -> String {
    let parts = [version, commit.map { "commit \($0)" }].compactMap(\.self)
    return pick(" · first seen in ", " · 首次出现于 ") + parts.joined(separator: pick(", ", "，"))
  }

  /// Which of several targets is the app, and why.
  package func chosenTarget(_ name: String) -> String {
    pick(
      "Several targets make an app. This is \(name): the one with the most code about orientations, then the most declarations, then the project nearest to the scanned folder. Samples, tests and vendored code do not count. Use --target with scan or init to choose another one.",
      "有多个 target 生成应用。这里选的是 \(name)：先看谁与方向有关的代码最多，再看谁的声明最多，最后看谁的项目离扫描的目录最近。示例、测试和第三方代码不计入。要另选一个，请在 scan 或 init 中使用 --target。"
    )
  }

  // MARK: How controllers are shown

  /// Above the controllers that a row of a matrix stands for, too.
  package func alike(_ count: Int) -> String {
    pick("and \(count) more that \(count == 1 ? "comes" : "come") to the same", "另有 \(count) 个结果相同")
  }
  package func shownByUnknown(_ how: String) -> String {
    pick("\(how) by a view controller that the code does not name", "\(how)，代码没有写明是哪个视图控制器显示的")
  }
  package func begins(with name: String) -> String {
    pick("its way begins with \(name), and nothing says how that is shown", "线索从 \(name) 开始，没有代码说明它如何显示")
  }
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
    case .windowRoot: self[.shownAsRoot]
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
    ValueText.text("products", "\(product)", in: language)
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
    case .inherited: self[.inherited]
    case .forwarded(let controller): forwarded(controller)
    case .choice(let branches):
      branches.map { branch in
        branch.condition.map { "\($0)\(colon)" + self.value(branch.value) } ?? self[.otherwise] + colon
          + self.value(branch.value)
      }.joined(separator: semicolon)
    case .computed(let text): self[.unknown] + colon + text
    }
  }

  /// What the controller answers to which another one forwards.
  package func forwarded(_ controller: Forwarding) -> String {
    if case .other(let expression) = controller { return pick("the value of \(expression)", "\(expression) 的值") }
    return ValueText.text("forwarded answers", controller.name, in: language)
  }
}

extension AppWords {
  /// The words whose text is always the same; `Records/words/site.txt` has them, below “words about an app”.
  package enum Word: Int, CaseIterable, Sendable {
    case target, product, configuration, deploymentTarget, devices, key, values, place, counts, controller, kind
    case method, answer, screen, controllers, unreadPart, reason, proof, none, unstated, inherited, otherwise, unknown
    case noFindings, notAsked, targetsCaption, looseCaption, unreadCaption, controllersCaption, screensCaption
    case matrixCaption, matrixLegend, otherScreens, noScreens, inheritors, notPlaced, beginsUnknown, shownAsRoot,
      mapNeedsScan
    case shownHow, placementsCaption, mapLabel, mapLegend, isCalled, isNotCalled, gapsExplained, neverMade
  }

  package static let texts = ValueText.texts("words about an app", of: Word.self)
}
