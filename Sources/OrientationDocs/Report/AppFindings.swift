import AppBook
import AppFacts
import Diagnostics
import Orientation

/// What is found in an app, and what becomes of it: the one place that `lint`, `check`, `fix` and the server take it from.
struct AppFindings {
  let app: App
  /// The findings by place, each with what becomes of it: comments in the code count first, then a baseline, then the book.
  private(set) var all: [(finding: AppFinding, verdict: FindingPolicy.Verdict)]
  /// The entries of the baseline that no longer occur.
  let gone: [AcceptedFinding]
  /// The scanned folder; nil where nobody says it.
  private let root: String?
  /// The findings that the baseline does not accept.
  private let left: [AppFinding]
  private let faultsOfComments: [(place: FilePlace, problem: Problem)]

  /// - Parameters:
  ///   - app: the app, with the policy of its book.
  ///   - root: the scanned folder; nil where nobody says it.
  init(
    of app: App, in root: String?, baseline: Baseline = Baseline([]), isStopped: @escaping () -> Bool = { false }
  ) {
    self.app = app
    self.root = root
    let found = app.findings(isStopped: isStopped)
    let known: [Int: AcceptedFinding]
    (known, gone) = baseline.accepted(among: found)
    all = found.enumerated().map { ($1, known[$0]?.verdict ?? app.verdict(on: $1)) }
    left = found.indices.filter { known[$0] == nil }.map { found[$0] }
    faultsOfComments = app.faultsOfComments(among: found)
  }
}

extension AppFindings {
  /// The findings that nobody accepts.
  var open: [AppFinding] {
    all.compactMap { finding, verdict in
      if case .accepted = verdict { return nil }
      return finding
    }
  }

  /// The findings that nobody has a reason for: a baseline that lies in the book accepts them, and is written again.
  var withoutReason: [AppFinding] {
    all.compactMap { finding, verdict in
      if case .accepted(let reason, _) = verdict, finding.acceptedBy != nil || reason != Baseline.reason { return nil }
      return finding
    }
  }

  /// All findings as they are told.
  func told(in language: Language = .english) -> [Finding] {
    var source = root.map(SourceLines.init)
    return all.map { finding, verdict in
      let owners = app.facts.codeOwners.owners(of: finding.place.path)
      return Finding(finding, verdict, of: owners, in: &source, language)
    }
  }

  /// Leaves out what is not asked about.
  mutating func keep(where isWanted: (AppFinding) -> Bool) { all.removeAll { !isWanted($0.finding) } }

  /// What is wrong with comments that accept findings.
  ///
  /// - Parameter isWanted: whether the comments of a file are asked about.
  func faults(inFilesWhere isWanted: (String) -> Bool = { _ in true }) -> [Finding] {
    faultsOfComments.filter { isWanted($0.place.path) }.map { place, problem in
      let path = root.map { Path.join(Path.shown($0), place.path) } ?? place.path
      return Finding(Diagnostic(path: path, line: place.line, problem: problem))
    }
  }

  /// The entries of findings.json that accept nothing.
  var unneededEntries: [AcceptedFinding] { app.unneededEntries(among: left) }
}

extension Finding {
  /// An entry of a file that accepts nothing.
  init(unneeded entry: AcceptedFinding, in path: String) {
    self.init(Diagnostic(path: path, line: entry.line, problem: .findingsUnneeded(finding: entry.text)))
  }
}
