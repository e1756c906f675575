import AppFacts
import SourceSyntax

/// Finds where a Swift source calls, reads or sets an orientation API.
///
/// A member is taken for UIKit's where the receiver says so: by the name of its type, by its own name (`windowScene`,
/// `topViewController`), or by its declaration in the same file. What an implementation asks of `super`, or of another
/// controller for its own answer, is part of its value and no use.
struct SwiftUses {
  typealias Use = FoundOccurrence

  let tokens: TokenList
  let structure: SwiftStructure
  let constants: SwiftConstants
  let implementations: [SwiftImplementations.Implementation]

  /// The uses, in the order of the source.
  func all() -> [Use] {
    var uses: [Use] = []
    var next = 0
    var answerEnd = 0
    var names: Set<Int> = []
    for implementation in implementations { names.insert(implementation.found.name) }
    for index in 0..<tokens.count {
      while next < implementations.count, implementations[next].range.lowerBound <= index {
        if implementations[next].found.api.isAnswer {
          answerEnd = max(answerEnd, implementations[next].range.upperBound)
        }
        next += 1
      }
      // Nearly no token is a use, so the names are asked last.
      if var use = use(at: index, isInAnswer: index < answerEnd), !names.contains(index) {
        use.readAt = constants.names.takePlaces() + (ownCode(of: use).map { [$0] } ?? [])
        if use.isCallOfSixteen {
          use.moment = SwiftMoments(tokens: tokens, structure: structure, bindings: constants.bindings)
            .moment(of: index, isNew: true)
        }
        uses.append(use)
      }
    }
    return uses
  }
}

extension SwiftUses {
  private func use(at index: Int, isInAnswer: Bool) -> Use? {
    switch tokens[index].kind {
    case .string: return quotedName(at: index)
    case .word, .quotedWord: break
    case .number, .stringPart, .regularExpression, .sign, .open, .close, .directive: return nil
    }
    guard tokens[index].end - tokens[index].start >= 8, !isDeclared(index) else { return nil }
    let name = tokens.text(index)
    switch name {
    case "attemptRotationToDeviceOrientation": return called(.attemptRotationToDeviceOrientation, at: index)
    case "setNeedsUpdateOfSupportedInterfaceOrientations":
      return called(.setNeedsUpdateOfSupportedInterfaceOrientations, at: index)
    case "setNeedsUpdateOfPrefersInterfaceOrientationLocked":
      return called(.setNeedsUpdateOfPrefersInterfaceOrientationLocked, at: index)
    case "requestGeometryUpdate": return requestGeometryUpdate(at: index)
    case "setValue": return setValue(at: index)
    case "setStatusBarOrientation":
      guard tokens.isSign(index + 1, "(") else { return nil }
      return Use(api: .setStatusBarOrientation, name: index, value: argument(0, of: index, expecting: .orientation))
    case "statusBarOrientation": return statusBarOrientation(at: index)
    case "interfaceOrientation": return interfaceOrientation(at: index)
    case "orientation": return deviceOrientation(at: index)
    case "supportedInterfaceOrientationsFor", "supportedInterfaceOrientationsForWindow":
      guard !isInAnswer, tokens.isSign(index + 1, ":") else { return nil }
      return Use(api: .applicationSupportedInterfaceOrientations, name: index)
    default: break
    }
    if let api = APINames.notifications[name] { return Use(api: api, name: index, value: layout(at: index)) }
    return isInAnswer ? callback(name, at: index) : answer(name, at: index) ?? callback(name, at: index)
  }

  /// A method that is called there, or named by `#selector`.
  private func called(_ api: OrientationAPI, at index: Int) -> Use? {
    let receiver = Receiver(before: index, in: tokens, constants.bindings)
    let isSelector = tokens.isWord(receiver.range.lowerBound - 2, "#selector")
    return tokens.isSign(index + 1, "(") || isSelector ? Use(api: api, name: index) : nil
  }

  /// Whether the name is declared there, not used: behind a keyword, or as a label or parameter.
  private func isDeclared(_ index: Int) -> Bool {
    tokens.isWord(index - 1, "func") || tokens.isWord(index - 1, "var") || tokens.isWord(index - 1, "let")
      || tokens.isWord(index - 1, "case")
  }
}

