import AppBook
import Basics
import OrientationCatalog
import ReferenceSite

/// What a run of `build` or `check` found, ready to be written in any format.
///
/// Formats for programs go to standard output as a whole, whatever the status; nothing else is printed there.
struct Report {
  /// The name of the command that ran.
  let command: String
  /// What was found, in the order in which it is said: what changes the status comes first.
  let findings: [Finding]
  /// How many pages the book has; nil where no book was read.
  var pageCount: Int?
  /// Whether the site on the disk was compared with the book, or written from it; nil likewise.
  var reachedSite: Bool?
  /// Where the reference explains what was found, where the book says where its site will be.
  var addresses: [EntryKey: String] = [:]
  /// How much of what the book lists it has; nil where nobody asked.
  var coverage: Coverage?
  /// How well each version of iOS is known, the newest first; empty where nobody asked.
  var evidence: [EvidenceCount] = []
  /// Whether problems are what was asked for; if not, they are the reason why the command did not do it.
  var isAnswer = true

  /// What changes the status.
  var errors: [Finding] { findings.filter { $0.verdict == .error } }

  /// What is only told.
  var warnings: [Finding] { findings.filter { $0.verdict == .warning } }

  /// What people are told: the team has read what it accepts.
  var told: [Finding] { errors + warnings }

  /// Writes what was found.
  ///
  /// - Parameter advice: what people read below everything, and programs find with each finding.
  func write(as format: ReportFormat, to console: Console, advice: SafeText? = nil) {
    switch format {
    case .text:
      // What changed in meaning comes before the files that show it.
      let meaning = findings.flatMap(\.changes).map { $0.message(in: console.language) }
      for text in meaning { tell(text, console) }
      for error in errors { tell(error.text, about: error, console) }
      if let advice { tell(advice, console) }
      for warning in warnings { tell(warning.text, about: warning, console) }
      if let coverage { console.data(SafeText(ours: CoverageTable(coverage).text)) }
      if !evidence.isEmpty { console.data(SafeText(ours: "\n" + EvidenceTable(evidence).text)) }
    case .json: console.data(bytes: JSONReport(self).bytes)
    case .github: for finding in told { console.data(SafeText(ours: WorkflowCommand(finding).text)) }
    case .sarif: console.data(bytes: SARIFLog(findings, addresses: addresses).bytes)
    case .gitlab: console.data(bytes: CodeQualityReport(told).bytes)
    case .junit: console.data(SafeText(ours: JUnitReport(self).text))
    case .xcode:
      let folder = (try? FileSystem.resolved(".")) ?? "."
      for finding in told { console.data(XcodeMessage(finding, in: folder).text) }
    }
  }
}

extension Report {
  /// - Parameter finding: what a text is about, for the code and the address that a terminal shows.
  private func tell(_ text: SafeText, about finding: Finding? = nil, _ console: Console) {
    let code = console.isTerminal ? finding?.excerpt?.text.map { "\n" + $0 } ?? "" : ""
    let address = finding.flatMap { finding in addresses[finding.kind.entry].map { (finding.kind.id, $0) } }
    console.problem(text + code, link: address, isAnswer: isAnswer)
  }
}
