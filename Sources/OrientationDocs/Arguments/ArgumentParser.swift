import Orientation
import OrientationNotation
import ReferenceSite

/// Turns arguments into a request, by the table in `Command` and `OptionSpecification`.
struct ArgumentParser {
  private var operands: [String] = []
  private var values: [String: String] = [:]
  private var remaining: ArraySlice<String>
  private let command: Command

  /// Reads `arguments`, which do not include the tool's own name.
  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    guard let first = arguments.first else {
      throw UsageError(message: "no command", help: "\(Tool.name) --help lists the commands")
    }
    switch first {
    case "--help", "-h": return Invocation(request: .help(nil), isQuiet: false)
    case "--version": return Invocation(request: .version, isQuiet: false)
    case "help":
      return Invocation(request: .help(try arguments.dropFirst().first.map(command(named:))), isQuiet: false)
    default: break
    }
    if first.hasPrefix("-") {
      throw .unknown(
        "option", first, among: ["--help", "--version"], help: "a command comes first: \(Tool.name) --help lists them")
    }
    var parser = ArgumentParser(remaining: arguments.dropFirst(), command: try command(named: first))
    try parser.collect()
    return try parser.invocation()
  }
}

extension ArgumentParser {
  private init(remaining: ArraySlice<String>, command: Command) {
    self.remaining = remaining
    self.command = command
  }

  private static func command(named name: String) throws(UsageError) -> Command {
    guard let command = Command(rawValue: name) else {
      throw .unknown(
        "command", name, among: Command.allCases.map(\.rawValue) + ["help"],
        help: "\(Tool.name) --help lists the commands")
    }
    return command
  }

  private var helpCommand: String { "\(Tool.name) \(command.rawValue) --help" }

  private mutating func collect() throws(UsageError) {
    while let argument = remaining.popFirst() {
      if argument == "--" {
        operands += remaining
        remaining = []
      } else if argument == "-h" {
        values[OptionSpecification.help.name] = ""
      } else if argument.utf8.starts(with: "--".utf8) {
        try take(option: argument)
      } else if argument.utf8.first == UInt8(ascii: "-"), argument.utf8.count > 1 {
        throw unknown(option: argument)
      } else {
        operands.append(argument)
      }
    }
    if let maximum = command.specification.maximumOperands, operands.count > maximum {
      throw UsageError(message: "`\(operands[maximum])` is one operand too many", help: "see \(helpCommand)")
    }
  }

  private mutating func take(option argument: String) throws(UsageError) {
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let options = command.specification.options + OptionSpecification.common
    guard let option = options.first(where: { $0.name == name }) else { throw unknown(option: "--" + name) }
    guard values[name] == nil else {
      throw UsageError(message: "`--\(name)` is given twice", help: "give it once")
    }
    guard let placeholder = option.placeholder else {
      if parts.count > 1 { throw UsageError(message: "`--\(name)` takes no value", help: "see \(helpCommand)") }
      values[name] = ""
      return
    }
    guard let value = parts.count > 1 ? String(parts[1]) : remaining.popFirst(), !value.isEmpty else {
      throw UsageError(message: "`--\(name)` needs a value", help: "write `--\(name) \(placeholder)`")
    }
    values[name] = value
  }

  private func unknown(option: String) -> UsageError {
    let options = command.specification.options + OptionSpecification.common
    return .unknown("option", option, among: options.map { "--" + $0.name }, help: "see \(helpCommand)")
  }

  private func invocation() throws(UsageError) -> Invocation {
    Invocation(request: try request(), isQuiet: values[OptionSpecification.quiet.name] != nil)
  }

  private func request() throws(UsageError) -> Request {
    if values[OptionSpecification.help.name] != nil { return .help(command) }
    let book = operands.first ?? "content"
    let output = values[OptionSpecification.output.name] ?? "site"
    switch command {
    case .build:
      return .build(
        book: try named(book), output: output, format: try reportFormat(), mountsReference: mountsReference)
    case .check:
      if let request = try sdkRequest() { return request }
      return .check(
        book: try named(book), output: output, format: try reportFormat(), mountsReference: mountsReference,
        showsCoverage: values[OptionSpecification.coverage.name] != nil)
    case .serve: return .serve(book: try named(book), port: try port(), mountsReference: mountsReference)
    case .explain: return .explain(try explainRequest())
    case .diff: return try diff()
    case .scan: return .scan(try scanRequest())
    case .initialise: return .initialise(try initRequest())
    }
  }

  private func named(_ book: String) throws(UsageError) -> String {
    if book.isEmpty { throw UsageError(message: "the book's name is empty", help: "see \(helpCommand)") }
    return book
  }

  private var mountsReference: Bool { values[OptionSpecification.noReference.name] == nil }

