import AppFacts

/// `scan`: reads the checkout of an app and writes what it declares and does about orientations.
struct ScanCommand {
  let request: ScanRequest

  func run(console: Console) async throws -> ExitCode {
    let stopwatch = Stopwatch()
    let scan = AppScan(path: request.path, target: request.target, configuration: request.configuration)
    let facts =
      if let output = request.output {
        try await scan.facts(from: Path.folders(above: output).first ?? ".")
      } else {
        try await scan.facts()
      }
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
