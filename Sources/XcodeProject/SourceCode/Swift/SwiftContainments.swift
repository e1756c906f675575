import AppFacts
import SourceSyntax

/// Finds where a Swift source puts view controllers of certain classes into containers.
struct SwiftContainments {
  private let tokens: TokenList
  private let path: String
  private let classes: Set<String>
  private let bindings: NameBindings

  init(_ bytes: [UInt8], path: String, of classes: Set<String>) {
    tokens = SwiftLexer.tokens(of: bytes, forTypesOnly: false)
    self.path = path
    self.classes = classes
    bindings = NameBindings(tokens, language: .swift)
  }

  /// The containments, in the order of the source.
  func all() -> [Containment] {
    (0..<tokens.count).flatMap { index -> [Containment] in
      guard tokens.isName(index) else { return [] }
      if tokens.isName(index, "pushViewController") { return children(at: index, of: nil, only: 1) }
      if tokens.isName(index, "setViewControllers") { return list(at: index + 1, of: container(before: index)) }
      if tokens.isName(index, "viewControllers"), tokens.isSign(index + 1, "="), tokens.isSign(index + 2, "[") {
        return list(at: index + 1, of: container(before: index))
      }
      if tokens.isSign(index + 1, "("), tokens.isName(index + 2, "rootViewController"), tokens.isSign(index + 3, ":") {
        let isInitializer = tokens.isName(index, "init") && tokens.isSign(index - 1, ".") && tokens.isName(index - 2)
        return children(at: index, of: tokens.text(isInitializer ? index - 2 : index), only: 1)
      }
      return []
    }
  }
}

extension SwiftContainments {
  /// The first arguments of a call.
  private func children(at call: Int, of container: String?, only count: Int) -> [Containment] {
    guard tokens.isSign(call + 1, "("), container.map(Self.isContainer) ?? tokens.isSign(call - 1, ".") else {
      return []
    }
    return tokens.split(tokens.inside(call + 1)).prefix(count).compactMap { containment($0, in: container, at: call) }
  }

  /// The elements of an array literal, behind `=` or `(`.
  private func list(at sign: Int, of container: String?) -> [Containment] {
    guard let container, tokens.isSign(sign + 1, "[") else { return [] }
    return tokens.split(tokens.inside(sign + 1)).compactMap { containment($0, in: container, at: sign) }
  }

  private func containment(_ argument: Range<Int>, in container: String?, at index: Int) -> Containment? {
    var argument = argument
    if argument.count > 2, tokens.isSign(argument.lowerBound + 1, ":") { argument = argument.dropFirst(2) }
    guard let child = className(of: argument), classes.contains(child) else { return nil }
    return Containment(child: child, container: container, place: FilePlace(path: path, line: tokens.line(index)))
  }

  /// The class that an expression makes an instance of, or that a name is declared with.
  private func className(of expression: Range<Int>, isDeclaration: Bool = false) -> String? {
    guard let first = expression.first, tokens.isName(first) else { return nil }
    if expression.count == 1, !isDeclaration {
      guard let place = bindings.place(of: tokens.text(first), before: first), place < first else { return nil }
      let declaration = bindings.declaration(at: place)
      guard tokens.isSign(declaration.lowerBound, ":") || tokens.isSign(declaration.lowerBound, "=") else { return nil }
      return className(of: declaration.dropFirst(), isDeclaration: true)
    }
    var name = first
    while tokens.isSign(name + 1, "."), tokens.isName(name + 2), tokens.text(name + 2).isTypeName { name += 2 }
    guard tokens.text(name).isTypeName else { return nil }
    let isMade = tokens.isSign(name + 1, "(") || tokens.isName(name + 2, "init") || tokens.isSign(name + 1, "<")
    let isDeclared =
      name + 1 == expression.upperBound || tokens[name + 1].gap == .newLine || tokens.isSign(name + 1, "=")
    return isMade || isDeclared ? tokens.text(name) : nil
  }

  /// The class of the container that a member belongs to, as far as its declaration says.
  private func container(before index: Int) -> String? {
    let receiver = Receiver(before: index, in: tokens, bindings)
    guard receiver.range.count == 1, let first = receiver.range.first, tokens.isName(first),
      let place = bindings.place(of: tokens.text(first), before: first), place < first
    else { return nil }
    let declaration = bindings.declaration(at: place)
    return declaration.isEmpty
      ? nil : className(of: declaration.dropFirst(), isDeclaration: true).flatMap { Self.isContainer($0) ? $0 : nil }
  }

  private static func isContainer(_ name: String) -> Bool {
    ["NavigationController", "TabBarController", "SplitViewController"].contains { name.hasSuffix($0) }
  }
}
