import AppFacts
import Orientation
import SourceSyntax

/// Finds where a Swift source shows view controllers and views of SwiftUI, and puts them into others.
struct SwiftPlacements {
  private let tokens: TokenList
  private let reader: SwiftControllerReader
  private let idioms: IdiomReader
  private let isOfSwiftUI: Bool
  private var scan = PlacementScan()
  /// The functions that put their parameter into a container, by type and name.
  private var wrappers: Set<[String]> = []
  private var styled: StyleAssignments
  /// The modifiers and links of SwiftUI around the token that is read, or behind it, with where each begins and ends.
  private var shows: [(start: Int, end: Int, relation: Placement.Relation, style: ModalPresentationStyle?)] = []

  static func scan(_ bytes: [UInt8], path: String) -> PlacementScan {
    let tokens = SwiftLexer.tokens(of: bytes, forTypesOnly: false)
    var finder = SwiftPlacements(tokens, path: path)
    finder.readStyles()
    finder.readFactories()
    for index in 0..<tokens.count where tokens.isName(index) { finder.read(index) }
    return finder.scan
  }

  /// What a source passes to functions of these names, and gives properties of these names of other values.
  static func calls(_ bytes: [UInt8], path: String, of names: Set<String>) -> [FunctionCall] {
    let finder = SwiftPlacements(SwiftLexer.tokens(of: bytes, forTypesOnly: false), path: path)
    return (0..<finder.tokens.count).compactMap { index in
      finder.tokens.isName(index) && names.contains(finder.tokens.text(index)) ? finder.call(at: index) : nil
    }
  }

  private init(_ tokens: TokenList, path: String) {
    self.tokens = tokens
    reader = SwiftControllerReader(tokens, path: path)
    idioms = IdiomReader(tokens: tokens)
    styled = StyleAssignments(tokens: tokens, idioms: idioms)
    isOfSwiftUI = (0..<min(tokens.count, 4_000)).contains {
      tokens.isWord($0, "import") && tokens.isName($0 + 1, "SwiftUI")
    }
  }
}

extension SwiftPlacements {
  /// Reads what begins at a name.
  private mutating func read(_ index: Int) {
    while let last = shows.last, last.end <= index { shows.removeLast() }
    guard !tokens.isWord(index - 1, "func") else { return }
    switch tokens.text(index) {
    case "present": if isCall(index, with: "animated") { readCall(index, .presented) }
    case "pushViewController": readCall(index, .pushed)
    case "show": if isCall(index, with: "sender") { readCall(index, .shown) }
    case "showDetailViewController": if isCall(index, with: "sender") { readCall(index, .shownAsDetail) }
    case "addChild", "addChildViewController": readCall(index, .child)
    case "setViewControllers":
      readList(index, tokens.isSign(index + 1, "(") ? tokens.split(tokens.inside(index + 1)).first : nil)
    case "viewControllers", "rootViewController": readProperty(index)
    case "sheet": enter(index, .presented, nil)
    case "fullScreenCover": enter(index, .presented, .fullScreen)
    case "popover": enter(index, .presented, .popover)
    case "NavigationLink": enterDestination(index)
    case "navigationDestination": enter(index, .pushed, nil)
    case "objc": readName(index)
    case "typealias": readAlias(index)
    case "WindowGroup", "DocumentGroup":
      guard isOfSwiftUI, let type = reader.type(around: index) else { break }
      add(.known(type), .windowRoot, by: nil, window: .ofApp, at: index)
    default: break
    }
    if tokens.isSign(reader.initializer(at: index), "("), PlacementNames.isOwnController(tokens.text(index)) {
      scan.made.append((tokens.text(index), reader.place(index)))
    }
    readMaking(index)
    if isOfSwiftUI { readView(index) }
  }

