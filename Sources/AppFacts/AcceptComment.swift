/// A comment in the code that accepts findings of a kind in a line: `// orientation-docs:accept ID: REASON`.
package struct AcceptComment: Sendable, Hashable {
  /// Where it is written.
  package var place: FilePlace
  /// The line that it is about, from 1: its own if that has code, else the next that has.
  package var codeLine: Int
  /// The id of the kind, as it is written.
  package var kind: String
  /// Why; empty where nothing is written.
  package var reason: String

  package init(place: FilePlace, codeLine: Int, kind: String, reason: String) {
    self.place = place
    self.codeLine = codeLine
    self.kind = kind
    self.reason = reason
  }
}
