/// Why a declaration in a header cannot be read.
struct HeaderFault: Error, Equatable {
  let line: Int
  /// What is wrong, as the end of a sentence that begins with the declaration's name.
  let reason: String
}