  private mutating func add(
    _ node: ControllerReference, _ relation: Placement.Relation, by: ControllerReference?,
    style: ReadStyle = ReadStyle(), window: ReadPlacement.Window? = nil, at index: Int
  ) {
    guard let style = style.limited(to: idioms.idiom(at: index)) else { return }
    scan.placements.append(
      ReadPlacement(
        node: node, relation: relation, by: by, style: style.style, window: window, idiom: style.idiom,
        place: reader.place(index)))
  }

  /// `@objc(Name) class …`: what Objective-C calls a class.
  private mutating func readName(_ index: Int) {
    guard tokens.isSign(index - 1, "@"), tokens.isSign(index + 1, "("), tokens.isName(index + 2),
      let keyword = (index + 4..<min(index + 12, tokens.count)).first(where: { tokens.isWord($0, "class") }),
      tokens.isName(keyword + 1)
    else { return }
    scan.swiftNames[tokens.text(index + 2)] = tokens.text(keyword + 1)
  }

  /// `typealias Name = Class<…>`, outside of types: within one it may mean another class in each.
  private mutating func readAlias(_ index: Int) {
    guard tokens.isName(index + 1), reader.type(around: index) == nil,
      let sign = (index + 2..<min(index + 8, tokens.count)).first(where: { tokens.isSign($0, "=") }),
      tokens.isName(sign + 1), !tokens.isSign(sign + 2, ".")
    else { return }
    scan.swiftNames[tokens.text(index + 1)] = tokens.text(sign + 1)
  }

  // MARK: Calls

  /// Whether a method of UIKit's is called: its first argument has no label, and its second this one.
  private func isCall(_ index: Int, with label: String) -> Bool {
    guard tokens.isSign(index + 1, "(") else { return false }
    let arguments = tokens.split(tokens.inside(index + 1)).prefix(2).map { tokens.labelled($0).label }
    return arguments == ["", label]
  }

  /// What a call passes, or an assignment gives a property of another value.
  private func call(at index: Int) -> FunctionCall? {
    guard !tokens.isWord(index - 1, "func"), !tokens.isWord(index - 1, "var"), !tokens.isWord(index - 1, "let") else {
      return nil
    }
    var arguments: [(label: String, value: ControllerReference?)] = []
    var isAssignment = false
    let open = reader.initializer(at: index)
    if tokens.isSign(open, "(") {
      let inside = tokens.inside(open)
      arguments = (inside.isEmpty ? [] : tokens.split(inside)).map { argument in
        let (label, expression) = tokens.labelled(argument)
        return (label, reader.reference(expression))
      }
    } else if tokens.isSign(index + 1, "="), !tokens.isSign(index + 2, "=") {
      isAssignment = true
      arguments = [("", reader.reference(reader.value(from: index + 2)))]
    } else {
      return nil
    }
    let receiver = tokens.isSign(index - 1, ".") ? reader.owner(before: index) : nil
    return FunctionCall(
      function: tokens.text(index), hasReceiver: receiver != nil, receiver: receiver.flatMap { reader.reference($0) },
      type: reader.type(around: index), path: reader.path, isAssignment: isAssignment, arguments: arguments)
  }

  private mutating func readCall(_ index: Int, _ relation: Placement.Relation) {
    guard tokens.isSign(index + 1, "("), let first = tokens.split(tokens.inside(index + 1)).first else { return }
    let by = actor(before: index)
    for expression in reader.alternatives(in: first) {
      guard let node = reader.reference(expression) else { continue }
      for style in relation.presents ? styles(of: expression, before: index) : [ReadStyle()] {
        add(node, relation, by: by, style: style, at: index)
      }
    }
  }

  /// The elements of an array, and of one whose elements a closure puts into containers.
  private mutating func readList(_ index: Int, _ list: Range<Int>?) {
    guard let list = list.map(reader.bare), let first = list.first, let container = actor(before: index) else { return }
    let map = tokens.first(in: list) { tokens.isName($0, "map") && tokens.isSign($0 + 1, "{") }
    for element in reader.elements(first..<(map.map { $0 - 1 } ?? list.upperBound)) {
      guard let node = reader.reference(element) else { continue }
      add(map.map { mapped(node, in: tokens.inside($0 + 1)) } ?? node, .child, by: container, at: index)
    }
  }

