import Orientation

/// How a decision came about, in words.
package struct ResolutionWords: Sendable {
  package let language: Language

  package init(language: Language) { self.language = language }
}

extension ResolutionWords {
  /// How it ends, in a sentence.
  package func verdict(_ decision: Decision) -> String {
    verdict(decision.outcome, interface: decision.orientation)
  }

  /// How it ends, in a sentence; the interface is in this orientation afterwards.
  package func verdict(_ outcome: Outcome, interface: InterfaceOrientation) -> String {
    switch (outcome, language) {
    case (.unchanged(let reason), .english):
      "The interface stays in \(interface.swiftName): \(self.reason(reason))."
    case (.unchanged(let reason), .simplifiedChinese):
      "界面保持 \(interface.swiftName)：\(self.reason(reason))。"
    case (.geometryError(let error), .english):
      "The geometry request fails with UISceneErrorDomain \(error.code): \(geometryError(error))."
    case (.geometryError(let error), .simplifiedChinese):
      "几何更新请求失败，UISceneErrorDomain \(error.code)：\(geometryError(error))。"
    case (.unavailable(let introduced), .english): "The method does not exist before iOS \(introduced)."
    case (.unavailable(let introduced), .simplifiedChinese): "iOS \(introduced) 之前没有这个方法。"
    case (.turned, _), (.exception, _), (.ignored, _): meaning(of: outcome)
    }
  }

  /// What an outcome means, whatever the situation.
  package func meaning(of outcome: Outcome) -> String {
    switch (outcome, language) {
    case (.turned(let orientation), .english): "The interface rotates to \(orientation.swiftName)."
    case (.turned(let orientation), .simplifiedChinese): "界面旋转到 \(orientation.swiftName)。"
    case (.unchanged(let reason), .english): "The interface does not rotate: \(self.reason(reason))."
    case (.unchanged(let reason), .simplifiedChinese): "界面不旋转：\(self.reason(reason))。"
    case (.exception(let exception), .english): "UIKit raises an exception: \(self.exception(exception))."
    case (.exception(let exception), .simplifiedChinese): "UIKit 抛出异常：\(self.exception(exception))。"
    case (.geometryError(.noneSupported), .english):
      "The geometry request fails: no requested orientation is supported."
    case (.geometryError(.noneSupported), .simplifiedChinese): "几何更新请求失败：请求的方向中没有支持的方向。"
    case (.geometryError(let error), .english): "The geometry request fails: \(geometryError(error))."
    case (.geometryError(let error), .simplifiedChinese): "几何更新请求失败：\(geometryError(error))。"
    case (.ignored, .english): "UIKit logs the call and does not rotate the interface."
    case (.ignored, .simplifiedChinese): "UIKit 只打印一条日志，不旋转界面。"
    case (.unavailable, .english): "The method does not exist in this version."
    case (.unavailable, .simplifiedChinese): "这个版本没有这个方法。"
    }
  }

  /// Why the interface stays, as the end of a sentence.
  package func reason(_ reason: Reason) -> String {
    switch (reason, language) {
    case (.alreadyThere, .english): "it is already in that orientation"
    case (.alreadyThere, .simplifiedChinese): "已经是这个方向"
    case (.flatOrUnknown, .english): "the device lies flat, or its orientation is unknown"
    case (.flatOrUnknown, .simplifiedChinese): "设备平放，或方向未知"
    case (.rotationLock, .english): "the user has locked rotation"
    case (.rotationLock, .simplifiedChinese): "用户打开了方向锁定"
    case (.preferenceLock, .english): "prefersInterfaceOrientationLocked is true"
    case (.preferenceLock, .simplifiedChinese): "prefersInterfaceOrientationLocked 为 true"
    case (.autorotationOff, .english): "shouldAutorotate is false"
    case (.autorotationOff, .simplifiedChinese): "shouldAutorotate 为 false"
    case (.notAllowed, .english): "the orientation is not allowed"
    case (.notAllowed, .simplifiedChinese): "不允许目标方向"
    case (.statusBarAlone, .english): "only the status bar changed"
    case (.statusBarAlone, .simplifiedChinese): "只有状态栏改变"
    case (.notAnnounced, .english): "nothing made UIKit check the masks again"
    case (.notAnnounced, .simplifiedChinese): "没有让 UIKit 重新读取掩码"
    case (.presenterInCharge, .english):
      "the presented view controller does not fill the window, so its presenter decides"
    case (.presenterInCharge, .simplifiedChinese): "被 present 的控制器没有占满窗口，所以由下面的控制器决定"
    case (.noCommonOrientation, .english): "app and controller have no orientation in common"
    case (.noCommonOrientation, .simplifiedChinese): "应用与控制器没有共同方向"
    case (.noPreference, .english): "the geometry request names no orientation"
    case (.noPreference, .simplifiedChinese): "几何更新请求没有指定方向"
    case (.noEffect, .english): "this has no effect in this version"
    case (.noEffect, .simplifiedChinese): "在这个版本中不起作用"
    case (.outdatedMethod, .english): "the method has been replaced"
    case (.outdatedMethod, .simplifiedChinese): "这个方法已被取代"
    }
  }

  /// What a step did, in a short phrase.
  package func step(_ step: Step) -> String { self.step(step.effect, by: step.rule) }

