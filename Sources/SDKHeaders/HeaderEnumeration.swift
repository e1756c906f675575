/// An enumeration as a header declares it, in any of the ways that UIKit's have done so.
struct HeaderEnumeration: Equatable {
  /// Nil for constants without a type, and where the declaration breaks off before its name.
  let name: String?
  /// The line that the declaration begins on.
  let line: Int
  let cases: [HeaderCase]
  let annotations: HeaderAnnotations
  /// Why it cannot be read to its end; the cases are then those before that place.
  let fault: HeaderFault?
}