  /// What a closure makes of an element: `{ UINavigationController(rootViewController: $0) }`, `{ wrapped($0) }`.
  private mutating func mapped(_ node: ControllerReference, in body: Range<Int>) -> ControllerReference {
    guard let call = body.first(where: { tokens.isName($0) && tokens.isSign(reader.initializer(at: $0), "(") }) else {
      return node
    }
    let name = tokens.text(call)
    guard reader.isRoot(reader.initializer(at: call) + 1) else {
      let isOfType = tokens.isSign(call - 1, ".") && tokens.isName(call - 2)
      let type = isOfType ? tokens.text(call - 2) : reader.type(around: call)
      return .member(name, of: type, argument: node, at: reader.place(call))
    }
    let made = ControllerReference.made(name, reader.place(call), hasRoot: true)
    add(node, .child, by: made, at: call)
    return made
  }

  private mutating func readProperty(_ index: Int) {
    guard tokens.isSign(index + 1, "="), !tokens.isSign(index + 2, "=") else { return }
    let value = reader.value(from: index + 2)
    if tokens.isName(index, "viewControllers") { return readList(index, value) }
    guard let node = reader.reference(value) else { return }
    if let window = window(before: index) {
      add(node, .windowRoot, by: nil, window: window, at: index)
    } else if let container = actor(before: index) {
      add(node, .child, by: container, at: index)
    }
  }

  /// Which window gets the root that is given at a token; nil where it is no window, as far as names tell.
  private func window(before index: Int) -> ReadPlacement.Window? {
    let type = reader.type(around: index) ?? ""
    guard tokens.isSign(index - 1, "."), let owner = reader.owner(before: index) else {
      return windowAround(type)
    }
    if tokens.isWord(owner.lowerBound, "self"), owner.count == 1 { return windowAround(type) }
    if tokens.isName(owner.lowerBound, "$0"), owner.count == 1 {
      return reader.argument(ofClosureAround: index).flatMap { window(named: $0, in: type) }
    }
    return reader.isWindow(owner) ? window(named: owner, in: type) : nil
  }

  /// The window that code of a type is about: any in an extension of UIKit's, its own in a class of the app's.
  private func windowAround(_ type: String) -> ReadPlacement.Window? {
    type == "UIWindow" ? .ofApp : type.utf8.hasSuffix("Window") ? .other : nil
  }

  private func window(named owner: Range<Int>, in type: String) -> ReadPlacement.Window? {
    let name = owner.last { tokens.isName($0) }.map { tokens.text($0) } ?? ""
    let isMade = tokens.isSign(owner.upperBound - 1, ")")
    guard isMade || reader.isWindow(owner) else { return nil }
    return ReadPlacement.Window(
      name: isMade ? "window" : name, type: type, isMadeThere: isMade || reader.isMade(name, in: type))
  }

  /// `UINavigationController(rootViewController: Player())`, and hosts of views.
  private mutating func readMaking(_ index: Int) {
    let isSuper = tokens.isName(index, "init") && tokens.isSign(index - 1, ".") && tokens.isWord(index - 2, "super")
    let open = isSuper ? index + 1 : reader.initializer(at: index)
    guard tokens.isSign(open, "("), isSuper || tokens.text(index).isTypeName else { return }
    guard reader.isRoot(open + 1), let first = tokens.split(tokens.inside(open)).first else { return }
    let by: ControllerReference? =
      isSuper
      ? reader.type(around: index).map { .known($0) }
      : .made(tokens.text(index), reader.place(index), hasRoot: true)
    guard let by, let node = reader.reference(root(of: first)) else { return }
    // What a function puts its parameter into is told where the function is called.
    if case .parameter(let parameter) = node, isWrapper(parameter) { return }
    add(node, .child, by: by, at: index)
  }

