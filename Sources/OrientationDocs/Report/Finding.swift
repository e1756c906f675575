import AppBook
import Basics
import Diagnostics
import Orientation
import OrientationCatalog
import ReferenceSite
import ToolSpecification
import Words

/// One thing that `build` or `check` found, in the parts that every format is made of.
struct Finding {
  let kind: FindingKind
  /// Whether it changes the status; only what is found in the app may not.
  var verdict = FindingPolicy.Verdict.error
  /// The file, from the folder that the tool runs in.
  let path: String
  /// The line, from 1; nil where the file as a whole is meant.
  let line: Int?
  /// What is wrong.
  let message: String
  /// What to do about it.
  let help: String
  /// All of it as people read it.
  let text: SafeText
  /// Where the bytes of a stale file differ first.
  let difference: LineDifference?
  /// What a stale catalog says otherwise about iOS.
  let changes: [CatalogChange]
  /// The versions on which it does harm in the app, and how far that can be relied on.
  var versions: VersionRange?
  var standing: Standing?
  /// The code that fixes it, as an example.
  var code: CodeSample?
  /// The edits that fix it, where it is certain what to write.
  var edits: [ReportedEdit] = []

  /// A problem of the book.
  init(_ diagnostic: Diagnostic) {
    kind = .diagnostic(diagnostic.problem.kind)
    path = Path.normalised(diagnostic.path)
    line = diagnostic.line
    message = diagnostic.problem.message
    help = diagnostic.problem.help
    text = diagnostic.sentence
    difference = nil
    changes = []
  }

  /// A statement of a policy that the app fails, at the line of the answer that decides, where one is known.
  ///
  /// - Parameters:
  ///   - root: the scanned folder; nil where nobody says it.
  ///   - reason: why the team accepts it; nil where it does not.
  init(_ diagnostic: Diagnostic, policyOfAppIn root: String?, acceptedBecause reason: String? = nil) {
    let own = Finding(diagnostic)
    guard case .policyFails(let fault) = diagnostic.problem, let root, let answer = fault.path else {
      self = own
      if let reason { verdict = .accepted(reason: reason) }
      return
    }
    kind = own.kind
    verdict = reason.map { .accepted(reason: $0) } ?? .error
    path = Path.normalised(Path.join(Path.shown(root), answer))
    line = fault.line
    message =
      ("`\(fault.statement)` (\(Self.place(own.path, own.line))) \(fault.reason)" as SafeText).text
    help = own.help
    text = "\(Self.place(path, line)): error: \(message) [\(kind.id)]\n  help: \(help)"
    difference = nil
    changes = []
  }

  /// Something that the app says otherwise than the book's `app.json`.
  ///
  /// - Parameters:
  ///   - root: the scanned folder, which stands in front of the place.
  ///   - mendingCommand: the command that writes the file anew.
  init(_ change: AppDifference.Change, in root: String, mendingCommand: String) {
    kind = .diagnostic(.appStale)
    path = Path.normalised(Path.join(Path.shown(root), change.place.path))
    line = change.place.line
    message = change.message.harmless
    help = "run `\(mendingCommand)` and commit the file"
    text = "\(Self.place(path, line)) \(message) [\(kind.id)]"
    difference = nil
    changes = []
  }

  /// Something that the app comes to differently than the book's `app.json` says.
  ///
  /// - Parameters:
  ///   - path: the file, as messages call it.
  ///   - mendingCommand: the command that writes the file anew.
  init(_ change: AppDecisionChange, in path: String, mendingCommand: String) {
    kind = .diagnostic(.appStale)
    self.path = Path.normalised(path)
    line = nil
    message = change.text.harmless
    help = "run `\(mendingCommand)` and commit the file"
    text = "\(self.path): \(message) [\(kind.id)]"
    difference = nil
    changes = []
  }

  /// Something in the app that does harm.
  ///
  /// - Parameters:
  ///   - verdict: what the book makes of it.
  ///   - root: the scanned folder; nil where nobody says it.
  init(_ finding: AppFinding, _ verdict: FindingPolicy.Verdict, in root: String?) {
    kind = .app(finding.kind)
    self.verdict = verdict
    path = Path.normalised(root.map { Path.join(Path.shown($0), finding.place.path) } ?? finding.place.path)
    line = finding.place.line
    message = FindingWords(language: .english).message(finding).harmless
    help =
      "on iOS \(finding.versions)"
      + (finding.entryName.map { "; `\(Program.name) explain \($0)` gives the reason" } ?? "")
    versions = finding.versions
    standing = finding.standing
    let word: SafeText = verdict == .error ? "error" : "notice"
    text =
      "\(Self.place(path, line)): \(word): \(message) [\(kind.id)]" + (verdict == .error ? "\n  help: \(help)" : "")
    difference = nil
    changes = []
    code = finding.code
    edits = root.map { root in finding.edits.compactMap { ReportedEdit($0, in: root) } } ?? []
    if edits.count < finding.edits.count { edits = [] }
  }

  /// A file of the site that is not as the book has it.
  ///
  /// - Parameters:
  ///   - folder: the site's folder, as messages call it.
  ///   - mendingCommand: the command that writes what the book has.
  ///   - changes: what the file says otherwise about iOS, where it is the catalog.
  init(_ drift: Drift, in folder: String, mendingCommand: String, changes: [CatalogChange] = []) {
    self.changes = changes
    path = Path.normalised(Path.join(folder, drift.path))
    text = drift.text(in: folder)
    switch drift {
    case .stale(_, let difference):
      kind = .diagnostic(.siteStale)
      message =
        (["the file is not what the book makes"] + changes.map { "  \($0.text)" } + [difference.text] as [SafeText])
        .joined(separator: "\n").text
      line = difference.line
      self.difference = difference
    case .missing:
      kind = .diagnostic(.siteMissing)
      message = "the book makes this file, and the site lacks it"
      line = nil
      difference = nil
    case .surplus:
      kind = .diagnostic(.siteSurplus)
      message = "the book does not make this file"
      line = nil
      difference = nil
    }
    if case .surplus(_, isOurs: false) = drift {
      help = "no build wrote it, so none removes it: move it away"
    } else {
      help = "run `\(mendingCommand)` and commit \(folder)/"
    }
  }

  /// A file of the site that is not as the manifest of the site has it, at its line of the manifest.
  init(_ difference: ChecksumManifest.Difference, in manifest: ChecksumManifest, mendingCommand: String) {
    path = Path.normalised(manifest.shown)
    line = difference.line
    switch difference.kind {
    case .stale:
      kind = .diagnostic(.siteStale)
      message = "`\(difference.path.harmless)` is not what the book makes"
    case .missing:
      kind = .diagnostic(.siteMissing)
      message = "the book makes `\(difference.path.harmless)`, and the manifest lacks it"
    case .surplus:
      kind = .diagnostic(.siteSurplus)
      message = "the book does not make `\(difference.path.harmless)`"
    }
    help = "run `\(mendingCommand)` and commit \(manifest.shown)"
    text = "\(Self.place(path, line)): error: \(message) [\(kind.id)]"
    self.difference = nil
    changes = []
  }
}

extension Finding {
  /// A place as the front of a line has it.
  private static func place(_ path: String, _ line: Int?) -> SafeText {
    line.map { "\(path):\($0)" } ?? "\(path)"
  }
}

extension AppFinding {
  /// The rule or message that `explain` has the reason under.
  fileprivate var entryName: String? { kind.rule?.rawValue ?? message?.id }
}
