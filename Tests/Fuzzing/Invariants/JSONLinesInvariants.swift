import Foundation

@testable import Basics
@testable import OrientationDocs

/// `explain --jsonl`: one valid JSON object for each line, in order; and our parser takes no JSON that Foundation refuses.
enum JSONLinesInvariants {
  static func violations(of bytes: [UInt8]) async -> [String] {
    var violations: [String] = []
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let output = await answer(bytes)
    var answers = output.split(separator: 0x0A, omittingEmptySubsequences: false)
    if answers.popLast()?.isEmpty != true { violations.append("the last line does not end") }
    if answers.count != lines.count { violations.append("\(answers.count) answers to \(lines.count) lines") }
    for answer in answers {
      if (try? JSONSerialization.jsonObject(with: Data(answer))) as? [String: Any] == nil {
        violations.append("no JSON object: \(String(decoding: answer, as: UTF8.self))")
      }
      if (try? JSONParser.parse(answer)) == nil { violations.append("JSON that we do not read ourselves") }
    }
    for line in lines {
      guard let value = try? JSONParser.parse(line) else { continue }
      if (try? JSONSerialization.jsonObject(with: Data(line), options: .fragmentsAllowed)) == nil, !isBeyond(value) {
        violations.append("JSON that is none to Foundation: \(String(decoding: line, as: UTF8.self))")
      }
    }
    return violations
  }
}

extension JSONLinesInvariants {
  private static func answer(_ bytes: [UInt8]) async -> [UInt8] {
    let output = Sink()
    let feed = Feed(bytes)
    let source = LineSource { () throws(SystemError) in feed.next(61) }
    let console = Console { stream, bytes in if stream == .output { output.append(bytes) } }
    _ = try? await JSONLinesRun(explainer: ResolverExplainer()).run(input: source, console: console)
    return output.bytes
  }

  /// Numbers may be greater than what Foundation can hold.
  private static func isBeyond(_ value: JSONValue) -> Bool {
    switch value {
    case .number: true
    case .array(let elements): elements.contains(where: isBeyond)
    case .object(let members): members.contains { isBeyond($0.value) }
    case .null, .bool, .string: false
    }
  }

  /// Unchecked, because a lock guards it.
  private final class Sink: @unchecked Sendable {
    private let lock = NSLock()
    private var written: [UInt8] = []

    var bytes: [UInt8] { lock.withLock { written } }
    func append(_ bytes: [UInt8]) { lock.withLock { written += bytes } }
  }

  /// Unchecked, because a lock guards it.
  private final class Feed: @unchecked Sendable {
    private let lock = NSLock()
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    func next(_ count: Int) -> [UInt8] {
      lock.withLock {
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
      }
    }
  }
}
