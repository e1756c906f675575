/// An answer: its status and either a body or a stream of events.
struct HTTPResponse: Equatable {
  enum Content: Equatable {
    /// A body of the type.
    case body([UInt8], type: String)
    /// The stream that tells a page when to load itself again.
    case events
    /// A body that says where to go instead.
    case redirect(String)
  }

  /// What holds of every file, such as a picture that is opened by itself. Pages have a stricter policy of their own, but for
  /// who may frame them, which only a header can say.
  private static let policy =
    "script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

  let status: HTTPStatus
  let content: Content

  init(_ status: HTTPStatus = .ok, _ content: Content) {
    self.status = status
    self.content = content
  }

  /// The status in words, as a page.
  init(_ status: HTTPStatus) {
    let text = "\(status.rawValue) \(status.reason)\n"
    self.init(status, .body(Array(text.utf8), type: "text/plain; charset=utf-8"))
  }

  var body: [UInt8] {
    switch content {
    case .body(let bytes, _): bytes
    case .events: []
    case .redirect(let target): Array("See \(target)\n".utf8)
    }
  }

  /// The head, with the empty line after it.
  func head(keepingAlive: Bool) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status.rawValue) \(status.reason)", "Cache-Control: no-store"]
    switch content {
    case .body(let bytes, let type): lines += ["Content-Type: \(type)", "Content-Length: \(bytes.count)"]
    case .events: lines.append("Content-Type: text/event-stream")
    case .redirect(let target):
      lines += ["Location: \(target)", "Content-Type: text/plain; charset=utf-8", "Content-Length: \(body.count)"]
    }
    if status == .methodNotAllowed { lines.append("Allow: GET, HEAD") }
    lines += [
      "X-Content-Type-Options: nosniff", "Content-Security-Policy: \(Self.policy)",
      // For browsers that do not say who asks, and for windows that another site has opened.
      "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
      "Connection: \(keepingAlive ? "keep-alive" : "close")", "", "",
    ]
    return Array(lines.joined(separator: "\r\n").utf8)
  }
}
