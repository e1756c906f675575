/// Reads the head of a request from the bytes that have come so far.
enum HTTPRequestParser {
  /// The longest head, with its request line.
  static let longestHead = 16_384
  /// The longest request line.
  static let longestLine = 8_192

  /// The request and how many bytes it took, or nil while its head is not yet there whole.
  static func parse(_ bytes: [UInt8]) throws(HTTPFault) -> (request: HTTPRequest, length: Int)? {
    // Some clients send a line break after a body that was not counted.
    let start = bytes.prefix { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }.count
    guard let end = headEnd(bytes, from: start) else {
      if bytes.count > longestHead { throw HTTPFault(.headerFieldsTooLarge) }
      if bytes.count - start > longestLine, !bytes.contains(UInt8(ascii: "\n")) { throw HTTPFault(.uriTooLong) }
      return nil
    }
    if end > longestHead { throw HTTPFault(.headerFieldsTooLarge) }
    let lines = try lines(bytes[start..<end])
    guard let first = lines.first else { throw HTTPFault(.badRequest) }
    if first.utf8.count > longestLine { throw HTTPFault(.uriTooLong) }
    return (try request(first, fields: try lines.dropFirst().map { (line) throws(HTTPFault) in try field(line) }), end)
  }
}

extension HTTPRequestParser {
  private typealias Field = (name: String, value: String)

  /// Where the empty line after the head ends.
  private static func headEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while let feed = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) {
      let next = feed + 1
      if next < bytes.count, bytes[next] == UInt8(ascii: "\n") { return next + 1 }
      if next + 1 < bytes.count, bytes[next] == UInt8(ascii: "\r"), bytes[next + 1] == UInt8(ascii: "\n") {
        return next + 2
      }
      index = next
    }
    return nil
  }

  /// The lines of the head, in printable ASCII with tabs; everything else has no place in what we serve.
  private static func lines(_ head: ArraySlice<UInt8>) throws(HTTPFault) -> [String] {
    var lines: [String] = []
    for line in head.split(separator: UInt8(ascii: "\n")) {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if line.isEmpty { continue }
      let isFirst = lines.isEmpty
      guard line.allSatisfy({ ($0 >= 0x20 && $0 != 0x7F && !(isFirst && $0 >= 0x80)) || (!isFirst && $0 == 0x09) })
      else {
        throw HTTPFault(.badRequest)
      }
      lines.append(String(decoding: line, as: UTF8.self))
    }
    return lines
  }

  private static func field(_ line: String) throws(HTTPFault) -> Field {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { throw HTTPFault(.badRequest) }
    let name = line[..<colon]
    // A folded line or a space before the colon lets two readers see two different requests.
    guard !name.isEmpty, name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { throw HTTPFault(.badRequest) }
    return (name.lowercased(), trimmed(line[line.utf8.index(after: colon)...]))
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }

  private static func request(_ line: String, fields: [Field]) throws(HTTPFault) -> HTTPRequest {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words.allSatisfy({ !$0.isEmpty }) else { throw HTTPFault(.badRequest) }
    let isPersistent = try persists(version: words[2])
    let method = try method(words[0])
    try refuseBody(fields)
    let hosts = fields.filter { $0.name == "host" }
    guard hosts.count == 1, words[1].hasPrefix("/") else { throw HTTPFault(.badRequest) }
    let connection = values("connection", of: fields)
    return HTTPRequest(
      method: method, target: String(words[1]), host: hosts[0].value,
      keepsAlive: isPersistent ? !connection.contains("close") : connection.contains("keep-alive"),
      isForAnotherSite: isForAnotherSite(method, fields))
  }

  /// Whether the browser says that a page asks which is not ours. A page of another port of this machine is none of ours either.
  private static func isForAnotherSite(_ method: HTTPRequest.Method, _ fields: [Field]) -> Bool {
    if values("sec-fetch-site", of: fields).allSatisfy({ ["same-origin", "none"].contains($0) }) { return false }
    // A link that is followed shows a page in a window of its own, into which the other site cannot look. Whether somebody
    // clicked is not asked: programs for mail and chat lead to an address by a script.
    return method != .get || values("sec-fetch-mode", of: fields) != ["navigate"]
      || values("sec-fetch-dest", of: fields) != ["document"]
  }

  private static func values(_ name: String, of fields: [Field]) -> [String] {
    fields.filter { $0.name == name }.map { $0.value.lowercased() }
  }

  private static func persists(version: Substring) throws(HTTPFault) -> Bool {
    switch version {
    case "HTTP/1.1": return true
    case "HTTP/1.0": return false
    default: throw HTTPFault(version.hasPrefix("HTTP/") ? .versionNotSupported : .badRequest)
    }
  }

  private static func method(_ word: Substring) throws(HTTPFault) -> HTTPRequest.Method {
    switch word {
    case "GET": return .get
    case "HEAD": return .head
    default:
      let isToken = word.utf8.allSatisfy { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "z") || $0 == 0x2D }
      throw HTTPFault(isToken ? .methodNotAllowed : .badRequest)
    }
  }

  /// What we answer needs no body, and a body that is not read could be taken for the next request.
  private static func refuseBody(_ fields: [Field]) throws(HTTPFault) {
    if fields.contains(where: { $0.name == "transfer-encoding" }) { throw HTTPFault(.contentTooLarge) }
    for field in fields where field.name == "content-length" {
      guard !field.value.isEmpty, field.value.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
        throw HTTPFault(.badRequest)
      }
      if field.value.utf8.contains(where: { $0 != 0x30 }) { throw HTTPFault(.contentTooLarge) }
    }
  }
}
