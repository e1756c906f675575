/// Reads a binary property list: objects that name each other by their numbers, a table of where each begins, and a
/// trailer that says where the table is.
struct BinaryPropertyListParser {
  /// How many values are read. Objects can be shared, so a few bytes can mean more values than there is memory for.
  private static let mostValues = 1_000_000
  private static let trailerLength = 32

  private let bytes: [UInt8]
  private let offsetWidth: Int
  private let referenceWidth: Int
  private let objectCount: Int
  private let table: Int
  private var valuesRead = 0

  /// Reads a list, whose lines are nil.
  static func parse(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
    var parser = try BinaryPropertyListParser(bytes)
    return try parser.value(try parser.number(at: bytes.count - 16, width: 8), depth: 0)
  }
}

extension BinaryPropertyListParser {
  private static let damaged = PropertyListError(line: nil, message: "the binary property list is damaged")

  private init(_ bytes: [UInt8]) throws(PropertyListError) {
    let trailer = bytes.count - Self.trailerLength
    guard trailer >= 8 else { throw Self.damaged }
    self.bytes = bytes
    offsetWidth = Int(bytes[trailer + 6])
    referenceWidth = Int(bytes[trailer + 7])
    objectCount = try Self.number(in: bytes, at: trailer + 8, width: 8)
    table = try Self.number(in: bytes, at: trailer + 24, width: 8)
  }

  private mutating func value(_ object: Int, depth: Int) throws(PropertyListError) -> PropertyListValue {
    guard depth < PropertyListReader.deepestNesting else {
      throw PropertyListError(line: nil, message: "nested deeper than \(PropertyListReader.deepestNesting)")
    }
    valuesRead += 1
    guard valuesRead <= Self.mostValues else {
      throw PropertyListError(line: nil, message: "more than \(Self.mostValues) values")
    }
    return PropertyListValue(content: try content(object, depth: depth))
  }

  private mutating func content(_ object: Int, depth: Int) throws(PropertyListError) -> PropertyListValue.Content {
    guard object < objectCount else { throw Self.damaged }
    let place = try number(at: try sum(table, try product(object, offsetWidth)), width: offsetWidth)
    let marker = try number(at: place, width: 1)
    let size = marker & 0x0F
    switch marker >> 4 {
    case 0x0 where size == 8 || size == 9: return .bool(size == 9)
    case 0x1 where size <= 3: return .text(String(try integer(at: place + 1, width: 1 << size)))
    case 0x2 where size == 2:
      return .text(Self.text(Double(Float(bitPattern: UInt32(truncatingIfNeeded: try bits(at: place + 1, width: 4))))))
    case 0x2 where size == 3: return .text(Self.text(Double(bitPattern: try bits(at: place + 1, width: 8))))
    case 0x5: return .text(String(decoding: try run(at: place, of: 1), as: UTF8.self))
    case 0x6:
      guard let text = PropertyListReader.utf8(utf16: try run(at: place, of: 2), isBigEndian: true) else {
        throw Self.damaged
      }
      return .text(String(decoding: text, as: UTF8.self))
    case 0xA:
      var list: [PropertyListValue] = []
      for element in try references(in: try run(at: place, of: referenceWidth)) {
        list.append(try value(element, depth: depth + 1))
      }
      return .list(list)
    case 0xD:
      let members = try references(in: try run(at: place, of: try product(referenceWidth, 2)))
      return .dictionary(try dictionary(members, depth: depth))
    default: return .other
    }
  }

  /// All keys come first, then all values.
  private mutating func dictionary(_ objects: [Int], depth: Int) throws(PropertyListError) -> PropertyListDictionary {
    var members: [PropertyListDictionary.Member] = []
    let count = objects.count / 2
    for (key, element) in zip(objects[..<count], objects[count...]) {
      guard case .text(let key) = try value(key, depth: depth + 1).content else { throw Self.damaged }
      members.append(.init(key: key, line: nil, value: try value(element, depth: depth + 1)))
    }
    return PropertyListDictionary(members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
  }

  /// The bytes of an object whose marker says, or is followed by a number that says, how many elements it has.
  private func run(at place: Int, of width: Int) throws(PropertyListError) -> ArraySlice<UInt8> {
    var (count, start) = (Int(bytes[place] & 0x0F), place + 1)
    if count == 0x0F {
      let marker = try number(at: start, width: 1)
      guard marker & 0xFC == 0x10 else { throw Self.damaged }
      count = try number(at: start + 1, width: 1 << (marker & 0x03))
      start += 1 + 1 << (marker & 0x03)
    }
    let end = try sum(start, try product(count, width))
    guard end <= bytes.count else { throw Self.damaged }
    return bytes[start..<end]
  }

  private func references(in run: ArraySlice<UInt8>) throws(PropertyListError) -> [Int] {
    guard (1...8).contains(referenceWidth) else { throw Self.damaged }
    return try stride(from: run.startIndex, to: run.endIndex, by: referenceWidth).map {
      (place) throws(PropertyListError) in try number(at: place, width: referenceWidth)
    }
  }

  /// Integers of eight bytes have a sign, shorter ones have none.
  private func integer(at place: Int, width: Int) throws(PropertyListError) -> Int64 {
    Int64(bitPattern: try bits(at: place, width: width))
  }

  /// A number as other formats write it: without a fraction where it has none.
  private static func text(_ number: Double) -> String {
    Int64(exactly: number).map { String($0) } ?? "\(number)"
  }
}

extension BinaryPropertyListParser {
  private func bits(at place: Int, width: Int) throws(PropertyListError) -> UInt64 {
    try Self.bits(in: bytes, at: place, width: width)
  }

  private func number(at place: Int, width: Int) throws(PropertyListError) -> Int {
    try Self.number(in: bytes, at: place, width: width)
  }

  private static func number(in bytes: [UInt8], at place: Int, width: Int) throws(PropertyListError) -> Int {
    guard let number = Int(exactly: try bits(in: bytes, at: place, width: width)) else { throw damaged }
    return number
  }

  private static func bits(in bytes: [UInt8], at place: Int, width: Int) throws(PropertyListError) -> UInt64 {
    guard (1...8).contains(width), place >= 0, place <= bytes.count - width else { throw damaged }
    return bytes[place..<place + width].reduce(0) { $0 << 8 | UInt64($1) }
  }

  private func sum(_ left: Int, _ right: Int) throws(PropertyListError) -> Int {
    let (sum, overflows) = left.addingReportingOverflow(right)
    if overflows { throw Self.damaged }
    return sum
  }

  private func product(_ left: Int, _ right: Int) throws(PropertyListError) -> Int {
    let (product, overflows) = left.multipliedReportingOverflow(by: right)
    if overflows { throw Self.damaged }
    return product
  }
}
