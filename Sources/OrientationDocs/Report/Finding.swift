import AppBook
import Basics
import Diagnostics
import Orientation
import OrientationCatalog
import ToolSpecification

/// One thing that `build` or `check` found, in the parts that every format is made of.
struct Finding {
  let kind: FindingKind
  /// Whether it changes the status; only what is found in the app may not.
  var verdict = FindingPolicy.Verdict.error
  /// The file, from the folder that the tool runs in.
  let path: String
  /// The line, from 1; nil where the file as a whole is meant.
  let line: Int?
  /// The code in the line, where it has been read.
  var excerpt: SourceExcerpt?
  /// What is wrong, in a line.
  let statement: SafeText
  /// What to do about it.
  let help: SafeText
  /// Whether what to do is that of all findings of the run, and told once below them.
  let isHelpShared: Bool
  /// Where the bytes of a stale file differ first.
  var difference: LineDifference?
  /// What a stale catalog says otherwise about iOS.
  var changes: [CatalogChange] = []
  /// The versions on which it does harm in the app, and how far that can be relied on.
  var versions: VersionRange?
  var standing: Standing?
  /// Who owns its file, as the app's CODEOWNERS says.
  var owners: [String] = []
  /// The code that fixes it, as an example.
  var code: CodeSample?
  /// The edits that fix it, where it is certain what to write.
  var edits: [ReportedEdit] = []

  private init(
    _ kind: FindingKind, at path: String, _ line: Int?, _ statement: SafeText, help: SafeText, isShared: Bool = true
  ) {
    self.kind = kind
    self.path = Path.normalised(path)
    self.line = line
    self.statement = statement
    self.help = help
    isHelpShared = isShared
  }

  /// Whether the team has a reason for it.
  var isAccepted: Bool {
    if case .accepted = verdict { return true }
    return false
  }

  /// What is wrong; with what a stale file says otherwise below it.
  var message: String {
    ([statement] + changes.map { "  \($0.text)" } + (difference.map { [$0.text] } ?? [])).joined(separator: "\n").text
  }

  /// All of it as people read it. What a stale file says otherwise about iOS stands above all findings.
  var text: SafeText {
    Diagnostic.sentence(
      at: path, line, column: excerpt?.column, verdict == .error ? "error" : "warning", statement, id: kind.id,
      below: difference?.text,
      help: verdict == .error && !isHelpShared ? help : nil)
  }
}

extension Finding {
  /// A problem of the book.
  init(_ diagnostic: Diagnostic) {
    let problem = diagnostic.problem
    self.init(
      .diagnostic(problem.kind), at: diagnostic.path, diagnostic.line, problem.statement, help: problem.advice,
      isShared: false)
  }

  /// A statement of a policy that the app fails, at the line of the answer that decides, where one is known.
  ///
  /// - Parameters:
  ///   - root: the scanned folder; nil where nobody says it.
  ///   - reason: why the team accepts it; nil where it does not.
  init(_ diagnostic: Diagnostic, policyOfAppIn root: String?, acceptedBecause reason: String? = nil) {
    if case .policyFails(let fault) = diagnostic.problem, let root, let answer = fault.path {
      let policy = Diagnostic.place(Path.normalised(diagnostic.path), diagnostic.line)
      self.init(
        .diagnostic(diagnostic.problem.kind), at: Path.join(Path.shown(root), answer), fault.line,
        "`\(fault.statement)` (\(policy)) \(fault.reason)", help: diagnostic.problem.advice, isShared: false)
    } else {
      self.init(diagnostic)
    }
    if let reason { verdict = .accepted(reason: reason) }
  }

  /// Something that the app says otherwise than the book's `app.json`.
  ///
  /// - Parameters:
  ///   - root: the scanned folder, which stands in front of the place.
  ///   - mendingCommand: the command that writes the file anew.
  init(_ change: AppDifference.Change, in root: String, mendingCommand: String) {
    self.init(
      .diagnostic(.appStale), at: Path.join(Path.shown(root), change.place.path), change.place.line,
      change.message, help: "run `\(mendingCommand)` and commit the file")
  }

  /// Something that the app comes to differently than the book's `app.json` says.
  ///
  /// - Parameters:
  ///   - path: the file, as messages call it.
  ///   - mendingCommand: the command that writes the file anew.
  ///   - language: the language of what is found.
  init(_ change: AppDecisionChange, in path: String, mendingCommand: String, _ language: Language) {
    self.init(
      .diagnostic(.appStale), at: path, nil, change.message(in: language),
      help: "run `\(mendingCommand)` and commit the file")
  }

