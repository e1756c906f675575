/// The checksum of POSIX's `cksum`: a cyclic redundancy check over the bytes and their number.
struct PosixChecksum {
  private var remainder: UInt32 = 0
  private var count = 0

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      step(byte)
      count += 1
    }
  }

  /// The checksum and the number of bytes, with a space between them.
  var text: String {
    var sum = self
    var length = count
    while length > 0 {
      sum.step(UInt8(truncatingIfNeeded: length))
      length >>= 8
    }
    return "\(~sum.remainder) \(count)"
  }

  private mutating func step(_ byte: UInt8) {
    remainder = remainder << 8 ^ Self.table[Int(UInt8(truncatingIfNeeded: remainder >> 24) ^ byte)]
  }

  private static let table: [UInt32] = (0..<256).map { index in
    var value = UInt32(index) << 24
    for _ in 0..<8 { value = value & 1 << 31 == 0 ? value << 1 : value << 1 ^ 0x04C1_1DB7 }
    return value
  }
}
