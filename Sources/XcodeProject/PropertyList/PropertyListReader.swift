/// Reads a property list in any of its formats: old-style, XML and binary, and JSON as tools write projects.
///
/// Foundation's reader forgets the lines, and a fact without its line is of little use.
package enum PropertyListReader {
  /// How deep lists and dictionaries may lie in each other.
  static let deepestNesting = 128

  /// Reads a property list.
  ///
  /// - Parameter isPreprocessed: whether the C preprocessor goes over the list before it is read, so that its lines may
  ///   stand between the elements.
  /// - Throws: what is wrong with the list, at its line where the format has lines.
  package static func read(_ bytes: [UInt8], isPreprocessed: Bool = false) throws(PropertyListError)
    -> PropertyListValue
  {
    if bytes.starts(with: Array("bplist".utf8)) { return try BinaryPropertyListParser.parse(bytes) }
    let bytes = try utf8(bytes)
    switch try first(of: bytes) {
    case UInt8(ascii: "<"), UInt8(ascii: "#"): return try XMLPropertyListParser.parse(bytes, isLenient: isPreprocessed)
    default: return try OldStyleParser.parse(bytes)
    }
  }

  /// Reads JSON5, in which Xcode 27.2 and later can keep a project.
  static func readJSON5(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
    let bytes = try utf8(bytes)
    _ = try first(of: bytes)
    return try OldStyleParser.parse(bytes, isJSON5: true)
  }
}

extension PropertyListReader {
  /// The first byte that is no white space.
  private static func first(of bytes: [UInt8]) throws(PropertyListError) -> UInt8 {
    guard let first = bytes.first(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }) else {
      throw PropertyListError(line: nil, message: "the file is empty")
    }
    return first
  }

  /// The bytes in UTF-8 without a byte order mark.
  private static func utf8(_ bytes: [UInt8]) throws(PropertyListError) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return bytes }
    guard let text = utf8(utf16: bytes.dropFirst(2), isBigEndian: isBigEndian) else {
      throw PropertyListError(line: nil, message: "the file begins as UTF-16 and is not")
    }
    return text
  }

  /// UTF-16 as UTF-8, or nil where the bytes are none.
  static func utf8(utf16 bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      let (first, second) = (UInt16(bytes[$0]), UInt16(bytes[$0 + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    var text: [UInt8] = []
    let isDamaged = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true) {
      text.append($0)
    }
    return isDamaged ? nil : text
  }
}
