import Foundation

@testable import Basics
@testable import OrientationDocs

/// Messages to the server of `mcp`: each request has one answer with its id, on one line, that is valid JSON-RPC; and nothing else is said.
enum MCPInvariants {
  /// A server that reads nothing from the disk, and so has no reference either.
  private static let tools = ServerToolbox(reference: nil, folders: [])

  static func violations(of bytes: [UInt8]) async -> [String] {
    var violations: [String] = []
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let message = try? JSONRPCMessage.read(line)
      let answer = await answer(Array(line))
      guard !answer.isEmpty else {
        if case .request = message { violations.append("a request without an answer") }
        if message == nil { violations.append("a message that is none, and nothing said of it") }
        continue
      }
      violations += Self.violations(of: answer, to: message)
    }
    return violations
  }
}

extension MCPInvariants {
  /// What a server says to a message alone.
  private static func answer(_ message: [UInt8]) async -> [UInt8] {
    let said = Transcript()
    let feed = Slots([message + [0x0A]])
    let input = LineSource { () throws(SystemError) in feed.take(0) ?? [] }
    let console = Console { _, bytes in said.append(bytes) }
    _ = try? await MCPServer(tools: tools, console: console).run(input: input)
    return Array(said.text.utf8)
  }

  private static func violations(of answer: [UInt8], to message: JSONRPCMessage?) -> [String] {
    guard answer.last == 0x0A, !answer.dropLast().contains(0x0A) else { return ["an answer that is not one line"] }
    guard (try? JSONSerialization.jsonObject(with: Data(answer))) != nil,
      let value = try? JSONParser.parse(answer[...]),
      case .object(let list) = value
    else { return ["an answer that is no object: \(String(decoding: answer, as: UTF8.self))"] }
    let members = JSONMembers(members: list, steps: [])
    var violations: [String] = []
    if members.optional("jsonrpc")?.value != .string("2.0") { violations.append("an answer without its version") }
    if (members.optional("result") == nil) == (members.optional("error") == nil) {
      violations.append("an answer that is not either a result or an error")
    }
    switch message {
    case .request(let request):
      if members.optional("id")?.value != request.id { violations.append("an answer with another id") }
    case .notification, .response: violations.append("an answer to what asks nothing")
    case nil:
      if members.optional("error") == nil { violations.append("a result for what is no message") }
    }
    return violations
  }
}
