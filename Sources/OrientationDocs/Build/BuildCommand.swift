/// `build`: writes the site of a book.
struct BuildCommand {
  let book: String
  let output: String
  var format = ReportFormat.text
  /// Whether a team's book gets the reference below its own pages.
  var mountsReference = true

  func run(console: Console) throws(Fault) -> ExitCode {
    let stopwatch = Stopwatch()
    let folder = BookFolder(book)
    let site = try OutputFolder(output, book: folder, isForWriting: true)
    let edition = try SiteBuilder(book: folder, mountsReference: mountsReference).edition(after: site)
    let findings = edition.diagnostics.map(Finding.init)
    let report = Report(
      command: .build, findings: findings,
      scope: .book(pageCount: edition.pageCount, reachedSite: findings.isEmpty))
    guard findings.isEmpty else {
      report.write(as: format, to: console)
      console.talk("\(Count.of(findings.count, "problem")), nothing written, in \(stopwatch.text)")
      return .problemsFound
    }
    let outcome = try SiteWriter.write(edition.files, to: site)
    report.write(as: format, to: console)
    console.talk(
      "\(edition.countedPages), \(Count.of(outcome.written, "file")) written, "
        + "\(outcome.removed) removed, in \(stopwatch.text)")
    return .inSync
  }
}
