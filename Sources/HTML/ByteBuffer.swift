/// Bytes that grow at their end.
///
/// Memory of its own rather than an array: everything on every page is written here, a few bytes at a time, and an array
/// asks each time whether it is shared.
package struct ByteBuffer: ~Copyable {
  @usableFromInline var memory: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  /// How many bytes there are.
  @usableFromInline package internal(set) var count = 0

  package init(capacity: Int) {
    self.capacity = max(capacity, 16)
    memory = .allocate(capacity: self.capacity)
  }

  deinit { memory.deallocate() }

  /// All bytes; they hold until the buffer changes.
  package var all: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: memory, count: count) }

  /// The last byte, or nil where there is none.
  var last: UInt8? { count > 0 ? memory[count - 1] : nil }

  /// Adds a byte.
  @inlinable
  @inline(__always)
  package mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    memory[count] = byte
    count += 1
  }

  /// Adds bytes.
  @inlinable
  @inline(__always)
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    if bytes.count > capacity - count { grow(by: bytes.count) }
    (memory + count).update(from: start, count: bytes.count)
    count += bytes.count
  }

  /// Adds bytes between two quotation marks, with one look at the room for all of them.
  package mutating func append(quoting bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.count + 2 > capacity - count { grow(by: bytes.count + 2) }
    memory[count] = UInt8(ascii: "\"")
    if let start = bytes.baseAddress { (memory + count + 1).update(from: start, count: bytes.count) }
    count += bytes.count + 2
    memory[count - 1] = UInt8(ascii: "\"")
  }

  /// Forgets the bytes, and keeps their memory.
  mutating func clear() { count = 0 }
}

extension ByteBuffer {
  @inline(never)
  @usableFromInline
  mutating func grow(by more: Int) {
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: memory, count: count)
    memory.deallocate()
    memory = larger
  }
}
