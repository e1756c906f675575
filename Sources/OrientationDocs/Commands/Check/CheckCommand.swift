import ToolSpecification

/// `check`: says what is wrong with a book and where its site is out of date.
struct CheckCommand: Command {
  private static let against = OptionSpecification(
    name: "against", placeholder: "MANIFEST|BOOK",
    summary: "Compare with the file of `build --manifest`, or with the book at the base of a pull request.")
  private static let coverage = OptionSpecification(
    name: "coverage", summary: "Print how much of the catalog the book covers, as a table.")

  static let specification = CommandSpecification(
    name: "check", operands: "[BOOK]", maximumOperands: 1,
    options: [.output, .reportFormat, .noReference, .project, against, coverage],
    summary: "Report what is wrong with a book, and where its site is out of date. Writes nothing.",
    discussion: """
      Finds everything that `build` finds, compares the site with what `build` would write, and names each stale,
      missing and surplus file. With `--format`, what is found goes to standard output for programs.

      With `--against MANIFEST`, no site has to be there: each file that the book makes is compared with its checksum. With
      `--against BOOK`, a translation that is the same as there is a warning, if its original is not.

      Findings in the app are warnings, which do not change the exit status. `[findings]: ID, …` in SUMMARY.md names the
      kinds that are errors, or `all`. A findings.json beside it accepts single findings, each with a reason.

      The app is where app.json says, if that is in the book's checkout, or at PATH.
      """,
    formerOptions: [
      "sdk":
        "run `make check-sdk SDK=PATH` in a checkout of the tool, which compares the headers of an SDK with the catalog"
    ])

  private let check: SiteCheck

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let builder = try arguments.siteBuilder()
    let against = arguments[Self.against]
    // What cannot be looked at is told where it is read.
    let isBook = against.map { (try? FileSystem.status(of: $0))?.kind == .folder } ?? false
    check = SiteCheck(
      builder: builder, project: arguments[.project], output: arguments.output(of: builder.book),
      manifest: isBook ? nil : against, base: isBook ? against.map(BookFolder.init) : nil,
      format: try arguments.reportFormat(),
      showsCoverage: arguments.has(Self.coverage))
  }

  func run(console: Console) async throws -> ExitCode { try await check.run(console: console) }
}
