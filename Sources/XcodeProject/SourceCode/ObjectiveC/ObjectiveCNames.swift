import AppFacts
import SourceSyntax

/// Finds where an Objective-C source declares names that are looked for, and where it gives variables of these names a value.
struct ObjectiveCNames {
  let tokens: TokenList
  let structure: ObjectiveCStructure
  let constants: ObjectiveCConstants
  let bindings: NameBindings

  init(_ bytes: [UInt8], path: String, names: any NameLookup) {
    tokens = ObjectiveCLexer.tokens(of: bytes)
    structure = ObjectiveCStructure(tokens, withMethods: true)
    constants = ObjectiveCConstants(tokens, path: path, names: names)
    bindings = NameBindings(tokens, language: .objectiveC)
  }

  func parts(_ names: Set<String>) -> NamedParts {
    var parts = NamedParts()
    for method in structure.methods {
      if let declaration = declaration(method, names) { parts.declarations.append(declaration) }
    }
    var method = 0
    for index in 0..<tokens.count {
      while method < structure.methods.count, structure.methods[method].range.upperBound <= index { method += 1 }
      let around =
        method < structure.methods.count && structure.methods[method].range.contains(index)
        ? structure.methods[method] : nil
      switch tokens[index].kind {
      case .directive: if let macro = macro(index, names) { parts.declarations.append(macro) }
      case .word, .string:
        if around == nil, let found = property(index, names) ?? function(index, names) {
          parts.declarations.append(found)
        } else if let assignment = assignment(index, names, in: around) {
          parts.assignments.append(assignment)
        } else if let call = call(index, names, in: around) {
          parts.calls.append(call)
        }
      case .quotedWord, .number, .stringPart, .regularExpression, .sign, .open, .close: break
      }
    }
    return parts
  }

  /// Whose member follows on these tokens, or nil where that is not certain.
  static func owner(
    _ range: Range<Int>, in tokens: TokenList, _ bindings: NameBindings, container: String?
  ) -> NameQuery.Owner? {
    let range = tokens.withoutParentheses(range)
    guard let first = range.first, range.count <= 32 else { return nil }
    if range.count == 1 {
      guard tokens.isName(first), !tokens.isWord(first, "super") else { return nil }
      if tokens.isWord(first, "self") { return .own(container) }
      let text = tokens.text(first)
      if text.isTypeName { return .type(text) }
      return .object(text, types: bindings.typeNames(inDeclarationOf: text, before: first))
    }
    // A cast, `(AppDelegate *)x`.
    if tokens.isSign(first, "("), range.contains(tokens.after(first)) {
      let type = tokens.inside(first)
      guard type.count == 2, tokens.isName(type.lowerBound), tokens.isSign(type.lowerBound + 1, "*") else { return nil }
      return .type(tokens.text(type.lowerBound))
    }
    if let message = ObjectiveCMessage(at: first, in: tokens), message.end == range.upperBound {
      guard message.pieces.count == 1, message.pieces[0].argument == nil, message.receiver.count == 1,
        tokens.isName(message.receiver.lowerBound)
      else { return nil }
      let text = tokens.text(message.receiver.lowerBound)
      return text.isTypeName ? .type(text) : nil
    }
    guard range.count == 3, tokens.isName(first), tokens.isSign(first + 1, "."), tokens.isName(first + 2) else {
      return nil
    }
    let text = tokens.text(first)
    if text.isTypeName { return .type(text) }
    let name = tokens.text(first + 2)
    return text == "self" ? .object(name, types: bindings.typeNames(inDeclarationOf: name, before: first)) : nil
  }
}

extension ObjectiveCNames {
  private func reader(
    _ expectation: ValueExpectation, method: Range<Int>?, container: String?
  ) -> ObjectiveCValueReader {
    ObjectiveCValueReader(
      tokens: tokens, constants: constants, superSelector: "", function: method, bindings: bindings,
      expectation: expectation, container: container)
  }

  private func place(_ index: Int) -> FilePlace { FilePlace(path: constants.path, line: tokens.line(index)) }

