import Basics
import HTML
import Orientation
import OrientationCatalog
import Words

/// What changes for an app from one version gate to the next: symbols, rules, messages and decisions.
struct ChangesBlock: ReferenceBlock {
  static let specification = BlockSpecification(
    "changes", "VERSION", summary: "what changes at a version gate",
    .entry("version gate", of: { _ in Array(VersionGate.allCases.dropFirst()) }, by: \.versions.first.description) {
      ChangesBlock(gate: $0)
    })

  private let comparison: VersionComparison

  /// The changes at a gate, or nil for the first one, before which the resolver knows nothing.
  init?(gate: VersionGate) {
    guard let old = gate.versionBefore else { return nil }
    comparison = VersionComparison(from: old, to: gate.versions.first)
  }

  var anchors: [BlockAnchor] {
    [BlockAnchor(id: "changes.table", key: .changes(comparison.new.description))]
      + (comparison.changes.isEmpty ? [] : [BlockAnchor(id: "changes.decisions")])
  }

  var mentions: [EntryKey] {
    (comparison.introduced + comparison.deprecated).map { .symbol($0.swift) }
      + (comparison.begun + comparison.ended).map { .rule($0.rawValue) }
      + (comparison.newMessages + comparison.formerMessages).map { .message($0.id) }
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = ReferenceWords(language: context.language)
    writeLists(words, context, into: &page)
    if !comparison.changes.isEmpty { writeDecisions(words, context, into: &page) }
  }
}

extension ChangesBlock {
  private func writeLists(_ words: ReferenceWords, _ context: BlockContext, into page: inout HTMLWriter) {
    let figure = TableFigure(
      id: "changes.table", caption: words.changesCaption(comparison.old, comparison.new),
      columns: [words[.whatChanges], words[.name]])
    figure.write(into: &page) { page in
      writeRow(words[.newSymbols], comparison.introduced, words, into: &page) {
        $1.symbol($0.swift, context)
      }
      writeRow(words[.deprecatedSymbols], comparison.deprecated, words, into: &page) {
        $1.symbol($0.swift, context)
      }
      for (title, rules) in [(words[.rulesBegin], comparison.begun), (words[.rulesEnd], comparison.ended)] {
        page.line(.tr) { page in
          page.tag(.th, [.scope("row")], text: title)
          page.rulesCell(rules, words, context)
        }
      }
      writeRow(words[.newMessages], comparison.newMessages, words, into: &page) {
        $1.link($0.id, to: .message($0.id), context)
      }
      writeRow(words[.formerMessages], comparison.formerMessages, words, into: &page) {
        $1.link($0.id, to: .message($0.id), context)
      }
    }
  }

  private func writeRow<Entry>(
    _ title: String, _ entries: [Entry], _ words: ReferenceWords, into page: inout HTMLWriter,
    _ write: (Entry, inout HTMLWriter) -> Void
  ) {
    page.line(.tr) { page in
      page.tag(.th, [.scope("row")], text: title)
      page.tag(.td, [.class("prose")]) { page in
        if entries.isEmpty { return page.text(words[.none]) }
        page.join(entries, by: words.comma, write)
      }
    }
  }

  private func writeDecisions(_ words: ReferenceWords, _ context: BlockContext, into page: inout HTMLWriter) {
    let figure = TableFigure(
      id: "changes.decisions", caption: words.decisionsCaption(comparison.old, comparison.new),
      columns: [words[.matrix], words[.cellCount], words[.place], words[.before], words[.now], words[.rule]])
    figure.write(rows: comparison.changes, into: &page) { write($0, words, context, into: &$1) }
  }

  private func write(
    _ change: DecisionChange, _ words: ReferenceWords, _ context: BlockContext, into page: inout HTMLWriter
  ) {
    page.tag(.th, [.scope("row")]) {
      $0.link(words.question(of: change.matrix), to: .matrix(change.matrix.rawValue), context)
    }
    page.tag(.td, text: "\(change.places.count)")
    page.tag(.td, [.class("prose")]) { page in
      page.breakable(
        CellPlaces.text(
          change.places.map { (row: words.axis($0.row), column: $0.column.map { words.axis($0) }) },
          semicolon: words.semicolon, more: words.more))
    }
    let isToldApart = words.value(change.old) != words.value(change.new)
    write(change.old, isToldApart ? words.value(change.old) : change.old.claim, into: &page)
    write(change.new, isToldApart ? words.value(change.new) : change.new.claim, into: &page)
    page.tag(.td) { $0.title(of: change.rule, context) }
  }

  private func write(_ value: DecisionMatrix.Value, _ text: String, into page: inout HTMLWriter) {
    let mark = OutcomeMark(kind: value.outcomeKind, isState: value.isState)
    page.tag(.td, [mark.cellClass]) { page in
      mark.writeSign(into: &page)
      page.breakable(text)
    }
  }
}
