import AppFacts
import SourceSyntax

/// Finds where an Objective-C source shows view controllers, and puts them into others.
struct ObjectiveCPlacements {
  /// How often a name may lead to another one, and how far back a variable's declaration is looked for.
  private static let longestTrail = 6

  private let tokens: TokenList
  private let path: String
  private let structure: ObjectiveCStructure
  private let bindings: NameBindings
  private let idioms: IdiomReader
  private let makesWindow: Bool
  private var scan = PlacementScan()
  private var styled: StyleAssignments

  static func scan(_ bytes: [UInt8], path: String) -> PlacementScan {
    var finder = ObjectiveCPlacements(ObjectiveCLexer.tokens(of: bytes, forTypesOnly: false), path: path)
    finder.readAll()
    return finder.scan
  }

  private init(_ tokens: TokenList, path: String) {
    self.tokens = tokens
    self.path = path
    structure = ObjectiveCStructure(tokens, withMethods: true)
    bindings = NameBindings(tokens, language: .objectiveC)
    idioms = IdiomReader(tokens: tokens)
    styled = StyleAssignments(tokens: tokens, idioms: idioms)
    makesWindow = (0..<tokens.count).contains {
      tokens.isName($0, "alloc") && tokens.isName($0 - 1) && tokens.text($0 - 1).utf8.hasSuffix("Window")
    }
  }
}

extension ObjectiveCPlacements {
  private mutating func readAll() {
    for index in 0..<tokens.count {
      if tokens.isSign(index, "["), let message = ObjectiveCMessage(at: index, in: tokens) {
        read(message)
      } else if tokens.isName(index), tokens.isSign(index + 1, "="), !tokens.isSign(index + 2, "=") {
        readAssignment(index)
      } else if tokens.isWord(index, "@property") {
        readProperty(index)
      }
    }
    for method in structure.methods where !method.selector.contains(":") { readFactory(method) }
  }

  /// What a method without parameters gives that returns an object, where it returns at one place.
  private mutating func readFactory(_ method: ObjectiveCStructure.Method) {
    let head = method.range.lowerBound..<method.body.lowerBound
    guard head.contains(where: { tokens.isSign($0, "*") || tokens.isName($0, "id") }),
      let start = method.body.first(where: { tokens.isWord($0, "return") }),
      !method.body.suffix(from: start + 1).contains(where: { tokens.isWord($0, "return") }),
      let end = tokens.first(in: start..<method.body.upperBound, where: { tokens.isSign($0, ";") }),
      var result = reference((start + 1)..<end)
    else { return }
    // A getter that makes what it keeps gives that.
    if case .member(method.selector, _, _, _) = result {
      let written = method.body.first { index in
        tokens.isName(index) && Self.property(tokens.text(index)) == method.selector && tokens.isAssignment(index + 1)
      }
      guard let written,
        let end = tokens.first(in: written..<method.body.upperBound, where: { tokens.isSign($0, ";") }),
        let made = reference((written + 2)..<end)
      else { return }
      result = made
    }
    scan.factories.append(
      PlacementScan.Factory(type: type(around: start), name: method.selector, result: result))
  }

  /// What a property is declared as, which other files may ask for.
  private mutating func readProperty(_ index: Int) {
    let end = tokens.first(in: index..<min(index + 60, tokens.count)) { tokens.isSign($0, ";") }
    guard let end, tokens.isName(end - 1), tokens.isSign(end - 2, "*"), tokens.isName(end - 3) else { return }
    let type = tokens.text(end - 3)
    guard type.isTypeName, !PlacementNames.isGeneral(type) else { return }
    scan.factories.append(
      PlacementScan.Factory(type: self.type(around: index), name: tokens.text(end - 1), result: .known(type)))
  }

  private mutating func read(_ message: ObjectiveCMessage) {
    if message.selector == "alloc" || message.selector == "new", let first = message.receiver.first,
      tokens.isName(first), PlacementNames.isOwnController(tokens.text(first))
    {
      scan.made.append((tokens.text(first), place(first)))
    }
    guard let name = message.pieces.first?.name, let argument = message.pieces.first?.argument else { return }
    switch tokens.text(name) {
    case "presentViewController", "presentModalViewController":
      guard message.pieces.count > 1, tokens.isName(message.pieces[1].name, "animated") else { return }
      for style in styles(of: argument, before: name) {
        add(argument, .presented, by: actor(message.receiver), style: style, at: name)
      }
    case "pushViewController": add(argument, .pushed, by: actor(message.receiver), at: name)
    case "showDetailViewController":
      for style in styles(of: argument, before: name) {
        add(argument, .shownAsDetail, by: actor(message.receiver), style: style, at: name)
      }
    case "showViewController": add(argument, .shown, by: actor(message.receiver), at: name)
    case "addChildViewController": add(argument, .child, by: actor(message.receiver), at: name)
    case "setRootViewController": readRoot(argument, of: message.receiver, at: name)
    case "initWithRootViewController":
      guard let made = allocated(message.receiver) else { return }
      add(argument, .child, by: made, at: name)
    case "setViewControllers": readList(argument, by: actor(message.receiver), at: name)
    case "setModalPresentationStyle": setStyle(argument, of: message.receiver, at: name)
    default: break
    }
  }

