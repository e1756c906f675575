import Foundation
import Testing

@testable import OrientationDocs
@testable import ReferenceSite

/// What `serve` answers. No test hangs: `Client` and `RunningServer` wait five seconds each.
struct ServerTests {
  private let folder: TemporaryFolder
  private let server: RunningServer

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("# Summary\n\n- [Home](home.md)\n- [Inner](inner/README.md)\n", to: "book/SUMMARY.md")
    try folder.write("# Home\n\nText.\n", to: "book/home.md")
    try folder.write("# Inner\n\nText.\n", to: "book/inner/README.md")
    server = try RunningServer(book: folder["book"])
  }

  @Test func thePageIsServedWithTheScriptThatReloadsIt() throws {
    let answer = try server.answer("/home.html")
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.contains("Content-Type: text/html; charset=utf-8\r\n"))
    #expect(answer.contains("<script src=\"/.orientation-docs/reload.js\" data-revision="))
    #expect(try server.answer("/.orientation-docs/reload.js").contains("new EventSource"))
    #expect(try server.answer("/assets/style.css").contains("Content-Type: text/css; charset=utf-8\r\n"))
    #expect(folder.names() == ["book/", "book/SUMMARY.md", "book/home.md", "book/inner/", "book/inner/README.md"])
  }

  @Test func aFolderLeadsToItsIndex() throws {
    #expect(try server.answer("/inner/").hasPrefix("HTTP/1.1 200 OK\r\n"))
    let redirect = try server.answer("/inner?x=1")
    #expect(redirect.hasPrefix("HTTP/1.1 301 Moved Permanently\r\n"))
    #expect(redirect.contains("\r\nLocation: /inner/?x=1\r\n"))
    #expect(try server.answer("/").hasPrefix("HTTP/1.1 200 OK\r\n"))
  }

  @Test func whatIsNotThereIsAnsweredWithThePageForThat() throws {
    let answer = try server.answer("/nothing.html")
    #expect(answer.hasPrefix("HTTP/1.1 404 Not Found\r\n"))
    #expect(answer.contains("Content-Type: text/html"))
    #expect(try server.answer("/.orientation-docs-manifest").hasPrefix("HTTP/1.1 404 "))
    #expect(try server.answer("/%2e%2e/book/home.md").hasPrefix("HTTP/1.1 400 "))
  }

  @Test func aHeadIsAnsweredWithTheSameHeadAndNoBody() throws {
    let whole = try server.answer("/assets/style.css")
    let end = try #require(whole.range(of: "\r\n\r\n"))
    #expect(try server.answer("/assets/style.css", method: "HEAD") == whole[..<end.upperBound])
  }

  @Test func onlyNamesOfThisMachineAreAnswered() throws {
    for host in ["localhost:\(server.port)", "LOCALHOST:\(server.port)", "[::1]:\(server.port)"] {
      #expect(try server.answer("/", host: host).hasPrefix("HTTP/1.1 200 "), "\(host)")
    }
    for host in ["evil.example", "evil.example:\(server.port)", "127.0.0.1", "localhost:1", "127.0.0.1.evil:80", ""] {
      #expect(try server.answer("/", host: host).hasPrefix("HTTP/1.1 403 "), "\(host)")
    }
  }

  @Test func severalRequestsMayShareAConnectionEvenAtOnce() throws {
    let client = try Client(port: server.port)
    let request = "HEAD / HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n"
    try client.send(request + request)
    for _ in 0..<2 { #expect(try client.upTo("\r\n\r\n").hasPrefix("HTTP/1.1 200 OK\r\n")) }
    try client.send(request)
    #expect(try client.upTo("\r\n\r\n").contains("Connection: keep-alive"))
  }

  @Test func aRequestThatCannotBeAnsweredIsToldWhyAndTheConnectionCloses() throws {
    let long = String(repeating: "a", count: 30_000)
    let cases = [
      ("nonsense\r\n\r\n", "400"), ("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 90000\r\n\r\n\(long)", "405"),
      ("GET / HTTP/1.1\r\nX: \(long)", "431"), ("GET /\(long.prefix(9_000))", "414"),
      ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 90000\r\n\r\n\(long)", "413"),
    ]
    for (text, status) in cases {
      let client = try Client(port: server.port)
      try client.send(text)
      #expect(try client.all().hasPrefix("HTTP/1.1 \(status) "))
    }
  }

  @Test func clientsThatSayNothingOrGoAwayHoldUpNobody() throws {
    var silent: [Client] = []
    for _ in 0..<100 {
      let client = try Client(port: server.port)
      try client.send("GET / HT")
      silent.append(client)
    }
    for _ in 0..<50 { try Client(port: server.port).send("GET / HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n") }
    #expect(try server.answer("/").hasPrefix("HTTP/1.1 200 "))
    #expect(silent.count == 100)
  }

  @Test func aListenerIsToldOfEachChangeAndProblemsStandInForThePages() throws {
    let listener = try Client(port: server.port)
    try listener.send("GET /.orientation-docs/events HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
    _ = try listener.upTo("\r\n\r\n")
    let first = try listener.upTo("\n\n")

    try folder.write("# Home\n\n[gone](<b>.md)\n", to: "book/home.md")
    let second = try listener.upTo("\n\n")
    #expect(second != first)
    for target in ["/home.html", "/inner/", "/nothing.html"] {
      let answer = try server.answer(target)
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(answer.contains("book/home.md:3: error: "))
      #expect(!answer.contains("Text."))
      #expect(answer.contains("reload.js"))
    }
    #expect(try server.answer("/assets/style.css").hasPrefix("HTTP/1.1 200 "))

    try folder.write("# Home\n\nMended <text>.\n".replacingOccurrences(of: "<text>", with: "text"), to: "book/home.md")
    #expect(try listener.upTo("\n\n") != second)
    #expect(try server.answer("/home.html").contains("Mended text."))
  }

  @Test func aFileThatComesOrGoesIsNoticed() throws {
    let listener = try Client(port: server.port)
    try listener.send("GET /.orientation-docs/events HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
    _ = try listener.upTo("\n\n")
    try folder.remove("book/inner/README.md")
    _ = try listener.upTo("\n\n")
    #expect(try server.answer("/").contains("inner/README.md"))
  }

  @Test func textInAProblemNeverBecomesMarkup() {
    let page = String(
      decoding: ProblemPage.bytes(["<script>alert(1)</script>&"], title: "1 problem", in: .english), as: UTF8.self)
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;&amp;"))
  }

  @Test func aServedPageMayAskItsServerForNewsAndAWrittenOneNobody() throws {
    let page =
      "<html><head><meta charset=\"utf-8\" /><meta content=\"\(PagePolicy.plain)\" /></head><body></body></html>"
    #expect(!page.contains("connect-src"))
    let served = String(decoding: LiveReload.inject(into: Array(page.utf8), revision: "r"), as: UTF8.self)
    #expect(served.contains("content=\"default-src 'none'; connect-src 'self'; script-src 'self' file:;"))
    let text = String(repeating: "x", count: 600) + " content=\"default-src 'none'"
    #expect(
      !String(decoding: LiveReload.inject(into: Array(text.utf8), revision: "r"), as: UTF8.self).contains("connect-src")
    )
  }

  @Test func everyAnswerSaysThatNobodyMayFrameItAndNoOtherSiteHaveIt() {
    for status in [HTTPStatus.ok, .notFound] {
      let head = String(decoding: HTTPResponse(status).head(keepingAlive: false), as: UTF8.self)
      #expect(
        head.contains(
          "\r\nContent-Security-Policy: script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'\r\n"
        ))
      #expect(head.contains("\r\nCross-Origin-Resource-Policy: same-origin\r\n"))
    }
  }

  @Test func theScriptGoesBeforeTheEndOfTheBody() {
    let page = LiveReload.inject(into: Array("<body></body><p></body></html>".utf8), revision: "r")
    let script = "<script src=\"/.orientation-docs/reload.js\" data-revision=\"r\"></script>"
    #expect(String(decoding: page, as: UTF8.self) == "<body></body><p>\(script)</body></html>")
    #expect(LiveReload.inject(into: [], revision: "r") == Array(script.utf8))
  }

  @Test func theAddressIsTheFirstLineOfStandardOutputAndAskedToEndItEndsWell() throws {
    _ = try server.answer("/")
    #expect(server.recorder.output == "http://127.0.0.1:\(server.port)/\n")
    #expect(try server.stop() == .inSync)
    #expect(throws: (any Error).self) { try server.answer("/") }
  }
}
