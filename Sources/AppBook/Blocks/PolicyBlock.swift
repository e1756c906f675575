import Basics
import Blocks
import HTML
import Orientation
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
  /// Its place among the policies of the book, from 1.
  private let number: Int
  /// The shortest ways to fail a statement.
  private let timelines: [TimelineBlock]

  private init?(_ app: App, named name: String) {
    guard let index = app.policyReports.firstIndex(where: { $0.policy.name == name }) else { return nil }
    report = app.policyReports[index]
    number = index + 1
    timelines = Self.timelines(of: report)
  }

  /// What a policy is called by what stands behind the block's name.
  package static func name(_ words: String) -> String { words.isEmpty ? Policy.unnamed : words }

  package var anchors: [BlockAnchor] { [BlockAnchor(id: id, isLasting: false)] }

  package var mentions: [EntryKey] {
    var keys: [EntryKey] = []
    for key in timelines.flatMap(\.mentions) where !keys.contains(key) { keys.append(key) }
    return keys
  }

  package func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = PolicyWords(language: context.language)
    let figure = TableFigure(
      id: id, caption: report.policy.name, columns: [words.statement, words.verdict])
    figure.write(into: &page) { page in
      for (statement, verdict) in zip(report.policy.statements, report.verdicts) {
        page.row(nil, { $0.tag("code") { $0.breakable(statement.text) } }, [{ write(verdict, words, into: &$0) }])
      }
    }
    page.tag("p", text: words.extent(states: report.states, depth: report.depth, environments: report.units.count))
    for answer in freeAnswers { page.tag("p") { $0.breakable(words.everyValue(of: answer)) } }
    for timeline in timelines { timeline.render(into: &page, context: context) }
  }
}

extension PolicyBlock {
  private var id: String { "policy.\(number)" }

  /// The answers that the sources do not tell, each once.
  private var freeAnswers: [String] {
    var answers: [String] = []
    for answer in report.units.flatMap(\.freeAnswers) where !answers.contains(answer) { answers.append(answer) }
    return answers
  }

  private static func timelines(of report: PolicyReport) -> [TimelineBlock] {
    zip(report.policy.statements, report.verdicts).compactMap { statement, verdict in
      guard case .fails(let failure, _) = verdict else { return nil }
      return TimelineBlock.played(failure.timeline.joined(separator: "\n"), repairs: failure.repairs(for: statement))
    }
  }

  private func write(_ verdict: PolicyVerdict, _ words: PolicyWords, into page: inout HTMLWriter) {
    switch verdict {
    case .proved: page.text(words.proved)
    case .notProved(.depth(let depth), let environment): page.text(words.notProved(depth: depth, environment))
    case .notProved(.states(let states, _), let environment): page.text(words.notProved(states: states, environment))
    case .notProved(.complete, _), .notProved(.decided, _): page.text(words.notProved)
    case .neverReaches(let mask, let environment): page.text(words.neverReaches(mask, environment))
    case .fails(let failure, let environment):
      page.text(words.fails(events: failure.length, environment, failure.standing))
    }
    guard let reason = report.reason(toAccept: verdict) else { return }
    page.void("br")
    page.text(words.accepted(reason))
  }
}
