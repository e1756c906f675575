import Basics
import Foundation
import Testing

@testable import OrientationDocs

/// What the server of `mcp` does while a tool works, and where tools may read. No test measures time: what is long here takes minutes, and
/// only the order of answers is looked at.
struct MCPConversationTests {
  /// A question whose answer takes minutes.
  private static let long: String = {
    let events = Array(repeating: #""device turned landscapeLeft","device turned portrait""#, count: 40)
    return #"{"iOS":17,"root":"UINavigationController > Player","events":[\#(events.joined(separator: ","))],"#
      + #""presented":["A as fullScreen"],"whyNot":"exception"}"#
  }()
  private static let short = #"{"iOS":16,"event":"requestGeometryUpdate landscapeRight"}"#
  private static let app = ProjectFolder.root + "/Tests/ExampleApp"

  private static func tools(_ folders: [String]? = nil) -> ServerToolbox {
    ServerToolbox(reference: nil, folders: folders)
  }

  @Test func aPingIsAnsweredWhileAToolWorks() async throws {
    let client = MCPClient(Self.tools())
    try client.call(1, "why_not", Self.long)
    try client.ask(2, "ping")
    #expect(try await client.next()["id"] == .number("2"))
    try client.tell("notifications/cancelled", #""requestId":1"#)
    #expect(try await client.end() == [])
  }

  @Test func aCancelledCallEndsAndHasNoAnswer() async throws {
    let client = MCPClient(Self.tools())
    try client.call(1, "why_not", Self.long)
    try client.call(2, "resolve", Self.short)
    try client.call(3, "resolve", Self.short)
    // One that waits can be cancelled too; one that there is not is nothing to complain of.
    for id in ["2", "1", "1", "77", #""1""#, "null"] {
      try client.tell("notifications/cancelled", #""requestId":\#(id)"#)
    }
    let answer = try await client.next()
    #expect(answer["id"] == .number("3"))
    #expect(answer["result"]?["isError"] == .bool(false))
    #expect(try await client.end() == [])
  }

  @Test(arguments: [
    ("why_not", long, "fewer facts"), ("scan", #"{"path":"/"}"#, "a smaller folder"),
    ("play", long.replacing(#","whyNot":"exception""#, with: ""), "fewer events"),
    ("policy", #"{"book":"\#(app)/docs"}"#, "`orientation-docs policy` in a terminal"),
  ])
  func aCallThatTakesTooLongIsStoppedAndSaysWhatToDo(tool: String, arguments: String, help: String) async throws {
    let client = MCPClient(Self.tools(["/"]), limit: .zero)
    try client.call(1, tool, arguments)
    let answer = try await client.next()
    #expect(answer["id"] == .number("1"))
    #expect(answer["result"]?["isError"] == .bool(true))
    let text = answer["result"]?["content"]?.elements.first?["text"]?.text ?? ""
    #expect(text.contains("the limit of a call") && text.contains(help), "\(text)")
    #expect(try await client.end() == [])
  }

  @Test func callsAreAnsweredInTheirOrderEvenAfterTheInputHasEnded() async throws {
    let client = MCPClient(Self.tools())
    for id in 1...40 { try client.call(id, id % 2 == 0 ? "resolve" : "search", Self.short) }
    #expect(try await client.end().map { $0["id"] } == (1...40).map { .number(String($0)) })
  }

  @Test func moreCallsThanMayWaitAreAllAnswered() async throws {
    let lines = (1...3_000).map { id in
      #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"resolve","arguments":{}}}"#
    }
    let recorder = Recorder()
    let server = MCPServer(tools: Self.tools(), limit: .seconds(600), console: recorder.console)
    _ = try await server.run(input: LineSource(lines.joined(separator: "\n"), inPiecesOf: 65_536))
    #expect(recorder.output.split(separator: "\n").count == 3_000)
  }
}

// MARK: Roots

extension MCPConversationTests {
  private static let initialize = #""protocolVersion":"2025-11-25","capabilities":{"roots":{"listChanged":true}}"#

  /// Shakes hands, and gives the id of the server's question for roots.
  private func begin(_ client: MCPClient) async throws -> String {
    try client.ask(0, "initialize", Self.initialize)
    _ = try await client.next()
    try client.tell("notifications/initialized")
    return try await question(client)
  }

  private func question(_ client: MCPClient) async throws -> String {
    let question = try await client.next()
    #expect(question["method"] == .string("roots/list"))
    return question["id"]?.text ?? ""
  }

  private func answer(_ client: MCPClient, _ id: String, roots: [String]) throws {
    let list = roots.map { #"{"uri":"\#($0)"}"# }.joined(separator: ",")
    try client.send(#"{"jsonrpc":"2.0","id":"\#(id)","result":{"roots":[\#(list)]}}"#)
  }

  private func refusal(_ answer: JSONValue) -> String? {
    let text = answer["result"]?["content"]?.elements.first?["text"]?.text ?? ""
    return text.contains("the server may not read") ? text : nil
  }

  @Test func toolsReadBelowTheRootsOfTheClientAndFollowThem() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("my app")
    try folder.makeFolder("other")
    let client = MCPClient(Self.tools())
    let first = try await begin(client)
    // What is asked before the roots are known waits for them.
    try client.call(1, "scan", #"{"path":"\#(folder["my app"])"}"#)
    try client.call(2, "scan", #"{"path":"\#(folder["other"])"}"#)
    try client.ask(3, "ping")
    #expect(try await client.next()["id"] == .number("3"))
    try answer(client, first, roots: ["file://" + folder["my%20app"], "https://example.com/"])
    #expect(refusal(try await client.next()) == nil)
    #expect(refusal(try await client.next())?.contains("reads below the client's roots") == true)
    try client.tell("notifications/roots/list_changed")
    let second = try await question(client)
    #expect(second != first)
    // An answer to an earlier question says nothing of what has changed since.
    try answer(client, first, roots: ["file:///etc"])
    try answer(client, second, roots: ["file://localhost" + folder["other"]])
    try client.call(4, "scan", #"{"path":"\#(folder["my app"])"}"#)
    try client.call(5, "scan", #"{"path":"."}"#)
    #expect(refusal(try await client.next()) != nil)
    #expect(refusal(try await client.next()) == nil)
    #expect(try await client.end() == [])
  }

  @Test(arguments: ["[]", #"[{"uri":"file:///"}]"#])
  func noClientOpensTheWholeMachine(roots: String) async throws {
    let client = MCPClient(Self.tools())
    let id = try await begin(client)
    try client.send(#"{"jsonrpc":"2.0","id":"\#(id)","result":{"roots":\#(roots)}}"#)
    try client.call(1, "scan", #"{"path":"/etc"}"#)
    #expect(refusal(try await client.next()) != nil)
    #expect(try await client.end() == [])
  }

  @Test func aClientWithoutRootsHasTheWorkingFolder() async throws {
    let client = MCPClient(Self.tools())
    try client.ask(0, "initialize", #""protocolVersion":"2025-11-25","capabilities":{}"#)
    _ = try await client.next()
    try client.tell("notifications/initialized")
    try client.call(1, "scan", #"{"path":"\#(Self.app)"}"#)
    try client.call(2, "policy", #"{"book":"\#(Self.app)/docs","project":"/etc"}"#)
    #expect(refusal(try await client.next()) == nil)
    #expect(refusal(try await client.next())?.contains("the folder in which it was started") == true)
    #expect(try await client.end() == [])
  }

  @Test func aRequestOfTheStatelessProtocolKnowsNoRoots() async throws {
    let folder = try TemporaryFolder()
    let client = MCPClient(Self.tools())
    try answer(client, try await begin(client), roots: ["file://" + folder.path])
    let meta =
      #","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#
    try client.call(1, "scan", #"{"path":"\#(folder.path)"}"#, meta)
    try client.call(2, "scan", #"{"path":"\#(folder.path)"}"#)
    #expect(refusal(try await client.next()) != nil)
    #expect(refusal(try await client.next()) == nil)
    #expect(try await client.end() == [])
  }

  @Test func aServerWithFoldersAsksForNoRoots() async throws {
    let client = MCPClient(Self.tools([Self.app]))
    try client.ask(0, "initialize", Self.initialize)
    try client.tell("notifications/initialized")
    try client.ask(1, "ping")
    #expect(try await client.next()["id"] == .number("0"))
    #expect(try await client.next()["id"] == .number("1"))
    #expect(try await client.end() == [])
  }
}
