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
    let constants = ObjectiveCConstants(tokens, path: path, names: names)
    let bindings = NameBindings(tokens, language: .objectiveC)
    let implementations = structure.methods.compactMap { implementation($0, structure, tokens, constants, bindings) }
    let uses = ObjectiveCUses(
      tokens: tokens, structure: structure,
      methods: Dictionary(structure.methods.map { ($0.selector, $0) }) { first, _ in first }, constants: constants,
      bindings: bindings
    ).all()
    scan.add(
      implementations + uses, in: tokens, language: .objectiveC, path: path,
      versions: ObjectiveCAvailability.list(of: tokens).versions,
      autorotations: structure.methods.filter { APINames.selectors[$0.selector]?.isAutorotation ?? false }.map(\.range),
      type: { index in
        structure.container(at: index).map { (structure.containers[$0].name, structure.containers[$0].isCategory) }
      },
      function: { index in
        structure.methods.first { $0.body.contains(index) }?.pieces.first.map { tokens.text($0) }
      })
    return scan
  }
}

extension ObjectiveCScan {
  private static func implementation(
    _ method: ObjectiveCStructure.Method, _ structure: ObjectiveCStructure, _ tokens: TokenList,
    _ constants: ObjectiveCConstants, _ bindings: NameBindings
  ) -> FoundOccurrence? {
    guard let api = APINames.selectors[method.selector], let first = method.pieces.first else { return nil }
    let isStatic = tokens.isSign(method.range.lowerBound, "+")
    guard isStatic == (api == .attemptRotationToDeviceOrientation) else { return nil }
    let name = api == .applicationSupportedInterfaceOrientations ? method.pieces[1] : first
    guard var expectation = api.expectation else {
      let isChild = api == .childForInterfaceOrientationLock
      let returned = tokens.isWord(method.body.lowerBound, "return") ? method.body.dropFirst() : method.body
      let value = tokens.isSign(returned.upperBound - 1, ";") ? returned.dropLast() : returned
      return FoundOccurrence(
        api: api, name: name, role: .implementation, value: isChild ? .computed(tokens.quoted(value)) : nil,
        readAt: constants.names.takePlaces())
    }
    if case .verdict = expectation { expectation = .verdict(parameter: method.parameters.first ?? "") }
    let reader = ObjectiveCValueReader(
      tokens: tokens, constants: constants, superSelector: method.selector, function: method.range,
      bindings: bindings, expectation: expectation, container: structure.containers[method.container].name)
    let value = reader.value(ofBody: method.body)
    noteConfusions(in: method.body, expectation, tokens, constants)
    return FoundOccurrence(
      api: api, name: name, role: .implementation, value: value, readAt: constants.names.takePlaces())
  }

  /// Notes where a method has a literal of another type than the one that UIKit asks for.
  private static func noteConfusions(
    in body: Range<Int>, _ expectation: ValueExpectation, _ tokens: TokenList, _ constants: ObjectiveCConstants
  ) {
    var isReturned = false
    for index in body {
      // What is returned, alone or joined with others: `return A | B`.
      isReturned = tokens.isWord(index, "return") || isReturned && (tokens.isName(index) || tokens.isSign(index, "|"))
      guard isReturned, tokens.isName(index) else { continue }
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
