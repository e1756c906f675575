import AppFacts
import SourceSyntax

/// Finds where an Objective-C source calls, reads or sets an orientation API: by message, by dot, by selector, by name.
///
/// As in Swift, a property is taken for UIKit's where the receiver says so, and what an implementation asks of `super`, or
/// of another controller for its own answer, is part of its value.
struct ObjectiveCUses {
  typealias Use = FoundOccurrence

  let tokens: TokenList
  let structure: ObjectiveCStructure
  /// The methods of the file by selector; of several classes with one, the first that has it.
  let methods: [String: ObjectiveCStructure.Method]
  let constants: ObjectiveCConstants
  let bindings: NameBindings

  /// The uses, in the order of the source.
  func all() -> [Use] {
    var uses: [Use] = []
    var brackets: [Int] = []
    var next = 0
    var method: Range<Int>?
    var isInAnswer = false
    var index = 0
    while index < tokens.count {
      if let range = method, range.upperBound <= index { method = nil }
      if next < structure.methods.count, structure.methods[next].range.lowerBound <= index {
        // The head of a method names the API, but does not use it.
        method = structure.methods[next].range
        isInAnswer = APINames.selectors[structure.methods[next].selector]?.isAnswer ?? false
        index = max(index, structure.methods[next].body.lowerBound)
        next += 1
        continue
      }
      if let end = structure.declarationsEnd(at: index) {
        index = end
        continue
      }
      while let open = brackets.last, (tokens.partner(open) ?? tokens.count) <= index { brackets.removeLast() }
      switch tokens[index].kind {
      case .open: brackets.append(index)
      case .word, .string:
        let place = Place(
          index: index, bracket: brackets.last, isInAnswer: method != nil && isInAnswer, method: method)
        if var use = use(at: place) {
          use.readAt = constants.names.takePlaces() + (ownCode(of: use, at: place).map { [$0] } ?? [])
          if use.isCallOfSixteen, next > 0 {
            use.moment = structure.methods[next - 1].moment(of: use.name, in: tokens, isNew: true)
          }
          uses.append(use)
        }
      case .quotedWord, .number, .stringPart, .regularExpression, .sign, .close, .directive: break
      }
      index += 1
    }
    return uses
  }

  /// A token, and what is around it.
  struct Place {
    var index: Int
    /// The innermost open bracket.
    var bracket: Int?
    var isInAnswer: Bool
    var method: Range<Int>?
  }
}

extension ObjectiveCUses {
  private func use(at place: Place) -> Use? {
    let index = place.index
    switch tokens[index].kind {
    case .string: return quotedName(at: place)
    case .word: break
    case .quotedWord, .number, .stringPart, .regularExpression, .sign, .open, .close, .directive: return nil
    }
    guard tokens[index].end - tokens[index].start >= 8 else { return nil }
    let name = tokens.text(index)
    switch name {
    case "attemptRotationToDeviceOrientation": return Use(api: .attemptRotationToDeviceOrientation, name: index)
    case "setNeedsUpdateOfSupportedInterfaceOrientations":
      return Use(api: .setNeedsUpdateOfSupportedInterfaceOrientations, name: index)
    case "setNeedsUpdateOfPrefersInterfaceOrientationLocked":
      return Use(api: .setNeedsUpdateOfPrefersInterfaceOrientationLocked, name: index)
    case "requestGeometryUpdateWithPreferences": return requestGeometryUpdate(at: place)
    case "setValue": return setValue(at: place)
    case "setOrientation": return setOrientation(at: place)
    case "setStatusBarOrientation":
      guard tokens.isSign(index + 1, ":") else { return nil }
      let argument = message(at: place)?.argument(of: "setStatusBarOrientation", in: tokens)
      return Use(
        api: .setStatusBarOrientation, name: index,
        value: argument.map { reader(at: place, expecting: .orientation).value(of: $0) })
    case "statusBarOrientation": return statusBarOrientation(at: place)
    case "interfaceOrientation": return interfaceOrientation(at: place)
    case "orientation":
      guard receiver(at: place)?.kind == .device else { return nil }
      if let use = assignment(at: place, api: .setOrientation, expecting: .deviceOrientation) { return use }
      if let question = question(at: place) {
        return Use(api: .deviceOrientation, name: index, value: tokens.asked(question, in: place.method))
      }
      return Use(
        api: .deviceOrientation, name: index,
        value: comparison(at: place)
          ?? expression(at: place).flatMap { read in place.method.flatMap { made(of: read, in: $0) } })
    default: break
    }
    if let api = APINames.notifications[name], name.utf8.starts(with: "UI".utf8) {
      return Use(api: api, name: index, value: layout(at: place))
    }
    return call(name, at: place)
  }

