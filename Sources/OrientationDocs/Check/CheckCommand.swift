import ReferenceSite

/// `check`: says what is wrong with a book and where its site is out of date.
struct CheckCommand {
  let book: String
  let output: String
  var format = ReportFormat.text
  /// Whether to say how much of the catalog the book covers.
  var showsCoverage = false

  func run(console: Console) throws(Fault) -> ExitCode {
    let stopwatch = Stopwatch()
    let folder = BookFolder(book)
    let site = try OutputFolder(output, book: folder)
    let edition = try SiteBuilder(book: folder).edition(after: site)
    let drifts = edition.diagnostics.isEmpty ? Drift.between(edition.files, and: site) : []
    let changes = meaning(of: drifts, edition, site)
    let findings =
      edition.diagnostics.map(Finding.init)
      + drifts.map { drift in
        Finding(
          drift, in: site.shown, mendingCommand: mendingCommand,
          changes: drift.path == DiffCommand.catalogPath ? changes : [])
      }
    let reachedSite = edition.diagnostics.isEmpty
    let report = Report(
      command: .check, findings: findings, scope: .book(pageCount: edition.pageCount, reachedSite: reachedSite),
      coverage: showsCoverage ? edition.coverage : nil)
    let advice = "help: run `\(mendingCommand)` and commit \(site.shown)/"
    report.write(as: format, to: console, advice: drifts.isEmpty ? nil : advice)
    if !reachedSite {
      console.talk("\(site.shown)/ was not compared: a book with problems has no site")
    }
    let verdict = findings.isEmpty ? "in sync" : Count.of(findings.count, "problem")
    console.talk("\(Count.of(edition.pageCount, "page")), \(stopwatch.text), \(verdict)")
    return findings.isEmpty ? .inSync : .problemsFound
  }
}

extension CheckCommand {
  /// What a stale catalog says otherwise about iOS than the resolver does now; nothing where it cannot be read, since
  /// the file is told to be stale then all the same.
  private func meaning(of drifts: [Drift], _ edition: Edition, _ site: OutputFolder) -> [CatalogChange] {
    let path = DiffCommand.catalogPath
    guard drifts.contains(where: { $0.path == path }), let file = edition.files[path],
      let onDisk = try? FileSystem.contents(of: Path.join(site.path, path)),
      let old = try? CatalogSnapshot(onDisk, path: path), let new = try? CatalogSnapshot(file, path: path)
    else { return [] }
    return CatalogDifference(from: old, to: new).changes
  }

  /// The command that writes what is missing, as it was asked for here.
  private var mendingCommand: String {
    var words = [Tool.name, "build"]
    if book != "content" { words.append(Path.shown(book)) }
    if output != "site" { words += ["--output", Path.shown(output)] }
    return words.joined(separator: " ")
  }
}
