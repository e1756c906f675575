import ToolSpecification

/// `build`: writes the site of a book.
struct BuildCommand: Command {
  static let specification = CommandSpecification(
    name: "build", operands: "[BOOK]", maximumOperands: 1, options: [.output, .reportFormat, .noReference, .manifest],
    summary: "Write the site of a book.",
    discussion: """
      BOOK is a folder with a SUMMARY.md (default: this folder, content or docs). Only files whose bytes change are
      written, and only files that an earlier build wrote are removed. A book with problems is not written at all.

      A book with an app.json is a team's: the reference is mounted below its own pages, as reference/.

      `--manifest` is for a site that is not committed: `check --against` compares what the book makes with that file.
      """)

  let builder: SiteBuilder
  let output: String
  let format: ReportFormat
  /// The file for the checksums of the site's files; nil for none.
  let manifest: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    builder = try arguments.siteBuilder()
    output = arguments.output(of: builder.book)
    format = try arguments.reportFormat()
    manifest = arguments[.manifest]
  }

  func run(console: Console) throws(Fault) -> ExitCode {
    let stopwatch = Stopwatch()
    let site = try OutputFolder(output, book: builder.book, isForWriting: true)
    if let manifest {
      try site.requireOutside(manifest: manifest)
      try ChecksumManifest.requireReplaceable(at: manifest)
    }
    let staging = Staging(site)
    // The checksums are of bytes, so those stay here.
    let edition = try builder.edition(after: site, shelf: manifest == nil ? staging.shelf : .memory)
    let console = console.speaking(edition.language)
    let findings = edition.diagnostics.map(Finding.init)
    let report = Report(
      command: Self.specification.name, findings: findings,
      pageCount: edition.pageCount, reachedSite: findings.isEmpty, isAnswer: false)
    guard findings.isEmpty else {
      staging.takeBack()
      report.write(as: format, to: console)
      console.talk("\(Count.of(findings.count, "problem")), nothing written, in \(stopwatch.text)")
      return .problemsFound
    }
    let outcome = try SiteWriter.write(edition.files, to: staging)
    if let manifest {
      let checksums = ChecksumManifest(of: edition.files, links: edition.sourceLinks, shown: Path.shown(manifest))
      let outcome = try OutputFile(path: manifest, otherwise: "name another file with --manifest").write(
        checksums.bytes, tell: console.talk)
      console.talk("\(checksums.shown): \(outcome.rawValue)")
    }
    report.write(as: format, to: console)
    console.talk(
      "\(edition.countedPages), \(Count.of(outcome.written, "file")) written, \(outcome.removed) removed, in \(stopwatch.text)"
    )
    return .inSync
  }
}
