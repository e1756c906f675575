/// `check`: says what is wrong with a book and where its site is out of date.
struct CheckCommand {
  let book: String
  let output: String
  var format = ReportFormat.text

  func run(console: Console) throws(Fault) -> ExitCode {
    let stopwatch = Stopwatch()
    let folder = BookFolder(book)
    let edition = try SiteBuilder(book: folder).edition()
    let site = try OutputFolder(output, book: folder)
    let drifts = edition.diagnostics.isEmpty ? Drift.between(edition.files, and: site) : []
    let findings =
      edition.diagnostics.map(Finding.init)
      + drifts.map { Finding($0, in: site.shown, mendingCommand: mendingCommand) }
    let report = Report(
      command: .check, findings: findings, pageCount: edition.pageCount, reachedSite: edition.diagnostics.isEmpty)
    let advice = "help: run `\(mendingCommand)` and commit \(site.shown)/"
    report.write(as: format, to: console, advice: drifts.isEmpty ? nil : advice)
    if !report.reachedSite {
      console.talk("\(site.shown)/ was not compared: a book with problems has no site")
    }
    let verdict = findings.isEmpty ? "in sync" : Count.of(findings.count, "problem")
    console.talk("\(Count.of(edition.pageCount, "page")), \(stopwatch.text), \(verdict)")
    return findings.isEmpty ? .inSync : .problemsFound
  }
}

extension CheckCommand {
  /// The command that writes what is missing, as it was asked for here.
  private var mendingCommand: String {
    var words = [Tool.name, "build"]
    if book != "content" { words.append(Path.shown(book)) }
    if output != "site" { words += ["--output", Path.shown(output)] }
    return words.joined(separator: " ")
  }
}