  /// A message that asks a controller or a delegate, or calls a callback, on something else than `super`.
  private func call(_ name: String, at place: Place) -> Use? {
    guard ObjectiveCUses.firstPieces.contains(name) else { return nil }
    if let replacement = replacement(name, at: place) { return replacement }
    if tokens.isSign(place.index - 1, "."), let api = APINames.properties[name] {
      guard !place.isInAnswer, receiver(at: place)?.kind == .controller else { return nil }
      return api.expectation.flatMap { assignment(at: place, api: api, expecting: $0) }
        ?? Use(api: api, name: place.index)
    }
    guard let message = message(at: place), let api = APINames.selectors[message.selector],
      message.pieces.first?.name == place.index || api == .applicationSupportedInterfaceOrientations,
      !(api.isAnswer && place.isInAnswer)
    else { return nil }
    let receiver = Receiver(message.receiver, in: tokens, bindings)
    guard !receiver.isSuper else { return nil }
    if APINames.properties[name] != nil && receiver.kind != .controller { return nil }
    return Use(api: api, name: place.index)
  }

  /// A selector of the API in a method or function that replaces implementations at run time.
  private func replacement(_ name: String, at place: Place) -> Use? {
    guard let api = APINames.selectors[name] ?? APINames.selectors[name + ":"], api.isAnswer else { return nil }
    let isSelector = (max(0, place.index - 3)..<place.index).contains { index in
      tokens.isWord(index, "@selector") || tokens.isName(index, "NSSelectorFromString")
        || tokens.isName(index, "sel_registerName")
    }
    let around = place.method ?? max(0, place.index - 200)..<min(place.index + 200, tokens.count)
    guard isSelector, around.count < 4_000,
      around.contains(where: { tokens.isName($0) && APINames.replaces(tokens.text($0)) })
    else { return nil }
    let start = around.first { tokens.line($0) == tokens.line(place.index) } ?? place.index
    let end = tokens.first(in: start..<around.upperBound) { tokens.isSign($0, ";") } ?? place.index + 1
    return Use(
      api: api, name: place.index, role: .replacement,
      value: .computed(tokens.quoted(start..<max(end, place.index + 1))))
  }

  /// The names by which a call is found: the first piece of a selector, and the telling one of the app delegate's.
  private static let firstPieces: Set<String> = {
    var names: Set<String> = ["supportedInterfaceOrientationsForWindow"]
    for selector in APINames.selectors.keys {
      if let first = selector.split(separator: ":").first, first != "application" { names.insert(String(first)) }
    }
    return names
  }()
}

extension ObjectiveCUses {
  private func reader(at place: Place, expecting expectation: ValueExpectation) -> ObjectiveCValueReader {
    ObjectiveCValueReader(
      tokens: tokens, constants: constants, superSelector: "", function: place.method, bindings: bindings,
      expectation: expectation)
  }

  func message(at place: Place) -> ObjectiveCMessage? {
    place.bracket.flatMap { ObjectiveCMessage(at: $0, in: tokens) }
  }

  /// What the property at the place belongs to; nil where the name is no property there.
  private func receiver(at place: Place) -> Receiver? {
    if tokens.isSign(place.index - 1, ".") { return Receiver(before: place.index, in: tokens, bindings) }
    guard tokens.isSign(place.index + 1, "]"), let message = message(at: place),
      message.pieces.first?.name == place.index
    else { return nil }
    return Receiver(message.receiver, in: tokens, bindings)
  }

  /// The use of a property that is set there.
  private func assignment(at place: Place, api: OrientationAPI, expecting expectation: ValueExpectation) -> Use? {
    let sign = place.index + 1
    guard tokens.isAssignment(sign), tokens.isSign(place.index - 1, ".") else { return nil }
    let end = tokens.first(in: (sign + 1)..<tokens.count) { tokens.isSign($0, ";") || tokens.kind($0) == .close }
    let value = reader(at: place, expecting: expectation).value(of: (sign + 1)..<(end ?? tokens.count))
    return Use(api: api, name: place.index, value: value)
  }

