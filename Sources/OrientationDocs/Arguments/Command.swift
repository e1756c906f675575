/// What the tool can be asked to do. The specification of each is the one source for parsing and for `--help`.
enum Command: String, CaseIterable {
  case build
  case check
  case serve
  case explain
  case diff
  case scan
  case initialise = "init"

  var specification: CommandSpecification {
    switch self {
    case .build:
      CommandSpecification(
        operands: "[BOOK]", maximumOperands: 1, options: [.output, .reportFormat, .noReference],
        summary: "Write the site of a book.",
        discussion: """
          BOOK is a folder with a SUMMARY.md (default: content). Only files whose bytes change are written, and only
          files that an earlier build wrote are removed. A book with problems is not written at all.

          A book with an app.json is a team's: the reference is mounted below its own pages, as reference/.
          """)
    case .check:
      CommandSpecification(
        operands: "[BOOK]", maximumOperands: 1,
        options: [.output, .reportFormat, .noReference, .coverage, .sdk, .sdkVersion],
        summary: "Say what is wrong with a book, and where its site is out of date. Writes nothing.",
        discussion: """
          Finds everything that `build` finds, compares the site with what `build` would write, and names each stale,
          missing and surplus file. With `--format`, what is found goes to standard output for programs: `json`, the
          annotations of GitHub Actions, or a SARIF 2.1.0 log.

          With `--sdk` it looks at no book: it compares the enumerations of the catalog with those that the headers of
          a UIKit SDK declare. PATH is an `.sdk` folder, a framework or a folder of headers. What came after the SDK is
          no difference.
          """)
    case .serve:
      CommandSpecification(
        operands: "[BOOK]", maximumOperands: 1, options: [.port, .noReference],
        summary: "Show a book in the browser, and show it anew at every change. Writes nothing.",
        discussion: """
          Listens on this machine only and prints the address as its first line. While the book has problems, every
          page shows them.
          """)
    case .explain:
      CommandSpecification(
        operands: "[FACT… | RULE | MESSAGE | DIAGNOSTIC]", maximumOperands: nil, options: [.json, .jsonLines],
        summary: "Say what iOS does in a situation and by which rules, or what a rule, error or diagnostic means.",
        discussion: """
          Each FACT is a line of a scenario, such as "iOS: 15" or "app delegate: portrait". Without operands the facts
          come from standard input. Instead of facts: the id of a rule, the text of an error or log message, or the id
          of a diagnostic.
          """)
    case .diff:
      CommandSpecification(
        operands: "OLD NEW", maximumOperands: 2, options: [.format],
        summary: "Say what two sites, or two versions of iOS, say differently: values, rules, decisions.",
        discussion: """
          OLD and NEW are folders of sites with the reference, or their data/catalog.json files; or versions, such as
          "iOS 15" and "iOS 16". Cells of a matrix that changed in the same way are told together. The exit status is 1
          where there is a difference.
          """)
    case .scan:
      CommandSpecification(
        operands: "PATH", maximumOperands: 1, options: [.target, .configuration, .factsFile],
        summary: "Read the checkout of an app, without Xcode, and write what it declares and does about orientations.",
        discussion: """
          PATH is a folder, or the .xcodeproj or .xcworkspace in one that is meant. Projects, build settings, property
          lists and the Swift and Objective-C sources are read. What is found is JSON with relative paths only, the same
          for the same checkout; its schema is data/app.schema.json of the reference. What could not be read is listed
          and does not fail the scan.
          """)
    case .initialise:
      CommandSpecification(
        operands: "BOOK", maximumOperands: 1, options: [.project, .target, .configuration, .sourceURL],
        summary: "Begin a book about an app: its pages, and what a scan finds of it.",
        discussion: """
          BOOK is a new or empty folder. It gets a SUMMARY.md, a home page, a page for the app, its screens, its findings
          and each controller that answers something, and app.json. Prints the command that builds the site.
          """)
    }
  }
}
