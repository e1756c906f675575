import AppFacts
import SourceSyntax

/// Finds where a Swift source implements an orientation API.
///
/// Recorded are the members of classes and of extensions, those of a protocol's extension too: they are what a type that
/// adopts it answers. Not recorded are the requirements of a protocol, `static` members, and members of structures,
/// enumerations and actors, which only share the name: UIKit asks none of them. In a class that inherits nothing, only an
/// `override` counts.
struct SwiftImplementations {
  /// A member that implements an API.
  struct Implementation {
    var found: FoundOccurrence
    /// The whole member, from its keyword on.
    var range: Range<Int>
  }

  let tokens: TokenList
  let structure: SwiftStructure
  let constants: SwiftConstants

  /// The implementations, in the order of the source.
  func all() -> [Implementation] { structure.members.compactMap(implementation) }
}

extension SwiftImplementations {
  private func implementation(_ member: SwiftStructure.Member) -> Implementation? {
    guard let scope = member.scope, isWorthReading(member.name) else { return nil }
    let isFunction = tokens.isWord(member.keyword, "func")
    let name = tokens.text(member.name)
    guard isFunction ? SwiftImplementations.functionNames.contains(name) : APINames.properties[name] != nil else {
      return nil
    }
    let modifiers = SwiftModifiers(before: member.keyword, in: tokens)
    guard counts(modifiers, in: structure.scopes[scope]) else { return nil }
    let ends = SwiftStatementEnds(tokens: tokens)
    let declaration = SwiftDeclaration(nameAt: member.name, isFunction: isFunction, in: tokens, statements: ends)
    guard let api = api(name, declaration) else { return nil }
    if case .none = declaration.content, structure.scopes[scope].kind == .protocolType || isFunction { return nil }
    let range = member.keyword..<max(declaration.end, member.name + 1)
    let isDelegate = api == .applicationSupportedInterfaceOrientations
    let value = value(of: declaration, api: api, name: name, scope: scope, range: range, member: member)
    let label = isDelegate ? declaration.parameters?.last?.start : nil
    return Implementation(
      found: FoundOccurrence(
        api: api, name: label ?? member.name, role: .implementation, value: value,
        readAt: constants.names.takePlaces()),
      range: range)
  }

  private static let functionNames = Set(APINames.functions.map(\.name))

  /// Whether the name is as long as one of the API's; most are not, and need not be looked up.
  private func isWorthReading(_ name: Int) -> Bool { tokens[name].end - tokens[name].start >= 9 }

  private func counts(_ modifiers: SwiftModifiers, in scope: SwiftStructure.Scope) -> Bool {
    if modifiers.has("static") || modifiers.has("class") { return modifiers.has("override") }
    switch scope.kind {
    case nil: return true
    case .classType: return modifiers.has("override") || !scope.inherited.isEmpty
    case .protocolType, .structType, .enumType, .actor: return false
    }
  }

  private func api(_ name: String, _ declaration: SwiftDeclaration) -> OrientationAPI? {
    guard let parameters = declaration.parameters else { return APINames.properties[name] }
    let found = APINames.functions.first { function in
      function.name.utf8.elementsEqual(name.utf8) && function.labels.count == parameters.count
        && zip(function.labels, parameters).allSatisfy { label, parameter in label == "*" || label == parameter.label }
    }
    guard let found else { return nil }
    // UIApplication has a method of the same name for a window.
    if found.api == .windowSceneSupportedInterfaceOrientations, let type = parameters.first?.type {
      return type.contains { tokens.isName($0, "UIWindow") } ? .supportedInterfaceOrientationsOfApplication : found.api
    }
    return found.api
  }

  private func value(
    of declaration: SwiftDeclaration, api: OrientationAPI, name: String, scope: Int, range: Range<Int>,
    member: SwiftStructure.Member
  ) -> SourceValue? {
    guard var expectation = api.expectation else { return childValue(of: declaration, api: api) }
    if case .verdict = expectation { expectation = .verdict(parameter: declaration.parameters?.first?.name ?? "") }
    // What is bound in it may have its name: `guard let shouldAutorotate = …`.
    let function = (member.name + 1)..<max(range.upperBound, member.name + 1)
    let reader = SwiftValueReader(
      tokens: tokens, constants: constants, scope: scope, superNames: [name], function: function,
      expectation: expectation)
    if case .initial = declaration.content, tokens.isWord(member.keyword, "var") {
      return .computed(tokens.quoted(range))
    }
    let value = reader.value(of: declaration.content)
    // A name that the body itself gives a value says nothing without the body.
    if case .computed(let text)? = value, case .body(let body) = declaration.content,
      !constants.bindings.places(of: text, in: body).isEmpty
    {
      return .computed(tokens.quoted(body))
    }
    return value
  }

  /// The child to which a controller leaves its answer, as written.
  private func childValue(of declaration: SwiftDeclaration, api: OrientationAPI) -> SourceValue? {
    guard api == .childForInterfaceOrientationLock else { return nil }
    switch declaration.content {
    case .none: return nil
    case .observed: return .inherited
    case .body(let range), .initial(let range):
      let isReturn = tokens.isWord(range.lowerBound, "return")
      return .computed(tokens.quoted(isReturn ? range.dropFirst() : range))
    }
  }
}
