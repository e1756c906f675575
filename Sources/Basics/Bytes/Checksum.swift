/// A checksum of bytes (FNV-1a of 64 bits) that is the same on every machine and in every run.
package struct Checksum: Sendable {
  private var sum: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// Takes in more bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    // From another module, the sequence itself is asked for each byte.
    if bytes.withContiguousStorageIfAvailable({ add(contentsOf: $0) }) == nil { add(contentsOf: bytes) }
  }

  private mutating func add(contentsOf bytes: some Sequence<UInt8>) {
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// The sum in hexadecimal digits.
  package var text: String { String(sum, radix: 16) }
}
