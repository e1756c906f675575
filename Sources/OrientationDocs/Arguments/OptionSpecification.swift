/// One option, as it is written and as help shows it.
struct OptionSpecification: Equatable {
  /// The name, without the dashes.
  let name: String
  /// What stands for its value in help; nil where the option takes none.
  let placeholder: String?
  let summary: String

  static let output = OptionSpecification(
    name: "output", placeholder: "DIR", summary: "The site's folder (default: site).")
  static let reportFormat = OptionSpecification(
    name: "format", placeholder: "NAME",
    summary: "How problems are said: text, json, github or sarif (default: text).")
  static let coverage = OptionSpecification(
    name: "coverage", placeholder: nil, summary: "Say how much of the catalog the book covers, as a table.")
  static let sdk = OptionSpecification(
    name: "sdk", placeholder: "PATH",
    summary: "Compare the headers of a UIKit SDK with the catalog, and look at nothing else.")
  static let sdkVersion = OptionSpecification(
    name: "sdk-version", placeholder: "VERSION", summary: "The SDK's version (default: what the SDK says).")
  static let noReference = OptionSpecification(
    name: "no-reference", placeholder: nil, summary: "Leave out the reference below a book with an app.json.")
  static let port = OptionSpecification(
    name: "port", placeholder: "N", summary: "The port to listen on; 0 takes a free one (default: 8000).")
  static let json = OptionSpecification(name: "json", placeholder: nil, summary: "Answer as one JSON object.")
  static let jsonLines = OptionSpecification(
    name: "jsonl", placeholder: nil,
    summary: "Read one JSON scenario a line from standard input; answer one JSON object a line.")
  static let format = OptionSpecification(
    name: "format", placeholder: "NAME", summary: "text, markdown or json (default: text).")
  static let target = OptionSpecification(
    name: "target", placeholder: "NAME", summary: "Only this target, and the sources that are built into it.")
  static let configuration = OptionSpecification(
    name: "configuration", placeholder: "NAME",
    summary: "The build configuration (default: the one that each target is built in by default).")
  static let factsFile = OptionSpecification(
    name: "output", placeholder: "FILE", summary: "The file to write, such as app.json (default: standard output).")
  static let project = OptionSpecification(
    name: "project", placeholder: "PATH", summary: "The app: a folder, or a project or workspace in it (default: .).")
  static let sourceURL = OptionSpecification(
    name: "source-url", placeholder: "URL",
    summary: "Where the sources can be read, such as https://github.com/o/r/blob/main.")
  static let quiet = OptionSpecification(
    name: "quiet", placeholder: nil, summary: "Print problems only. Exit statuses stay the same.")
  static let help = OptionSpecification(name: "help", placeholder: nil, summary: "Show this help.")
  static let version = OptionSpecification(name: "version", placeholder: nil, summary: "Show the version.")

  /// The options of every command.
  static let common = [quiet, help]
}
