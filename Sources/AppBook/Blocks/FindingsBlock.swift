import Basics
import Blocks
import HTML
import Orientation
import Words

/// What does harm in the app, each with its place, the rule behind it, and the situation in which it shows.
struct FindingsBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "findings", summary: "what is found in the app", needsApp: true,
    .plain { fence in fence.documentedApp.map { FindingsBlock(app: $0) } })

  let app: App
  private let findings: [AppFinding]

  init(app: App) {
    self.app = app
    findings = app.findings()
  }

  var anchors: [BlockAnchor] {
    [BlockAnchor(id: "findings.list", key: .appFindings)]
      + findings.indices.map { BlockAnchor(id: id(of: $0), key: .appFinding($0 + 1), isLasting: false) }
  }

  var mentions: [EntryKey] {
    findings.flatMap { finding in
      [finding.entry, finding.message.map { .message($0.id) }].compactMap(\.self)
        + (finding.proof.map { ScenarioBlock.mentions(of: $0) } ?? [])
    }
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = AppWords(language: context.language)
    page.tag(.div, [.id("findings.list")]) { page in
      if findings.isEmpty { page.tag(.p, text: words[.noFindings]) }
      for (index, finding) in findings.enumerated() {
        page.line(.figure, [.class("scenario"), .id(id(of: index))]) { page in
          switch app.verdict(on: finding) {
          case .accepted(let reason, let firstSeen):
            writeMessage(of: finding, context, into: &page)
            let since = firstSeen.map { words.firstSeen($0.version, $0.shortCommit) } ?? ""
            page.tag(.p, text: words.accepted(reason) + since)
            page.folded(words[.proof]) { writeProof(of: finding, context, into: &$0) }
          case .error, .warning:
            writeMessage(of: finding, context, into: &page)
            writeProof(of: finding, context, into: &page)
          }
        }
      }
    }
  }
}

extension FindingsBlock {
  private func id(of index: Int) -> String { "finding.\(index + 1)" }

  private func writeMessage(of finding: AppFinding, _ context: BlockContext, into page: inout HTMLWriter) {
    let words = FindingWords(language: context.language)
    page.tag(.figcaption, text: words.message(finding) + words.stop)
    page.tag(.p, [.class("origin")]) { page in
      page.place(finding.place, of: app)
      if !finding.otherPlaces.isEmpty { page.text(" · " + words.count(ofPlaces: finding.otherPlaces.count + 1)) }
      page.text(" · iOS \(finding.versions) · \(words.severity(finding.kind.record.isSevere)) · ")
      page.link(finding.kind.rawValue, to: .finding(finding.kind.rawValue), context)
      let owners = app.facts.codeOwners.owners(of: finding.place.path)
      if !owners.isEmpty { page.text(" · " + owners.joined(separator: " ")) }
    }
  }

  private func writeProof(of finding: AppFinding, _ context: BlockContext, into page: inout HTMLWriter) {
    if !finding.shownAt.isEmpty {
      let words = AppWords(language: context.language)
      page.list(of: finding.shownAt) { step, page in
        page.tag(.code) { $0.breakable(step.node.name) }
        page.text(" " + words.shown(step.relation, by: step.by?.name, style: step.style?.swiftName) + words.colon)
        page.place(step.place, of: app)
      }
    }
    if let message = finding.message {
      page.tag(.p, [.class("message")]) { $0.link(message.text, to: .message(message.id), context) }
    }
    if let proof = finding.proof {
      page.facts(finding.facts)
      page.verdict(proof, context)
      // Without the reference there are no entries to link to, and the ids of rules and outcomes say nothing by themselves.
      if proof.trace.steps.contains(where: { context.href(.rule($0.rule.rawValue)) != nil }) {
        page.trace(proof, context)
      }
      page.explorerLink(.moment(proof.scenario), context)
    }
    if let code = finding.code { page.code([code], context.language) }
  }
}