  /// Something in the app that does harm.
  ///
  /// - Parameters:
  ///   - verdict: what becomes of it.
  ///   - owners: who owns its file.
  ///   - source: the scanned folder; nil where nobody says it.
  ///   - language: the language of the sentences.
  init(
    _ finding: AppFinding, _ verdict: FindingPolicy.Verdict, of owners: [String] = [], in source: inout SourceLines?,
    _ language: Language = .english
  ) {
    let words = FindingWords(language: language)
    let place = finding.place
    self.init(
      .app(finding.kind), at: source.map { Path.join(Path.shown($0.root), place.path) } ?? place.path, place.line,
      "\(words.message(finding) + words.alsoOn(finding))",
      help: SafeText(ours: LintWords.help(finding, in: language).said(in: language)))
    self.verdict = verdict
    versions = finding.versions
    standing = finding.standing
    self.owners = owners
    code = finding.code
    guard var lines = source else { return }
    if let number = place.line, let line = lines.line(number, of: place.path) {
      let text = finding.edits.first { $0.path == place.path && $0.line == number }?.text
      excerpt = SourceExcerpt(line, number: number, name: finding.subject, text: text)
    }
    edits = finding.edits.compactMap { ReportedEdit($0, in: &lines) }
    if edits.count < finding.edits.count { edits = [] }
    source = lines
  }

  /// A file that another version of the tool wrote, which may be all that is wrong with what it says.
  ///
  /// - Parameters:
  ///   - kind: what of it is told to be stale.
  ///   - path: the file that names the version, as messages call it.
  ///   - remedy: what to do once, such as `build`.
  ///   - mendingCommand: the command that does it.
  init(
    _ kind: DiagnosticKind, _ path: String, line: Int, writtenBy version: ToolVersion, remedy: SafeText,
    mendingCommand: String
  ) {
    let other: SafeText = version.isNewer ? "use the newer one, or \(remedy)" : remedy
    self.init(
      .diagnostic(kind), at: path, line, "written by \(version.text.shortened), this is \(Program.version): \(other)",
      help: "run `\(mendingCommand)` and commit what it writes")
  }

  /// The site as a whole, which is not there.
  init(missing site: String, mendingCommand: String) {
    self.init(
      .diagnostic(.siteMissing), at: site, nil, "there is no site here",
      help: "run `\(mendingCommand)` and commit \(site)/, or name the site's folder with --output")
  }

  /// A file of the site that is not as the book has it.
  ///
  /// - Parameters:
  ///   - folder: the site's folder, as messages call it.
  ///   - mendingCommand: the command that writes what the book has.
  ///   - changes: what the file says otherwise about iOS, where it is the catalog.
  init(_ drift: Drift, in folder: String, mendingCommand: String, changes: [CatalogChange] = []) {
    let path = Path.join(folder, drift.path)
    let help: SafeText = "run `\(mendingCommand)` and commit \(folder)/"
    switch drift {
    case .stale(_, let difference):
      self.init(
        .diagnostic(.siteStale), at: path, difference.line, "the file is not what the book makes", help: help)
      self.difference = difference
    case .missing:
      self.init(
        .diagnostic(.siteMissing), at: path, nil, "the book makes this file, and the site lacks it", help: help)
    case .surplus(_, isOurs: true):
      self.init(.diagnostic(.siteSurplus), at: path, nil, "the book does not make this file", help: help)
    case .surplus(_, isOurs: false):
      self.init(
        .diagnostic(.siteSurplus), at: path, nil, "the book does not make this file",
        help: "no build wrote it, so none removes it: move it away", isShared: false)
    }
    self.changes = changes
  }

  /// A file of the site that is not as the manifest of the site has it, at its line of the manifest.
  init(_ difference: ChecksumManifest.Difference, in manifest: ChecksumManifest, mendingCommand: String) {
    let (kind, statement): (DiagnosticKind, SafeText) =
      switch difference.kind {
      case .stale: (.siteStale, "`\(difference.path)` is not what the book makes")
      case .missing: (.siteMissing, "the book makes `\(difference.path)`, and the manifest lacks it")
      case .surplus: (.siteSurplus, "the book does not make `\(difference.path)`")
      }
    self.init(
      .diagnostic(kind), at: manifest.shown, difference.line, statement,
      help: "run `\(mendingCommand)` and commit \(manifest.shown)")
  }
}
