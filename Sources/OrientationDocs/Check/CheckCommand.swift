/// `check`: says what is wrong with a book and where its site is out of date.
struct CheckCommand {
  let book: String
  let output: String

  func run(console: Console) throws(Fault) -> ExitCode {
    let stopwatch = Stopwatch()
    let folder = BookFolder(book)
    let edition = try SiteBuilder(book: folder).edition()
    let site = try OutputFolder(output, book: folder)
    for diagnostic in edition.diagnostics { console.problem(diagnostic.description) }
    let drifts = edition.diagnostics.isEmpty ? Drift.between(edition.files, and: site) : []
    for drift in drifts { console.problem(drift.description(in: site.shown)) }
    if !drifts.isEmpty { console.problem("help: run `\(mendingCommand)` and commit \(site.shown)/") }
    let count = edition.diagnostics.count + drifts.count
    if !edition.diagnostics.isEmpty {
      console.talk("\(site.shown)/ was not compared: a book with problems has no site")
    }
    let verdict = count == 0 ? "in sync" : Count.of(count, "problem")
    console.talk("\(Count.of(edition.pageCount, "page")), \(stopwatch.text), \(verdict)")
    return count == 0 ? .inSync : .problemsFound
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
