import AppBook
import AppFacts
import Basics
import Orientation
import OrientationCatalog
import OrientationNotation
import ReferenceSite
import ToolSpecification

/// `diff`: says what two sites, two catalogs or two versions of iOS say differently.
struct DiffCommand: Command {
  /// How the differences are written.
  private enum Format: String, CaseIterable {
    case text
    case markdown
    case json
  }

  /// What is compared, the older first.
  private enum Subject {
    /// Two sites, or their catalogs, by their paths.
    case sites(old: String, new: String)
    /// Two versions of iOS, as the resolver knows them.
    case versions(old: OSVersion, new: OSVersion)
    /// An app on two versions of iOS, by the path of its `app.json`.
    case app(String, old: OSVersion, new: OSVersion)
  }

  private static let format = OptionSpecification(
    name: "format", placeholder: "NAME", values: Format.allCases.map(\.rawValue),
    summary: "text, markdown or json (default: text).")

  private static let app = OptionSpecification(
    name: "app", placeholder: "FILE",
    summary: "Report what changes for the app of this app.json; OLD and NEW are versions.")

  static let specification = CommandSpecification(
    name: "diff", operands: "OLD NEW", maximumOperands: 2, options: [app, format],
    summary: "Report the differences between two sites, two scans of an app or two versions of iOS.",
    discussion: """
      OLD and NEW are folders of sites, data/catalog.json files, or app.json files; or versions, such as "iOS 15" and
      "iOS 16". A file that `scan` wrote is known by its content. For an app it reports what its code and its lists say
      otherwise, with file and line, then screens that decide differently, by device and version, and findings. Cells of a
      matrix that changed in the same way are told together, and so are situations of data/decisions.csv, which the
      folder of the reference's site has. The exit status is 1 where there is a difference.

      With --app, OLD and NEW are versions, and the report says what the newer one changes for the app: screens that
      decide differently, locks and calls without an effect, uploads that are rejected, and new findings. Each has a
      timeline for `explain`, how far it can be relied on, an edit, and the version and SDK with which it takes effect.
      """,
    statuses: [
      .inSync: "The two say the same, or nothing changes for the app.",
      .problemsFound: "There are differences.",
      .wrongUsage: "Wrong usage, a version and a path, or a version that the resolver does not know.",
      .inputUnreadable: "A site or file that cannot be read, or is no catalog.",
    ])

  private let subject: Subject
  private let format: Format

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let operands = arguments.operands
    guard operands.count == 2, !operands.contains("") else {
      throw UsageError(
        message: "`diff` compares two sites or two versions of iOS", help: "write `\(Program.name) diff OLD NEW`")
    }
    format = try Self.format(arguments)
    subject = try Self.subject(old: operands[0], new: operands[1], app: arguments[Self.app])
  }

  func run(console: Console) throws(Fault) -> ExitCode {
    if case .app(let path, let old, let new) = subject { return try run(console, path, old, new) }
    let difference = try difference()
    switch format {
    case .text:
      for change in difference.changes { console.data("\(change.text)") }
    case .markdown: console.data(SafeText(ours: markdown(difference)))
    case .json: console.data(bytes: json(difference))
    }
    let count = difference.changes.count
    console.talk(count == 0 ? "no differences" : "\(Count.of(count, "difference"))")
    return count == 0 ? .inSync : .problemsFound
  }
}

extension DiffCommand {
  private static func format(_ arguments: ParsedArguments) throws(UsageError) -> Format {
    guard let name = arguments[format] else { return .text }
    guard let format = Format(rawValue: name) else {
      let formats = Format.allCases.map(\.rawValue)
      throw .unknown("format", name, among: formats, help: "the formats are \(formats.joined(separator: ", "))")
    }
    return format
  }

  private static func subject(old: String, new: String, app: String?) throws(UsageError) -> Subject {
    if let app {
      let help: SafeText = "write `\(Program.name) diff --app app.json \"iOS 18\" \"iOS 27.1\"`"
      guard !app.isEmpty, VersionName.isOne(old), VersionName.isOne(new) else {
        throw UsageError(message: "`--app` takes an app.json, and two versions of iOS as OLD and NEW", help: help)
      }
      let (before, after) = (try version(old), try version(new))
      guard before < after else {
        throw UsageError(message: "iOS \(after) is not newer than iOS \(before)", help: help)
      }
      return .app(app, old: before, new: after)
    }
    switch (VersionName.isOne(old), VersionName.isOne(new)) {
    case (false, false): return .sites(old: old, new: new)
    case (true, true): return .versions(old: try version(old), new: try version(new))
    case (true, false), (false, true):
      throw UsageError(
        message: "`\(old)` and `\(new)` are a version and a path",
        help: "compare two versions of iOS or two sites; a folder whose name is a number is written `./16`")
    }
  }

