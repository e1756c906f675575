import Orientation
import OrientationCatalog

/// What findings say, in the language of the site.
package struct FindingWords: LocalizedWords, Sendable {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// What `lint` calls it: an error is what ends the app, or keeps it from its users.
  func severity(_ isSevere: Bool) -> String { isSevere ? pick("error", "错误") : pick("warning", "警告") }

  /// In how many places something is wrong.
  func count(ofPlaces count: Int) -> String { pick("\(count) places", "\(count) 处") }

  /// The other places, behind a sentence; nothing where there are none. Of a place in the same file the line is enough.
  package func alsoOn(_ finding: AppFinding) -> String {
    let lines = finding.otherPlaces.compactMap { place in
      place.line.map { line in
        place.path == finding.place.path ? pick("line \(line)", "第 \(line) 行") : "\(place.path):\(line)"
      }
    }
    return lines.isEmpty ? "" : pick("; also on ", "；另见") + lines.joined(separator: pick(", ", "、"))
  }

  /// What is wrong, in a sentence.
  package func message(_ finding: AppFinding) -> String {
    let subject = finding.subject
    switch (finding.kind, finding.api, finding.message?.id) {
    case (.replacedMethod, let api?, _):
      // The app may run on later versions alone.
      let rule = finding.proof.map(\.decision.rule)
      let end = api == .shouldAutorotateToInterfaceOrientation ? OSVersion(6) : rule?.versions.first
      let first = end ?? finding.versions.first
      // A call outside of all types is about the method itself.
      if subject == api.rawValue {
        return pick("\(subject) has no effect on iOS \(first) and later", "\(subject) 在 iOS \(first) 及以上不起作用")
      }
      return pick(
        "\(subject) uses \(api.rawValue), which has no effect on iOS \(first) and later",
        "\(subject) 使用 \(api.rawValue)，它在 iOS \(first) 及以上不起作用")
    case (.uploadRefused, _, MessageRecord.multitaskingLaunchStoryboard.id):
      return pick(
        "\(subject) can share the iPad’s screen and has no launch screen: the App Store rejects the upload",
        "\(subject) 可以在 iPad 上与其他应用共享屏幕，却没有启动屏：App Store 会拒绝上传")
    case (.uploadRefused, _, MessageRecord.multitaskingOrientations.id):
      return pick(
        "\(subject) can share the iPad’s screen and does not list all four orientations for it: the App Store rejects the upload",
        "\(subject) 可以在 iPad 上与其他应用共享屏幕，却没有为 iPad 列出全部四个方向：App Store 会拒绝上传")
    case (.deviceOrientationForLayout, .deviceOrientationNotification?, _):
      return pick(
        "\(subject) lays out when the device is turned, which is not when the interface rotates",
        "\(subject) 在设备转动时布局，而界面不是在那时旋转")
    case (.stuckScreen, _, _):
      // Another finding on the same line may say what later versions do.
      let sentence = message(finding.kind, subject)
      guard let end = finding.versions.end else { return sentence }
      return pick("before iOS \(end), \(sentence)", "iOS \(end) 之前，\(sentence)")
    default: return message(finding.kind, subject)
    }
  }

  /// What is wrong with the subject of a finding of which no more than its kind is known, in a sentence.
  package func message(_ kind: AppFindingKind, _ subject: String) -> String {
    kind.record.message(about: subject, in: language)
  }
}