  private func isWrapper(_ parameter: FunctionParameter) -> Bool {
    wrappers.contains([parameter.type ?? "", parameter.function])
  }

  /// The view at the root of modifiers: `Player()` of `Player().tint(.red)`.
  private func root(of argument: Range<Int>) -> Range<Int> {
    let range = reader.bare(argument)
    guard let first = range.first, tokens.isName(first), tokens.text(first).isTypeName else { return range }
    var end = first + 1
    while end < range.upperBound, tokens.kind(end) == .open { end = tokens.after(end) }
    return tokens.isSign(end, ".") && end > first + 1 ? first..<end : range
  }

  /// Who pushes, presents or contains: what stands before the dot, as far as it is known.
  private func actor(before index: Int) -> ControllerReference? {
    guard tokens.isSign(index - 1, ".") else { return reader.own(at: index) }
    guard let owner = reader.owner(before: index), let last = owner.last else { return nil }
    if owner.count == 1, tokens.isWord(last, "self") { return reader.own(at: index) }
    // A variable of such a name says what it is.
    guard tokens.isName(last), owner.count > 1 || reader.binding(of: last) == nil else {
      return reader.reference(owner)
    }
    switch tokens.text(last) {
    case "window", "presentedViewController", "presentingViewController", "topViewController", "visibleViewController",
      "selectedViewController":
      return nil
    default: return reader.reference(owner)
    }
  }

  // MARK: Styles

  private mutating func readStyles() {
    for index in 0..<tokens.count where tokens.isName(index, "modalPresentationStyle") {
      if tokens.isWord(index - 1, "var") {
        setStyles(stylesNamed(in: index..<min(index + 24, tokens.count)).prefix(1).map { ReadStyle($0) }, of: index)
      } else if tokens.isSign(index + 1, "="), !tokens.isSign(index + 2, "=") {
        let end = SwiftStatementEnds(tokens: tokens).end(from: index + 2, limit: min(index + 64, tokens.count))
        let styles = assignedStyles((index + 2)..<max(end, index + 2))
        var receiver = index - 2
        while tokens.isSign(receiver, "?") || tokens.isSign(receiver, "!") { receiver -= 1 }
        if !tokens.isSign(index - 1, ".") || tokens.isWord(receiver, "self") {
          setStyles(styles, of: index)
        } else if tokens.isName(receiver) {
          styled.add(styles, to: tokens.text(receiver), at: receiver)
        }
      }
    }
  }

  /// The styles that an expression may come to, as far as it, or the property of the file that it names, says them.
  private func assignedStyles(_ expression: Range<Int>) -> [ReadStyle] {
    let named = styled.cases(of: expression, named: stylesNamed)
    guard named.isEmpty, expression.count == 1, let name = expression.first.map(tokens.text) else { return named }
    for member in reader.structure.members
    where tokens.text(member.name) == name && !tokens.isWord(member.keyword, "func") {
      let declaration = SwiftDeclaration(member, in: tokens)
      switch declaration.content {
      case .body(let value), .initial(let value): return styled.cases(of: value, named: stylesNamed)
      case .none, .observed: continue
      }
    }
    return []
  }

  /// The styles behind dots.
  private func stylesNamed(in range: Range<Int>) -> [ModalPresentationStyle] {
    range.filter { tokens.isName($0) && tokens.isSign($0 - 1, ".") }.compactMap {
      PlacementNames.style(tokens.text($0))
    }
  }

  private mutating func setStyles(_ styles: [ReadStyle], of index: Int) {
    guard let type = reader.type(around: index) else { return }
    scan.styles[type, default: []] += styled.limited(styles, at: index)
  }

  /// The styles that a variable may have when it is presented.
  private func styles(of expression: Range<Int>, before index: Int) -> [ReadStyle] {
    let range = reader.bare(expression)
    guard let variable = range.last, tokens.isName(variable), let binding = reader.binding(of: variable) else {
      return [ReadStyle()]
    }
    let styles = styled.styles(of: tokens.text(variable), in: (min(binding, index - 1) + 1)..<index)
    return styles == [ReadStyle()] ? stylesGiven(whereMadeAt: binding) ?? styles : styles
  }

