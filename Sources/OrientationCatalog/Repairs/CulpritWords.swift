import Orientation

/// Who kept an event from ending as it was meant to, in words.
///
/// Names of controllers and methods stand in backticks.
package struct CulpritWords: LocalizedWords, Sendable {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// The sentences, or nil where there is nothing to say beyond the verdict.
  package func text(of culprits: Culprits, _ resolution: Resolution) -> String? {
    let isRefused = if case .interface = culprits.wish { true } else { false }
    let sets = culprits.setsToTell.map { set in
      set.flatMap { $0.refusals }.map { clause($0, isRefused: isRefused) }.joined(separator: and)
    }
    var sentences: [String] = []
    if !sets.isEmpty {
      // What meets in an exception is at fault together, and each alone could mend it.
      sentences.append(sentence(sets.joined(separator: isRefused ? or : both)))
    } else if culprits.sets.isEmpty, !culprits.isReached {
      sentences.append(nobody(resolution.decision.rule))
    }
    sentences += culprits.unheardToTell.map { sentence(noEffect($0.answer) + cause($0.cause)) }
    return sentences.isEmpty ? nil : sentences.joined(separator: space)
  }
}

extension CulpritWords {
  /// What stands between those who refused together.
  package var and: String { pick(", and ", "，且 ") }
  /// What stands between those of whom each could have had it end otherwise.
  package var or: String { pick("; or ", "；或者 ") }
  /// What a clause loses where nothing was refused.
  package var only: String { pick("only ", "只") }
  /// What stands between those who meet in an exception.
  package var both: String { pick(", and ", "，而 ") }

  /// A fact as it is, as the beginning of a sentence, without its end.
  ///
  /// - Parameter isRefused: whether it kept something from happening; otherwise it let something happen.
  package func clause(_ refusal: Refusal, isRefused: Bool) -> String {
    switch refusal {
    case .mask(let respondent, let mask, let isDefault):
      this(respondent, allows: mask, isDefault: isDefault, only: isRefused)
    case .autorotationTo(let name, let mask):
      pick(
        "`\(name)` says YES \(isRefused && mask != .all ? "only " : "")to \(list(mask))",
        "`\(name)` \(isRefused && mask != .all ? "只" : "")对 \(list(mask)) 返回 YES")
    case .autorotation(let name, let isOn):
      pick("`\(name)` returns \(isOn) from `shouldAutorotate`", "`\(name)` 的 `shouldAutorotate` 返回 \(isOn)")
    case .preferenceLock(let name, let isOn):
      pick(
        "`\(name)` returns \(isOn) from `prefersInterfaceOrientationLocked`",
        "`\(name)` 的 `prefersInterfaceOrientationLocked` 返回 \(isOn)")
    case .preferred(let respondent, let rawValue):
      pick(
        "\(who(respondent)) \(rawValue.map { "prefers \(name(of: $0))" } ?? "prefers no orientation")",
        "\(subject(respondent))\(rawValue.map { "首选 \(name(of: $0))" } ?? "没有首选方向")")
    case .style(let name, let style, let presenter):
      pick("`\(name)` is presented \(leaves(style, presenter))", "`\(name)` \(leaves(style, presenter))")
    case .requiresFullScreen(let isRequired):
      pick("`UIRequiresFullScreen` is \(isRequired)", "`UIRequiresFullScreen` 为 \(isRequired)")
    case .rotationLock: pick("the user has locked rotation", "用户打开了方向锁定")
    case .mode(let mode): pick("the app is shown in: \(mode.name(in: language))", "应用显示在：\(mode.name(in: language))")
    case .missingCall(.geometryRequested(let mask)):
      pick(
        "there is no call of `\(method(.geometryRequested(mask)))`, which asks for an orientation",
        "没有调用 `\(method(.geometryRequested(mask)))` 来请求方向")
    case .missingCall(let call):
      pick(
        "there is no call of `\(method(call))`, which makes UIKit read the masks again",
        "没有调用 `\(method(call))` 让 UIKit 重新读取掩码")
    case .homeButton(let isThere):
      pick("the iPhone has \(isThere ? "a" : "no") home button", isThere ? "iPhone 有 Home 键" : "iPhone 没有 Home 键")
    case .idiom(let idiom):
      pick(
        "an \(idiom == .pad ? "iPad" : "iPhone") does so whatever the app answers",
        "\(idiom == .pad ? "iPad" : "iPhone") 上都是如此，与应用返回什么无关")
    case .linkedSDK(let version):
      pick("the app is built with the SDK of iOS \(version)", "应用以 iOS \(version) 的 SDK 构建")
    case .os(let version):
      pick("whatever the app answers, iOS \(version) does so", "iOS \(version) 上都是如此，与应用返回什么无关")
    }
  }

