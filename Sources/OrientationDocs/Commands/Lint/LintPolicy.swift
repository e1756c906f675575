import AppBook
import Basics
import Diagnostics
import Orientation
import ReferenceSite

/// What `lint` makes of findings: those that end an app are errors, and a book can name others and accept some.
struct LintPolicy {
  let findings: FindingPolicy
  /// What cannot be read in the book.
  private(set) var faults: [Finding] = []
  /// The pages of the kinds of finding, where the book says where its site will be.
  let addresses: [EntryKey: String]
  /// The language of the book; nil without one.
  let language: Language?

  /// - Parameter book: the book about the app; nil without one.
  init(of book: BookFolder?) throws(Fault) {
    let severe = Set(AppFindingKind.allCases.filter(\.record.isSevere))
    guard let book else {
      (findings, addresses, language) = (FindingPolicy(errors: severe), [:], nil)
      return
    }
    var faults: [Diagnostic] = []
    func report(in name: String) -> (Problem, Int) -> Void {
      { faults.append(Diagnostic(path: Path.join(book.shown, name), line: $1, problem: $0)) }
    }
    guard let summary = try book.contents(of: BookLayout.summary) else {
      throw Fault("`\(book.shown)` is no book", help: "name a folder with a SUMMARY.md with --book")
    }
    let settings = BookSettings(summary: summary, report: report(in: BookLayout.summary))
    let accepted = try book.contents(of: BookLayout.findings).map {
      AcceptedFindings.read($0, report: report(in: BookLayout.findings))
    }
    findings = FindingPolicy(errors: severe.union(settings.findingErrors), accepted: accepted ?? [])
    addresses = AppFindingKind.allCases.reduce(into: [:]) { addresses, kind in
      addresses[.finding(kind.rawValue)] = settings.address(of: kind)
    }
    language = settings.language
    self.faults = faults.map(Finding.init)
  }
}
