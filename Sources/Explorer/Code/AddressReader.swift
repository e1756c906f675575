#if !hasFeature(Embedded)
/// Takes the records of an address, one after the other.
struct AddressReader {
  private let bytes: [UInt8]
  private var place = 0
  /// Whether a field was passed over.
  private(set) var hasPassedOver = false

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The next byte.
  mutating func next() -> UInt8? {
    guard place < bytes.count else { return nil }
    defer { place += 1 }
    return bytes[place]
  }

  /// The fields up to the next record. One that there is not, as in an address of a later edition, is passed over.
  mutating func record<Field>() -> Record<Field> {
    var record = Record<Field>()
    while place < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[place]) {
      var number = Int(bytes[place] - UInt8(ascii: "a"))
      place += 1
      if number == StateCode.lettersOfOneByte, place < bytes.count, bytes[place] >= UInt8(ascii: "a") {
        number += Int(bytes[place] - UInt8(ascii: "a"))
        place += 1
      }
      let field = Field(rawValue: number)
      let value = self.number()
      if let field { record[field] = value } else { hasPassedOver = true }
    }
    return record
  }

  private mutating func number() -> Int {
    let isNegative = place < bytes.count && bytes[place] == UInt8(ascii: "-")
    if isNegative { place += 1 }
    var number = 0
    while place < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]) {
      number = Limit.clamped(number * 10 + Int(bytes[place] - UInt8(ascii: "0")))
      place += 1
    }
    return isNegative ? -number : number
  }

  /// A name without its percent-encoding.
  static func decoded(_ name: some Collection<UInt8>) -> String {
    var bytes: [UInt8] = []
    var rest = Array(name)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first?.hexadecimal, let low = rest.dropFirst().first?.hexadecimal {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var hexadecimal: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
#endif
