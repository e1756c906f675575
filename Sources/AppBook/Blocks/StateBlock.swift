import Basics
import Blocks
import HTML
import Orientation
import OrientationCatalog
import Words

/// How the app stands, before anything else: how many problems it has, what they do to it, and which to look at first.
struct StateBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "app-state", summary: "how many problems the app has, and which to look at first", needsApp: true,
    .plain { fence in fence.documentedApp.map { StateBlock(app: $0) } })

  /// How many findings are named.
  private static let mostNamed = 5

  let app: App
  /// What is not accepted, with its number among all findings, the worst first.
  private let open: [(number: Int, finding: AppFinding, harm: Harm)]
  private let acceptedCount: Int
  private let comparison: AppComparison

  init(app: App) {
    self.app = app
    let all = app.findings().enumerated()
    let open = all.filter { _, finding in
      switch app.verdict(on: finding) {
      case .accepted: false
      case .error, .warning: true
      }
    }.map { (number: $0 + 1, finding: $1, harm: Harm($1)) }
    self.open = Harm.allCases.flatMap { harm in open.filter { $0.harm == harm } }
    acceptedCount = all.count - open.count
    comparison = AppComparison(ofNewest: app)
  }

  var anchors: [BlockAnchor] { [BlockAnchor(id: "app.state")] }

  var mentions: [EntryKey] { open.prefix(Self.mostNamed).flatMap(\.finding.entries) }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = StateWords(language: context.language)
    page.line(.div, [tone, .id("app.state")]) { page in
      page.tag(.p, [.class("title")], text: headline(words))
      if !open.isEmpty {
        page.tag(.ol) { page in
          for (number, finding, _) in open.prefix(Self.mostNamed) {
            page.tag(.li) { write(finding, number, context, into: &$0) }
          }
        }
      }
      let further = [
        open.count > Self.mostNamed ? (words.all(open.count), EntryKey.appFindings) : nil,
        (words.changes(comparison), .nextVersion),
      ].compactMap(\.self)
      page.tag(.p) { page in
        for (index, (text, key)) in further.enumerated() {
          if index > 0 { page.text(" · ") }
          page.link(text, to: key, context)
        }
      }
    }
  }
}

extension StateBlock {
  /// What a finding does to the app, the worst first.
  enum Harm: CaseIterable {
    case launch
    case crash
    case upload
    case other

    init(_ finding: AppFinding) {
      if case .exception = finding.proof?.decision.outcome {
        self = .crash
      } else {
        switch finding.kind.changeKind {
        case .launch: self = .launch
        case .upload: self = .upload
        case .screen, .lock, .call, .finding: self = .other
        }
      }
    }
  }

  private var tone: Attribute {
    guard let worst = open.first?.harm else { return .class("alert tip") }
    return worst == .other ? .class("alert warning") : .class("alert caution")
  }

  private func headline(_ words: StateWords) -> String {
    let counts = Harm.allCases.compactMap { harm -> String? in
      let found = open.filter { $0.harm == harm }
      return found.map(\.finding.versions.first).min().flatMap { words.count(found.count, harm, from: $0) }
    }
    let accepted = acceptedCount == 0 ? [] : [words.accepted(acceptedCount)]
    return ([words.problems(open.count)] + counts + accepted).joined(separator: " · ")
  }

  private func write(_ finding: AppFinding, _ number: Int, _ context: BlockContext, into page: inout HTMLWriter) {
    page.link(FindingWords(language: context.language).message(finding), to: .appFinding(number), context)
    page.text(" · iOS \(finding.versions) · ")
    page.place(finding.place, of: app)
  }
}

/// What is said of the state of an app, in the language of the site.
private struct StateWords: LocalizedWords {
  let language: Language

  func problems(_ count: Int) -> String {
    switch count {
    case 0: pick("No problems found", "没有发现问题")
    case 1: pick("1 problem", "1 个问题")
    default: pick("\(count) problems", "\(count) 个问题")
    }
  }

  /// How many problems do something to the app, the first of them on a version; nil for what does nothing of note.
  func count(_ count: Int, _ harm: StateBlock.Harm, from version: OSVersion) -> String? {
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