  /// An answer that has no effect, as the beginning of a sentence.
  package func noEffect(_ answer: Refusal) -> String {
    let (name, value) =
      switch answer {
      case .mask(.informationPropertyList, let mask, _):
        (pick("the list of Info.plist", "Info.plist 的列表"), list(mask))
      case .mask(let respondent, let mask, _):
        (pick("the mask of \(who(respondent))", "\(subject(respondent))的掩码"), list(mask))
      case .autorotation(let name, let isOn):
        (pick("`shouldAutorotate` of `\(name)`", "`\(name)` 的 `shouldAutorotate`"), "\(isOn)")
      case .preferenceLock(let name, let isOn):
        (
          pick("`prefersInterfaceOrientationLocked` of `\(name)`", "`\(name)` 的 `prefersInterfaceOrientationLocked`"),
          "\(isOn)"
        )
      case .autorotationTo, .preferred, .style, .requiresFullScreen, .rotationLock, .mode, .missingCall, .homeButton,
        .idiom, .linkedSDK, .os:
        (clause(answer, isRefused: true), "")
      }
    return pick("\(name) (\(value)) has no effect", "\(name)（\(value)）不起作用")
  }

  /// Why an answer has no effect, as the end of the sentence.
  package func cause(_ cause: Culprits.Unheard.Cause) -> String {
    let cause =
      switch cause {
      case .container(let name):
        pick("because `\(name)` answers itself and does not forward", "因为 `\(name)` 返回自己的值，不转发给子控制器")
      case .presentation(let style, let presenter):
        pick("because it is presented \(leaves(style, presenter))", "因为它\(leaves(style, presenter))")
      case .rule(let rule):
        pick("because of the rule “\(rule.title(in: language))”", "依据规则“\(rule.title(in: language))”")
      }
    return pick(", ", "，") + cause
  }

  /// Where nobody could have had it end otherwise.
  package func nobody(_ rule: Rule) -> String {
    pick(
      "No answer would have had it end otherwise: \(rule.title(in: language)).",
      "没有谁能改变这个结果：\(rule.title(in: language))。")
  }

  private func method(_ call: MethodCall) -> String {
    if case .geometryRequested = call { return "requestGeometryUpdate(_:errorHandler:)" }
    return EditWords(language: language).name(of: call)
  }

  /// A clause as a sentence.
  private func sentence(_ clause: String) -> String {
    // A name in backticks keeps its first letter.
    (language == .english ? clause.prefix(1).uppercased() + clause.dropFirst() : clause) + stop
  }

  private func this(_ respondent: Respondent, allows mask: InterfaceOrientationMask, isDefault: Bool, only: Bool)
    -> String
  {
    // UIKit's default and all four are no limit that somebody has set.
    let only = only && !isDefault && mask != .all
    let verb =
      respondent == .informationPropertyList
      ? pick(mask.isEmpty ? "lists" : only ? "lists only" : "lists", only && !mask.isEmpty ? "只列出" : "列出")
      : pick(mask.isEmpty ? "allows" : only ? "allows only" : "allows", only && !mask.isEmpty ? "只允许" : "允许")
    let what = mask.isEmpty ? pick(" no orientation", "的方向为空") : " " + list(mask)
    guard isDefault else { return pick("\(who(respondent)) ", "\(subject(respondent))") + verb + what }
    return respondent == .informationPropertyList
      ? pick("Info.plist lists nothing, which allows\(what)", "Info.plist 没有列出方向，即允许\(what)")
      : pick("\(who(respondent)) by default \(verb)\(what)", "\(subject(respondent))默认\(verb)\(what)")
  }

  private func leaves(_ style: ModalPresentationStyle?, _ presenter: Name?) -> String {
    let presenter = presenter.map { pick("`\($0)`", " `\($0)` ") } ?? pick("its presenter", "下面的控制器")
    let name = style.map { "`\($0.swiftName)`" }
    return pick(
      "\(name.map { "as \($0)" } ?? "in the default style"), which leaves \(presenter) in charge",
      "\(name.map { "以 \($0) 方式 present" } ?? "以默认样式 present")，仍由\(presenter)决定")
  }

  /// Who, before a Chinese verb: Latin letters and code stand apart from Han.
  private func subject(_ respondent: Respondent) -> String {
    switch respondent {
    case .informationPropertyList, .controller: who(respondent) + " "
    case .applicationDelegate, .sceneDelegate, .containerDelegate: who(respondent)
    }
  }

  private func who(_ respondent: Respondent) -> String {
    switch respondent {
    case .informationPropertyList: "Info.plist"
    case .applicationDelegate: pick("the app delegate", "应用代理")
    case .sceneDelegate: pick("the scene delegate", "场景代理")
    case .controller(let name): "`\(name)`"
    case .containerDelegate(let name): pick("the delegate of `\(name)`", "`\(name)` 的代理")
    }
  }

  private func name(of rawValue: Int) -> String { InterfaceOrientation(rawValue: rawValue)?.swiftName ?? "\(rawValue)" }

  private func list(_ mask: InterfaceOrientationMask) -> String { ResolutionWords(language: language).list(mask) }
}