  private mutating func readAssignment(_ index: Int) {
    let end = tokens.first(in: (index + 2)..<min(index + 200, tokens.count)) { tokens.isSign($0, ";") } ?? index + 2
    let value = (index + 2)..<end
    // `receiver.name =`, back to what cannot belong to it.
    var start = index
    while tokens.isSign(start - 1, "."), tokens.isName(start - 2) || tokens.isSign(start - 2, "]") {
      start = tokens.isName(start - 2) ? start - 2 : tokens.partner(start - 2) ?? start - 2
    }
    let receiver = start..<max(start, index - 1)
    switch tokens.text(index) {
    case "rootViewController":
      readRoot(value, of: receiver, at: index)
    case "viewControllers": readList(value, by: actor(receiver), at: index)
    case "modalPresentationStyle": setStyle(value, of: receiver, at: index)
    case let name:
      guard receiver.isEmpty || isSelf(receiver.lowerBound), let made = reference(value)?.madeAt else {
        break
      }
      scan.stored[Self.property(name), default: []] += made
    }
  }

  /// The root of a window, as far as the receiver's name tells that it is one.
  private mutating func readRoot(_ value: Range<Int>, of receiver: Range<Int>, at index: Int) {
    let name = receiver.last { tokens.isName($0) }.map { tokens.text($0) } ?? ""
    guard name.lowercased().utf8.hasSuffix("window") else { return }
    let window = ReadPlacement.Window(name: name, type: type(around: index) ?? "", isMadeThere: makesWindow)
    add(value, .windowRoot, by: nil, window: window, at: index)
  }

  private mutating func add(
    _ expression: Range<Int>, _ relation: Placement.Relation, by: ControllerReference?,
    style: ReadStyle = ReadStyle(), window: ReadPlacement.Window? = nil, at index: Int
  ) {
    guard let node = reference(expression), let style = style.limited(to: idioms.idiom(at: index)) else { return }
    scan.placements.append(
      ReadPlacement(
        node: node, relation: relation, by: by, style: style.style, window: window, idiom: style.idiom,
        place: place(index)))
  }

  private mutating func readList(_ list: Range<Int>, by container: ControllerReference?, at index: Int) {
    guard let container, let sign = list.first, tokens.isSign(sign, "@"), tokens.isSign(sign + 1, "[") else { return }
    for element in tokens.split(tokens.inside(sign + 1)) { add(element, .child, by: container, at: index) }
  }

  private mutating func setStyle(_ value: Range<Int>, of receiver: Range<Int>, at index: Int) {
    guard let last = receiver.last, tokens.isName(last) else { return }
    let styles = styled.cases(of: value) { part in
      part.filter { tokens.isName($0) }.compactMap { PlacementNames.style(tokens.text($0)) }
    }
    guard isSelf(last) else { return styled.add(styles, to: tokens.text(last), at: last) }
    guard let type = type(around: index) else { return }
    scan.styles[type, default: []] += styled.limited(styles, at: index)
  }

  private func styles(of expression: Range<Int>, before index: Int) -> [ReadStyle] {
    guard expression.count == 1, let first = expression.first, let method = method(around: index) else {
      return [ReadStyle()]
    }
    return styled.styles(of: tokens.text(first), in: method.lowerBound..<max(index, method.lowerBound))
  }

  private func place(_ index: Int) -> FilePlace { FilePlace(path: path, line: tokens.line(index)) }

  private func type(around index: Int) -> String? {
    structure.container(at: index).map { structure.containers[$0].name }
  }

  private func method(around index: Int) -> Range<Int>? {
    let passed = structure.methods.leadingCount { $0.range.lowerBound <= index }
    return passed > 0 ? structure.methods[passed - 1].range : nil
  }

  /// Who pushes, presents or contains.
  private func actor(_ receiver: Range<Int>) -> ControllerReference? {
    guard let first = receiver.first, let last = receiver.last else { return nil }
    let own = type(around: first).map { ControllerReference.known($0) }
    if receiver.count == 1 { return isSelf(first) ? own : reference(receiver) }
    if isRoot(receiver) { return .root }
    let names = receiver.filter { tokens.isName($0) }
    guard names.count == 2, isSelf(names[0]), tokens.isName(last) || tokens.isSign(last, "]") else {
      return tokens.isSign(first, "[") ? allocated(receiver) : nil
    }
    switch tokens.text(names[1]) {
    case "navigationController", "tabBarController", "splitViewController", "parentViewController": return own
    case "presentedViewController", "presentingViewController", "topViewController": return nil
    default: return reference(last..<(last + 1))
    }
  }

  /// `self.window.rootViewController`, by the names.
  private func isRoot(_ range: Range<Int>) -> Bool {
    guard let last = range.last, tokens.isName(last, "rootViewController") else { return false }
    return range.dropLast().last { tokens.isName($0) }.map { tokens.text($0).lowercased().utf8.hasSuffix("window") }
      ?? false
  }

