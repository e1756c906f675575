import Orientation

// How trees of controllers are written: `Main=TabBar(selected) > Navigation(top) > Player`, with a list in brackets where a
// container holds several: `TabBar > [Navigation > [List, Detail], Settings]`.

extension ControllerTree {
  /// The deepest tree: UIKit itself would not go further, and one as deep as a text is long would break any stack.
  static let greatestDepth = 32
  /// The most controllers in a tree.
  static let mostControllers = 256

  /// Reads the notation of a tree.
  package init(reading text: Substring) throws(ValueFault) {
    self.init(nodes: [])
    try read(text, parent: nil, depth: 0)
  }

  /// Reads `A > B`, or `A > [B, C > D]`.
  private mutating func read(_ text: Substring, parent: Int?, depth: Int) throws(ValueFault) {
    guard depth < Self.greatestDepth else {
      throw ValueFault("more than \(Self.greatestDepth) controllers in one another")
    }
    let text = text.trimmed
    if text.utf8.first == UInt8(ascii: "["), parent != nil {
      guard text.utf8.last == UInt8(ascii: "]") else { throw ValueFault("`[` without its `]`") }
      for child in try Self.list(text.dropFirst().dropLast()) {
        // A list right within a list contains nothing of its own, and so counts as deep.
        try read(child, parent: parent, depth: child.trimmed.utf8.first == UInt8(ascii: "[") ? depth + 1 : depth)
      }
      return
    }
    let arrow = text.firstIndex(ofByte: UInt8(ascii: ">"))
    guard nodes.count < Self.mostControllers else { throw ValueFault("more than \(Self.mostControllers) controllers") }
    var node = try Self.node(arrow.map { text[..<$0] } ?? text)
    node.parent = parent
    if let parent { nodes[parent].hasChildren = true }
    nodes.append(node)
    if let arrow { try read(text[text.utf8.index(after: arrow)...], parent: nodes.count - 1, depth: depth + 1) }
  }

  /// The parts of a list at its commas, but not at those of lists in it.
  private static func list(_ text: Substring) throws(ValueFault) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for index in text.utf8.indices {
      switch text.utf8[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        parts.append(text[start..<index])
        start = text.utf8.index(after: index)
      default: continue
      }
      if depth < 0 { throw ValueFault("`]` without its `[`") }
    }
    guard depth == 0 else { throw ValueFault("`[` without its `]`") }
    return parts + [text[start...]]
  }

  private static func node(_ part: Substring) throws(ValueFault) -> Node {
    var text = part.trimmed
    var forwarding = Controller.Forwarding.none
    if text.utf8.last == UInt8(ascii: ")"), let open = text.firstIndex(ofByte: UInt8(ascii: "(")) {
      forwarding = try Self.forwarding(text[text.utf8.index(after: open)...].dropLast())
      text = text[..<open]
    }
    var kind: Controller.Kind?
    var className: String?
    if let equals = text.firstIndex(ofByte: UInt8(ascii: "=")) {
      let type = text[text.utf8.index(after: equals)...].trimmed
      kind = Self.kind(type)
      if kind == nil {
        className = String(type)
        do throws(ValueFault) { try check(String(type), whole: part) } catch { throw Self.unknown(type) }
      }
      text = text[..<equals]
    }
    let name = String(text.trimmed)
    try check(name, whole: part)
    let node = Node(name, of: className, kind: kind, forwarding: forwarding)
    if node.kind == .plain, forwarding == .containerDelegate {
      throw ValueFault(
        "`\(name.shortened)` is no container with a delegate; a container is named so, or is given its kind",
        suggestion: "\(name.shortened)=Navigation(delegate)")
    }
    return node
  }

  private static func check(_ name: String, whole: Substring) throws(ValueFault) {
    if name.isEmpty { throw ValueFault("a controller without a name in `\(whole.trimmingSpaces.shortened)`") }
    for byte in name.utf8 {
      switch byte {
      case 0..<0x20, 0x7F, UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "("),
        UInt8(ascii: ")"), UInt8(ascii: "="), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\""):
        throw ValueFault("`\(name.shortened)` is no name of a controller")
      default: continue
      }
    }
    if ["", "delegate", "none"].contains(name.folded) {
      throw ValueFault("`\(name.shortened)` is no name of a controller")
    }
  }

  private static func forwarding(_ text: Substring) throws(ValueFault) -> Controller.Forwarding {
    try ValueReader.choice(
      text, "way of forwarding",
      [
        "selected": .selectedChild, "top": .topChild, "delegate": .containerDelegate, "forwardingnone": .none,
        "none": .none,
      ])
  }

  /// The kind that is written; nil for what may be a class.
  private static func kind(_ text: Substring) -> Controller.Kind? {
    let folded = text.folded
    return folded == "plain" ? .plain : kinds.first { folded == $0.name }?.kind
  }

  /// Whether a class is one of UIKit's containers, or a plain controller.
  static func isOfUIKit(_ name: String) -> Bool {
    let base = base(name.folded)
    return base.isEmpty || kinds.contains { base == $0.name }
  }

  static func unknown(_ type: Substring) -> ValueFault {
    let kinds = ["TabBar", "Navigation", "Split", "Page", "plain"]
    return ValueFault(unknown: type, as: "kind of controller", among: kinds, isListing: false)
      .listing(kinds + ["the app's classes"], as: "kinds")
  }

  private static let kinds: [(name: String, kind: Controller.Kind)] = [
    ("tabbar", .tabBar), ("navigation", .navigation), ("split", .split), ("page", .page),
  ]

  /// The kind that a class's name tells: `TabBar`, `UINavigationController`, `PlayerNavigationController`.
  static func kind(ofFolded folded: String) -> Controller.Kind {
    let base = base(folded)
    let isClass = base.utf8.count < folded.utf8.count
    for kind in kinds {
      if base == kind.name { return kind.kind }
      if isClass, base.hasPrefix(kind.name) || base.hasSuffix(kind.name) { return kind.kind }
    }
    return .plain
  }

  /// A folded name without `UI` in front and without `Controller` or `ViewController` behind.
  private static func base(_ folded: String) -> String {
    // Strings are compared and cut by their bytes here; characters are slow.
    var name = folded
    if name.hasPrefix("ui") { name = String(Substring(name.utf8.dropFirst(2))) }
    if name.hasSuffix("controller") { name = String(Substring(name.utf8.dropLast(10))) }
    if name.hasSuffix("view") { name = String(Substring(name.utf8.dropLast(4))) }
    return name
  }
}
