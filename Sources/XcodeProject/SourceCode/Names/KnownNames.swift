import AppFacts

/// The declarations of the names that sources ask for, and the assignments to them.
///
/// A name is looked for once, in all sources; until then it is only wanted. It comes to a value where exactly one
/// declaration can be meant: by the type that it belongs to, and among several by the target. A variable comes to its first
/// value where nobody writes it, and to one of several where every assignment is a literal, or a parameter for which every
/// call passes one. Everything else is unknown.
final class KnownNames: NameLookup {
  /// How many helpers are followed that stand in one another.
  private static let deepest = 8
  /// How many declarations of a name, or assignments to it, are looked at.
  private static let most = 200

  /// The names that were asked for and have not been looked for.
  private(set) var wanted: Set<String> = []
  private var lookedFor: Set<String> = []
  private var declarations: [String: [NameDeclaration]] = [:]
  private var assignments: [String: [NameAssignment]] = [:]
  private var calls: [String: [NameCall]] = [:]
  private var parents: [String: Set<String>] = [:]
  private var targets: (String) -> [String] = { _ in [] }
  /// Whether two files are in no app together.
  private var areApart: (String, String) -> Bool = { _, _ in false }
  /// What was answered, with the places that were read for it, so that each question costs its work once.
  private var answers: [NameQuery: (answer: NameAnswer?, places: [ReadPlace])] = [:]
  /// How many constants have been read for the present value.
  private var readings = 0
  private static let mostReadings = 1_000
  /// The declarations that are being read, so that none is read in itself.
  private var open: [FilePlace] = []
  private var places: [ReadPlace] = []

  init() {}

  /// Names that are looked for in a checkout with these types.
  init(
    parents: [String: Set<String>], targets: @escaping (String) -> [String],
    areApart: @escaping (String, String) -> Bool = { _, _ in false }
  ) {
    self.parents = parents
    self.targets = targets
    self.areApart = areApart
  }

  /// The names to look for now; they count as looked for from then on.
  func takeWanted() -> Set<String> {
    let names = wanted
    lookedFor.formUnion(names)
    wanted = []
    answers = [:]
    return names
  }

  func want(_ names: Set<String>) { wanted.formUnion(names.subtracting(lookedFor)) }

  /// Adds what a source has of the names.
  func add(_ parts: NamedParts) {
    for declaration in parts.declarations where (declarations[declaration.name]?.count ?? 0) <= Self.most {
      declarations[declaration.name, default: []].append(declaration)
    }
    for assignment in parts.assignments where (assignments[assignment.name]?.count ?? 0) <= Self.most {
      assignments[assignment.name, default: []].append(assignment)
    }
    for call in parts.calls where (calls[call.function]?.count ?? 0) <= Self.most {
      calls[call.function, default: []].append(call)
    }
  }

  func note(_ place: ReadPlace) { if places.count < ReadPlace.most, !places.contains(place) { places.append(place) } }

  func takePlaces() -> [ReadPlace] {
    defer {
      places = []
      readings = 0
    }
    return places
  }

  func mayRead() -> Bool {
    readings += 1
    return readings <= Self.mostReadings
  }

  func answer(to query: NameQuery) -> NameAnswer? {
    guard lookedFor.contains(query.name) else {
      wanted.insert(query.name)
      return nil
    }
    if let known = answers[query] {
      for place in known.places { note(place) }
      return known.answer
    }
    let before = places
    places = []
    let answer = found(query)
    answers[query] = (answer, places)
    let read = places
    places = before
    for place in read { note(place) }
    return answer
  }
}

extension KnownNames {
  private func found(_ query: NameQuery) -> NameAnswer? {
    let meant = meant(by: query)
    guard meant.count == 1, let declaration = meant.first else {
      if query.expectation == .controller { return nil }
      for declaration in meant.prefix(8) {
        note(ReadPlace(role: .candidate, name: declaration.name, place: declaration.place))
      }
      return nil
    }
    guard open.count < Self.deepest, !open.contains(declaration.place) else { return nil }
    open.append(declaration.place)
    defer { open.removeLast() }
    return answer(to: query, from: declaration)
  }

