import AppFacts
import Orientation
import OrientationNotation
import Testing

@testable import AppBook
@testable import OrientationPolicy

/// A lock that a screen sets and sets back is set while the screen is there, and no longer.
@Suite struct LockPolicyTests {
  /// What fails the policy: the events up to it, or nothing where it holds.
  ///
  /// - Parameters:
  ///   - writes: the lines at which the lock is set, with the masks.
  ///   - screens: the screens of the book.
  private static func failure(
    _ writes: [(line: Int, mask: InterfaceOrientationMask)], _ screens: String, _ statement: String
  ) throws -> [String] {
    var branches: [SourceValue.Branch] = []
    for write in writes where write.mask != .portrait {
      branches.append(.init(condition: "lock = .\(write.line)", value: .mask(write.mask)))
    }
    branches.append(.init(condition: nil, value: .mask(.portrait)))
    return try failure(
      .choice(branches), first: .mask(.portrait), writes.map { ($0.line, .mask($0.mask)) }, screens, statement)
  }

  /// The same for an answer that depends on a variable.
  private static func failure(
    _ value: SourceValue, of variable: String = "lock", first: SourceValue, _ writes: [(line: Int, value: SourceValue)],
    _ screens: String,
    _ statement: String, setter: String? = nil, reads: [ReadPlace]? = nil
  ) throws -> [String] {
    var facts = AppFacts()
    for (name, superclass, line) in [
      ("AppDelegate", "UIResponder", 1), ("List", "UIViewController", 10), ("Reader", "UIViewController", 20),
    ] {
      facts.types.append(
        SourceType(
          name: name, kind: .classType, language: .swift, inherited: [superclass],
          place: FilePlace(path: "A.swift", line: line)))
    }
    let first = ReadPlace(
      role: .initialValue, name: variable, place: FilePlace(path: "A.swift", line: 2), value: first)
    facts.occurrences.append(
      Occurrence(
        api: .applicationSupportedInterfaceOrientations, role: .implementation, language: .swift, type: "AppDelegate",
        place: FilePlace(path: "A.swift", line: 3), value: value,
        readAt: reads ?? [first]
          + (setter == nil
            ? [] : [ReadPlace(role: .setter, name: variable, place: FilePlace(path: "A.swift", line: 6))])
          + writes.map {
            ReadPlace(
              role: .assignment, name: setter ?? "lock", place: FilePlace(path: "A.swift", line: $0.line),
              value: $0.value,
              type: $0.line < 10 ? "AppDelegate" : $0.line < 20 ? "List" : "Reader")
          }))
    var app = App(facts)
    app.screens = screens.split(separator: "\n").enumerated().compactMap { try? Screen(line: $1, number: $0 + 1) }
    let text = "on: iPhone, iOS 18\nevents: turns, pushes, pops, presentations, tabs\n" + statement
    let source = PolicySource(name: "p", text: text, path: "a.md", line: 1)
    let policies = BookPolicies(sources: [source], app) { problem in Issue.record("\(problem)") }
    let report = try #require(policies.reports(policies.units(.one)).first)
    guard case .fails(let failure, _)? = report.verdicts.first else { return [] }
    return failure.timeline.events.map(\.notation)
  }

  private static let screens = "List: UINavigationController > List\nReader: UINavigationController > [List, Reader]"

  @Test(arguments: [false, true]) func aFlagThatAScreenSetsBackIsSetWhileItShows(first: Bool) throws {
    let condition = first ? "!(Lock.lock)" : "self.lock"
    let value = SourceValue.choice([
      .init(condition: condition, value: .mask(.landscape)), .init(condition: nil, value: .mask(.portrait)),
    ])
    func failure(_ writes: [(line: Int, value: SourceValue)], _ statement: String = "always: portrait") throws
      -> [String]
    {
      try Self.failure(value, first: .bool(first), writes, Self.screens, statement)
    }
    let (set, back) = (SourceValue.bool(!first), SourceValue.bool(first))
    #expect(try failure([(21, set), (22, back)]).contains("pushed Reader"))
    #expect(try failure([(21, back)]).isEmpty)
    // What is not set back, what no controller sets, and what is not read can be so anywhere.
    for writes in [[(21, set)], [(4, set), (5, back)], [(21, set), (22, back), (12, .computed("isOn"))]] {
      #expect(try !failure(writes).contains("pushed Reader"))
    }
  }

