import Basics

/// Something outside the book stands in the way: a folder that cannot be read, written or trusted. Ends the run with status 3.
struct Fault: Error, Equatable, CustomStringConvertible {
  /// What is wrong, with the path, as one clause.
  let message: SafeText
  /// What to do about it, where there is something to say.
  let help: SafeText?

  init(_ message: SafeText, help: SafeText? = nil) {
    self.message = message
    self.help = help
  }

  var description: String { text.text }

  /// All of it as people read it.
  var text: SafeText {
    let help: SafeText = help.map { "\n  help: \($0)" } ?? ""
    return "error: \(message)" + help
  }
}
