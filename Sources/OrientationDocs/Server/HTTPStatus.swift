/// The answers that the server gives.
enum HTTPStatus: Int {
  case ok = 200
  case movedPermanently = 301
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case contentTooLarge = 413
  case uriTooLong = 414
  case headerFieldsTooLarge = 431
  case versionNotSupported = 505

  var reason: String {
    switch self {
    case .ok: "OK"
    case .movedPermanently: "Moved Permanently"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .contentTooLarge: "Content Too Large"
    case .uriTooLong: "URI Too Long"
    case .headerFieldsTooLarge: "Request Header Fields Too Large"
    case .versionNotSupported: "HTTP Version Not Supported"
    }
  }
}
