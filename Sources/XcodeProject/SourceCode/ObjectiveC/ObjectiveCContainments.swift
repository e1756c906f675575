import AppFacts
import SourceSyntax

/// Finds where an Objective-C source puts view controllers of certain classes into containers.
struct ObjectiveCContainments {
  private let tokens: TokenList
  private let path: String
  private let classes: Set<String>
  private let bindings: NameBindings

  init(_ bytes: [UInt8], path: String, of classes: Set<String>) {
    tokens = ObjectiveCLexer.tokens(of: bytes, forTypesOnly: false)
    self.path = path
    self.classes = classes
    bindings = NameBindings(tokens, language: .objectiveC)
  }

  /// The containments, in the order of the source.
  func all() -> [Containment] {
    (0..<tokens.count).compactMap { index in
      guard tokens.isName(index), tokens.isSign(index + 1, ":") else { return nil }
      if tokens.isName(index, "initWithRootViewController"), let container = allocated(before: index) {
        return containment(of: index + 2, in: container, at: index)
      }
      return tokens.isName(index, "pushViewController") ? containment(of: index + 2, in: nil, at: index) : nil
    }
  }
}

extension ObjectiveCContainments {
  private func containment(of argument: Int, in container: String?, at index: Int) -> Containment? {
    guard let child = className(at: argument), classes.contains(child) else { return nil }
    return Containment(child: child, container: container, place: FilePlace(path: path, line: tokens.line(index)))
  }

  /// The class in `[Class alloc]`, which ends before a message.
  private func allocated(before index: Int) -> String? {
    guard tokens.isSign(index - 1, "]"), let open = tokens.partner(index - 1), tokens.isName(open + 1),
      tokens.isName(open + 2, "alloc")
    else { return nil }
    return tokens.text(open + 1)
  }

  /// The class that an expression makes an instance of, or that a name is declared with.
  private func className(at index: Int) -> String? {
    var first = index
    while tokens.isSign(first, "[") { first += 1 }
    guard tokens.isName(first) else { return nil }
    if first > index {
      return tokens.isName(first + 1, "alloc") || tokens.isName(first + 1, "new") ? tokens.text(first) : nil
    }
    guard let place = bindings.place(of: tokens.text(first), before: first), place < first else { return nil }
    // The first value says more than a declaration as `UIViewController *` or `id`.
    if tokens.isSign(place + 1, "="), tokens.isSign(place + 2, "["), let made = className(at: place + 2) { return made }
    return tokens.isSign(place - 1, "*") && tokens.isName(place - 2) ? tokens.text(place - 2) : nil
  }
}
