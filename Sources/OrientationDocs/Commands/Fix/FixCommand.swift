import AppBook
import AppFacts
import Basics
import Diagnostics
import ToolSpecification

/// `fix`: writes the edits of findings that are certain.
struct FixCommand: Command {
  private static let dryRun = OptionSpecification(
    name: "dry-run", summary: "Print the lines before and after the edits, and write nothing.")

  static let specification = CommandSpecification(
    name: "fix", operands: "[BOOK]", maximumOperands: 1, options: [.project, .target, .configuration, dryRun],
    summary: "Write the edits that fix findings, where it is certain what to write.",
    discussion: """
      Scans the app again and looks for what the book lists as findings. The app is at PATH, or where BOOK's app.json
      says, if that is in the book's checkout (BOOK's default: the book with an app.json in this folder, content or docs;
      without one, the app in this folder). Prints each edit and then each finding that needs a decision, with its
      place. Nothing but the text of the edits changes, and a second run writes nothing. A line that does not have the
      text of its edit exactly once is left alone and named. So is a file that something else changes meanwhile, or that
      has hard links or an owner that cannot be kept. What the findings.json of BOOK accepts is not edited.
      """,
    statuses: [
      .inSync: "Every certain edit was written, or there was none.",
      .problemsFound: "An edit could not be written, because its line is not as expected.",
      .wrongUsage: "Wrong usage, or an unknown target or configuration.",
      .inputUnreadable: "The app or the book cannot be read, or a file cannot be written.",
    ])

  private let book: BookFolder?
  /// The app that is scanned instead of what app.json says; nil for that.
  private let project: String?
  /// What is scanned where there is no book, with the target and the configuration that are asked for.
  private let plain: AppScan
  private let writes: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    project = arguments[.project]
    book =
      arguments.operands.first.map { BookFolder($0) }
      ?? (project == nil ? BookFolder.nearest(with: CommittedApp.path) : nil)
    plain = arguments.appScan(of: project ?? ".")
    writes = !arguments.has(Self.dryRun)
  }

  func run(console: Console) async throws -> ExitCode {
    let scan = try appScan()
    var app = App(try await scan.facts())
    app.policy = FindingPolicy(accepted: try acceptedFindings())
    var found = AppFindings(of: app, in: scan.folder)
    let count = found.all.count
    let findings = found.open
    let edits = findings.flatMap(\.edits).withoutRepeats
    // What is written is no finding any more, so it is told before.
    found.keep { !writes || $0.edits.isEmpty }
    let told = found.told().filter { !$0.isAccepted }
    let (written, fault) = make(edits, in: scan.folder, console)
    for finding in told { console.talk(finding.text) }
    let open = findings.count { $0.edits.isEmpty }
    let accepted = count - findings.count
    console.talk(
      "\(Count.of(written, "edit")) \(writes ? "written" : "to write"), \(Count.of(open, "finding")) to decide about"
        + (accepted > 0 ? ", \(Count.of(accepted, "finding")) accepted" : ""))
    if fault { return .inputUnreadable }
    return written == edits.count ? .inSync : .problemsFound
  }
}

extension FixCommand {
  /// Makes the edits, a file at a time.
  ///
  /// - Returns: how many were made, and whether a file could not be read or written, which keeps no other from it.
  private func make(_ edits: [SourceEdit], in folder: String, _ console: Console) -> (written: Int, fault: Bool) {
    var (written, fault) = (0, false)
    var folders: Set<String> = []
    for (path, edits) in Dictionary(grouping: edits, by: \.path).sorted(by: { $0.key.precedes($1.key) }) {
      do throws(Fault) {
        let file = EditedFile(path: Path.join(folder, path))
        let isFirst = folders.insert(Path.split(path).folder).inserted
        let outcome = try file.apply(edits, writes: writes, tell: isFirst ? { console.talk($0) } : nil)
        tell(outcome, of: path, console)
        written += outcome.done.count
      } catch {
        console.complain(error.text)
        fault = true
      }
    }
    return (written, fault)
  }

  private func tell(_ outcome: EditedFile.Outcome, of path: String, _ console: Console) {
    if writes {
      for edit in outcome.done {
        console.data("\(edit.path):\(edit.line): \(edit.text) → \(edit.replacementOnOneLine)")
      }
    } else if !outcome.done.isEmpty {
      for line in ["--- " + path, "+++ " + path] + outcome.difference { console.data("\(line)") }
    }
    for edit in outcome.left {
      console.complain(
        "\(edit.path):\(edit.line): left alone: the line does not have `\(edit.text)` exactly once; fix it by hand")
    }
  }

  /// The scan of the app that the book is about, or of the one that was named.
  private func appScan() throws(Fault) -> AppScan {
    guard let book else { return plain }
    guard let app = try CommittedApp(in: try book.read(), of: book) else {
      if project != nil { return plain }
      throw Fault("the book `\(book.shown)` has no app.json", help: "name the app with --project PATH")
    }
    guard var scan = try app.scan(in: book, project: project) else {
      throw Fault(
        "\(Path.join(book.shown, CommittedApp.path)) does not say where the app is", help: "name it with --project PATH"
      )
    }
    scan.target = plain.target ?? scan.target
    scan.configuration = plain.configuration ?? scan.configuration
    return scan
  }

  /// What the book accepts. An entry that cannot be read might accept anything, so nothing is edited then.
  private func acceptedFindings() throws(Fault) -> [AcceptedFinding] {
    guard let book, let bytes = try book.read()[BookLayout.findings] else { return [] }
    return try BaselineFile.entries(
      bytes, of: Path.join(book.shown, BookLayout.findings),
      help: "an entry that cannot be read may accept what `fix` would edit; correct it first")
  }
}

extension SourceEdit {
  fileprivate var replacementOnOneLine: String {
    replacement.split(whereSeparator: { $0 == "\n" || $0 == "\t" }).joined(separator: " ")
  }
}
