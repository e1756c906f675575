/// The hash of a token, byte by byte. It is the same in every process, so that the order of terms is too.
struct TokenHash {
  private var hash: UInt64 = 0
  /// The bytes that have come since the hash was mixed last.
  private var pending: UInt64 = 0
  private var count: UInt64 = 0

  /// Takes the next byte.
  @inline(__always)
  mutating func add(_ byte: UInt8) {
    pending = pending << 8 | UInt64(byte)
    count &+= 1
    if count & 7 == 0 { mix() }
  }

  /// The hash of the bytes so far.
  var value: UInt32 {
    var last = self
    last.pending ^= count << 56
    last.mix()
    return UInt32(truncatingIfNeeded: last.hash)
  }

  @inline(__always)
  private mutating func mix() {
    hash = (hash ^ pending) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
    pending = 0
  }
}
