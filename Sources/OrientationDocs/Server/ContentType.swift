/// What kind of content a file has, by the end of its name.
enum ContentType {
  static let html = "text/html; charset=utf-8"
  static let script = "text/javascript; charset=utf-8"

  static func of(_ path: String) -> String {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "application/octet-stream" }
    return switch path[path.utf8.index(after: dot)...].lowercased() {
    case "html": html
    case "css": "text/css; charset=utf-8"
    case "js": script
    case "json": "application/json"
    case "csv": "text/csv; charset=utf-8"
    case "txt": "text/plain; charset=utf-8"
    case "md": "text/markdown; charset=utf-8"
    case "xml": "application/xml"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "webp": "image/webp"
    case "ico": "image/vnd.microsoft.icon"
    case "wasm": "application/wasm"
    case "pdf": "application/pdf"
    default: "application/octet-stream"
    }
  }
}
