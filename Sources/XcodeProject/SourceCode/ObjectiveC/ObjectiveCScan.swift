import AppFacts
import SourceSyntax

/// The scan of one Objective-C source.
enum ObjectiveCScan {
  static func scan(_ bytes: [UInt8], path: String, forTypesOnly: Bool, names: any NameLookup) -> SourceScan {
    let tokens = ObjectiveCLexer.tokens(of: bytes, forTypesOnly: forTypesOnly)
    let structure = ObjectiveCStructure(tokens, withMethods: !forTypesOnly)
    var scan = SourceScan(of: tokens, path: path, checksBraces: false)
    for container in structure.containers {
      let place = FilePlace(path: path, line: tokens.line(container.keyword))
      if container.kind == .implementation || container.isCategory {
        scan.extensions.append(
          SourceExtension(name: container.name, language: .objectiveC, inherited: container.inherited, place: place))
      } else {
        scan.types.append(
          SourceType(
            name: container.name, kind: container.kind == .protocolType ? .protocolType : .classType,
            language: .objectiveC, inherited: container.inherited, place: place))
      }
    }
    guard !forTypesOnly else { return scan }
    for (number, found) in occurrences(tokens, structure, path: path, names: names).enumerated() {
      scan.occurrences.append(found.occurrence)
      guard found.occurrence.isReplaced,
        let method = structure.methods.first(where: { $0.body.contains(found.name) })?.pieces.first
      else { continue }
      scan.functions[number] = tokens.text(method)
    }
    return scan
  }
}

extension ObjectiveCScan {
  private static func occurrences(
    _ tokens: TokenList, _ structure: ObjectiveCStructure, path: String, names: any NameLookup
  ) -> [(name: Int, occurrence: Occurrence)] {
    let constants = ObjectiveCConstants(tokens, path: path, names: names)
    let availability = ObjectiveCAvailability(tokens)
    let bindings = NameBindings(tokens, language: .objectiveC)
    var found = structure.methods.compactMap { method in
      implementation(method, structure, tokens, constants, bindings).map {
        ($0.name, $0.api, Occurrence.Role.implementation, $0.value, names.takePlaces())
      }
    }
    let uses = ObjectiveCUses(
      tokens: tokens, structure: structure,
      methods: Dictionary(structure.methods.map { ($0.selector, $0) }) { first, _ in first }, constants: constants,
      bindings: bindings
    ).all()
    found += uses.map { ($0.name, $0.api, $0.isReplacement ? .replacement : .use, $0.value, $0.readAt) }
    found.sort { $0.0 < $1.0 }
    let autorotations = structure.methods.filter { APINames.selectors[$0.selector]?.isAutorotation ?? false }.map(
      \.range)
    return found.map { name, api, role, value, readAt in
      let versions = availability.versions(at: name)
      let isAsked = role == .use && autorotations.contains { $0.contains(name) }
      let container = structure.container(at: name).map { structure.containers[$0] }
      let occurrence = Occurrence(
        api: api, role: role, language: .objectiveC, type: container?.name,
        isInExtension: container?.isCategory ?? false, conditions: tokens.conditions.at(name),
        versions: isAsked ? .withAutorotation(in: versions) : versions,
        place: FilePlace(path: path, line: tokens.line(name)),
        value: value, readAt: readAt)
      return (name, occurrence)
    }
  }

  private static func implementation(
    _ method: ObjectiveCStructure.Method, _ structure: ObjectiveCStructure, _ tokens: TokenList,
    _ constants: ObjectiveCConstants, _ bindings: NameBindings
  ) -> (api: OrientationAPI, name: Int, value: SourceValue?)? {
    guard let api = APINames.selectors[method.selector], let first = method.pieces.first else { return nil }
    let isStatic = tokens.isSign(method.range.lowerBound, "+")
    guard isStatic == (api == .attemptRotationToDeviceOrientation) else { return nil }
    let name = api == .applicationSupportedInterfaceOrientations ? method.pieces[1] : first
    guard var expectation = api.expectation else {
      let isChild = api == .childForInterfaceOrientationLock
      let returned = tokens.isWord(method.body.lowerBound, "return") ? method.body.dropFirst() : method.body
      let value = tokens.isSign(returned.upperBound - 1, ";") ? returned.dropLast() : returned
      return (api, name, isChild ? .computed(tokens.quoted(value)) : nil)
    }
    if case .verdict = expectation { expectation = .verdict(parameter: method.parameters.first ?? "") }
    let reader = ObjectiveCValueReader(
      tokens: tokens, constants: constants, superSelector: method.selector, method: method.range,
      bindings: bindings, expectation: expectation, container: structure.containers[method.container].name)
    let value = reader.value(ofBody: method.body)
    noteConfusions(in: method.body, expectation, tokens, constants)
    return (api, name, value)
  }

  /// Notes where a method has a literal of another type than the one that UIKit asks for.
  private static func noteConfusions(
    in body: Range<Int>, _ expectation: ValueExpectation, _ tokens: TokenList, _ constants: ObjectiveCConstants
  ) {
    for index in body where tokens.isName(index) && tokens.isWord(index - 1, "return") {
      let name = tokens.text(index)
      let value: SourceValue
      switch (OrientationLiteral.constant(name), expectation) {
      case (.device(let orientation)?, .mask), (.device(let orientation)?, .orientation):
        value = .deviceOrientation(orientation)
      case (.orientation(let orientation)?, .mask): value = .orientation(orientation)
      default: continue
      }
      let place = FilePlace(path: constants.path, line: tokens.line(index))
      constants.names.note(ReadPlace(role: .literal, name: name, place: place, value: value))
    }
  }
}