  /// What no window begins with has set nothing when the first screen comes.
  @Test func aVariableHasItsFirstValueUntilWhatWritesItIsShown() throws {
    func failure(_ line: Int) throws -> [String] {
      try Self.failure([(line: line, mask: .landscape)], Self.screens, "always: portrait")
    }
    #expect(try failure(12) == ["launch", "root shown"])
    #expect(try failure(4) == ["launch", "root shown"])
    #expect(try failure(21).count > 2)
  }

  @Test func callsOfAFunctionThatSetsAFlagAreItsWrites() throws {
    let value = SourceValue.choice([
      .init(condition: "isFree", value: .mask(.landscape)), .init(condition: nil, value: .mask(.portrait)),
    ])
    func failure(_ first: Bool, _ writes: [(line: Int, value: SourceValue)], setter: String?) throws -> [String] {
      try Self.failure(
        value, of: "isFree", first: .bool(first), writes, Self.screens, "always: portrait", setter: setter)
    }
    let writes: [(line: Int, value: SourceValue)] = [(21, .bool(true)), (22, .bool(false))]
    #expect(try failure(false, writes, setter: "free").contains("pushed Reader"))
    #expect(try !failure(false, Array(writes.prefix(1)), setter: "free").contains("pushed Reader"))
    #expect(try failure(false, [], setter: "free").isEmpty)
  }

  /// The condition names one write of a value; that of a function of another name, or in place, is one as well.
  @Test func anyWriteOfTheValueMayHaveSetIt() throws {
    let value = SourceValue.choice([
      .init(condition: "enter()", value: .mask(.landscape)), .init(condition: nil, value: .mask(.portrait)),
    ])
    func place(_ role: ReadPlace.Role, _ name: String, _ line: Int, _ mask: InterfaceOrientationMask, _ type: String?)
      -> ReadPlace
    {
      ReadPlace(role: role, name: name, place: FilePlace(path: "A.swift", line: line), value: .mask(mask), type: type)
    }
    let player = [
      place(.initialValue, "mask", 1, .portrait, nil), place(.setter, "mask", 5, .landscape, nil),
      place(.setter, "mask", 6, .portrait, nil), place(.assignment, "enter", 21, .landscape, "Reader"),
      place(.assignment, "leave", 22, .portrait, "Reader"),
    ]
    func failure(_ reads: [ReadPlace]) throws -> [String] {
      try Self.failure(value, of: "mask", first: .mask(.portrait), [], Self.screens, "always: portrait", reads: reads)
    }
    #expect(try failure(player).contains("pushed Reader"))
    #expect(try !failure(player + [place(.assignment, "mask", 12, .landscape, "List")]).contains("pushed Reader"))
  }

  /// A call is a write of the variable that the function gives the same value.
  @Test func aFunctionMaySetTwoVariables() {
    func place(_ role: ReadPlace.Role, _ name: String, _ line: Int, _ value: SourceValue?) -> ReadPlace {
      ReadPlace(role: role, name: name, place: FilePlace(path: "A.swift", line: line), value: value)
    }
    var answer = Occurrence(
      api: .applicationSupportedInterfaceOrientations, role: .implementation, language: .swift, type: "AppDelegate",
      place: FilePlace(path: "A.swift", line: 3))
    answer.readAt = [
      place(.initialValue, "mask", 1, .mask(.portrait)), place(.initialValue, "isLocked", 2, .bool(false)),
      place(.setter, "mask", 6, .mask(.all)), place(.setter, "isLocked", 7, .bool(true)),
      place(.assignment, "lock", 21, .mask(.all)), place(.assignment, "lock", 21, .bool(true)),
    ]
    #expect(ReadVariable.all(of: answer).map { $0.writes.map(\.value) } == [[.mask(.all)], [.bool(true)]])
    // Of what is given by the calls it is not known which of two variables it is.
    answer.readAt[2].value = nil
    #expect(ReadVariable.all(of: answer).map(\.name) == ["isLocked"])
  }

