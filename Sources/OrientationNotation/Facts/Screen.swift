import Orientation

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
  /// Reads controllers in the notation of scenarios. Of several controllers of a class, those above the first get a number.
  ///
  /// - Throws: what is wrong with them.
  package init(name: String, root: String, presented: [String], line: Int) throws(ValueFault) {
    var root = try ControllerTree(reading: root[...])
    var trees = try presented.map { (text) throws(ValueFault) in try PresentedTree(reading: text[...]) }
    var used = Set(([root] + trees.map(\.tree)).flatMap { $0.nodes.map(\.foldedName) })
    var seen: Set<String> = []
    root.numberNames(seen: &seen, used: &used)
    for index in trees.indices { trees[index].tree.numberNames(seen: &seen, used: &used) }
    self.init(name: name, root: root, presented: trees, line: line)
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

  /// The only kind of device on which the app shows it, as the end of its name says; nil for all.
  package var idiom: Idiom? { Idiom.allCases.first { name.hasSuffix(Self.end($0)) } }

  /// Whether the app shows it on a kind of device.
  package func isShown(on other: Idiom) -> Bool { idiom.map { $0 == other } ?? true }

  /// The screen under a name that says on which kind of device alone the app shows it.
  package func named(on idiom: Idiom) -> Screen { named(name + Self.end(idiom)) }

  private static func end(_ idiom: Idiom) -> String {
    switch idiom {
    case .phone: " on iPhone"
    case .pad: " on iPad"
    }
  }

  /// The facts of a situation that put the app on this screen.
  package var facts: [StatedFact] { [.root(root)] + presented.map(StatedFact.presented) }

  /// The controllers as a book writes them.
  package var notation: String { ([root.notation] + presented.map(\.notation)).joined(separator: "; ") }

  /// The name, and the line of a `screens` block that names the screen; nil where a name cannot be written so.
  package var bookLine: (name: String, line: String)? {
    let text = "\(name): \(byClasses.notation)"
    guard text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else { return nil }
    do throws(ValueFault) {
      return try Screen(line: text[...], number: line).byClasses == byClasses ? (name, text) : nil
    } catch {
      return nil
    }
  }

  /// Its controllers, from the window's root up.
  package var nodes: [ControllerTree.Node] { root.nodes + presented.flatMap(\.tree.nodes) }

  /// Checks that each class which is written is one of the app, or of UIKit.
  package func checkClasses(in app: (any AppDefaults)?) throws(ValueFault) {
    let names = Set(controllerNames)
    for tree in [root] + presented.map(\.tree) { try tree.checkClasses(in: app, besides: names) }
  }

  /// The names of its controllers.
  package var controllerNames: [String] { nodes.map(\.name) }

  /// The class of one of its controllers.
  package func className(of name: String) -> String? { nodes.first { $0.name == name }?.className }

  /// The screen with its controllers called by their classes, as a book writes it, but for those that have a name of their
  /// own.
  private var byClasses: Screen {
    var screen = (root: root, presented: presented)
    screen.root.nodes = root.nodes.map(\.byClass)
    for index in presented.indices {
      screen.presented[index].tree.nodes = presented[index].tree.nodes.map(\.byClass)
    }
    return Screen(name: name, root: screen.root, presented: screen.presented, line: line)
  }

  private static func malformed(_ text: Substring) -> ValueFault {
    ValueFault(
      "`\(String(text).shortened)` names no screen: one is written `NAME: ROOT > CHILD; PRESENTED as STYLE`")
  }
}

extension ControllerTree {
  /// Gives each controller whose name has been seen another one, with the first number that makes it unused.
  fileprivate mutating func numberNames(seen: inout Set<String>, used: inout Set<String>) {
    for index in nodes.indices where !seen.insert(nodes[index].foldedName).inserted {
      var number = 2
      while !used.insert("\(nodes[index].foldedName)\(number)").inserted { number += 1 }
      nodes[index] = nodes[index].named("\(nodes[index].name)\(number)")
      seen.insert(nodes[index].foldedName)
    }
  }
}

extension ControllerTree.Node {
  /// The controller under its class, where its name is that and a number.
  fileprivate var byClass: ControllerTree.Node {
    let isNumbered = name.hasPrefix(className) && name.dropFirst(className.count).allSatisfy(\.isNumber)
    return isNumbered ? named(className) : self
  }
}
