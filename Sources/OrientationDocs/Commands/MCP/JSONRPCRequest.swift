import Basics

/// A request of JSON-RPC 2.0.
struct JSONRPCRequest: Equatable {
  /// A string or a whole number, which the answer repeats.
  let id: JSONValue
  let method: String
  let parameters: [JSONValue.Member]

  /// A parameter; nil where it is left out.
  subscript(name: String) -> JSONValue? {
    JSONValue.object(parameters)[name]
  }

  /// A member of `_meta`, whose keys the Model Context Protocol begins with its name.
  func meta(_ key: String) -> JSONValue? {
    self["_meta"]?["io.modelcontextprotocol/" + key]
  }

  /// That the request cannot be answered.
  func fault(_ code: JSONRPCFault.Code, _ message: String, data: JSONValue? = nil) -> JSONRPCFault {
    JSONRPCFault(code: code, message: message, id: id, data: data)
  }

  /// The answer, with what the closure writes as the members of its result.
  func result(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter(capacity: 4096)
    json.object { json in
      json.member("jsonrpc", "2.0")
      json.key("id")
      json.value(id)
      json.key("result")
      json.object(members)
    }
    return json.line
  }
}

extension JSONWriter {
  /// The text as a message, which is one line. Within JSON, a line break is never anything but space: strings have theirs
  /// escaped.
  var line: [UInt8] { bytes.filter { $0 != UInt8(ascii: "\n") } + [UInt8(ascii: "\n")] }
}
