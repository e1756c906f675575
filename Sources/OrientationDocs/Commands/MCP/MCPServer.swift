import Basics
import ReferenceSite
import ToolSpecification

/// Answers messages of the Model Context Protocol, a line each, one after the other.
///
/// It speaks both protocols and keeps no state: up to 2025-11-25 a client shakes hands with `initialize`; from 2026-07-28 on every request
/// says its version in `_meta`, and every result says that it is one.
struct MCPServer: Sendable {
  let tools: ServerToolbox

  /// Answers until the input ends.
  func run(input: LineSource, console: Console) async throws(Fault) -> ExitCode {
    var input = input
    while let line = try input.next(limit: LineSource.longestLine) {
      if let answer = await answer(line) { console.data(bytes: answer) }
    }
    return .inSync
  }

  /// The answer to a line, with its line break; nil where it gets none.
  func answer(_ line: LineSource.Line) async -> [UInt8]? {
    do throws(JSONRPCFault) {
      switch line {
      case .tooLong:
        let size = LineSource.longestLine / 1_048_576
        throw JSONRPCFault(code: .invalidRequest, message: "the message is longer than \(size) MB")
      case .bytes(let bytes):
        guard case .request(let request) = try JSONRPCMessage.read(bytes) else { return nil }
        return try await answer(request)
      }
    } catch {
      var json = JSONWriter()
      error.write(into: &json)
      json.endLine()
      return json.bytes
    }
  }
}

extension MCPServer {
  /// The versions whose requests carry `_meta`.
  private static let statelessVersions = ["2026-07-28"]
  /// The versions that begin with a handshake, the newest last. 2025-03-26 is not among them: it alone has batches.
  private static let handshakeVersions = ["2024-11-05", "2025-06-18", "2025-11-25"]
  /// The tools are those of the program, so nothing changes while it runs.
  private static let timeToLive = 86_400_000
  private static let instructions = """
    Ask before you write code about the interface orientation of an iOS app: `why_not` for a screen that does not rotate, `explain` for a \
    crash or a log line, `resolve` and `play` for what UIKit calls and decides in a version of iOS, `search` for a guide. Tell the user the \
    grade of an answer and its address.
    """

  private func answer(_ request: JSONRPCRequest) async throws(JSONRPCFault) -> [UInt8] {
    // The handshake belongs to the older protocols, whatever else the request says.
    if request.method == "initialize" { return try initialize(request) }
    let isStateless = try requireKnownVersion(request)
    switch request.method {
    case "server/discover" where isStateless: return discover(request)
    case "tools/list":
      return request.result { json in
        json.member("tools", ServerTools.list) { $1.value($0) }
        if isStateless { Self.writeEnvelope(isCacheable: true, into: &json) }
      }
    case "tools/call":
      let answer = try await call(request)
      return request.result { json in
        answer.write(into: &json)
        if isStateless { Self.writeEnvelope(into: &json) }
      }
    case "ping" where !isStateless: return request.result { _ in }
    case "server/discover":
      throw request.fault(.invalidParameters, "`_meta` has no io.modelcontextprotocol/protocolVersion")
    default: throw request.fault(.methodNotFound, "there is no method `\(request.method)`")
    }
  }

  /// Whether the request is of the stateless protocol; throws where it is of a version that nobody knows.
  private func requireKnownVersion(_ request: JSONRPCRequest) throws(JSONRPCFault) -> Bool {
    guard let version = request.meta("protocolVersion") else { return false }
    guard case .string(let name) = version, Self.statelessVersions.contains(name) else {
      let supported = JSONValue.Member(key: "supported", value: .array(Self.statelessVersions.map { .string($0) }))
      throw request.fault(
        .unsupportedProtocolVersion, "this protocol version is not supported",
        data: .object([supported, JSONValue.Member(key: "requested", value: version)]))
    }
    guard case .object = request.meta("clientCapabilities") else {
      throw request.fault(.invalidParameters, "`_meta` has no object io.modelcontextprotocol/clientCapabilities")
    }
    return true
  }

  private func initialize(_ request: JSONRPCRequest) throws(JSONRPCFault) -> [UInt8] {
    guard case .string(let wanted) = request["protocolVersion"] else {
      throw request.fault(.invalidParameters, "`protocolVersion` is missing")
    }
    let version = Self.handshakeVersions.contains(wanted) ? wanted : Self.handshakeVersions.last
    return request.result { json in
      json.member("protocolVersion", version)
      Self.writeCapabilities(into: &json)
      json.key("serverInfo")
      Self.writeServerInfo(into: &json)
    }
  }

  private func discover(_ request: JSONRPCRequest) -> [UInt8] {
    request.result { json in
      json.member("supportedVersions", Self.statelessVersions) { $1.string($0) }
      Self.writeCapabilities(into: &json)
      Self.writeEnvelope(isCacheable: true, into: &json)
    }
  }

  private func call(_ request: JSONRPCRequest) async throws(JSONRPCFault) -> ServerToolAnswer {
    guard case .string(let name) = request["name"] else {
      throw request.fault(.invalidParameters, "`name` is missing: the name of a tool")
    }
    guard let tool = ServerTool(rawValue: name) else {
      throw request.fault(.invalidParameters, ServerTool.unknown(name))
    }
    switch request["arguments"] {
    case nil: return await tools.call(tool, [])
    case .object(let arguments): return await tools.call(tool, arguments)
    case .some(let other):
      throw request.fault(.invalidParameters, "`arguments` is \(other.kind), not an object")
    }
  }

  private static func writeCapabilities(into json: inout JSONWriter) {
    json.key("capabilities")
    json.object { json in
      json.key("tools")
      json.object { _ in }
    }
    json.member("instructions", instructions)
  }

  private static func writeServerInfo(into json: inout JSONWriter) {
    json.object { json in
      json.member("name", Program.name)
      json.member("version", Program.version)
    }
  }

  /// What a result of the stateless protocol has besides its own members.
  private static func writeEnvelope(isCacheable: Bool = false, into json: inout JSONWriter) {
    json.member("resultType", "complete")
    if isCacheable {
      json.key("ttlMs")
      json.number(timeToLive)
      json.member("cacheScope", "public")
    }
    json.key("_meta")
    json.object { json in
      json.key("io.modelcontextprotocol/serverInfo")
      writeServerInfo(into: &json)
    }
  }
}