  private func declaration(_ method: ObjectiveCStructure.Method, _ names: Set<String>) -> NameDeclaration? {
    guard let first = method.pieces.first, tokens.isName(first), names.contains(tokens.text(first)),
      method.pieces.count == 1
    else { return nil }
    let type = structure.containers[method.container].name
    return NameDeclaration(
      name: tokens.text(first), kind: .helper, type: type,
      labels: method.parameters.isEmpty ? nil : ["*"], place: place(first),
      value: { expectation, arguments in
        if expectation == .controller,
          let front = tokens.frontController(
            in: method.body, of: method.range, named: tokens.text(first),
            isGivenRoot: arguments.first.map(NameQuery.isRoot))
        {
          return .forwarded(front)
        }
        guard arguments.count == method.parameters.count else { return nil }
        var reader = reader(expectation, method: method.range, container: type)
        for (parameter, argument) in zip(method.parameters, arguments) { reader.arguments[parameter] = argument }
        return reader.value(ofBody: method.body)
      })
  }

  /// `#define IS_IPAD (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad)`, or `IS_IPAD()`.
  private func macro(_ index: Int, _ names: Set<String>) -> NameDeclaration? {
    guard let end = tokens.partner(index), end > index + 1, end - index < 200,
      let word = tokens.text(index).utf8.split(separator: 0x20).last
    else { return nil }
    let name = String(decoding: word, as: UTF8.self)
    guard names.contains(name) else { return nil }
    let isFunction = tokens.isSign(index + 1, "(") && tokens[index + 1].gap == .none
    guard !isFunction || tokens.inside(index + 1).isEmpty else { return nil }
    let body = (isFunction ? tokens.after(index + 1) : index + 1)..<end
    return NameDeclaration(
      name: name, kind: .macro, place: place(index),
      value: { expectation, _ in reader(expectation, method: nil, container: nil).value(of: body) })
  }

  /// `@property (nonatomic) UIInterfaceOrientationMask orientationLock;`; what its getter answers where no method does.
  private func property(_ index: Int, _ names: Set<String>) -> NameDeclaration? {
    guard tokens.isWord(index, "@property"), let container = structure.container(at: index),
      structure.containers[container].kind == .interface,
      let end = tokens.first(in: index..<min(index + 60, tokens.count), where: { tokens.isSign($0, ";") })
    else { return nil }
    let name = tokens.first(in: (index + 1)..<end) { place in
      tokens.isName(place) && names.contains(tokens.text(place))
        && (tokens.isSign(place + 1, ";") || tokens.isName(place + 1))
    }
    guard let name else { return nil }
    let isStored =
      structure.containers[container].inherited.isEmpty == false
      || !structure.containers[container].isCategory || tokens.isSign(structure.containers[container].keyword + 3, ")")
    return NameDeclaration(
      name: tokens.text(name), kind: isStored ? .variable : .unreadable, type: structure.containers[container].name,
      place: place(name),
      value: { expectation, _ in expectation.nothing })
  }

  /// A function of C with its body.
  private func function(_ index: Int, _ names: Set<String>) -> NameDeclaration? {
    guard tokens.isName(index), names.contains(tokens.text(index)), tokens.isSign(index + 1, "("),
      tokens.isName(index - 1) || tokens.isSign(index - 1, "*"), tokens.isSign(tokens.after(index + 1), "{")
    else { return nil }
    let brace = tokens.after(index + 1)
    let isVoid = tokens.inside(index + 1).count == 1 && tokens.isWord(index + 2, "void")
    let parameters =
      isVoid
      ? []
      : tokens.split(tokens.inside(index + 1)).compactMap { part in
        part.last.flatMap { tokens.isName($0) ? tokens.text($0) : nil }
      }
    return NameDeclaration(
      name: tokens.text(index), kind: .helper, labels: parameters.map { _ in "*" }, place: place(index),
      value: { expectation, arguments in
        guard arguments.count == parameters.count else { return nil }
        var reader = reader(expectation, method: index..<tokens.after(brace), container: nil)
        for (parameter, argument) in zip(parameters, arguments) { reader.arguments[parameter] = argument }
        return reader.value(ofBody: tokens.inside(brace))
      })
  }
}