  private static func version(_ text: String) throws(UsageError) -> OSVersion {
    switch VersionName.read(text) {
    case .success(let version): return version
    case .failure(let fault): throw UsageError(message: "\(fault.message)", help: "write a version such as `iOS 16`")
    }
  }

  private func difference() throws(Fault) -> CatalogDifference {
    switch subject {
    case .sites(let old, let new):
      if let before = try Self.app(old), let after = try Self.app(new) {
        CatalogDifference(
          changes: Self.changes(from: before, to: after).map { .app($0) }
            + (try Self.haveCatalogs(old, new) ? Self.catalogChanges(old, new) : []))
      } else {
        CatalogDifference(changes: try Self.catalogChanges(old, new))
      }
    case .versions(let old, let new): CatalogDifference(VersionComparison(from: old, to: new))
    case .app: CatalogDifference(changes: [])
    }
  }

  /// Reports what a newer version changes for an app.
  private func run(
    _ console: Console, _ path: String, _ old: OSVersion, _ new: OSVersion
  ) throws(Fault) -> ExitCode {
    let report = AppComparisonReport(try Self.comparison(of: path, old, new))
    switch format {
    case .text: console.data(report.text)
    case .markdown: console.data(SafeText(ours: report.markdown))
    case .json: console.data(bytes: report.json)
    }
    let count = report.comparison.changes.count
    console.talk(count == 0 ? "no changes" : "\(Count.of(count, "change"))")
    return count == 0 ? .inSync : .problemsFound
  }