  private func answer(to query: NameQuery, from declaration: NameDeclaration) -> NameAnswer? {
    let isController = query.expectation == .controller
    switch declaration.kind {
    case .unreadable: return nil
    case .variable: return isController ? nil : state(query, declaration)
    case .constant, .helper, .macro:
      let written = declaration.value(query.expectation, query.arguments?.map(\.value) ?? [])
      guard let value = written.flatMap(isController ? \.asController : known) else { return nil }
      let role: ReadPlace.Role = declaration.kind == .macro ? .macro : declaration.kind == .helper ? .helper : .constant
      note(ReadPlace(role: role, name: declaration.name, place: declaration.place, value: value))
      return NameAnswer(value: value)
    }
  }

  /// What a variable comes to: its first value, or one of those that it is given. One that is nil takes another way, with
  /// `??` or `if let`, so that is no value of it.
  private func state(_ query: NameQuery, _ declaration: NameDeclaration) -> NameAnswer? {
    let written = declaration.value(query.expectation, [])
    let first = written.flatMap(known)
    note(ReadPlace(role: .initialValue, name: declaration.name, place: declaration.place, value: first))
    var branches: [SourceValue.Branch] = []
    var isKnown = first != nil || written == nil || written == .nothing
    for assignment in assignments[query.name] ?? [] where mayMean(declaration, assignment) {
      let written = assigned(by: assignment, query.expectation)
      let isRestored = restores(written, declaration, query.expectation)
      let value = isRestored ? first : written.flatMap(known)
      let role: ReadPlace.Role = declaration.isConstant ? .initialValue : .assignment
      var around = declaration.isConstant ? NameSurroundings() : assignment.around
      around.calls.formUnion(declaration.calls)
      var place = ReadPlace(role, assignment.name, assignment.place, value, in: around)
      note(place)
      let isKnownValue = value.map { literal($0) != nil || !$0.isOfVariable } ?? false
      let callers = isKnownValue && role == .assignment ? callers(of: assignment, around) : []
      if !callers.isEmpty, let index = places.firstIndex(of: place) {
        places[index].role = .setter
        place.role = .setter
        for (call, around) in callers { note(ReadPlace(.assignment, call.function, call.place, value, in: around)) }
      }
      if written == .nothing || isRestored { continue }
      let given: [(text: String, value: SourceValue)]
      if let value, isKnownValue {
        given = callers.isEmpty ? [(assignment.text, value)] : callers.map { ($0.call.text, value) }
      } else if let calls = assignment.parameter.flatMap({
        passed(to: $0, query.expectation, by: around, trail: [])
      }), !calls.isEmpty || isSwift(assignment.place.path) {
        // A method of Objective-C may be called by selectors, and in Swift by another name.
        given = calls
        if let index = places.firstIndex(of: place) { places[index].role = .setter }
      } else {
        isKnown = false
        continue
      }
      for (text, value) in given where value != first && !branches.contains(where: { $0.value == value }) {
        branches.append(SourceValue.Branch(condition: text, value: value))
      }
    }
    guard isKnown, (assignments[query.name]?.count ?? 0) <= Self.most else { return nil }
    guard let last = branches.last else { return first.map { NameAnswer(value: $0) } }
    // Nothing can be shown with an empty mask: the variable is written before UIKit calls.
    if let first, first != .mask([]) { branches.append(SourceValue.Branch(condition: nil, value: first)) }
    return NameAnswer(value: branches.count == 1 ? last.value : .choice(branches), isState: true)
  }

  /// What an assigned expression comes to. A variable in it is given its values elsewhere, which are none of this one's.
  private func assigned(by assignment: NameAssignment, _ expectation: ValueExpectation) -> SourceValue? {
    let before = places
    defer { places = before + places.dropFirst(before.count).filter { $0.role != .assignment } }
    return assignment.value?(expectation)
  }

  /// Whether an assigned expression is a variable that keeps what this one was, and is given nothing else: what it restores is
  /// a value that it had before.
  private func restores(
    _ written: SourceValue?, _ declaration: NameDeclaration, _ expectation: ValueExpectation
  ) -> Bool {
    guard let name = written?.memberName, name != declaration.name, let saved = assignments[name] else { return false }
    return !saved.isEmpty
      && saved.allSatisfy { assigned(by: $0, expectation)?.memberName == declaration.name }
  }

