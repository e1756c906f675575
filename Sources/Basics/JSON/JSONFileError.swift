/// Why a text is not a file of a format that is written as JSON.
package struct JSONFileError: Error, Equatable, CustomStringConvertible {
  /// The line at which it shows, from 1.
  package let line: Int
  package let message: String

  package var description: String { "line \(line): \(message)" }
}

extension JSONMember {
  /// Reads a whole file; what is wrong with it is told with its line.
  package static func read<Value>(
    _ bytes: [UInt8], _ read: (JSONMember) throws(Mismatch) -> Value
  ) throws(JSONFileError) -> Value {
    let value: JSONValue
    do {
      value = try JSONParser.parse(bytes[...])
    } catch {
      throw JSONFileError(
        line: JSONLocator.line(at: error.column - 1, in: bytes), message: "not JSON: \(error.message)")
    }
    do throws(Mismatch) {
      return try read(JSONMember(value))
    } catch {
      throw JSONFileError(line: JSONLocator.line(of: error.steps, in: bytes), message: error.message)
    }
  }
}
