/// `serve`: shows a book in the browser, and shows it anew at every change.
struct ServeCommand {
  let book: String
  let port: UInt16
  /// Whether a team's book gets the reference below its own pages.
  var mountsReference = true

  func run(console: Console) throws(Fault) -> ExitCode {
    let stop = try StopSignal()
    return try run(console: console, listener: try Listener(port: port), until: stop.descriptor)
  }

  /// Serves until `stop` can be read from.
  func run(console: Console, listener: Listener, until stop: Int32) throws(Fault) -> ExitCode {
    let site = try LiveSite(SiteBuilder(book: BookFolder(book), mountsReference: mountsReference, root: "/")) {
      console.talk($0)
    }
    console.data("http://127.0.0.1:\(listener.port)/")
    var server = Server(listener: listener, responder: site)
    try server.run(until: stop)
    return .inSync
  }
}