  /// What the callers of a function pass to a parameter, each with the call; nil where one passes no literal.
  ///
  /// - Parameter setter: the code in the function that hands the parameter on.
  private func passed(
    to parameter: NameParameter, _ expectation: ValueExpectation, by setter: NameSurroundings, trail: [NameParameter]
  ) -> [(text: String, value: SourceValue)]? {
    guard lookedFor.contains(parameter.function) else {
      wanted.insert(parameter.function)
      return nil
    }
    let calls = calls[parameter.function] ?? []
    guard trail.count < Self.deepest, !trail.contains(parameter), calls.count <= Self.most else { return nil }
    var found: [(text: String, value: SourceValue)] = []
    for call in calls {
      guard let argument = call.argument(for: parameter) else {
        if call.leavesDefault(of: parameter) { return nil }
        continue
      }
      let around = call.around.calling(setter)
      if let value = literal(known(argument.value(expectation))) {
        note(ReadPlace(.assignment, call.function, call.place, value, in: around))
        found.append((call.text, value))
      } else if let further = argument.parameter,
        let more = passed(to: further, expectation, by: around, trail: trail + [parameter])
      {
        found += more
      } else {
        return nil
      }
    }
    return found
  }

  /// The calls that have a variable set, of the function or the modifier around an assignment.
  private func callers(of assignment: NameAssignment, _ around: NameSurroundings) -> [Caller] {
    if let modifier = assignment.modifier {
      return named(modifier).flatMap { call in caller(call, around, trail: []) }
    }
    return around.moment == nil ? callers(of: assignment.function, around, trail: []) : []
  }

  /// A call, and what is known of the code around it.
  private typealias Caller = (call: NameCall, around: NameSurroundings)

  /// The calls of a function, or of those that call it; none where one may be missing.
  private func callers(of function: OwnFunction?, _ setter: NameSurroundings, trail: [OwnFunction]) -> [Caller] {
    guard let function, trail.count < Self.deepest, !trail.contains(function) else { return [] }
    var found: [Caller] = []
    for call in named(function.name) where function.parameters.positions(of: call.arguments.map(\.label)) != nil {
      guard let isCall = mayCall(function, call) else { return [] }
      if isCall { found += caller(call, setter, trail: trail + [function]) }
    }
    return found
  }

  /// A call, or those of the function around it.
  private func caller(_ call: NameCall, _ setter: NameSurroundings, trail: [OwnFunction]) -> [Caller] {
    let around = call.around.calling(setter)
    let further = call.around.moment == nil ? callers(of: call.caller, around, trail: trail) : []
    return further.isEmpty ? [(call, around)] : further
  }

  private func named(_ name: String) -> [NameCall] {
    guard lookedFor.contains(name) else {
      wanted.insert(name)
      return []
    }
    let all = calls[name] ?? []
    return all.count <= Self.most ? all : []
  }

  /// Whether a call is one of a function of a type; nil where the code does not tell.
  private func mayCall(_ function: OwnFunction, _ call: NameCall) -> Bool? {
    guard let type = function.type.map(SourceType.simpleName(of:)) else {
      if case .own = call.owner { return true }
      return false
    }
    // What views are is told by UIKit alone.
    if type == "View" { return true }
    func isOne(_ other: String) -> Bool {
      let other = SourceType.simpleName(of: other)
      return lineage(of: other).contains(type) || lineage(of: type).contains(other)
    }
    switch call.owner {
    case .own(nil): return false
    case .own(let other?), .type(let other): return isOne(other)
    case .object(let name, let types):
      return types.isEmpty ? name.lowercased() == type.lowercased() ? true : nil : types.contains(where: isOne)
    }
  }

  /// The value where it is one for certain.
  private func literal(_ value: SourceValue?) -> SourceValue? {
    if case .choice? = value { return nil }
    return value
  }

  /// The value where no part of it is left open, and none asks for the superclass of another class.
  private func known(_ value: SourceValue) -> SourceValue? {
    switch value {
    case .computed, .inherited, .forwarded: nil
    case .choice(let branches): branches.allSatisfy { known($0.value) != nil } ? value : nil
    case .mask, .orientation, .deviceOrientation, .bool: value
    }
  }

