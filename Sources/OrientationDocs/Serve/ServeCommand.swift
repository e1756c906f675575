struct ServeCommand {
  let book: String
  let port: UInt16
  func run(console: Console) throws(Fault) -> ExitStatus { .inSync }
}