  private func statusBarOrientation(at place: Place) -> Use? {
    guard let receiver = receiver(at: place) else { return nil }
    guard receiver.kind == .application || !bindings.isBound("statusBarOrientation") else { return nil }
    return assignment(at: place, api: .setStatusBarOrientation, expecting: .orientation)
      ?? Use(api: .statusBarOrientation, name: place.index, value: confusion(at: place))
  }

  private func interfaceOrientation(at place: Place) -> Use? {
    guard let receiver = receiver(at: place) else { return nil }
    switch receiver.kind {
    case .geometry: return Use(api: .interfaceOrientationOfGeometry, name: place.index, value: confusion(at: place))
    case .scene: return Use(api: .interfaceOrientationOfScene, name: place.index, value: confusion(at: place))
    case .controller: return Use(api: .interfaceOrientationOfController, name: place.index, value: confusion(at: place))
    case .application, .device, .unknown: return nil
    }
  }

  /// The expression that a property ends: `[[UIDevice currentDevice] orientation]`, `scene.interfaceOrientation`.
  private func expression(at place: Place) -> Range<Int>? {
    if tokens.isSign(place.index - 1, ".") {
      return Receiver(before: place.index, in: tokens, bindings).range.lowerBound..<(place.index + 1)
    }
    return place.bracket.map { $0..<tokens.after($0) }
  }

  /// `UIDeviceOrientationIsLandscape([[UIDevice currentDevice] orientation])`.
  private func question(at place: Place) -> Range<Int>? {
    guard let expression = expression(at: place), tokens.isSign(expression.lowerBound - 1, "(") else { return nil }
    let name = expression.lowerBound - 2
    guard tokens.isName(name), tokens.text(name).utf8.hasInfix("OrientationIs") else { return nil }
    return name..<tokens.after(expression.lowerBound - 1)
  }

  /// The literal that the value is compared with.
  private func comparison(at place: Place) -> SourceValue? {
    guard let sign = expression(at: place)?.upperBound,
      tokens.areSigns(sign, "=", "=") || tokens.areSigns(sign, "!", "="), tokens.isName(sign + 2)
    else { return nil }
    return OrientationLiteral.constant(tokens.text(sign + 2))?.value(expecting: .deviceOrientation)
  }

  /// The same, where it is a literal of another type than an interface orientation.
  private func confusion(at place: Place) -> SourceValue? {
    switch comparison(at: place) {
    case .mask(let mask)?: .mask(mask)
    case .deviceOrientation(let orientation)?: .deviceOrientation(orientation)
    default: nil
    }
  }

  /// `[scene requestGeometryUpdateWithPreferences:… errorHandler:…]`, the preferences written there or in a variable.
  private func requestGeometryUpdate(at place: Place) -> Use? {
    guard let argument = message(at: place)?.argument(of: "requestGeometryUpdateWithPreferences", in: tokens) else {
      return tokens.isSign(place.index + 1, ":") ? Use(api: .requestGeometryUpdate, name: place.index) : nil
    }
    let value = orientations(in: argument, at: place).map { reader(at: place, expecting: .mask).value(of: $0) }
    return Use(api: .requestGeometryUpdate, name: place.index, value: value ?? .computed(tokens.quoted(argument)))
  }

  /// The argument of `initWithInterfaceOrientations:`.
  private func orientations(in preferences: Range<Int>, at place: Place) -> Range<Int>? {
    if let message = ObjectiveCMessage(at: preferences.lowerBound, in: tokens) {
      return message.argument(of: "initWithInterfaceOrientations", in: tokens)
    }
    guard preferences.count == 1, let method = place.method else { return nil }
    let places = bindings.places(of: tokens.text(preferences.lowerBound), in: method)
    guard places.count == 1, let binding = places.first, tokens.isSign(binding + 1, "=") else { return nil }
    return ObjectiveCMessage(at: binding + 2, in: tokens)?.argument(of: "initWithInterfaceOrientations", in: tokens)
  }