  private static func comparison(
    of path: String, _ old: OSVersion, _ new: OSVersion
  ) throws(Fault) -> AppComparison {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileSystem.contents(of: path)
    } catch {
      throw Fault(
        "cannot read \(Path.shown(path)): \(error.reason)",
        help: "`\(Program.name) scan PATH --output app.json` writes such a file")
    }
    let app = App(try facts(bytes, path))
    return AppComparison(app, from: old, to: new)
  }

  private static func facts(_ bytes: [UInt8], _ path: String) throws(Fault) -> AppFacts {
    do {
      return try AppFactsReader.facts(bytes)
    } catch {
      throw Fault("\(Path.shown(path)):\(error.line): \(error.message)", help: "`\(Program.name) scan` writes it again")
    }
  }

  private static func catalogChanges(_ old: String, _ new: String) throws(Fault) -> [CatalogChange] {
    try CatalogDifference(from: snapshot(old), to: snapshot(new)).changes
      + SituationChange.changes(from: decisions(of: old), to: decisions(of: new))
  }

  /// Whether both are sites with a catalog: a team's may be built without the reference, and an `app.json` has none.
  private static func haveCatalogs(_ old: String, _ new: String) -> Bool {
    [old, new].allSatisfy { (try? FileSystem.status(of: catalog(of: $0)))?.kind == .file }
  }

  /// An app, as a team's site or a scan has it.
  private enum AppSide {
    case site(AppDecisions)
    case scan(AppFacts)

    var decisions: AppDecisions {
      switch self {
      case .site(let decisions): decisions
      case .scan(let facts): AppDecisions(App(facts))
      }
    }
  }

  /// The app of a team's site or of a file that a scan wrote, whatever its name; nil for what is neither.
  private static func app(_ path: String) throws(Fault) -> AppSide? {
    let isFolder = (try? FileSystem.status(of: path))?.kind == .folder
    let file = isFolder ? Path.join(path, AppDecisionsJSON.path) : path
    guard let bytes = try? FileSystem.contents(of: file) else { return nil }
    if isFolder { return .site(try AppDecisions(bytes, path: file)) }
    guard let value = try? JSONParser.parse(bytes[...]), value["occurrences"] != nil || value["targets"] != nil else {
      return nil
    }
    return .scan(try facts(bytes, file))
  }

  /// What is different between two apps. Of two scans, what one of them did not look for is left out of both.
  private static func changes(from old: AppSide, to new: AppSide) -> [AppDecisionChange] {
    if case .scan(let before) = old, case .scan(let after) = new {
      return AppDecisionChange.between(App(before.limited(to: after)), and: App(after.limited(to: before)))
    }
    return AppDecisionChange.between(old.decisions, and: new.decisions)
  }

  private var title: String {
    switch subject {
    case .sites: "What is different"
    case .versions(let old, let new), .app(_, let old, let new): "From iOS \(old) to iOS \(new)"
    }
  }

  /// The catalog of a site's folder, or of a file.
  private static func snapshot(_ path: String) throws(Fault) -> CatalogSnapshot {
    var file = path
    let bytes: [UInt8]
    do throws(SystemError) {
      if try FileSystem.status(of: path).kind == .folder { file = catalog(of: path) }
      bytes = try FileSystem.contents(of: file)
    } catch {
      throw Fault(
        "cannot read \(Path.shown(file)): \(error.reason)",
        help: "name a site that has a \(CatalogSnapshot.path), or such a file")
    }
    return try CatalogSnapshot(bytes, path: file)
  }

  /// The record of decisions in a site's folder; one without situations where there is none, as in a team's site.
  private static func decisions(of path: String) throws(Fault) -> DecisionsSnapshot {
    let file = Path.join(path, DecisionRecord.path)
    guard (try? FileSystem.status(of: file))?.kind == .file else { return DecisionsSnapshot([]) }
    do throws(SystemError) {
      return DecisionsSnapshot(try FileSystem.contents(of: file))
    } catch {
      throw Fault("cannot read \(Path.shown(file)): \(error.reason)", help: "name a site whose files can be read")
    }
  }

  /// The catalog in a site's folder; where there is none, the place of the reference's own.
  private static func catalog(of folder: String) -> String {
    let places = CatalogSnapshot.paths.map { Path.join(folder, $0) }
    return places.first { (try? FileSystem.status(of: $0))?.kind == .file } ?? places[0]
  }

  /// How many changes a pull request shows at once; the rest is folded.
  private static let shownChanges = 5

  /// A list for the summary of a pull request.
  private func markdown(_ difference: CatalogDifference) -> String {
    if difference.changes.isEmpty { return "There are no differences." }
    let lines = difference.changes.map { "- " + $0.text.escapedForMarkdown }
    var text = "### \(title)\n\n"
    let rest = lines.dropFirst(Self.shownChanges)
    // The counts say what is folded below.
    if !rest.isEmpty, let counts = Self.counts(difference.changes) { text += counts + "\n\n" }
    text += lines.prefix(Self.shownChanges).joined(separator: "\n")
    if rest.isEmpty { return text }
    return text + "\n\n<details>\n<summary>\(rest.count) more</summary>\n\n" + rest.joined(separator: "\n")
      + "\n\n</details>"
  }

  /// How many changes of each kind there are about an app, in a sentence; nil where there are others too.
  private static func counts(_ changes: [CatalogChange]) -> String? {
    var counts: [(noun: String, plural: String, count: Int)] = [
      ("change of what the app supports", "changes of what the app supports", 0),
      ("answer, call or list that changed", "answers, calls and lists that changed", 0),
      ("decision that changed", "decisions that changed", 0), ("new screen", "new screens", 0),
      ("screen that is gone", "screens that are gone", 0), ("new finding", "new findings", 0),
      ("finding that is gone", "findings that are gone", 0),
    ]
    for change in changes {
      guard case .app(let change) = change else { return nil }
      switch change {
      case .minimum, .deviceAdded, .deviceRemoved: counts[0].count += 1
      case .statement: counts[1].count += 1
      case .decision: counts[2].count += 1
      case .screenAdded: counts[3].count += 1
      case .screenRemoved: counts[4].count += 1
      case .findingAdded: counts[5].count += 1
      case .findingGone: counts[6].count += 1
      }
    }
    let told = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.count == 1 ? $0.noun : $0.plural)" }
    return told.joined(separator: ", ") + "."
  }

  private func json(_ difference: CatalogDifference) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("changes")
      json.array { json in
        for change in difference.changes { change.write(into: &json) }
      }
    }
    json.endLine()
    return json.bytes
  }
}
