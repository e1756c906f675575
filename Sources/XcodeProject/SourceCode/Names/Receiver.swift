import SourceSyntax

/// What stands before the dot of a member, or is sent a message.
struct Receiver {
  /// What the code says the receiver is, by its name, its parts or its declaration.
  enum Kind {
    case application
    case controller
    case device
    case geometry
    case scene
    case unknown
  }

  let tokens: TokenList
  let bindings: NameBindings
  /// The receiver's tokens; empty for a member without a dot, and for one of the implicit type, `.name`.
  let range: Range<Int>
  let hasDot: Bool

  /// Reads backwards from a member's name, at most 64 steps.
  init(before name: Int, in tokens: TokenList, _ bindings: NameBindings) {
    self.tokens = tokens
    self.bindings = bindings
    hasDot = tokens.isSign(name - 1, ".")
    var start = hasDot ? name - 1 : name
    var steps = 0
    while steps < 64, tokens.isSign(start - (start == name - 1 ? 0 : 1), "."), hasDot {
      let dot = start == name - 1 ? start : start - 1
      guard let part = Receiver.part(before: dot, in: tokens) else { break }
      start = part
      steps += 1
    }
    range = start..<(hasDot ? name - 1 : name)
  }

  /// The receiver of a message.
  init(_ range: Range<Int>, in tokens: TokenList, _ bindings: NameBindings) {
    self.tokens = tokens
    self.bindings = bindings
    self.range = range
    hasDot = true
  }

  var isSuper: Bool { range.count == 1 && tokens.isWord(range.lowerBound, "super") }

  var isSelf: Bool { range.count == 1 && tokens.isWord(range.lowerBound, "self") }

  /// What the receiver is; the part nearest to the dot says it best.
  var kind: Kind {
    if isSelf || isSuper { return .controller }
    for index in range.suffix(200).reversed() where tokens.isName(index) {
      let kind = Receiver.kind(ofName: tokens.text(index))
      if kind != .unknown { return kind }
    }
    return declaredKind
  }
}

extension Receiver {
  /// The start of the name, call, index or parentheses that ends before a dot.
  private static func part(before dot: Int, in tokens: TokenList) -> Int? {
    var start: Int?
    var last = dot - 1
    for _ in 0..<16 {
      while tokens.isSign(last, "?") || tokens.isSign(last, "!") { last -= 1 }
      guard tokens.kind(last) == .close, let open = tokens.partner(last), open < last else { break }
      start = open
      last = open - 1
      guard tokens[open].gap == .none || tokens.isSign(open, "{") else { return open }
    }
    return tokens.isName(last) && !isKeyword(last, in: tokens) ? last : start
  }

  private static func isKeyword(_ index: Int, in tokens: TokenList) -> Bool {
    tokens.isWord(index, "return") || tokens.isWord(index, "in") || tokens.isWord(index, "case")
      || tokens.isWord(index, "if") || tokens.isWord(index, "switch") || tokens.isWord(index, "else")
  }

  static func kind(ofName name: String) -> Kind {
    let lower = name.lowercased()
    if lower.utf8.hasInfix("scene") { return .scene }
    if lower.utf8.hasInfix("geometry") { return .geometry }
    if lower.utf8.hasInfix("controller") || lower.utf8.hasSuffix("vc") { return .controller }
    switch name {
    case "UIDevice", "currentDevice": return .device
    default: return lower.utf8.hasSuffix("application") ? .application : .unknown
    }
  }

  /// What the declaration of a lone name says: `let scene = view.window?.windowScene`, `UIDevice *device`.
  private var declaredKind: Kind {
    guard range.count <= 2, let first = range.first, tokens.isName(first),
      let place = bindings.place(of: tokens.text(first), before: first)
    else { return .unknown }
    for index in bindings.declaration(at: place) where tokens.isName(index) {
      let kind = Receiver.kind(ofName: tokens.text(index))
      if kind != .unknown { return kind }
    }
    return .unknown
  }
}

extension String {
  /// Whether a name is written as that of a type.
  var isTypeName: Bool { utf8.first?.isUppercase ?? false }
}

extension String.UTF8View {
  func hasInfix(_ part: StaticString) -> Bool {
    let bytes = Array(self)
    guard bytes.count >= part.utf8CodeUnitCount else { return false }
    return (0...(bytes.count - part.utf8CodeUnitCount)).contains { start in
      (0..<part.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == part.utf8Start[$0] }
    }
  }

  func hasSuffix(_ part: StaticString) -> Bool {
    count >= part.utf8CodeUnitCount
      && suffix(part.utf8CodeUnitCount).enumerated().allSatisfy { part.utf8Start[$0] == $1 }
  }
}
