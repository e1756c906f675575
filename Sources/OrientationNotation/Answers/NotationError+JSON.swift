import Basics
extension NotationError {
  /// Writes `{"error": …}`, with the line of the input that is at fault.
  package func write(into json: inout JSONWriter, line: Int?) {
    json.object { json in
      json.object("error") { json in
        if let line {
          json.member("line", line)
        }
        json.member("message", message)
        if let help {
          json.member("help", help)
        }
      }
    }
  }
}