  /// What a rule did, in a short phrase.
  package func step(_ effect: Step.Effect, by rule: Rule) -> String {
    switch (effect, language) {
    case (.applied, .english), (.applied, .simplifiedChinese): rule.title(in: language)
    case (.asked(let respondent, let question), _): asked(respondent, question)
    case (.applicationMask(let mask), .english): "app mask: \(list(mask))"
    case (.applicationMask(let mask), .simplifiedChinese): "应用掩码：\(list(mask))"
    case (.responsible(let name), .english): "\(name) decides"
    case (.responsible(let name), .simplifiedChinese): "由 \(name) 决定"
    case (.controllerMask(let mask), .english): "controller mask: \(list(mask))"
    case (.controllerMask(let mask), .simplifiedChinese): "控制器掩码：\(list(mask))"
    case (.effectiveMask(let mask), .english): "allowed: \(list(mask))"
    case (.effectiveMask(let mask), .simplifiedChinese): "允许：\(list(mask))"
    case (.concluded(let outcome, _), .english), (.concluded(let outcome, _), .simplifiedChinese): outcome.claim
    }
  }

  /// Who was asked, and the answer.
  package func asked(_ respondent: Respondent, _ question: Question) -> String {
    switch language {
    case .english:
      "\(self.respondent(respondent)) \(respondent == .informationPropertyList ? "lists" : "returns") \(text(of: question))"
    case .simplifiedChinese:
      switch respondent {
      case .informationPropertyList: "Info.plist 列出 \(text(of: question))"
      case .controller(let name): "\(name) 返回 \(text(of: question))"
      case .applicationDelegate, .sceneDelegate, .containerDelegate:
        "\(self.respondent(respondent))返回 \(text(of: question))"
      }
    }
  }

  /// Who was asked.
  package func respondent(_ respondent: Respondent) -> String {
    switch (respondent, language) {
    case (.informationPropertyList, _): "Info.plist"
    case (.applicationDelegate, .english): "the app delegate"
    case (.applicationDelegate, .simplifiedChinese): "应用代理"
    case (.sceneDelegate, .english): "the scene delegate"
    case (.sceneDelegate, .simplifiedChinese): "场景代理"
    case (.controller(let name), _): name
    case (.containerDelegate(let name), .english): "the delegate of \(name)"
    case (.containerDelegate(let name), .simplifiedChinese): "\(name) 的代理"
    }
  }

  /// What was asked.
  package func question(_ question: Question) -> String {
    switch question {
    case .supported: "supportedInterfaceOrientations"
    case .preferred: "preferredInterfaceOrientationForPresentation"
    case .shouldAutorotate: "shouldAutorotate"
    case .shouldAutorotateTo: "shouldAutorotateToInterfaceOrientation"
    case .prefersOrientationLocked: "prefersInterfaceOrientationLocked"
    }
  }

  /// The orientations of a mask.
  package func list(_ mask: InterfaceOrientationMask) -> String {
    let list = mask.messageList
    guard list.isEmpty else { return list }
    return switch language {
    case .english: "none"
    case .simplifiedChinese: "无"
    }
  }
}

extension ResolutionWords {
  package func text(of question: Question) -> String {
    switch question {
    case .supported(let mask): list(mask)
    case .shouldAutorotateTo(let mask):
      switch language {
      case .english: "YES to \(list(mask))"
      case .simplifiedChinese: "YES：\(list(mask))"
      }
    case .preferred(let rawValue):
      "\(self.question(question)): " + (InterfaceOrientation(rawValue: rawValue)?.swiftName ?? "\(rawValue)")
    case .shouldAutorotate(let isOn), .prefersOrientationLocked(let isOn):
      "\(self.question(question)): \(isOn)"
    }
  }

  private func exception(_ exception: OrientationException) -> String {
    switch (exception, language) {
    case (.noCommonOrientation, .english): "app and controller have no orientation in common"
    case (.noCommonOrientation, .simplifiedChinese): "应用与控制器没有共同方向"
    case (.preferredNotSupported, .english): "the preferred orientation is not in the controller's mask"
    case (.preferredNotSupported, .simplifiedChinese): "首选方向不在控制器自己的掩码内"
    case (.emptyMask, .english): "the controller allows no orientation"
    case (.emptyMask, .simplifiedChinese): "控制器不允许任何方向"
    case (.unrecognizedSelector, .english):
      "the scene is no window scene and has no requestGeometryUpdate(_:errorHandler:)"
    case (.unrecognizedSelector, .simplifiedChinese): "这个场景不是窗口场景，没有 requestGeometryUpdate(_:errorHandler:)"
    }
  }

  private func geometryError(_ error: GeometryError) -> String {
    switch (error, language) {
    case (.noneSupported(let requested, let supported), .english):
      "requested \(list(requested)), supported \(list(supported))"
    case (.noneSupported(let requested, let supported), .simplifiedChinese):
      "请求 \(list(requested))，支持 \(list(supported))"
    case (.windowingMode, .english): "the app shares the screen"
    case (.windowingMode, .simplifiedChinese): "应用与其他应用共享屏幕"
    case (.unsupportedPreferences, .english): "the preferences are another platform's"
    case (.unsupportedPreferences, .simplifiedChinese): "偏好设置属于其他平台"
    }
  }
}
