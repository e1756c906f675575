/// Something in a record file that is not understood; nothing in a released tool.
struct RecordFault: Error, Sendable, CustomStringConvertible {
  /// The file, below `Records`.
  let path: String
  /// The line, from 1.
  let line: Int
  /// What is wrong, and what to write.
  let message: String

  var description: String { "\(path):\(line): error: \(message)" }
}
