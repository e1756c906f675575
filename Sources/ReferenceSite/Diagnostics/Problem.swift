/// Everything that can be wrong with a book; each kind has a stable id that `explain` knows.
package enum Problem: Sendable, Equatable {
  /// A link in SUMMARY.md or on a page to a file that is not in the book.
  case linkMissing(destination: String, suggestion: String?)

  /// The stable id: what is wrong with, and how.
  package var id: String {
    switch self {
    case .linkMissing: "link.missing"
    }
  }
}