  /// What an expression means; nil where the file does not tell.
  private func reference(_ expression: Range<Int>, trail: Int = 0) -> ControllerReference? {
    let range = tokens.withoutParentheses(expression)
    guard trail < Self.longestTrail, let first = range.first, let last = range.last else { return nil }
    if isRoot(range) { return .root }
    if tokens.isSign(first, "(") {
      // A cast says what the rest is, unless it says less.
      let names = tokens.inside(first).filter { tokens.isName($0) }.map { tokens.text($0) }
      if let name = names.first, !PlacementNames.isGeneral(name) { return .known(name) }
      return reference(tokens.after(first)..<range.upperBound, trail: trail + 1)
    }
    if tokens.isSign(first, "[") { return sent(range, trail: trail) }
    guard tokens.isName(last) else { return nil }
    if range.count == 1, isSelf(first) { return type(around: first).map { .known($0) } }
    guard range.count == 1 || range.count == 3 && isSelf(first) else { return nil }
    if range.count == 3 { return .member(tokens.text(last), of: type(around: last), at: place(last)) }
    return variable(last, trail: trail)
  }

  /// What a message gives: an instance, a storyboard's controller, or what a method says.
  private func sent(_ range: Range<Int>, trail: Int) -> ControllerReference? {
    guard let first = range.first, let message = ObjectiveCMessage(at: first, in: tokens),
      message.end == range.upperBound
    else { return nil }
    if let made = allocated(range) { return made }
    if message.selector.hasPrefix("init"), let made = allocated(message.receiver) { return made }
    if let identifier = message.argument(of: "instantiateViewControllerWithIdentifier", in: tokens) {
      let text = identifier.lazy.compactMap { tokens.stringContent($0) }.first
      return text.map { .scene(storyboard: storyboard(message.receiver), identifier: $0) }
    }
    if message.selector == "instantiateInitialViewController" {
      return storyboard(message.receiver).map { .scene(storyboard: $0, identifier: nil) }
    }
    if message.receiver.count == 1, isSelf(message.receiver.lowerBound), message.pieces.count == 1,
      message.pieces[0].argument == nil
    {
      return .member(message.selector, of: type(around: first), at: place(first))
    }
    return nil
  }

  private func storyboard(_ receiver: Range<Int>) -> String? {
    guard let first = receiver.first, tokens.isSign(first, "["),
      let name = ObjectiveCMessage(at: first, in: tokens)?.argument(of: "storyboardWithName", in: tokens)
    else { return nil }
    return name.lazy.compactMap { tokens.stringContent($0) }.first
  }

  /// The instance that `[Class alloc]`, `[Class new]` or `[[Class alloc] init…]` makes.
  private func allocated(_ range: Range<Int>) -> ControllerReference? {
    guard var open = range.first, tokens.isSign(open, "[") else { return nil }
    if tokens.isSign(open + 1, "[") { open += 1 }
    guard tokens.isName(open + 1), tokens.isName(open + 2, "alloc") || tokens.isName(open + 2, "new") else {
      return nil
    }
    let message = tokens.isSign(open - 1, "[") ? tokens.after(open) : tokens.after(open) - 1
    let hasRoot = (message..<min(message + 2, tokens.count)).contains {
      tokens.isName($0, "initWithRootViewController")
    }
    return .made(tokens.text(open + 1), place(open), hasRoot: hasRoot)
  }

  /// Whether `self` stands there, or a variable that holds it: `__weak typeof(self) weakSelf = self`. Macros that declare
  /// such variables, `WS(weakSelf)`, give them the same names.
  private func isSelf(_ index: Int) -> Bool {
    guard tokens.isName(index) else { return false }
    let name = tokens.text(index)
    if name == "self" { return true }
    guard let place = bindings.place(of: name, before: index), tokens.isAssignment(place + 1), place + 2 < index else {
      return ["weakSelf", "strongSelf", "weakself", "strongself"].contains(name)
    }
    return tokens.isSign(place + 3, ";") && isSelf(place + 2)
  }

  /// What is no variable of the method is a property, of which the compiler's own variable has an underscore.
  private static func property(_ name: String) -> String { name.hasPrefix("_") ? String(name.dropFirst()) : name }

  private func variable(_ index: Int, trail: Int) -> ControllerReference? {
    guard let place = bindings.place(of: tokens.text(index), before: index), place < index else {
      return .member(Self.property(tokens.text(index)), of: type(around: index), at: self.place(index))
    }
    // The first value says more than a declaration as `UIViewController *` or `id`.
    if tokens.isSign(place + 1, "=") {
      let end = tokens.first(in: (place + 2)..<min(place + 200, tokens.count)) { tokens.isSign($0, ";") } ?? place + 2
      if let made = reference((place + 2)..<end, trail: trail + 1) { return made }
    }
    let type = tokens.isSign(place - 1, "*") ? place - 2 : place - 1
    guard tokens.isName(type), tokens.text(type).isTypeName else { return nil }
    return .known(tokens.text(type))
  }
}
