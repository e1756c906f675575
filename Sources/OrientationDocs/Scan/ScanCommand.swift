import AppFacts
import XcodeProject

/// `scan`: reads the checkout of an app and writes what it declares and does about orientations.
struct ScanCommand {
  let request: ScanRequest

  func run(console: Console) async throws -> ExitCode {
    let stopwatch = Stopwatch()
    let facts = try await facts()
    let bytes = AppFactsWriter.bytes(of: facts)
    for line in ScanSummary(facts: facts).lines { console.talk(line) }
    for part in facts.unread { console.complain(ScanSummary.text(of: part)) }
    guard let output = request.output else {
      console.data(bytes: bytes)
      return .inSync
    }
    let outcome = try OutputFile(path: output).write(bytes)
    console.talk("\(Path.shown(output)): \(outcome.rawValue), \(stopwatch.text)")
    return .inSync
  }
}

extension ScanCommand {
  private func facts() async throws -> AppFacts {
    do throws(ScanError) {
      return try await CheckoutScanner(
        path: request.path, target: request.target, configuration: request.configuration
      ).scan()
    } catch {
      switch error {
      case .unreadable(let path, let reason):
        throw Fault("cannot read \(Path.shown(path)): \(reason)", help: "name the folder of an app, or its project")
      case .unknownTarget(let name, let known): throw unknown("target", name, among: known)
      case .unknownConfiguration(let name, let known): throw unknown("configuration", name, among: known)
      }
    }
  }

  private func unknown(_ kind: String, _ name: String, among known: [String]) -> UsageError {
    let list = known.map { "`\($0)`" }.joined(separator: ", ")
    let help = known.isEmpty ? "no project of the checkout has a \(kind)" : "the \(kind)s are \(list)"
    return UsageError(message: "unknown \(kind) `\(name)`", help: help)
  }
}