extension SwiftUses {
  private func answer(_ name: String, at index: Int) -> Use? {
    if let api = APINames.properties[name] {
      let receiver = Receiver(before: index, in: tokens, constants.bindings)
      if let replacement = replacement(api, at: index) { return replacement }
      guard receiver.hasDot else { return nil }
      if tokens.isSign(index + 1, "("), argumentLabel(of: index) == "for" {
        return Use(
          api: receiver.kind == .scene
            ? .windowSceneSupportedInterfaceOrientations : .supportedInterfaceOrientationsOfApplication, name: index)
      }
      guard receiver.kind == .controller else { return nil }
      return Use(api: api, name: index, value: api.expectation.flatMap { assigned(to: index, expecting: $0) })
    }
    guard tokens.isSign(index + 1, "("),
      let found = APINames.functions.first(where: { $0.name == name && $0.api.isAnswer }),
      found.name != "application"
    else { return nil }
    return Use(api: found.api, name: index)
  }

  /// A selector of the API in code that replaces implementations at run time.
  private func replacement(_ api: OrientationAPI, at index: Int) -> Use? {
    let start = max(0, index - 12)
    let isSelector = (start..<index).contains { place in
      tokens.isWord(place, "#selector") || tokens.isName(place, "Selector")
        || tokens.isName(place, "NSSelectorFromString") || tokens.isName(place, "sel_registerName")
    }
    guard isSelector, let function = structure.function(around: index), function.count < 4_000,
      function.contains(where: { tokens.isName($0) && APINames.replaces(tokens.text($0)) })
    else { return nil }
    let line = function.first { tokens.line($0) == tokens.line(index) } ?? index
    let end = SwiftStatementEnds(tokens: tokens).end(from: line)
    return Use(
      api: api, name: index, role: .replacement, value: .computed(tokens.quoted(line..<max(end, index + 1))))
  }

  /// A call of a callback on something else than `super`.
  private func callback(_ name: String, at index: Int) -> Use? {
    guard tokens.isSign(index + 1, "(") else { return nil }
    let found = APINames.functions.first { function in
      !function.api.isAnswer && function.name == name
        && (function.labels.first == "*" || argumentLabel(of: index) == function.labels.first)
        && function.labels.count == tokens.split(tokens.inside(index + 1)).count
    }
    guard let found, !Receiver(before: index, in: tokens, constants.bindings).isSuper else { return nil }
    return Use(api: found.api, name: index)
  }

  private func statusBarOrientation(at index: Int) -> Use? {
    let receiver = Receiver(before: index, in: tokens, constants.bindings)
    let isOwn = constants.bindings.isBound("statusBarOrientation") && receiver.kind != .application
    guard receiver.hasDot, !receiver.range.isEmpty, !isOwn else { return nil }
    if let value = assigned(to: index, expecting: .orientation) {
      return Use(api: .setStatusBarOrientation, name: index, value: value)
    }
    return Use(api: .statusBarOrientation, name: index, value: confusion(at: index))
  }

  private func interfaceOrientation(at index: Int) -> Use? {
    guard !tokens.isSign(index + 1, ":") || tokens.isSign(index - 1, ".") else { return nil }
    let receiver = Receiver(before: index, in: tokens, constants.bindings)
    guard receiver.hasDot else {
      guard !constants.bindings.isBound("interfaceOrientation"), let scope = structure.scope(at: index) else {
        return nil
      }
      let heritage = structure.scopes[scope].inherited + [structure.scopes[scope].name]
      guard heritage.contains(where: { Receiver.kind(ofName: $0) == .controller }) else { return nil }
      return Use(api: .interfaceOrientationOfController, name: index)
    }
    switch receiver.kind {
    case .geometry: return Use(api: .interfaceOrientationOfGeometry, name: index, value: confusion(at: index))
    case .scene: return Use(api: .interfaceOrientationOfScene, name: index, value: confusion(at: index))
    case .controller:
      let isOwn = receiver.isSelf && constants.isMember("interfaceOrientation")
      return isOwn ? nil : Use(api: .interfaceOrientationOfController, name: index)
    case .application, .device: return nil
    case .unknown:
      return !receiver.range.isEmpty && mentionsScene(before: index)
        ? Use(api: .interfaceOrientationOfScene, name: index) : nil
    }
  }

  /// Whether the code just before names a window scene: `compactMap { $0 as? UIWindowScene }.first { $0.… }`.
  private func mentionsScene(before index: Int) -> Bool {
    (max(0, index - 40)..<index).contains { tokens.isName($0, "UIWindowScene") || tokens.isName($0, "windowScene") }
  }

