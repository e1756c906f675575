/// The code that fixes a finding, as an example.
package struct FindingCode: Sendable, Hashable {
  /// The language, as code fences name it: `swift`, `objc`, `xml`.
  package let language: String
  package let text: String
}
