import Basics
import CLibrary
import Dispatch
import ToolSpecification

/// `serve`: shows a book in the browser, and shows it anew at every change.
struct ServeCommand: Command {
  private static let port = OptionSpecification(
    name: "port", placeholder: "N", summary: "The port to listen on; 0 chooses a free one (default: 8000).")

  private static let open = OptionSpecification(
    name: "open", summary: "Open the site in the default browser, by `xdg-open` or, on macOS, by `open`.")

  static let specification = CommandSpecification(
    name: "serve", operands: "[BOOK]", maximumOperands: 1, options: [port, open, .noReference],
    summary: "Serve a book on this machine and reload it at every change. Writes nothing.",
    discussion: """
      Listens on this machine only and prints the address as its first line. While the book has problems, every
      page shows them.
      """)

  let builder: SiteBuilder
  let port: UInt16
  /// The program that opens the site in a browser; nil where nothing does.
  let opener: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    var builder = try arguments.siteBuilder()
    builder.root = "/"
    self.builder = builder
    port = try Self.port(arguments)
    opener = arguments.has(Self.open) ? Platform.opener : nil
  }

  func run(console: Console) throws(Fault) -> ExitCode {
    let stop = try StopSignal()
    return try run(console: console, listener: try Listener(port: port), until: stop.descriptor)
  }

  /// Serves until `stop` can be read from.
  func run(console: Console, listener: Listener, until stop: Int32) throws(Fault) -> ExitCode {
    let site = try LiveSite(builder) { console.speaking($1).talk($0) }
    let address = "http://127.0.0.1:\(listener.port)/"
    console.data(SafeText(ours: address))
    if let opener { Self.open(address, with: opener, console) }
    var server = Server(listener: listener, site: site)
    try server.run(until: stop)
    return .inSync
  }
}

extension ServeCommand {
  /// Starts the program that opens the address. The server does not wait for it; it only tells where that fails.
  static func open(_ address: String, with program: String, _ console: Console) {
    var process: Int32 = 0
    let fault = system_open(program, address, &process)
    guard fault == 0 else {
      return console.complain(
        SafeText(ours: "warning: `\(program)` cannot be started: \(SystemError(number: fault).reason)"))
    }
    DispatchQueue.global().async { [process] in
      let status = system_ended(process)
      if status != 0 {
        console.complain(SafeText(ours: "warning: `\(program)` did not open the site (status \(status))"))
      }
    }
  }

  private static func port(_ arguments: ParsedArguments) throws(UsageError) -> UInt16 {
    guard let value = arguments[port] else { return 8000 }
    guard let port = UInt16(value) else {
      throw UsageError(message: "`\(value)` is no port", help: "a port is a number from 0 to 65535; 0 takes a free one")
    }
    return port
  }
}
