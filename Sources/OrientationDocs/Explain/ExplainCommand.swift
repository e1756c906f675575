import Basics
import Orientation
import OrientationNotation
import ReferenceSite
/// `explain`: answers a scenario, or prints the entry of a rule, message or diagnostic.
struct ExplainCommand<Engine: Explainer> {
  let request: ExplainRequest
  let explainer: Engine

  func run(console: Console, input: LineSource) async throws -> ExitCode {
    if request.format == .jsonLines {
      return try await JSONLinesRun(explainer: explainer).run(input: input, console: console)
    }
    if let query = entryQuery {
      if let entry = explainer.entry(query) { return show(entry, console) }
      if !request.operands.contains(where: { $0.utf8.contains(UInt8(ascii: ":")) }) {
        console.complain(unknown(query).description)
        return .wrongUsage
      }
    }
    do {
      return show(try explainer.answer(facts: try facts(from: input)), console)
    } catch let fault as FactFault {
      report(fault, console)
      return .problemsFound
    }
  }
}

extension ExplainCommand {
  /// The operands as the name of an entry, unless they can only be facts.
  private var entryQuery: String? {
    let operands = request.operands
    let hasColon = operands.contains { $0.utf8.contains(UInt8(ascii: ":")) }
    return operands.isEmpty || (operands.count > 1 && hasColon) ? nil : operands.joined(separator: " ")
  }

  private func unknown(_ query: String) -> UsageError {
    let nearest = explainer.suggestion(for: query).map { "did you mean `\($0)`?" }
    return UsageError(
      message: "no rule, message or diagnostic `\(query)`",
      help: nearest ?? "a fact is written with a colon, such as \"iOS: 15\"")
  }

  private func facts(from input: LineSource) throws(Fault) -> String {
    if !request.operands.isEmpty { return request.operands.joined(separator: "\n") }
    var input = input
    let bytes = try input.rest(limit: JSONLinesRun<Engine>.longestLine)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Fault("standard input is not UTF-8")
    }
    return text
  }

  private func show(_ answer: Engine.Answer, _ console: Console) -> ExitCode {
    guard request.format == .json else {
      console.data(answer.text)
      return .inSync
    }
    var json = JSONWriter()
    answer.write(into: &json)
    json.endLine()
    console.data(bytes: json.bytes)
    return .inSync
  }

  private func report(_ fault: FactFault, _ console: Console) {
    guard request.format == .json else { return console.complain(fault.description) }
    var json = JSONWriter()
    fault.write(into: &json, line: fault.line)
    json.endLine()
    console.data(bytes: json.bytes)
  }
}
