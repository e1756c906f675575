import AppBook
import Basics
import Orientation
import OrientationCatalog
import OrientationNotation
import ToolSpecification

/// `diff`: says what two sites, two catalogs, two scans of an app or two versions of iOS say differently.
struct DiffCommand: Command {
  /// How the differences are written.
  private enum Format: String, CaseIterable {
    case text
    case markdown
    case json
  }

  private static let format = OptionSpecification(
    name: "format", placeholder: "NAME", values: Format.allCases.map(\.rawValue),
    summary: "text, markdown or json (default: text).")

  private static let app = OptionSpecification(
    name: "app", placeholder: "FILE",
    summary: "Report what changes for the app of this app.json; OLD and NEW are versions.")

  static let specification = CommandSpecification(
    name: "diff", operands: "OLD NEW", maximumOperands: 2, options: [app, format, .language],
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

      What an app does is told in the language of --language, a change of iOS or of a catalog in English.
      """,
    statuses: [
      .inSync: "The two say the same, or nothing changes for the app.",
      .problemsFound: "There are differences.",
      .wrongUsage: "Wrong usage, a version and a path, or a version that the resolver does not know.",
      .inputUnreadable: "A site or file that cannot be read, or is no catalog.",
    ])

  /// What compares the two; what is found in an app is told in a language.
  private let report: (Language) throws(Fault) -> any DifferenceReport
  private let format: Format
  private let language: Language?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let operands = arguments.operands
    guard operands.count == 2, !operands.contains("") else {
      throw UsageError(
        message: "`diff` compares two sites or two versions of iOS", help: "write `\(Program.name) diff OLD NEW`")
    }
    format = try arguments.choice(Self.format, "format") ?? .text
    language = try arguments.language()
    report = try Self.comparison(old: operands[0], new: operands[1], app: arguments[Self.app])
  }

  func run(console: Console) throws(Fault) -> ExitCode {
    // What programs read does not depend on who runs it.
    let console = console.speaking(language ?? (format == .text ? console.language : .english))
    let report = try report(console.language)
    switch format {
    case .text:
      for part in report.text { console.data(part) }
    case .markdown: console.data(SafeText(ours: report.markdown))
    case .json: console.data(bytes: report.json)
    }
    console.talk(report.count == 0 ? "no \(report.noun)s" : "\(Count.of(report.count, report.noun))")
    return report.count == 0 ? .inSync : .problemsFound
  }
}

extension DiffCommand {
  private static func comparison(
    old: String, new: String, app: String?
  ) throws(UsageError) -> (Language) throws(Fault) -> any DifferenceReport {
    if let app {
      let help: SafeText = "write `\(Program.name) diff --app app.json \"iOS 18\" \"iOS 27.1\"`"
      guard !app.isEmpty, VersionName.isOne(old), VersionName.isOne(new) else {
        throw UsageError(message: "`--app` takes an app.json, and two versions of iOS as OLD and NEW", help: help)
      }
      let (before, after) = (try version(old), try version(new))
      guard before < after else {
        throw UsageError(message: "iOS \(after) is not newer than iOS \(before)", help: help)
      }
      return { language throws(Fault) in
        let app = App(try AppFactsFormat.facts(inFile: app))
        return AppComparisonReport(AppComparison(app, from: before, to: after), language)
      }
    }
    switch (VersionName.isOne(old), VersionName.isOne(new)) {
    case (false, false): return TwoSites(old: old, new: new).report
    case (true, true):
      let (old, new) = (try version(old), try version(new))
      let changes = CatalogDifference(VersionComparison(from: old, to: new)).changes
      return { CatalogDifferenceReport(language: $0, title: "From iOS \(old) to iOS \(new)", changes: changes) }
    case (true, false), (false, true):
      throw UsageError(
        message: "`\(old)` and `\(new)` are a version and a path",
        help: "compare two versions of iOS or two sites; a folder whose name is a number is written `./16`")
    }
  }

  private static func version(_ text: String) throws(UsageError) -> OSVersion {
    do throws(ValueFault) {
      return try VersionName.read(text)
    } catch {
      throw UsageError(message: "\(error.message)", help: "write a version such as `iOS 16`")
    }
  }
}
