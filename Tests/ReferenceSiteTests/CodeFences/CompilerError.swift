/// An error, as `swiftc` and `clang` write it: `file:line:column: error: what is wrong`.
struct CompilerError: Sendable {
  let file: String
  let line: Int
  let column: Int
  let text: String

  /// The error, where the file is a part of another one.
  func moved(by lines: Int) -> CompilerError {
    CompilerError(file: file, line: line + lines, column: column, text: text)
  }

  /// The error, at the end of the line if it is behind it: a brace that is missing is missed behind the code.
  func clamped(to lastLine: Int) -> CompilerError {
    line <= lastLine ? self : CompilerError(file: file, line: lastLine, column: .max, text: text)
  }
}

extension CompilerError {
  /// Reads a line of a compiler's output; nil where it is no error. Warnings are made errors before.
  init?(_ output: Substring) {
    let parts = output.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, [" error", " fatal error"].contains(parts[3]), let line = Int(parts[1]),
      let column = Int(parts[2])
    else { return nil }
    let text = String(parts[4].drop { $0 == " " })
    self.init(file: String(parts[0]), line: line, column: column, text: text)
  }
}