  /// The styles that a property's first value gives itself, in a closure that makes it.
  private func stylesGiven(whereMadeAt binding: Int) -> [ReadStyle]? {
    guard let member = reader.structure.members.first(where: { $0.name == binding }) else { return nil }
    let declaration = SwiftDeclaration(member, in: tokens)
    guard case .initial(let value) = declaration.content else { return nil }
    let found = styled.all.filter { value.contains($0.token) }
    return found.count == 1 ? found[0].styles : nil
  }

  // MARK: Factories

  private mutating func readFactories() {
    for member in reader.structure.members where !isRequirement(member) {
      let isFunction = tokens.isWord(member.keyword, "func")
      let declaration = SwiftDeclaration(member, in: tokens)
      let type = member.scope.map { SourceType.simpleName(of: reader.structure.scopes[$0].name) }
      let result =
        result(of: declaration, isFunction: isFunction, in: type)
        ?? (isFunction ? nil : given(member, declaration, in: type))
      guard result != nil || isFunction && givesAnyController(declaration) else { continue }
      let name = tokens.text(member.name)
      let wrapper = wrapper(in: declaration)
      if wrapper != nil { wrappers.insert([type ?? "", name]) }
      scan.factories.append(
        PlacementScan.Factory(
          type: type, name: name, result: result, wrapper: wrapper, styles: styles(givenBy: declaration)))
      if name == "makeUIViewController", let type, let result {
        add(made(in: declaration, as: result) ?? result, .child, by: .known(type), at: member.name)
      }
    }
  }

  /// The instance that a function makes and returns, where it is of the class that its type says.
  private func made(in declaration: SwiftDeclaration, as result: ControllerReference) -> ControllerReference? {
    guard case .body(let body) = declaration.content, let made = reader.result(of: body),
      case .made(result.typeName, _, _) = made
    else { return nil }
    return made
  }

  /// The styles that a function gives its results; each thing that it makes has its own, too. Empty where results differ.
  private mutating func styles(givenBy declaration: SwiftDeclaration) -> [ReadStyle]? {
    guard case .body(let body) = declaration.content, styled.all.contains(where: { body.contains($0.token) }) else {
      return nil
    }
    var given: [[ReadStyle]] = []
    for index in body where tokens.isWord(index, "return") {
      let value = reader.value(from: index + 1)
      let styles = styles(of: value, before: index)
      if case .made(_, let place, _)? = reader.reference(value) { scan.stylesOfMade[place] = styles }
      if !given.contains(styles) { given.append(styles) }
    }
    return given.count > 1 ? [] : given.first == [ReadStyle()] ? nil : given.first
  }

  /// Whether a protocol asks for it, so that it gives nothing itself.
  private func isRequirement(_ member: SwiftStructure.Member) -> Bool {
    member.scope.map { reader.structure.scopes[$0].kind == .protocolType } ?? false
  }

  private func givesAnyController(_ declaration: SwiftDeclaration) -> Bool {
    declaration.type.last { tokens.isName($0) }.map { PlacementNames.isGeneral(tokens.text($0)) } ?? false
  }

  /// What a function or property gives, by its type, or its body where the type says little.
  private func result(of declaration: SwiftDeclaration, isFunction: Bool, in type: String?) -> ControllerReference? {
    // The class, not what it is generic about.
    let named = declaration.type.prefix { !tokens.isSign($0, "<") }.last { tokens.isName($0) }
    let name = named.map { tokens.text($0) } ?? ""
    guard name.isTypeName || !isFunction else { return nil }
    if !name.isEmpty, !PlacementNames.isGeneral(name) { return PlacementNames.isPlain(name) ? nil : .known(name) }
    if name == "Self" { return type.map { .receiver(of: $0) } }
    switch declaration.content {
    case .body(let body): return reader.result(of: body)
    case .initial(let value): return reader.reference(value)
    case .none, .observed: return nil
    }
  }

