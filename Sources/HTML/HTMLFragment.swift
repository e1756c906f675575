/// A finished part of a page, which can be kept and put into a page later.
///
/// Only an ``HTMLWriter`` makes one, so whatever is in it has been escaped.
package struct HTMLFragment: Sendable, Equatable {
  /// What was written.
  package let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A fragment with nothing in it.
  package static var empty: HTMLFragment { HTMLFragment(bytes: []) }
}
