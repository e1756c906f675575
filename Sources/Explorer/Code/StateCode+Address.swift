#if !hasFeature(Embedded)
import Orientation

// A state as the fragment of an address: `1Sb1500o2Cd1g16Cb1;Navigation,Player`.
//
// The digit in front is the version of the notation. Then come the records, each an upper-case letter (`S` the start, `V` a
// variable, `C` a controller, `E` an event) and its fields: a lower-case letter, the first for the first case of the
// enumeration of fields, and a number; from the 26th on, `z` stands before the letter, which begins at `a` again. A field that is 0 is left out. Names follow behind `;`, percent-encoded. Parts
// joined by `+` add up, so that a table can write what a row and what a column is once: `1Sb1500;A+Sc1+So2`.

extension StateCode {
  private static let version = UInt8(ascii: "1")
  /// How many fields have a letter of their own, `a` to `y`.
  static let lettersOfOneByte = 25

  /// The letter of a field by its place, or `z` and a letter.
  package static func letters(ofField place: Int) -> String {
    let isFurther = place >= lettersOfOneByte
    let letter = UInt8(ascii: "a") + UInt8(isFurther ? place - lettersOfOneByte : place)
    return String(decoding: isFurther ? [UInt8(ascii: "z"), letter] : [letter], as: UTF8.self)
  }

  package var address: String { String(decoding: [Self.version], as: UTF8.self) + addend }

  /// The address without its version, as it stands behind a `+`; empty where it adds nothing.
  package var addend: String {
    var bytes: [UInt8] = []
    if !start.isEmpty { bytes.write("S", start) }
    for record in variables { bytes.write("V", record) }
    for record in controllers { bytes.write("C", record) }
    for record in events { bytes.write("E", record) }
    for (index, name) in names.enumerated() {
      bytes.append(UInt8(ascii: index == 0 ? ";" : ","))
      for byte in name.utf8 { bytes.writeEncoded(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads an address as a page does: nil where it is none, and without what a later edition has added to it.
  package init?(address: String) {
    var isWhole = true
    self.init(address: address, isWhole: &isWhole)
  }

  /// Reads an address of which everything has to count.
  package init(whole address: String) throws(AddressFault) {
    var isWhole = true
    guard let code = StateCode(address: address, isWhole: &isWhole) else {
      let isLater = address.utf8.first.map { ((Self.version + 1)...UInt8(ascii: "9")).contains($0) } ?? false
      throw isLater ? .laterForm : .noState
    }
    guard isWhole, code.isKnown else { throw .laterForm }
    self = code
  }

  /// Whether there is everything that the numbers name; what there is not would be taken for something else.
  private var isKnown: Bool {
    let (os, mode) = (start[.os], start[.windowingMode])
    let kinds = [start[.event]] + events.map { $0[.kind] }
    return (os == 0 || OSVersion(code: os).isKnown) && (mode == 0 || WindowingMode?(code: mode) != nil)
      && kinds.allSatisfy { EventKind(rawValue: $0) != nil }
  }

  /// - Parameter isWhole: becomes false where a field was passed over.
  private init?(address: String, isWhole: inout Bool) {
    guard address.utf8.first == Self.version else { return nil }
    self.init()
    for part in address.utf8.dropFirst().split(separator: UInt8(ascii: "+"), omittingEmptySubsequences: false) {
      guard let addend = StateCode(addend: part, isWhole: &isWhole) else { return nil }
      self = self + addend
      names += addend.names
    }
  }

  private init?(addend: Substring.UTF8View, isWhole: inout Bool) {
    let parts = addend.split(separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
    var reader = AddressReader(bytes: Array(parts.first ?? ""[...].utf8))
    self.init()
    while let kind = reader.next() {
      switch kind {
      case UInt8(ascii: "S"): start = reader.record()
      case UInt8(ascii: "V"): variables.append(reader.record())
      case UInt8(ascii: "C"): controllers.append(reader.record())
      case UInt8(ascii: "E"): events.append(reader.record())
      default: return nil
      }
    }
    isWhole = isWhole && !reader.hasPassedOver
    guard parts.count > 1 else { return }
    for name in parts[1].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      names.append(AddressReader.decoded(name))
    }
  }
}

extension [UInt8] {
  fileprivate mutating func write<Field>(_ kind: Unicode.Scalar, _ record: Record<Field>) {
    append(UInt8(ascii: kind))
    for field in Field.allCases where record[field] != 0 {
      append(contentsOf: StateCode.letters(ofField: field.rawValue).utf8)
      append(contentsOf: String(record[field]).utf8)
    }
  }

  fileprivate mutating func writeEncoded(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
      append(byte)
    default:
      append(UInt8(ascii: "%"))
      for digit in [byte >> 4, byte & 15] {
        append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
      }
    }
  }
}
#endif