  /// `[[UIDevice currentDevice] setValue:x forKey:@"orientation"]`.
  private func setValue(at place: Place) -> Use? {
    guard tokens.isSign(place.index + 1, ":"), let message = message(at: place),
      message.pieces.first?.name == place.index,
      let value = message.pieces.first?.argument,
      let key = message.argument(of: "forKey", in: tokens) ?? message.argument(of: "forKeyPath", in: tokens),
      content(ofKey: key) == "orientation"
    else { return nil }
    let isMeant =
      Receiver(message.receiver, in: tokens, bindings).kind == .device
      || value.contains { tokens.isName($0) && OrientationLiteral.constant(tokens.text($0)) != nil }
    guard isMeant else { return nil }
    return Use(
      api: .setDeviceOrientation, name: place.index,
      value: reader(at: place, expecting: .deviceOrientation).value(of: value))
  }

  private func content(ofKey key: Range<Int>) -> String? {
    let key = tokens.withoutParentheses(key)
    if key.count == 1, let content = tokens.stringContent(key.lowerBound) { return content }
    if key.count == 1, tokens.isName(key.lowerBound), let constant = constants.value(tokens.text(key.lowerBound)) {
      return constant.first.flatMap { tokens.stringContent($0) }
    }
    // libextobjc's macro checks a key path as `@selector` checks a selector.
    let isSelector =
      tokens.isName(key.lowerBound, "NSStringFromSelector")
      || key.prefix(2).contains { tokens.isWord($0, "@keypath") || tokens.isName($0, "keypath") }
    return isSelector && key.contains(where: { tokens.isName($0, "orientation") }) ? "orientation" : nil
  }
}

extension ObjectiveCUses {
  /// A selector or a notification that is named by a string.
  private func quotedName(at place: Place) -> Use? {
    guard let content = tokens.stringContent(place.index) else { return nil }
    if content == "setOrientation:" { return setOrientation(at: place) }
    if ObjectiveCUses.firstPieces.contains(content), let use = replacement(content, at: place) { return use }
    guard content.utf8.starts(with: "UI".utf8) else { return nil }
    return APINames.notifications[content].map { Use(api: $0, name: place.index) }
  }

  /// The private setter of the device's orientation: sent, performed, or named to be performed. A question whether it is
  /// there (`respondsToSelector:`) is no use.
  private func setOrientation(at place: Place) -> Use? {
    let isSelector = tokens.isSign(place.index - 1, "(") && tokens.isWord(place.index - 2, "@selector")
    let isString = tokens[place.index].kind == .string
    if !isSelector && !isString {
      guard tokens.isSign(place.index + 1, ":"), let message = message(at: place),
        message.selector == "setOrientation:",
        Receiver(message.receiver, in: tokens, bindings).kind == .device
      else { return nil }
      return Use(
        api: .setOrientation, name: place.index, value: message.pieces[0].argument.map { value($0, at: place) })
    }
    guard isString || tokens.isSign(place.index + 1, ":") && tokens.isSign(place.index + 2, ")") else { return nil }
    guard let around = bracket(around: place.index) else { return Use(api: .setOrientation, name: place.index) }
    if let message = ObjectiveCMessage(at: around, in: tokens) {
      let first = message.pieces.first.map { tokens.text($0.name) } ?? ""
      if first == "respondsToSelector" || first == "instancesRespondToSelector" { return nil }
      return Use(
        api: .setOrientation, name: place.index,
        value: message.argument(of: "withObject", in: tokens).map { value($0, at: place) })
    }
    let arguments = tokens.split(tokens.inside(around))
    let isSent = tokens.isSign(around, "(") && arguments.count == 3 && arguments[1].contains(place.index)
    return Use(api: .setOrientation, name: place.index, value: isSent ? value(arguments[2], at: place) : nil)
  }

  private func value(_ argument: Range<Int>, at place: Place) -> SourceValue {
    reader(at: place, expecting: .deviceOrientation).value(of: argument)
  }

  /// The bracket around a selector, outside of `@selector(…)` and `NSSelectorFromString(…)`; found within 64 tokens.
  private func bracket(around index: Int) -> Int? {
    var isOutside = false
    for open in stride(from: index - 1, through: max(0, index - 64), by: -1) {
      if tokens.isSign(open, ";") || tokens.isSign(open, "{") { return nil }
      guard tokens[open].kind == .open, let close = tokens.partner(open), close > index else { continue }
      let isName =
        tokens.isWord(open - 1, "@selector") || tokens.isName(open - 1, "NSSelectorFromString")
        || tokens.isName(open - 1, "sel_registerName")
      if isOutside || !isName { return tokens.isWord(open - 1, "if") ? nil : open }
      isOutside = true
    }
    return nil
  }
}