extension ObjectiveCNames {
  /// What a message whose selector begins at a name is sent to.
  private func receiver(endingAt name: Int) -> Range<Int> {
    let first = tokens.isSign(name - 1, "]") ? tokens.partner(name - 1) ?? name - 1 : name - 1
    return max(0, min(first, name - 1))..<name
  }

  /// `self.lock = …`, `_lock = …`, `[x setLock:…]` and `[x setValue:… forKey:@"lock"]`.
  private func assignment(
    _ index: Int, _ names: Set<String>, in method: ObjectiveCStructure.Method?
  ) -> NameAssignment? {
    let container = method.map { structure.containers[$0.container].name }
    lazy var around = surroundings(of: index, in: method)
    if tokens[index].kind == .string {
      guard let content = tokens.stringContent(index), names.contains(content),
        tokens.isSign(index - 1, ":"), tokens.isName(index - 2, "forKey") || tokens.isName(index - 2, "forKeyPath"),
        let call = (max(0, index - 40)..<index).last(where: { tokens.isName($0, "setValue") }),
        Receiver(receiver(endingAt: call), in: tokens, bindings).kind != .device
      else { return nil }
      return NameAssignment(
        name: content, text: "setValue:forKey:@\"\(content)\"", owner: .object("", types: []), place: place(index),
        around: around)
    }
    let text = tokens.text(index)
    if names.contains(text) || text.utf8.first == UInt8(ascii: "_") && names.contains(String(text.dropFirst())) {
      return assigned(index, text, method, around)
    }
    guard text.utf8.count > 3, text.utf8.starts(with: "set".utf8), tokens.isSign(index + 1, ":") else { return nil }
    let rest = text.dropFirst(3)
    let name = rest.prefix(1).lowercased() + rest.dropFirst()
    guard names.contains(name), let open = bracket(before: index),
      let message = ObjectiveCMessage(at: open, in: tokens), message.pieces.count == 1,
      message.pieces[0].name == index, let argument = message.pieces[0].argument
    else { return nil }
    return NameAssignment(
      name: name, text: tokens.quoted(open..<message.end),
      owner: ObjectiveCNames.owner(message.receiver, in: tokens, bindings, container: container)
        ?? .object("", types: []),
      place: place(index), around: around,
      value: { reader($0, method: method?.range, container: container).value(of: argument) },
      parameter: parameter(argument, of: method), function: ownFunction(method))
  }

  /// A message with one of the names and at most one argument.
  private func call(_ index: Int, _ names: Set<String>, in method: ObjectiveCStructure.Method?) -> NameCall? {
    guard tokens.isName(index), names.contains(tokens.text(index)), let method, let open = bracket(before: index),
      let message = ObjectiveCMessage(at: open, in: tokens), message.pieces.count == 1, message.pieces[0].name == index
    else { return nil }
    let container = structure.containers[method.container].name
    return NameCall(
      function: tokens.text(index), text: tokens.quoted(open..<message.end),
      owner: ObjectiveCNames.owner(message.receiver, in: tokens, bindings, container: container)
        ?? .object("", types: []),
      place: place(index), around: surroundings(of: index, in: method),
      arguments: (message.pieces[0].argument).map { argument in
        [
          NameCall.Argument(
            label: "", value: { reader($0, method: method.range, container: container).value(of: argument) },
            parameter: parameter(argument, of: method))
        ]
      } ?? [], caller: ownFunction(method))
  }

  /// The parameter of a method that an expression is, where the method has no other.
  private func parameter(_ expression: Range<Int>, of method: ObjectiveCStructure.Method?) -> NameParameter? {
    guard let method, method.parameters.count == 1, expression.count == 1, tokens.isName(expression.lowerBound),
      tokens.text(expression.lowerBound) == method.parameters[0], let function = ownFunction(method),
      !Self.isRenamedInSwift(function.name)
    else { return nil }
    return NameParameter(function: function.name, position: .index(0, of: function.parameters))
  }

