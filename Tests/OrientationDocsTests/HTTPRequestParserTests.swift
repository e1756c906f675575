import Testing

@testable import OrientationDocs

struct HTTPRequestParserTests {
  @Test func aRequestIsReadOnlyWhenItsHeadIsWhole() throws {
    let text = "GET /a?b HTTP/1.1\r\nHost: localhost:1\r\nX: y\r\n\r\n"
    for length in 0..<text.utf8.count {
      #expect(try HTTPRequestParser.parse(Array(text.utf8.prefix(length))) == nil)
    }
    let parsed = try #require(try HTTPRequestParser.parse(Array((text + "GET").utf8)))
    #expect(parsed.request == HTTPRequest(method: .get, target: "/a?b", host: "localhost:1", keepsAlive: true))
    #expect(parsed.length == text.utf8.count)
  }

  @Test func theVersionAndTheConnectionFieldSayWhetherItStaysOpen() throws {
    #expect(try keepsAlive("GET / HTTP/1.1\r\nHost: a\r\nConnection: Close\r\n\r\n") == false)
    #expect(try keepsAlive("GET / HTTP/1.0\r\nHost: a\r\n\r\n") == false)
    #expect(try keepsAlive("GET / HTTP/1.0\r\nHost: a\r\nConnection: keep-alive\r\n\r\n") == true)
  }

  @Test(
    arguments: [
      ("POST / HTTP/1.1\r\nHost: a\r\n\r\n", .methodNotAllowed),
      ("get / HTTP/1.1\r\nHost: a\r\n\r\n", .methodNotAllowed),
      ("GET / HTTP/2.0\r\nHost: a\r\n\r\n", .versionNotSupported),
      ("GET / FTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
      ("GET  / HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
      ("GET /\r\nHost: a\r\n\r\n", .badRequest),
      ("GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\nHost: a\r\n folded: b\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\nHost: a\r\nnonsense\r\n\r\n", .badRequest),
      ("GET /\u{0} HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
      ("GET /é HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n", .contentTooLarge),
      ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n", .contentTooLarge),
      ("\u{16}\u{3}\u{1}\n\n", .badRequest),
    ] as [(String, HTTPStatus)])
  func whatIsMalformedOrNotOffersIsRefused(text: String, status: HTTPStatus) {
    #expect(throws: HTTPFault(status)) { try HTTPRequestParser.parse(Array(text.utf8)) }
  }

  @Test(
    arguments: [
      ("", false), ("Sec-Fetch-Site: same-origin\r\n", false), ("Sec-Fetch-Site: none\r\n", false),
      ("Sec-Fetch-Site: cross-site\r\n", true), ("sec-fetch-site:same-site\r\n", true), ("Sec-Fetch-Site:\r\n", true),
      ("Sec-Fetch-Site: none, cross-site\r\n", true), ("Sec-Fetch-Site: none\r\nSec-Fetch-Site: cross-site\r\n", true),
      ("Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: document\r\n", false),
      ("Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: iframe\r\n", true),
      ("Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\n", true),
      ("Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors\r\nSec-Fetch-Dest: document\r\n", true),
    ])
  func aPageOfAnotherSiteMayOnlyLeadHere(fields: String, isForAnotherSite: Bool) throws {
    let get = try HTTPRequestParser.parse(Array("GET / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n".utf8))
    #expect(get?.request.isForAnotherSite == isForAnotherSite)
    let head = try HTTPRequestParser.parse(Array("HEAD / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n".utf8))
    #expect(head?.request.isForAnotherSite == (isForAnotherSite || fields.contains("cross-site")))
  }

  @Test func whatIsTooLongIsRefusedBeforeItsEnd() {
    let long = String(repeating: "a", count: 20_000)
    #expect(throws: HTTPFault(.headerFieldsTooLarge)) {
      try HTTPRequestParser.parse(Array("GET / HTTP/1.1\r\nX: \(long)".utf8))
    }
    #expect(throws: HTTPFault(.uriTooLong)) { try HTTPRequestParser.parse(Array("GET /\(long.prefix(9_000))".utf8)) }
  }

  @Test(arguments: [
    ("/", "index.html"), ("/a.html", "a.html"), ("/a/", "a/index.html"), ("/a/b.css?v=1", "a/b.css"),
    ("/%61%2Ehtml", "a.html"), ("/%E6%A8%AA.html", "横.html"), ("/a..b", "a..b"), ("/%252e%252e/x", "%2e%2e/x"),
  ])
  func aTargetNamesAFileOfTheSite(target: String, path: String) throws {
    #expect(try SitePath(target: target).path == path)
  }

  @Test(arguments: [
    "/../x", "/a/../../x", "/..", "/%2e%2e/x", "/%2E%2e%2fx", "/..%2fx", "/a/..%5cx", "/..\\x", "/%00", "/a%0d%0a",
    "//etc/passwd", "/a//b", "/./a", "/%2f%2fetc", "/%c0%ae%c0%ae/x", "/%ff", "/%", "/%2", "/%zz", "/.git/config",
    "/.orientation-docs-manifest", "/a/.hidden", "/.", "*", "",
    "//%cc%81x", "/a//\u{301}", "/a/../%cc%81x",
  ])
  func aTargetThatLeadsOutOrToAHiddenFileIsRefused(target: String) {
    #expect(throws: HTTPFault.self) { try SitePath(target: target) }
  }

  private func keepsAlive(_ text: String) throws -> Bool? {
    try HTTPRequestParser.parse(Array(text.utf8))?.request.keepsAlive
  }
}