  private func deviceOrientation(at index: Int) -> Use? {
    let receiver = Receiver(before: index, in: tokens, constants.bindings)
    guard receiver.hasDot, receiver.kind == .device, !isInKeyPath(receiver) else { return nil }
    if tokens.isSign(receiver.range.lowerBound - 1, ":"), tokens.isName(receiver.range.lowerBound - 2, "setter") {
      return Use(api: .setOrientation, name: index)
    }
    if let question = question(at: index, receiver) {
      if allowsAllElse(question) || isKeptForNothing(question) { return Use(api: .deviceOrientation, name: index) }
      let asked = tokens.asked(question, in: structure.function(around: index))
      return Use(api: .deviceOrientation, name: index, value: asked)
    }
    let read = receiver.range.lowerBound..<(index + 1)
    let compared = comparison(at: index)
    let value = compared.map { oneLandscape(of: read, $0) ?? $0 } ?? made(of: read)
    return Use(api: .deviceOrientation, name: index, value: value)
  }

  /// `UIDevice.current.orientation.isLandscape`. What only stands in for another answer (`??`) is no question.
  private func question(at index: Int, _ receiver: Receiver) -> Range<Int>? {
    guard tokens.isSign(index + 1, "."), tokens.isName(index + 2), tokens.text(index + 2).utf8.starts(with: "is".utf8),
      !tokens.areSigns(receiver.range.lowerBound - 2, "?", "?")
    else { return nil }
    return receiver.range.lowerBound..<(index + 3)
  }

  /// The literal that the value, or its number, is compared with.
  private func comparison(at index: Int) -> SourceValue? {
    let isNumber = tokens.isSign(index + 1, ".") && tokens.isName(index + 2, "rawValue")
    let sign = index + (isNumber ? 3 : 1)
    guard tokens.areSigns(sign, "=", "=") || tokens.areSigns(sign, "!", "=") else { return nil }
    let start = sign + 2
    let end = tokens.isSign(start, ".") ? start + 2 : tokens.isSign(start + 1, ".") ? start + 3 : start
    guard end > start, end <= tokens.count else { return nil }
    return reader(at: index, expecting: .deviceOrientation).value(of: start..<end).literal
  }

  /// The same, where it is a literal of another type than an interface orientation.
  private func confusion(at index: Int) -> SourceValue? {
    switch comparison(at: index) {
    case .mask(let mask)?: return .mask(mask)
    case .deviceOrientation(let orientation)? where tokens.isSign(index + 1, "."):
      return .deviceOrientation(orientation)
    default: return nil
    }
  }

  /// What the code that a notification calls reads to lay out, as written; nil where it reads no size, or asks whether the
  /// device lies flat.
  private func layout(at index: Int) -> SourceValue? {
    guard let handler = handler(at: index), !tokens.asksWhetherFlat(in: handler) else { return nil }
    return layout(in: handler) ?? called(in: handler).lazy.compactMap { layout(in: $0) }.first
  }

  /// The bodies of the functions of the file that code calls on `self`, or on its own type.
  private func called(in range: Range<Int>) -> [Range<Int>] {
    let calls = range.prefix(2_000).lazy.filter { index in
      guard tokens.isName(index), tokens.isSign(index + 1, "(") else { return false }
      var owner = index - 2
      if tokens.isSign(owner, "?") || tokens.isSign(owner, "!") { owner -= 1 }
      return !tokens.isSign(index - 1, ".") || tokens.isWord(owner, "self") || tokens.isWord(owner, "Self")
    }
    return calls.prefix(32).compactMap { method(named: tokens.text($0), seenFrom: $0) }
  }

  /// The body of the function with a name in the type around a token.
  private func method(named name: String, seenFrom index: Int) -> Range<Int>? {
    let scope = structure.scope(at: index).map { structure.scopes[$0].name }
    return constants.functions(name).first { $0.scope.map { structure.scopes[$0].name } == scope }.flatMap(body)
  }

  private func body(_ function: SwiftStructure.Member) -> Range<Int>? {
    guard case .body(let body) = SwiftDeclaration(function, in: tokens).content else { return nil }
    return body
  }

  /// The statement of a body that reads a size, as written.
  private func layout(in handler: Range<Int>) -> SourceValue? {
    guard handler.count < 2_000, !tokens.asksWhetherFlat(in: handler), !tokens.shows(in: handler) else { return nil }
    let size = handler.first { tokens.isSign($0 - 1, ".") && tokens.isSize($0) }
    return size.map { place in
      let line = handler.first { tokens.line($0) == tokens.line(place) } ?? place
      return .computed(tokens.quoted(line..<max(SwiftStatementEnds(tokens: tokens).end(from: line), place + 1)))
    }
  }

