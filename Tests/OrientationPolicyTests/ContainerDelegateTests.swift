import AppFacts
import Orientation
import OrientationNotation
import Testing

@testable import AppBook

/// What an app's delegate of a navigation or tab bar controller answers is what the container answers.
@Suite struct ContainerDelegateTests {
  private static let top = SourceValue.choice([
    .init(
      condition: "n.topViewController?.supportedInterfaceOrientations != nil",
      value: .forwarded(.other("n.topViewController"))),
    .init(condition: nil, value: .mask(.portrait)),
  ])

  private static func occurrence(_ api: OrientationAPI, in type: String, _ value: SourceValue) -> Occurrence {
    Occurrence(
      api: api, role: .implementation, language: .swift, type: type,
      place: FilePlace(path: type + ".swift", line: 4), value: value)
  }

  /// - Parameter delegates: the classes that have the method, and what each answers.
  private static func verdicts(
    _ delegates: [(type: String, superclass: String, value: SourceValue)], _ screens: String
  ) throws -> [Bool] {
    var facts = AppFacts()
    let types =
      [("List", "UIViewController"), ("Grid", "UIViewController"), ("Other", "UIViewController")]
      + delegates.map { ($0.type, $0.superclass) }
    var known: Set<String> = []
    for (name, superclass) in types where known.insert(name).inserted {
      let place = FilePlace(path: name + ".swift", line: 1)
      facts.types.append(
        SourceType(name: name, kind: .classType, language: .swift, inherited: [superclass], place: place))
    }
    facts.occurrences.append(occurrence(.supportedInterfaceOrientations, in: "List", .mask(.portrait)))
    facts.occurrences += delegates.map {
      occurrence(.navigationControllerSupportedInterfaceOrientations, in: $0.type, $0.value)
    }
    var app = App(facts)
    app.screens = screens.split(separator: "\n").enumerated().compactMap { try? Screen(line: $1, number: $0 + 1) }
    let text = "on: iPhone, iOS 18\nalways: portrait\nnever: exception"
    let source = PolicySource(name: "p", text: text, path: "a.md", line: 1)
    let policies = BookPolicies(sources: [source], app) { problem in Issue.record("\(problem)") }
    let report = try #require(policies.reports(policies.units(.one)).first)
    return report.verdicts.map { if case .holds = $0 { true } else { false } }
  }

  @Test func aControllerOfTheScreenIsTheDelegate() throws {
    let list = [("List", "UIViewController", Self.top)]
    #expect(try Self.verdicts(list, "A: UINavigationController > List") == [true, true])
    #expect(try Self.verdicts(list, "A: UINavigationController > [List, Grid]") == [false, true])
    #expect(try Self.verdicts([], "A: UINavigationController > List") == [false, true])
  }

  @Test func theOnlyObjectIsTheDelegateOfAll() throws {
    let scene = [("SceneDelegate", "UIResponder", SourceValue.mask(.portrait))]
    #expect(try Self.verdicts(scene, "A: UINavigationController > Grid") == [true, true])
    #expect(try Self.verdicts(scene, "A: UITabBarController > Grid") == [false, true])
  }

  @Test func aContainerCanBeItsOwnDelegate() throws {
    let own = [
      ("Nav", "UINavigationController", SourceValue.mask(.portrait)), ("Other", "UIViewController", .mask(.all)),
    ]
    #expect(try Self.verdicts(own, "A: Nav > Grid") == [true, true])
  }

  @Test func eachOfSeveralAndNoneMayBeTheDelegate() throws {
    let both = [("Grid", "UIViewController", SourceValue.mask(.portrait)), ("Other", "UIViewController", .mask(.all))]
    #expect(try Self.verdicts(both, "A: UINavigationController > List") == [false, true])
    #expect(try Self.verdicts([both[0]], "A: UINavigationController > List") == [false, true])
  }
}
