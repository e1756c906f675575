import Basics
import Orientation
import ReferenceSite
import SDKHeaders
import ToolSpecification

/// Says where the headers of a UIKit SDK differ from the catalog.
struct SDKCheck {
  let path: String
  /// The version that was stated, before which that of the SDK counts for nothing.
  let version: OSVersion?
  let format: ReportFormat

  func run(console: Console) throws(Fault) -> ExitCode {
    let stopwatch = Stopwatch()
    let folder = try SDKFolder(path)
    let version = if let version { Optional(version) } else { try folder.version() }
    let headers = try folder.headers()
    let comparison = SDKComparison.compare(headers: headers, shown: folder.shown, version: version)
    guard comparison.enumerationCount > 0 else {
      throw Fault("no header in `\(folder.shown)` declares an enumeration of the catalog", help: SDKFolder.help)
    }
    let report = Report(
      command: CheckCommand.specification.name, findings: comparison.diagnostics.map(Finding.init),
      scope: .sdk(comparison, headers: headers))
    report.write(as: format, to: console)
    tellUndecided(comparison.undecided, to: console)
    console.talk(summary(of: comparison, headerCount: headers.files.count, time: stopwatch.text))
    return comparison.diagnostics.isEmpty ? .inSync : .problemsFound
  }
}

extension SDKCheck {
  private func tellUndecided(_ undecided: [SDKComparison.Undecided], to console: Console) {
    guard !undecided.isEmpty else { return }
    for one in undecided { console.talk("not found: `\(one.name)`, since iOS \(one.introduced)") }
    console.talk("help: these headers may be older; `--sdk-version` says how old they are")
  }

  private func summary(of comparison: SDKComparison, headerCount: Int, time: String) -> SafeText {
    let count = comparison.diagnostics.count
    let verdict = count == 0 ? "in sync" : Count.of(count, "problem")
    return """
      \(comparison.version.text): \(Count.of(headerCount, "header")), \
      \(Count.of(comparison.enumerationCount, "enumeration")), \(Count.of(comparison.caseCount, "case")), \(time), \
      \(verdict)
      """
  }
}