  @Test func aFunctionThatSetsTheLockIsOneOfItsWrites() throws {
    let value = SourceValue.choice([
      .init(condition: ".lock(.landscape)", value: .mask(.landscape)), .init(condition: nil, value: .mask(.portrait)),
    ])
    for (writes, isPushed) in [
      ([(21, .mask(.landscape)), (22, .mask(.portrait))], true), ([(21, .mask(.landscape))], false),
    ]
      as [([(line: Int, value: SourceValue)], Bool)]
    {
      let events = try Self.failure(
        value, of: "mask", first: .mask(.portrait), writes, Self.screens, "always: portrait", setter: "lock")
      #expect(!events.isEmpty && events.contains("pushed Reader") == isPushed)
    }
  }

  @Test func whatAScreenSetsBackIsNotSetBeforeIt() throws {
    let events = try Self.failure([(21, .landscape), (22, .portrait)], Self.screens, "always: portrait")
    #expect(events.contains("pushed Reader"))
    // The screen that sets it may be beside the one in front, in a tab that is not selected.
    let tabs = "List: UITabBarController > [List, Reader]\nReader: UITabBarController > [List, Reader]"
    #expect(
      try Self.failure([(21, .landscape), (22, .portrait)], tabs, "always: portrait").contains("tab selected Reader"))
  }

  @Test func whatIsNotSetBackOrElsewhereIsSetAnywhere() throws {
    for writes in [
      [(21, InterfaceOrientationMask.landscape)], [(21, .landscape), (5, .portrait)],
      [(5, .landscape), (6, .portrait)],
    ] {
      let events = try Self.failure(writes, Self.screens, "always: portrait")
      #expect(!events.isEmpty && !events.contains("pushed Reader"), "\(writes)")
    }
  }

  @Test func aScreenThatTheBookDoesNotHaveMayBeAnywhere() throws {
    let events = try Self.failure(
      [(21, .landscape), (22, .portrait)], "List: UINavigationController > List", "always: portrait")
    #expect(!events.isEmpty)
  }

  /// What policies say of an app without code of its own for orientations.
  private static func outcome(_ occurrences: [Occurrence], types: [SourceType] = [], _ statement: String) throws
    -> String
  {
    var facts = AppFacts()
    facts.types = types
    facts.occurrences = occurrences
    facts.looseDeclarations = [
      PropertyListDeclaration(
        key: .supported, origin: .file, values: ["UIInterfaceOrientationPortrait"],
        place: FilePlace(path: "Info.plist", line: 1), isEffective: true)
    ]
    var app = App(facts)
    app.screens = [try Screen(line: "Main: RootViewController", number: 1)]
    let source = PolicySource(name: "p", text: "on: iPhone, iOS 18\n" + statement, path: "a.md", line: 1)
    let policies = BookPolicies(sources: [source], app) { problem in Issue.record("\(problem)") }
    let report = try #require(policies.reports(policies.units(.one)).first)
    guard case .fails? = report.verdicts.first else { return "holds" }
    return "fails"
  }

  @Test(arguments: [
    (OrientationAPI.lockAsync, SourceValue.mask(.landscape), "fails"), (.lockAsync, .mask(.portrait), "holds"),
    (.lockAsync, .computed("lock"), "fails"), (.setPreferredOrientations, .mask(.landscape), "holds"),
  ])
  func callsOfDartAndJavaScriptSetTheirMasksAtAnyTime(
    api: OrientationAPI, value: SourceValue, expected: String
  ) throws {
    let call = Occurrence(
      api: api, role: .use, language: .javaScript, type: nil, place: FilePlace(path: "a.ts", line: 4), value: value)
    // Info.plist limits what Flutter sets, and the app delegate's mask of Expo replaces it.
    #expect(try Self.outcome([call], "always: portrait") == expected)
  }

  @Test func aSceneDelegateIsNotAskedForTheMethodOfTheAppDelegate() throws {
    let place = FilePlace(path: "SceneDelegate.swift", line: 3)
    let answer = Occurrence(
      api: .applicationSupportedInterfaceOrientations, role: .implementation, language: .swift, type: "SceneDelegate",
      place: place, value: .mask(.all))
    func outcome(_ inherited: [String]) throws -> String {
      let type = SourceType(
        name: "SceneDelegate", kind: .classType, language: .swift, inherited: ["UIResponder"] + inherited, place: place)
      return try Self.outcome([answer], types: [type], "always: portrait")
    }
    #expect(try outcome(["UIApplicationDelegate"]) == "fails")
    #expect(try outcome(["UIWindowSceneDelegate"]) == "holds")
  }
}
