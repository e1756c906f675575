/// The path of a file of the site that a request's target asks for.
struct SitePath: Equatable {
  /// Relative to the site, without escapes; `index.html` where the target names a folder.
  let path: String
  /// True where the target ends with a slash and so names a folder.
  let namesFolder: Bool

  /// Reads a target such as `/matrices/masks.html?x=1`. A target that could lead out of the site is refused.
  init(target: String) throws(HTTPFault) {
    let encoded = target.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard encoded.first == UInt8(ascii: "/") else { throw HTTPFault(.badRequest) }
    let decoded = try Self.decoded(Array(encoded.dropFirst()))
    guard let path = String(validating: decoded, as: UTF8.self) else { throw HTTPFault(.badRequest) }
    namesFolder = path.isEmpty || path.utf8.last == UInt8(ascii: "/")
    // By bytes: a slash before a combining mark is a character of another kind to Swift, and a slash to the system.
    let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for name in namesFolder ? names.dropLast() : names[...] { try Self.require(name) }
    self.path = namesFolder ? path + "index.html" : path
  }
}

extension SitePath {
  /// Undoes percent-encoding, once. What is encoded twice stays a name that no file has.
  private static func decoded(_ bytes: [UInt8]) throws(HTTPFault) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      var byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "%") {
        guard index + 1 < bytes.count, let high = bytes[index].hexadecimalDigit,
          let low = bytes[index + 1].hexadecimalDigit
        else {
          throw HTTPFault(.badRequest)
        }
        byte = high << 4 | low
        index += 2
      }
      if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") { throw HTTPFault(.badRequest) }
      result.append(byte)
    }
    return result
  }

  private static func require(_ name: Substring.UTF8View) throws(HTTPFault) {
    if name.isEmpty || name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8) { throw HTTPFault(.badRequest) }
    if name.first == UInt8(ascii: ".") { throw HTTPFault(.notFound) }
  }
}
