import Basics
import OrientationNotation
import ToolSpecification

/// Answers a stream of JSON scenarios, one a line, with a stream of JSON results, one a line, in the same order.
///
/// Batches of lines are answered side by side, while the next is read and the last one's answers are written; what is kept
/// is a few batches, however long the stream.
struct JSONLinesRun<Engine: Explainer>: Sendable {
  /// How many batches are worked on while another is read.
  private static var mostWaiting: Int { 2 }

  let explainer: Engine
  /// How each scenario should have ended, where it is asked why it does not.
  var expectation: Expectation?

  func run(input: LineSource, console: Console) async throws -> ExitCode {
    var input = input
    var nextLine = 1
    var status = ExitCode.inSync
    var working: [Task<Answers, Never>] = []
    while true {
      let batch = try batch(from: &input, startingAt: &nextLine)
      let isAtEnd = batch.lines.isEmpty
      if !isAtEnd { working.append(Task { answers(batch) }) }
      while working.count > (isAtEnd ? 0 : Self.mostWaiting) {
        let answers = await working.removeFirst().value
        console.data(bytes: answers.bytes)
        if answers.hasErrors { status = .problemsFound }
      }
      if isAtEnd { return status }
    }
  }
}

extension JSONLinesRun {
  private struct Batch: Sendable {
    let firstLine: Int
    var lines: [LineSource.Line] = []
  }

  private struct Answers: Sendable {
    var bytes: [UInt8] = []
    var hasErrors = false
  }

  private func batch(from input: inout LineSource, startingAt nextLine: inout Int) throws(Fault) -> Batch {
    var batch = Batch(firstLine: nextLine)
    var size = 0
    while size < 131_072, batch.lines.count < 4_096, let line = try input.next(limit: LineSource.longestLine) {
      switch line {
      case .bytes(let bytes):
        size += bytes.count
        // A copy of its own: a slice would keep the whole buffer alive and have it copied at the next read.
        batch.lines.append(.bytes(ArraySlice(Array(bytes))))
      case .tooLong: batch.lines.append(.tooLong)
      }
    }
    nextLine += batch.lines.count
    return batch
  }

  private func answers(_ batch: Batch) -> Answers {
    // Answers are several times as long as what they answer.
    var json = JSONWriter(capacity: 1_048_576)
    var hasErrors = false
    for (offset, line) in batch.lines.enumerated() {
      do throws(NotationError) {
        try answer(line).write(into: &json)
      } catch {
        error.write(into: &json, line: batch.firstLine + offset)
        hasErrors = true
      }
      json.endLine()
    }
    return Answers(bytes: json.bytes, hasErrors: hasErrors)
  }

  private func answer(_ line: LineSource.Line) throws(NotationError) -> Engine.Answer {
    switch line {
    case .tooLong:
      throw NotationError(message: "the line is longer than \(LineSource.longestLine / 1_048_576) MB")
    case .bytes(let bytes):
      let (lines, isTimeline) = try ScenarioRecord.facts(bytes)
      return try explainer.answer(facts: lines, isTimeline: isTimeline, whyNot: expectation)
    }
  }
}
