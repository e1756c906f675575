import AppBook
import AppFacts
import Basics
import Orientation
import OrientationCatalog

/// What a newer version of iOS changes for an app, as the terminal, a pull request and a program read it.
struct AppComparisonReport: DifferenceReport {
  let noun = "change"
  let comparison: AppComparison
  private let words: ComparisonWords

  init(_ comparison: AppComparison, _ language: Language) {
    self.comparison = comparison
    words = ComparisonWords(language: language)
  }
}

extension AppComparisonReport {
  var count: Int { comparison.changes.count }

  /// The report for the terminal: the changes of a kind together, each with all that belongs to it.
  var text: [SafeText] {
    var lines: [SafeText] = ["\(words.heading(comparison))"]
    if comparison.changes.isEmpty { lines += ["", "\(words.nothing(comparison))"] }
    for (kind, changes) in sections {
      lines += ["", "\(words.title(kind)) (\(changes.count))"]
      for change in changes { lines += [""] + text(of: change) }
    }
    return lines + notes.flatMap { ["", "\($0)"] }
  }

  /// The report for a pull request, with the timelines and the code folded.
  var markdown: String {
    var text = "### \(words.heading(comparison))\n"
    if comparison.changes.isEmpty { text += "\n\(words.nothing(comparison))\n" }
    for (kind, changes) in sections {
      text += "\n#### \(words.title(kind)) (\(changes.count))\n\n"
      for change in changes { text += markdown(of: change) }
    }
    return text + notes.map { "\n" + $0.escapedForMarkdown }.joined(separator: "\n")
  }

  /// The report as one object, always with the same keys.
  var json: [UInt8] {
    JSONWriter.file { json in
      json.member("old", comparison.old.description)
      json.member("new", comparison.new.description)
      json.objects("changes", of: comparison.changes) { write($0, into: &$1) }
      json.member("unknownScreens", comparison.unknownScreens)
    }
  }
}

extension AppComparisonReport {
  private var sections: [(AppChange.Kind, [AppChange])] {
    AppChange.Kind.allCases.map { kind in (kind, comparison.changes.filter { $0.kind == kind }) }
      .filter { !$0.1.isEmpty }
  }

  /// What is not compared.
  private var notes: [String] {
    (comparison.unknownScreens.isEmpty ? [] : [words.unknown(comparison.unknownScreens)])
  }

  private func text(of change: AppChange) -> [SafeText] {
    var lines: [SafeText] = [
      "- \(words.title(change)) \(StandingWords(language: words.language).marked(change.standing))"
    ]
    lines += change.places.map { "    at \($0.text)" }
    lines.append("    \(words.counts): \(words.counts(change, in: comparison))")
    if let proof = change.proof {
      if !proof.assumed.isEmpty { lines.append("    \(words.assumed(proof.assumed))") }
      if let outcomes = words.outcomes(proof) { lines.append("    \(outcomes)") }
      lines += Self.lines(of: proof.newText).map { "      \($0)" }
      lines += edit(of: proof)
    }
    if let situation = change.situationText { lines += Self.lines(of: situation).map { "      \($0)" } }
    for code in change.code { lines += ["    \(words.edit):"] + Self.lines(of: code.text).map { "      \($0)" } }
    if !change.edits.isEmpty { lines.append("    \(words.lineEdits)") }
    return lines
  }

  private func edit(of proof: AppChangeProof) -> [SafeText] {
    guard let repair = proof.repair else { return ["    \(words.noEdit)"] }
    return ["    \(words.edit): \(words.text(of: repair))"]
      + repair.edits.flatMap(\.code).flatMap { sample in
        ["      \(sample.languageName):"] + Self.lines(of: sample.text).map { "        \($0)" }
      }
  }

  private func markdown(of change: AppChange) -> String {
    var text = "- **\(words.title(change).escapedForMarkdown)** "
    text += StandingWords(language: words.language).marked(change.standing) + "\n"
    for place in change.places { text += "  - \(place.text.markdownCode)\n" }
    text += "  - \(words.counts): \(words.counts(change, in: comparison).escapedForMarkdown)\n"
    var folded = ""
    if let proof = change.proof {
      if let outcomes = words.outcomes(proof) { text += "  - \(outcomes.escapedForMarkdown)\n" }
      if !proof.assumed.isEmpty { text += "  - \(words.assumed(proof.assumed).escapedForMarkdown)\n" }
      let repair = proof.repair
      text += "  - \(repair.map { words.edit + ": " + words.text(of: $0).escapedForMarkdown } ?? words.noEdit)\n"
      folded += Self.fence(proof.oldText) + Self.fence(proof.newText)
      for sample in repair?.edits.flatMap(\.code) ?? [] { folded += Self.fence(sample) }
    }
    if let situation = change.situationText { folded += Self.fence(situation) }
    for code in change.code { folded += Self.fence(code) }
    if folded.isEmpty { return text }
    return text + "\n  <details>\n  <summary>\(words.edit)</summary>\n\n\(folded)  </details>\n\n"
  }

  /// A block of code in a list's item.
  private static func fence(_ code: CodeSample) -> String {
    code.markdown.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }.joined() + "\n"
  }

  private static func fence(_ timeline: String) -> String {
    fence(CodeSample(language: "text", text: timeline))
  }

  private static func lines(of text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private func write(_ change: AppChange, into json: inout JSONWriter) {
    json.member("kind", change.kind.rawValue)
    json.member("title", words.title(change))
    json.member("builds", change.builds.map(\.rawValue))
    json.member("devices", change.devices.isEmpty ? nil : words.devices(change))
    json.member("screens", change.screens)
    json.member("places", change.places.map(\.text))
    json.member("since", change.since.description)
    json.member("required", change.requirement?.date[words.language])
    json.member("standing", change.standing.rawValue)
    json.member("oldOutcome", change.proof?.ends?.old.outcome.claim)
    json.member("newOutcome", change.proof?.ends?.new.outcome.claim)
    json.member("oldTimeline", change.proof?.oldText)
    json.member("newTimeline", change.proof?.newText)
    json.member("situation", change.situationText)
    json.member("assumed", change.proof?.assumed ?? [])
    json.member("edit", change.proof?.repair.map { words.text(of: $0) })
    json.array("code") { json in
      let edits = change.proof?.repair?.edits ?? []
      for code in edits.flatMap(\.code) + change.code { code.write(into: &json) }
    }
  }
}
