import Basics
import ReferenceSite
import Testing

@testable import OrientationDocs

/// The server of `mcp`, asked line by line. `Tests/MCP` asks it through the clients of the official SDK.
struct MCPServerTests {
  private static let meta =
    #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#

  private let tools = ServerToolbox(reference: nil, folders: nil)

  @Test(arguments: [
    ("2025-11-25", "2025-11-25"), ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-11-25"),
    ("2099-01-01", "2025-11-25"),
  ])
  func aHandshakeEndsInAVersionThatBothMayKnow(wanted: String, given: String) async throws {
    let result = try await result("initialize", #""protocolVersion":"\#(wanted)""#)
    #expect(result["protocolVersion"] == .string(given))
    #expect(result["capabilities"]?["tools"] != nil)
    #expect(result["serverInfo"]?["name"] == .string("orientation-docs"))
    #expect(result["resultType"] == nil)
  }

  @Test(arguments: ["server/discover", "tools/list"])
  func resultsOfTheStatelessProtocolSayWhatTheyAre(method: String) async throws {
    let result = try await result(method, Self.meta)
    #expect(result["resultType"] == .string("complete"))
    #expect(result["ttlMs"] == .number("86400000"))
    #expect(result["cacheScope"] == .string("public"))
    #expect(result["_meta"]?["io.modelcontextprotocol/serverInfo"]?["version"] != nil)
  }

  @Test func theStatelessProtocolIsDiscovered() async throws {
    let result = try await result("server/discover", Self.meta)
    #expect(result["supportedVersions"] == .array([.string("2026-07-28")]))
    #expect(result["instructions"]?.text?.contains("why_not") == true)
  }

  @Test(arguments: [
    ("no JSON", -32700, JSONValue.null),
    ("", -32700, .null),
    (#"{"jsonrpc":"2.0","id":1,"id":1,"method":"ping"}"#, -32700, .null),
    ("[]", -32600, .null),
    (#"{"id":1,"method":"ping"}"#, -32600, .number("1")),
    (#"{"jsonrpc":"2.0","id":"a"}"#, -32600, .string("a")),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600, .null),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/run"}"#, -32601, .number("1")),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":{\#(meta)}}"#, -32601, .number("1")),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32602, .number("1")),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32602, .number("1")),
    (#"{"jsonrpc":"2.0","id":1,"method":"server/discover"}"#, -32602, .number("1")),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"resolv"}}"#, -32602, .number("1")),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"resolve","arguments":[]}}"#, -32602,
      .number("1")
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2099-01-01"}}}"#,
      -32022, .number("1")
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}"#,
      -32602, .number("1")
    ),
  ])
  func whatCannotBeAnsweredHasItsCode(message: String, code: Int, id: JSONValue) async throws {
    let answer = try await answer(message)
    #expect(answer["error"]?["code"] == .number(String(code)))
    #expect(answer["id"] == id)
    #expect(answer["result"] == nil)
  }

  @Test func aVersionThatIsNotSupportedNamesThoseThatAre() async throws {
    let meta = #""_meta":{"io.modelcontextprotocol/protocolVersion":"2099-01-01"}"#
    let answer = try await answer(request("tools/list", meta))
    #expect(answer["error"]?["data"]?["supported"] == .array([.string("2026-07-28")]))
    #expect(answer["error"]?["data"]?["requested"] == .string("2099-01-01"))
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
    #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"no"}}"#,
  ])
  func whatAsksNothingHasNoAnswer(message: String) async throws {
    #expect(try await said(Array(message.utf8), tools).isEmpty)
  }

  @Test func aMessageThatIsTooLongIsNotRead() async throws {
    let message = Array(repeating: UInt8(ascii: " "), count: LineSource.longestLine + 1)
    #expect(String(decoding: try await said(message, tools), as: UTF8.self).contains("longer than 16 MB"))
  }

  @Test func theListHasEveryToolWithWhatItTakesAndAnswers() async throws {
    let tools = try #require(try await result("tools/list", "")["tools"]).elements
    #expect(tools.compactMap { $0["name"]?.text } == ServerTool.allCases.map(\.rawValue))
    for tool in tools {
      #expect(tool["inputSchema"]?["type"] == .string("object"))
      #expect(tool["inputSchema"]?["properties"]?.keys.isEmpty == false)
      let readsProject = ["scan", "policy"].contains(tool["name"]?.text ?? "")
      #expect(
        tool["outputSchema"]?["properties"]?.keys == (readsProject ? ["notice"] : []) + ["answer", "addresses"])
      #expect(tool["annotations"]?["readOnlyHint"] == .bool(true))
      let defined = Set(tool["outputSchema"]?["$defs"]?.keys ?? [])
      #expect(Set(Self.references(in: tool["outputSchema"] ?? .null)) == defined, "\(tool["name"] ?? .null)")
    }
  }

  /// A model reads the list before it asks anything. It had 48,590 bytes when each tool said all of its schemas.
  @Test func theListSaysEachSchemaOnce() async throws {
    let answer = try await said(Array(request("tools/list", "").utf8), tools)
    #expect(answer.count <= 48_590 * 55 / 100, "\(answer.count)")
    let members = Self.properties(in: try JSONParser.parse(answer[...])).map { member -> String in
      var json = JSONWriter()
      json.value(.object([member]))
      return String(decoding: json.bytes, as: UTF8.self)
    }
    // A member with `{}` has been said.
    let long = members.filter { $0.utf8.count >= 40 && !$0.hasSuffix(":{}}") }
    #expect(long.count > 100)
    #expect(Dictionary(grouping: long) { $0 }.filter { $1.count > 1 }.isEmpty)
  }

  @Test func anAnswerHasTextAndTheSameAsData() async throws {
    let result = try await call("resolve", #"{"iOS":16,"event":"requestGeometryUpdate landscapeRight"}"#)
    #expect(result["isError"] == .bool(false))
    #expect(result["content"]?.elements.first?["text"]?.text?.contains("outcome: turned landscapeRight") == true)
    #expect(result["structuredContent"]?["answer"]?["rule"] == .string("geometry-request-picks-from-supported"))
    #expect(result["structuredContent"]?["answer"]?["standing"] == .string("documented"))
  }

  @Test(arguments: [
    ("resolve", "{}", "iOS"), ("resolve", #"{"iOS":16,"idoim":"pad"}"#, "did you mean `idiom`?"),
    ("resolve", #"{"iOS":16,"events":["dismissed","dismissed"]}"#, "call `play`"),
    ("play", #"{"iOS":16}"#, "add \"events\""),
    ("why_not", #"{"iOS":16}"#, "add \"whyNot\""), ("explain", "{}", "`explain` needs `query`"),
    ("explain", #"{"query":7}"#, "`query` is a number, not a string"),
    ("explain", #"{"qury":"x"}"#, "did you mean `query`?"),
    ("explain", #"{"query":"order-of-choic"}"#, "did you mean `order-of-choice`?"),
    ("explain", #"{"query":"order-of-choice","language":"zh"}"#, "unknown language `zh`"),
    ("search", #"{"query":"\#(String(repeating: "x", count: 65_537))"}"#, "longer than 65536 bytes"),
    ("explain", #"{"qury":"x"}"#, "are query, language, sources"),
    ("explain", #"{"query":"order-of-choice","language":"fr"}"#, "the languages are en, zh-Hans"),
    ("explain", #"{"query":"presentation-thing"}"#, "ids with such a word are "),
    ("resolve", #"{"iOS":16,"idiom":"refrigerator"}"#, "known are phone, pad"),
    ("resolve", #"{"iOS":16,"event":"a storm in the street"}"#, "known are device turned"),
    ("resolve", #"{"iOS":16,"shown":"on the moon"}"#, "known are full screen, Split View"),
    ("page", #"{"page":"a.html","limit":10}"#, "a number from 1000 to 100000"), ("page", "{}", "`page` needs `page`"),
    ("search", #"{"query":"x","limit":0}"#, "a number from 1 to 20"), ("scan", #"{"path":""}"#, "`scan` needs `path`"),
    ("scan", #"{"path":"no/such"}"#, "name the folder of an app"),
    ("policy", #"{"book":"no/such"}"#, "a folder with a SUMMARY.md"),
  ])
  func aMistakeInTheArgumentsIsAnAnswerThatSaysWhatToDo(tool: String, arguments: String, help: String) async throws {
    let result = try await call(tool, arguments)
    #expect(result["isError"] == .bool(true))
    #expect(result["structuredContent"] == nil)
    let text = try #require(result["content"]?.elements.first?["text"]?.text)
    #expect(text.hasPrefix("error: "))
    #expect(text.contains(help), "\(text)")
  }

  @Test func aServerThatWasStartedForFoldersReadsNoOther() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("app")
    try folder.link("app/out", to: ProjectFolder.content)
    let tools = ServerToolbox(reference: nil, folders: [folder["app"]])
    for path in [ProjectFolder.content, folder.path, folder["app/.."], folder["app/out"]] {
      let refused = try await call("scan", #"{"path":"\#(path)"}"#, tools)
      #expect(refused["content"]?.elements.first?["text"]?.text?.contains("the server may not read") == true, "\(path)")
    }
    let read = try await call("scan", #"{"path":"\#(folder["app"])"}"#, tools)
    #expect(read["content"]?.elements.first?["text"]?.text?.contains("may not read") == false)
  }

  @Test func anAppIsScannedAndItsPoliciesAreRun() async throws {
    let app = ProjectFolder.root + "/Tests/ExampleApp"
    let scan = try await call("scan", #"{"path":"\#(app)","facts":true}"#)
    #expect(scan["isError"] == .bool(false))
    #expect(scan["structuredContent"]?["answer"]?["facts"]?["targets"]?.elements.isEmpty == false)
    let policy = try await call("policy", #"{"book":"\#(app)/docs"}"#)
    #expect(policy["structuredContent"]?["answer"]?["verdicts"]?.elements.isEmpty == false)
    #expect(policy["content"]?.elements.first?["text"]?.text?.contains("— holds") == true)
    // What has words of a project says so first.
    for result in [scan, policy] {
      let notice = try #require(result["structuredContent"]?["notice"]?.text)
      #expect(notice.contains("not instructions"))
      #expect(result["content"]?.elements.first?["text"]?.text?.hasPrefix(notice + "\n") == true)
    }
  }

  @Test func onlyAnAnswerWithWordsOfAProjectSaysSo() async throws {
    let app = ProjectFolder.root + "/Tests/ExampleApp"
    let unknown = try await call("scan", #"{"path":"\#(app)","target":"no such"}"#)
    #expect(unknown["content"]?.elements.first?["text"]?.text?.contains("not instructions") == true)
    let own = try await call("resolve", #"{"iOS":16,"event":"requestGeometryUpdate landscapeRight"}"#)
    #expect(own["structuredContent"]?.keys == ["answer", "addresses"])
  }

  /// What the clients of the official SDK have sent, but for what needs the reference.
  @Test(arguments: ["stateless", "handshake", "old"])
  func theTranscriptOfARealClientIsAnswered(protocol name: String) async throws {
    let path = ProjectFolder.root + "/Tests/MCP/Transcripts/\(name).jsonl"
    let lines = try FileSystem.contents(of: path).split(separator: UInt8(ascii: "\n"))
    #expect(lines.count > 15)
    for line in lines {
      let answer = try await said(Array(line), tools)
      guard case .request(let request) = try JSONRPCMessage.read(line) else {
        #expect(answer.isEmpty)
        continue
      }
      let value = try JSONParser.parse(answer[...])
      #expect(value["id"] == request.id)
      // Each transcript asks for one tool that there is not.
      let isMistake = request["name"] == .string("resolv")
      #expect((value["error"] != nil) == isMistake, "\(request.method)")
      #expect((value["result"]?["resultType"] != nil) == (name == "stateless" && !isMistake), "\(request.method)")
    }
  }
}

extension MCPServerTests {
  private func request(_ method: String, _ parameters: String) -> String {
    #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{\#(parameters)}}"#
  }

  /// What a server says to one message.
  private func said(_ message: [UInt8], _ tools: ServerToolbox) async throws -> [UInt8] {
    let recorder = Recorder()
    let input = LineSource(message + [UInt8(ascii: "\n")], inPiecesOf: 1_048_576)
    _ = try await MCPServer(tools: tools, limit: .seconds(600), console: recorder.console).run(input: input)
    return Array(recorder.output.utf8)
  }

  private func answer(_ message: String, _ tools: ServerToolbox? = nil) async throws -> JSONValue {
    let bytes = try await said(Array(message.utf8), tools ?? self.tools)
    #expect(bytes.last == UInt8(ascii: "\n"))
    #expect(bytes.count { $0 == UInt8(ascii: "\n") } == 1)
    return try JSONParser.parse(bytes[...])
  }

  private func result(_ method: String, _ parameters: String) async throws -> JSONValue {
    try #require(try await answer(request(method, parameters))["result"])
  }

  private func call(_ tool: String, _ arguments: String, _ tools: ServerToolbox? = nil) async throws -> JSONValue {
    let parameters = #""name":"\#(tool)","arguments":\#(arguments)"#
    return try #require(try await answer(request("tools/call", parameters), tools)["result"])
  }

  /// The members of all schemas in a value, each with its schema.
  private static func properties(in value: JSONValue) -> [JSONValue.Member] {
    switch value {
    case .null, .bool, .number, .string: []
    case .array(let elements): elements.flatMap(properties)
    case .object(let members):
      members.flatMap { member -> [JSONValue.Member] in
        guard member.key == "properties", case .object(let own) = member.value else {
          return properties(in: member.value)
        }
        return own + own.flatMap { properties(in: $0.value) }
      }
    }
  }

  private static func references(in value: JSONValue) -> [String] {
    switch value {
    case .null, .bool, .number, .string: []
    case .array(let elements): elements.flatMap(references)
    case .object(let members):
      members.flatMap { member in
        member.key == "$ref"
          ? [String(member.value.text?.split(separator: "/").last ?? "")] : references(in: member.value)
      }
    }
  }
}