  /// The method that a selector beside a notification names, or the closure that follows it.
  private func handler(at index: Int) -> Range<Int>? {
    var open = index
    while open > 0, tokens.kind(open) != .open, index - open < 40 {
      open = (tokens.kind(open) == .close ? tokens.partner(open) : nil) ?? open
      open -= 1
    }
    guard tokens.kind(open) == .open else { return nil }
    if let selector = tokens.inside(open).first(where: { tokens.isWord($0, "#selector") }),
      let name = tokens.inside(selector + 1).last(where: { tokens.isName($0) && !tokens.isSign($0 + 1, ":") })
    {
      return constants.functions(tokens.text(name)).first.flatMap(body)
    }
    // Behind the call that names it, in the same statement: `.sink { … }`, `onReceive(…) { … }`.
    var behind = tokens.after(open)
    let limit = min(behind + 40, tokens.count)
    while behind < limit, !tokens.isSign(behind, "{") {
      let goesOn = tokens[behind].gap != .newLine || tokens.isSign(behind, ".") || tokens.kind(behind) == .close
      guard goesOn else { return nil }
      behind = tokens.kind(behind) == .open ? tokens.after(behind) : behind + 1
    }
    return behind < limit ? tokens.inside(behind) : nil
  }

  private func isInKeyPath(_ receiver: Receiver) -> Bool {
    tokens.isSign(receiver.range.lowerBound - 1, "(") && tokens.isWord(receiver.range.lowerBound - 2, "#keyPath")
  }
}

extension SwiftUses {
  /// `requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))`, the preferences written there or in a constant.
  private func requestGeometryUpdate(at index: Int) -> Use? {
    guard tokens.isSign(index + 1, "("), tokens.isSign(index - 1, ".") || isInScene(index),
      let argument = tokens.split(tokens.inside(index + 1)).first, !argument.isEmpty
    else { return nil }
    var reader = reader(at: index, expecting: .mask)
    var preferences = argument
    if let found = reader.constant(namedBy: argument, depth: 0), case .initial(let range) = found.content {
      reader = found.reader
      preferences = range
    }
    let value = orientations(in: preferences).map { reader.value(of: $0) } ?? .computed(tokens.quoted(argument))
    return Use(api: .requestGeometryUpdate, name: index, value: value)
  }

  /// Whether the code stands in a scene, such as an extension of UIWindowScene.
  private func isInScene(_ index: Int) -> Bool {
    structure.scope(at: index).map { Receiver.kind(ofName: structure.scopes[$0].name) } == .scene
  }

  /// The argument of `….iOS(interfaceOrientations: …)`.
  private func orientations(in preferences: Range<Int>) -> Range<Int>? {
    guard let open = tokens.first(in: preferences, where: { tokens.isSign($0, "(") }), tokens.isName(open - 1),
      let argument = tokens.split(tokens.inside(open)).first, argument.count > 2,
      tokens.isName(argument.lowerBound, "interfaceOrientations")
    else { return nil }
    return argument.dropFirst(2)
  }

  /// `UIDevice.current.setValue(x, forKey: "orientation")`.
  private func setValue(at index: Int) -> Use? {
    guard tokens.isSign(index + 1, "(") else { return nil }
    let arguments = tokens.split(tokens.inside(index + 1))
    guard arguments.count == 2, let value = arguments.first, let key = arguments.last, key.count > 2,
      tokens.isName(key.lowerBound, "forKey") || tokens.isName(key.lowerBound, "forKeyPath"),
      let isDevice = isOrientation(key.dropFirst(2))
    else { return nil }
    let isMeant =
      isDevice || Receiver(before: index, in: tokens, constants.bindings).kind == .device
      || value.contains { tokens.isName($0) && OrientationLiteral.expectation(forType: tokens.text($0)) != nil }
    guard isMeant else { return nil }
    let reader = reader(at: index, expecting: .deviceOrientation)
    noteEnumeration(value)
    return Use(api: .setDeviceOrientation, name: index, value: reader.value(of: value))
  }