  private func reportFormat() throws(UsageError) -> ReportFormat {
    guard let value = values[OptionSpecification.reportFormat.name] else { return .text }
    guard let format = ReportFormat(rawValue: value) else {
      throw .unknown(
        "format", value, among: ReportFormat.allCases.map(\.rawValue),
        help: "the formats are text, json, github and sarif")
    }
    return format
  }

  /// The request to compare an SDK, or nil where none is named.
  private func sdkRequest() throws(UsageError) -> Request? {
    let text = values[OptionSpecification.sdkVersion.name]
    guard let path = values[OptionSpecification.sdk.name] else {
      if text == nil { return nil }
      throw UsageError(message: "`--sdk-version` needs `--sdk`", help: "name the SDK by `--sdk PATH`")
    }
    if let operand = operands.first {
      throw UsageError(
        message: "`--sdk` takes no book such as `\(operand)`", help: "check the book by a call of its own")
    }
    for option in [OptionSpecification.output, .coverage, .noReference] where values[option.name] != nil {
      throw UsageError(message: "`--sdk` and `--\(option.name)` exclude each other", help: "choose one of them")
    }
    let version = text.flatMap(SDKSettings.version(of:))
    if let text, version == nil {
      throw UsageError(message: "`\(text)` is no version", help: "write it like `--sdk-version 16.5`")
    }
    return .checkSDK(path: path, version: version, format: try reportFormat())
  }

  private func port() throws(UsageError) -> UInt16 {
    guard let value = values[OptionSpecification.port.name] else { return 8000 }
    guard let port = UInt16(value) else {
      throw UsageError(message: "`\(value)` is no port", help: "a port is a number from 0 to 65535; 0 takes a free one")
    }
    return port
  }

  private func diff() throws(UsageError) -> Request {
    guard operands.count == 2, !operands.contains("") else {
      throw UsageError(
        message: "`diff` compares two sites or two versions of iOS", help: "write `\(Tool.name) diff OLD NEW`")
    }
    let formats = DiffCommand.Format.allCases.map(\.rawValue)
    let name = values[OptionSpecification.format.name] ?? DiffCommand.Format.text.rawValue
    guard let format = DiffCommand.Format(rawValue: name) else {
      throw .unknown("format", name, among: formats, help: "the formats are \(formats.joined(separator: ", "))")
    }
    return .diff(try diffSubject(), format)
  }

  private func diffSubject() throws(UsageError) -> DiffCommand.Subject {
    let (old, new) = (operands[0], operands[1])
    switch (VersionName.isOne(old), VersionName.isOne(new)) {
    case (false, false): return .sites(old: old, new: new)
    case (true, true): return .versions(old: try version(old), new: try version(new))
    case (true, false), (false, true):
      throw UsageError(
        message: "`\(old)` and `\(new)` are a version and a path",
        help: "compare two versions of iOS or two sites; a folder whose name is a number is written `./16`")
    }
  }

  private func version(_ text: String) throws(UsageError) -> OSVersion {
    switch VersionName.read(text) {
    case .success(let version): return version
    case .failure(let fault): throw UsageError(message: fault.message, help: "write a version such as `iOS 16`")
    }
  }

  private func scanRequest() throws(UsageError) -> ScanRequest {
    guard let path = operands.first, !path.isEmpty else {
      throw UsageError(message: "`scan` reads the checkout of an app", help: "write `\(Tool.name) scan PATH`")
    }
    return ScanRequest(
      path: path, target: values[OptionSpecification.target.name],
      configuration: values[OptionSpecification.configuration.name],
      output: values[OptionSpecification.factsFile.name])
  }

  private func initRequest() throws(UsageError) -> InitRequest {
    guard let book = operands.first, !book.isEmpty else {
      throw UsageError(message: "`init` begins a book", help: "write `\(Tool.name) init BOOK --project PATH`")
    }
    let sourceURL = values[OptionSpecification.sourceURL.name]
    if let sourceURL, !sourceURL.hasPrefix("https://"), !sourceURL.hasPrefix("http://") {
      throw UsageError(
        message: "`\(sourceURL)` is no address of a website", help: "write one such as https://github.com/o/r/blob/main"
      )
    }
    return InitRequest(
      book: book, project: values[OptionSpecification.project.name] ?? ".",
      target: values[OptionSpecification.target.name],
      configuration: values[OptionSpecification.configuration.name], sourceURL: sourceURL)
  }

  private func explainRequest() throws(UsageError) -> ExplainRequest {
    let asJSON = values[OptionSpecification.json.name] != nil
    guard values[OptionSpecification.jsonLines.name] != nil else {
      return ExplainRequest(operands: operands, format: asJSON ? .json : .text)
    }
    if asJSON {
      throw UsageError(message: "`--json` and `--jsonl` exclude each other", help: "choose one of them")
    }
    if let operand = operands.first {
      throw UsageError(
        message: "`--jsonl` takes no operand such as `\(operand)`", help: "it reads scenarios from standard input")
    }
    return ExplainRequest(operands: [], format: .jsonLines)
  }
}
