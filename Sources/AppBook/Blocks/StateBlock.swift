import Basics
import Blocks
import HTML

/// How the app stands, before anything else: how many problems it has, what they do to it, and which to look at first.
struct StateBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "app-state", summary: "how many problems the app has, and which to look at first", needsApp: true,
    .plain { fence in fence.documentedApp.map { StateBlock(app: $0) } })

  /// How many findings are named.
  private static let mostNamed = 5

  let app: App
  private let state: AppHealth

  init(app: App) {
    self.app = app
    state = AppHealth(app)
  }

  var anchors: [BlockAnchor] { [BlockAnchor(id: "app.state")] }

  var mentions: [EntryKey] { state.open.prefix(Self.mostNamed).flatMap(\.finding.entries) }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = StateWords(language: context.language)
    let open = state.open
    page.line(.div, [tone, .id("app.state")]) { page in
      page.tag(.p, [.class("title")], text: words.headline(state))
      if !open.isEmpty {
        page.tag(.ol) { page in
          for (number, finding, _) in open.prefix(Self.mostNamed) {
            page.tag(.li) { write(finding, number, context, into: &$0) }
          }
        }
      }
      let further = [
        open.count > Self.mostNamed ? (words.all(open.count), EntryKey.appFindings) : nil,
        (words.changes(state.comparison), .nextVersion),
      ].compactMap(\.self)
      page.tag(.p) { page in page.join(further, by: " · ") { $1.link($0.0, to: $0.1, context) } }
    }
  }
}

extension StateBlock {
  private var tone: Attribute {
    guard let worst = state.open.first?.harm else { return .class("alert tip") }
    return worst == .other ? .class("alert warning") : .class("alert caution")
  }

  private func write(_ finding: AppFinding, _ number: Int, _ context: BlockContext, into page: inout HTMLWriter) {
    page.link(FindingWords(language: context.language).message(finding), to: .appFinding(number), context)
    page.text(" · iOS \(finding.versions) · ")
    page.place(finding.place, of: app)
  }
}
