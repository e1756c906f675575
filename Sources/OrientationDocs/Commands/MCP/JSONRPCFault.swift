import Basics

/// Why a message is not answered by a result.
struct JSONRPCFault: Error, Equatable {
  /// The codes of JSON-RPC 2.0, and the one that the Model Context Protocol adds.
  enum Code: Int, CaseIterable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case unsupportedProtocolVersion = -32022
  }

  let code: Code
  let message: String
  /// The id of the request; `null` where the message does not tell it.
  var id: JSONValue = .null
  /// What a program may make of it.
  var data: JSONValue?

  func write(into json: inout JSONWriter) {
    json.object { json in
      json.member("jsonrpc", "2.0")
      json.key("id")
      json.value(id)
      json.object("error") { json in
        json.member("code", code.rawValue)
        json.member("message", message)
        if let data {
          json.key("data")
          json.value(data)
        }
      }
    }
  }
}
