import Basics

/// A message of JSON-RPC 2.0 from a client.
enum JSONRPCMessage: Equatable {
  case request(JSONRPCRequest)
  /// What a client only tells: it gets no answer.
  case notification(method: String, parameters: [JSONValue.Member])
  /// The answer to what the server asked; no result where it is an error.
  case response(id: JSONValue?, result: JSONValue?)

  /// Reads one line.
  static func read(_ line: ArraySlice<UInt8>) throws(JSONRPCFault) -> JSONRPCMessage {
    let value: JSONValue
    do {
      value = try JSONParser.parse(line)
    } catch {
      throw JSONRPCFault(code: .parseError, message: "not JSON: \(error.message) at column \(error.column)")
    }
    guard case .object = value else {
      throw JSONRPCFault(code: .invalidRequest, message: "a message is an object, not \(value.kind)")
    }
    let id = value["id"]
    func invalid(_ message: String) -> JSONRPCFault {
      JSONRPCFault(code: .invalidRequest, message: message, id: id.flatMap { isID($0) ? $0 : nil } ?? .null)
    }
    guard value["jsonrpc"] == .string("2.0") else { throw invalid("`jsonrpc` is not \"2.0\"") }
    guard let method = value["method"] else {
      let result = value["result"]
      if result != nil || value["error"] != nil { return .response(id: id, result: result) }
      throw invalid("the message has no `method`")
    }
    guard case .string(let name) = method else { throw invalid("`method` is \(method.kind), not a string") }
    let parameters = value["params"]
    guard let id else { return .notification(method: name, parameters: parameters?.members ?? []) }
    guard isID(id) else { throw invalid("`id` is \(id.kind); it has to be a string or a whole number") }
    switch parameters {
    case nil: return .request(JSONRPCRequest(id: id, method: name, parameters: []))
    case .object(let parameters): return .request(JSONRPCRequest(id: id, method: name, parameters: parameters))
    case .some(let other):
      throw JSONRPCFault(code: .invalidParameters, message: "`params` is \(other.kind), not an object", id: id)
    }
  }
}

extension JSONRPCMessage {
  private static func isID(_ value: JSONValue) -> Bool {
    switch value {
    case .string: true
    case .number(let digits): Int(digits) != nil
    case .null, .bool, .array, .object: false
    }
  }
}
