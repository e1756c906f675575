import Foundation

/// Reads a property list in any of its formats: old-style, XML and binary, and JSON as tools write projects.
///
/// Foundation's reader forgets the lines, and a fact without its line is of little use. So all formats that have lines are
/// read here; only the binary one is left to Foundation.
enum PropertyListReader {
  /// How deep lists and dictionaries may lie in each other.
  static let deepestNesting = 128

  /// Reads a property list.
  ///
  /// - Parameter isPreprocessed: whether the C preprocessor goes over the list before it is read, so that its lines may
  ///   stand between the elements.
  static func read(_ bytes: [UInt8], isPreprocessed: Bool = false) throws(PropertyListError) -> PropertyListValue {
    if bytes.starts(with: Array("bplist".utf8)) { return try binary(bytes) }
    let bytes = try utf8(bytes)
    let first = bytes.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    switch first {
    case nil: throw PropertyListError(line: nil, message: "the file is empty")
    case UInt8(ascii: "<"), UInt8(ascii: "#"): return try XMLPropertyListParser.parse(bytes, isLenient: isPreprocessed)
    default: return try OldStyleParser.parse(bytes)
    }
  }
}

extension PropertyListReader {
  /// The bytes in UTF-8 without a byte order mark.
  private static func utf8(_ bytes: [UInt8]) throws(PropertyListError) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    guard let text = String(data: Data(bytes), encoding: .utf16) else {
      throw PropertyListError(line: nil, message: "the file begins as UTF-16 and is not")
    }
    return Array(text.utf8)
  }

  private static func binary(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    } catch {
      throw PropertyListError(line: nil, message: "the binary property list is damaged")
    }
    return try value(of: list, depth: 0)
  }

  private static func value(of object: Any, depth: Int) throws(PropertyListError) -> PropertyListValue {
    guard depth < deepestNesting else {
      throw PropertyListError(line: nil, message: "nested deeper than \(deepestNesting)")
    }
    switch object {
    case let text as String: return PropertyListValue(content: .text(text))
    case let elements as [Any]:
      var list: [PropertyListValue] = []
      for element in elements { list.append(try value(of: element, depth: depth + 1)) }
      return PropertyListValue(content: .list(list))
    case let dictionary as [String: Any]:
      var members: [PropertyListDictionary.Member] = []
      for (key, element) in dictionary.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
        members.append(.init(key: key, line: nil, value: try value(of: element, depth: depth + 1)))
      }
      return PropertyListValue(content: .dictionary(PropertyListDictionary(members)))
    case is Data, is Date: return PropertyListValue(content: .other)
    // Foundation has one type for numbers and truth values; only its text tells 1 from true.
    case let number as NSNumber:
      if number.objCType.pointee == UInt8(ascii: "c") { return PropertyListValue(content: .bool(number.boolValue)) }
      return PropertyListValue(content: .text(number.stringValue))
    default: return PropertyListValue(content: .other)
    }
  }
}
