/// A screen of the app: a name, and the controllers that show it.
package struct Screen: Sendable, Equatable {
  /// How the book calls it.
  package let name: String
  /// The root and those it contains, in the notation of scenarios.
  package let root: String
  /// The presented controllers, the lowest first, in the same notation with their styles.
  package let presented: [String]
  /// The line in which it is named.
  package let line: Int

  package init(name: String, root: String, presented: [String], line: Int) {
    self.name = name
    self.root = root
    self.presented = presented
    self.line = line
  }
}

extension Screen {
  /// Reads a line of a `screens` block: `NAME: ROOT`, and behind each `;` a presented controller.
  package init?(line text: Substring, number: Int) {
    guard case .fact(let name, let value) = ClaimLine(text), !name.isEmpty, !value.isEmpty else { return nil }
    let parts = value.split(separator: ";").map { String($0.trimmed) }
    guard let root = parts.first, !root.isEmpty, !parts.contains("") else { return nil }
    self.init(name: String(name), root: root, presented: Array(parts.dropFirst()), line: number)
  }

  /// The lines of a scenario that put the app on this screen.
  package var facts: [(key: String, value: String)] {
    [("root", root)] + presented.map { ("presented", $0) }
  }

  /// The same as texts.
  package var lines: [String] { facts.lines }
}
