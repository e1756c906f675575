@testable import OrientationDocs

/// HTTP requests: what is accepted names a file below the root, and it does not matter in which pieces it comes.
enum RequestInvariants {
  static func violations(of bytes: [UInt8]) -> [String] {
    var violations: [String] = []
    let whole = Answer(bytes)
    if case .request(let request, let length) = whole {
      if length < 1 || length > bytes.count { violations.append("a head of \(length) bytes in \(bytes.count)") }
      if Answer(Array(bytes[..<length])) != whole { violations.append("what follows the head changes the request") }
      if case .request = Answer(Array(bytes[..<(length - 1)])) { violations.append("a head without its end") }
      violations += Self.violations(ofTarget: request.target)
      if request.host.contains(where: { $0.isNewline || $0 == "\0" }) { violations.append("a host of several lines") }
    }
    // The bytes alone, as a target that a request line brought.
    violations += Self.violations(ofTarget: "/" + String(decoding: bytes, as: UTF8.self))
    return violations
  }
}

extension RequestInvariants {
  private enum Answer: Equatable {
    case more
    case fault(HTTPFault)
    case request(HTTPRequest, Int)

    init(_ bytes: [UInt8]) {
      do throws(HTTPFault) {
        guard let (request, length) = try HTTPRequestParser.parse(bytes) else {
          self = .more
          return
        }
        self = .request(request, length)
      } catch {
        self = .fault(error)
      }
    }
  }

  private static func violations(ofTarget target: String) -> [String] {
    guard let path = try? SitePath(target: target).path else { return [] }
    var violations: [String] = []
    let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if names.contains(where: { $0.first == UInt8(ascii: ".") || $0.isEmpty }) {
      violations.append("a way out: \(path)")
    }
    if path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }) {
      violations.append("a control character: \(path)")
    }
    return violations
  }
}