  /// The declarations that a name may mean. Where any is overridden somewhere, which one counts is known at run time only.
  private func meant(by query: NameQuery) -> [NameDeclaration] {
    guard let all = declarations[query.name], all.count <= Self.most else { return [] }
    let named = all.filter { !areApart(query.path, $0.place.path) }
    var fitting = named.filter { declaration in
      switch (declaration.labels, query.arguments) {
      case (nil, nil): true
      case (let labels?, let arguments?):
        labels.count == arguments.count
          && zip(labels, arguments).allSatisfy { $0 == "*" || $0.utf8.elementsEqual($1.label.utf8) }
      // Objective-C calls a method without parameters as it reads a property.
      case (nil, let arguments?):
        arguments.isEmpty
          && (declaration.kind == .macro || declaration.kind == .helper && !isSwift(declaration.place.path))
      case (let labels?, nil): labels.isEmpty && !isSwift(query.path)
      }
    }
    // A function of the window's root, or one that is given a controller by default.
    if fitting.isEmpty, query.expectation == .controller, let passed = query.arguments {
      let isOfRoot = passed == [.root]
      fitting = named.filter { isOfRoot ? $0.labels ?? [] == [] : passed.count < $0.labels?.count ?? 0 }
    }
    var owned: [NameDeclaration]
    switch query.owner {
    case .own(let type):
      let family = type.map(lineage) ?? []
      owned = fitting.filter { declaration in declaration.type.map(family.contains) ?? false }
      if owned.isEmpty { owned = fitting.filter { $0.type == nil } }
    case .type(let type):
      let family = lineage(of: type)
      owned = fitting.filter { declaration in declaration.type.map(family.contains) ?? false }
    case .object(let name, let types):
      let families = types.reduce(into: Set<String>()) { $0.formUnion(lineage(of: $1)) }
      owned = fitting.filter { declaration in
        guard let type = declaration.type else { return false }
        return families.contains(type) || types.isEmpty && type.lowercased() == name.lowercased()
      }
    }
    if owned.count > 1 { owned = sameTarget(owned, as: query.path) }
    guard owned.count == 1, let type = owned[0].type else { return owned }
    // Where a subclass has another one, which of them counts is known at run time only.
    return owned + named.filter { $0.type != type && ($0.type.map(lineage)?.contains(type) ?? false) }
  }

  private func isSwift(_ path: String) -> Bool { path.utf8.hasSuffix(".swift") }

  private func sameTarget(_ declarations: [NameDeclaration], as path: String) -> [NameDeclaration] {
    let own = Set(targets(path))
    let shared = declarations.filter { !own.isDisjoint(with: targets($0.place.path)) }
    return shared.isEmpty ? declarations : shared
  }

  /// A type, what it inherits from and the types around it, by their simple names.
  private func lineage(of type: String) -> Set<String> {
    var found: Set<String> = []
    var open = type.split(separator: ".").map(String.init)
    while let name = open.popLast(), found.count < 256 {
      guard found.insert(name).inserted else { continue }
      open += parents[name] ?? []
      if name.utf8.hasSuffix("Controller") { open.append("UIViewController") }
    }
    return found
  }

  /// Whether an assignment may be one to the variable: it is, unless another type's is meant for certain.
  private func mayMean(_ declaration: NameDeclaration, _ assignment: NameAssignment) -> Bool {
    if areApart(declaration.place.path, assignment.place.path) { return false }
    guard let type = declaration.type else {
      if case .own = assignment.owner { return true }
      return false
    }
    switch assignment.owner {
    case .own(nil): return false
    case .own(let owner?), .type(let owner):
      return lineage(of: owner).contains(type)
        || owner.split(separator: ".").last.map { lineage(of: type).contains(String($0)) } ?? false
    case .object(_, let types):
      let known = types.filter { parents[$0] != nil }
      return known.isEmpty
        || known.contains { lineage(of: $0).contains(type) || lineage(of: type).contains($0) }
    }
  }
}

extension SourceValue {
  /// Whether it is one of the values that another variable is given.
  fileprivate var isOfVariable: Bool {
    guard case .choice(let branches) = self else { return false }
    return branches.contains { $0.value.isOfVariable || $0.condition?.contains(" = ") ?? false }
  }

  /// The value where all of it forwards to controllers.
  fileprivate var asController: SourceValue? {
    switch self {
    case .forwarded: self
    case .choice(let branches): branches.allSatisfy { $0.value.asController != nil } ? self : nil
    case .mask, .orientation, .deviceOrientation, .bool, .inherited, .computed: nil
    }
  }

  /// The name of the variable that it is, `lock` for `self.lock`, `Lock.lock!` and `(app.delegate as? AppDelegate)?.lock`; nil
  /// for all that is more than a variable.
  fileprivate var memberName: String? {
    guard case .computed(let text) = self,
      !["??", " ? ", "|", "&", "{", ",", "="].contains(where: { text.contains($0) })
    else { return nil }
    let name = text.split(separator: ".", omittingEmptySubsequences: false).last.map { $0.filter { $0 != "!" } } ?? ""
    return !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? name : nil
  }

  /// `nil`, as a reader of values quotes it.
  fileprivate static let nothing = SourceValue.computed("nil")
}
