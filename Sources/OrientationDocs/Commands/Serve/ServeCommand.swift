import Basics
import ToolSpecification

/// `serve`: shows a book in the browser, and shows it anew at every change.
struct ServeCommand: Command {
  private static let port = OptionSpecification(
    name: "port", placeholder: "N", summary: "The port to listen on; 0 chooses a free one (default: 8000).")

  static let specification = CommandSpecification(
    name: "serve", operands: "[BOOK]", maximumOperands: 1, options: [port, .noReference],
    summary: "Serve a book on this machine and reload it at every change. Writes nothing.",
    discussion: """
      Listens on this machine only and prints the address as its first line. While the book has problems, every
      page shows them.
      """)

  let builder: SiteBuilder
  let port: UInt16

  init(_ arguments: ParsedArguments) throws(UsageError) {
    var builder = try arguments.siteBuilder()
    builder.root = "/"
    self.builder = builder
    port = try Self.port(arguments)
  }

  func run(console: Console) throws(Fault) -> ExitCode {
    let stop = try StopSignal()
    return try run(console: console, listener: try Listener(port: port), until: stop.descriptor)
  }

  /// Serves until `stop` can be read from.
  func run(console: Console, listener: Listener, until stop: Int32) throws(Fault) -> ExitCode {
    let site = try LiveSite(builder) { console.talk(SafeText(ours: $0)) }
    console.data("http://127.0.0.1:\(listener.port)/")
    var server = Server(listener: listener, responder: site)
    try server.run(until: stop)
    return .inSync
  }
}

extension ServeCommand {
  private static func port(_ arguments: ParsedArguments) throws(UsageError) -> UInt16 {
    guard let value = arguments[port] else { return 8000 }
    guard let port = UInt16(value) else {
      throw UsageError(message: "`\(value)` is no port", help: "a port is a number from 0 to 65535; 0 takes a free one")
    }
    return port
  }
}
