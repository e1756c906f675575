/// A screen of the app: a name, and the controllers that show it.
package struct Screen: Sendable, Equatable {
  /// How the book calls it.
  package let name: String
  /// The root and those it contains.
  package let root: ControllerTree
  /// The presented controllers, the lowest first.
  package let presented: [PresentedTree]
  /// The line in which it is named.
  package let line: Int

  package init(name: String, root: ControllerTree, presented: [PresentedTree] = [], line: Int = 0) {
    self.name = name
    self.root = root
    self.presented = presented
    self.line = line
  }
}

extension Screen {
  /// Reads controllers in the notation of scenarios.
  ///
  /// - Throws: what is wrong with them.
  package init(name: String, root: String, presented: [String], line: Int) throws(ValueFault) {
    var trees: [PresentedTree] = []
    for text in presented { trees.append(try PresentedTree(reading: text[...])) }
    self.init(name: name, root: try ControllerTree(reading: root[...]), presented: trees, line: line)
    if let name = ControllerTree.repeatedNames(in: [self.root] + trees.map(\.tree)).first {
      throw ControllerTree.repeated(name)
    }
  }

  /// Reads a line of a `screens` block: `NAME: ROOT`, and behind each `;` a presented controller.
  ///
  /// - Throws: why it names no screen.
  package init(line text: Substring, number: Int) throws(ValueFault) {
    guard case .fact(let name, let value) = ClaimLine(text), !name.isEmpty, !value.isEmpty else {
      throw Self.malformed(text)
    }
    let parts = value.split(separator: ";").map { String($0.trimmed) }
    guard let root = parts.first, !root.isEmpty, !parts.contains("") else { throw Self.malformed(text) }
    try self.init(name: String(name), root: root, presented: Array(parts.dropFirst()), line: number)
  }

  /// The same controllers under another name.
  package func named(_ name: String) -> Screen { Screen(name: name, root: root, presented: presented) }

  /// The facts of a situation that put the app on this screen.
  package var facts: [StatedFact] { [.root(root)] + presented.map(StatedFact.presented) }

  /// The controllers as a book writes them.
  package var notation: String { ([root.notation] + presented.map(\.notation)).joined(separator: "; ") }

  /// The name, and the line of a `screens` block that names the screen; nil where a name cannot be written so.
  package var bookLine: (name: String, line: String)? {
    let text = "\(name): \(notation)"
    guard text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else { return nil }
    do throws(ValueFault) {
      return try Screen(line: text[...], number: line) == self ? (name, text) : nil
    } catch {
      return nil
    }
  }

  /// The names of its controllers.
  package var controllerNames: [String] { root.names + presented.flatMap(\.tree.names) }

  private static func malformed(_ text: Substring) -> ValueFault {
    ValueFault(
      "`\(String(text).shortened)` names no screen: one is written `NAME: ROOT > CHILD; PRESENTED as STYLE`")
  }
}
