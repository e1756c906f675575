/// A finished part of a page, which can be kept and put into a page later.
///
/// Only an ``HTMLWriter`` makes one, so whatever is in it has been escaped.
package struct HTMLFragment: Sendable, Equatable {
  /// A fragment with nothing in it.
  package static let empty = HTMLFragment(bytes: [], marks: [])

  /// What was written.
  package let bytes: [UInt8]
  let marks: [HTMLMark]
}
