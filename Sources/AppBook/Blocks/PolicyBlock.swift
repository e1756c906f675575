import Basics
import Blocks
import HTML
import Orientation
import OrientationCatalog
import OrientationNotation
import OrientationPolicy
import Words

/// A policy of the book: its statements, and what came of each.
package struct PolicyBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "policy", "NAME",
    summary: "how the app is to behave, proved or shown to fail; each line of its body is a statement",
    needsApp: true,
    .free { fence, _ in
      // What cannot be read is told where all policies are read.
      fence.documentedApp.flatMap { PolicyBlock($0, named: name(fence.words.joined(separator: " "))) }
    })

  private let report: PolicyReport
  /// The screens of the book.
  private let screens: [Screen]
  /// Its place among the policies of the book, from 1.
  private let number: Int
  /// What this and the other policies of the book say of the same screens.
  private let overlaps: [PolicyOverlap]
  /// The screens of which no policy says in which orientations they are; behind the last policy of the book.
  private let gaps: [PolicyTable.Gap]
  /// The shortest ways to fail a statement.
  private let timelines: [TimelineBlock]

  private init?(_ app: App, named name: String) {
    guard let index = app.policyReports.firstIndex(where: { $0.policy.name == name }) else { return nil }
    report = app.policyReports[index]
    screens = app.screens
    number = index + 1
    let policies = app.policyReports.map(\.policy)
    let table = PolicyTable(policies, PlayableBook(app: app))
    overlaps = table.overlaps.compactMap { PolicyOverlap($0, of: index, policies) }
    gaps = number == policies.count ? table.gaps : []
    timelines = Self.timelines(of: report)
  }

  /// What a policy is called by what stands behind the block's name.
  package static func name(_ words: String) -> String { words.isEmpty ? Policy.unnamed : words }

  package var anchors: [BlockAnchor] { [BlockAnchor(id: id, isLasting: false)] }

  package var mentions: [EntryKey] {
    (timelines.flatMap(\.mentions) + answers.map { .rule($0.rule.rawValue) }).withoutRepeats
  }

  package func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = PolicyWords(language: context.language)
    let figure = TableFigure(
      id: id, caption: report.policy.name, columns: [words[.statement], words[.verdict]])
    let idle = report.idleStatements
    figure.write(rows: zip(report.policy.statements, report.verdicts), into: &page) { row, page in
      page.head { $0.tag(.code) { $0.breakable(row.0.text) } }
      page.cell { page in
        if idle.contains(row.0) {
          page.breakable(words.neverApplies(report.whyIdle(row.0, screens, in: context.language)))
        } else {
          write(row.1, words, into: &page, context)
        }
      }
    }
    page.tag(.p, text: words.extent(states: report.states, depth: report.depth, environments: report.units.count))
    for answer in report.freeAnswers { page.tag(.p) { $0.breakable(words.everyValue(of: answer)) } }
    for condition in report.conditions { page.tag(.p) { $0.breakable(words.bothWays(of: condition)) } }
    if !report.harmlessAnswers.isEmpty {
      page.tag(.p, text: words[.harmlessAnswers])
      write(report.harmlessAnswers, into: &page, context)
    }
    page.list(overlaps.map { words.overlap($0.own, $0.other, of: $0.policy, on: $0.place) })
    page.list(gaps.map { words.gap($0.screen, environments: $0.environments.map(\.text)) })
    for timeline in timelines { timeline.render(into: &page, context: context) }
  }
}

extension PolicyBlock {
  private var id: String { "policy.\(number)" }

  private static func timelines(of report: PolicyReport) -> [TimelineBlock] {
    zip(report.policy.statements, report.verdicts).compactMap { statement, verdict in
      guard case .fails(let failure, _) = verdict else { return nil }
      return TimelineBlock(played: failure.timeline, repairs: failure.repairs(for: statement, of: report.policy))
    }
  }

  /// The answers to what Apple leaves open, as far as the page names them.
  private var answers: [RuleSentence] { report.decidingAnswers + report.harmlessAnswers }

  private func write(_ answers: [RuleSentence], into page: inout HTMLWriter, _ context: BlockContext) {
    let reference = ReferenceWords(language: context.language)
    page.list(of: answers) { answer, page in
      page.link(
        answer.sentence?.text[context.language] ?? answer.id.description, to: .rule(answer.rule.rawValue), context)
      page.text(" ")
      page.standing(answer.standing, reference)
    }
  }

  private func write(
    _ verdict: PolicyVerdict, _ words: PolicyWords, into page: inout HTMLWriter, _ context: BlockContext
  ) {
    switch verdict {
    case .holds(if: []): page.text(words[.holds])
    case .holds(if: let sentences):
      page.text(words[.holdsIf])
      write(sentences, into: &page, context)
    case .notProved(.depth(let depth), let environment): page.text(words.notProved(depth: depth, environment))
    case .notProved(.states(let states, _), let environment): page.text(words.notProved(states: states, environment))
    case .notProved(.time, let environment): page.text(words.notProvedInTime(environment))
    case .notProved(.complete, _), .notProved(.decided, _): page.text(words[.notProved])
    case .neverReaches(let mask, let environment): page.text(words.neverReaches(mask, environment))
    case .fails(let failure, let environment):
      page.text(words.fails(events: failure.length, environment, failure.standing))
      let taken = failure.conditions.map { words.taken($0.condition, holds: $0.holds) }
      for text in taken + failure.guesses.map(words.guessed) {
        page.void(.br)
        page.breakable(text)
      }
    }
    guard let reason = report.reason(toAccept: verdict) else { return }
    page.void(.br)
    page.text(words.accepted(reason))
  }
}

extension HTMLWriter {
  /// A list of sentences; nothing where there is none.
  fileprivate mutating func list(_ items: [String]) {
    if !items.isEmpty { list(of: items) { $1.breakable($0) } }
  }
}
