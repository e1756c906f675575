import Basics
import Diagnostics
import Orientation
import OrientationCatalog

/// Compares the declarations of headers with the catalog, one enumeration at a time.
struct SDKComparer {
  private let declarations: [(enumeration: HeaderEnumeration, path: String)]
  private let version: SDKVersion
  private var values: HeaderValues
  private var diagnostics: [Diagnostic] = []
  private var undecided: [SDKComparison.Undecided] = []
  private var enumerationCount = 0
  private var caseCount = 0

  init(declarations: [(HeaderEnumeration, String)], version: SDKVersion) {
    self.declarations = declarations.map { (enumeration: $0.0, path: $0.1) }
    self.version = version
    values = HeaderValues(declarations.map(\.0))
  }

  /// What has been found so far.
  var result: SDKComparison {
    SDKComparison(
      diagnostics: diagnostics.sorted(by: Diagnostic.precedes), undecided: undecided, version: version,
      enumerationCount: enumerationCount, caseCount: caseCount)
  }

  /// Compares an entry with every declaration of it; `fallback` is the path to name where there is none.
  mutating func compare(_ entry: EnumerationEntry, fallback: String) {
    let places = declarations.indices.filter { Self.declares(declarations[$0].enumeration, entry) }
    if places.isEmpty {
      if isDue(entry.objectiveC, entry.availability) {
        add(.sdkEnumerationMissing(name: entry.objectiveC), path: fallback, line: nil)
      }
      return
    }
    enumerationCount += 1
    for place in places { compare(entry, withDeclaration: place) }
  }
}

extension SDKComparer {
  /// Whether a declaration is that of an entry; one that breaks off before its name is known by its cases.
  private static func declares(_ enumeration: HeaderEnumeration, _ entry: EnumerationEntry) -> Bool {
    if let name = enumeration.name { return name == entry.objectiveC }
    let names = Set(entry.cases.map(\.objectiveC))
    return enumeration.fault != nil && enumeration.cases.contains { names.contains($0.name) }
  }

  private mutating func add(_ problem: Problem, path: String, line: Int?) {
    diagnostics.append(Diagnostic(path: path, line: line, problem: problem))
  }

  /// Whether the headers should have what they lack; where that cannot be known, it is noted as undecided.
  private mutating func isDue(_ name: String, _ availability: Availability) -> Bool {
    guard let introduced = availability.introduced else { return true }
    guard let isDue = version.has(introduced) else {
      undecided.append(SDKComparison.Undecided(name: name, introduced: introduced))
      return false
    }
    return isDue
  }

  private mutating func compare(_ entry: EnumerationEntry, withDeclaration place: Int) {
    let (enumeration, path) = declarations[place]
    if let fault = enumeration.fault {
      add(.headerUnreadable(name: entry.objectiveC, reason: fault.reason), path: path, line: fault.line)
      return
    }
    compareName(of: entry.objectiveC, enumeration.annotations, with: entry.swift, path: path, line: enumeration.line)
    compareAvailability(
      of: entry.objectiveC, enumeration.annotations, with: entry.availability, path: path, line: enumeration.line)
    let strangers = enumeration.cases.filter { declared in
      !declared.annotations.isUnavailable && !entry.cases.contains { $0.objectiveC == declared.name }
    }
    var absent: [String] = []
    for known in entry.cases {
      let elements = enumeration.cases.indices.filter { enumeration.cases[$0].name == known.objectiveC }
      for element in elements { compare(known, withCase: element, ofDeclaration: place) }
      if elements.isEmpty, isDue(known.objectiveC, known.availability) {
        absent.append(known.objectiveC)
        let suggestion = Suggestion.nearest(to: known.objectiveC, in: strangers.map(\.name))
        add(
          .sdkCaseMissing(name: known.objectiveC, enumeration: entry.objectiveC, suggestion: suggestion),
          path: path, line: enumeration.line)
      }
    }
    for stranger in strangers {
      let suggestion = Suggestion.nearest(to: stranger.name, in: absent)
      add(
        .sdkCaseUnknown(name: stranger.name, enumeration: entry.objectiveC, suggestion: suggestion),
        path: path, line: stranger.line)
    }
  }

  private mutating func compare(_ known: EnumerationCase, withCase element: Int, ofDeclaration place: Int) {
    let (enumeration, path) = declarations[place]
    let declared = enumeration.cases[element]
    caseCount += 1
    do throws(HeaderFault) {
      let value = try values.value(ofCase: element, in: place)
      if value != known.rawValue {
        add(
          .sdkValueDiffers(name: known.objectiveC, header: value, catalog: known.rawValue), path: path,
          line: declared.line)
      }
    } catch {
      add(.headerUnreadable(name: known.objectiveC, reason: error.reason), path: path, line: error.line)
    }
    compareName(of: known.objectiveC, declared.annotations, with: known.swift, path: path, line: declared.line)
    var annotations = declared.annotations
    annotations.introduced = annotations.introduced ?? enumeration.annotations.introduced
    annotations.deprecated = annotations.deprecated ?? enumeration.annotations.deprecated
    compareAvailability(
      of: known.objectiveC, annotations, with: known.availability, path: path, line: declared.line)
  }

  /// Compares the name in Swift, where the header gives one.
  private mutating func compareName(
    of name: String, _ annotations: HeaderAnnotations, with known: String, path: String, line: Int
  ) {
    guard let found = annotations.swiftName, !found.utf8.elementsEqual(known.utf8) else { return }
    add(.sdkNameDiffers(name: name, header: found, catalog: known), path: path, line: line)
  }

  private mutating func compareAvailability(
    of name: String, _ annotations: HeaderAnnotations, with known: Availability, path: String, line: Int
  ) {
    guard let found = difference(annotations, from: known) else { return }
    let problem = Problem.sdkAvailabilityDiffers(
      name: name, header: found, catalog: Self.words(introduced: known.introduced, deprecated: known.deprecated))
    add(problem, path: path, line: line)
  }

  /// What the header says, where it is not what the catalog says; what it does not say is no difference.
  private func difference(_ annotations: HeaderAnnotations, from known: Availability) -> String? {
    if annotations.isUnavailable { return "not for iOS" }
    if annotations.introduced == nil, let introduced = known.introduced, version.has(introduced) == false {
      return "in an SDK older than that"
    }
    let isIntroducedAlike = annotations.introduced == nil || annotations.introduced == known.introduced
    // A deprecation that came after the SDK cannot be in it.
    let due = known.deprecated.flatMap { version.has($0) == true ? $0 : nil }
    let isDeprecatedAlike = annotations.deprecated.map { $0 == known.deprecated } ?? (due == nil)
    if isIntroducedAlike, isDeprecatedAlike { return nil }
    return Self.words(introduced: annotations.introduced, deprecated: annotations.deprecated)
  }

  private static func words(introduced: OSVersion?, deprecated: OSVersion?) -> String {
    let since = introduced.map { "since iOS \($0)" }
    let until = deprecated.map { "deprecated from iOS \($0)" }
    switch (since, until) {
    case (let since?, let until?): return since + ", " + until
    case (let one?, nil), (nil, let one?): return one
    case (nil, nil): return "without a version"
    }
  }
}
