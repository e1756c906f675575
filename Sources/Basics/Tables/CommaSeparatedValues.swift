/// Comma-separated values (RFC 4180), a record a line.
package enum CommaSeparatedValues {
  /// Writes a line.
  package static func write(_ fields: [Substring], into bytes: inout [UInt8]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(field, into: &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes a field, in quotes where it needs them.
  private static func write(_ field: Substring, into bytes: inout [UInt8]) {
    var field = field
    field.withUTF8 { field in
      guard field.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }) else {
        bytes.append(contentsOf: field)
        return
      }
      bytes.append(UInt8(ascii: "\""))
      for byte in field {
        if byte == UInt8(ascii: "\"") { bytes.append(byte) }
        bytes.append(byte)
      }
      bytes.append(UInt8(ascii: "\""))
    }
  }

  /// The fields of a line.
  package static func fields(_ line: Substring) -> [String] {
    var fields: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    var endedQuote = false
    for byte in line.utf8 {
      switch byte {
      case UInt8(ascii: "\""):
        // Two quotes in a quoted field are one.
        if endedQuote, !isQuoted { field.append(byte) }
        endedQuote = isQuoted
        isQuoted.toggle()
        continue
      case UInt8(ascii: ",") where !isQuoted:
        fields.append(String(decoding: field, as: UTF8.self))
        field = []
      default: field.append(byte)
      }
      endedQuote = false
    }
    return fields + [String(decoding: field, as: UTF8.self)]
  }
}