  /// Notes an orientation that is handed on as it is, where its number is asked for.
  private func noteEnumeration(_ argument: Range<Int>) {
    guard let first = argument.first, tokens.isName(first) else { return }
    let isMember = argument.count == 3 && tokens.isSign(first + 1, ".") && tokens.isName(first + 2)
    var type = first
    if !isMember {
      guard argument.count == 1, let place = constants.bindings.place(of: tokens.text(first), before: first),
        tokens.isSign(place + 1, ":"), !tokens.isSign(place + 3, ".")
      else { return }
      type = place + 2
    }
    guard tokens.isName(type, "UIInterfaceOrientation") || tokens.isName(type, "UIDeviceOrientation") else { return }
    let place = FilePlace(path: constants.path, line: tokens.line(first))
    constants.names.note(ReadPlace(role: .literal, name: tokens.quoted(argument), place: place))
  }

  /// Whether the key of key-value coding is "orientation", and whether it says that a device is meant; nil for another key.
  private func isOrientation(_ key: Range<Int>) -> Bool? {
    if tokens.isWord(key.lowerBound, "#keyPath") {
      return key.contains { tokens.isName($0, "orientation") } && key.contains { tokens.isName($0, "UIDevice") }
        ? true : nil
    }
    if key.count == 1, let content = tokens.stringContent(key.lowerBound) {
      return content == "orientation" ? false : nil
    }
    let reader = reader(at: key.lowerBound, expecting: .deviceOrientation)
    guard let constant = reader.constant(namedBy: key, depth: 0), case .initial(let range) = constant.content,
      range.count == 1
    else { return nil }
    return tokens.stringContent(range.lowerBound) == "orientation" ? false : nil
  }

  /// A selector or a notification that is named by a string.
  private func quotedName(at index: Int) -> Use? {
    guard let content = tokens.stringContent(index) else { return nil }
    if content == "setOrientation:" { return setOrientation(at: index) }
    if let api = APINames.selectors[content], api.isAnswer, let use = replacement(api, at: index) { return use }
    guard content.utf8.starts(with: "UI".utf8) else { return nil }
    return APINames.notifications[content].map { Use(api: $0, name: index) }
  }

  /// The selector of the private setter, as a string: `perform(Selector(("setOrientation:")), with: 3)`.
  private func setOrientation(at index: Int) -> Use? {
    var open = index - 1
    while tokens.isSign(open, "("), !(tokens.isName(open - 1, "perform") || tokens.isName(open - 1, "performSelector"))
    {
      open = tokens.isName(open - 1) ? open - 2 : open - 1
    }
    guard tokens.isSign(open, "("), tokens.isName(open - 1) else { return Use(api: .setOrientation, name: index) }
    let arguments = tokens.split(tokens.inside(open)).dropFirst()
    guard let argument = arguments.first, argument.count > 2, tokens.isSign(argument.lowerBound + 1, ":") else {
      return Use(api: .setOrientation, name: index)
    }
    let value = reader(at: index, expecting: .deviceOrientation).value(of: argument.dropFirst(2))
    return Use(api: .setOrientation, name: index, value: value)
  }
}

extension SwiftUses {
  func reader(at index: Int, expecting expectation: ValueExpectation) -> SwiftValueReader {
    SwiftValueReader(
      tokens: tokens, constants: constants, scope: structure.scope(at: index), superNames: [],
      function: structure.function(around: index), expectation: expectation)
  }

  private func argumentLabel(of call: Int) -> String? {
    tokens.isName(call + 2) && tokens.isSign(call + 3, ":") ? tokens.text(call + 2) : nil
  }

  private func argument(_ number: Int, of call: Int, expecting expectation: ValueExpectation) -> SourceValue? {
    guard tokens.isSign(call + 1, "(") else { return nil }
    let arguments = tokens.split(tokens.inside(call + 1))
    guard number < arguments.count, !arguments[number].isEmpty else { return nil }
    return reader(at: call, expecting: expectation).value(of: arguments[number])
  }

  /// What the member is set to, or nil where it is not set there.
  private func assigned(to index: Int, expecting expectation: ValueExpectation) -> SourceValue? {
    guard tokens.isAssignment(index + 1) else { return nil }
    let end = SwiftStatementEnds(tokens: tokens).end(from: index + 2)
    return index + 2 < end ? reader(at: index, expecting: expectation).value(of: (index + 2)..<end) : nil
  }
}

extension SourceValue {
  /// The value where it is an orientation or a set of them that the source writes out.
  fileprivate var literal: SourceValue? {
    switch self {
    case .mask, .orientation, .deviceOrientation: self
    case .bool, .inherited, .forwarded, .choice, .computed: nil
    }
  }
}
