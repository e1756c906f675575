import Basics

/// A request for a call of a tool, until it is answered.
///
/// Unchecked, because what changes is the server's alone, whose queue guards it.
final class MCPCall: @unchecked Sendable {
  let request: JSONRPCRequest
  let tool: ServerTool
  let arguments: [JSONValue.Member]
  /// Whether it is of the protocol in which a request knows nothing of those before it.
  let isStateless: Bool
  /// How many bytes its message has.
  let size: Int
  /// Whether it may run as soon as those before it have ended.
  var isStarted = false
  /// Whether it is answered, or the client no longer wants an answer.
  private(set) var isOver = false
  /// What is done for it, while it runs.
  var work: Task<ServerToolAnswer, Never>?

  init(_ request: JSONRPCRequest, _ tool: ServerTool, _ arguments: [JSONValue.Member], isStateless: Bool, size: Int) {
    self.request = request
    self.tool = tool
    self.arguments = arguments
    self.isStateless = isStateless
    self.size = size
  }

  /// Ends it and what is done for it; false where it had ended before.
  func end() -> Bool {
    guard !isOver else { return false }
    isOver = true
    work?.cancel()
    return true
  }
}
