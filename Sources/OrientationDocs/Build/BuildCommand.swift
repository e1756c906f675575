/// `build`: writes the site of a book.
struct BuildCommand {
  let book: String
  let output: String

  func run(console: Console) throws(Fault) -> ExitCode {
    let stopwatch = Stopwatch()
    let folder = BookFolder(book)
    let edition = try SiteBuilder(book: folder).edition()
    guard edition.diagnostics.isEmpty else {
      for diagnostic in edition.diagnostics { console.complain(diagnostic.description) }
      console.talk("\(Count.of(edition.diagnostics.count, "problem")), nothing written, in \(stopwatch.text)")
      return .problemsFound
    }
    let outcome = try SiteWriter.write(edition.files, to: try OutputFolder(output, book: folder))
    console.talk(
      "\(Count.of(edition.pageCount, "page")), \(Count.of(outcome.written, "file")) written, "
        + "\(outcome.removed) removed, in \(stopwatch.text)")
    return .inSync
  }
}
