import Basics
import Orientation
import OrientationCatalog
import OrientationNotation
import ToolSpecification

/// `explain`: answers a scenario, or prints the entry of a rule, message, finding or diagnostic.
struct ExplainCommand: Command {
  /// How the answer is written.
  private enum Format {
    case text
    case json
    case jsonLines
  }

  private static let json = OptionSpecification(name: "json", summary: "Answer as one JSON object.")
  private static let jsonLines = OptionSpecification(
    name: "jsonl", summary: "Read one JSON scenario a line from standard input; answer one JSON object a line.")

  private static let whyNot = OptionSpecification(
    name: "why-not", placeholder: "OUTCOME",
    summary: "Add what would have to be different for the event to end so, such as \"turned landscapeRight\".")

  private static let sources = OptionSpecification(
    name: "sources", summary: "List the sources of a rule or message, each with what it says, instead of their number.")

  private static let book = OptionSpecification(
    name: "book", placeholder: "BOOK",
    summary: "Count what the \(BookLayout.observations) of BOOK says that people saw on devices.")

  static let specification = CommandSpecification(
    name: "explain", operands: "[FACT… | LINK | RULE | MESSAGE | FINDING | DIAGNOSTIC]", maximumOperands: nil,
    options: [json, jsonLines, whyNot, .language, sources, book],
    summary:
      "Explain what iOS does in a scenario and by which rules, or what a rule, error, finding or diagnostic means.",
    discussion: """
      Each FACT is a line of a scenario, such as "iOS: 15" or "app delegate: portrait". Without operands the facts
      come from standard input. Instead of facts: a LINK to the explorer, the id of a rule, the text of an error or
      log message, or the id of a finding or a diagnostic.
      """)

  let operands: [String]
  private let format: Format
  private let language: Language?
  private let expectation: Expectation?
  private let isCiting: Bool
  /// The book whose observations count; nil for those of the reference alone.
  private let book: BookFolder?
  private let reference: SharedReference

  init(_ arguments: ParsedArguments) throws(UsageError) {
    operands = arguments.operands
    reference = SharedReference(commands: arguments.commands)
    language = try arguments.language()
    isCiting = arguments.has(Self.sources)
    book = arguments[Self.book].map { BookFolder($0) }
    expectation = try arguments[Self.whyNot].map { text throws(UsageError) in try Self.expectation(text) }
    let asJSON = arguments.has(Self.json)
    guard arguments.has(Self.jsonLines) else {
      format = asJSON ? .json : .text
      return
    }
    if asJSON {
      throw UsageError(message: "`--json` and `--jsonl` cannot be used together", help: "choose one of them")
    }
    if let operand = operands.first {
      throw UsageError(
        message: "`--jsonl` takes no operand such as `\(operand)`", help: "it reads scenarios from standard input")
    }
    format = .jsonLines
  }

  func run(console: Console) async throws -> ExitCode {
    if operands.isEmpty, LineSource.isTyped {
      let kind: SafeText = format == .jsonLines ? "JSON scenarios" : "facts such as `iOS: 15`"
      console.talk(
        "reads \(kind) from standard input, one a line, up to Ctrl-D; \(Program.name) explain --help says more")
    }
    let explainer = ResolverExplainer(reference: reference)
    guard let book else { return try await run(console: console, input: .standard, explainer: explainer) }
    let (observations, faults) = try book.observations()
    for fault in faults { console.problem(fault.sentence) }
    if !faults.isEmpty { return .problemsFound }
    return try await Observations.inForce.adding(observations).whileInForce {
      try await run(console: console, input: .standard, explainer: explainer)
    }
  }

  /// Answers what stands in `input` by what `explainer` knows.
  func run(console: Console, input: LineSource, explainer: some Explainer) async throws -> ExitCode {
    let console = console.speaking(language ?? console.language)
    if format == .jsonLines {
      return try await JSONLinesRun(explainer: explainer, expectation: expectation).run(input: input, console: console)
    }
    let link = operands.count == 1 ? ExplorerLink(operands[0]) : nil
    if link == nil, let query = entryQuery {
      if let entry = explainer.entry(query) { return show(entry, console) }
      if !operands.contains(where: { $0.utf8.contains(UInt8(ascii: ":")) }) {
        console.complain(await unknown(query, explainer).text)
        return .wrongUsage
      }
    }
    do {
      let answer =
        if let link { try explainer.answer(try link.state(), whyNot: expectation) } else {
          try explainer.answer(facts: try facts(from: input), whyNot: expectation)
        }
      return show(answer, console)
    } catch let fault as NotationError {
      report(fault, console)
      return .problemsFound
    }
  }
}

extension ExplainCommand {
  private static func expectation(_ text: String) throws(UsageError) -> Expectation {
    do {
      return try Expectation(reading: Substring(text))
    } catch {
      throw UsageError(
        message: "`--why-not`: \(error.message)",
        help: error.suggestion.map { "did you mean `\($0)`?" }
          ?? "an outcome is written as in a claim, such as `turned portrait`")
    }
  }

  /// The operands as the name of an entry, unless they can only be facts.
  private var entryQuery: String? {
    let hasColon = operands.contains { $0.utf8.contains(UInt8(ascii: ":")) }
    return operands.isEmpty || (operands.count > 1 && hasColon) ? nil : operands.joined(separator: " ")
  }

  private func unknown(_ query: String, _ explainer: some Explainer) async -> UsageError {
    func error(_ help: SafeText) -> UsageError {
      UsageError(message: "no rule, message, finding or diagnostic `\(query)`", help: help)
    }
    if let nearest = explainer.suggestion(for: query) { return error("did you mean `\(nearest)`?") }
    let (passages, book) = await explainer.passages(about: query)
    if passages.isEmpty {
      return error(
        "write the id of a rule or finding, or a line of the log as it is; a fact has a colon, such as \"iOS: 15\"")
    }
    let pages = passages.map { "\n    \($0.title)\n      \($0.address)" as SafeText }.joined(separator: "")
    guard let book else { return error("the nearest pages of the reference are\(pages)") }
    return error("the nearest pages of the reference, which `\(Program.name) serve \(book) --open` shows, are\(pages)")
  }

  private func facts(from input: LineSource) throws(Fault) -> String {
    if !operands.isEmpty { return operands.joined(separator: "\n") }
    var input = input
    let bytes = try input.rest(limit: LineSource.longestLine)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Fault("standard input is not UTF-8")
    }
    return text
  }

  private func show(_ answer: some ExplainerAnswer, _ console: Console) -> ExitCode {
    guard format == .json else {
      console.answer(SafeText(ours: answer.text(in: console.language, citing: isCiting)))
      return .inSync
    }
    var json = JSONWriter()
    answer.write(into: &json)
    json.endLine()
    console.data(bytes: json.bytes)
    return .inSync
  }

  private func report(_ fault: NotationError, _ console: Console) {
    guard format == .json else { return console.complain(fault.text) }
    var json = JSONWriter()
    fault.write(into: &json, line: fault.line)
    json.endLine()
    console.data(bytes: json.bytes)
  }
}