  /// What a property is given later, in this file or by the code of another type.
  private func given(_ member: SwiftStructure.Member, _ declaration: SwiftDeclaration, in type: String?)
    -> ControllerReference?
  {
    guard declaration.type.contains(where: { tokens.isName($0) && PlacementNames.isGeneral(tokens.text($0)) }) else {
      return nil
    }
    switch declaration.content {
    case .body: return nil
    case .none, .observed, .initial:
      let assigned = reader.assigned(to: member.name)
      guard let type else { return assigned }
      let elsewhere = FunctionParameter(function: tokens.text(member.name), type: type, labels: [], index: 0)
      return .either((assigned.map { [$0] } ?? []) + [.parameter(elsewhere)])
    }
  }

  /// The container that a function puts its parameter into, or the controller that it is a method of.
  private func wrapper(in declaration: SwiftDeclaration) -> String? {
    guard case .body(let body) = declaration.content else { return nil }
    let names = Set((declaration.parameters ?? []).map(\.name) + ["self"])
    let made = body.first { index in
      tokens.isName(index, "rootViewController") && tokens.isSign(index + 1, ":") && tokens.isSign(index - 1, "(")
        && tokens.isName(index + 2) && names.contains(tokens.text(index + 2))
    }
    return made.map { tokens.text(tokens.isName($0 - 2, "init") ? $0 - 4 : $0 - 2) }
  }

  // MARK: SwiftUI

  /// Enters the braces and arguments of a modifier or scene.
  private mutating func enter(_ index: Int, _ relation: Placement.Relation, _ style: ModalPresentationStyle?) {
    guard isOfSwiftUI, tokens.isSign(index + 1, "(") || tokens.isSign(index + 1, "{") else { return }
    var end = tokens.after(index + 1)
    // Closures that follow, with their labels.
    while end < tokens.count {
      if tokens.isSign(end, "{"), tokens[end].gap != .newLine {
        end = tokens.after(end)
      } else if tokens.isName(end), tokens.isSign(end + 1, ":"), tokens.isSign(end + 2, "{") {
        end = tokens.after(end + 2)
      } else {
        break
      }
    }
    shows.append((index, end, relation, style))
  }

  /// Enters what a link pushes: its destination, or else its closure, unless it passes a value on. The label is no part of it.
  private mutating func enterDestination(_ index: Int) {
    guard isOfSwiftUI else { return }
    var closure = index + 1
    if tokens.isSign(closure, "(") {
      for argument in tokens.split(tokens.inside(closure)) where tokens.isSign(argument.lowerBound + 1, ":") {
        if tokens.isName(argument.lowerBound, "value") { return }
        guard tokens.isName(argument.lowerBound, "destination") else { continue }
        return shows.append((argument.lowerBound + 2, argument.upperBound, .pushed, nil))
      }
      closure = tokens.after(closure)
    }
    if tokens.isSign(closure, "{") { shows.append((closure, tokens.after(closure), .pushed, nil)) }
  }

  /// A view that is made in another one.
  private mutating func readView(_ index: Int) {
    guard tokens.isSign(index + 1, "(") || tokens.isSign(index + 1, "{"), tokens.text(index).isTypeName,
      !tokens.isSign(index - 1, "."), !tokens.isSign(index - 1, ">"),
      !tokens.isSign(index - 1, ":") || shows.contains(where: { $0.start == index }),
      let type = reader.type(around: index), type != tokens.text(index)
    else { return }
    let around = shows.last { $0.start <= index && index < $0.end }
    scan.placements.append(
      ReadPlacement(
        node: .known(tokens.text(index)), relation: around?.relation ?? .child, by: .known(type), style: around?.style,
        place: reader.place(index), isMention: true))
  }
}
