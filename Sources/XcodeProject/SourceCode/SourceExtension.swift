import AppFacts

/// An extension in Swift, a category, class extension or implementation in Objective-C: a part of a type that is declared
/// elsewhere.
package struct SourceExtension: Sendable, Hashable {
  /// The name of the type that it extends, as written.
  package var name: String
  package var language: SourceLanguage
  /// The protocols that it adds, as written, without generic arguments.
  package var inherited: [String]
  package var place: FilePlace
}
