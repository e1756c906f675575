import Orientation
import OrientationCatalog
import Words

/// What a comparison of two versions says about an app, in the language of the site.
package struct ComparisonWords: LocalizedWords, Sendable {
  package let language: Language

  package init(language: Language) { self.language = language }

  package var places: String { pick("Where", "位置") }
  package var counts: String { pick("Takes effect", "何时生效") }
  package var edit: String { pick("Edit", "修改") }
  package var lineEdits: String { pick("`fix` writes this edit.", "`fix` 会写入这处修改。") }
  package var noEdit: String {
    pick(
      "No edit of these screens alone keeps what happened before: decide whether they may do what the newer iOS does, and lay them out for it.",
      "只修改这些页面，不能保持以前的结果：请决定是否接受新版 iOS 的行为，并为它调整布局。")
  }

  /// What a comparison is about.
  package func heading(_ comparison: AppComparison) -> String {
    pick(
      "From iOS \(comparison.old) to iOS \(comparison.new)",
      "从 iOS \(comparison.old) 到 iOS \(comparison.new)")
  }

  /// That nothing is different.
  package func nothing(_ comparison: AppComparison) -> String {
    pick(
      "Nothing changes for this app from iOS \(comparison.old) to iOS \(comparison.new).",
      "从 iOS \(comparison.old) 到 iOS \(comparison.new)，这个应用没有任何变化。")
  }

  /// What follows a number of changes of a kind.
  package func title(_ kind: AppChange.Kind) -> String { ValueText.text("kinds of change", "\(kind)", in: language) }

  /// A change in a line.
  package func title(_ change: AppChange) -> String {
    switch change.subject {
    case .step(let old, let new): "\(screens(change)) · \(devices(change)): \(step(old)) → \(step(new))"
    case .lock(let name, let value):
      pick(
        "\(name): \(value) no longer limits \(screens(change)) · \(devices(change))",
        "\(name): \(value) 不再限制 \(screens(change)) · \(devices(change))")
    case .call(let name):
      pick("\(name) no longer rotates the interface · \(devices(change))", "\(name) 不再旋转界面 · \(devices(change))")
    case .finding(let kind, let subject): FindingWords(language: language).message(kind, subject)
    case .findings(let kind):
      FindingWords(language: language).message(
        kind, pick("The code in \(change.places.count) places", "\(change.places.count) 处代码"))
    case .launchScreen(let target):
      pick("\(target) has no launch screen: the App Store rejects the upload", "\(target) 没有启动屏：App Store 会拒绝上传")
    }
  }

  /// From which version and with which build a change comes, and when every upload has it.
  package func counts(_ change: AppChange, in comparison: AppComparison) -> String {
    let since = pick("iOS \(change.since) and later", "iOS \(change.since) 及以上")
    if change.builds == AppBuild.allCases {
      return since + pick(", whatever SDK the app is built with", "，与构建所用的 SDK 无关")
    }
    if change.builds == [.sameSDK] {
      return since
        + pick(
          ", if the app is still built with the iOS \(comparison.old) SDK",
          "，应用仍用 iOS \(comparison.old) SDK 构建时")
    }
    let built = pick(
      ", built with the iOS \(change.since) SDK or later", "，用 iOS \(change.since) SDK 或更高版本的 SDK 构建时")
    return since + built + (change.requirement.map { pick("; ", "；") + requirement($0) } ?? "")
  }

  /// From when on every upload has to be built with an SDK, and how far that can be relied on.
  package func requirement(_ requirement: UploadRequirement) -> String {
    let standing = StandingWords(language: language).marked(requirement.standing)
    return pick(
      "required for uploads from \(requirement.date[language]) (\(standing))",
      "\(requirement.date[language])起，上传的应用必须这样构建（\(standing)）")
  }

  /// How the last event ends on both versions.
  package func outcomes(_ proof: AppChangeProof) -> String? {
    guard let ends = proof.ends else { return nil }
    let words = ResolutionWords(language: language)
    return [(proof.old, ends.old), (proof.new, ends.new)].map { timeline, decision in
      "iOS \(timeline.start.scenario.os)\(colon)\(words.verdict(decision))"
    }.joined(separator: space)
  }

  /// What the sources do not tell, and what is taken for it.
  package func assumed(_ facts: [String]) -> String {
    pick(
      "The sources do not tell: taken as `\(facts.joined(separator: "`, `"))`.",
      "从源代码看不出来，这里取 `\(facts.joined(separator: "`、`"))`。")
  }

  /// Where everything is that the page has no room for.
  package func rest(of count: Int, _ comparison: AppComparison) -> String {
    let command = "orientation-docs diff --app app.json \(comparison.old) \(comparison.new)"
    return pick(
      "`\(command)` prints all \(count), each with its timelines and edits.",
      "`\(command)` 会列出全部 \(count) 项，每项都有时间线和修改。")
  }

  /// The screens of which nothing can be said.
  package func unknown(_ screens: [String]) -> String {
    let names = screens.map(name).joined(separator: pick(", ", "、"))
    return pick(
      "Not compared, since the sources do not tell what they return: \(names).", "没有比较，因为从源代码看不出它们返回什么：\(names)。")
  }

  /// The edits of a repair.
  package func text(of repair: Repair) -> String { RepairWords(language: language).all(repair.edits) }
}

extension ComparisonWords {
  private static let mostNames = 3

  /// What is allowed, or how an event ends: names that are the same in both languages, but for one.
  private func step(_ text: String) -> String {
    text == AppWords(language: .english)[.notAsked] ? AppWords(language: language)[.notAsked] : text
  }

  private func name(_ screen: String) -> String {
    screen.isEmpty ? pick("every other screen", "其他所有页面") : screen
  }

  private func screens(_ change: AppChange) -> String {
    let names = change.screens.map(name)
    let shown = names.prefix(Self.mostNames).joined(separator: pick(", ", "、"))
    let rest = names.count - Self.mostNames
    return rest > 0 ? shown + pick(" and \(rest) more", " 等 \(names.count) 个页面") : shown
  }

  /// The kinds of device, without what makes no difference.
  package func devices(_ change: AppChange) -> String {
    let names = Idiom.allCases.flatMap { idiom in
      let devices = change.devices.filter { $0.idiom == idiom }
      let usual = devices.filter { $0.mode == nil }
      // What holds on the usual devices of a kind and everywhere else needs no list.
      if usual.count > 1, idiom == .pad || devices.count > usual.count + 1 {
        return [AppWords(language: language).idiom(idiom)]
      }
      let kinds = usual.count > 1 ? [AppWords(language: language).idiom(idiom)] : usual.map(name)
      return kinds + devices.compactMap(\.mode).map(place)
    }
    let last = names.suffix(2).joined(separator: pick(" and ", "、"))
    return (names.dropLast(2) + [last]).joined(separator: pick(", ", "、"))
  }

  private func name(_ device: AppDevice) -> String {
    switch device.idiom {
    case .phone:
      device.hasHomeButton
        ? pick("iPhone with a home button", "有 Home 键的 iPhone")
        : pick("iPhone without a home button", "没有 Home 键的 iPhone")
    case .pad:
      device.fillsScreen
        ? pick("iPad, window fills the screen", "iPad，窗口占满屏幕")
        : pick("iPad, window does not fill the screen", "iPad，窗口没有占满屏幕")
    }
  }

  /// Where an iPhone app is shown; its window has been resized where it can be.
  private func place(_ mode: WindowingMode) -> String {
    mode == .phoneAppOnPad
      ? pick("iPhone app in a resized window", "窗口已调整大小的 iPhone 应用") : mode.name(in: language)
  }
}
