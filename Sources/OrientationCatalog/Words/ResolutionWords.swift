import Orientation

/// How a decision came about, in words.
package struct ResolutionWords: LocalizedWords, Sendable {
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
    switch outcome {
    case .unchanged(let reason):
      pick(
        "The interface stays in \(interface.swiftName): \(self.reason(reason)).",
        "界面保持 \(interface.swiftName)：\(self.reason(reason))。")
    case .geometryError(let error):
      pick(
        "The geometry request fails with UISceneErrorDomain \(error.code): \(geometryError(error)).",
        "几何更新请求失败，UISceneErrorDomain \(error.code)：\(geometryError(error))。")
    case .unavailable(let introduced):
      pick("The method does not exist before iOS \(introduced).", "iOS \(introduced) 之前没有这个方法。")
    case .turned, .exception, .ignored: meaning(of: outcome)
    }
  }

  /// What an outcome means, whatever the situation.
  package func meaning(of outcome: Outcome) -> String {
    switch outcome {
    case .turned(let orientation):
      pick("The interface rotates to \(orientation.swiftName).", "界面旋转到 \(orientation.swiftName)。")
    case .unchanged(let reason):
      pick("The interface does not rotate: \(self.reason(reason)).", "界面不旋转：\(self.reason(reason))。")
    case .exception(let exception):
      pick("UIKit raises an exception: \(self.exception(exception)).", "UIKit 抛出异常：\(self.exception(exception))。")
    case .geometryError(.noneSupported):
      pick("The geometry request fails: no requested orientation is supported.", "几何更新请求失败：请求的方向都不受支持。")
    case .geometryError(let error):
      pick("The geometry request fails: \(geometryError(error)).", "几何更新请求失败：\(geometryError(error))。")
    case .ignored: pick("UIKit logs the call and does not rotate the interface.", "UIKit 只打印一条日志，不旋转界面。")
    case .unavailable: pick("The method does not exist in this version.", "这个版本没有这个方法。")
    }
  }

  /// Why the interface stays, as the end of a sentence.
  package func reason(_ reason: Reason) -> String { ValueText.text("reasons", reason.rawValue, in: language) }

  /// What a step did, in a short phrase.
  package func step(_ step: Step) -> String { self.step(step.effect, by: step.rule) }

  /// What a rule did, in a short phrase.
  package func step(_ effect: Step.Effect, by rule: Rule) -> String {
    switch effect {
    case .applied: rule.title(in: language)
    case .asked(let respondent, let question): asked(respondent, question)
    case .applicationMask(let mask): pick("app mask: \(list(mask))", "应用掩码：\(list(mask))")
    case .responsible(let name): pick("\(name) decides", "由 \(name) 决定")
    case .controllerMask(let mask): pick("controller mask: \(list(mask))", "控制器掩码：\(list(mask))")
    case .effectiveMask(let mask): pick("allowed: \(list(mask))", "允许：\(list(mask))")
    case .concluded(let outcome, _): outcome.claim
    }
  }

  /// Who was asked, and the answer.
  package func asked(_ respondent: Respondent, _ question: Question) -> String {
    switch language {
    case .english:
      "\(self.respondent(respondent)) \(respondent == .informationPropertyList ? "allows" : "returns") \(text(of: question))"
    case .simplifiedChinese:
      switch respondent {
      case .informationPropertyList: "Info.plist 允许 \(text(of: question))"
      case .controller(let name): "\(name) 返回 \(text(of: question))"
      case .applicationDelegate, .sceneDelegate, .containerDelegate:
        "\(self.respondent(respondent))返回 \(text(of: question))"
      }
    }
  }

  /// Who was asked.
  package func respondent(_ respondent: Respondent) -> String {
    switch respondent {
    case .informationPropertyList: "Info.plist"
    case .applicationDelegate: pick("the app delegate", "应用代理")
    case .sceneDelegate: pick("the scene delegate", "场景代理")
    case .controller(let name): name
    case .containerDelegate(let name): pick("the delegate of \(name)", "\(name) 的代理")
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
    return list.isEmpty ? pick("none", "无") : list
  }
}

extension ResolutionWords {
  package func text(of question: Question) -> String {
    switch question {
    case .supported(let mask): list(mask)
    case .shouldAutorotateTo(let mask): pick("YES to ", "YES：") + list(mask)
    case .preferred(let rawValue):
      "\(self.question(question)): " + (InterfaceOrientation(rawValue: rawValue)?.swiftName ?? "\(rawValue)")
    case .shouldAutorotate(let isOn), .prefersOrientationLocked(let isOn):
      "\(self.question(question)): \(isOn)"
    }
  }

  private func exception(_ exception: OrientationException) -> String {
    switch exception {
    case .noCommonOrientation: pick("app and controller have no orientation in common", "应用与控制器没有共同方向")
    case .preferredNotSupported: pick("the preferred orientation is not in the controller's mask", "首选方向不在控制器自己的掩码内")
    case .emptyMask: pick("the controller allows no orientation", "控制器不允许任何方向")
    case .unrecognizedSelector:
      pick(
        "the scene is no window scene and has no requestGeometryUpdate(_:errorHandler:)",
        "这个场景不是窗口场景，没有 requestGeometryUpdate(_:errorHandler:)")
    }
  }

  private func geometryError(_ error: GeometryError) -> String {
    switch error {
    case .noneSupported(let requested, let supported):
      pick("requested \(list(requested)), supported \(list(supported))", "请求 \(list(requested))，支持 \(list(supported))")
    case .windowingMode: pick("the app shares the screen", "应用与其他应用共享屏幕")
    case .unsupportedPreferences: pick("the preferences are another platform's", "偏好设置属于其他平台")
    }
  }
}
