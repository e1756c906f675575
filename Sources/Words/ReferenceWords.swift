import Orientation
import OrientationCatalog

/// The words of the generated parts, in the language of the site.
package struct ReferenceWords: RecordedWords, Sendable {
  package let language: Language

  package init(language: Language) {
    self.language = language
  }

  package func usedBy(_ count: Int) -> String {
    pick(count == 1 ? "Used by 1 page" : "Used by \(count) pages", "\(count) 个页面引用了它")
  }
  /// Since and up to when a platform has something, in a few characters: `iOS 6–27`, `iOS 16+`.
  package func availability(of platform: String, _ availability: Availability) -> String {
    let since = availability.introduced.map { $0.description + (availability.isStated ? "+" : "+*") }
    let deprecated = availability.deprecated.map { pick(", deprecated in \($0)", "，\($0) 起弃用") }
    return platform + (since.map { " " + $0 } ?? "") + (deprecated ?? "")
  }
  package func versionsAndSources(_ count: Int) -> String {
    pick("Versions and sources (\(count))", "版本与来源（\(count)）")
  }
  package func severity(isSevere: Bool) -> String { isSevere ? pick("error", "错误") : pick("warning", "警告") }

  package func read(on day: String) -> String { pick("read on \(day)", "\(day) 查阅") }

  package func optionsCaption(_ command: String) -> String { pick("Options of \(command)", "\(command) 的选项") }
  package func exitStatusesCaption(_ command: String) -> String {
    pick("Exit statuses of \(command)", "\(command) 的退出状态")
  }
  package func changesCaption(_ old: OSVersion, _ new: OSVersion) -> String {
    pick("From iOS \(old) to iOS \(new)", "从 iOS \(old) 到 iOS \(new)")
  }
  package func decisionsCaption(_ old: OSVersion, _ new: OSVersion) -> String {
    pick(
      "Decisions that differ between iOS \(old) and iOS \(new)",
      "iOS \(old) 与 iOS \(new) 结果不同的情况")
  }
  package func more(_ count: Int) -> String { pick("and \(count) more", "另有 \(count) 项") }
  package func cases(of name: String) -> String { pick("Cases of \(name)", "\(name) 的枚举值") }
  package func permalink(_ title: String) -> String { pick("Link to “\(title)”", "“\(title)”的链接") }
  package func yesOrNo(_ answer: Bool) -> String { answer ? pick("yes", "是") : pick("no", "否") }
  package func cells(_ count: Int) -> String {
    count == 1 ? pick("1 cell", "1 格") : pick("\(count) cells", "\(count) 格")
  }
  package func since(_ version: OSVersion) -> String { pick("since iOS \(version)", "iOS \(version) 起") }
  package func deprecated(_ version: OSVersion) -> String {
    pick("deprecated in iOS \(version)", "iOS \(version) 起弃用")
  }
  package func turn(toLandscape: Bool) -> String {
    toLandscape ? pick("to landscape", "竖屏转横屏") : pick("to portrait", "横屏转竖屏")
  }
  package func widthsCaption(_ isSixteenOrLater: Bool) -> String {
    isSixteenOrLater
      ? pick("Widths on iOS 16 or later (810 × 1080 in portrait)", "iOS 16 及以上的宽度（竖屏 810 × 1080）")
      : pick("Widths before iOS 16 (768 × 1024 in portrait)", "iOS 16 之前的宽度（竖屏 768 × 1024）")
  }

  package func homeButton(_ device: DeviceOrientation) -> String {
    ValueText.text("home buttons", device.swiftName, in: language)
  }
}

extension ReferenceWords {
  /// The words whose text is always the same; `Records/words/site.txt` has them, below “words of the reference”.
  package enum Word: Int, CaseIterable, Sendable {
    case since, deprecated, header, unstated, swiftCase, objectiveCConstant, rawValue, definition, homeButton, bit
    case none, noValue, angle, key, value, mask, style, layer, whatItSays, rule, rules, standing, sources, source
    case grade, usedBy, calledBy, byDefault, applesPage, cellsDecided, matrix, shows, cellCount, symbol, absent
    case unlisted, inferredVersion, callback, turn, time, viewWidth, fixedWidth, statusBarWidth, screenWidth, meaning
    case remedy, example, printed, message, versions, finding, problem, severity, findingKinds, after, cause, fix
    case fact, values, defaultValue, name, rulesBegin, rulesEnd, command, option, whatItDoes, status, outcomesCaption
    case written, whatChanges, newSymbols, deprecatedSymbols, newMessages, formerMessages, place, before, now, usedFor
    case ran, restsOn, evidenceCaption, computedCells, noObservations, reportObservation, noSources, mappingCaption
    case anglesCaption, imagesCaption, captureCaption, backCamera, frontCamera, frontCameraOfiPhone17, image
    case mirroredImage, predicatesCaption, confusionsCaption, plistKeysCaption, plistValuesCaption, layersCaption
    case matricesCaption, symbolsCaption, availabilityCaption, sourcesCaption, versionsCaption, factsCaption
    case blocksCaption, picturesCaption, fence, whatItShows, commandsCaption, exitStatusesCaption
  }

  package static let texts = ValueText.texts("words of the reference", of: Word.self)
}
