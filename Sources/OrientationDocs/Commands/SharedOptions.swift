import Basics
import AppFacts
import Orientation
import OrientationCatalog
import ToolSpecification

// Options that several commands take, each with the way in which it is read.

extension OptionSpecification {
  static let output = OptionSpecification(
    name: "output", placeholder: "DIR",
    summary: "The site's folder (default: the one that is there, of site, public and BOOK-site; else site).")
  static let reportFormat = OptionSpecification(
    name: "format", placeholder: "NAME", values: ReportFormat.allCases.map(\.rawValue),
    summary: "How problems are written: text, json, github, sarif, gitlab, junit or xcode (default: text).")
  static let noReference = OptionSpecification(
    name: "no-reference", summary: "Leave out the reference below a book with an app.json.")
  static let manifest = OptionSpecification(
    name: "manifest", placeholder: "FILE", summary: "Also write the checksum of each file of the site to FILE.")
  static let project = OptionSpecification(
    name: "project", placeholder: "PATH",
    summary: "The app: a folder, or a project or workspace in it (default: what the book says, else .).")
  static let target = OptionSpecification(
    name: "target", placeholder: "NAME", summary: "Only this target and its sources.")
  static let configuration = OptionSpecification(
    name: "configuration", placeholder: "NAME",
    summary: "The build configuration (default: each target's default).")
  static let language = OptionSpecification(
    name: "language", placeholder: "LANGUAGE", values: Language.names,
    summary: "The language of the text: en or zh-Hans (default: that of the book or LANG).")
  static let commit = OptionSpecification(
    name: "commit", placeholder: "ID", summary: "The commit that the sources are at, for links to lines.")
}

extension ParsedArguments {
  /// What builds the site of the book that is the operand.
  func siteBuilder() throws(UsageError) -> SiteBuilder {
    let book = operands.first ?? BookFolder.nearest()?.path ?? "content"
    if book.isEmpty { throw UsageError(message: "the book's name is empty", help: seeHelp) }
    return SiteBuilder(book: BookFolder(book), mountsReference: !has(.noReference), commands: commands)
  }

  /// The folder of the book's site: the one that is named, or the first of the usual ones that has a site.
  func output(of book: BookFolder) -> String {
    if let output = self[.output] { return output }
    let name = (try? FileSystem.resolved(book.path)).map(Path.name(of:)) ?? book.path
    let beside = Path.normalised(Path.join(book.path, "../\(name)-site"))
    // A book in the working folder cannot have its site in itself.
    let usual = (book.path == "." ? [] : ["site", "public"]) + [beside]
    return usual.first { (try? FileSystem.status(of: Path.join($0, Manifest.path))) != nil } ?? usual[0]
  }

  func reportFormat() throws(UsageError) -> ReportFormat {
    guard let value = self[.reportFormat] else { return .text }
    guard let format = ReportFormat(rawValue: value) else {
      throw .unknown(
        "format", value, among: ReportFormat.allCases.map(\.rawValue),
        help: "the formats are text, json, github, sarif, gitlab, junit and xcode")
    }
    return format
  }

  /// What an option chooses of a few; nil where it is not given.
  ///
  /// - Parameter noun: what it chooses, as a message calls it.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: OptionSpecification, _ noun: SafeText
  ) throws(UsageError) -> Choice? {
    guard let name = self[option] else { return nil }
    if let choice = Choice(rawValue: name) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    throw .unknown(noun, name, among: names, help: "the \(noun)s are \(names.joined(separator: ", "))")
  }

  /// The language that is asked for; nil for that of the book, or else of the console.
  func language() throws(UsageError) -> Language? { try choice(.language, "language") }

  /// The commit that is stated for the sources.
  func commit() throws(UsageError) -> String? {
    guard let commit = self[.commit] else { return nil }
    guard ScanOrigin.isCommit(commit) else {
      throw UsageError(
        message: "`\(commit)` is no commit",
        help: "write all 40 or 64 hexadecimal digits, such as --commit \"$(git rev-parse HEAD)\"")
    }
    return commit
  }

  /// The scan of an app.
  func appScan(of path: String) -> AppScan {
    AppScan(path: path, target: self[.target], configuration: self[.configuration])
  }

  /// The whole number that an option states; nil where it is not given.
  func number(_ option: OptionSpecification, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = self[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        message: "`--\(option.name) \(text)` is no number that can be meant",
        help: "state a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
