/// Something outside the book stands in the way: a folder that cannot be read, written or trusted. Ends the run with status 3.
struct Fault: Error, Equatable, CustomStringConvertible {
  /// What is wrong, with the path, as one clause.
  let message: String
  /// What to do about it, where there is something to say.
  let help: String?

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  var description: String {
    var text = "error: \(message)"
    if let help { text += "\n  help: \(help)" }
    return text
  }
}
