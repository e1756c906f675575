import Basics

/// The folders that a client works in, as far as it has told them.
///
/// The versions with a handshake have the server ask for them, once the client has said that it has some; from 2026-07-28 on a server asks
/// nothing, and roots are deprecated.
struct MCPRoots {
  /// The paths of the folders; nil where the client has not told any.
  private(set) var folders: [String]?
  /// Whether the client said at the handshake that it can be asked.
  private var isOffered = false
  /// How many questions there have been. Only the answer to the last one counts.
  private var questions = 0
  /// Whether the answer to the last question is still to come.
  private(set) var isAwaited = false
}

extension MCPRoots {
  /// Takes what a client says of itself at the handshake.
  mutating func begin(_ initialize: JSONRPCRequest) {
    self = MCPRoots(folders: nil, isOffered: initialize["capabilities"]?["roots"] != nil, questions: questions)
  }

  /// The question for the folders, as one line; nil where the client cannot be asked.
  mutating func question() -> [UInt8]? {
    guard isOffered else { return nil }
    questions += 1
    isAwaited = true
    var json = JSONWriter()
    json.object { json in
      json.member("jsonrpc", "2.0")
      json.member("id", id)
      json.member("method", "roots/list")
    }
    return json.line
  }

  /// Takes the answer to a question, if it is the last one's. An error is an answer without folders, as is one without any.
  mutating func take(answer id: JSONValue?, _ result: JSONValue?) {
    guard id == .string(self.id) else { return }
    isAwaited = false
    let paths = result?["roots"]?.elements?.compactMap { $0["uri"]?.text.flatMap(Self.path) } ?? []
    folders = paths.isEmpty ? nil : paths
  }

  /// Waits no longer for an answer.
  mutating func giveUp() { isAwaited = false }
}

extension MCPRoots {
  private var id: String { "roots-\(questions)" }

  /// The path that a `file:` address names; nil for any other.
  private static func path(of address: String) -> String? {
    for start in ["file:///", "file://localhost/"] where address.utf8.starts(with: start.utf8) {
      return BookPath.decode("/" + String(decoding: address.utf8.dropFirst(start.utf8.count), as: UTF8.self))
    }
    return nil
  }
}
