import Foundation
import Testing
import ToolSpecification

@testable import Basics
@testable import OrientationDocs

/// A client of the server of `mcp`: it sends a line, and waits for the next one that comes.
final class MCPClient {
  private let input = Pipe()
  private let server: Task<ExitCode, any Error>
  private let messages: AsyncStream<[UInt8]>

  init(_ tools: ServerToolbox, limit: Duration = .seconds(600)) {
    let (messages, said) = AsyncStream<[UInt8]>.makeStream()
    self.messages = messages
    let input = input.fileHandleForReading
    let source = LineSource { () throws(SystemError) in
      try FileSystem.read(input.fileDescriptor, upTo: 65_536)
    }
    server = Task {
      defer { said.finish() }
      return try await MCPServer(
        tools: tools, limit: limit, patience: .seconds(600), console: Console { said.yield($1) }
      ).run(input: source)
    }
  }

  func send(_ line: String) throws {
    try FileSystem.write(Array((line + "\n").utf8), to: input.fileHandleForWriting.fileDescriptor)
  }

  /// Sends a request; other parameters than those of a call are written as members.
  func ask(_ id: Int, _ method: String, _ parameters: String = "") throws {
    try send(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(parameters)}}"#)
  }

  func call(_ id: Int, _ tool: String, _ arguments: String, _ more: String = "") throws {
    try ask(id, "tools/call", #""name":"\#(tool)","arguments":\#(arguments)\#(more)"#)
  }

  func tell(_ method: String, _ parameters: String = "") throws {
    try send(#"{"jsonrpc":"2.0","method":"\#(method)","params":{\#(parameters)}}"#)
  }

  /// The next message of the server.
  func next() async throws -> JSONValue {
    for await message in messages { return try Self.value(message) }
    throw SystemError(number: ECONNRESET)
  }

  /// Ends the input; what the server says until it has ended.
  func end() async throws -> [JSONValue] {
    try input.fileHandleForWriting.close()
    _ = try await server.value
    var rest: [JSONValue] = []
    for await message in messages { rest.append(try Self.value(message)) }
    return rest
  }

  /// What a message says, which has to be one line.
  private static func value(_ message: [UInt8]) throws -> JSONValue {
    #expect(message.firstIndex(of: UInt8(ascii: "\n")) == message.count - 1)
    return try JSONParser.parse(message[...])
  }
}
