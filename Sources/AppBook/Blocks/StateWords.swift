import Orientation
import OrientationCatalog

/// What is said of the state of an app, in the language of the site.
struct StateWords: LocalizedWords {
  let language: Language

  /// The state in a line.
  func headline(_ state: AppHealth) -> String {
    let accepted = state.acceptedCount == 0 ? [] : [self.accepted(state.acceptedCount)]
    return ([problems(state.open.count)] + harms(of: state) + accepted).joined(separator: " · ")
  }

  /// What the problems do to the app, the worst first.
  func harms(of state: AppHealth) -> [String] {
    AppHealth.Harm.allCases.compactMap { harm in
      let found = state.open.filter { $0.harm == harm }
      return found.map(\.finding.versions.first).min().flatMap { count(found.count, harm, from: $0) }
    }
  }

  func problems(_ count: Int) -> String {
    switch count {
    case 0: pick("No problems found", "没有发现问题")
    case 1: pick("1 problem", "1 个问题")
    default: pick("\(count) problems", "\(count) 个问题")
    }
  }

  /// How many problems do something to the app, the first of them on a version; nil for what does nothing of note.
  func count(_ count: Int, _ harm: AppHealth.Harm, from version: OSVersion) -> String? {
    let isOne = count == 1
    switch harm {
    case .launch:
      return pick(
        "\(count) \(isOne ? "stops" : "stop") the launch on iOS \(version)", "\(count) 个使应用在 iOS \(version) 上无法启动")
    case .crash: return pick("\(count) \(isOne ? "crashes" : "crash") the app", "\(count) 个使应用崩溃")
    case .upload:
      return pick("\(count) \(isOne ? "makes" : "make") the App Store reject the upload", "\(count) 个会被 App Store 拒绝上传")
    case .other: return nil
    }
  }

  func accepted(_ count: Int) -> String { pick("\(count) accepted", "已接受 \(count) 个") }

  func all(_ count: Int) -> String { pick("All \(count) problems", "全部 \(count) 个问题") }

  func changes(_ comparison: AppComparison) -> String {
    let (count, old, new) = (comparison.changes.count, comparison.old, comparison.new)
    return switch count {
    case 0: pick("Nothing changes from iOS \(old) to iOS \(new)", "从 iOS \(old) 到 iOS \(new) 没有变化")
    case 1: pick("1 change from iOS \(old) to iOS \(new)", "从 iOS \(old) 到 iOS \(new) 有 1 项变化")
    default: pick("\(count) changes from iOS \(old) to iOS \(new)", "从 iOS \(old) 到 iOS \(new) 有 \(count) 项变化")
    }
  }
}
