/// The hash of a token. It is the same in every process, so that the order of terms is too.
struct TokenHash {
  let value: UInt32

  /// Eight bytes at a time, as most words have no more.
  @inline(__always)
  init(_ token: UnsafeBufferPointer<UInt8>) {
    var hash = UInt64(truncatingIfNeeded: token.count)
    var rest = token[...]
    while rest.count > 8 {
      hash = Self.mixed(hash, Self.word(rest.prefix(8)))
      rest = rest.dropFirst(8)
    }
    value = UInt32(truncatingIfNeeded: Self.mixed(hash, Self.word(rest)))
  }

  @inline(__always)
  private static func word(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
    var word: UInt64 = 0
    for byte in bytes { word = word << 8 | UInt64(byte) }
    return word
  }

  @inline(__always)
  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }
}