  /// Whether Swift may know a method with one parameter by another name: `lockToMask:` as `lock(toMask:)`.
  private static func isRenamedInSwift(_ name: String) -> Bool {
    let prepositions = ["With", "To", "For", "From", "By", "In", "Into", "On", "At", "Of", "Using", "As", "And"]
    return name.hasPrefix("init")
      || prepositions.contains { word in
        name.ranges(of: word).contains { $0.upperBound == name.endIndex || !name[$0.upperBound].isLowercase }
      }
  }

  /// A method with at most one parameter that only the app's own code calls: no action, and none of UIKit's.
  private func ownFunction(_ method: ObjectiveCStructure.Method?) -> OwnFunction? {
    guard let method, method.pieces.count == 1, method.parameters.count <= 1, let name = method.pieces.first,
      tokens.isName(name), CertainCode.moment(ofFunction: tokens.text(name)) == nil,
      !["viewDidLoad", "loadView", "init", "awakeFromNib"].contains(where: { tokens.isName(name, $0) }),
      !(method.range.lowerBound..<method.body.lowerBound).contains(where: { tokens.isName($0, "IBAction") })
    else { return nil }
    return OwnFunction(
      name: tokens.text(name), parameters: method.parameters.map { _ in FunctionLabel(text: "") },
      type: structure.containers[method.container].name, isPrivate: false)
  }

  private func surroundings(of index: Int, in method: ObjectiveCStructure.Method?) -> NameSurroundings {
    var around = NameSurroundings(
      of: index, in: method?.range, named: method?.pieces.first, of: tokens,
      type: method.map { structure.containers[$0.container].name })
    method?.complete(&around, of: index, in: tokens)
    return around
  }

  private func assigned(
    _ index: Int, _ text: String, _ method: ObjectiveCStructure.Method?, _ around: NameSurroundings
  ) -> NameAssignment? {
    let container = around.type
    let isInstance = text.utf8.first == UInt8(ascii: "_")
    let hasDot = tokens.isSign(index - 1, ".") || tokens.areSigns(index - 2, "-", ">")
    if !hasDot, let method, !bindings.places(of: text, in: method.range).isEmpty { return nil }
    let isPlain = tokens.isAssignment(index + 1)
    let isCombined = (["|", "&", "^", "+", "-"] as [Unicode.Scalar]).contains { tokens.areSigns(index + 1, $0, "=") }
    let isCounted = tokens.areSigns(index + 1, "+", "+") || tokens.areSigns(index + 1, "-", "-")
    let isGiven = tokens.isSign(index - 1, "&") && !tokens.areSigns(index - 2, "&", "&") && !hasDot && isInstance
    guard isPlain || isCombined || isCounted || isGiven, method != nil else { return nil }
    let receiver = Receiver(before: index, in: tokens, bindings)
    let start = hasDot && receiver.hasDot ? receiver.range.lowerBound : index
    let limit = min(index + 400, tokens.count)
    let end = tokens.first(in: index..<limit) { tokens.isSign($0, ";") || tokens.kind($0) == .close } ?? limit
    let owner: NameQuery.Owner =
      hasDot
      ? ObjectiveCNames.owner(receiver.range, in: tokens, bindings, container: container) ?? .object("", types: [])
      : .own(container)
    return NameAssignment(
      name: isInstance ? String(text.dropFirst()) : text, text: tokens.quoted(start..<end), owner: owner,
      place: place(index), around: around,
      value: isPlain
        ? { reader($0, method: method?.range, container: container).value(of: (index + 2)..<max(end, index + 2)) }
        : nil,
      parameter: isPlain ? parameter((index + 2)..<max(end, index + 2), of: method) : nil, function: ownFunction(method)
    )
  }

  /// The bracket of the message whose selector begins at the index; found within 64 tokens.
  private func bracket(before index: Int) -> Int? {
    stride(from: index - 1, through: max(0, index - 64), by: -1).first { open in
      tokens.isSign(open, "[") && (tokens.partner(open) ?? 0) > index
    }
  }
}
