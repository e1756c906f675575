import Orientation
import ToolSpecification

/// `check`: says what is wrong with a book and where its site is out of date, or where an SDK differs from the catalog.
enum CheckCommand: Command {
  private static let against = OptionSpecification(
    name: "against", placeholder: "MANIFEST",
    summary: "Compare with the file that `build --manifest` wrote, not with a site.")
  private static let coverage = OptionSpecification(
    name: "coverage", summary: "Print how much of the catalog the book covers, as a table.")
  private static let sdk = OptionSpecification(
    name: "sdk", placeholder: "PATH",
    summary: "Only compare the headers of a UIKit SDK with the catalog.")
  private static let sdkVersion = OptionSpecification(
    name: "sdk-version", placeholder: "VERSION", summary: "The SDK's version (default: as stated in the SDK).")

  static let specification = CommandSpecification(
    name: "check", operands: "[BOOK]", maximumOperands: 1,
    options: [.output, .reportFormat, .noReference, .project, against, coverage, sdk, sdkVersion],
    summary: "Report what is wrong with a book, and where its site is out of date. Writes nothing.",
    discussion: """
      Finds everything that `build` finds, compares the site with what `build` would write, and names each stale,
      missing and surplus file. With `--format`, what is found goes to standard output for programs.

      With `--against`, no site has to be there: each file that the book makes is compared with its checksum.

      Findings in the app are notices, which do not change the exit status. `[findings]: ID, …` in SUMMARY.md names the
      kinds that are errors, or `all`. A findings.json beside it accepts single findings, each with a reason.

      The app is where app.json says, if that is in the book's checkout, or at PATH.

      With `--sdk` it looks at no book: it compares the enumerations of the catalog with those that the headers of
      a UIKit SDK declare. PATH is an `.sdk` folder, a framework or a folder of headers. What came after the SDK is
      no difference.
      """)

  case site(SiteCheck)
  case headers(SDKCheck)

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self =
      if let sdk = try Self.sdkCheck(arguments) {
        .headers(sdk)
      } else {
        .site(
          SiteCheck(
            builder: try arguments.siteBuilder(), project: arguments[.project], output: arguments.output,
            manifest: arguments[Self.against],
            format: try arguments.reportFormat(), showsCoverage: arguments.has(Self.coverage)))
      }
  }

  func run(console: Console) async throws -> ExitCode {
    switch self {
    case .site(let check): try await check.run(console: console)
    case .headers(let check): try check.run(console: console)
    }
  }
}

extension CheckCommand {
  /// The check of an SDK, or nil where none is named.
  private static func sdkCheck(_ arguments: ParsedArguments) throws(UsageError) -> SDKCheck? {
    let text = arguments[sdkVersion]
    guard let path = arguments[sdk] else {
      if text == nil { return nil }
      throw UsageError(message: "`--sdk-version` needs `--sdk`", help: "name the SDK by `--sdk PATH`")
    }
    if let operand = arguments.operands.first {
      throw UsageError(
        message: "`--sdk` takes no book such as `\(operand)`", help: "check the book by itself")
    }
    for option in [.output, against, coverage, .noReference, .project] where arguments.has(option) {
      throw UsageError(message: "`--sdk` and `--\(option.name)` exclude each other", help: "choose one of them")
    }
    let version = text.flatMap { OSVersion($0) }
    if let text, version == nil {
      throw UsageError(message: "`\(text)` is no version", help: "write it like `--sdk-version 16.5`")
    }
    return SDKCheck(path: path, version: version, format: try arguments.reportFormat())
  }
}
